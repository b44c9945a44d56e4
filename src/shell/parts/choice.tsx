/** One of a few, as radios in a row; and a switch. Both are native controls that only look different. */
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

export interface Option<T> {
  readonly value: T;
  readonly label: ComponentChildren;
  /** The spoken name where the label is a picture. */
  readonly name?: string;
}

export interface ChoiceProps<T> {
  readonly label: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onPick: (value: T) => void;
}

export function Choice<T extends string | number | boolean | null>(props: ChoiceProps<T>): JSX.Element {
  const name = useId();
  return (
    <div class="seg" role="radiogroup" aria-label={props.label}>
      {props.options.map(({ value, label, name: spoken }) => (
        <label key={String(value)} class={value === props.value ? 'on' : undefined}>
          <input
            type="radio"
            name={name}
            aria-label={spoken}
            checked={value === props.value}
            onChange={() => props.onPick(value)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

export interface SwitchProps {
  readonly id: string;
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
  /** Id of the line that explains it. */
  readonly about?: string | undefined;
}

export function Switch({ id, on, onTurn, about }: SwitchProps): JSX.Element {
  return (
    <input
      id={id}
      type="checkbox"
      role="switch"
      aria-checked={on}
      class="tg"
      checked={on}
      aria-describedby={about}
      onChange={(event) => onTurn(event.currentTarget.checked)}
    />
  );
}
