// Enter at the end of a field of the task or of a line goes on to the next field, or to the button that makes one.

import { nextAfter } from '../playground/question-fields.ts';

/** What Enter leaves; a cell only where its matrix ends. */
const LEFT = '.matrix-cell, .operations-field';
const REACHED = 'input[type="text"], textarea, .button.primary';

/** For the element around all of them. */
export function goOnWithEnter(event: KeyboardEvent & { readonly currentTarget: Element }): void {
  const { target, currentTarget, key, defaultPrevented, isComposing } = event;
  if (key !== 'Enter' || defaultPrevented || isComposing || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof HTMLInputElement) || !target.matches(LEFT)) return;
  event.preventDefault();
  nextAfter(target, [...currentTarget.querySelectorAll<HTMLElement>(REACHED)])?.focus();
}
