/** The screens outside a match, as people and screen readers meet them. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Rules, Shape } from '../../src/contract/rules.ts';
import type { Words } from '../../src/contract/words.ts';
import { gameOf } from '../../src/games/registry.ts';
import { App } from '../../src/shell/app.tsx';
import { offlineStatus } from '../../src/shell/offline-state.ts';
import { Book } from '../../src/shell/parts/book.tsx';
import { Boundary } from '../../src/shell/parts/boundary.tsx';
import type { Finished } from '../../src/shell/play/finished.ts';
import { freshOf } from '../../src/shell/play/fresh.ts';
import { go, type Route, route } from '../../src/shell/router.ts';
import { Result } from '../../src/shell/screens/result.tsx';
import { type Services, ServicesContext } from '../../src/shell/services.ts';
import { change, settings } from '../../src/shell/settings.ts';
import { keepShuffle, shuffleOf } from '../../src/shell/setup/same-shuffle.ts';
import { needRest, showLocale } from '../../src/shell/words.ts';
import type { TikarStorage } from '../../src/storage/storage.ts';
import { about, leaveInBox, players, pretendGame, pretendStorage, putInBox } from './stand/fixture.ts';

let place: HTMLElement;

beforeAll(async () => {
  leaveInBox(0);
  putInBox(about('one'), about('two', { seats: { min: 2, max: 2 } }));
  await showLocale('en');
  await needRest();
});
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  HTMLElement.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  act(() => render(null, place));
  place.remove();
});

/** Lets loads and effects settle: turns of the event loop, however long they take, until a thing is there. */
async function settled(isThere: () => boolean = () => true): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await act(() => new Promise((resolve) => setTimeout(resolve)));
  for (let turn = 0; turn < 5000 && !isThere(); turn++) await act(() => new Promise((resolve) => setTimeout(resolve)));
}

async function open(to: Route, storage: TikarStorage = pretendStorage(0), changes: Partial<Services> = {}) {
  go(to, true);
  const services: Services = { storage, offline: () => null, version: '9.9', ...changes };
  act(() => render(<App services={services} />, place));
  await settled(() => place.querySelector('h1, dialog') !== null);
  if (to.screen === 'setup' && gameOf(to.game) !== null) await settled(() => place.querySelector('.rule') !== null);
}

function found(name: string | RegExp): HTMLElement | undefined {
  return [...place.querySelectorAll<HTMLElement>('button, a')].find((one) => {
    const label = one.getAttribute('aria-label') ?? one.textContent ?? '';
    return typeof name === 'string' ? label === name : name.test(label);
  });
}

function button(name: string | RegExp): HTMLElement {
  const one = found(name);
  if (one === undefined) throw new Error(`no button ${name}`);
  return one;
}

async function press(name: string | RegExp): Promise<void> {
  await settled(() => found(name) !== undefined);
  button(name).click();
  await settled();
}

async function type(field: HTMLInputElement, text: string): Promise<void> {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
}

