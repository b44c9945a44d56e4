/** A scripted table: the ports of a match in memory, with everything that happened written down in order. */
import type { Player } from '../../src/contract/player.ts';
import type { Interrupt, Rules, Seat, Shape } from '../../src/contract/rules.ts';
import type { Scene } from '../../src/contract/scene.ts';
import { randomFrom } from '../../src/lib/random.ts';
import type { MatchParts } from '../../src/match/parts.ts';
import type { Answer, PlannedInterrupt } from '../../src/match/ports.ts';
import type { SavedMatch } from '../../src/match/saved-match.ts';

export interface Script<G extends Shape> {
  /** A person's answer; a promise that never resolves leaves the question pending until the signal aborts. */
  answer(scene: Scene<G>, legal: readonly G['move'][] | null, count: number): Promise<Answer<G>> | Answer<G>;
  handOver?(seat: Seat): Promise<Interrupt<G> | null>;
  beat?(interrupts: readonly Interrupt<G>[], planned: readonly PlannedInterrupt<G>[]): Interrupt<G> | null;
  choose?(observation: G['observation'], seat: Seat): G['move'];
  /** Holds up each write until this resolves. */
  onPut?(saved: SavedMatch<G>): Promise<void>;
  grace?(): Promise<void>;
}

export interface Table<G extends Shape> {
  readonly parts: MatchParts<G>;
  readonly told: string[];
  readonly shown: Scene<G>[];
  readonly saved: SavedMatch<G>[];
  readonly faults: string[];
}

/** A promise that only ends when the signal aborts. */
export function pending<T>(signal: AbortSignal): Promise<T> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

export function tableOf<G extends Shape>(
  rules: Rules<G>,
  about: { readonly secret: boolean; readonly undo: boolean },
  script: Script<G>,
): Table<G> {
  const told: string[] = [];
  const shown: Scene<G>[] = [];
  const saved: SavedMatch<G>[] = [];
  const faults: string[] = [];
  let asked = 0;
  const parts: MatchParts<G> = {
    about: { secret: () => about.secret, undo: () => about.undo, heavy: false },
    rules,
    report: (fault) => faults.push(fault),
    display: {
      show(scene) {
        told.push(`show ${scene.viewer ?? 'open'}`);
        shown.push(scene);
      },
      async play(events, scene) {
        told.push(
          `play ${events.map((event) => (event as { type: string }).type).join('+')} for ${scene.viewer ?? 'open'}`,
        );
        shown.push(scene);
      },
      async ask(scene, legal, _interrupts, signal) {
        told.push(`ask ${scene.viewer}`);
        return await Promise.race([script.answer(scene, legal, asked++), pending<Answer<G>>(signal)]);
      },
      async handOver(seat, scene, _interrupts, signal) {
        told.push(`cover for ${seat}`);
        shown.push(scene);
        return await Promise.race([script.handOver?.(seat) ?? null, pending<null>(signal)]);
      },
      async beat(_scene, interrupts, planned) {
        told.push(`beat ${interrupts.length}`);
        return script.beat?.(interrupts, planned) ?? null;
      },
      async afterglow(seat) {
        told.push(`glow ${seat}`);
      },
      async pause() {
        told.push('pause');
      },
      async grace(signal) {
        told.push('grace');
        if (script.grace) await Promise.race([script.grace(), pending<void>(signal)]);
      },
      thinking(seat) {
        if (seat !== null) told.push(`thinks ${seat}`);
      },
    },
    saves: {
      async put(match) {
        told.push(`save ${match.log.length}`);
        saved.push(match);
        await script.onPut?.(match);
      },
    },
    thinker: {
      async choose(question) {
        const own = script.choose?.(question.observation, question.seat);
        const imagined = rules.determinize(question.observation, question.seat, randomFrom(question.seed));
        return { move: own ?? rules.sample(imagined, randomFrom(question.seed)), memory: null, footage: null };
      },
      interrupt: async () => null,
      nature: () => Promise.reject(new Error('no heavy game here')),
    },
  };
  return { parts, told, shown, saved, faults };
}

export function human(name: string, personId: string | null = null): Player {
  return { kind: 'human', name, colour: 'merah', side: 'bottom', personId };
}

export function robot(): Player {
  return { kind: 'computer', name: 'Komputer', level: 'seru', character: null, colour: 'biru', side: 'top' };
}
