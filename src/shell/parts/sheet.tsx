/** A sheet over the screen: a native dialog, so the browser keeps the focus inside and Escape closes it. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../words.ts';
import { Icon } from './icon.tsx';

export interface SheetProps {
  readonly title: string;
  /** `middle`; `side`: from the right, on portrait screens from below; `low`: in the middle, on portrait screens from below. */
  readonly place?: 'middle' | 'side' | 'low';
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Stands beside the title. */
  readonly extra?: ComponentChildren;
}

/** Shown while it is rendered. */
export function Sheet({ title, place = 'low', onClose, children, extra }: SheetProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const before = document.activeElement;
    const own = dialog.current;
    if (own !== null && !own.open) own.showModal();
    const onTap = (event: MouseEvent) => {
      if (own !== null && event.target === own && isOutside(event, own)) close.current();
    };
    own?.addEventListener('click', onTap);
    return () => {
      own?.removeEventListener('click', onTap);
      own?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`sheet ${place}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div class="sheet-head">
        <h2 id={id}>{title}</h2>
        {extra}
        <button type="button" class="ib" aria-label={t('frame.close')} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      {children}
    </dialog>
  );
}

/** A tap on the backdrop goes to the dialog itself, but lies outside its box. */
function isOutside(event: MouseEvent, dialog: HTMLElement): boolean {
  const box = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}
