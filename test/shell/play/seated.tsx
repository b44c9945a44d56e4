/** Sets a table for a test: the whisper game, a real match, the real table and page, a fake board, nothing of storage or workers. */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { vi } from 'vitest';
import type { Player } from '../../../src/contract/player.ts';
import { people } from '../../../src/contract/player.ts';
import type { Outcome, Shape } from '../../../src/contract/rules.ts';
import type { Rules } from '../../../src/contract/rules.ts';
import type { Message, Words } from '../../../src/contract/words.ts';
import { messages } from '../../../src/i18n/locales/play/en.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { type Match, startMatch } from '../../../src/match/match.ts';
import type { PlannedInterrupt, Thinker } from '../../../src/match/ports.ts';
import { createModel } from '../../../src/shell/play/model.ts';
import type { Playing } from '../../../src/shell/play/playing.ts';
import { createTable, type TableSettings } from '../../../src/shell/play/table.ts';
import { type FakeView, fakeView } from './fake-view.ts';
import { Page, playingOf } from './page.tsx';
import { rules, type Whisper, words } from './whisper.ts';

export interface Seated {
  readonly match: Match<Shape>;
  readonly playing: Playing;
  readonly view: FakeView;
  readonly page: HTMLElement;
  /** What `run` came to; undefined while it runs. */
  readonly ended: () => Outcome | null | undefined;
  /** Everything that can be read off the page: text, names, attributes. */
  readonly written: () => string;
  readonly button: (name: string | RegExp) => HTMLButtonElement;
  readonly buttons: () => readonly string[];
  readonly pass: (ms?: number) => Promise<void>;
  readonly end: () => void;
}

export interface SeatedOptions {
  readonly players: readonly Player[];
  readonly options?: Partial<Whisper['options']>;
  readonly settings?: Partial<TableSettings>;
  readonly view?: FakeView;
  readonly think?: () => Promise<unknown>;
  readonly planned?: PlannedInterrupt<Shape> | null;
  readonly rules?: Rules<Whisper>;
  readonly words?: Words<Whisper>;
}

/** Timers must be faked by the test. */
export async function seat(given: SeatedOptions): Promise<Seated> {
  const options: Whisper['options'] = { secret: true, beats: false, rounds: 2, ...given.options };
  const view = given.view ?? fakeView();
  const model = createModel(given.players);
  const { say: plain } = translator('en', [messages], (one) => model.players.value[one]?.name ?? '');
  const say = (message: Message) => plain(message);
  const ownRules = (given.rules ?? rules) as unknown as Rules<Shape>;
  const ownWords = (given.words ?? words) as unknown as Words<Shape>;
  const table = createTable({
    words: ownWords,
    model,
    publicEvent: (event) => ownRules.observeEvent?.(event, null) ?? null,
    settings: () => ({ pace: 1, beat: 2500, ...given.settings }),
    players: () => match.players(),
    cue: () => {},
    covers: () => options.secret && people(match.players()).length > 1,
    scene: (viewer) => match.scene(viewer),
  });
  const thinker: Thinker<Shape> = {
    choose: async () => {
      await given.think?.();
      return { move: { type: 'say', word: 'hush' }, memory: null, footage: null };
    },
    interrupt: async () => given.planned ?? null,
    nature: () => Promise.reject(new Error('no nature here')),
  };
  const match = startMatch<Shape>(
    {
      about: { secret: () => options.secret, undo: () => !options.secret, heavy: false },
      rules: ownRules,
      display: table.display,
      saves: { put: async () => {} },
      thinker,
      report: () => {},
    },
    { id: 'm', game: 'whisper', options, players: given.players, seed: [1, 2, 3, 4] },
  );
  match.onChange(() => {
    model.players.value = match.players();
    model.canUndo.value = match.canUndo();
  });
  table.attach(view);
  const playing: Playing = {
    ...playingOf({ model, table, match, words: ownWords, say }),
    isFresh: signal(true),
    placeOf: (move) => view.placeOf(move),
  };
  const page = document.createElement('div');
  document.body.append(page);
  const draw = () => render(<Page playing={playing} />, page);
  await act(draw);
  let ended: Outcome | null | undefined;
  match.run().then((outcome) => {
    ended = outcome;
  });
  const pass = async (ms = 0) => {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(ms);
    });
  };
  await pass();
  const all = () => [...page.querySelectorAll('button')];
  const nameOf = (one: HTMLButtonElement) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '';
  return {
    match,
    playing,
    view,
    page,
    ended: () => ended,
    written: () => page.innerHTML,
    button(name) {
      const found = all().find((one) => (typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one))));
      if (found === undefined) throw new Error(`no button ${name} among ${all().map(nameOf).join(', ')}`);
      return found;
    },
    buttons: () => all().map(nameOf),
    pass,
    end() {
      match.leave();
      render(null, page);
      page.remove();
    },
  };
}
