// The cells of a matrix between its brackets: typing, moving, growing, pasting.

import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { pressKey } from './cell-keys.ts';
import type { Cells } from './field-draft.ts';
import { readEntry } from '@matrixsteps/notation/pasting/entry.ts';
import { type Place, widthOf, withCell } from './grid.ts';
import { type Marks, NO_MARKS } from '../working/marks.ts';
import { LineHandles } from './line-handles.tsx';
import type { Line } from './lines.ts';
import { controlId } from './problem-places.ts';
import { isTouched, keyboardFor, SignKeys } from './sign-keys.tsx';

interface MatrixGridProperties {
  /** The name of the field. */
  readonly name: string;
  readonly label: string;
  readonly cells: Cells;
  readonly onCells: (cells: Cells) => void;
  /** A text that is more than one entry. */
  readonly onPaste: (text: string, at: Place) => void;
  /** One line of numbers: cells are counted by position, not by row and column. */
  readonly isSingleLine: boolean;
  /** The cells with a problem, as "row-column". */
  readonly refused: ReadonlySet<string>;
  /** The element that says what is wrong. */
  readonly problemId: string;
  /** The columns left of a bar; null without one. */
  readonly bar?: number | null;
  /** What is marked, and the element that says why. */
  readonly marks?: Marks;
  readonly marksId?: string;
  /** What stands, pale, in an empty cell. */
  readonly blank?: string;
  /** The cell that is being typed in, as "row-column": it is not called wrong yet. */
  readonly typed?: string | null;
  readonly onTyped?: (cell: string | null) => void;
  /** The chosen row or column, and who chooses it; without the latter there are no handles. */
  readonly chosen?: Line | null;
  readonly onChoose?: (line: Line | null) => void;
}

/** The callbacks of rows; the object stays the same, so that unchanged rows do not render again. */
interface CellEvents {
  readonly enter: (event: Event) => void;
  readonly input: (event: Event) => void;
  readonly leave: () => void;
  readonly press: (event: KeyboardEvent) => void;
  readonly paste: (event: ClipboardEvent) => void;
}

function placeOfCell({ target }: Event): { readonly place: Place; readonly cell: HTMLInputElement } | null {
  if (!(target instanceof HTMLInputElement)) return null;
  return { cell: target, place: { row: Number(target.dataset['row']), column: Number(target.dataset['column']) } };
}

/** The path inside the field that problems name. */
function wayTo({ row, column }: Place, isSingleLine: boolean): readonly string[] {
  return isSingleLine ? [String(column)] : [String(row), String(column)];
}

export function MatrixGrid(properties: MatrixGridProperties) {
  const {
    name,
    label,
    cells,
    isSingleLine,
    refused,
    problemId,
    bar = null,
    marks = NO_MARKS,
    marksId,
    blank,
    typed = null,
    chosen = null,
    onChoose,
  } = properties;
  const latest = useRef(properties);
  latest.current = properties;
  const destination = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (destination.current === null) return;
    focusCell(destination.current);
    destination.current = null;
  });

  const entered = useRef<HTMLInputElement | null>(null);
  const [hasLetters, setHasLetters] = useState(false);
  const events = useMemo(() => cellEvents(latest, destination, entered), []);

  return (
    <>
      <div class="scroll-region matrix-region">
        <div
          class={onChoose === undefined ? 'matrix-frame' : 'matrix-frame with-handles'}
          style={{
            gridTemplateColumns: `auto repeat(${widthOf(cells)}, max-content)`,
            gridTemplateRows: `auto repeat(${cells.length}, auto)`,
          }}
        >
          {onChoose !== undefined && (
            <LineHandles
              along="column"
              count={widthOf(cells)}
              label={label}
              noun={isSingleLine ? 'Place' : 'Column'}
              chosen={chosen}
              onChoose={onChoose}
            />
          )}
          {onChoose !== undefined && !isSingleLine && (
            <LineHandles
              along="row"
              count={cells.length}
              label={label}
              noun="Row"
              chosen={chosen}
              onChoose={onChoose}
            />
          )}
          <div
            class={isSingleLine ? 'matrix-cells bracketed single-line' : 'matrix-cells bracketed'}
            role="group"
            aria-label={`Entries of ${label}`}
          >
            {cells.map((entries, row) => (
              <MatrixRow
                key={row}
                name={name}
                label={label}
                entries={entries}
                row={row}
                isSingleLine={isSingleLine}
                refused={refused}
                problemId={problemId}
                bar={bar}
                chosenColumn={chosenColumnOf(chosen, row)}
                markedColumn={marks.row === row + 1 ? (marks.column ?? 'all') : 'none'}
                marksId={marksId}
                blank={blank}
                typed={typed}
                hasLetters={hasLetters}
                events={events}
              />
            ))}
            {bar !== null && <span class="matrix-bar" aria-hidden="true" style={{ gridColumn: String(bar + 1) }} />}
          </div>
        </div>
      </div>
      <SignKeys label={label} cell={() => entered.current} onLetters={setHasLetters} />
    </>
  );
}

function focusCell(id: string): void {
  const cell = document.getElementById(id);
  if (!(cell instanceof HTMLInputElement)) return;
  cell.focus();
  cell.select();
}

