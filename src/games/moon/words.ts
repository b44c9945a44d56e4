/** Catch the Moon in sentences. Heights are told in hundredths of a ladder, so that children read whole numbers. */
import type { Scene } from '../../contract/scene.ts';
import type { Message, Param, Plate, Words } from '../../contract/words.ts';
import { houseTable, taleTable } from './tables.ts';
import type { Face, MoonEvent, MoonMove, MoonShape, MoonState } from './state.ts';

/** Whole units in a point of height. */
const HEIGHT_POINT = 100;

const name = (seat: number): { readonly name: Param } => ({ name: { seat } });
const faceName = (face: Face): Message => ({ key: `face.${face}` });
const points = (height: number): number => Math.round(height / HEIGHT_POINT);

function sayMove(move: MoonMove): Message {
  if (move.type === 'begin') return { key: 'move.begin', params: name(move.seat) };
  if (move.type === 'rolled') return { key: 'move.rolled', params: { face: faceName(move.face) } };
  return { key: `move.${move.type}` };
}

function sayEvent(event: MoonEvent, { observation: state }: Scene<MoonShape>): Message | null {
  switch (event.type) {
    case 'rolled':
      return { key: 'event.rolled', params: { ...name(event.seat), face: faceName(event.face) } };
    case 'missed':
      return { key: `event.missed.${event.why}` };
    case 'fell':
      return { key: `event.fell.${event.when}`, params: { n: event.ladders.length } };
    case 'wept':
      return state.options.together
        ? { key: 'event.wept.together', params: { n: event.pool } }
        : { key: 'event.wept', params: name(event.seat) };
    case 'lost':
      return { key: state.pool > 0 ? 'event.lost.third' : 'event.lost', params: name(event.seat) };
    case 'tied':
      return { key: 'event.tied', params: { n: event.seats.length } };
    case 'ended':
      return { key: 'event.ended' };
    case 'placed':
      // What comes of it is told a moment later.
      return null;
    default:
      return { key: `event.${event.type}`, params: name(event.seat) };
  }
}

function describe({ observation: state }: Scene<MoonShape>): readonly Message[] {
  const lines: Message[] = [];
  if (state.phase !== 'over') lines.push({ key: 'see.turn', params: name(state.seat) });
  if (state.face !== null) {
    lines.push({
      key: 'see.face',
      params: { face: faceName(state.face), text: { key: `face.${state.face}.text` } },
    });
  }
  lines.push({ key: 'see.pile', params: { n: state.pile.length + 2 } });
  lines.push({ key: 'see.left', params: { n: state.toPlace } });
  lines.push({ key: 'see.height', params: { n: points(state.height) } });
  if (!state.options.together) {
    lines.push(...state.tears.map((n, seat): Message => ({ key: 'see.tears', params: { ...name(seat), n } })));
  }
  lines.push({ key: 'see.pool', params: { n: state.pool } });
  return lines;
}

function subtitle(state: MoonState): Message {
  if (state.tie !== null) return { key: 'subtitle.tie' };
  const left: Message = { key: 'see.left', params: { n: state.toPlace } };
  const tears: Message = { key: 'see.pool', params: { n: state.pool } };
  return { key: state.options.together ? 'subtitle.together' : 'subtitle.left', params: { left, tears } };
}

function plate(state: MoonState, seat: number): Plate {
  const resting = state.out.includes(seat) || state.resting.includes(seat);
  if (state.options.together) {
    return { pips: null, line: { key: 'plate.height', params: { n: points(state.height) } }, tokens: [], resting };
  }
  const n = state.tears[seat] ?? 0;
  const line: Message | null = resting ? { key: 'plate.rest' } : n === 0 ? { key: 'plate.dry' } : null;
  const tokens = n === 0 ? [] : [{ art: 'tear', count: n, label: { key: 'plate.tears', params: { n } }, each: true }];
  return { pips: null, line, tokens, resting };
}

const PAGES: { readonly [phase in MoonState['phase']]: number } = {
  begin: 0,
  roll: 0,
  rolled: 3,
  place: 1,
  settle: 2,
  over: 4,
};

export const words: Words<MoonShape> = {
  recap: (record) => [taleTable(record)],
  lookUp: ({ observation }) => [houseTable(observation)],
  sayMove,
  groupOf: () => null,
  sayEvent,
  describe,
  subtitle: ({ observation }) => subtitle(observation),
  plate: ({ observation }, seat) => plate(observation, seat),
  pageFor: ({ observation }) => (observation.tie === null ? PAGES[observation.phase] : 4),
  sayOutcome: ({ observation }) =>
    observation.options.together ? { key: 'outcome.height', params: { n: points(observation.height) } } : null,
};
