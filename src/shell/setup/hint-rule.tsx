/** Whether hints may be asked for. It holds for every game on this device, so that a family decides it once. */
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Switch } from '../parts/choice.tsx';
import { change, settings } from '../settings.ts';
import { t } from '../words.ts';

export function HintRule(): JSX.Element {
  const id = useId();
  return (
    <div class="rule">
      <div>
        <label for={id}>{t('setup.hints')}</label>
        <small id={`${id}-about`}>{t('setup.hints.about')}</small>
      </div>
      <Switch id={id} on={settings.value.hints} about={`${id}-about`} onTurn={(hints) => change({ hints })} />
    </div>
  );
}
