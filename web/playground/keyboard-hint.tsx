// How to use the keyboard in a matrix; fetched for those who open it.

import { useState } from 'preact/hooks';
import { partFrom, usePart } from '../design/use-part.ts';

const keyboardKeys = partFrom(async () => (await import('./keyboard-keys.tsx')).KeyboardKeys);

export function KeyboardHint() {
  const [isOpen, setIsOpen] = useState(false);
  const { part: KeyboardKeys, hasFailed, tryAgain } = usePart(keyboardKeys, isOpen);
  return (
    <details class="keyboard-hint" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>How to use the keyboard</summary>
      {KeyboardKeys !== null && <KeyboardKeys />}
      {hasFailed && (
        <button type="button" class="button small" onClick={tryAgain}>
          Show the keys
        </button>
      )}
    </details>
  );
}
