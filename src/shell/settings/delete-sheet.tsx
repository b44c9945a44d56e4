/** Deleting all saves takes two steps that look different, so that no two quick taps do it. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { toast } from '../parts/toast.tsx';
import { useServices } from '../services.ts';
import { t } from '../words.ts';

export function DeleteSheet({ onClose }: { onClose: () => void }): JSX.Element {
  const { storage } = useServices();
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [isSure, setSure] = useState(false);
  useEffect(() => {
    void storage.matches.list().then(({ matches, damaged }) => {
      setIds([...matches, ...damaged].map((one) => one.id));
    });
  }, [storage]);
  const remove = async () => {
    for (const id of ids ?? []) await storage.matches.remove(id);
    await storage.matches.purge(Number.MAX_SAFE_INTEGER);
    onClose();
    toast(t('settings.deleted'));
  };
  return (
    <Sheet title={t('settings.delete.ask')} place="middle" onClose={onClose}>
      <p>{textOf(ids, isSure)}</p>
      <div class={isSure ? 'sheet-foot turned' : 'sheet-foot'}>
        <button type="button" class="btn" onClick={onClose}>
          {t('frame.cancel')}
        </button>
        {isSure ? (
          <button type="button" class="btn pri" onClick={remove}>
            <Icon name="bin" />
            {t('settings.delete.yes')}
          </button>
        ) : (
          <button type="button" class="btn" disabled={(ids ?? []).length === 0} onClick={() => setSure(true)}>
            {t('settings.delete.sure')}
          </button>
        )}
      </div>
    </Sheet>
  );
}

function textOf(ids: readonly string[] | null, isSure: boolean): string {
  if (ids === null) return t('frame.loading');
  if (ids.length === 0) return `${t('home.empty')}. ${t('home.empty.text')}`;
  return isSure ? t('settings.delete.last') : t('settings.delete.text', { n: ids.length });
}
