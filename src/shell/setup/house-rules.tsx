/** The rules that a family can choose: named sets first, then each rule with a line that says what it does. */
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { About, Choice as Value, Field } from '../../contract/about.ts';
import type { Translator } from '../../i18n/translator.ts';
import { Choice, Switch } from '../parts/choice.tsx';
import { valueName } from '../parts/rule-lines.tsx';
import { t } from '../words.ts';
import { choose, type Draft, isShown, presetOf, usePreset } from './draft.ts';

export interface HouseRulesProps {
  readonly about: About;
  readonly draft: Signal<Draft>;
  readonly words: Translator;
}

export function HouseRules({ about, draft, words }: HouseRulesProps): JSX.Element {
  const preset = presetOf(about, draft.value.choices);
  const presets = about.presets.map(({ key }) => ({ value: key, label: words.say({ key: `preset.${key}` }) }));
  const shown = about.fields.filter((field) => isShown(field, draft.value));
  const main = shown.filter((field) => field.group === 'main');
  const house = shown.filter((field) => field.group === 'house');
  const line = (field: Field) => <FieldLine key={field.key} field={field} draft={draft} words={words} />;
  return (
    <div class="house-rules">
      {presets.length > 1 && (
        <div class="presets">
          <h2>{t('setup.preset')}</h2>
          <Choice
            label={t('setup.preset')}
            options={preset === null ? [...presets, { value: '', label: t('setup.own') }] : presets}
            value={preset ?? ''}
            onPick={(key) => {
              if (key !== '') draft.value = usePreset(about, draft.value, key);
            }}
          />
        </div>
      )}
      {main.map(line)}
      {house.length > 0 && <h2 class="house-head">{t('setup.rules')}</h2>}
      {house.map(line)}
    </div>
  );
}

function FieldLine({ field, draft, words }: { field: Field; draft: Signal<Draft>; words: Translator }): JSX.Element {
  const id = useId();
  const { key, values } = field;
  const seats = draft.value.rows.length;
  const value = draft.value.choices[key] ?? field.standard;
  const label = words.say({ key: `option.${key}` });
  const isSwitch = values.every((one) => typeof one === 'boolean');
  const pick = (next: Value) => {
    draft.value = choose(draft.value, key, next);
  };
  const offered = values.filter((one) => field.offered?.(one, seats) ?? true);
  return (
    <div class={isSwitch ? 'rule' : 'rule wide'}>
      <div>
        <label for={isSwitch ? id : undefined}>{label}</label>
        <small id={`${id}-about`}>{words.say({ key: `option.${key}.about` })}</small>
      </div>
      {isSwitch ? (
        <Switch id={id} on={value === true} about={`${id}-about`} onTurn={pick} />
      ) : (
        <Choice
          label={label}
          options={offered.map((one) => ({ value: one, label: valueName(words.say, key, one) }))}
          value={offered.includes(value) ? value : field.standard}
          onPick={pick}
        />
      )}
    </div>
  );
}
