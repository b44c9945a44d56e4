/** The board without a renderer: what it shows to whom, what a tap means, and that an animation ends as the plain picture. */
import '../../stage/pixi-in-node.ts';
import { type Container, Point } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../src/contract/scene.ts';
import { DECK } from '../../../src/games/maumau/cards.ts';
import { rules } from '../../../src/games/maumau/rules.ts';
import type { Event, MauMau, Move, State } from '../../../src/games/maumau/shape.ts';
import { MauBoard } from '../../../src/games/maumau/view/board.ts';
import { edgeOf, placesOf } from '../../../src/games/maumau/view/places.ts';
import { rowOf } from '../../../src/games/maumau/view/parts/row.ts';
import type { Room, ViewSettings } from '../../../src/stage/board-view.ts';
import { type Clock, instantClock, type SteppedClock, steppedClock } from '../../../src/stage/clock.ts';
import { randomFrom } from '../../../src/lib/random.ts';
import { testHost } from '../../stage/host.ts';
import { tree } from '../../stage/tree.ts';
import { otherWorld, somewhere } from './eyes.ts';
import { faces, namedPictures } from './faces.ts';
import { after, dealt, eventsOf, laid, lay } from './table.ts';

const LAND: Room = {
  width: 1180,
  height: 820,
  insets: { top: 68, right: 0, bottom: 204, left: 0 },
  facing: null,
};
const PHONE: Room = { width: 390, height: 844, insets: { top: 138, right: 0, bottom: 244, left: 0 }, facing: null };
const FRAME = 40;

function board(clock: Clock = instantClock, settings: Partial<ViewSettings> = {}, room = LAND) {
  const host = testHost(clock, settings);
  const view = new MauBoard(host, namedPictures());
  view.resize(room);
  return { host, view };
}

function sceneOf(state: State, viewer: number | null): Scene<MauMau> {
  return { observation: rules.observe(state, viewer), viewer, toMove: rules.toMove(state) };
}

function seenBy(events: readonly Event[], viewer: number | null): readonly Event[] {
  return events.map((event) => rules.observeEvent?.(event, viewer) ?? event);
}

function tap(view: MauBoard, x: number, y: number): void {
  const event = { pointerId: 1, button: 0, global: new Point(x, y) };
  view.root.emit('pointerdown', { ...event, type: 'pointerdown' } as never);
  view.root.emit('pointerup', { ...event, type: 'pointerup' } as never);
}

function tapCard(view: MauBoard, card: string): void {
  const place = view.placeOf(lay(card));
  if (place === null) throw new Error(`${card} is not on the table`);
  // The left strip of a card is never covered by its neighbour.
  tap(view, place.x + 18, place.y + place.height / 2);
}

async function frames(clock: SteppedClock, promise: Promise<void>, each: () => void = () => {}): Promise<void> {
  let settled = false;
  void promise.then(() => {
    settled = true;
  });
  for (let frame = 0; frame < 3000; frame++) {
    await new Promise((resolve) => setImmediate(resolve));
    if (settled && !clock.running()) return;
    each();
    clock.step(FRAME);
  }
  throw new Error('an animation does not end');
}

const never = () => new AbortController().signal;

/** A round by chance, with calls and catches, as ply after ply. */
function roundOf(seed: string, seats: number) {
  const random = randomFrom(seed);
  const plies: { readonly state: State; readonly events: readonly Event[] }[] = [];
  const start = rules.setup(dealt({ target: 50 }, seats, random).options, seats);
  let state = start;
  for (let ply = 0; ply < 90 && rules.toMove(state) !== null; ply++) {
    const open = rules.interrupts?.(state) ?? [];
    const move: Move = open[random.int(4)]?.move ?? rules.sample(state, random);
    const events = eventsOf(state, move);
    state = after(state, move);
    plies.push({ state, events });
  }
  return { start, plies };
}

