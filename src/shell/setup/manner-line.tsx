/** How the computers behave, in games whose computers have characters: shown while there is a computer at the table. */
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { Choice } from '../parts/choice.tsx';
import { t } from '../words.ts';
import type { Draft } from './draft.ts';
import { MANNERS } from './manners.ts';

export function MannerLine({ draft }: { readonly draft: Signal<Draft> }): JSX.Element {
  return (
    <div class="starter">
      <h3>{t('setup.manner')}</h3>
      <Choice
        label={t('setup.manner.about')}
        options={MANNERS.map((value) => ({ value, label: t(`manner.${value}`) }))}
        value={draft.value.manner}
        onPick={(manner) => {
          draft.value = { ...draft.value, manner };
        }}
      />
    </div>
  );
}
