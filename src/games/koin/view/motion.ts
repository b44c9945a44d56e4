/** Events made visible, one after the other. Each step ends in what the event left behind, so a cut-short animation is simply the end. */
import { Container, Graphics } from 'pixi.js';
import type { ViewHost } from '../../../stage/board-view.ts';
import { SEAT_COLOURS } from '../../../stage/colours.ts';
import { EASE, hop } from '../../../stage/ease.ts';
import { TIME } from '../../../stage/timing.ts';
import { pause, tween } from '../../../stage/tween.ts';
import type { Coin, KoinEvent, Stack, State } from '../kinds.ts';
import { kingdoms } from '../score.ts';
import type { Purse, Stacks } from './coins.ts';
import { countUp } from './count.ts';
import type { Dish } from './dish.ts';
import { ANCHORS, MAP, type Spot } from './places.ts';
import type { Plaques } from './plaques.ts';

export interface Parts {
  readonly host: ViewHost;
  readonly purse: Purse;
  readonly stacks: Stacks;
  readonly plaques: Plaques;
  readonly dish: Dish;
  /** For things in flight; empty in between. */
  readonly effects: Container;
  /** Over everything, for the count. */
  readonly scale: () => number;
}

/** Where coins come from and go to: the plates stand below the board, or beside it. */
function bankSpot(seat: number): Spot {
  return { x: seat === 0 ? MAP.width * 0.2 : MAP.width * 0.78, y: MAP.y + MAP.height + 20 };
}

interface Run {
  readonly parts: Parts;
  readonly state: State;
  readonly board: Stack[];
  readonly signal: AbortSignal;
}

/** Plays all events. `before` is what the board shows, `after` the state they lead to. */
export async function playEvents(
  parts: Parts,
  events: readonly KoinEvent[],
  before: State,
  after: State,
  signal: AbortSignal,
): Promise<void> {
  const run: Run = { parts, state: after, board: [...before.board], signal };
  for (const event of events) await playOne(run, event);
  for (const child of parts.effects.removeChildren()) child.destroy({ children: true });
}

function playOne(run: Run, event: KoinEvent): Promise<void> {
  switch (event.type) {
    case 'tossed':
      return run.parts.dish.toss(run.state, event.seat, event.toss, run.signal);
    case 'placed':
      return placed(run, event);
    case 'moved':
      return moved(run, event);
    case 'captured':
      return captured(run, event);
    case 'paid':
      return paid(run, event);
    case 'began':
    case 'passed':
      return told(run, event);
    case 'turned':
      run.parts.host.cue('turn');
      return Promise.resolve();
    case 'ended':
      return countUp(run.parts, run.state, run.signal);
  }
}

function put(run: Run, land: number, stack: Stack): void {
  run.board[land] = stack;
  run.parts.stacks.put(land, stack);
  run.parts.plaques.show(kingdoms(run.board));
  run.parts.host.redraw();
}

function timed({ parts }: Run, ms: number): number {
  const { motionReduced, pace } = parts.host.settings();
  return motionReduced ? 0 : ms * pace;
}

/** Carries a coin from one spot to another in an arc; it is gone afterwards. */
async function fly(run: Run, coin: Coin, from: Spot, to: Spot, ms: number, height: number, spin = 0): Promise<void> {
  const flier = run.parts.purse.coin(coin, run.state.options);
  run.parts.effects.addChild(flier);
  await tween(
    run.parts.host.clock,
    timed(run, ms),
    (way) => {
      if (flier.destroyed) return;
      flier.position.set(from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way - height * hop(way));
      flier.scale.set(
        1 + 0.22 * hop(way),
        (1 + 0.22 * hop(way)) * (spin === 0 ? 1 : Math.abs(Math.cos(spin * Math.PI * way)) || 0.1),
      );
    },
    { signal: run.signal, ease: EASE.inOut },
  );
  if (!flier.destroyed) flier.destroy({ children: true });
}

async function ripple(run: Run, land: number, seat: number): Promise<void> {
  const { x, y } = ANCHORS[land] as Spot;
  const ring = new Graphics({ label: 'ripple' });
  const { base } = SEAT_COLOURS[run.state.options.colours[seat === 0 ? 0 : 1]];
  run.parts.effects.addChild(ring);
  run.parts.host.cue('ripple');
  await tween(
    run.parts.host.clock,
    timed(run, TIME.territoryRipple),
    (way) =>
      ring
        .clear()
        .circle(x, y, 34 + 34 * way)
        .stroke({ color: base, width: 8 * (1 - way) + 0.5, alpha: 1 - way }),
    { signal: run.signal },
  );
  ring.destroy();
}

async function placed(run: Run, event: KoinEvent & { readonly type: 'placed' }): Promise<void> {
  const { seat, value, land } = event;
  const coin: Coin = { value, seat };
  const spot = ANCHORS[land] as Spot;
  await fly(run, coin, bankSpot(seat), spot, TIME.coinPlace * 2, 60);
  put(run, land, [...(run.board[land] ?? []), coin]);
  run.parts.host.cue('coin');
  await ripple(run, land, seat);
}

async function moved(run: Run, event: KoinEvent & { readonly type: 'moved' }): Promise<void> {
  const { from, to, stack } = event;
  const node = run.parts.stacks.at(from);
  const [a, b] = [ANCHORS[from] as Spot, ANCHORS[to] as Spot];
  run.parts.host.cue('slide');
  await tween(
    run.parts.host.clock,
    timed(run, TIME.coinMove),
    (way) => node.position.set(a.x + (b.x - a.x) * way, a.y + (b.y - a.y) * way - 26 * hop(way)),
    { signal: run.signal, ease: EASE.inOut },
  );
  node.position.set(a.x, a.y);
  put(run, from, []);
  put(run, to, stack);
}

async function captured(run: Run, event: KoinEvent & { readonly type: 'captured' }): Promise<void> {
  const { seat, land, coin } = event;
  const spot = ANCHORS[land] as Spot;
  put(run, land, (run.board[land] ?? []).slice(0, -1));
  run.parts.host.cue('capture');
  const lifted = { x: spot.x, y: spot.y - 46 };
  await fly(run, coin, spot, lifted, 120, 0);
  await fly(run, coin, lifted, bankSpot(seat), TIME.coinCapture * 1.4, 50, 2);
}

async function paid(run: Run, event: KoinEvent & { readonly type: 'paid' }): Promise<void> {
  const { seat, value } = event;
  run.parts.host.cue('coin');
  await fly(run, { value, seat }, bankSpot(seat), bankSpot(1 - seat), TIME.coinMove * 1.4, 140, 2);
}

async function told(run: Run, event: KoinEvent & { readonly type: 'began' | 'passed' }): Promise<void> {
  const name = { seat: event.seat };
  const key = event.type === 'began' ? 'event.began' : event.forced ? 'event.forced' : 'event.passed';
  run.parts.host.toast({ key, params: { name } });
  if (event.type === 'passed') run.parts.host.cue('skip');
  await pause(run.parts.host.clock, timed(run, event.type === 'passed' && event.forced ? 900 : 400), run.signal);
}
