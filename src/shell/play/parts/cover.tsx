/** The covered table between two people. It shows public things only; nothing opens for a moment, then a hold of half a second does. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Badge } from '../../parts/badge.tsx';
import type { Cover as CoverModel } from '../model.ts';
import { usePlaying } from '../playing.ts';
import { ClaimButtons } from './claim-buttons.tsx';
import { Sign } from './sign.tsx';
import { HomeButton } from './tools.tsx';
import { useHoldToOpen } from './hold-to-open.ts';

/** ms during which nothing opens: a second tap of a double tap must not. */
const SHUT = 800;

export interface CoverProps {
  readonly cover: CoverModel;
  /** False: one press and a second button open it, for people who cannot hold. */
  readonly holds: boolean;
}

export function Cover({ cover, holds }: CoverProps) {
  const { art, model, say } = usePlaying();
  const [shut, setShut] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  const player = model.players.value[cover.seat];
  useEffect(() => {
    const timer = setTimeout(() => setShut(false), SHUT);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  const who = { seat: { seat: cover.seat } };
  const hold = useHoldToOpen({ shut, holds, open: cover.open });
  const picture = art('cover');
  return (
    <div class={`cover s-${player?.colour ?? 'merah'}`} role="dialog" aria-modal="true" aria-labelledby="cover-title">
      <div class="cover-middle">
        {picture !== null && <img class="cover-picture" src={picture} alt="" />}
        <div class="cover-who">
          {player !== undefined && <Badge colour={player.colour} size={92} />}
          <div role="alert">
            <h1 id="cover-title">{say({ key: 'play.cover.to', params: who })}</h1>
          </div>
        </div>
        <p>{say({ key: 'play.cover.others' })}</p>
        <button
          ref={button}
          type="button"
          class={hold.holding ? 'hold holding' : 'hold'}
          aria-label={say({ key: holds ? 'play.cover.hold' : 'play.cover.tap' })}
          aria-disabled={shut ? 'true' : undefined}
          {...hold.handlers}
        >
          <Ring />
          <Sign name="eye" size={54} />
          <span aria-hidden="true">{say({ key: 'play.cover.press' })}</span>
        </button>
        <p aria-live="polite">
          {say({ key: hold.again ? 'play.cover.again' : holds ? 'play.cover.hold' : 'play.cover.tap' })}
        </p>
        {hold.sure && (
          <button type="button" class="btn" onClick={cover.open}>
            {say({ key: 'play.cover.sure', params: who })}
          </button>
        )}
      </div>
      <CoverFoot cover={cover} />
      <div class="cover-top">
        <HomeButton />
      </div>
    </div>
  );
}

function CoverFoot({ cover }: { readonly cover: CoverModel }) {
  const { model, say } = usePlaying();
  const claims = model.claims.value;
  const seats = [...new Set(claims.map((one) => one.claim.seat))];
  return (
    <div class="cover-foot">
      {seats.length > 0 && (
        <ul class="cover-claims">
          {seats.map((seat) => (
            <li key={seat}>
              <b>{say({ key: 'play.name', params: { seat: { seat } } })}</b>
              <ClaimButtons seat={seat} />
            </li>
          ))}
        </ul>
      )}
      {cover.recap.length > 0 && (
        <ul class="recap" aria-label={say({ key: 'play.cover.recap' })}>
          {cover.recap.map((line, index) => (
            <li key={index}>
              <Sign name="lock" size={18} />
              {say(line)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Fills while the button is held. */
function Ring() {
  return (
    <svg class="ring" viewBox="-120 -120 240 240" aria-hidden="true">
      <circle r="108" class="ring-ground" />
      <circle r="108" class="ring-fill" pathLength={100} transform="rotate(-90)" />
    </svg>
  );
}
