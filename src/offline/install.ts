/** How the app can be put on the home screen. The browser's own question comes once and early, so this listens from the first moment. */

/** `prompt`: a button may ask. `ios`: people must use the Share sheet. `installed`: it runs from the home screen. */
export type InstallWay = 'none' | 'prompt' | 'ios' | 'installed';

export interface Install {
  way(): InstallWay;
  /** Asks; true if people said yes. Only from a tap. */
  ask(): Promise<boolean>;
}

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: string }>;
}

export function watchInstall(onChange: (way: InstallWay) => void): Install {
  let kept: InstallPrompt | null = null;
  let isInstalled = runsInstalled();
  const way = (): InstallWay => {
    if (isInstalled) return 'installed';
    if (kept !== null) return 'prompt';
    return isIos() ? 'ios' : 'none';
  };
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept = event as InstallPrompt;
    onChange(way());
  });
  addEventListener('appinstalled', () => {
    kept = null;
    isInstalled = true;
    onChange(way());
  });
  return {
    way,
    async ask() {
      const prompt = kept;
      if (prompt === null) return false;
      kept = null;
      await prompt.prompt().catch(() => undefined);
      const choice = await prompt.userChoice.catch(() => null);
      onChange(way());
      return choice?.outcome === 'accepted';
    },
  };
}

/** iOS 26 says `standalone` while the media query says no: either counts. */
function runsInstalled(): boolean {
  const isStandalone = (navigator as { standalone?: boolean }).standalone === true;
  return isStandalone || matchMedia('(display-mode: standalone)').matches;
}

/** iPads say that they are Macs; Macs have no touch screen. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPad|iPhone|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
