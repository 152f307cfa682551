// Enter at the end of a field of the task or of a line goes on to the next field, or to the button that makes one.

import { useEffect } from 'preact/hooks';
import { nextAfter } from '../playground/question-fields.ts';

/** What Enter leaves; a cell only where its matrix ends. */
const LEFT = '.check-working :is(.matrix-cell, .operations-field)';
const REACHED = '.check-working :is(input[type="text"], textarea, .button.primary)';

function goOn(event: KeyboardEvent): void {
  const { target, key, defaultPrevented, isComposing, ctrlKey, metaKey } = event;
  if (key !== 'Enter' || defaultPrevented || isComposing || ctrlKey || metaKey) return;
  if (!(target instanceof HTMLInputElement) || !target.matches(LEFT)) return;
  event.preventDefault();
  nextAfter(target, [...document.querySelectorAll<HTMLElement>(REACHED)])?.focus();
}

/** For a page with a task and a working. */
export function useEnter(): void {
  useEffect(() => {
    addEventListener('keydown', goOn);
    return () => removeEventListener('keydown', goOn);
  }, []);
}
