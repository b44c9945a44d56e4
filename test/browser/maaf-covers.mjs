/** Four people play a whole match of Points on one tablet. At each cover nothing of any hand is in the page, in the accessibility tree, in the scene of the board or in what the page remembers. */
import { expect } from './lib/context.mjs';
import { calm } from './lib/playing.mjs';
import { inspect } from './lib/scene.mjs';

export const name = 'Maaf!: four people, a whole match of Points, nothing under a cover';

const PEOPLE = ['Rani', 'Bimo', 'Sari', 'Adi'];
/** What a page shows only of cards: their names, what is written on them, and how they move. */
const CARDS = /kartu (?:\d+|Maaf!)|card-(?:\d+|maaf)(?:[^\w]|$)(?!\S*\.js)|(?:maju|mundur) \d|gantikan lawan|used \S/;
const MOST_TURNS = 900;
/** At these covers the page is left in one more way before it is opened for good. */
const LEAVES = { 3: 'blur', 4: 'turn', 5: 'idle', 6: 'print', 7: 'reload' };
const IDLE = 31_000;
/** At one cover in so many all that the page remembers is searched, too. */
const DEEP = 3;

/** The same chance in every run, and no waiting for fingers: the clock of the page is moved on by hand. */
function settle() {
  let word = 20;
  crypto.getRandomValues = (array) => {
    for (let index = 0; index < array.length; index++) {
      word = (Math.imul(word, 1664525) + 1013904223) | 0;
      array[index] = word;
    }
    return array;
  };
}

/** What is on the page. Runs in the page. Somebody's finger is near, so that no hand closes by itself while a slow disk is waited for. */
function look() {
  dispatchEvent(new PointerEvent('pointermove'));
  const play = document.querySelector('.play');
  const texts = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent.trim());
  return {
    phase: document.querySelector('.result') === null ? (play?.dataset.phase ?? null) : 'result',
    cover: document.querySelector('.cover h1')?.textContent ?? null,
    shut: document.querySelector('.cover .hold')?.getAttribute('aria-disabled') === 'true',
    sure: document.querySelector('.cover .cover-middle > .btn') !== null,
    hand: [...document.querySelectorAll('.hand-card')].map((one) => one.getAttribute('aria-label')),
    pictures: [...document.querySelectorAll('.hand-card img')].map((one) => one.getAttribute('src')),
    lines: texts('.mirror > ul.hush li'),
    moves: texts('.mirror .moves button.move'),
    told: texts('[role=log] p'),
  };
}

/** Every text and every attribute of the document, and what stands around it. Runs in the page. */
function written() {
  const found = [document.title, location.href, JSON.stringify(history.state), JSON.stringify({ ...sessionStorage })];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ALL);
  for (let node = walker.currentNode; node !== null; node = walker.nextNode()) {
    if (node instanceof Element) for (const { name, value } of node.attributes) found.push(`${name}=${value}`);
    else if (!['STYLE', 'SCRIPT'].includes(node.parentNode?.nodeName)) found.push(node.nodeValue.trim());
    if (node instanceof HTMLInputElement) found.push(node.value);
  }
  return found.filter((one) => one !== '');
}

/** Presses the first of these. Runs in the page; false if it is not there. */
function press(selector) {
  const found = document.querySelector(selector);
  found?.click();
  return found !== null;
}

function pressMove(name) {
  const found = [...document.querySelectorAll('.mirror .moves button.move')].find(
    (one) => one.textContent.trim() === name,
  );
  found?.click();
  return found !== undefined;
}

/** How much a person who wants to come Home likes a move, by its words. */
const LIKED = [
  [/menang/, 1000],
  [/ke Rumah/, 300],
  [/ke Jalur aman/, 120],
  [/keluar dari Sarang/, 90],
  [/menggantikan/, 70],
  [/menabrak pion sendiri/, -200],
  [/menabrak/, 40],
  [/meluncur/, 20],
  [/^kartu 2\./, 15],
  [/tukar tempat/, -30],
  [/mundur 1 /, -60],
  [/mundur 4 ke petak (?:1|16|31|46)\b/, 200],
];

function liking(move) {
  const steps = Number(/maju (\d+)/.exec(move)?.[1] ?? 0);
  return LIKED.reduce((sum, [pattern, worth]) => sum + (pattern.test(move) ? worth : 0), steps);
}

