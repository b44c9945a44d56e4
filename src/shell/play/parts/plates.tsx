/** Who sits at the table: name, count, turn. In beats and covers every plate carries the same buttons, whatever they would do. */
import { useRef } from 'preact/hooks';
import type { CSSProperties } from 'preact';
import type { Seat } from '../../../contract/rules.ts';
import type { Plate as PlateWords } from '../../../contract/words.ts';
import type { Place } from '../../../stage/board-view.ts';
import { Badge } from '../../parts/badge.tsx';
import { usePlaying } from '../playing.ts';
import { ClaimButtons } from './claim-buttons.tsx';

export function Plates() {
  const { model, say } = usePlaying();
  const players = model.players.value;
  const came = useCameFrom(model.turn.value);
  return (
    <ul class="plates" data-seats={players.length} aria-label={say({ key: 'play.players' })}>
      {players.map((player, seat) => (
        <Plate key={`${seat}/${player.colour}`} seat={seat} came={came} />
      ))}
    </ul>
  );
}

/** The seat that had the turn before, for the sweep of colour. */
function useCameFrom(turn: Seat | null): Seat | null {
  const memory = useRef<{ now: Seat | null; before: Seat | null }>({ now: turn, before: null });
  if (memory.current.now !== turn) memory.current = { now: turn, before: memory.current.now };
  return memory.current.before;
}

function Plate({ seat, came }: { readonly seat: Seat; readonly came: Seat | null }) {
  const { layout, loaded, model, plateAt, say } = usePlaying();
  const player = model.players.value[seat];
  const scene = model.scene.value;
  if (player === undefined || scene === null) return null;
  const content = loaded.words.plate(scene, seat);
  const isOn = model.turn.value === seat && model.outcome.value === null;
  const names = ['plate', `s-${player.colour}`];
  if (isOn) names.push('on');
  if (content.resting) names.push('resting');
  if (content.tokens.length > 2) names.push('rich');
  const at = plateAt(seat);
  const facing = layout().facing;
  const beside = model.players.value.flatMap((one, index) => (one.side === player.side ? [index] : []));
  const style: CSSProperties = {
    ...(at === null ? {} : anchorOf(at)),
    '--letters': String(Math.max(1, [...player.name].length)),
    '--nth': String(beside.indexOf(seat) - (beside.length - 1) / 2),
  };
  return (
    <li
      class={names.join(' ')}
      style={style}
      data-side={player.side}
      data-seat={seat}
      data-mine={scene.viewer === seat ? '' : undefined}
      data-at={at === null ? undefined : ''}
      data-under={facing === player.side ? '' : undefined}
      data-sweep={isOn && came !== null ? (came > seat ? 'left' : 'right') : undefined}
      aria-current={isOn ? 'true' : undefined}
    >
      <Badge colour={player.colour} size={44} />
      <div class="plate-words">
        <b>{say({ key: 'play.name', params: { seat: { seat } } })}</b>
        <PlateCount content={content} />
        {isOn && <span class="hush">{say({ key: 'play.now' })}</span>}
      </div>
      <Tokens content={content} />
      {model.thinking.value === seat && <Dots />}
      <ClaimButtons seat={seat} />
    </li>
  );
}

/** Near an edge a plate keeps that edge, so that a long name grows inwards. */
function anchorOf(at: Place): CSSProperties {
  const middle = at.x + at.width / 2;
  const top = `${at.y + at.height / 2}px`;
  if (at.x < innerWidth / 4) return { '--x': `${Math.max(8, at.x)}px`, '--y': top, '--shift': '0' };
  if (middle > (innerWidth * 3) / 4) {
    return { '--x': `calc(100% - ${Math.max(8, innerWidth - at.x - at.width)}px)`, '--y': top, '--shift': '-100%' };
  }
  return { '--x': `${middle}px`, '--y': top, '--shift': '-50%' };
}

function PlateCount({ content }: { readonly content: PlateWords }) {
  const { say } = usePlaying();
  const { pips, line, points = null } = content;
  return (
    <>
      {pips !== null && (
        <span
          class="pips"
          role="img"
          aria-label={say({ key: 'play.pips', params: { n: pips.filled, most: pips.total } })}
        >
          {Array.from({ length: pips.total }, (_, index) => (
            <i key={index} class={index < pips.filled ? 'full' : ''} />
          ))}
        </span>
      )}
      {line !== null && (
        <small>
          {say(line)}
          {points !== null && <i class="dot"> · </i>}
          {points !== null && <span>{say(points)}</span>}
        </small>
      )}
    </>
  );
}

function Tokens({ content }: { readonly content: PlateWords }) {
  const { art, say } = usePlaying();
  if (content.tokens.length === 0) return null;
  return (
    <span class="tokens">
      {content.tokens.map((token) => {
        const address = art(token.art);
        const each = token.each === true && address !== null;
        const images = address === null ? [] : Array.from({ length: each ? token.count : 1 }, () => address);
        return (
          <span key={token.art} class={each ? 'token each' : 'token'} role="img" aria-label={say(token.label)}>
            {images.map((image, index) => (
              <img key={index} src={image} alt="" />
            ))}
            {!each && <i aria-hidden="true">{token.count}</i>}
          </span>
        );
      })}
    </span>
  );
}

/** Somebody is thinking. */
export function Dots() {
  return (
    <span class="dots3" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
