// What the keyboard of digits on a telephone lacks, for the cell that has the focus: a minus, a fraction bar, and the way to the letters.

import './sign-keys.css';
import { useState } from 'preact/hooks';

interface SignKeysProperties {
  /** Names the matrix. */
  readonly label: string;
  /** The cell that had the focus last. */
  readonly cell: () => HTMLInputElement | null;
  /** Whether the keyboard on the screen has letters, as roots and complex numbers need them; null where it always has. */
  readonly onLetters?: ((hasLetters: boolean) => void) | null;
}

/** Whether the device is used by touch, with a keyboard on the screen. */
export const isTouched = matchMedia('(pointer: coarse)').matches;

/** The keyboard that the screen shows for numbers. */
export function keyboardFor(hasLetters: boolean): 'decimal' | 'text' {
  return isTouched && !hasLetters ? 'decimal' : 'text';
}

/** Types a sign as a key would; a minus goes in front, and a second one takes it away, unless the whole entry is to be replaced. */
function typeSign(cell: HTMLInputElement | null, sign: '-' | '/'): void {
  if (cell === null) return;
  cell.focus();
  const { value, selectionStart: start, selectionEnd: end } = cell;
  const isReplaced = value !== '' && start === 0 && end === value.length;
  if (sign === '/') cell.setRangeText('/', start ?? value.length, end ?? value.length, 'end');
  else if (isReplaced) cell.setRangeText('-', 0, value.length, 'end');
  else if (/^[-−]/.test(value)) cell.setRangeText('', 0, 1, 'preserve');
  else cell.setRangeText('-', 0, 0, start === 0 ? 'end' : 'preserve');
  cell.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The cell keeps the focus, and the keyboard stays. */
export function stay(event: Event): void {
  event.preventDefault();
}

export function SignKeys({ label, cell: current, onLetters = null }: SignKeysProperties) {
  const [hasLetters, setHasLetters] = useState(false);
  if (!isTouched) return null;

  /** Browsers change the keyboard only while it opens, and open it only for what happens within the touch. */
  function changeKeyboard(): void {
    setHasLetters(!hasLetters);
    onLetters?.(!hasLetters);
    const cell = current();
    if (cell === null) return;
    cell.inputMode = keyboardFor(!hasLetters);
    cell.blur();
    cell.focus();
  }

  return (
    <div class="sign-keys" role="group" aria-label={`Signs for ${label}`}>
      <button type="button" class="button small" onMouseDown={stay} onClick={() => typeSign(current(), '-')}>
        <span aria-hidden="true">+/−</span>
        <span class="visually-hidden">Minus</span>
      </button>
      <button type="button" class="button small" onMouseDown={stay} onClick={() => typeSign(current(), '/')}>
        <span aria-hidden="true">a/b</span>
        <span class="visually-hidden">Fraction bar</span>
      </button>
      {onLetters !== null && (
        <button type="button" class="button small" onMouseDown={stay} onClick={changeKeyboard}>
          <span aria-hidden="true">{hasLetters ? '123' : 'abc'}</span>
          <span class="visually-hidden">{hasLetters ? 'Keyboard of digits' : 'Keyboard of letters'}</span>
        </button>
      )}
    </div>
  );
}
