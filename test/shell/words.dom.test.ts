/** The language of the page, and what people have set. */
import { describe, expect, test } from 'vitest';
import { change, connectSettings, motionReduced, night, pace, settings } from '../../src/shell/settings.ts';
import { gameWords, locale, needRest, showLocale, t } from '../../src/shell/words.ts';
import { STANDARD_SETTINGS, type Settings, type SettingsStore } from '../../src/storage/settings.ts';

describe('the language', () => {
  test('is told to the page and changes every sentence at once', async () => {
    await showLocale('id');
    expect(t('home.go')).toBe('Lanjut');
    await showLocale('en');
    expect(t('home.go')).toBe('Continue');
    expect(document.documentElement.lang).toBe('en');
  });

  test('that was chosen last wins over one that arrives later', async () => {
    await Promise.all([showLocale('th'), showLocale('ms'), showLocale('id')]);
    expect(locale.value).toBe('id');
    expect(t('home.go')).toBe('Lanjut');
  });

  test('brings the words of other screens along once one was opened', async () => {
    await needRest();
    await showLocale('en');
    expect(t('setup.start')).toBe('Start playing');
  });

  test('puts a game’s own word before the shell’s', () => {
    const words = gameWords({ 'setup.start': 'Deal!', turn: '{who} plays' }, () => 'Rani');
    expect(words.say({ key: 'setup.start' })).toBe('Deal!');
    expect(words.say({ key: 'turn', params: { who: { seat: 0 } } })).toBe('Rani plays');
    expect(words.say({ key: 'setup.players' })).toBe('Players');
  });
});

describe('what people have set', () => {
  const written: Partial<Settings>[] = [];
  const storeWith = (now: Partial<Settings>): SettingsStore => ({
    now: () => ({ ...STANDARD_SETTINGS, ...now }),
    read: async () => ({ ...STANDARD_SETTINGS, ...now }),
    write: async (changes) => {
      written.push(changes);
      return { ...STANDARD_SETTINGS, ...now, ...changes };
    },
  });

  test('is there before the first picture: language, theme, text, motion, patterns', async () => {
    await connectSettings(
      storeWith({ locale: 'ms', theme: 'night', textSize: 'XL', motion: 'reduced', patterns: false, pace: 'quick' }),
    );
    const { dataset, lang } = document.documentElement;
    expect(lang).toBe('ms');
    expect({ ...dataset }).toMatchObject({ theme: 'night', text: 'XL', motion: 'reduced', patterns: 'off' });
    expect([night.value, motionReduced.value, pace.value]).toEqual([true, true, 0.6]);
  });

  test('is kept when it changes', async () => {
    await change({ theme: 'day', locale: 'en' });
    expect(written.at(-1)).toEqual({ theme: 'day', locale: 'en' });
    expect(document.documentElement.dataset['theme']).toBe('day');
    expect(locale.value).toBe('en');
    expect(settings.value.textSize).toBe('XL');
  });
});
