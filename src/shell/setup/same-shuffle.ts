/** A finished match that is to be played once more with the same shuffle: handed from its result to Set-up, in this window only. */
import type { About } from '../../contract/about.ts';
import type { Player } from '../../contract/player.ts';
import type { Shape } from '../../contract/rules.ts';
import type { Seed } from '../../lib/random.ts';
import type { SavedMatch } from '../../match/saved-match.ts';
import type { DraftWords } from './begin.ts';
import type { Draft, Row } from './draft.ts';
import { mannerOf } from './manners.ts';
import { readBack } from './read-back.ts';

export interface SameShuffle {
  readonly game: string;
  readonly seed: Seed;
  readonly draft: Draft;
}

let kept: SameShuffle | null = null;

export function keepShuffle(shuffle: SameShuffle): void {
  kept = shuffle;
}

/** What was kept for this game; once. Whoever opens another game's Set-up has thought better of it. */
export function takeShuffle(game: string): SameShuffle | null {
  const taken = kept?.game === game ? kept : null;
  kept = null;
  return taken;
}

/** The match as a draft: its people, its rules, its number. */
export function shuffleOf(
  about: About,
  { game, options, seed }: Pick<SavedMatch<Shape>, 'game' | 'options' | 'seed'>,
  players: readonly Player[],
  words: DraftWords,
): SameShuffle {
  const { choices, seating } = readBack(about, options, players);
  const rows = players.map((player, seat) => rowOf(player, seat, words, seating.helped[seat] ?? false));
  const { starter } = seating;
  const draft: Draft = {
    rows,
    choices,
    starter: starter === null ? 'chance' : `row-${starter}`,
    manner: mannerOf(players),
    picked: true,
  };
  return { game, seed, draft };
}

/** A name that nobody typed is left to be given again. */
function typedName({ kind, name, colour }: Player, words: DraftWords): string {
  if (kind === 'human') return name === words.symbol(colour) ? '' : name;
  return name === words.computer || name.startsWith(`${words.computer} `) ? '' : name;
}

function rowOf(player: Player, seat: number, words: DraftWords, helped: boolean): Row {
  const { kind, colour, side } = player;
  return {
    key: `row-${seat}`,
    kind,
    name: typedName(player, words),
    personId: player.kind === 'human' ? player.personId : null,
    level: player.kind === 'computer' ? player.level : 'santai',
    colour,
    side,
    helped,
  };
}
