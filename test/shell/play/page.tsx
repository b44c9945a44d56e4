/** The real parts of the play page round a match, as a test draws them: without header, sheets and canvas. */
import { signal } from '@preact/signals';
import type { Player } from '../../../src/contract/player.ts';
import type { Seat, Shape } from '../../../src/contract/rules.ts';
import type { Message, Words } from '../../../src/contract/words.ts';
import type { Match } from '../../../src/match/match.ts';
import type { PlayModel } from '../../../src/shell/play/model.ts';
import { ActionBar, ActionTray } from '../../../src/shell/play/parts/action-tray.tsx';
import { Cover } from '../../../src/shell/play/parts/cover.tsx';
import { Mirror } from '../../../src/shell/play/parts/mirror.tsx';
import { Plates } from '../../../src/shell/play/parts/plates.tsx';
import { PlayToast } from '../../../src/shell/play/parts/play-toast.tsx';
import { Voices } from '../../../src/shell/play/parts/voices.tsx';
import { PlayContext, type Playing } from '../../../src/shell/play/playing.ts';
import type { Table } from '../../../src/shell/play/table.ts';

export interface PlayingParts {
  readonly model: PlayModel;
  readonly table: Table;
  readonly match: Match<Shape>;
  readonly words: Words<Shape>;
  say(message: Message): string;
}

/** What the parts of the page ask for, without storage, sheets or a layout. */
export function playingOf({ model, table, match, words, say }: PlayingParts): Playing {
  return {
    loaded: { words } as unknown as Playing['loaded'],
    model,
    table,
    layout: () => ({ form: 'wide', game: 'board', facing: null }),
    rules: () => [],
    print: signal<string | null>(null),
    isFresh: signal(false),
    say,
    placeOf: () => null,
    plateAt: () => null,
    art: () => null,
    actions: {
      undo: () => match.undo(),
      restart: () => {},
      endEarly: () => match.endEarly(),
      leave: () => match.leave(),
      setPlayer: (seat: Seat, player: Player) => match.setPlayer(seat, player),
      hint: () => {},
      openSheet: () => {},
    },
  };
}

/** The parts of the page that tell of a match, and the cover over them. */
export function Page({ playing }: { readonly playing: Playing }) {
  const cover = playing.model.cover.value;
  const scene = playing.model.scene.value;
  const line = scene === null ? null : playing.loaded.words.subtitle(scene);
  return (
    <PlayContext.Provider value={playing}>
      <main inert={cover !== null} data-phase={playing.model.phase.value}>
        {line !== null && <small>{playing.say(line)}</small>}
        <Plates />
        <Mirror shown={false} />
        <PlayToast />
        <ActionTray />
        <ActionBar />
        <Voices />
      </main>
      {cover !== null && <Cover cover={cover} holds />}
    </PlayContext.Provider>
  );
}
