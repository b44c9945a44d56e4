/** One kind sentence at a time over the board. A new one takes the place of the old. */
import type { Message } from '../../../contract/words.ts';
import type { PlayModel, Toast } from '../model.ts';

/** ms for which a toast stays. */
const STAYS = 4000;

export interface Toasts {
  toast(message: Message, action?: Toast['action']): void;
  /** Takes the toast away. */
  hush(): void;
}

export function createToasts(model: PlayModel): Toasts {
  let next = 1;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const hush = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    model.toast.value = null;
  };
  return {
    toast(message, action = null) {
      hush();
      model.toast.value = { id: next++, message, action };
      timer = setTimeout(hush, STAYS);
    },
    hush,
  };
}
