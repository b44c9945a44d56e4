/** What was said aloud: public sentences only, in order. A secret game's private events are told as the open table saw them. */
import type { Seat, Shape } from '../../../contract/rules.ts';
import type { Scene } from '../../../contract/scene.ts';
import type { Message, Words } from '../../../contract/words.ts';
import type { PlayModel, Told } from '../model.ts';

/** So many sentences are kept for the list of moves. */
const KEPT = 200;
/** A cover tells this many at most. */
const RECAP = 3;

export interface Telling {
  /** Says the events and answers with the sentences, which may be none. */
  tell(events: readonly unknown[], scene: Scene<Shape>): readonly Message[];
  /** From now on this seat has seen everything that was said. */
  looked(seat: Seat): void;
  /** What was said since this seat last looked, the newest few. */
  since(seat: Seat): readonly Message[];
}

export interface TellingParts {
  readonly words: Words<Shape>;
  readonly model: PlayModel;
  /** The event as the open table sees it; null if it sees nothing. */
  readonly publicEvent: (event: unknown) => unknown;
}

export function createTelling({ words, model, publicEvent }: TellingParts): Telling {
  let next = 1;
  const seen = new Map<Seat, number>();
  return {
    tell(events, scene) {
      const sentences = events.flatMap((event): readonly Message[] => {
        const open = publicEvent(event);
        const sentence = open === null ? null : words.sayEvent(open, scene);
        return sentence === null ? [] : [sentence];
      });
      if (sentences.length === 0) return sentences;
      const told: readonly Told[] = sentences.map((message) => ({ id: next++, message }));
      model.told.value = [...model.told.value, ...told].slice(-KEPT);
      return sentences;
    },
    looked(seat) {
      seen.set(seat, next - 1);
    },
    since(seat) {
      const last = seen.get(seat) ?? 0;
      return model.told.value
        .filter((one) => one.id > last)
        .slice(-RECAP)
        .map((one) => one.message);
    },
  };
}
