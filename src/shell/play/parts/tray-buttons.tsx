/** The buttons of the tray. One that is off stays in reach and says why. */
import { useEffect, useRef } from 'preact/hooks';
import type { Stepper, TrayButton } from '../../../contract/tray.ts';
import { Icon } from '../../parts/icon.tsx';
import { usePlaying } from '../playing.ts';

/** ms before holding a button down presses it again, and between presses. */
const FIRST = 350;
const NEXT = 90;

export function TrayChip({ button, primary = false }: { readonly button: TrayButton; readonly primary?: boolean }) {
  const { table, say } = usePlaying();
  const press = () => {
    if (button.off) {
      if (button.note !== null) table.toast(button.note);
    } else table.press(button.id, null);
  };
  const hold = useHold(press, button.repeats === true && !button.off);
  const names = ['btn', primary ? 'pri go' : 'pick'];
  if (button.picked && !primary) names.push('picked');
  if (button.note !== null) names.push('noted');
  if (button.unseen === true) names.push('hush');
  return (
    <button
      type="button"
      class={names.join(' ')}
      aria-disabled={button.off ? 'true' : undefined}
      aria-pressed={primary ? undefined : button.picked}
      aria-keyshortcuts={button.hotkey?.toUpperCase()}
      {...hold}
    >
      {primary && button.picture === null && <Icon name="check" />}
      {button.picture !== null && <img src={button.picture} alt="" />}
      <span>{say(button.label)}</span>
      {button.note !== null && <small>{say(button.note)}</small>}
    </button>
  );
}

/** A card of the hand: all picture. */
export function HandCard({ button }: { readonly button: TrayButton }) {
  const { table, say } = usePlaying();
  return (
    <button
      type="button"
      class={button.picked ? 'hand-card picked' : 'hand-card'}
      aria-label={say(button.label)}
      aria-disabled={button.off ? 'true' : undefined}
      aria-pressed={button.picked}
      onClick={() => {
        if (!button.off) table.press(button.id, null);
        else if (button.note !== null) table.toast(button.note);
      }}
    >
      <img src={button.picture ?? ''} alt="" />
    </button>
  );
}

/** Pressed once by a click; where it repeats, again and again while it is held down. */
function useHold(press: () => void, repeats: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const latest = useRef(press);
  latest.current = press;
  const stop = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  useEffect(() => stop, []);
  if (!repeats) return { onClick: () => latest.current() };
  const again = () => {
    latest.current();
    timer.current = setTimeout(again, NEXT);
  };
  return {
    onPointerDown: () => {
      stop();
      latest.current();
      timer.current = setTimeout(again, FIRST);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: Event) => event.preventDefault(),
    // A key or a helper's click has no pointer of its own.
    onClick: (event: MouseEvent) => {
      if (event.detail === 0) latest.current();
    },
  };
}

export function StepRow({ stepper }: { readonly stepper: Stepper }) {
  const { table, say } = usePlaying();
  return (
    <fieldset class="steps" aria-label={say(stepper.label)}>
      <span class="steps-label" aria-hidden="true">
        {say(stepper.label)}
      </span>
      {stepper.values.map((value) => {
        const off = !stepper.open.includes(value);
        return (
          <button
            key={value}
            type="button"
            class={value === stepper.value ? 'step picked' : 'step'}
            aria-pressed={value === stepper.value}
            aria-label={`${say(stepper.label)} ${value}`}
            disabled={off}
            onClick={() => table.press(stepper.id, value)}
          >
            {value}
          </button>
        );
      })}
    </fieldset>
  );
}
