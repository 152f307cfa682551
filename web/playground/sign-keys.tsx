// The signs that the keyboard of digits on a telephone lacks: a minus and a fraction bar, for the cell that has the focus.

interface SignKeysProperties {
  /** Names the matrix. */
  readonly label: string;
  /** The cell that had the focus last. */
  readonly cell: () => HTMLInputElement | null;
}

/** Whether the device is used by touch, with a keyboard on the screen. */
export const isTouched = matchMedia('(pointer: coarse)').matches;

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
function stay(event: Event): void {
  event.preventDefault();
}

export function SignKeys({ label, cell: current }: SignKeysProperties) {
  if (!isTouched) return null;
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
    </div>
  );
}
