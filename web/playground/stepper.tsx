// A number of lines with a button for one fewer and one more.

import { mostLines } from './grid.ts';

interface StepperProperties {
  /** What is counted: "Rows". */
  readonly label: string;
  /** Whose they are: "Matrix A". */
  readonly of: string;
  readonly value: number;
  /** The smallest value; 1 where none is given. */
  readonly least?: number;
  readonly onValue: (value: number) => void;
}

export function Stepper({ label, of, value, least = 1, onValue }: StepperProperties) {
  return (
    <div class="stepper" role="group" aria-label={`${label} of ${of}`}>
      <span aria-hidden="true">{label}</span>
      <button
        type="button"
        class="button small"
        aria-label={`Fewer ${label.toLowerCase()}`}
        aria-disabled={value <= least}
        onClick={() => value > least && onValue(value - 1)}
      >
        −
      </button>
      <span class="stepper-value" role="status">
        {value}
        <span class="visually-hidden"> {label.toLowerCase()}</span>
      </span>
      <button
        type="button"
        class="button small"
        aria-label={`More ${label.toLowerCase()}`}
        aria-disabled={value >= mostLines}
        onClick={() => value < mostLines && onValue(value + 1)}
      >
        +
      </button>
    </div>
  );
}
