/** A part of the app that cannot be loaded: usually an old window after an update. Loaded again once where that helps, and never during a match. */

export interface MissingFilesOptions {
  isPlaying(): boolean;
  onMissingFile(): void;
}

const ONCE = 'tikar-reloaded';

export function watchMissingFiles(options: MissingFilesOptions): void {
  addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || options.isPlaying() || wasReloaded()) options.onMissingFile();
    else location.reload();
  });
}

/** True the second time in this window; also where the window remembers nothing, so that it cannot go round in circles. */
function wasReloaded(): boolean {
  try {
    if (sessionStorage.getItem(ONCE) !== null) return true;
    sessionStorage.setItem(ONCE, '1');
    return false;
  } catch {
    return true;
  }
}
