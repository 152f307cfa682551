// The example of the page: a matrix that the visitor can edit, and its inverse until it is edited.

import { useLocation } from 'preact-iso';
import { useId, useRef, useState } from 'preact/hooks';
import { rowsOf } from '../docs/exact-value.tsx';
import { matrixLink } from '../docs/playground-link.ts';
import { Rendered } from '../formula/rendered.tsx';
import { readEntry, tidyEntry } from '@matrixsteps/notation/pasting/entry.ts';
import { submitsOnArrival } from '../playground/last-visit.ts';
import type { PublishedOperation } from '../service/catalogue.ts';
import { type LiveInverse, useLiveInverse } from './use-live-inverse.ts';

type Rows = readonly (readonly string[])[];

interface EditableExampleProperties {
  readonly operation: string;
  /** Null until it is loaded. */
  readonly sample: PublishedOperation['sample'] | null;
}

/** Shown before the example is loaded; the same numbers. */
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

interface CellError {
  readonly row: number;
  readonly column: number;
  readonly sentence: string;
}

function errorsOf(rows: Rows): readonly CellError[] {
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
  readonly errors: readonly CellError[];
  readonly errorId: string;
  readonly onRows: (rows: Rows) => void;
}

function Cells({ rows, errors, errorId, onRows }: CellsProperties) {
  return (
    <span class="trial-matrix bracketed">
      {rows.map((entries, row) =>
        entries.map((text, column) => {
          const isFaulty = errors.some((error) => error.row === row && error.column === column);
          return (
            <input
              key={`${row}-${column}`}
              type="text"
              inputMode="text"
              autocomplete="off"
              spellcheck={false}
              aria-label={`Row ${row + 1}, column ${column + 1}`}
              aria-invalid={isFaulty}
              aria-describedby={isFaulty ? errorId : undefined}
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

function LiveAnswer({ live }: { readonly live: LiveInverse }) {
  if (live.kind === 'refused') return <p class="trial-refused">{live.sentence}</p>;
  return (
    <>
      <math>
        <mo>=</mo>
      </math>
      {live.kind === 'none' ? (
        <span class="trial-open">…</span>
      ) : (
        <div class={live.isOld ? 'is-old' : undefined}>
          <Rendered markup={live.html} />
        </div>
      )}
    </>
  );
}

export function EditableExample({ operation, sample }: EditableExampleProperties) {
  const { route } = useLocation();
  const [rows, setRows] = useState(initial);
  const [errors, setErrors] = useState<readonly CellError[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const errorId = useId();
  const isSample = sample !== null && JSON.stringify(rowsOf(sample.body['a'])) === JSON.stringify(rows);
  const live = useLiveInverse({
    operation,
    rows,
    // Before the sample has come, the matrix on the screen is that of the sample.
    isReadable: sample !== null && errorsOf(rows).length === 0,
    published: isSample ? sample.answer.html : null,
  });

  function solve(event: Event): void {
    event.preventDefault();
    const found = errorsOf(rows);
    setErrors(found);
    const [first] = found;
    if (first === undefined) {
      submitsOnArrival.value = true;
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
            <Cells rows={rows} errors={errors} errorId={errorId} onRows={setRows} />
            <math aria-hidden="true">
              <mrow>
                <mo>−</mo>
                <mn>1</mn>
              </mrow>
            </math>
          </div>
        </fieldset>
        <div class="trial-answer" aria-live="polite">
          <LiveAnswer live={live} />
        </div>
      </div>
      {errors.length > 0 && (
        <p class="trial-fault" id={errorId} role="alert">
          {errors.map(({ sentence }) => sentence).join(' ')}
        </p>
      )}
      <div class="button-row">
        <button type="submit" class="button primary">
          See the working
        </button>
        <span class="quiet">Change any entry, and the inverse follows: fractions and decimals are welcome.</span>
      </div>
    </form>
  );
}