class Table {
  constructor(page, eyes) {
    this.page = page;
    this.eyes = eyes;
    this.covers = 0;
    this.opened = new Set();
    /** Pictures of faces, learned from open hands. */
    this.faces = new Set();
    /** How the sentences about cards that everybody has seen laid begin. */
    this.public = new Set();
    /** The card that was laid last. */
    this.laid = null;
  }

  see = () => this.page.evaluate(look);

  /** Lets the page's clock run until one of the phases is there. */
  async until(phases, what = 'the match goes on') {
    const end = Date.now() + 60_000;
    for (;;) {
      const seen = await this.see().catch(() => null);
      if (seen !== null && phases.includes(seen.phase)) return seen;
      if (Date.now() > end)
        throw new Error(`${what}? never ${phases.join(' or ')}, but ${JSON.stringify(seen).slice(0, 600)}`);
      await this.page.raw.clock.fastForward(400).catch(() => undefined);
    }
  }

  /** True for a word about a card that everybody may read: what was laid, and what lies on top. */
  isPublic(line) {
    if (line === `Kartu buangan paling atas: ${this.laid}`) return true;
    return [...this.public].some(
      (said) => line === said || line === `${said}.` || /^[.]? Sekarang /.test(line.replace(said, '')),
    );
  }

  /** Everything that could tell of a card and may not. `deep` looks at all that the page remembers, not only at what is drawn. */
  async leaks(deep) {
    const all = await this.page.evaluate(written);
    const page = all.filter((line) => !this.isPublic(line) && CARDS.test(line));
    const pictures = all.filter((line) => [...this.faces].some((face) => line.includes(face)));
    const spoken = (await this.eyes.spoken()).filter((line) => !this.isPublic(line) && CARDS.test(line));
    const drawn = await this.eyes.drawn();
    expect(drawn.length > 30, `only ${drawn} of the scene can be seen`);
    const held = deep ? await this.eyes.held() : { scene: [], openHands: 0 };
    const scene = [...drawn, ...held.scene].filter((line) => CARDS.test(line) && !this.isTop(line));
    return { page: [...page, ...pictures], spoken, scene, memory: held.openHands };
  }

  /** The card on top of the used ones is on the board for all to see. */
  isTop(line) {
    if (this.laid === null) return false;
    const face = this.laid.replace('kartu ', '').replace('!', '').toLowerCase();
    const steps = face === 'maaf' ? 'gantikan lawan' : String(face);
    return line === `used ${face}` || line.includes(`card-${face}`) || line.replaceAll('\n', ' ').includes(steps);
  }

  async search(deep = this.covers % DEEP === 0) {
    let found = await this.leaks(deep);
    const all = [...found.page, ...found.spoken, ...found.scene];
    expect(all.length === 0, `cover ${this.covers}: ${JSON.stringify(found).slice(0, 900)}`);
    // What the page has taken down lies in its queues for a frame or two.
    for (let frame = 0; found.memory > 0 && frame < 5; frame++) {
      await this.page.raw.clock.fastForward(20);
      found = await this.leaks(deep);
    }
    expect(found.memory === 0, `cover ${this.covers}: ${found.memory} open hands are remembered`);
  }

  /** The search must find what is put there on purpose. */
  async proveSearch() {
    await this.page.evaluate(() => document.querySelector('.cover').setAttribute('data-x', 'kartu 12'));
    await this.page.evaluate(() => document.querySelector('.cover h1').setAttribute('aria-label', 'kartu 12'));
    await this.eyes.plant('card-12');
    await this.page.evaluate(() => (globalThis.planted = { hands: [[12], null], handSizes: [1, 1] }));
    const found = await this.leaks(true);
    expect(found.page.length > 1 && found.spoken.length > 0, `planted in vain: ${JSON.stringify(found)}`);
    expect(found.scene.length === 2 && found.memory === 1, `planted in vain: ${JSON.stringify(found)}`);
    await this.eyes.plant(null);
    await this.page.evaluate(() => {
      delete globalThis.planted;
      document.querySelector('.cover').removeAttribute('data-x');
      document.querySelector('.cover h1').removeAttribute('aria-label');
    });
  }

  /** Opens the cover as a switch user does; gives whose it was. */
  async open(cover) {
    const who = PEOPLE.find((one) => cover.includes(one));
    expect(who !== undefined, `a cover for nobody: ${cover}`);
    await this.page.raw.clock.fastForward(900);
    const end = Date.now() + 60_000;
    while (!(await this.page.evaluate(press, '.cover .cover-middle > .btn'))) {
      await this.page.evaluate(press, '.cover .hold');
      expect(Date.now() < end, `the cover of ${who} does not open`);
    }
    this.opened.add(who);
    return who;
  }

