/** What people have set, as a signal, and what it does to the page. `motionReduced` and `night` already heed the system. */
import { computed, effect, signal } from '@preact/signals';
import { type Settings, type SettingsStore, STANDARD_SETTINGS } from '../storage/settings.ts';
import { browserLocale, locale, showLocale } from './words.ts';

export type { Settings };

export const settings = signal<Settings>(STANDARD_SETTINGS);

const systemNight = media('(prefers-color-scheme: dark)');
const systemCalm = media('(prefers-reduced-motion: reduce)');

export const night = computed(() => {
  const { theme } = settings.value;
  return theme === 'night' || (theme === 'system' && systemNight.value);
});

export const motionReduced = computed(() => {
  const { motion } = settings.value;
  return motion === 'reduced' || (motion === 'system' && systemCalm.value);
});

const PACES = { calm: 1.35, normal: 1, quick: 0.6 } as const;

/** All durations on the boards are multiplied by it. */
export const pace = computed(() => PACES[settings.value.pace]);

/** ms of a public pause, and of the longer one for little ones. */
const BEAT = 2500;
const LONG_BEAT = 4000;

/** ms of a public pause; null waits until somebody goes on. */
export const beat = computed(() => {
  const { beat: wanted, pace: speed } = settings.value;
  if (wanted === 'tap') return null;
  return wanted === 'long' || speed === 'calm' ? LONG_BEAT : BEAT;
});

let store: SettingsStore | null = null;

/** Shows and keeps a change; a change of language takes effect when its words are here. */
export async function change(changes: Partial<Settings>): Promise<void> {
  settings.value = { ...settings.value, ...changes };
  if ('locale' in changes) await showLocale(changes.locale ?? browserLocale());
  await store?.write(changes);
}

/** Takes up what was set before: at once from the copy, then from the database. Resolves when the words are here. */
export async function connectSettings(from: SettingsStore): Promise<void> {
  store = from;
  settings.value = from.now();
  effect(showOnPage);
  const words = showLocale(settings.value.locale ?? browserLocale());
  void from.read().then((read) => {
    settings.value = read;
    const wanted = read.locale ?? browserLocale();
    if (wanted !== locale.value) void words.then(() => showLocale(wanted));
  });
  await words;
}

/** Theme, text size and calm motion are attributes of the page: the styles do the rest. */
function showOnPage(): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = night.value ? 'night' : 'day';
  dataset['text'] = settings.value.textSize;
  dataset['motion'] = motionReduced.value ? 'reduced' : 'full';
  dataset['patterns'] = settings.value.patterns ? 'on' : 'off';
  const colour = night.value ? '#1D1628' : '#5B2347';
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) meta.content = colour;
}

function media(query: string) {
  const list = window.matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
}
