/** One sentence for a moment, with at most one way to take it back. A new one takes the place of the old. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';

interface Toast {
  readonly text: string;
  readonly action: { readonly label: string; press(): void } | null;
}

/** ms that a toast stays; one that takes something back stays longer. */
const STAYS = 4000;
const STAYS_WITH_ACTION = 8000;

const shown = signal<Toast | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function toast(text: string, action: Toast['action'] = null): void {
  shown.value = { text, action };
  clearTimeout(timer);
  timer = setTimeout(hushToast, action === null ? STAYS : STAYS_WITH_ACTION);
}

export function hushToast(): void {
  shown.value = null;
}

/** The live region is always there, so that a sentence put in it is read. */
export function Toasts(): JSX.Element {
  const one = shown.value;
  return (
    <div role="status">
      {one !== null && (
        <div class="toast rise">
          <span>{one.text}</span>
          {one.action !== null && (
            <button
              type="button"
              class="btn small"
              onClick={() => {
                one.action?.press();
                hushToast();
              }}
            >
              {one.action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
