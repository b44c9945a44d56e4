/** The end, counted as people do it: kingdom by kingdom, then the coins left, then both totals. */
import { Container, Graphics } from 'pixi.js';
import { GOLD, GOLD_DEEP, INK, INK_SOFT, LINE, PAPER, SEAT_COLOURS, WHITE } from '../../../stage/colours.ts';
import { label } from '../../../stage/label.ts';
import { TIME } from '../../../stage/timing.ts';
import { pause, tween } from '../../../stage/tween.ts';
import type { Message } from '../../../contract/words.ts';
import type { State } from '../kinds.ts';
import { KINGDOMS } from '../map.ts';
import { lead } from '../score.ts';
import { countTable } from '../tables.ts';
import { landShape } from './marks.ts';
import type { Parts } from './motion.ts';
import { MAP } from './places.ts';
import { seatSymbol } from './symbols.ts';

const WIDTH = 640;
const ROW = 52;
const TOP = 74;

interface Sheet {
  readonly root: Container;
  readonly rows: readonly Container[];
}

/** On small screens the sheet takes the whole island, so that it can be read. */
function growthOf({ host }: Parts): number {
  return host.small() ? 1.48 : 1;
}

/** Pixels per unit of the sheet. */
function sharpness(parts: Parts): number {
  return parts.scale() * growthOf(parts);
}

function headOf(parts: Parts, state: State): Container {
  const head = new Container({ label: 'head' });
  for (const seat of [0, 1] as const) {
    const colour = state.options.colours[seat];
    const x = WIDTH * (seat === 0 ? 0.5 : 0.82);
    const ground = new Graphics();
    ground
      .roundRect(x - 92, 16, 184, 44, 22)
      .fill(SEAT_COLOURS[colour].base)
      .stroke({ color: INK, width: 2.5 });
    const sign = seatSymbol(colour, 24);
    sign.position.set(x - 66, 38);
    const words = label(parts.host.seats()[seat]?.name ?? '', {
      size: 24,
      colour: SEAT_COLOURS[colour].on,
      scale: sharpness(parts),
    });
    words.position.set(x + 12, 39);
    words.scale.set(Math.min(1, 130 / Math.max(1, words.width)));
    head.addChild(ground, sign, words);
  }
  return head;
}

function rowOf(parts: Parts, cells: readonly Message[], y: number, isTotal: boolean): Container {
  const row = new Container({ label: 'row' });
  row.y = y;
  const line = new Graphics();
  line
    .moveTo(24, 0)
    .lineTo(WIDTH - 24, 0)
    .stroke({ color: isTotal ? GOLD : LINE, width: isTotal ? 4 : 2 });
  row.addChild(line);
  for (const [column, cell] of cells.entries()) {
    const style = { size: isTotal ? 34 : 24, colour: column === 0 ? INK_SOFT : INK, scale: sharpness(parts) };
    const words = label(parts.host.say(cell), style);
    if (column === 0) words.anchor.set(0, 0.5);
    words.position.set(column === 0 ? 30 : WIDTH * (column === 1 ? 0.5 : 0.82), ROW / 2 + 2);
    row.addChild(words);
  }
  row.alpha = 0;
  return row;
}

function sheetOf(parts: Parts, state: State): Sheet {
  const table = countTable(state).rows;
  const root = new Container({ label: 'count' });
  const height = TOP + table.length * ROW + 86;
  const ground = new Graphics();
  ground.roundRect(0, 6, WIDTH, height, 30).fill({ color: INK, alpha: 0.3 });
  ground.roundRect(0, 0, WIDTH, height, 30).fill(PAPER).stroke({ color: GOLD_DEEP, width: 4 });
  root.addChild(ground, headOf(parts, state));
  const rows = table.map(({ label: name, cells }, index) =>
    rowOf(parts, [name, ...cells], TOP + index * ROW, index === table.length - 1),
  );
  root.addChild(...rows);
  const ahead = lead(state);
  const seat = ahead > 0 ? 0 : 1;
  const text: Message = ahead === 0 ? { key: 'count.tie' } : { key: 'count.winner', params: { name: { seat } } };
  const words = label(parts.host.say(text), {
    size: 38,
    colour: ahead === 0 ? GOLD_DEEP : SEAT_COLOURS[state.options.colours[seat]].deep,
    scale: sharpness(parts),
  });
  words.position.set(WIDTH / 2, height - 42);
  const ribbon = new Container({ label: 'winner' });
  ribbon.addChild(words);
  ribbon.alpha = 0;
  root.addChild(ribbon);
  const grow = growthOf(parts);
  root.scale.set(grow);
  root.position.set(MAP.x + (MAP.width - WIDTH * grow) / 2, MAP.y + (MAP.height - height * grow) / 2);
  return { root, rows: [...rows, ribbon] };
}

/** Shows the sheet, a row at a time with its lands lit, and takes it away again. */
export async function countUp(parts: Parts, state: State, signal: AbortSignal): Promise<void> {
  const { host, effects } = parts;
  const { pace } = host.settings();
  if (host.clock.instant || signal.aborted) return;
  const { root, rows } = sheetOf(parts, state);
  const lit = new Graphics({ label: 'lit' });
  effects.addChild(lit, root);
  await pause(host.clock, 500 * pace, signal);
  for (const [index, row] of rows.entries()) {
    lit.clear();
    for (const land of KINGDOMS[index]?.lands ?? [])
      landShape(lit, land).stroke({ color: WHITE, width: 10, alpha: 0.9 });
    host.cue(index === rows.length - 1 ? 'fanfare' : 'tap');
    await tween(host.clock, TIME.scoreTick * pace, (way) => (row.alpha = way), { signal });
    await pause(host.clock, (index === rows.length - 1 ? 1800 : 420) * pace, signal);
  }
  lit.destroy();
  root.destroy({ children: true });
}