describe.each([2, 3, 4])('an animation with %i players', (seats) => {
  test.each([0, null])(
    'ends as showing the scene does, through the eyes of %s',
    { timeout: 120_000 },
    async (viewer) => {
      const { start, plies } = roundOf(`view/${seats}`, seats);
      const clock = steppedClock();
      const { view } = board(clock);
      const fresh = board().view;
      view.show(sceneOf(start, viewer));
      for (const { state, events } of plies) {
        const scene = sceneOf(state, viewer);
        await frames(clock, view.play(seenBy(events, viewer), scene, null, never()));
        fresh.show(scene);
        expect(tree(view.root)).toEqual(tree(fresh.root));
      }
    },
  );

  test('jumps to the end when it is cut short', { timeout: 120_000 }, async () => {
    const { start, plies } = roundOf(`cut/${seats}`, seats);
    const clock = steppedClock();
    const { view } = board(clock);
    const fresh = board().view;
    view.show(sceneOf(start, 0));
    for (const [index, { state, events }] of plies.entries()) {
      const skip = new AbortController();
      const scene = sceneOf(state, 0);
      const end = view.play(seenBy(events, 0), scene, null, skip.signal);
      for (let frame = 0; frame < index % 9; frame++) {
        await new Promise((resolve) => setImmediate(resolve));
        clock.step(FRAME);
      }
      skip.abort();
      await end;
      fresh.show(scene);
      expect(tree(view.root)).toEqual(tree(fresh.root));
      expect(clock.running()).toBe(false);
    }
  });
});

describe('privacy', () => {
  test('U15 at the open table no object anywhere holds a hidden card, whoever looked before', () => {
    const random = randomFrom('U15');
    for (let index = 0; index < 60; index++) {
      const state = somewhere(random);
      const { view } = board();
      for (const seat of state.hands.keys()) {
        view.show(sceneOf(state, seat));
        expect(faces(view.root).length).toBeGreaterThanOrEqual(state.hands[seat]?.length ?? 0);
        view.show(sceneOf(state, null));
        expect(faces(view.root).filter((card) => !state.pile.includes(card))).toEqual([]);
      }
    }
  });

  test('U01 two worlds: same tree, sounds and dock in every frame of every ply', { timeout: 120_000 }, async () => {
    const random = randomFrom('U01');
    let looked = 0;
    for (let index = 0; looked < 14; index++) {
      const state = somewhere(random);
      const seat = state.turn;
      const other = otherWorld(state, seat, randomFrom(`other/${index}`));
      const move = rules.sample(state, random);
      if (rules.refusal(other, move) !== null || rules.apply(state, move).state.ended !== null) continue;
      looked += 1;
      const worlds = [state, other].map((one) => {
        const clock = steppedClock();
        const made = board(clock);
        made.view.show(sceneOf(one, null));
        const step = rules.apply(one, move);
        const shots: (readonly string[])[] = [];
        const end = made.view.play(seenBy(step.events, null), sceneOf(step.state, null), null, never());
        return { clock, end, shots, ...made };
      });
      for (const { clock, end, shots, view } of worlds) await frames(clock, end, () => shots.push(tree(view.root)));
      const [first, second] = worlds;
      expect(second?.shots).toEqual(first?.shots);
      expect(second?.host.cues).toEqual(first?.host.cues);
      expect(second?.host.trays).toEqual(first?.host.trays);
    }
  });

  test('U14 a played card starts from the same place whatever its place in the hand', async () => {
    const hand = ['7H', '9H', '10H', 'QH', 'AH'];
    const starts = await Promise.all(
      hand.map(async (card) => {
        const state = laid({ hands: [hand.join(' '), '8D KS'] });
        const clock = steppedClock();
        const { view } = board(clock);
        view.show(sceneOf(state, 0));
        const move = lay(card);
        const skip = new AbortController();
        const end = view.play(eventsOf(state, move), sceneOf(after(state, move), null), null, skip.signal);
        await new Promise((resolve) => setImmediate(resolve));
        clock.step(1);
        const flight = view.root.children.find(({ label }) => label === 'flights')?.children[0];
        const start = [Math.round(flight?.x ?? -1), Math.round(flight?.y ?? -1), Math.round(flight?.angle ?? -1)];
        skip.abort();
        await end;
        return start;
      }),
    );
    expect(new Set(starts.map(String)).size).toBe(1);
  });

  test('all faces are made ready at once, not when somebody gets a card', () => {
    const asked: string[] = [];
    const pictures = namedPictures();
    const view = new MauBoard(testHost(instantClock), {
      ...pictures,
      texture: (name, width) => {
        asked.push(name);
        return pictures.texture(name, width);
      },
    });
    view.resize(LAND);
    expect(DECK.filter((card) => !asked.includes(card))).toEqual([]);
  });

  test('U08 cards that were drawn as a penalty are marked as new in the next own view, and nowhere else', () => {
    const silent = after(laid({ hands: ['10H QC', 'KS 8D', '9C'] }), lay('10H'));
    const state = after(silent, { type: 'catch', seat: 0 }, { type: 'drawn', cards: ['AS', 'QS'] });
    const marks = (viewer: number | null) => {
      const { view } = board();
      view.show(sceneOf(state, viewer));
      return tree(view.root).filter((line) => line.includes('"new"')).length;
    };
    expect([marks(null), marks(1), marks(0)]).toEqual([0, 0, 2]);
  });

  test('U13 the afterglow shows the new cards to the taker', async () => {
    const owing = after(laid({ hands: ['9C QC', '8D KS'], pile: '7H', state: { penalty: 2 } }), { type: 'take' });
    const answer: Move = { type: 'drawn', cards: ['AS', 'QS'] };
    const { view } = board();
    view.show(sceneOf(owing, 0));
    await view.play(eventsOf(owing, answer), sceneOf(after(owing, answer), 0), null, never());
    expect(faces(view.root)).toEqual(expect.arrayContaining(['9C', 'QC', 'AS', 'QS']));
    view.show(sceneOf(after(owing, answer), null));
    expect(faces(view.root)).toEqual(['7H']);
  });
});

