/** A Maaf! match on the real parts of the page and the real board, under a clock that only a test moves on. Every state of page and board is written down with its time. */
import '../../stage/pixi-in-node.ts';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { vi } from 'vitest';
import { people, type Player } from '../../../src/contract/player.ts';
import type { Rules, Seat, Shape } from '../../../src/contract/rules.ts';
import type { Message, Words } from '../../../src/contract/words.ts';
import { computer } from '../../../src/games/maaf/computer.ts';
import { messages as maafMessages } from '../../../src/games/maaf/messages/id.ts';
import { rules } from '../../../src/games/maaf/rules.ts';
import type { Maaf, Move, State } from '../../../src/games/maaf/shape.ts';
import { MaafBoard } from '../../../src/games/maaf/view/board.ts';
import { words } from '../../../src/games/maaf/words.ts';
import { messages as playMessages } from '../../../src/i18n/locales/play/id.ts';
import { translator } from '../../../src/i18n/translator.ts';
import type { Seed } from '../../../src/lib/random.ts';
import { type Match, resumeMatch } from '../../../src/match/match.ts';
import type { Thinker } from '../../../src/match/ports.ts';
import { FORMAT, type SavedMatch } from '../../../src/match/saved-match.ts';
import { createModel, type PlayModel } from '../../../src/shell/play/model.ts';
import { ActionBar, ActionTray } from '../../../src/shell/play/parts/action-tray.tsx';
import { Cover } from '../../../src/shell/play/parts/cover.tsx';
import { Mirror } from '../../../src/shell/play/parts/mirror.tsx';
import { Plates } from '../../../src/shell/play/parts/plates.tsx';
import { PlayToast } from '../../../src/shell/play/parts/play-toast.tsx';
import { Voices } from '../../../src/shell/play/parts/voices.tsx';
import { PlayContext, type Playing } from '../../../src/shell/play/playing.ts';
import { createTable, type Table } from '../../../src/shell/play/table.ts';
import { blankPictures } from '../../../src/stage/assets.ts';
import type { BoardView } from '../../../src/stage/board-view.ts';
import { drivenClock } from '../../../src/stage/clock.ts';
import { createBrain } from '../../../src/worker/brain.ts';
import { testHost } from '../../stage/host.ts';
import { tree } from '../../stage/tree.ts';

/** ms of one step of the clock. */
const STEP = 40;
const ROOM = { width: 744, height: 752, insets: { top: 0, right: 0, bottom: 0, left: 0 }, facing: null };

export interface World {
  readonly state: State;
  readonly players: readonly Player[];
  /** Where nature's generator stands: what comes next. */
  readonly chance: Seed;
}

/** Parts in which a test plants what must be found out. */
export interface Planted {
  readonly words?: Words<Maaf>;
  readonly observe?: Rules<Maaf>['observe'];
  readonly thinker?: (match: () => Match<Shape>) => Thinker<Shape>;
}

export interface Sitting {
  readonly match: Match<Shape>;
  readonly model: PlayModel;
  /** Lets time pass until this holds, and writes down what is seen. Throws after two minutes of the clock. */
  until(what: string, holds: () => boolean): Promise<void>;
  pass(ms: number): Promise<void>;
  /** Opens the cover as a switch user does. */
  open(): Promise<void>;
  choose(move: Move): Promise<void>;
  /** Presses the one button that goes on. */
  goOn(): Promise<void>;
  readonly page: HTMLElement;
  /** Each state of the page and of the board with the ms at which it came. */
  readonly states: readonly string[];
  end(): void;
}

/** The worker's own code without the worker: it answers in the same moment. */
export function honestThinker(): Thinker<Shape> {
  const brain = createBrain({
    rules: () => Promise.resolve(rules),
    computer: () => Promise.resolve(computer),
    nature: () => Promise.resolve(null),
  });
  return {
    choose: (question) => brain.choose(question),
    interrupt: () => Promise.resolve(null),
    nature: () => Promise.reject(new Error('Maaf! has no gravity')),
  };
}

