/** The composition root: opens the storage, shows the language, mounts the shell, then makes ready for playing without internet. */
import { render } from 'preact';
import { booted } from './offline/booted.ts';
import type { Offline } from './offline/register.ts';
import { App } from './shell/app.tsx';
import { offlineStatus } from './shell/offline-state.ts';
import { toast } from './shell/parts/toast.tsx';
import { listen, route } from './shell/router.ts';
import type { Services } from './shell/services.ts';
import { connectSettings } from './shell/settings.ts';
import { storageState } from './shell/storage-state.ts';
import { t } from './shell/words.ts';
import { playingLock } from './storage/locks.ts';
import { basePath } from './storage/schema.ts';
import { openStorage } from './storage/storage.ts';
import './shell/styles/shell.css';

const base = basePath();
let offline: Offline | null = null;
let isTouched = false;

const storage = openStorage(base, (state) => {
  storageState.value = state;
});
const services: Services = { storage, offline: () => offline, version: import.meta.env['TIKAR_VERSION'] as string };

async function start(): Promise<void> {
  await connectSettings(storage.settings);
  listen();
  const place = document.querySelector('#app');
  if (place === null) return;
  place.textContent = '';
  render(<App services={services} />, place);
  booted();
  const { startOffline } = await import('./offline/register.ts');
  offline = startOffline({
    base,
    playingLock: playingLock(base),
    isPlaying: () => route.value.screen === 'play',
    isUntouched: () => !isTouched && route.value.screen === 'home',
    onStatus: (status) => {
      offlineStatus.value = status;
    },
    onMissingFile: () => toast(t('error.files')),
  });
  route.subscribe((now) => {
    if (now.screen === 'home') offline?.atHome();
  });
}

addEventListener('pointerdown', () => {
  isTouched = true;
});
void start();
