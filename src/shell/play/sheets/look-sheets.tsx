/** What anybody may look up while playing: what the viewer knows, the rules in force, and what the fingerprint is. Never the number itself. */
import { RecapTable } from '../../parts/recap-table.tsx';
import { RuleLines } from '../../parts/rule-lines.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { t } from '../../words.ts';
import { usePlaying } from '../playing.ts';

/** Follows the scene: under a cover it is the open table's, so nothing of a hand stays. */
export function LookSheet() {
  const { actions, loaded, model, rules, say } = usePlaying();
  const scene = model.scene.value;
  const recaps = scene === null ? [] : (loaded.words.lookUp?.(scene) ?? []);
  return (
    <Sheet title={say({ key: 'play.look' })} place="side" onClose={() => actions.openSheet(null)}>
      <div class="recaps">
        {recaps.map((recap) => (
          <RecapTable key={recap.title.key} recap={recap} players={model.players.value} say={say} />
        ))}
        {recaps.length === 0 && (
          <div class="recap-table">
            <h3>{t('setup.rules')}</h3>
            <RuleLines rules={rules()} say={say} />
          </div>
        )}
      </div>
    </Sheet>
  );
}

export function FairSheet() {
  const { actions, print } = usePlaying();
  return (
    <Sheet title={t('fair.title')} place="middle" onClose={() => actions.openSheet(null)}>
      <p>
        {t('fair.print')}: <span class="print">{print.value}</span>
      </p>
      <p>{t('fair.kind')}</p>
      <p class="sheet-note">{t('fair.more')}</p>
      <div class="sheet-foot">
        <button type="button" class="btn pri" onClick={() => actions.openSheet('menu')}>
          {t('rules.back')}
        </button>
      </div>
    </Sheet>
  );
}
