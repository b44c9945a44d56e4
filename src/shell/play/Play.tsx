/** The play screen of a route: opens the match, then shows its table, its result, or what is wrong with it. */
import { useEffect, useState } from 'preact/hooks';
import { loadPlay } from '../../i18n/load-play.ts';
import { loadHome, loadRest } from '../../i18n/load.ts';
import { download } from '../download.ts';
import { Icon } from '../parts/icon.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { go } from '../router.ts';
import { useServices } from '../services.ts';
import { locale, t } from '../words.ts';
import { translator } from '../../i18n/translator.ts';
import type { Catalog } from '../../i18n/catalog.ts';
import { freshOf } from './fresh.ts';
import { formOf } from './layout.ts';
import { openMatch, type OpenFault, sayFault } from './open-match.ts';
import { createSession, type Session } from './session.ts';
import { TableScreen } from './table-screen.tsx';
import './styles/play.css';

type Stand =
  | { readonly kind: 'opening' }
  | {
      readonly kind: 'fault';
      readonly fault: OpenFault;
      readonly id: string | null;
      readonly title: string;
      readonly text: string;
    }
  | { readonly kind: 'stopped'; readonly text: string }
  | { readonly kind: 'open'; readonly session: Session };

export interface PlayProps {
  readonly match: string;
}

export function Play({ match }: PlayProps) {
  const { storage } = useServices();
  const [stand, setStand] = useState<Stand>({ kind: 'opening' });
  const [again, setAgain] = useState(0);
  useEffect(() => {
    let over = false;
    let session: Session | null = null;
    const open = async () => {
      const words = await playCatalogs();
      const fresh = freshOf(match);
      const opening = await openMatch(fresh === null ? { kind: 'resume', id: match } : { kind: 'new', fresh }, {
        base: storage.base,
        matches: storage.matches,
        locale: locale.value,
      });
      const { say } = translator(locale.value, words);
      if (!opening.ok) {
        const { fault, id } = opening;
        const title = say({ key: 'play.fault.title' });
        if (!over) setStand({ kind: 'fault', fault, id, title, text: say(sayFault(fault)) });
        return;
      }
      if (over) return opening.release();
      session = createSession({
        opening,
        storage,
        catalogs: [opening.catalog, ...words],
        small: () => ['phone', 'low'].includes(formOf(innerWidth, innerHeight)),
        onElsewhere: () => {
          session?.end();
          setStand({ kind: 'stopped', text: say({ key: 'play.stopped' }) });
        },
      });
      setStand({ kind: 'open', session });
    };
    setStand({ kind: 'opening' });
    open().catch((fault) => {
      console.warn(fault);
      if (!over) setStand({ kind: 'fault', fault: 'files', id: null, title: t('error.title'), text: t('error.files') });
    });
    return () => {
      over = true;
      session?.end();
    };
  }, [match, storage, again]);
  if (stand.kind === 'opening') return <p class="hush">{t('frame.loading')}</p>;
  if (stand.kind === 'stopped') return <Trouble text={stand.text} />;
  if (stand.kind === 'open') return <TableScreen key={match} session={stand.session} />;
  return <Fault {...stand} retry={() => setAgain(again + 1)} />;
}

async function playCatalogs(): Promise<readonly Catalog[]> {
  return Promise.all([loadPlay(locale.value), loadHome(locale.value), loadRest(locale.value)]);
}

interface FaultProps {
  readonly fault: OpenFault;
  readonly id: string | null;
  readonly title: string;
  readonly text: string;
  retry(): void;
}

/** A save that cannot be played: it stays, and people may take it along or delete it. */
function Fault({ fault, id, title, text, retry }: FaultProps) {
  const { storage } = useServices();
  const retries = fault === 'files' || fault === 'elsewhere';
  return (
    <Trouble title={title} text={text} {...(retries ? { onRetry: retry } : {})}>
      {id !== null && (
        <>
          <button
            type="button"
            class="btn"
            onClick={async () => {
              const file = await storage.backup.exportMatch(id);
              if (file !== null) download(file);
            }}
          >
            <Icon name="save" />
            {t('home.export')}
          </button>
          <button
            type="button"
            class="btn"
            onClick={async () => {
              await storage.matches.remove(id);
              go({ screen: 'home' }, true);
            }}
          >
            <Icon name="bin" />
            {t('home.delete')}
          </button>
        </>
      )}
    </Trouble>
  );
}
