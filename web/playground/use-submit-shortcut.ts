// Ctrl Enter, or Command Enter on a Mac, submits from wherever the focus is. Enter goes on to the next field of the question, and submits after the last.

import { useEffect, useRef } from 'preact/hooks';
import { fieldAt, fieldsOfQuestion, nextAfter } from './question-fields.ts';

export function useSubmitShortcut(onAsk: () => void): void {
  const latest = useRef(onAsk);
  latest.current = onAsk;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const field = fieldLeftBy(event);
      const isCommand = event.ctrlKey || event.metaKey;
      if (event.key !== 'Enter' || (!isCommand && field === null)) return;
      event.preventDefault();
      const next = isCommand || field === null ? null : nextAfter(field, fieldsOfQuestion());
      if (next === null) latest.current();
      else next.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** The field of the question that Enter leaves; null where something else takes the key. */
function fieldLeftBy({ target, defaultPrevented, shiftKey, altKey, isComposing, repeat }: KeyboardEvent) {
  return defaultPrevented || shiftKey || altKey || isComposing || repeat ? null : fieldAt(target);
}
