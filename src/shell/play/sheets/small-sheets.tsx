/** The list of what was played, and the two questions before something ends. */
import { Sheet } from '../../parts/sheet.tsx';
import { t } from '../../words.ts';
import { usePlaying } from '../playing.ts';

export function LogSheet() {
  const { actions, model, say } = usePlaying();
  const told = [...model.told.value].reverse();
  return (
    <Sheet title={say({ key: 'play.log' })} place="side" onClose={() => actions.openSheet(null)}>
      {told.length === 0 ? (
        <p>{say({ key: 'play.log.empty' })}</p>
      ) : (
        <ol class="log-list" reversed>
          {told.map((one) => (
            <li key={one.id}>{say(one.message)}</li>
          ))}
        </ol>
      )}
    </Sheet>
  );
}

export function AskSheet({ what }: { readonly what: 'restart' | 'end' }) {
  const { actions, say } = usePlaying();
  const close = () => actions.openSheet(null);
  return (
    <Sheet title={say({ key: `play.${what}.ask` })} place="middle" onClose={close}>
      <p class="sheet-note">{say({ key: `play.${what}.text` })}</p>
      <div class="sheet-foot">
        <button type="button" class="btn" onClick={close}>
          {t('frame.cancel')}
        </button>
        <button
          type="button"
          class="btn pri"
          onClick={() => {
            close();
            if (what === 'end') actions.endEarly();
            else actions.restart();
          }}
        >
          {say({ key: `play.${what}.yes` })}
        </button>
      </div>
    </Sheet>
  );
}
