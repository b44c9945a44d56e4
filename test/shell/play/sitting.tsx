/** A match of a real game on the real parts of the page and its real board, under a clock that only a test moves on. Every state of page, board and sound is written down with its time. */
import '../../stage/pixi-in-node.ts';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { vi } from 'vitest';
import type { Computer } from '../../../src/contract/computer.ts';
import type { About } from '../../../src/contract/about.ts';
import { people, type Player } from '../../../src/contract/player.ts';
import type { Rules, Shape } from '../../../src/contract/rules.ts';
import type { Words } from '../../../src/contract/words.ts';
import type { Catalog } from '../../../src/i18n/catalog.ts';
import { messages as playMessages } from '../../../src/i18n/locales/play/id.ts';
import { translator } from '../../../src/i18n/translator.ts';
import type { Seed } from '../../../src/lib/random.ts';
import { type Match, resumeMatch } from '../../../src/match/match.ts';
import type { Thinker } from '../../../src/match/ports.ts';
import { FORMAT, type SavedMatch } from '../../../src/match/saved-match.ts';
import { createModel, type PlayModel } from '../../../src/shell/play/model.ts';
import { createTable } from '../../../src/shell/play/table.ts';
import type { BoardView, ViewHost } from '../../../src/stage/board-view.ts';
import { drivenClock } from '../../../src/stage/clock.ts';
import { createBrain } from '../../../src/worker/brain.ts';
import { testHost } from '../../stage/host.ts';
import { tree } from '../../stage/tree.ts';
import { Page, playingOf } from './page.tsx';

/** ms of one step of the clock. */
const STEP = 40;
const ROOM = { width: 744, height: 752, insets: { top: 0, right: 0, bottom: 0, left: 0 }, facing: null };
const PATIENCE = 120_000;

/** Here is no canvas: a pen that can only measure, every letter alike. */
const PEN = {
  font: '',
  letterSpacing: '0px',
  measureText: (text: string) => ({
    width: text.length * 11,
    actualBoundingBoxAscent: 14,
    actualBoundingBoxDescent: 4,
  }),
};

/** A game as a test sits down to it; any part may be one with a planted fault. */
export interface Sat<G extends Shape> {
  readonly game: string;
  readonly about: Pick<About<G>, 'secret' | 'undo'>;
  readonly rules: Rules<G>;
  readonly words: Words<G>;
  readonly computer: Computer<G>;
  readonly messages: Catalog;
  board(host: ViewHost): BoardView<G>;
  /** Who thinks in place of the game's own computer; that one is given as `honest`. */
  thinker?(honest: Thinker<Shape>, match: () => Match<Shape>): Thinker<Shape>;
}

/** States of the games that a sitting can begin from. */
interface Begun {
  readonly options: unknown;
}

export interface World<G extends Shape> {
  readonly state: G['state'];
  readonly players: readonly Player[];
  /** Where nature's generator stands: what comes next. */
  readonly chance: Seed;
}

export interface Sitting {
  readonly match: Match<Shape>;
  readonly model: PlayModel;
  readonly page: HTMLElement;
  readonly root: BoardView<Shape>['root'];
  /** Each state of page, board and sounds so far, with the ms at which it came. */
  readonly states: readonly string[];
  /** Called whenever time has passed. */
  watch(call: () => void): void;
  /** Lets time pass until this holds. Throws after two minutes of the clock. */
  until(what: string, holds: () => boolean): Promise<void>;
  pass(ms: number): Promise<void>;
  /** Opens the cover as a switch user does. */
  open(): Promise<void>;
  choose(move: unknown): Promise<void>;
  /** Presses the first button that fits the selector. */
  press(selector: string): Promise<void>;
  end(): void;
}

/** The worker's own code without the worker: it answers in the same moment. */
function thinkerOf<G extends Shape>({ rules, computer }: Sat<G>): Thinker<Shape> {
  const brain = createBrain({
    rules: () => Promise.resolve(rules),
    computer: () => Promise.resolve(computer),
    nature: () => Promise.resolve(null),
  });
  return {
    choose: (question) => brain.choose(question),
    interrupt: (question) => brain.interrupt(question),
    nature: () => Promise.reject(new Error('no gravity here')),
  };
}

function savedOf<G extends Shape>({ game, rules }: Sat<G>, world: World<G>): SavedMatch<Shape> {
  const { state, players, chance } = world;
  return {
    format: FORMAT,
    id: 'world',
    game,
    revision: rules.revision,
    options: (state as Begun).options as SavedMatch<Shape>['options'],
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
export async function sit<G extends Shape>(sat: Sat<G>, world: World<G>): Promise<Sitting> {
  vi.stubGlobal('CanvasRenderingContext2D', class {});
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(PEN as never);
  const rules = sat.rules as unknown as Rules<Shape>;
  const words = sat.words as unknown as Words<Shape>;
  const { options } = world.state as Begun;
  const secret = sat.about.secret(options as G['options']);
  const honest = thinkerOf(sat);
  const model = createModel(world.players);
  const { say } = translator('id', [sat.messages, playMessages], (one) => world.players[one]?.name ?? '');
  const began = performance.now();
  const time = () => Math.round(performance.now() - began);
  const cues: string[] = [];
  const cue = (name: string) => void cues.push(`${time()} ${name}`);
  const table = createTable({
    words,
    model,
    publicEvent: (event) => rules.observeEvent?.(event, null) ?? null,
    settings: () => ({ pace: 1, beat: 2500 }),
    players: () => match.players(),
    cue,
    covers: () => secret && people(world.players).length > 1,
    scene: (viewer) => match.scene(viewer),
  });
  const match: Match<Shape> = resumeMatch<Shape>(
    {
      about: { secret: () => secret, undo: () => sat.about.undo(options as G['options']), heavy: false },
      rules,
      display: table.display,
      saves: { put: () => Promise.resolve() },
      thinker: sat.thinker?.(honest, () => match) ?? honest,
      report: (fault) => {
        throw new Error(fault);
      },
    },
    savedOf(sat, world),
    [world.state],
    null,
  );
  match.onChange(() => {
    model.canUndo.value = match.canUndo();
  });
  const clock = drivenClock(() => {}, time);
  const seats = () =>
    world.players.map(({ name, colour, side, kind }) => ({ name, colour, side, isHuman: kind === 'human' }));
  const board = sat.board({ ...testHost(clock), ...table.host, say, cue, seats });
  board.resize(ROOM);
  table.attach(board as unknown as BoardView<Shape>);
  const page = document.createElement('div');
  document.body.append(page);
  await act(() => render(<Page playing={playingOf({ model, table, match, words, say })} />, page));
  const states: string[] = [];
  const watchers: (() => void)[] = [];
  let last = '';
  const note = () => {
    const now = `${page.innerHTML}\n${tree(board.root).join('\n')}\n${cues.join(', ')}`;
    if (now !== last) states.push(`${time()} ms\n${now}`);
    last = now;
    for (const call of watchers) call();
  };
  const pass = async (ms: number) => {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(ms);
      clock.tick(time());
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
    fault = reason instanceof Error ? reason : new Error(String(reason));
  });
  await pass(0);
  return {
    match,
    model,
    page,
    root: board.root,
    states,
    watch: (call) => void watchers.push(call),
    pass,
    press,
    async until(what, holds) {
      const end = performance.now() + PATIENCE;
      while (!holds()) {
        if (fault !== null) throw fault;
        if (model.canvas.value === 'gone') throw new Error('the board broke');
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
    end() {
      match.leave();
      table.attach(null);
      render(null, page);
      page.remove();
      board.dispose();
    },
  };
}
