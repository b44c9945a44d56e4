/** How cards move: from the pile face up onto the used ones, from and to a seat's edge. A card that the viewer may not see flies with its back up. */
import { EASE, hop } from '../../../stage/ease.ts';
import type { Spot } from '../../../stage/rings.ts';
import { TIME } from '../../../stage/timing.ts';
import { pause } from '../../../stage/tween.ts';
import type { Card, Event } from '../shape.ts';
import { DECK, USED } from './centre.ts';
import { between, type Run } from './run.ts';
import { edgeOf, keptOf } from './places.ts';

const LIFT = 26;
const USED_ANGLE = -4;
const SMALL = 0.45;
/** How long a card that cannot be used is looked at. */
const LOOK = 500;

export async function moveCards(run: Run, event: Event): Promise<void> {
  switch (event.type) {
    case 'drew':
      return draw(run, event.card);
    case 'played':
    case 'discarded':
      return lay(run, event.seat, event.card);
    case 'took':
      run.cue('card');
      return fly(run, { face: null, from: DECK, to: edge(run, event.seat), scales: [1, SMALL] });
    case 'dealt':
      return deal(run);
    case 'kept': {
      const to = run.centre.inside(keptOf(side(run, event.seat)));
      run.centre.top(run.observation.top);
      return fly(run, { face: 'maaf', from: USED, to, scales: [1, SMALL] });
    }
    case 'shuffled':
      run.cue('card');
      run.centre.top(null);
      return fly(run, { face: null, from: USED, to: DECK, scales: [1, 1] });
    case 'forfeited':
      run.cue('no');
      return pause(run.host.clock, run.ms(LOOK), run.signal);
    case 'finished':
    case 'won':
    case 'scored':
      run.cue('fanfare');
      return;
    default:
      return;
  }
}

function side(run: Run, seat: number): number {
  return run.observation.options.sides[seat] ?? 0;
}

function edge(run: Run, seat: number): Spot {
  return run.centre.inside(edgeOf(side(run, seat)));
}

/** From the pile, turned over on top of the used cards. */
async function draw(run: Run, face: Card): Promise<void> {
  const { centre } = run;
  run.cue('card');
  if (!run.reduced && !run.signal.aborted) {
    const flying = centre.loose(null);
    centre.root.addChild(flying.root);
    await run.move(
      TIME.cardDraw,
      (way) => {
        const spot = between(DECK, USED, way);
        flying.root.position.set(spot.x, spot.y);
        flying.root.angle = USED_ANGLE * way;
        flying.lift(LIFT * Math.min(1, way * 2));
      },
      { ease: EASE.inOut },
    );
    run.cue('flip');
    const look = centre.look(face);
    await run.move(
      TIME.cardFlip,
      (way) => {
        flying.turn(look, way);
        flying.lift(LIFT * (1 - way));
      },
      { ease: EASE.inOut },
    );
    flying.root.destroy({ children: true });
  }
  centre.top(face);
}

/** From a seat's edge onto the used cards, face up. */
async function lay(run: Run, seat: number, face: Card): Promise<void> {
  run.cue('card');
  await fly(run, { face, from: edge(run, seat), to: USED, scales: [SMALL, 1] });
  run.centre.top(face);
}

interface Flight {
  readonly face: Card | null;
  readonly from: Spot;
  readonly to: Spot;
  readonly scales: readonly [number, number];
}

async function fly(run: Run, { face, from, to, scales }: Flight): Promise<void> {
  if (run.reduced || run.signal.aborted) return;
  const flying = run.centre.loose(face);
  run.centre.root.addChild(flying.root);
  await run.move(
    TIME.cardPlay,
    (way) => {
      const spot = between(from, to, way);
      flying.root.position.set(spot.x, spot.y);
      flying.root.scale.set(scales[0] + (scales[1] - scales[0]) * way);
      flying.lift(LIFT * hop(way));
    },
    { ease: EASE.inOut },
  );
  flying.root.destroy({ children: true });
}

/** One card to each seat, round by round, quickly: who has what is nobody's business. */
async function deal(run: Run): Promise<void> {
  const { handSizes } = run.observation;
  const rounds = Math.max(0, ...handSizes);
  for (let round = 0; round < rounds && !run.signal.aborted; round++) {
    run.cue('card');
    const flights = handSizes.map((_, seat) =>
      fly(run, { face: null, from: DECK, to: edge(run, seat), scales: [1, SMALL] }),
    );
    await Promise.all([...flights, pause(run.host.clock, run.ms(TIME.deal), run.signal)]);
  }
}
