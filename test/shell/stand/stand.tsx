/** The shell by itself: `?lang=th&theme=night&saves=2&offline=copying&update=ready#/settings`; `&result=2` shows a result with so many winners. */
import { render } from 'preact';
import type { Rules, Shape } from '../../../src/contract/rules.ts';
import type { Message, Recap, Words } from '../../../src/contract/words.ts';
import type { Locale } from '../../../src/i18n/catalog.ts';
import { App } from '../../../src/shell/app.tsx';
import { offlineStatus } from '../../../src/shell/offline-state.ts';
import type { Finished } from '../../../src/shell/play/finished.ts';
import { listen } from '../../../src/shell/router.ts';
import { Result } from '../../../src/shell/screens/result.tsx';
import { type Services, ServicesContext } from '../../../src/shell/services.ts';
import { change, connectSettings } from '../../../src/shell/settings.ts';
import { storageState } from '../../../src/shell/storage-state.ts';
import { gameWords, needRest } from '../../../src/shell/words.ts';
import { fillBox, players, pretendGame, pretendStorage, about } from './fixture.ts';
import '../../../src/shell/styles/shell.css';

const query = new URLSearchParams(location.search);
const storage = pretendStorage(Number(query.get('saves') ?? 1));
const services: Services = { storage, offline: () => null, version: '1.0' };

fillBox();
await connectSettings(storage.settings);
await change({
  locale: (query.get('lang') ?? 'id') as Locale,
  theme: query.get('theme') === 'night' ? 'night' : 'day',
  textSize: (query.get('text') ?? 'M') as 'M',
});
storageState.value = { kind: 'ready' };
offlineStatus.value = {
  copy: query.get('offline') === 'copying' ? { kind: 'copying', percent: 72 } : { kind: 'ready' },
  update: query.has('update') ? 'ready' : 'none',
  install: query.get('install') === 'ios' ? 'ios' : 'none',
  pack: { kind: 'ready' },
};
listen();
const place = document.querySelector('#app');
if (place !== null) {
  if (query.has('result')) {
    await needRest();
    render(
      <ServicesContext.Provider value={services}>
        <Result finished={await finished(Number(query.get('result')))} />
      </ServicesContext.Provider>,
      place,
    );
  } else render(<App services={services} />, place);
}

function luck(seats: number): Recap {
  const cells = (n: number): readonly Message[] =>
    Array.from({ length: seats }, (_, seat) => ({ key: `${n + seat} (${n},5)` }));
  const rows = ['Kartu diambil', 'Kartu 1 dan 2', 'Maaf!', 'Kartu besar', 'Lewat', 'Menabrak', 'Ditabrak'];
  return {
    title: { key: 'Kartu dan tabrakan' },
    note: { key: 'Di dalam kurung: yang biasanya didapat.' },
    seats: true,
    rows: rows.map((key, index) => ({ label: { key }, cells: cells(index) })),
  };
}

async function finished(winners: number): Promise<Finished> {
  const game = pretendGame(about('maaf', { reviews: query.has('review') }));
  const people = players(['Rani', 'Bimo', 'Ayah', 'Maximiliana1'].slice(0, Number(query.get('seats') ?? 4)));
  const score = [
    { part: 'home', points: [20, 15, 10, 5] },
    { part: 'bonus', points: [25, 0, 0, 0] },
  ];
  return {
    loaded: {
      game,
      rules: { score: () => score } as unknown as Rules<Shape>,
      words: { sayOutcome: () => null, recap: () => [luck(people.length)] } as unknown as Words<Shape>,
      view: null,
    },
    outcome: { places: people.map((_, seat) => (seat < winners ? 1 : 2)), scores: [45, 15, 10, 5] },
    players: people,
    saved: { seed: [1, 2, 3, 4] } as unknown as Finished['saved'],
    states: [null],
    scene: { observation: null, viewer: null, toMove: null },
    say: gameWords(await game.messages('id'), (seat) => people[seat]?.name ?? '').say,
    print: '3fa9 01bc 77de',
    review: () => new Promise(() => undefined),
    sameShuffle: () => undefined,
    again: () => undefined,
  };
}
