// A matrix that is pasted while nothing takes text goes into the first matrix of the form.

import { useEffect } from 'preact/hooks';

/** What takes a paste itself, or has text that is chosen for copying. */
const takesText = 'input, textarea, select, [contenteditable], dialog';

function pasteIntoForm({ clipboardData, target, defaultPrevented }: ClipboardEvent): boolean {
  if (defaultPrevented || (target instanceof Element && target.closest(takesText) !== null)) return false;
  const cell = document.querySelector<HTMLInputElement>('.question .matrix-cells input');
  const text = clipboardData?.getData('text/plain') ?? '';
  if (cell === null || text.trim() === '') return false;
  cell.focus();
  const data = new DataTransfer();
  data.setData('text/plain', text);
  // The cell says whether it has taken the text as a matrix; a single number the browser then writes where the focus is.
  return !cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
}

export function usePasteAnywhere(): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      if (pasteIntoForm(event)) event.preventDefault();
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
