/** The board for people who do not see or touch the canvas: one real button per legal move. Pointers pass through it to the canvas. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { CSSProperties } from 'preact';
import type { Question } from '../model.ts';
import { usePlaying } from '../playing.ts';
import { type Group, groupsOf, type Named, nameMoves } from './reading.ts';

export interface MirrorProps {
  /** Shown as a plain list that pointers reach, in place of the canvas. */
  readonly shown: boolean;
}

export function Mirror({ shown }: MirrorProps) {
  const { model, say } = usePlaying();
  const box = useRef<HTMLElement>(null);
  const question = model.question.value;
  useKeptFocus(box, question);
  return (
    <section
      ref={box}
      class={shown ? 'mirror shown' : 'mirror'}
      tabIndex={-1}
      aria-label={say({ key: 'play.board' })}
      onKeyDown={(event) => walk(event, box.current)}
    >
      <Description />
      {question !== null && <Moves key={keyOf(question)} question={question} shown={shown} />}
    </section>
  );
}

const keys = new WeakMap<Question, number>();
let nextKey = 1;

/** Each question starts with its groups closed. */
function keyOf(question: Question): number {
  const key = keys.get(question) ?? nextKey++;
  keys.set(question, key);
  return key;
}

function Description() {
  const { loaded, model, say } = usePlaying();
  const scene = model.scene.value;
  if (scene === null) return null;
  return (
    <ul class="hush" aria-label={say({ key: 'play.see' })}>
      {loaded.words.describe(scene).map((line, index) => (
        <li key={index}>{say(line)}</li>
      ))}
    </ul>
  );
}

function Moves({ question, shown }: { readonly question: Question; readonly shown: boolean }) {
  const { loaded, say } = usePlaying();
  const [open, setOpen] = useState<string | null>(null);
  if (question.moves === null) return <p class="hush">{say({ key: 'play.free' })}</p>;
  const named = nameMoves(question.moves, question.scene, loaded.words, say);
  const groups = groupsOf(named);
  const group = groups?.find((one) => one.name === open) ?? null;
  const listed = groups === null ? named : (group?.moves ?? named.filter((one) => one.group === null));
  return (
    <ul class="moves" aria-label={say({ key: 'play.moves' })}>
      {groups !== null &&
        group === null &&
        groups.map((one) => <GroupButton key={one.name} group={one} open={setOpen} />)}
      {listed.map((one, index) => (
        <MoveButton key={`${index}/${one.name}`} named={one} question={question} shown={shown} />
      ))}
      {group !== null && (
        <li>
          <button type="button" class="move" onClick={() => setOpen(null)}>
            {say({ key: 'play.all-moves' })}
          </button>
        </li>
      )}
    </ul>
  );
}

function GroupButton({ group, open }: { readonly group: Group; open(name: string): void }) {
  return (
    <li>
      <button type="button" class="move" aria-expanded="false" onClick={() => open(group.name)}>
        {group.name}
      </button>
    </li>
  );
}

interface MoveButtonProps {
  readonly named: Named;
  readonly question: Question;
  readonly shown: boolean;
}

function MoveButton({ named, question, shown }: MoveButtonProps) {
  const { table, placeOf } = usePlaying();
  const [style, setStyle] = useState<CSSProperties | null>(null);
  const place = () => {
    const found = shown ? null : placeOf(named.move);
    setStyle(
      found === null
        ? null
        : { left: `${found.x}px`, top: `${found.y}px`, width: `${found.width}px`, height: `${found.height}px` },
    );
  };
  return (
    <li>
      <button
        type="button"
        class={style === null ? 'move' : 'move placed'}
        {...(style === null ? {} : { style })}
        onFocus={() => {
          // A preview may bring the thing into sight first.
          table.preview(named.move);
          place();
        }}
        onBlur={() => table.preview(null)}
        onClick={() => question.choose(named.move)}
      >
        {named.name}
      </button>
    </li>
  );
}

/** Arrows go from button to button; Home and End to the ends. */
function walk(event: KeyboardEvent, box: HTMLElement | null): void {
  const steps: { readonly [key: string]: number } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  const step = steps[event.key];
  if (box === null || step === undefined) return;
  const buttons = [...box.querySelectorAll<HTMLButtonElement>('button')];
  if (buttons.length === 0) return;
  const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = now < 0 ? (step > 0 ? 0 : buttons.length - 1) : (now + step + buttons.length) % buttons.length;
  buttons[next]?.focus();
  event.preventDefault();
}

/** Whoever plays by the buttons stays among them: the focus rests on the board while others move and comes back to the first button. */
function useKeptFocus(box: { readonly current: HTMLElement | null }, question: Question | null): void {
  const within = useRef(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const note = (event: FocusEvent) => {
      if (event.target instanceof Node) within.current = element.contains(event.target);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [box]);
  useLayoutEffect(() => {
    const element = box.current;
    const { activeElement } = document;
    const lost = activeElement === null || activeElement === document.body || activeElement === element;
    if (element === null || !within.current || !lost) return;
    const first = question === null ? null : element.querySelector('button');
    (first ?? element).focus({ preventScroll: true });
  }, [box, question]);
}
