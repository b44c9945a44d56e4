/** The four languages, each in its own words. Choosing one takes effect at once. */
import type { JSX } from 'preact';
import { LOCALE_NAMES, LOCALES } from '../../i18n/catalog.ts';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { change } from '../settings.ts';
import { locale, t } from '../words.ts';

export function LanguageSheet({ onClose }: { onClose: () => void }): JSX.Element {
  return (
    <Sheet title={t('home.language')} onClose={onClose}>
      <Languages onPick={onClose} />
    </Sheet>
  );
}

export function Languages({ onPick }: { onPick?: () => void }): JSX.Element {
  return (
    <div class="languages">
      {LOCALES.map((one) => (
        <button
          type="button"
          key={one}
          lang={one}
          class={one === locale.value ? 'btn pri' : 'btn'}
          aria-pressed={one === locale.value}
          onClick={() => change({ locale: one }).then(onPick)}
        >
          {one === locale.value && <Icon name="check" size={22} weight={3} />}
          {LOCALE_NAMES[one]}
        </button>
      ))}
    </div>
  );
}
