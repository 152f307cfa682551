// Ctrl Z, and Ctrl Y or Ctrl Shift Z, undo and redo what was done in the form, whichever cell has the focus.

import { useEffect, useRef } from 'preact/hooks';

interface UndoKeys {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** What has an undo of its own: texts outside the form, kept matrices, and the search for an operation. */
function hasOwnUndo(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const isText = target.matches('input[type=text], textarea');
  return (
    isText &&
    (target.closest('.question') === null || target.closest('.kept') !== null || target.matches('[role=combobox]'))
  );
}

export function useUndoKeys(keys: UndoKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      if (!(ctrlKey || metaKey) || altKey || hasOwnUndo(target)) return;
      const letter = key.toLowerCase();
      if (letter !== 'z' && (letter !== 'y' || shiftKey)) return;
      event.preventDefault();
      if (letter === 'z' && !shiftKey) latest.current.undo();
      else latest.current.redo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
