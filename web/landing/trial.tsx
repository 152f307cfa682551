// The example of the page as an equation: a matrix that can be changed, and its inverse as long as it has not been.

import { useLocation } from 'preact-iso';
import { useId, useRef, useState } from 'preact/hooks';
import { rowsOf } from '../docs/exact-value.tsx';
import { matrixLink } from '../docs/playground-link.ts';
import { Rendered } from '../formula/rendered.tsx';
import { readEntry, tidyEntry } from '../playground/entry.ts';
import { isAskedOnArrival } from '../playground/last-visit.ts';
import type { PublishedOperation } from '../service/catalogue.ts';

type Rows = readonly (readonly string[])[];

interface TrialProperties {
  readonly operation: string;
  /** Null until it has come. */
  readonly sample: PublishedOperation['sample'] | null;
}

/** What stands there before the example has come; it is the same. */
const initial: Rows = [
  ['2', '0', '1'],
  ['1', '3', '2'],
  ['1', '1', '1/2'],
];

function changed(rows: Rows, row: number, column: number, text: string): Rows {
  return rows.map((entries, place) =>
    place === row ? entries.map((entry, other) => (other === column ? text : entry)) : entries,
  );
}

interface Fault {
  readonly row: number;
  readonly column: number;
  readonly sentence: string;
}

function faultsOf(rows: Rows): readonly Fault[] {
  return rows.flatMap((entries, row) =>
    entries.flatMap((text, column) => {
      const entry = readEntry(text);
      if (entry.kind === 'number') return [];
      const reason = entry.kind === 'empty' ? 'is empty' : entry.reason;
      return [{ row, column, sentence: `Row ${row + 1}, column ${column + 1} ${reason}.` }];
    }),
  );
}

interface CellsProperties {
  readonly rows: Rows;
  readonly faults: readonly Fault[];
  readonly faultId: string;
  readonly onRows: (rows: Rows) => void;
}

function Cells({ rows, faults, faultId, onRows }: CellsProperties) {
  return (
    <span class="trial-matrix bracketed">
      {rows.map((entries, row) =>
        entries.map((text, column) => {
          const isFaulty = faults.some((fault) => fault.row === row && fault.column === column);
          return (
            <input
              key={`${row}-${column}`}
              type="text"
              inputMode="text"
              autocomplete="off"
              spellcheck={false}
              aria-label={`Row ${row + 1}, column ${column + 1}`}
              aria-invalid={isFaulty}
              aria-describedby={isFaulty ? faultId : undefined}
              value={text}
              onFocus={({ currentTarget }) => currentTarget.select()}
              onInput={({ currentTarget }) => onRows(changed(rows, row, column, currentTarget.value))}
            />
          );
        }),
      )}
    </span>
  );
}

export function Trial({ operation, sample }: TrialProperties) {
  const { route } = useLocation();
  const [rows, setRows] = useState(initial);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const faultId = useId();
  const isAnswered = sample !== null && JSON.stringify(rowsOf(sample.body['a'])) === JSON.stringify(rows);

  function solve(event: Event): void {
    event.preventDefault();
    const found = faultsOf(rows);
    setFaults(found);
    const [first] = found;
    if (first === undefined) {
      isAskedOnArrival.value = true;
      return route(
        matrixLink(
          operation,
          rows.map((row) => row.map(tidyEntry)),
        ),
      );
    }
    const place = first.row * 3 + first.column;
    form.current?.querySelectorAll('input')[place]?.focus();
  }

  return (
    <form class="trial" ref={form} onSubmit={solve} noValidate>
      <div class="trial-equation">
        <fieldset>
          <legend>The inverse of a 3 by 3 matrix</legend>
          <div class="trial-power">
            <Cells rows={rows} faults={faults} faultId={faultId} onRows={setRows} />
            <math aria-hidden="true">
              <mrow>
                <mo>−</mo>
                <mn>1</mn>
              </mrow>
            </math>
          </div>
        </fieldset>
        <div class="trial-answer">
          <math>
            <mo>=</mo>
          </math>
          {isAnswered ? <Rendered markup={sample.answer.html} /> : <span class="trial-open">?</span>}
        </div>
      </div>
      {faults.length > 0 && (
        <p class="trial-fault" id={faultId} role="alert">
          {faults.map(({ sentence }) => sentence).join(' ')}
        </p>
      )}
      <div class="button-row">
        <button type="submit" class="button primary">
          Solve it in the playground
        </button>
        <span class="quiet">Change any entry: fractions and decimals are welcome.</span>
      </div>
    </form>
  );
}
