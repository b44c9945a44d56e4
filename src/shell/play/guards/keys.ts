/** The keys of a match. Letters of the tray (`hotkey`) come from the game; the rest is the same in all games. */
import { SMALL_STEP } from '../../../contract/tray.ts';
import type { Playing } from '../playing.ts';

/** True where a key belongs to something else: a field, a dialog, a cover, a chord. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest('input, select, textarea, dialog, .cover') !== null && target !== null;
}

/** What Shift makes of keys that are no letters. */
const UNSHIFTED: { readonly [key: string]: string } = { '{': '[', '}': ']' };

/** True while nothing in the page has the focus, or only the board as a whole. */
function isFree(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.getAttribute('tabindex') === '-1';
}

export function onKey(event: KeyboardEvent, { actions, model, table }: Playing): void {
  if (isTaken(event)) return;
  const key = (event.shiftKey ? UNSHIFTED[event.key] : undefined) ?? event.key.toLowerCase();
  const isHot = pressHotkey(key, event.shiftKey, model.tray.value, table.press);
  if (isHot || (key === ' ' && isFree())) event.preventDefault();
  if (isHot) return;
  if (key === 'u') actions.undo();
  else if (key === 'r') actions.openSheet('rules');
  else if (key === 'escape' && !table.skip()) table.putBack();
  else if (key === ' ' && isFree()) goOn(model, table);
}

/** The one thing there is to do: the only move, or an end to the wait. */
function goOn(model: Playing['model'], table: Playing['table']): void {
  const question = model.question.value;
  if (question === null) table.skip();
  else if (question.moves?.length === 1) question.choose(question.moves[0]);
}

function pressHotkey(
  key: string,
  small: boolean,
  tray: Playing['model']['tray']['value'],
  press: (id: string, value: number | null) => void,
): boolean {
  if (tray === null) return false;
  const all = [...tray.chips, ...(tray.bar ?? []), ...(tray.confirm === null ? [] : [tray.confirm])];
  const found = all.find((one) => one.hotkey === key && !one.off);
  if (found === undefined) return false;
  press(found.id, small && found.repeats === true ? SMALL_STEP : null);
  return true;
}
