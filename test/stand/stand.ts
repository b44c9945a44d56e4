/**
 * Shows one game's board after some random plies and lets people play on by touch. It has no shell: the tray is dumped as plain text and buttons.
 * Address: `?game=maaf&seats=4&plies=40&seed=1&locale=id&human=0,2&ask=1&facing=top&small=1&mode=teams&pace=1&until=split&still=1&bare=1`.
 */
import '../../src/shell/styles/fonts.css';
import type { Choices } from '../../src/contract/about.ts';
import type { Catalog, Game, Locale } from '../../src/contract/game.ts';
import { type Colour, SIDES, type Side } from '../../src/contract/player.ts';
import type { Rules, Shape } from '../../src/contract/rules.ts';
import type { Scene } from '../../src/contract/scene.ts';
import { translator } from '../../src/i18n/translator.ts';
import { randomFrom } from '../../src/lib/random.ts';
import type { BoardView, SeatLook, ViewHost, ViewModule } from '../../src/stage/board-view.ts';
import { fontsReady } from '../../src/stage/assets.ts';
import { Stage } from '../../src/stage/stage.ts';
import { showTray } from './tray.ts';

type Any = Shape & { move: { type: string } };

const modules = {
  game: import.meta.glob('../../src/games/*/index.ts'),
  rules: import.meta.glob('../../src/games/*/rules.ts'),
  view: import.meta.glob('../../src/games/*/view/index.ts'),
  messages: import.meta.glob('../../src/games/*/messages/*.ts'),
};

const query = new URLSearchParams(location.search);
const asked = (name: string, standard: string) => query.get(name) ?? standard;
const id = asked('game', 'maaf');
const seats = Number(asked('seats', '4'));
const locale = asked('locale', 'id') as Locale;
const NAMES = ['Rani', 'Bimo', 'Ayah', 'Nenek', 'Sari', 'Dewi'];

async function load<T>(from: Record<string, () => Promise<unknown>>, path: string): Promise<T> {
  const found = from[`../../src/games/${id}/${path}`];
  if (!found) throw new Error(`no ${path} of ${id}`);
  return (await found()) as T;
}

function choicesOf(game: Game): Choices {
  return Object.fromEntries(
    game.about.fields.flatMap((field) => {
      const given = query.get(field.key);
      const value = field.values.find((one) => String(one) === given);
      return [[field.key, value ?? field.standard]];
    }),
  );
}

const gameModule = await load<Record<string, Game<Any>>>(modules.game, 'index.ts');
const game = Object.values(gameModule).find((one) => one && typeof one === 'object' && 'about' in one) as Game<Any>;
const { rules } = await load<{ rules: Rules<Any> }>(modules.rules, 'rules.ts');
const { messages } = await load<{ messages: Catalog }>(modules.messages, `messages/${locale}.ts`);
const view = await load<ViewModule<Any>>(modules.view, 'view/index.ts');

const colours = game.about.coloursFor(seats);
const seating = {
  colours,
  human: colours.map(() => true),
  helped: colours.map(() => false),
  starter: 0,
};
const humans = new Set(
  asked('human', NAMES.map((_, seat) => seat).join())
    .split(',')
    .map(Number),
);
const random = randomFrom(asked('seed', '1'));
let state = rules.setup(game.about.options(choicesOf(game), seating), seats);

/** Random plies: so many, and then on until a person has a move of the type asked for. */
function randomPlies(): void {
  const until = query.get('until');
  const wanted = Number(asked('plies', '40'));
  for (let ply = 0; ply < 5000; ply++) {
    const actor = rules.toMove(state);
    if (actor === null) return;
    const legal = actor === 'nature' ? null : rules.legalMoves(state);
    const isHuman = actor !== 'nature' && humans.has(actor);
    if (ply >= wanted && isHuman && (!until || legal?.some((move) => move.type === until))) return;
    state = rules.apply(state, rules.sample(state, random)).state;
  }
}
randomPlies();

const looks: readonly SeatLook[] = colours.map((colour: Colour, seat) => ({
  name: NAMES[seat] ?? `${seat}`,
  colour,
  side: (SIDES[['merah', 'biru', 'kuning', 'hijau'].indexOf(colour)] ?? 'bottom') as Side,
  isHuman: humans.has(seat),
}));
const words = translator(locale, [messages], (seat) => looks[seat]?.name ?? '');
const board = document.getElementById('board') as HTMLElement;
const stage = new Stage({ simple: () => query.has('simple'), redrawn: () => console.log('redrawn') });

const host: ViewHost = {
  say: (message) => words.say(message),
  locale: () => locale,
  seats: () => looks,
  settings: () => ({
    askFirst: query.has('ask'),
    patterns: true,
    motionReduced: query.has('still'),
    pace: Number(asked('pace', '1')),
    fourColourSuits: true,
    sortedHand: true,
    tilt: 'off',
    simpleGraphics: false,
    night: query.has('night'),
  }),
  cue: () => {},
  clock: stage.clock,
  renderer: () => stage.renderer,
  tray: (content) => showTray(content, words, (button, value) => shown.press(button, value)),
  toast: (message) => console.log('toast:', words.say(message)),
  redraw: stage.redraw,
  small: () => query.has('small') || innerWidth < 600,
};

document.body.classList.toggle('bare', query.has('bare'));
await fontsReady(locale);
const shown: BoardView<Any> = await view.create(host);

function sceneNow(): Scene<Any> {
  const actor = rules.toMove(state);
  const viewer = query.has('open') ? null : typeof actor === 'number' && humans.has(actor) ? actor : lastViewer;
  lastViewer = viewer;
  return { observation: rules.observe(state, viewer), viewer, toMove: actor };
}
let lastViewer: number | null = null;

async function ply(move: Any['move']): Promise<void> {
  const step = rules.apply(state, move);
  state = step.state;
  const scene = sceneNow();
  const { viewer } = scene;
  const events = step.events.flatMap(
    (event) => rules.observeEvent?.(event, viewer) ?? (rules.observeEvent ? [] : [event]),
  );
  if (events.length > 0) await shown.play(events, scene, null, new AbortController().signal);
  else shown.show(scene);
}

async function run(): Promise<void> {
  shown.show(sceneNow());
  for (;;) {
    const actor = rules.toMove(state);
    if (actor === null) return;
    if (actor === 'nature' || !humans.has(actor)) {
      await ply(rules.sample(state, random));
      continue;
    }
    const move = await new Promise<Any['move']>((resolve) => {
      shown.ask(sceneNow(), rules.legalMoves(state), resolve);
      document.body.dataset['asked'] = String(Number(document.body.dataset['asked'] ?? 0) + 1);
    });
    shown.rest();
    await ply(move);
  }
}

/** One number for all edges, or four: top, right, bottom, left. */
const given = asked('inset', '0').split(',').map(Number);
const edge = (index: number) => given[index] ?? given[0] ?? 0;
stage.surround({
  insets: { top: edge(0), right: edge(1), bottom: edge(2), left: edge(3) },
  facing: (query.get('facing') as Side | null) ?? null,
});
stage.attach(shown, () => shown.show(sceneNow()));
await stage.mount(board);
void run();
document.body.dataset['ready'] = stage.kind ?? '';
Object.assign(globalThis, { stand: { stage, view: shown, state: () => state, legal: () => rules.legalMoves(state) } });
