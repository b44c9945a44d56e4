/** What the parts of the play screen are given, made once per match. */
import type { ReadonlySignal, Signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Shape } from '../../contract/rules.ts';
import type { BoardView } from '../../stage/board-view.ts';
import type { Matches } from '../../storage/matches.ts';
import { rulesInForce } from '../setup/read-back.ts';
import { giveHint } from './hint.ts';
import type { Layout } from './layout.ts';
import type { Playing, Sheet } from './playing.ts';
import type { Session } from './session.ts';

interface PlayingParts {
  readonly session: Session;
  readonly matches: Pick<Matches, 'remove'>;
  readonly layout: ReadonlySignal<Layout>;
  readonly sheet: Signal<Sheet | null>;
  readonly view: { readonly current: BoardView<Shape> | null };
  goHome(): void;
  /** Begins a match with the same people and rules in this one's place. */
  goAgain(): void;
}

export function useOwnPlaying(parts: PlayingParts): Playing {
  const { session } = parts;
  return useMemo(() => playingOf(parts), [session]);
}

function playingOf({ session, matches, layout, sheet, view, goHome, goAgain }: PlayingParts): Playing {
  const { match, model, table, opening } = session;
  return {
    loaded: opening.loaded,
    model,
    table,
    layout: () => layout.value,
    rules: () => rulesInForce(opening.loaded.game.about, match.saved().options, match.players()),
    print: session.print,
    isFresh: session.isFresh,
    say: session.say,
    placeOf: (move) => view.current?.placeOf(move) ?? null,
    plateAt: (seat) => view.current?.plateAt?.(seat) ?? null,
    art: (name) => opening.loaded.view?.art(name) ?? null,
    actions: {
      undo() {
        if (!match.canUndo()) return;
        match.undo();
        table.toast({ key: 'play.undone' });
      },
      restart() {
        match.leave();
        void matches.remove(match.saved().id);
        goAgain();
      },
      endEarly: () => match.endEarly(),
      leave() {
        match.leave();
        goHome();
      },
      setPlayer: (seat, player) => match.setPlayer(seat, player),
      hint() {
        sheet.value = null;
        void giveHint(session);
      },
      openSheet(next) {
        sheet.value = next;
      },
    },
  };
}
