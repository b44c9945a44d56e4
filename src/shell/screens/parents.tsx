/** For parents: what is stored and where, that nothing leaves the device, credits, and the licences of all that is built in. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { games } from '../../games/registry.ts';
import { gameName } from '../game-name.ts';
import { TopBar } from '../parts/top-bar.tsx';
import { useServices } from '../services.ts';
import { t } from '../words.ts';
import '../styles/settings.css';

export function Parents(): JSX.Element {
  const { version } = useServices();
  return (
    <div class="frame">
      <TopBar title={t('parents.title')} />
      <main class="parents">
        <section class="panel">
          <h2>{t('parents.what')}</h2>
          <ul>
            <li>{t('parents.what.1')}</li>
            <li>{t('parents.what.2')}</li>
            <li>{t('parents.what.3')}</li>
          </ul>
          <h2>{t('parents.where')}</h2>
          <p>{t('parents.where.text')}</p>
          <h2>{t('parents.leave')}</h2>
          <p>{t('parents.leave.text')}</p>
          <h2>{t('parents.time')}</h2>
          <p>{t('parents.time.text')}</p>
        </section>
        <section class="panel">
          <h2>{t('parents.credits')}</h2>
          <ul>
            {games.flatMap(({ about }) => {
              const source = about.cloth?.inspiredBy;
              if (source === undefined) return [];
              return [<li key={about.id}>{t('parents.inspired', { game: gameName(about.id), ...source })}</li>];
            })}
            <li>{t('parents.fonts')}</li>
            <li>{t('parents.art')}</li>
            <li>{t('parents.own')}</li>
          </ul>
          <h2>{t('parents.licences')}</h2>
          <p>{t('parents.licences.text')}</p>
          <Licences />
          <p>{t('home.version', { version })}</p>
        </section>
      </main>
    </div>
  );
}

/** The texts are a file of their own (`npm run licences` writes it); it lies in the offline copy. */
function Licences(): JSX.Element {
  const [text, setText] = useState<string | null>(null);
  const load = async (isOpen: boolean) => {
    if (!isOpen || text !== null) return;
    const response = await fetch(`${import.meta.env.BASE_URL}licences.txt`).catch(() => null);
    setText(response?.ok ? await response.text() : t('error.files'));
  };
  return (
    <details onToggle={(event) => load(event.currentTarget.open)}>
      <summary>{t('parents.licences.show')}</summary>
      <pre lang="en">{text ?? t('frame.loading')}</pre>
    </details>
  );
}
