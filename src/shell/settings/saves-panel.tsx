/** The saves of this device: how safe they are, taking them along, bringing them back, deleting them in two steps. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { askToKeep, type DeviceRoom, deviceRoom } from '../../storage/device.ts';
import { download } from '../download.ts';
import { offlineStatus } from '../offline-state.ts';
import { Icon } from '../parts/icon.tsx';
import { InstallSheet } from '../parts/install.tsx';
import { toast } from '../parts/toast.tsx';
import { useServices } from '../services.ts';
import { locale, shellWords, t } from '../words.ts';
import { DeleteSheet } from './delete-sheet.tsx';

const MEGA = 1_000_000;

export function SavesPanel(): JSX.Element {
  const { storage, offline, version } = useServices();
  const [room, setRoom] = useState<DeviceRoom | null>(null);
  const [sheet, setSheet] = useState<'delete' | 'install' | null>(null);
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => {
    void deviceRoom().then(setRoom);
  }, []);
  const keep = async () => {
    const kept = await askToKeep();
    setRoom(await deviceRoom());
    if (kept !== true) toast(t('settings.keep.sorry'));
  };
  const bringIn = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const { fault, added } = await storage.backup.importText(await chosen.text());
    toast(fault === null ? t('settings.imported', { n: added }) : t('settings.import.sorry'));
  };
  const { install } = offlineStatus.value;
  return (
    <section class="panel wide">
      <div class="here">
        <svg width="56" height="56" viewBox="-30 -30 60 60" aria-hidden="true">
          <circle r="28" fill="var(--success-tint)" stroke="var(--success)" stroke-width="3" />
          <path d="M-12 1l8 8l16-18" stroke="var(--success)" stroke-width="6" fill="none" stroke-linecap="round" />
        </svg>
        <div>
          <h2>{t('settings.here')}</h2>
          <p>{t('settings.here.about')}</p>
          <Kept room={room} />
        </div>
      </div>
      <div class="save-do">
        {room?.kept === false && (
          <button type="button" class="btn" onClick={keep}>
            {t('settings.keep')}
          </button>
        )}
        <button type="button" class="btn" onClick={async () => download(await storage.backup.exportAll())}>
          <Icon name="save" />
          {t('settings.export')}
        </button>
        <button type="button" class="btn" onClick={() => file.current?.click()}>
          <Icon name="load" />
          {t('settings.import')}
        </button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          hidden
          onChange={(event) => {
            void bringIn(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        {(install === 'prompt' || install === 'ios') && (
          <button
            type="button"
            class="btn"
            onClick={() => (install === 'prompt' ? offline()?.install() : setSheet('install'))}
          >
            <Icon name="plus" />
            {t('settings.install')}
          </button>
        )}
        <button type="button" class="btn" onClick={() => setSheet('delete')}>
          <Icon name="bin" />
          {t('settings.delete')}
        </button>
      </div>
      <p class="about-line">
        <a href="#/parents">{t('home.parents')}</a>
        <span>
          {t('settings.version')} {version}
        </span>
      </p>
      {sheet === 'delete' && <DeleteSheet onClose={() => setSheet(null)} />}
      {sheet === 'install' && <InstallSheet onClose={() => setSheet(null)} />}
    </section>
  );
}

function Kept({ room }: { room: DeviceRoom | null }): JSX.Element | null {
  if (room === null) return null;
  const used = room.used === null ? null : megabytes(room.used);
  return (
    <p class="kept">
      {room.kept !== null && t(room.kept ? 'settings.kept.yes' : 'settings.kept.no')}{' '}
      {used !== null && t('settings.room', { used })}
    </p>
  );
}

function megabytes(bytes: number): string {
  const value = Math.max(0.1, bytes / MEGA);
  const tag = locale.value === 'th' ? 'th-u-nu-latn' : shellWords().locale;
  return new Intl.NumberFormat(tag, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(value);
}
