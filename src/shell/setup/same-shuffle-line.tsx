/** Says in Set-up that the shuffle of the last match comes again, with a way out. */
import type { JSX } from 'preact';
import { Icon } from '../parts/icon.tsx';
import { t } from '../words.ts';

export function SameShuffleLine({ onNew }: { readonly onNew: () => void }): JSX.Element {
  return (
    <div class="same-shuffle" role="status">
      <span>
        <Icon name="flip" />
        {t('setup.same')}
      </span>
      <button type="button" class="btn small" onClick={onNew}>
        {t('setup.same.new')}
      </button>
    </div>
  );
}
