/** The language switch on Home: for whoever cannot read the rest. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { LOCALE_NAMES } from '../../i18n/catalog.ts';
import { lazy } from '../lazy.tsx';
import { Icon } from '../parts/icon.tsx';
import { locale, t } from '../words.ts';

const LanguageSheet = lazy(async () => (await import('./languages.tsx')).LanguageSheet);

export function LanguageButton(): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const name = LOCALE_NAMES[locale.value];
  return (
    <>
      <button
        type="button"
        class="btn small language"
        aria-label={`${t('home.language')}: ${name}`}
        onClick={() => setOpen(true)}
      >
        <Icon name="globe" />
        <span>{name}</span>
      </button>
      {isOpen && <LanguageSheet onClose={() => setOpen(false)} />}
    </>
  );
}
