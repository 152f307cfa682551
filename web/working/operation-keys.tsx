// The keys of row operations on a screen for fingers, whose keyboard has digits only: "R2 - 4R1" is four touches.

import { isTouched, stay } from '../playground/sign-keys.tsx';

interface OperationKeysProperties {
  /** Names the field. */
  readonly label: string;
  /** How many rows the matrix has. */
  readonly rows: number;
  readonly field: () => HTMLInputElement | null;
}

/** What a key shows, what it is called where that is no word, and what it types. */
type Key = readonly [sign: string, name: string | undefined, typed: string];

const SIGNS: readonly Key[] = [
  ['+', 'Plus', ' + '],
  ['−', 'Minus', ' - '],
  ['/', 'Divided by', '/'],
  ['↔', 'Changes places with', ' <-> '],
  [',', 'And then', ', '],
];

function typeInto(field: HTMLInputElement | null, typed: string): void {
  if (field === null) return;
  field.focus();
  const { value, selectionStart: start, selectionEnd: end } = field;
  field.setRangeText(typed, start ?? value.length, end ?? value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

export function OperationKeys({ label, rows, field }: OperationKeysProperties) {
  if (!isTouched) return null;
  const names = Array.from({ length: rows }, (_, index): Key => [`R${index + 1}`, undefined, `R${index + 1}`]);
  return (
    <div class="sign-keys operation-keys" role="group" aria-label={`Keys for ${label}`}>
      {[...names, ...SIGNS].map(([sign, name, typed]) => (
        <button
          key={sign}
          type="button"
          class="button small"
          aria-label={name}
          onMouseDown={stay}
          onClick={() => typeInto(field(), typed)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
