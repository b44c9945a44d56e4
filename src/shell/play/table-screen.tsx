/** The table on the screen while a match runs: one tree of the page for all layouts; the styles move its parts. */
import { useComputed, useSignal } from '@preact/signals';
import { useRef, useState } from 'preact/hooks';
import type { Outcome, Shape } from '../../contract/rules.ts';
import type { Seed } from '../../lib/random.ts';
import type { BoardView } from '../../stage/board-view.ts';
import { lazy } from '../lazy.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { go } from '../router.ts';
import { useServices } from '../services.ts';
import { change, settings } from '../settings.ts';
import { keepShuffle, shuffleOf } from '../setup/same-shuffle.ts';
import { draftWords } from '../words.ts';
import { likeBefore } from './again.ts';
import type { Finished } from './finished.ts';
import { keepFresh } from './fresh.ts';
import { useKeepingNotice } from './keeping.ts';
import { insetsOf, type Layout, turnOf } from './layout.ts';
import { ActionBar, ActionTray } from './parts/action-tray.tsx';
import { Cover } from './parts/cover.tsx';
import { Mirror } from './parts/mirror.tsx';
import { Plates } from './parts/plates.tsx';
import { PlayHead } from './parts/play-head.tsx';
import { PlayToast } from './parts/play-toast.tsx';
import { StartPrint } from './parts/start-print.tsx';
import { Tools } from './parts/tools.tsx';
import { Voices } from './parts/voices.tsx';
import { PlayContext, type Sheet } from './playing.ts';
import { record } from './record.ts';
import type { Session } from './session.ts';
import { Sheets } from './sheets/sheets.tsx';
import { useLayout } from './use-layout.ts';
import { useOwnPlaying } from './use-playing.ts';
import { useBack, useRun } from './use-run.ts';

const loadResult = async () => (await import('../screens/result.tsx')).Result;
const Result = lazy(loadResult);
/** So long after the board is drawn the result screen is fetched, to be there when the match ends. */
const RESULT_MS = 5000;

export function TableScreen({ session }: { readonly session: Session }) {
  const { storage } = useServices();
  const { match, model, table } = session;
  const view = useRef<BoardView<Shape> | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const sheet = useSignal<Sheet | null>(null);
  const buttons = useSignal(false);
  const tableOn = useComputed(() => settings.value.tableMode ?? true);
  const [end, setEnd] = useState<Finished | 'broken' | 'waits' | null>(null);
  const { layout, tableMode } = useLayout(session, tableOn, (on) => void change({ tableMode: on }));
  const back = useBack(() => {
    const isOpen = sheet.value !== null;
    if (!isOpen) table.recover();
    if (model.cover.value === null) sheet.value = isOpen ? null : 'menu';
  });
  const again = (seed: Seed | null) => {
    const fresh = likeBefore(match.saved(), match.players(), seed);
    keepFresh(fresh);
    back.current?.leave(() => go({ screen: 'play', match: fresh.id }, true));
  };
  const sameShuffle = () => {
    const shuffle = shuffleOf(session.opening.loaded.game.about, match.saved(), match.players(), draftWords());
    keepShuffle(shuffle);
    back.current?.leave(() => go({ screen: 'setup', game: shuffle.game }, true));
  };
  const playing = useOwnPlaying({
    session,
    matches: storage.matches,
    layout,
    sheet,
    view,
    goHome: () => back.current?.leave(() => go({ screen: 'home' }, true)),
    goAgain: () => again(null),
  });
  useRun({
    session,
    playing,
    board,
    onDrawn(drawn) {
      view.current = drawn;
      session.stage()?.surround({ insets: insetsOf(layout.value), facing: layout.value.facing });
      setTimeout(() => void loadResult().catch(() => undefined), RESULT_MS);
    },
    onOutcome(outcome) {
      void record(session, outcome, storage.tallies);
      setEnd(finishedOf(session, outcome, { again, sameShuffle }));
    },
    onBroken: (waits) => setEnd(waits ? 'waits' : 'broken'),
  });
  useKeepingNotice(table);
  if (end === 'broken' || end === 'waits') {
    const key = end === 'waits' ? 'wait.missing' : 'play.broken';
    return <Trouble text={session.say({ key })} onRetry={() => location.reload()} />;
  }
  if (end !== null) return <Result finished={end} />;
  const cover = model.cover.value;
  const shown = buttons.value || model.canvas.value === 'gone';
  return (
    <PlayContext.Provider value={playing}>
      <div {...frameOf(layout.value, session)} onPointerDownCapture={() => void table.skip()}>
        <main class="play-inner" inert={cover !== null}>
          <PlayHead />
          <Plates />
          <div class="play-board">
            <div class="play-canvas" ref={board} aria-hidden="true" />
            <Mirror shown={shown} />
            <StartPrint />
            <PlayToast />
          </div>
          <ActionTray />
          <ActionBar />
          <Tools undoes={session.undoes} />
          <Voices />
        </main>
        {cover !== null && (
          <Cover key={`${cover.seat}/${cover.recap.length}`} cover={cover} holds={settings.value.holdToSee} />
        )}
        <Sheets
          open={sheet.value}
          tableMode={tableMode.value}
          buttons={{ on: buttons.value, turn: (on) => (buttons.value = on) }}
        />
      </div>
    </PlayContext.Provider>
  );
}

/** The outermost element: all that the styles need to know. */
function frameOf(layout: Layout, { model, opening, undoes }: Session) {
  const ground = opening.loaded.view?.ground;
  const tile = ground?.tile === null || ground === undefined ? {} : { backgroundImage: `url("${ground.tile}")` };
  return {
    class: 'play',
    'data-form': layout.form,
    'data-layout': layout.game,
    'data-mode': layout.facing === null ? 'tray' : 'table',
    'data-facing': layout.facing ?? undefined,
    'data-phase': model.phase.value,
    'data-undo': undoes ? '' : undefined,
    style: {
      '--turn': `${layout.facing === null ? 0 : turnOf(layout.facing)}deg`,
      ...(ground === undefined ? {} : { backgroundColor: ground.colour, ...tile }),
    },
  };
}

function finishedOf(session: Session, outcome: Outcome, ways: Pick<Finished, 'again' | 'sameShuffle'>): Finished {
  const { bridge, match, model, opening, print, say } = session;
  model.outcome.value = outcome;
  const saved = match.saved();
  const states = match.states();
  const { id } = opening.loaded.game.about;
  return {
    loaded: opening.loaded,
    outcome,
    players: match.players(),
    saved,
    states,
    scene: match.scene(null),
    print: print.value,
    say,
    review: (seat, signal) => bridge.review(id, states[0], saved.log, seat, signal),
    ...ways,
  };
}