interface Latest {
  readonly current: MatrixGridProperties;
}

function cellEvents(
  latest: Latest,
  destination: { current: string | null },
  entered: { current: HTMLInputElement | null },
): CellEvents {
  return {
    // What is typed replaces the entry, as in a spreadsheet; the next touch or click sets the caret.
    enter: (event) => {
      const cell = placeOfCell(event)?.cell ?? null;
      entered.current = cell;
      cell?.select();
    },
    input: (event) => {
      const found = placeOfCell(event);
      const { cells, onCells, onTyped, isSingleLine } = latest.current;
      if (found === null) return;
      onTyped?.(wayTo(found.place, isSingleLine).join('-'));
      onCells(withCell(cells, found.place, found.cell.value));
    },
    leave: () => latest.current.onTyped?.(null),
    press: (event) => {
      const found = placeOfCell(event);
      const grows = (event.ctrlKey || event.metaKey) && ['ArrowDown', 'ArrowRight'].includes(event.key);
      const isElsewhere = (event.ctrlKey || event.metaKey) && !grows;
      if (found === null || isElsewhere || event.altKey || event.shiftKey || event.isComposing) return;
      const { cell, place } = found;
      const { name, cells, onCells, isSingleLine } = latest.current;
      const caret = { length: cell.value.length, start: cell.selectionStart ?? 0, end: cell.selectionEnd ?? 0 };
      const move = pressKey({ key: event.key, caret, cells, place, isSingleLine, grows, isRead: isTouched });
      // Enter in the last cell is the page's, which knows what comes next.
      if (move === null) {
        // The keyboard on the screen closes, so that what comes next is visible.
        if (event.key === 'Enter' && isTouched) cell.blur();
        return;
      }
      event.preventDefault();
      const id = controlId(name, wayTo(move.place, isSingleLine));
      if (move.cells === null) focusCell(id);
      else {
        destination.current = id;
        onCells(move.cells);
      }
    },
    paste: (event) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      // One entry goes where the caret is, as in any text.
      if (text.trim() === '' || readEntry(text).kind === 'number') return;
      const found = placeOfCell(event);
      if (found === null) return;
      event.preventDefault();
      latest.current.onPaste(text, found.place);
    },
  };
}

/** The column of a row that is chosen, from 1. */
function chosenColumnOf(chosen: Line | null, row: number): MatrixRowProperties['chosenColumn'] {
  if (chosen === null) return 'none';
  if (chosen.along === 'column') return chosen.index + 1;
  return chosen.index === row ? 'all' : 'none';
}

interface MatrixRowProperties {
  readonly name: string;
  readonly label: string;
  readonly entries: readonly string[];
  readonly row: number;
  readonly isSingleLine: boolean;
  readonly refused: ReadonlySet<string>;
  readonly problemId: string;
  readonly bar: number | null;
  /** From 1, or the whole row. */
  readonly markedColumn: number | 'all' | 'none';
  readonly chosenColumn: number | 'all' | 'none';
  readonly marksId: string | undefined;
  readonly blank: string | undefined;
  readonly typed: string | null;
  readonly hasLetters: boolean;
  readonly events: CellEvents;
}

function MatrixRow(properties: MatrixRowProperties) {
  const {
    name,
    label,
    entries,
    row,
    isSingleLine,
    refused,
    problemId,
    bar,
    markedColumn,
    chosenColumn,
    marksId,
    blank,
    typed,
    hasLetters,
    events,
  } = properties;
  return useMemo(
    () => (
      <>
        {entries.map((text, column) => {
          const at = wayTo({ row, column }, isSingleLine);
          const isMarked = markedColumn === 'all' || markedColumn === column + 1;
          const isChosen = chosenColumn === 'all' || chosenColumn === column + 1;
          const way = at.join('-');
          const isWrong = refused.has(way) || (way !== typed && readEntry(text).kind === 'unreadable');
          return (
            <input
              key={column}
              id={controlId(name, at)}
              class={[
                'matrix-cell',
                column === bar ? 'after-bar' : '',
                isMarked ? 'marked-cell' : '',
                isChosen ? 'chosen-cell' : '',
              ]
                .join(' ')
                .trim()}
              type="text"
              size={Math.min(24, Math.max(2, text.length))}
              autocomplete="off"
              autocapitalize="off"
              autocorrect="off"
              spellcheck={false}
              inputMode={keyboardFor(hasLetters)}
              enterkeyhint="next"
              aria-label={
                isSingleLine ? `${label}, place ${column + 1}` : `${label}, row ${row + 1}, column ${column + 1}`
              }
              aria-invalid={isWrong}
              aria-describedby={isWrong ? problemId : isMarked ? marksId : undefined}
              data-row={row}
              data-column={column}
              placeholder={blank}
              value={text}
              onFocus={events.enter}
              onInput={events.input}
              onBlur={events.leave}
              onKeyDown={events.press}
              onPaste={events.paste}
            />
          );
        })}
      </>
    ),
    [
      name,
      label,
      entries,
      row,
      isSingleLine,
      refused,
      problemId,
      bar,
      markedColumn,
      chosenColumn,
      marksId,
      blank,
      typed,
      hasLetters,
      events,
    ],
  );
}
