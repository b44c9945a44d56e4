/** The few words on the canvas, in the player's language. */
import type { ViewHost } from '../../../stage/board-view.ts';
import { type Card, type Suit, suitOf } from '../cards.ts';
import type { Observation, Word } from '../shape.ts';
import type { ChooserWords } from './parts/chooser.ts';
import type { Saying } from './model.ts';
import type { ScoreWords } from './parts/score.ts';

const SAYINGS: { readonly [saying in Saying]: string } = {
  mau: 'move.mau',
  maumau: 'move.maumau',
  early: 'say.early',
  forgot: 'claim.catch',
  skipped: 'say.skipped',
};

export function sayingWords(host: ViewHost): (saying: Saying) => string {
  return (saying) => host.say({ key: SAYINGS[saying] });
}

/** The seal says "Mau!" until it is armed twice. */
export function sealWords(host: ViewHost, armed: Word | null): string {
  if (armed !== 'maumau') return host.say({ key: 'move.mau' });
  return host.say({ key: 'move.maumau' }).replace(' ', '\n');
}

export function chooserWords(host: ViewHost, hand: readonly Card[], jack: Card): ChooserWords {
  const rest = hand.filter((card) => card !== jack);
  return {
    title: host.say({ key: 'choose.title' }),
    note: host.say({ key: 'choose.note' }),
    suit: (suit: Suit) => host.say({ key: `Suit.${suit}` }),
    own: (suit: Suit) =>
      host.say({ key: 'choose.own', params: { n: rest.filter((card) => suitOf(card) === suit).length } }),
    locale: host.locale(),
  };
}

export function scoreWords(host: ViewHost, observation: Observation | null): ScoreWords {
  const ended = observation?.ended ?? null;
  const winner = ended?.winner ?? null;
  return {
    round: host.say({ key: 'score.title', params: { round: observation?.round ?? 0 } }),
    headline: host.say(
      winner === null ? { key: 'score.void' } : { key: 'score.won', params: { name: { seat: winner } } },
    ),
    doubled: ended?.doubled === true ? host.say({ key: 'score.doubled' }) : null,
    empty: host.say({ key: 'score.none' }),
    target: host.say({ key: 'score.target', params: { target: observation?.options.target ?? 0 } }),
    points: (n) => host.say({ key: 'points', params: { n } }),
  };
}
