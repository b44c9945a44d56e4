/** Says in the Set-up of a heavy game that a part of it is still to come, and fetches that part: without it the game cannot be played offline. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { offlineStatus } from '../offline-state.ts';
import { Icon } from '../parts/icon.tsx';
import { useServices } from '../services.ts';
import { t } from '../words.ts';

/** True while there is something to say. */
export function isPackMissing(): boolean {
  const { copy, pack } = offlineStatus.value;
  return pack.kind === 'fetching' || (pack.kind === 'absent' && copy.kind === 'ready');
}

export function PackLine({ game }: { readonly game: string }): JSX.Element {
  const { offline } = useServices();
  const [tried, setTried] = useState(false);
  const { pack } = offlineStatus.value;
  if (pack.kind === 'fetching') {
    return (
      <div class="same-shuffle">
        <span>
          {t('offline.pack', { game, n: pack.percent })} <progress class="hush" max={100} value={pack.percent} />
        </span>
      </div>
    );
  }
  const fetchNow = async () => setTried((await offline()?.fetchPack()) !== true);
  return (
    <div class="same-shuffle" role="status">
      <span>{t(tried ? 'setup.pack.sorry' : 'setup.pack')}</span>
      <button type="button" class="btn small" onClick={fetchNow}>
        <Icon name="load" />
        {t('setup.pack.now')}
      </button>
    </div>
  );
}
