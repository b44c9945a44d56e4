/** One match on the screen: ties the match, its table, its view, its saves and its thinker together, and lets go of all of them at the end. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Message } from '../../contract/words.ts';
import { people } from '../../contract/player.ts';
import type { Shape } from '../../contract/rules.ts';
import { createPlayer } from '../../audio/player.ts';
import { translator } from '../../i18n/translator.ts';
import { type Match, resumeMatch, startMatch } from '../../match/match.ts';
import type { MatchParts } from '../../match/parts.ts';
import type { BoardView, ViewHost } from '../../stage/board-view.ts';
import type { Stage } from '../../stage/stage.ts';
import { createSaves } from '../../storage/saves.ts';
import type { TikarStorage } from '../../storage/storage.ts';
import { type Bridge, createBridge } from '../../worker/bridge.ts';
import { fingerprint } from '../fair.ts';
import { beat, motionReduced, night, pace, settings } from '../settings.ts';
import { locale } from '../words.ts';
import { dropFresh } from './fresh.ts';
import { createModel, type PlayModel } from './model.ts';
import type { Opening } from './open-match.ts';
import { createTable, type Table } from './table.ts';

/** Computers' turns that were asked to hurry. */
const HURRY = 0.3;

export interface Session {
  readonly opening: Opening;
  readonly match: Match<Shape>;
  readonly table: Table;
  readonly model: PlayModel;
  readonly bridge: Bridge<Shape>;
  say(message: Message): string;
  /** Seats hide something from each other. */
  readonly secret: boolean;
  /** True where steps may be taken back at all. */
  readonly undoes: boolean;
  /** The fingerprint of the match's number, from before the first ply on; null until it is known and where it cannot be. */
  readonly print: ReadonlySignal<string | null>;
  /** True until the first decision at the table. */
  readonly isFresh: ReadonlySignal<boolean>;
  /** Draws the board into this element. Never rejects: without a picture the buttons play. */
  draw(element: HTMLElement): Promise<BoardView<Shape> | null>;
  readonly stage: () => Stage | null;
  /** Frees everything; nothing is lost, as each ply is on the disk. */
  end(): void;
}

export interface SessionParts {
  readonly opening: Opening;
  readonly storage: TikarStorage;
  /** The words of the play screen, of the rest of the shell and of the game, the game's first. */
  readonly catalogs: Parameters<typeof translator>[1];
  /** True on screens where pieces are small. */
  readonly small: () => boolean;
  /** Another window has gone on with this match. */
  onElsewhere(): void;
}

export function createSession(parts: SessionParts): Session {
  const { opening } = parts;
  const { rules, words, game } = opening.loaded;
  const { start } = opening;
  const options = start.kind === 'new' ? start.fresh.options : start.saved.options;
  const players = start.kind === 'new' ? start.fresh.players : start.saved.players;
  const secret = game.about.secret(options);
  const model = createModel(players);
  const bridge = createBridge<Shape>();
  const audio = createPlayer(() => ({
    sound: settings.value.sound,
    volume: settings.value.volume,
    vibration: settings.value.vibration,
    motionReduced: motionReduced.value,
  }));
  const { say } = translator(locale.value, parts.catalogs, (seat) => model.players.value[seat]?.name ?? '');
  const table = createTable({
    words,
    model,
    publicEvent: (event) => (rules.observeEvent === undefined ? event : rules.observeEvent(event, null)),
    settings: () => ({ pace: pace.value, beat: beat.value }),
    players: () => match.players(),
    cue: audio.cue,
    covers: () => secret && people(match.players()).length > 1,
    scene: (viewer) => match.scene(viewer),
  });
  const match = createMatch(parts, { display: table.display, bridge, secret });
  const stopHearing = match.onChange(() => {
    model.players.value = match.players();
    model.canUndo.value = match.canUndo();
    isFresh.value = nobodyPlayed(match);
  });
  const isFresh = signal(nobodyPlayed(match));
  model.canUndo.value = match.canUndo();
  const print = signal<string | null>(null);
  void fingerprint(match.saved().seed).then((found) => {
    print.value = found;
  });
  const drawing = createDrawing({ parts, table, match, model, say, cue: audio.cue });
  return {
    opening,
    match,
    table,
    model,
    bridge,
    say,
    secret,
    undoes: game.about.undo(options),
    print,
    isFresh,
    draw: drawing.draw,
    stage: drawing.stage,
    end() {
      match.leave();
      stopHearing();
      drawing.end();
      bridge.dispose();
      audio.dispose();
      table.hush();
      opening.release();
    },
  };
}

