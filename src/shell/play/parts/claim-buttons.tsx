/** The buttons that a seat's plate carries in beats and covers. A used one rests until the next play. */
import type { Seat } from '../../../contract/rules.ts';
import { usePlaying } from '../playing.ts';

export function ClaimButtons({ seat }: { readonly seat: Seat }) {
  const { model, say } = usePlaying();
  const own = model.claims.value.filter((one) => one.claim.seat === seat);
  if (own.length === 0) return null;
  const name = say({ key: 'play.name', params: { seat: { seat } } });
  return (
    <span class="claims">
      {own.map((one) => {
        const label = say(one.claim.label);
        return (
          <button
            key={`${one.claim.by}/${one.claim.label.key}`}
            type="button"
            class={`btn claim by-${one.claim.by}`}
            aria-label={`${name}: ${label}`}
            aria-disabled={one.used ? 'true' : undefined}
            onClick={() => {
              if (!one.used) one.press();
            }}
          >
            {label}
          </button>
        );
      })}
    </span>
  );
}
