/** Opens the match of a route: everything of its game side by side, the lock, the save. Answers with what is wrong and never throws. */
import type { Message, Words } from '../../contract/words.ts';
import type { Catalog, Locale } from '../../contract/game.ts';
import type { Rules, Shape } from '../../contract/rules.ts';
import { type AnyGame, gameOf } from '../../games/registry.ts';
import type { NewMatch } from '../../match/parts.ts';
import { openSaved, type ReadFault, type SavedMatch } from '../../match/saved-match.ts';
import type { ViewModule } from '../../stage/board-view.ts';
import { type Held, holdMatch, holdPlaying } from '../../storage/locks.ts';
import type { Matches } from '../../storage/matches.ts';

export type Request =
  | { readonly kind: 'new'; readonly fresh: NewMatch<Shape> }
  | { readonly kind: 'resume'; readonly id: string };

/** A game whose parts are all here. `view` is null where this device could not load it: the buttons still play. */
export interface LoadedGame {
  readonly game: AnyGame;
  readonly rules: Rules<Shape>;
  readonly words: Words<Shape>;
  readonly view: ViewModule<Shape> | null;
}

/** Where a match begins: nothing played yet, or the states of its log. */
export interface Opening {
  readonly ok: true;
  readonly loaded: LoadedGame;
  readonly catalog: Catalog;
  readonly start:
    | { readonly kind: 'new'; readonly fresh: NewMatch<Shape> }
    | {
        readonly kind: 'saved';
        readonly saved: SavedMatch<Shape>;
        readonly states: readonly unknown[];
        readonly memory: Uint8Array | null;
      };
  /** To be handed to the first save. */
  readonly rev: number;
  /** Gives both locks back. */
  release(): void;
}

/** `files`: parts of the game did not arrive. The rest is about the save; the row stays in every case. */
export type OpenFault = 'elsewhere' | 'missing' | 'unknown-game' | 'damaged' | 'future' | 'old-rules' | 'files';

export interface NotOpened {
  readonly ok: false;
  readonly fault: OpenFault;
  /** Set where there is a row that can be exported or deleted. */
  readonly id: string | null;
}

const FAULTS: { readonly [fault in ReadFault]: OpenFault } = {
  damaged: 'damaged',
  'bad-ply': 'damaged',
  'future-format': 'future',
  'future-revision': 'future',
  'old-revision': 'old-rules',
};

/** The kind sentence of a fault. */
export function sayFault(fault: OpenFault): Message {
  return { key: `play.fault.${fault}` };
}

export interface OpenParts {
  readonly base: string;
  readonly matches: Pick<Matches, 'read'>;
  readonly locale: Locale;
}

/** A file that did not arrive is asked for once more after so long: on a tablet that wakes up the network comes a moment later. */
const PAUSE_MS = 700;

export async function openMatch(request: Request, parts: OpenParts): Promise<Opening | NotOpened> {
  const id = request.kind === 'new' ? request.fresh.id : request.id;
  const held = await holdMatch(parts.base, id);
  if (held === null) return { ok: false, fault: 'elsewhere', id: null };
  const opened = await openHeld(request, id, parts)
    .catch(() => later(PAUSE_MS).then(() => openHeld(request, id, parts)))
    .catch((): NotOpened => ({ ok: false, fault: 'files', id: null }));
  if (!opened.ok) {
    held.release();
    return opened;
  }
  const playing = await holdPlaying(parts.base);
  return { ...opened, release: () => releaseAll([held, playing]) };
}

function later(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function releaseAll(held: readonly Held[]): void {
  for (const one of held) one.release();
}

async function openHeld(
  request: Request,
  id: string,
  { matches, locale }: OpenParts,
): Promise<Omit<Opening, 'release'> | NotOpened> {
  if (request.kind === 'new') {
    const game = gameOf(request.fresh.game);
    if (game === null) return { ok: false, fault: 'unknown-game', id: null };
    const parts = await loadGame(game, locale);
    return { ok: true, ...parts, start: { kind: 'new', fresh: request.fresh }, rev: 0 };
  }
  const reading = await matches.read(id);
  if (!reading.ok) {
    const fault = reading.fault === 'missing' ? 'missing' : reading.fault === 'future' ? 'future' : 'damaged';
    return { ok: false, fault, id: fault === 'missing' ? null : id };
  }
  const game = gameOf(reading.saved.game);
  if (game === null) return { ok: false, fault: 'unknown-game', id };
  const parts = await loadGame(game, locale);
  const opened = openSaved<Shape>(parts.loaded.rules, reading.saved);
  if (opened.fault !== null) return { ok: false, fault: FAULTS[opened.fault], id };
  const { saved, states } = opened;
  return { ok: true, ...parts, start: { kind: 'saved', saved, states, memory: reading.memory }, rev: reading.rev };
}

/** Side by side. The view may fail by itself: then the page plays without a picture. */
async function loadGame(game: AnyGame, locale: Locale): Promise<Pick<Opening, 'loaded' | 'catalog'>> {
  const [rules, words, catalog, view] = await Promise.all([
    game.rules(),
    game.words(),
    game.messages(locale),
    game.view().catch(() => null),
  ]);
  return { loaded: { game, rules, words, view: view as ViewModule<Shape> | null }, catalog };
}
