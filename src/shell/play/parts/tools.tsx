/** The corner buttons: back to Home, undo, help, menu. */
import { Icon, type IconName } from '../../parts/icon.tsx';
import { t } from '../../words.ts';
import { usePlaying } from '../playing.ts';

export function HomeButton() {
  const { actions } = usePlaying();
  return (
    <button type="button" class="ib to-home" aria-label={t('frame.home')} onClick={actions.leave}>
      <Icon name="home" />
    </button>
  );
}

export function Tools({ undoes }: { readonly undoes: boolean }) {
  const { actions, model, say } = usePlaying();
  return (
    <nav class="tools" aria-label={say({ key: 'play.tools' })}>
      {undoes && <Tool icon="undo" name={say({ key: 'play.undo' })} off={!model.canUndo.value} press={actions.undo} />}
      <Tool icon="help" name={say({ key: 'play.help' })} press={() => actions.openSheet('rules')} />
      <Tool icon="menu" name={say({ key: 'play.menu' })} press={() => actions.openSheet('menu')} />
    </nav>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly name: string;
  readonly off?: boolean;
  press(): void;
}

function Tool({ icon, name, off = false, press }: ToolProps) {
  return (
    <button
      type="button"
      class={`ib to-${icon}`}
      aria-label={name}
      aria-disabled={off ? 'true' : undefined}
      onClick={() => {
        if (!off) press();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
