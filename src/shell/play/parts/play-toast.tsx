/** One kind sentence over the board; in table mode it turns with the tray. Read aloud by the voices, so hidden here. */
import { Icon } from '../../parts/icon.tsx';
import { usePlaying } from '../playing.ts';

export function PlayToast() {
  const { model, table, say } = usePlaying();
  const toast = model.toast.value;
  if (toast === null) return null;
  const { action } = toast;
  return (
    <div class="play-toast" key={toast.id}>
      <span aria-hidden="true">{say(toast.message)}</span>
      {action !== null && (
        <button
          type="button"
          class="btn small"
          onClick={() => {
            table.hush();
            action.press();
          }}
        >
          <Icon name="undo" />
          {say(action.label)}
        </button>
      )}
    </div>
  );
}