describe('a person at the board', () => {
  function ask(state: State, settings: Partial<ViewSettings> = {}, room = LAND) {
    const made = board(instantClock, settings, room);
    const answers: Move[] = [];
    const viewer = state.turn;
    made.view.show(sceneOf(state, viewer));
    made.view.ask(sceneOf(state, viewer), rules.legalMoves(state), (move) => void answers.push(move));
    return { ...made, answers, places: placesOf(room) };
  }
  const tapSeal = ({ view, places }: ReturnType<typeof ask>) => tap(view, places.seal.x, places.seal.y);

  const plain = laid({ hands: ['7H KS 9C JD', '8C 8D'] });

  test('lays a card by a tap, without a call', () => {
    const asked = ask(plain);
    tapCard(asked.view, '7H');
    expect(asked.answers).toEqual([lay('7H')]);
  });

  test('is told kindly why another card cannot be laid', () => {
    const asked = ask(plain);
    tapCard(asked.view, '9C');
    expect(asked.answers).toEqual([]);
    expect(asked.host.toasts).toEqual([{ key: 'say.noFit' }]);
    const pending = ask(laid({ hands: ['7S 9H', '8C'], pile: '7H', state: { penalty: 2 } }));
    tapCard(pending.view, '9H');
    expect(pending.host.toasts).toEqual([{ key: 'say.onlySeven' }]);
  });

  test('who wants to be asked first lays it by a second tap, or by the button', () => {
    const asked = ask(plain, { askFirst: true });
    tapCard(asked.view, '7H');
    expect(asked.answers).toEqual([]);
    expect(asked.host.trays.at(-1)?.confirm?.id).toBe('play');
    tapCard(asked.view, '7H');
    expect(asked.answers).toEqual([lay('7H')]);
    const again = ask(plain, { askFirst: true });
    tapCard(again.view, '7H');
    again.view.press('play');
    expect(again.answers).toEqual([lay('7H')]);
  });

  test('arms the call once for Mau, twice for Mau Mau, and a third tap puts it out', () => {
    for (const [taps, call] of [
      [1, 'mau'],
      [2, 'maumau'],
      [3, null],
    ] as const) {
      const asked = ask(plain);
      for (let count = 0; count < taps; count++) tapSeal(asked);
      tapCard(asked.view, '7H');
      expect(asked.answers).toEqual([lay('7H', null, call)]);
    }
  });

  test('the call also goes with a move of the page, armed by the page', () => {
    const { view, host } = ask(plain);
    view.press('mau');
    expect(host.trays.at(-1)?.bar?.[0]).toMatchObject({ id: 'mau', picked: true, hotkey: 'm' });
    expect(view.complete(lay('7H'))).toEqual(lay('7H', null, 'mau'));
    expect(view.complete({ type: 'draw' })).toEqual({ type: 'draw' });
  });

  test('an armed call outlasts drawing and is forgotten with the next turn', () => {
    const asked = ask(plain);
    tapSeal(asked);
    asked.view.press('draw');
    expect(asked.answers).toEqual([{ type: 'draw' }]);
    const drew = after(plain, { type: 'draw' }, { type: 'drawn', cards: ['AH'] });
    asked.view.ask(sceneOf(drew, 0), rules.legalMoves(drew), (move) => void asked.answers.push(move));
    tapCard(asked.view, 'AH');
    expect(asked.answers.at(-1)).toEqual(lay('AH', null, 'mau'));
    const next = after(drew, lay('AH'), { type: 'draw' }, { type: 'drawn', cards: ['AS'] }, { type: 'pass' });
    asked.view.ask(sceneOf(next, 0), rules.legalMoves(next), (move) => void asked.answers.push(move));
    tapCard(asked.view, '7H');
    expect(asked.answers.at(-1)).toEqual(lay('7H'));
  });

  test('the seal is at the same place and looks the same in every turn, whatever is held', () => {
    const sealOf = (state: State) => {
      const { view } = ask(state);
      const seal = view.root.children.find(({ label }) => label === 'seal') as Container;
      return tree(seal);
    };
    expect(sealOf(laid({ hands: ['10H', '8D'] }))).toEqual(sealOf(plain));
    expect(sealOf(laid({ hands: ['JC', '8D KS'] }))).toEqual(sealOf(plain));
  });

  test.each([
    ['land', LAND],
    ['phone', PHONE],
  ] as const)('U10 choosing a suit (%s): the seal stays in reach, and cancelling commits nothing', (_name, room) => {
    const asked = ask(plain, {}, room);
    const before = tree(asked.view.root);
    tapCard(asked.view, 'JD');
    expect(tree(asked.view.root)).not.toEqual(before);
    tapSeal(asked);
    expect(asked.host.trays.at(-1)?.bar?.[0]?.picked).toBe(true);
    tapSeal(asked);
    tapSeal(asked);
    asked.view.press('cancel');
    expect(asked.answers).toEqual([]);
    expect(tree(asked.view.root)).toEqual(before);
    tapCard(asked.view, 'JD');
    tap(asked.view, 3, room.insets.top + 3);
    expect(asked.answers).toEqual([]);
    expect(tree(asked.view.root)).toEqual(before);
  });

  test('a Jack is laid with its suit and its call in one move', () => {
    const asked = ask(laid({ hands: ['JD KS', '8C 8D'] }));
    tapSeal(asked);
    tapCard(asked.view, 'JD');
    const chooser = asked.view.root.children.find(({ label }) => label === 'chooser') as Container;
    const tiles = chooser.children.filter(({ label }) => label === 'suit');
    expect(tiles).toHaveLength(4);
    tap(asked.view, (tiles[3]?.x ?? 0) + 40, (tiles[3]?.y ?? 0) + 40);
    expect(asked.answers).toEqual([lay('JD', 'S', 'mau')]);
  });

  function drag(view: MauBoard, card: string, up: number): void {
    const place = view.placeOf(lay(card));
    if (place === null) throw new Error(`${card} is not on the table`);
    const x = place.x + 18;
    const y = place.y + place.height / 2;
    const at = (dy: number) => ({ pointerId: 1, button: 0, global: new Point(x, y - dy) });
    view.root.emit('pointerdown', { ...at(0), type: 'pointerdown' } as never);
    view.root.emit('globalpointermove', { ...at(up / 2), type: 'pointermove' } as never);
    view.root.emit('globalpointermove', { ...at(up), type: 'pointermove' } as never);
    view.root.emit('pointerup', { ...at(up), type: 'pointerup' } as never);
  }

  test('a card dragged over the tray is laid, one let go too early goes back, and a Jack asks for its suit', () => {
    const asked = ask(plain);
    const before = tree(asked.view.root);
    drag(asked.view, '7H', 60);
    expect(asked.answers).toEqual([]);
    expect(tree(asked.view.root)).toEqual(before);
    drag(asked.view, '9C', 300);
    expect(asked.answers).toEqual([]);
    drag(asked.view, 'JD', 300);
    expect(asked.host.trays.at(-1)?.chips.map(({ id }) => id)).toEqual(['cancel']);
    asked.view.press('cancel');
    drag(asked.view, '7H', 300);
    expect(asked.answers).toEqual([lay('7H')]);
  });

  test('a card outside a row that scrolls comes into sight when its button has the focus', () => {
    const many = DECK.filter((card) => card !== 'KH').slice(0, 18);
    const asked = ask(laid({ hands: [many.join(' '), '8H'], state: { stock: [] } }), {}, PHONE);
    const { x, width, card } = asked.places.hand;
    const isSeen = (one: string) => {
      const place = asked.view.placeOf(lay(one));
      return place !== null && place.x >= x - width / 2 - 1 && place.x + card <= x + width / 2 + 1;
    };
    const last = many.at(-1) ?? '';
    expect(isSeen(last)).toBe(false);
    asked.view.preview(lay(last));
    expect(isSeen(last)).toBe(true);
    expect(isSeen(many[0] ?? '')).toBe(false);
    asked.view.preview(lay(many[0] ?? ''));
    expect(isSeen(many[0] ?? '')).toBe(true);
  });

  test('a last Jack asks for no suit', () => {
    const asked = ask(laid({ hands: ['JD', '8C 8D'] }));
    tapSeal(asked);
    tapSeal(asked);
    tapCard(asked.view, 'JD');
    expect(asked.answers).toEqual([lay('JD', null, 'maumau')]);
  });

  test.each([
    ['a drawn card that does not fit', after(plain, { type: 'draw' }, { type: 'drawn', cards: ['8S'] }), 'pass'],
    ['a penalty without a 7', laid({ hands: ['9C', '8C'], pile: '7H KH', state: { penalty: 2 } }), 'take'],
    ['nothing to draw', laid({ hands: ['9C 8C', '8D'], state: { stock: [] } }), 'pass'],
  ])('nothing happens by itself: %s', (_name, state, id) => {
    const { answers, view, host } = ask(state);
    expect(rules.legalMoves(state)).toHaveLength(1);
    expect(answers).toEqual([]);
    expect(host.trays.at(-1)?.chips.map((chip) => chip.id)).toEqual([id]);
    view.press(id);
    expect(answers).toEqual(rules.legalMoves(state));
  });

  test('U18 an empty stock can be touched as long as cards lie under the top one', () => {
    const asked = ask(laid({ hands: ['9C QC', 'KS'], pile: 'KH QD', state: { stock: [] } }));
    tap(asked.view, asked.places.stock.x, asked.places.stock.y);
    expect(asked.answers).toEqual([{ type: 'draw' }]);
  });

  test('all lights go out when the question is over', () => {
    const state = plain;
    const { view, host } = board();
    view.show(sceneOf(state, 0));
    const dark = tree(view.root);
    view.ask(sceneOf(state, 0), rules.legalMoves(state), () => {});
    tapCard(view, 'JD');
    view.rest();
    expect(tree(view.root)).toEqual(dark);
    expect(host.trays.at(-1)).toBeNull();
  });

  test('the score screen offers the deal to the next dealer', () => {
    const over = after(laid({ hands: ['10H', 'KS 8D'] }), lay('10H'));
    const { view, host } = board();
    const answers: Move[] = [];
    view.show(sceneOf(over, null));
    view.ask(sceneOf(over, null), rules.legalMoves(over), (move) => void answers.push(move));
    expect(faces(view.root)).toEqual(expect.arrayContaining(['KS', '8D']));
    expect(host.trays.at(-1)?.confirm?.id).toBe('deal');
    view.press('deal');
    expect(answers).toEqual([{ type: 'deal' }]);
  });
});

