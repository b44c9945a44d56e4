/** What the turn is about and what can be done: drawn from plain data, so that it can lie beside, below, over or around the board. */
import { useRef } from 'preact/hooks';
import type { Tray, TrayButton } from '../../../contract/tray.ts';
import type { Seat } from '../../../contract/rules.ts';
import type { Message } from '../../../contract/words.ts';
import { Badge } from '../../parts/badge.tsx';
import { Sign } from './sign.tsx';
import { usePlaying } from '../playing.ts';
import { Dots } from './plates.tsx';
import { HandCard, StepRow, TrayChip } from './tray-buttons.tsx';

export function ActionTray() {
  const { model, say } = usePlaying();
  const seat = model.turn.value;
  const tray = model.tray.value ?? quietTray(usePlaying().model, seat);
  const colour = seat === null ? null : (model.players.value[seat]?.colour ?? null);
  const names = ['tray', 'panel'];
  if (colour !== null) names.push(`s-${colour}`);
  if (tray.card === null) names.push('bare');
  if (!hasChoices(tray) && model.done.value === null && model.beat.value === null && !isRun(model)) names.push('still');
  return (
    <section class={names.join(' ')} aria-label={say({ key: 'play.tray' })}>
      <div class="turn">
        {colour !== null && <Badge colour={colour} size={48} />}
        <div class="turn-words">
          <h2>{say(tray.title)}</h2>
          {tray.hint !== null && (
            <p>
              {say(tray.hint)}
              {model.thinking.value !== null && <Dots />}
            </p>
          )}
        </div>
      </div>
      <TrayCard tray={tray} />
      <Choices tray={tray} />
    </section>
  );
}

function hasChoices(tray: Tray): boolean {
  return (tray.hand ?? []).length > 0 || tray.chips.length > 0 || tray.stepper !== null || tray.confirm !== null;
}

/** What the table itself says while the board asks nothing. */
function quietTray(model: ReturnType<typeof usePlaying>['model'], seat: Seat | null): Tray {
  const empty = { card: null, text: null, chips: [], stepper: null, confirm: null };
  const turn: Message = seat === null ? { key: 'play.beat' } : { key: 'play.turn', params: { seat: { seat } } };
  if (model.beat.value !== null) {
    return { ...empty, title: { key: 'play.beat' }, hint: { key: 'play.beat.text' } };
  }
  const thinking = model.thinking.value;
  const hint: Message | null =
    thinking === null ? null : { key: 'play.thinking', params: { seat: { seat: thinking } } };
  return { ...empty, title: turn, hint };
}

/** So many sentences of what just happened stand in a tray that has nothing else to say. */
const RECENT = 3;

function TrayCard({ tray }: { readonly tray: Tray }) {
  const { model, say } = usePlaying();
  const { card } = tray;
  const told = model.told.value.slice(-RECENT).map((one) => one.message);
  const lines = tray.text !== null ? [tray.text] : card === null ? told : [];
  return (
    <div class={card?.wide === true ? 'tray-card wide' : 'tray-card'}>
      {card !== null && (
        <span class={card.spent ? 'tray-picture spent' : 'tray-picture'}>
          <img src={card.picture} alt="" />
          {card.caption !== null && <span aria-hidden="true">{say(card.caption)}</span>}
        </span>
      )}
      <div class="tray-words">
        {card !== null && <h3>{say(card.name)}</h3>}
        {lines.map((line, index) => (
          <p key={index}>{say(line)}</p>
        ))}
      </div>
    </div>
  );
}

function Choices({ tray }: { readonly tray: Tray }) {
  const { model, table, say } = usePlaying();
  const { stepper, confirm, chips, hand = [] } = tray;
  const done = model.done.value;
  const beat = model.beat.value;
  return (
    <fieldset
      class="choices"
      aria-label={say({ key: 'play.actions' })}
      data-chips={chips.filter((chip) => chip.unseen !== true).length}
    >
      {hand.length > 0 && (
        <div class="hand-row">
          {hand.map((card) => (
            <HandCard key={card.id} button={card} />
          ))}
        </div>
      )}
      {stepper !== null && <StepRow stepper={stepper} />}
      {chips.map((chip) => (
        <TrayChip key={chip.id} button={chip} />
      ))}
      {confirm !== null && <TrayChip button={confirm} primary />}
      {done !== null && <GoButton label={done.label} press={done.press} />}
      {beat !== null && beat.length === null && <GoButton label={{ key: 'play.go-on' }} press={beat.goOn} />}
      {beat !== null && beat.length !== null && <Fuse length={beat.length} />}
      {isRun(model) && (
        <button
          type="button"
          class="btn fast"
          aria-pressed={model.fast.value}
          onClick={() => {
            model.fast.value = !model.fast.value;
            table.skip();
          }}
        >
          <Sign name="fast" />
          <span>{say({ key: 'play.fast' })}</span>
        </button>
      )}
    </fieldset>
  );
}

/** True while a computer has the turn. */
function isRun(model: ReturnType<typeof usePlaying>['model']): boolean {
  const seat = model.turn.value;
  if (seat === null || model.done.value !== null || model.question.value !== null || model.beat.value !== null) {
    return false;
  }
  return model.outcome.value === null && model.players.value[seat]?.kind === 'computer';
}

function GoButton({ label, press }: { readonly label: Message; press(): void }) {
  const { say } = usePlaying();
  return (
    <button type="button" class="btn pri go" onClick={press}>
      {say(label)}
    </button>
  );
}

/** How much of the pause is left. The same for everybody, whatever has happened. */
function Fuse({ length }: { readonly length: number }) {
  return <span class="fuse" aria-hidden="true" style={{ animationDuration: `${length}ms` }} />;
}

/** The actions that are always visible, under the board. */
export function ActionBar() {
  const { model, say } = usePlaying();
  const latest = useRef<readonly TrayButton[]>([]);
  const open = model.tray.value?.bar ?? null;
  if (open !== null) latest.current = open;
  // What a button said may have been for one person's eyes: on the open table nothing of it is left.
  else if (model.scene.value?.viewer === null) latest.current = [];
  // Between questions the bar stays, out of use: the board must not jump.
  const bar = open ?? latest.current.map((one) => ({ ...one, off: true, picked: false }));
  if (bar.length === 0) return null;
  return (
    <fieldset class="bar" aria-label={say({ key: 'play.actions' })}>
      {bar.map((one) => (
        <TrayChip key={one.id} button={one} />
      ))}
    </fieldset>
  );
}
