// A question that must be answered before something that cannot be undone.

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

interface ConfirmationProperties {
  readonly title: string;
  /** The words on the button that does it. */
  readonly action: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly isDisabled?: boolean;
  /** What will happen. */
  readonly children: ComponentChildren;
}

/** A modal dialog for as long as it is drawn. Escape and the first button leave everything as it is. */
export function Confirmation({
  title,
  action,
  onConfirm,
  onCancel,
  isDisabled = false,
  children,
}: ConfirmationProperties) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      // Only a dialog that closes itself gives the focus back, and while one is open nothing behind it can have the focus.
      setTimeout(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
      });
    };
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onCancel}>
      <h2 id={id}>{title}</h2>
      {children}
      <div class="button-row">
        <button type="button" class="button" onClick={onCancel}>
          Leave it as it is
        </button>
        <button type="button" class="button danger" disabled={isDisabled} onClick={onConfirm}>
          {action}
        </button>
      </div>
    </dialog>
  );
}
