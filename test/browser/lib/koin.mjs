/** Where in a turn a match of Kerajaan Koin stands: read from its save, not from the page. */
import { savedRow } from './saved.mjs';

const FALLEN = ['no coin matches', 'one coin matches', 'two coins match', 'three coins match'];

/** Every stand of a match in which somebody may leave the table. */
export const STANDS = [
  'a toss is due',
  ...FALLEN,
  'paid, two to place',
  'paid, one to place',
  'placed, may move',
  'moved, may place',
  'taken, may move',
  'moved, may take',
];

/** `state` is the checkpoint of a save. */
export function standOf({ phase, rights, acted, toss, options, turn }) {
  if (phase !== 'act') return phase === 'toss' ? STANDS[0] : phase;
  if (rights.owed > 0) return rights.owed === 2 ? 'paid, two to place' : 'paid, one to place';
  const side = options.gambar === turn ? 'gambar' : 'angka';
  const matched = toss.filter(({ face }) => face === side).length;
  if (!acted) return FALLEN[matched];
  if (matched === 0) return rights.capture > 0 ? 'moved, may take' : 'taken, may move';
  return rights.place > 0 ? 'moved, may place' : 'placed, may move';
}

/** What of the save must be there again: every ply, and the state that they come to. */
export async function keptOf(page, id) {
  const { log, checkpoint } = (await savedRow(page, id)).body;
  return { log, checkpoint };
}

/** The example of the printed rules before its last coin: the picture side holds a 100 and the 500 that fills Semarapura. */
const EXAMPLE = [
  ['500A'],
  ['200G', '100A'],
  ['500G', '100A'],
  ['200A', '100G'],
  ['200A', '100G'],
  ['500A', '200G'],
  ['200A'],
  ['100G'],
  ['200G', '100A'],
  [],
];
const EXAMPLE_BANKS = { G: [1, 0, 1], A: [1, 0, 0] };

function exampleOf(options) {
  const seatOf = (side) => (side === 'G' ? options.gambar : 1 - options.gambar);
  const board = EXAMPLE.map((stack) =>
    stack.map((coin) => ({ value: Number.parseInt(coin, 10), seat: seatOf(coin.at(-1)) })),
  );
  const banks = options.gambar === 0 ? [EXAMPLE_BANKS.G, EXAMPLE_BANKS.A] : [EXAMPLE_BANKS.A, EXAMPLE_BANKS.G];
  const toss = [
    { value: 100, face: 'angka' },
    { value: 500, face: 'gambar' },
  ];
  const rights = { place: 1, move: 1, capture: 0, pay: false, owed: 0 };
  return {
    board,
    banks,
    toss,
    rights,
    turn: options.gambar,
    phase: 'act',
    hand: [500],
    acted: false,
    passes: 0,
    end: null,
  };
}

/** Puts a row beside the others. Runs in the page. */
function put(row) {
  return new Promise((done, fail) => {
    const opening = indexedDB.open(`tikar${new URL('.', document.baseURI).pathname}data`);
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const { transaction } = opening.result.transaction('matches', 'readwrite').objectStore('matches').put(row);
      transaction.oncomplete = () => {
        opening.result.close();
        done(true);
      };
    };
  });
}

/** The example's state in a match with these options, before its last coin. */
export const exampleIn = ({ options }) => exampleOf(options);

/** Puts a save beside a match: the same people, the state changed. */
export async function plant(page, id, name, changes) {
  const row = await savedRow(page, id);
  const state = { ...row.body.checkpoint, ...changes(row.body.checkpoint) };
  const body = { ...row.body, from: state, log: [], checkpoint: state };
  await page.evaluate(put, { ...row, id: name, toMove: state.turn, outcome: null, plies: 0, body });
}