describe('places', () => {
  test('the next seat sits at the left, as the cards go round', () => {
    expect([0, 1, 2, 3].map((seat) => edgeOf(seat, 0, 4))).toEqual(['bottom', 'left', 'top', 'right']);
    expect([0, 1, 2].map((seat) => edgeOf(seat, 2, 3))).toEqual(['left', 'right', 'bottom']);
    expect([0, 1].map((seat) => edgeOf(seat, 0, 2))).toEqual(['bottom', 'top']);
  });

  test.each([
    ['land', LAND],
    ['phone', PHONE],
  ])('a hand of any size stays in its room and shows 44 px of each card (%s)', (_name, room) => {
    const places = placesOf(room);
    for (const count of [1, 3, 5, 7, 9, 14, 20]) {
      const { spots, over } = rowOf(DECK.slice(0, count), places);
      const steps = spots.slice(1).map((spot, index) => spot.x - (spots[index]?.x ?? 0));
      expect(Math.min(...steps, 99)).toBeGreaterThanOrEqual(44);
      const width = (spots.at(-1)?.x ?? 0) - (spots[0]?.x ?? 0) + places.hand.card;
      expect(width - over).toBeLessThanOrEqual(places.hand.width + 1);
    }
    expect(rowOf(DECK.slice(0, 5), places).over).toBe(0);
    expect(rowOf(DECK.slice(0, 20), places).over).toBeGreaterThan(0);
  });
});
