/** The rules that a match is played by, a line for each; those that the family has changed stand out. */
import type { JSX } from 'preact';
import type { Choice as Value } from '../../contract/about.ts';
import type { Message } from '../../contract/words.ts';
import type { RuleInForce } from '../setup/read-back.ts';
import { shellWords, t } from '../words.ts';
import '../styles/recap.css';

type Say = (message: Message) => string;

export function RuleLines({ rules, say }: { readonly rules: readonly RuleInForce[]; readonly say: Say }): JSX.Element {
  return (
    <ul class="rule-lines" aria-label={t('setup.rules')}>
      {rules.map(({ key, value, isOwn }) => (
        <li key={key} class={isOwn ? 'own' : undefined}>
          <span>{say({ key: `option.${key}` })}</span>
          <span class="chip">{valueName(say, key, value)}</span>
          {isOwn && <small>{t('rules.own')}</small>}
        </li>
      ))}
    </ul>
  );
}

/** A number without a word of its own is its own name. */
export function valueName(say: Say, key: string, value: Value): string {
  const own = `option.${key}.${String(value)}`;
  const said = say({ key: own });
  if (said !== own) return said;
  if (typeof value === 'boolean') return t(value ? 'setup.on' : 'setup.off');
  return typeof value === 'number' ? shellWords().number(value) : value;
}