function nobodyPlayed(match: Match<Shape>): boolean {
  return !match.saved().log.some(({ actor }) => typeof actor === 'number');
}

interface MatchTies {
  readonly display: Table['display'];
  readonly bridge: Bridge<Shape>;
  readonly secret: boolean;
}

function createMatch({ opening, storage, onElsewhere }: SessionParts, ties: MatchTies): Match<Shape> {
  const { rules, game } = opening.loaded;
  const saves = createSaves<Shape>(storage.matches, {
    rev: opening.rev,
    keeping: (saved) => {
      dropFresh(saved.id);
      return {
        secret: ties.secret,
        toMove: rules.toMove(saved.checkpoint),
        outcome: saved.endedEarly ?? rules.outcome(saved.checkpoint),
      };
    },
    onElsewhere,
  });
  const parts: MatchParts<Shape> = {
    about: game.about,
    rules,
    display: ties.display,
    saves,
    thinker: ties.bridge,
    report: (fault) => console.warn(fault),
  };
  const { start } = opening;
  return start.kind === 'new'
    ? startMatch(parts, start.fresh)
    : resumeMatch(parts, start.saved, start.states, start.memory);
}

interface DrawingParts {
  readonly parts: SessionParts;
  readonly table: Table;
  readonly match: Match<Shape>;
  readonly model: PlayModel;
  readonly cue: ViewHost['cue'];
  say(message: Message): string;
}

/** The one stage of the app; made with the first match. */
let theStage: Promise<Stage> | null = null;
let redrawn: () => void = () => {};

function stageOnce(): Promise<Stage> {
  theStage ??= import('../../stage/stage.ts').then(
    ({ Stage }) => new Stage({ simple: () => settings.value.simpleGraphics, redrawn: () => redrawn() }),
  );
  return theStage;
}

function createDrawing({ parts, table, match, model, say, cue }: DrawingParts) {
  let stage: Stage | null = null;
  let view: BoardView<Shape> | null = null;
  let over = false;
  const hostOf = (on: Stage): ViewHost => ({
    ...table.host,
    say,
    locale: () => locale.value,
    seats: () =>
      model.players.value.map(({ name, colour, side, kind }) => ({ name, colour, side, isHuman: kind === 'human' })),
    settings: () => ({
      askFirst: settings.value.askFirst ?? parts.small(),
      patterns: settings.value.patterns,
      motionReduced: motionReduced.value,
      pace: pace.value * (model.fast.value ? HURRY : 1),
      fourColourSuits: settings.value.fourColourSuits,
      sortedHand: settings.value.sortedHand,
      tilt: settings.value.tilt,
      simpleGraphics: settings.value.simpleGraphics,
      night: night.value,
    }),
    cue,
    clock: on.clock,
    renderer: () => on.renderer,
    memory: () => match.memory(),
    redraw: on.redraw,
    small: parts.small,
  });
  return {
    stage: () => stage,
    async draw(element: HTMLElement): Promise<BoardView<Shape> | null> {
      const module = parts.opening.loaded.view;
      try {
        if (module === null) throw new Error('no view');
        const on = await stageOnce();
        if (over) return null;
        stage = on;
        redrawn = () => {
          model.canvas.value = 'redrawn';
          table.toast({ key: 'play.redrawn' });
        };
        await on.mount(element);
        const made = await module.create(hostOf(on));
        if (over) {
          made.dispose();
          return null;
        }
        view = made;
        on.attach(made, table.redraw);
        table.attach(made);
        return made;
      } catch (fault) {
        console.warn(fault);
        if (!over) model.canvas.value = 'gone';
        return null;
      }
    },
    end() {
      over = true;
      redrawn = () => {};
      table.attach(null);
      stage?.detach();
      stage?.unmount();
      view?.dispose();
      view = null;
    },
  };
}
