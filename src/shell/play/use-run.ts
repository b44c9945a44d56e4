/** Runs the match while its screen is shown, and guards what a running match needs: the back button, the curtain, the lit screen, the keys. */
import { useEffect, useRef } from 'preact/hooks';
import { PART_MISSING } from '../../contract/nature.ts';
import type { Outcome } from '../../contract/rules.ts';
import { settings } from '../settings.ts';
import { hush, speak } from '../speech.ts';
import { locale } from '../words.ts';
import { type BackGuard, guardBack } from './guards/back.ts';
import { watchCurtain } from './guards/curtain.ts';
import { onKey } from './guards/keys.ts';
import type { Playing } from './playing.ts';
import type { Session } from './session.ts';
import { keepAwake } from './guards/wake.ts';

interface RunParts {
  readonly session: Session;
  readonly playing: Playing;
  /** The element that the board is drawn into. */
  readonly board: { readonly current: HTMLElement | null };
  onOutcome(outcome: Outcome): void;
  /** Nature itself could not answer: the match cannot go on here. `waits`: until a part of the game has come. */
  onBroken(waits: boolean): void;
  onDrawn(view: Awaited<ReturnType<Session['draw']>>): void;
}

export function useRun({ session, playing, board, onOutcome, onBroken, onDrawn }: RunParts): void {
  const calls = useRef({ onOutcome, onBroken, onDrawn });
  calls.current = { onOutcome, onBroken, onDrawn };
  useVoice(playing);
  useEffect(() => {
    const element = board.current;
    if (element === null) return;
    const begin = async () => {
      calls.current.onDrawn(await session.draw(element));
      const outcome = await session.match.run();
      if (outcome !== null) calls.current.onOutcome(outcome);
    };
    begin().catch((fault) => {
      console.warn(fault);
      calls.current.onBroken(fault instanceof Error && fault.name === PART_MISSING);
    });
  }, [session, board]);
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKey(event, playing);
    const stop = [
      watchCurtain(() => {
        playing.table.recover();
        if (playing.model.cover.value !== null) playing.actions.openSheet(null);
      }),
      keepAwake(() => settings.value.keepAwake),
    ];
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('keydown', key);
      for (const end of stop) end();
    };
  }, [playing]);
}

/** Reads aloud what is told, where people have asked for it. */
function useVoice({ model, say }: Playing): void {
  useEffect(() => {
    let last = model.told.peek().at(-1)?.id ?? 0;
    const stop = model.told.subscribe((told) => {
      const fresh = told.filter((one) => one.id > last);
      last = told.at(-1)?.id ?? last;
      if (fresh.length > 0 && settings.value.readAloud) {
        speak(fresh.map((one) => say(one.message)).join(' '), locale.value);
      }
    });
    return () => {
      stop();
      hush();
    };
  }, [model, say]);
}

/** Back opens the pause, or closes what is open. */
export function useBack(onBack: () => void): { readonly current: BackGuard | null } {
  const guard = useRef<BackGuard | null>(null);
  const latest = useRef(onBack);
  latest.current = onBack;
  useEffect(() => {
    const own = guardBack(() => latest.current());
    guard.current = own;
    return () => own.stop();
  }, []);
  return guard;
}