function savedOf({ state, players, chance }: World): SavedMatch<Shape> {
  return {
    format: FORMAT,
    id: 'world',
    game: 'maaf',
    revision: rules.revision,
    options: state.options,
    players,
    from: state,
    log: [],
    checkpoint: state,
    chance,
    seed: chance,
    endedEarly: null,
  };
}

/** Sits down in this world. Timers must be faked by the test. */
export async function sit(world: World, planted: Planted = {}): Promise<Sitting> {
  const ownRules = { ...rules, observe: planted.observe ?? rules.observe } as unknown as Rules<Shape>;
  const ownWords = (planted.words ?? words) as unknown as Words<Shape>;
  const secret = world.state.options.mode === 'points';
  const model = createModel(world.players);
  const { say } = translator('id', [maafMessages, playMessages], (one) => world.players[one]?.name ?? '');
  const began = performance.now();
  const cues: string[] = [];
  const cue = (name: string) => void cues.push(`${Math.round(performance.now() - began)} ${name}`);
  const table = createTable({
    words: ownWords,
    model,
    publicEvent: (event) => ownRules.observeEvent?.(event, null) ?? null,
    settings: () => ({ pace: 1, beat: 2500 }),
    players: () => match.players(),
    cue,
    covers: () => secret && people(world.players).length > 1,
    scene: (viewer) => match.scene(viewer),
  });
  const match: Match<Shape> = resumeMatch<Shape>(
    {
      about: { secret: () => secret, undo: () => true, heavy: false },
      rules: ownRules,
      display: table.display,
      saves: { put: () => Promise.resolve() },
      thinker: (planted.thinker ?? honestThinker)(() => match),
      report: (fault) => {
        throw new Error(fault);
      },
    },
    savedOf(world),
    [world.state],
    null,
  );
  match.onChange(() => {
    model.canUndo.value = match.canUndo();
  });
  const clock = drivenClock(
    () => {},
    () => performance.now() - began,
  );
  const host = { ...testHost(clock), ...table.host, say, cue };
  const board = new MaafBoard(host, blankPictures());
  board.resize(ROOM);
  table.attach(board as unknown as BoardView<Shape>);
  const page = document.createElement('div');
  document.body.append(page);
  await act(() => render(<Page playing={playingOf(model, table, match, ownWords, say)} />, page));
  const states: string[] = [];
  let last = '';
  const note = () => {
    const now = `${page.innerHTML}\n${tree(board.root).join('\n')}\n${cues.join(', ')}`;
    if (now !== last) states.push(`${Math.round(performance.now() - began)} ms\n${now}`);
    last = now;
  };
  const pass = async (ms: number) => {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(ms);
      clock.tick(performance.now() - began);
      await vi.advanceTimersByTimeAsync(0);
    });
    note();
  };
  const press = async (selector: string) => {
    const button = page.querySelector<HTMLButtonElement>(selector);
    if (button === null) throw new Error(`no ${selector}`);
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    await pass(0);
  };
  let fault: Error | null = null;
  match.run().catch((reason) => {
    fault = new Error(String(reason));
  });
  await pass(0);
  return {
    match,
    model,
    page,
    states,
    pass,
    async until(what, holds) {
      const end = performance.now() + 120_000;
      while (!holds()) {
        if (fault !== null) throw fault;
        if (performance.now() > end) throw new Error(`never ${what}, but ${model.phase.value}`);
        await pass(STEP);
      }
    },
    async open() {
      await pass(800);
      await press('.cover .hold');
      await press('.cover .cover-middle > .btn');
    },
    async choose(move) {
      model.question.value?.choose(move);
      await pass(0);
    },
    goOn: () => press('.go'),
    end() {
      match.leave();
      table.attach(null);
      render(null, page);
      page.remove();
      board.dispose();
    },
  };
}

function playingOf(
  model: PlayModel,
  table: Table,
  match: Match<Shape>,
  ownWords: Words<Shape>,
  say: (message: Message) => string,
): Playing {
  return {
    loaded: { words: ownWords } as unknown as Playing['loaded'],
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

function Page({ playing }: { readonly playing: Playing }) {
  const cover = playing.model.cover.value;
  const sub = playing.model.scene.value;
  const line = sub === null ? null : playing.loaded.words.subtitle(sub);
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