  /** The named move is made in front of everybody: its card is no secret any more. */
  lay(who, move) {
    const [, used] = /^(kartu (?:\d+|Maaf!))\.? ./.exec(move) ?? [];
    const [, thrown] = /^Buang (kartu .+)$/.exec(move) ?? [];
    this.laid = used ?? thrown ?? this.laid;
    if (used !== undefined) this.public.add(`${who} memakai ${used}`);
    if (thrown !== undefined) this.public.add(`${who} membuang ${thrown}`);
  }
}

/** Covers the open hand in one of the ways that a tablet is put down. */
async function leave(table, how) {
  const { page } = table;
  if (how === 'reload') {
    await page.reload();
    await table.until(['covered']);
    table.eyes = await inspect(page);
  } else if (how === 'idle') await page.raw.clock.fastForward(IDLE);
  else if (how === 'turn') await page.raw.setViewportSize({ width: 760, height: 640 });
  else await page.evaluate((event) => void dispatchEvent(new Event(event)), how === 'print' ? 'beforeprint' : how);
  const seen = await table.until(['covered'], `${how} covers`);
  await table.search(true);
  await table.open(seen.cover);
}

/** One turn of one person, from the open cover to the next cover or the end. */
async function turn(table, who) {
  let seen = await table.until(['asking', 'glow']);
  while (seen.phase === 'asking') {
    if (seen.hand.length > 0) {
      expect(seen.hand.length === 5, `${who} holds ${seen.hand}`);
      for (const picture of seen.pictures) table.faces.add(picture);
    }
    const best = [...seen.moves].sort((one, other) => liking(other) - liking(one))[0];
    expect(best !== undefined, 'nothing to press');
    await table.page.evaluate(pressMove, best);
    table.lay(who, best);
    seen = await table.until(['asking', 'glow', 'covered', 'result', 'pause']);
    if (seen.phase === 'asking' && seen.moves.includes(best)) await table.page.raw.clock.fastForward(200);
  }
  if (seen.phase === 'glow') await table.page.evaluate(press, '.play .go');
}

export async function run(context) {
  const server = await context.serve();
  const browser = await context.open('chromium', { viewport: { width: 640, height: 760 } });
  const page = await browser.newPage();
  await page.raw.addInitScript(settle);
  await page.raw.clock.install();
  await page.goto(server.url);
  await calm(page);
  await start(page, server.url);
  const table = new Table(page, await inspect(page));
  let seen = await table.until(['covered']);
  for (; seen.phase !== 'result'; seen = await table.until(['covered', 'result'])) {
    expect(table.covers < MOST_TURNS, 'the match does not end');
    table.covers += 1;
    await table.search();
    if (table.covers === 2) await table.proveSearch();
    const who = await table.open(seen.cover);
    const how = LEAVES[table.covers];
    if (how !== undefined) {
      await table.until(['asking']);
      await leave(table, how);
    }
    await turn(table, who);
  }
  expect(table.opened.size === PEOPLE.length, `only ${[...table.opened]} have played`);
  expect(table.faces.size >= 9, `only ${table.faces.size} faces were seen`);
  const breaches = page.faults.filter((fault) => /Content.Security.Policy|Refused to|error:/i.test(fault));
  expect(breaches.length === 0, breaches.join('\n'));
  context.log(`${table.covers} covers, nothing of a hand under any of them`);
  await browser.close();
}

/** Set-up: four people with names, Points, one round. */
async function start(page, url) {
  await page.goto(`${url}#/setup/maaf`);
  await page.waitFor(() => document.querySelectorAll('.setup .row-remove').length === 4, { what: 'Set-up' });
  await page.evaluate((names) => {
    for (const one of document.querySelectorAll('.setup input[type=radio]')) {
      if (one.labels[0]?.textContent.trim() === 'Orang') one.click();
    }
    for (const [index, field] of [...document.querySelectorAll('.setup .row-name input')].entries()) {
      field.value = names[index];
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, PEOPLE);
  await page.click('Poin', { within: '.setup' });
  await page.click('Mulai main');
  await page.waitFor(() => document.querySelector('.play')?.dataset.phase !== undefined, { what: 'the table' });
}
