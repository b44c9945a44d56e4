/** The language switch on Home: for whoever cannot read the rest. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { LOCALE_NAMES, LOCALES } from '../../i18n/catalog.ts';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { change } from '../settings.ts';
import { locale, t } from '../words.ts';

export function LanguageButton(): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const label = `${t('home.language')}: ${LOCALE_NAMES[locale.value]}`;
  return (
    <>
      <button type="button" class="btn small language" aria-label={label} onClick={() => setOpen(true)}>
        <Icon name="globe" />
        <span>{LOCALE_NAMES[locale.value]}</span>
      </button>
      {isOpen && (
        <Sheet title={t('home.language')} onClose={() => setOpen(false)}>
          <Languages onPick={() => setOpen(false)} />
        </Sheet>
      )}
    </>
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