describe('Home', () => {
  test('hangs a cloth for each game in the box and for no other', async () => {
    await open({ screen: 'home' });
    expect([...place.querySelectorAll('.cloth')].map((one) => one.getAttribute('href'))).toEqual([
      '#/setup/one',
      '#/setup/two',
    ]);
  });

  test('says whose turn it is, but of a secret match only names and the day', async () => {
    putInBox(about('maaf'), about('maumau'));
    await open({ screen: 'home' }, pretendStorage(2));
    await settled(() => place.querySelectorAll('.save').length === 2);
    const [open_, secret] = [...place.querySelectorAll('.save p')].map((one) => one.textContent);
    expect(open_).toMatch(/^Rani's turn · /);
    expect(secret).toMatch(/^Rani, Bimo, Ibu · on \w+day$/);
    leaveInBox(2);
  });

  test('keeps a match of a game that is not in the box for export and deletion', async () => {
    const exported = vi.fn(async () => null);
    const storage = { ...pretendStorage(1), backup: { exportMatch: exported } } as unknown as TikarStorage;
    await open({ screen: 'home' }, storage);
    await press('Save to a file');
    expect(place.textContent).toContain('It is kept safe.');
    expect(exported).toHaveBeenCalledWith('a');
  });

  test('takes a deleted match back', async () => {
    const storage = pretendStorage(1);
    const restore = vi.spyOn(storage.matches, 'restore');
    await open({ screen: 'home' }, storage);
    await press('Delete this game');
    await press('Bring it back');
    expect(restore).toHaveBeenCalledWith('a');
  });

  test('shows names as letters, never as markup, and cuts endless ones', async () => {
    putInBox(about('maaf'), about('maumau'), about('koin'));
    await open({ screen: 'home' }, pretendStorage(3));
    await settled(() => place.querySelectorAll('.save').length === 3);
    const last = place.querySelector('.save:last-child p');
    expect(last?.querySelector('b')).toBeNull();
    expect([...(last?.textContent ?? '').matchAll(/😀/gu)]).toHaveLength(11);
    leaveInBox(2);
  });

  test('tells of a new version and takes it only when asked', async () => {
    const takeUpdate = vi.fn(async () => 'playing' as const);
    const before = offlineStatus.value;
    offlineStatus.value = { ...before, update: 'ready' };
    await open({ screen: 'home' }, pretendStorage(0), { offline: () => ({ takeUpdate }) as never });
    expect(takeUpdate).not.toHaveBeenCalled();
    await press('Install now');
    expect(takeUpdate).toHaveBeenCalledOnce();
    offlineStatus.value = before;
  });

  test('counts the first copy, then says that it plays without internet', async () => {
    const before = offlineStatus.value;
    offlineStatus.value = { ...before, copy: { kind: 'copying', percent: 72 } };
    await open({ screen: 'home' });
    expect(place.querySelector('footer')?.textContent).toContain('72%');
    act(() => {
      offlineStatus.value = { ...before, copy: { kind: 'ready' } };
    });
    expect(place.querySelector('footer')?.textContent).toContain('Plays without internet');
    offlineStatus.value = before;
  });
});

describe('a link', () => {
  test.each<Route>([{ screen: 'lost' }, { screen: 'setup', game: 'chess' }, { screen: 'rules', game: 'x', page: 0 }])(
    'to nothing (%j) says so and leads Home',
    async (to) => {
      await open(to);
      expect(place.textContent).toContain('This page is not here');
      expect(button('Home').getAttribute('href')).toBe('#/');
    },
  );
});

describe('Set-up', () => {
  test('makes a match of what was chosen and goes to it', async () => {
    await open({ screen: 'setup', game: 'one' });
    const fields = [...place.querySelectorAll<HTMLInputElement>('.row-name input')];
    await type(fields[0] as HTMLInputElement, 'Rani');
    const second = place.querySelectorAll('.row')[1] as HTMLElement;
    second.querySelectorAll<HTMLInputElement>('input[type=radio]')[0]?.click();
    await settled();
    await type(second.querySelector('.row-name input') as HTMLInputElement, 'Bimo');
    place.querySelector<HTMLInputElement>('.rule .tg')?.click();
    await settled();
    await press('Start playing');
    const now = route.value;
    const fresh = now.screen === 'play' ? freshOf(now.match) : null;
    expect(fresh?.game).toBe('one');
    expect(fresh?.players.map((player) => [player.kind, player.name])).toEqual([
      ['human', 'Rani'],
      ['human', 'Bimo'],
      ['computer', 'Computer 1'],
      ['computer', 'Computer 2'],
    ]);
    expect(fresh?.options).toMatchObject({ choices: { mode: 'classic', swap: false } });
  });

  test('asks for a person before computers play alone', async () => {
    await open({ screen: 'setup', game: 'one' });
    place.querySelectorAll<HTMLInputElement>('.row input[type=radio]')[1]?.click();
    await settled();
    await press('Start playing');
    expect(route.value.screen).toBe('setup');
    expect(place.querySelector('[role=status]')?.textContent).toContain('One person is needed');
  });

  test('keeps no more than twelve letters of a name', async () => {
    await open({ screen: 'setup', game: 'one' });
    const field = place.querySelector('.row-name input') as HTMLInputElement;
    await type(field, 'a'.repeat(500));
    expect(field.value.length).toBeLessThanOrEqual(12);
  });

  test('offers the names that have played before, as letters', async () => {
    const storage = pretendStorage(0);
    const known = ['Rani', '<i>Bimo</i>'].map((name, id) => ({ id: String(id), name, colour: null, lastPlayed: id }));
    (storage.people as { list: unknown }).list = async () => known;
    await open({ screen: 'setup', game: 'one' }, storage);
    const field = place.querySelectorAll<HTMLInputElement>('.row-name input')[1] as HTMLInputElement;
    field.dispatchEvent(new Event('focus'));
    await press('<i>Bimo</i>');
    expect(field.value).toBe('<i>Bimo</i>');
    expect(place.querySelector('.row i')).toBeNull();
  });

  test('adds and takes out players between the game’s least and most', async () => {
    await open({ screen: 'setup', game: 'one' });
    await press(/^Take .* out$/);
    await press(/^Take .* out$/);
    expect(place.querySelectorAll('.row')).toHaveLength(2);
    expect(place.querySelectorAll('.row-remove:disabled')).toHaveLength(2);
    await press('Add a player');
    expect(place.querySelectorAll('.row')).toHaveLength(3);
  });

  test('changes a colour by its symbol, and the other seat takes the old one', async () => {
    await open({ screen: 'setup', game: 'two' });
    await press(/Flower, Red/);
    const looks = [...place.querySelectorAll('.row')].map((row) => row.className);
    expect(looks).toEqual(['row s-biru', 'row s-merah']);
  });

  test('switches hints off for all games, and on again', async () => {
    await open({ screen: 'setup', game: 'one' });
    const hints = () => [...place.querySelectorAll<HTMLInputElement>('.setup-side .rule .tg')].at(-1);
    expect(hints()?.checked).toBe(true);
    hints()?.click();
    await settled();
    expect(settings.value.hints).toBe(false);
    hints()?.click();
    await settled();
    expect(settings.value.hints).toBe(true);
  });

  test('begins with the people, rules and number of a match whose shuffle is wanted again, once', async () => {
    const card = about('one');
    const people = players(['Rani', 'Bimo', 'Flower']).map((one, seat) => ({
      ...one,
      colour: card.colours[seat] ?? 'merah',
    }));
    const options = card.options(
      { mode: 'points', swap: false },
      {
        colours: people.map(({ colour }) => colour),
        human: [true, true, true],
        helped: [false, false, false],
        starter: 1,
      },
    );
    const words = { symbol: () => 'Flower', computer: 'Computer' };
    keepShuffle(shuffleOf(card, { game: 'one', options, seed: [5, 6, 7, 8] }, people, words));
    await open({ screen: 'setup', game: 'one' });
    expect(place.textContent).toContain('The shuffle is the same as before.');
    expect([...place.querySelectorAll<HTMLInputElement>('.row-name input')].map(({ value }) => value)).toEqual([
      'Rani',
      'Bimo',
      '',
    ]);
    await press('Start playing');
    const now = route.value;
    const fresh = now.screen === 'play' ? freshOf(now.match) : null;
    expect(fresh?.seed).toEqual([5, 6, 7, 8]);
    expect(fresh?.options).toMatchObject({ choices: { mode: 'points', swap: false }, seating: { starter: 1 } });
    await open({ screen: 'setup', game: 'one' });
    expect(place.textContent).not.toContain('The shuffle is the same as before.');
  });

  test('shuffles anew where people want that after all', async () => {
    const card = about('one');
    const people = players(['Rani', 'Bimo']);
    const options = card.options({}, { colours: [], human: [], helped: [], starter: null });
    const words = { symbol: () => 'Flower', computer: 'Computer' };
    keepShuffle(shuffleOf(card, { game: 'one', options, seed: [5, 6, 7, 8] }, people, words));
    await open({ screen: 'setup', game: 'one' });
    await press('New shuffle');
    await press('Start playing');
    const now = route.value;
    const fresh = now.screen === 'play' ? freshOf(now.match) : null;
    expect(fresh?.seed).not.toEqual([5, 6, 7, 8]);
  });

  test('explains every rule in one line', async () => {
    await open({ screen: 'setup', game: 'one' });
    const lines = [...place.querySelectorAll('.setup-side .rule small')].map((one) => one.textContent);
    expect(lines).toEqual([
      'Klasik, atau dengan poin.',
      'Boleh bertukar dengan lawan.',
      'The computer shows one good move.',
    ]);
  });
});

describe('Settings', () => {
  test('has no row without a game that heeds it', async () => {
    await open({ screen: 'settings' });
    expect(place.textContent).not.toContain('Four-colour cards');
    expect(place.textContent).not.toContain('Tilt the device');
  });

  test('turns the page to night at once', async () => {
    await open({ screen: 'settings' });
    const night = [...place.querySelectorAll<HTMLLabelElement>('.seg label')].find(
      (one) => one.textContent === 'Night',
    );
    night?.querySelector('input')?.click();
    await settled();
    expect(settings.value.theme).toBe('night');
    await change({ theme: 'system' });
  });

  test('deletes all saves only after two steps', async () => {
    const storage = pretendStorage(2);
    const remove = vi.spyOn(storage.matches, 'remove');
    (storage.matches as { purge: unknown }).purge = vi.fn(async () => undefined);
    await open({ screen: 'settings' }, storage);
    await press('Delete saved games');
    await press('Yes, delete');
    expect(remove).not.toHaveBeenCalled();
    await press('Delete everything');
    expect(remove.mock.calls.map(([id]) => id)).toEqual(['a', 'b']);
  });
});

describe('the page for parents', () => {
  test('says that nothing leaves the device', async () => {
    await open({ screen: 'parents' });
    expect(place.textContent).toContain('Nothing. No account, no ads, no tracking');
  });
});

describe('the rules book', () => {
  test('opens at the page of the moment and turns to the last', async () => {
    const close = vi.fn();
    const say = ({ key }: { key: string }) => key;
    act(() => {
      render(<Book game="One" pages={3} first={1} say={say} picture={() => null} onClose={close} />, place);
    });
    expect(place.querySelector('.book-page')?.textContent).toBe('page.1.text');
    await press('Next');
    expect(place.querySelector('[aria-selected=true]')?.textContent).toBe('page.2.title');
    await press('Done');
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('the result', () => {
  const people = players(['Rani', 'Bimo', 'Ayah']);
  const show = async (places: readonly number[], changes: Partial<Finished> = {}) => {
    const again = vi.fn();
    const finished: Finished = {
      loaded: {
        game: pretendGame(about('one')),
        rules: { score: () => [{ part: 'home', points: [4, 2, 1] }] } as unknown as Rules<Shape>,
        words: { sayOutcome: () => null } as unknown as Words<Shape>,
        view: null,
      },
      outcome: { places, scores: [40, 20, 10] },
      players: people,
      saved: { seed: [1, 2, 3, 4] } as unknown as Finished['saved'],
      states: [null],
      scene: { observation: null, viewer: null, toMove: null },
      print: null,
      say: ({ key }) => key,
      review: async () => [],
      sameShuffle: () => undefined,
      again,
      ...changes,
    };
    const services: Services = { storage: pretendStorage(0), offline: () => null, version: '1' };
    act(() => {
      render(
        <ServicesContext.Provider value={services}>
          <Result finished={finished} />
        </ServicesContext.Provider>,
        place,
      );
    });
    await settled();
    return again;
  };

  test('puts the winner on a ribbon and gives nobody else a rank', async () => {
    await show([1, 2, 3]);
    expect([...place.querySelectorAll('.ribbon')].map((one) => one.textContent)).toEqual(['Rani']);
    expect(place.querySelector('h1')?.textContent).toBe('Rani wins!');
    expect(place.textContent).not.toMatch(/\b[23](nd|rd)\b|place/i);
  });

  test('shows two ribbons where two are first', async () => {
    await show([1, 1, 3]);
    expect(place.querySelectorAll('.ribbon')).toHaveLength(2);
    expect(place.querySelector('h1')?.textContent).toBe('Rani and Bimo win together!');
  });

  test('calls it a tie where all are first', async () => {
    await show([1, 1, 1]);
    expect(place.querySelector('h1')?.textContent).toMatch(/^It's a tie!/);
  });

  test('counts every part for every seat, and the sum', async () => {
    await show([1, 2, 3]);
    const rows = [...place.querySelectorAll('.count tbody tr, .count tfoot tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['4', '2', '1'],
      ['40', '20', '10'],
    ]);
  });

  test('offers to play again first', async () => {
    const again = await show([1, 2, 3]);
    const first = place.querySelector<HTMLElement>('.result-do > *');
    expect(first?.textContent).toBe('Play again');
    first?.click();
    expect(again).toHaveBeenCalledWith(null);
  });
});

describe('a fault of a screen', () => {
  test('leaves a kind sentence and the saves as a file', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const onExport = vi.fn();
    const Broken = () => {
      throw new Error('broken');
    };
    act(() => {
      render(
        <Boundary about="x" onExport={onExport}>
          <Broken />
        </Boundary>,
        place,
      );
    });
    await settled();
    expect(place.textContent).toContain('Your game is safe.');
    await press('Save to a file');
    expect(onExport).toHaveBeenCalledOnce();
    quiet.mockRestore();
  });
});
