/** The buttons on the plates in beats and covers. They look the same whether or not they can hit, and a miss rests the button. */
import type { Interrupt, Shape } from '../../../contract/rules.ts';
import type { Scene } from '../../../contract/scene.ts';
import type { Claim, Message, Words } from '../../../contract/words.ts';
import { same } from '../../../lib/data.ts';
import type { PlayModel } from '../model.ts';

export interface Claims {
  /** Puts the buttons up; `hit` is called with the interrupt that a press makes. */
  open(scene: Scene<Shape>, interrupts: readonly Interrupt<Shape>[], hit: (one: Interrupt<Shape>) => void): void;
  /** Takes them down; used ones stay used until `renew`. */
  close(): void;
  /** After a beat the buttons stay up in covers and questions until the next play: this ends that. */
  renew(): void;
  /** True from a beat until the next play. */
  readonly standing: () => boolean;
  begin(): void;
}

export function createClaims(words: Words<Shape>, model: PlayModel, miss: (message: Message) => void): Claims {
  let used: readonly string[] = [];
  let standing = false;
  /** A computer says its own words: nobody says them for it. */
  const isForPeople = ({ by, seat }: Claim<Shape>) => by === 'others' || model.players.value[seat]?.kind === 'human';
  const nameOf = (claim: Claim<Shape>) => `${claim.by}/${claim.seat}/${claim.label.key}`;
  return {
    open(scene, interrupts, hit) {
      const put = () => {
        model.claims.value = (words.claims?.(scene) ?? []).filter(isForPeople).map((claim) => ({
          claim,
          used: used.includes(nameOf(claim)),
          press: () => {
            const found = interrupts.find((one) => one.seat === claim.seat && same(one.move, claim.move));
            if (found !== undefined) return hit(found);
            used = [...used, nameOf(claim)];
            miss(claim.miss);
            put();
          },
        }));
      };
      put();
    },
    close() {
      model.claims.value = [];
    },
    renew() {
      used = [];
      standing = false;
    },
    standing: () => standing,
    begin() {
      standing = true;
    },
  };
}
