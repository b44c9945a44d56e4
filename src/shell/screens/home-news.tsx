/** What people should know before they play: a new version, the first copy on its way, and what the storage cannot do. */
import type { JSX } from 'preact';
import type { StorageState } from '../../storage/schema.ts';
import type { UpdateState } from '../../offline/register.ts';
import { offlineStatus } from '../offline-state.ts';
import { Icon } from '../parts/icon.tsx';
import { useServices } from '../services.ts';
import { storageState } from '../storage-state.ts';
import { type HomeKey, t } from '../words.ts';

export function HomeNews(): JSX.Element {
  const notice = noticeOf(storageState.value);
  const { update } = offlineStatus.value;
  return (
    <>
      {update !== 'none' && <UpdateReady update={update} />}
      {notice !== null && (
        <p class="panel notice" role="status">
          {t(notice)}
        </p>
      )}
    </>
  );
}

const UPDATE_TEXTS: { readonly [state in UpdateState]: HomeKey } = {
  none: 'update.text',
  ready: 'update.text',
  taking: 'frame.loading',
  waits: 'update.busy',
  reopen: 'update.reopen',
};

function UpdateReady({ update }: { update: UpdateState }): JSX.Element {
  const { offline } = useServices();
  return (
    <section class="panel notice update">
      <div>
        <h2>{t('update.ready')}</h2>
        <p role="status">{t(UPDATE_TEXTS[update])}</p>
      </div>
      {update !== 'reopen' && (
        <button type="button" class="btn" disabled={update === 'taking'} onClick={() => offline()?.takeUpdate()}>
          <Icon name="load" />
          {t('update.now')}
        </button>
      )}
    </section>
  );
}

function noticeOf(state: StorageState): HomeKey | null {
  if (state.kind === 'memory') return state.why === 'full' ? 'store.full' : 'store.memory';
  if (state.kind === 'blocked') return 'store.blocked';
  if (state.kind === 'newer' || state.kind === 'replaced') return 'store.newer';
  return null;
}
