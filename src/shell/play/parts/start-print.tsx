/** The fingerprint of a new match, in a corner of the board until the first decision: whoever wants to check it at the end may write it down. */
import { t } from '../../words.ts';
import { usePlaying } from '../playing.ts';

export function StartPrint() {
  const { isFresh, print } = usePlaying();
  if (!isFresh.value || print.value === null) return null;
  return <p class="start-print">{t('fair.start', { print: print.value })}</p>;
}
