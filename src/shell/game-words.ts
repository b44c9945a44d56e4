/** The words of one game for screens outside a match: loaded with the screen, and again when the language changes. */
import { useEffect, useState } from 'preact/hooks';
import type { AnyGame } from '../games/registry.ts';
import type { Translator } from '../i18n/translator.ts';
import { gameWords, locale } from './words.ts';

/** Null until they are here; `missing` where they cannot be fetched. */
export function useGameWords(game: AnyGame): Translator | null | 'missing' {
  const [words, setWords] = useState<Translator | null | 'missing'>(null);
  const shown = locale.value;
  useEffect(() => {
    let isOld = false;
    game.messages(shown).then(
      (catalog) => {
        if (!isOld) setWords(gameWords(catalog, (seat) => String(seat + 1)));
      },
      () => {
        if (!isOld) setWords('missing');
      },
    );
    return () => {
      isOld = true;
    };
  }, [game, shown]);
  return words;
}
