/** Putting Tikar on the home screen: a card on the result screen, and for iOS a sheet that shows how. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { askToKeep } from '../../storage/device.ts';
import { offlineStatus } from '../offline-state.ts';
import { useServices } from '../services.ts';
import { t } from '../words.ts';
import { Icon, type IconName } from './icon.tsx';
import { Mark } from './mark.tsx';
import { Sheet } from './sheet.tsx';

const STEPS: readonly { readonly icon: IconName; readonly key: 'install.ios.1' | 'install.ios.2' | 'install.ios.3' }[] =
  [
    { icon: 'share', key: 'install.ios.1' },
    { icon: 'plus', key: 'install.ios.2' },
    { icon: 'check', key: 'install.ios.3' },
  ];

export function InstallSheet({ onClose }: { onClose: () => void }): JSX.Element {
  return (
    <Sheet title={t('install.title')} onClose={onClose}>
      <ol class="install-steps">
        {STEPS.map(({ icon, key }) => (
          <li key={key}>
            <span class="install-glyph">
              <Icon name={icon} size={34} weight={2} />
            </span>
            {t(key)}
          </li>
        ))}
      </ol>
      <p class="install-note">{t('install.ios.note')}</p>
    </Sheet>
  );
}

/** How many finished matches before the card comes: the family knows by then what it is. */
const AFTER = 2;
const NOTE = 'install-card';

/** Shown once, after the second finished match, where the app can be installed and is not. */
export function InstallCard(): JSX.Element | null {
  const { storage, offline } = useServices();
  const [isDue, setDue] = useState(false);
  const [isHow, setHow] = useState(false);
  useEffect(() => {
    void Promise.all([storage.tallies.list(null), storage.notes.read(NOTE)]).then(([tallies, note]) => {
      setDue(tallies.length >= AFTER && note === null);
    });
  }, [storage]);
  const { install } = offlineStatus.value;
  if (!isDue || (install !== 'prompt' && install !== 'ios')) return null;
  const close = () => {
    void storage.notes.write(NOTE, 'closed');
    setDue(false);
  };
  const yes = async () => {
    if (install === 'ios') return setHow(true);
    if ((await offline()?.install()) === true) void askToKeep();
    close();
  };
  return (
    <section class="panel install-card">
      <Mark size={56} />
      <div>
        <h2>{t('install.title')}</h2>
        <p>{t('install.text')}</p>
      </div>
      <div class="install-do">
        <button type="button" class="btn small" onClick={yes}>
          {t(install === 'ios' ? 'install.how' : 'install.yes')}
        </button>
        <button type="button" class="btn small" onClick={close}>
          {t('install.later')}
        </button>
      </div>
      {isHow && <InstallSheet onClose={close} />}
    </section>
  );
}
