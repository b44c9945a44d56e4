/** The rows of Settings: a name, a line that explains it, and one control. */
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Choice, type ChoiceProps, Switch } from '../parts/choice.tsx';

export interface SwitchLineProps {
  readonly label: string;
  readonly about?: string;
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
}

export function SwitchLine({ label, about, on, onTurn }: SwitchLineProps): JSX.Element {
  const id = useId();
  return (
    <div class="line">
      <div>
        <label for={id}>{label}</label>
        {about !== undefined && <small id={`${id}-about`}>{about}</small>}
      </div>
      <Switch id={id} on={on} about={about === undefined ? undefined : `${id}-about`} onTurn={onTurn} />
    </div>
  );
}

export function ChoiceLine<T extends string>(props: ChoiceProps<T>): JSX.Element {
  return (
    <div class="line wraps">
      <span>{props.label}</span>
      <Choice {...props} />
    </div>
  );
}

export interface SliderLineProps {
  readonly label: string;
  /** 0–1. */
  readonly value: number;
  readonly onSlide: (value: number) => void;
}

export function SliderLine({ label, value, onSlide }: SliderLineProps): JSX.Element {
  const id = useId();
  return (
    <div class="line wraps">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="slider"
        type="range"
        min={0}
        max={100}
        step={5}
        value={Math.round(value * 100)}
        style={{ '--at': `${value * 100}%` }}
        onInput={(event) => onSlide(Number(event.currentTarget.value) / 100)}
      />
    </div>
  );
}
