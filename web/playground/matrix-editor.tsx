// The editor of a matrix: cells, size, paste, and errors.

import './matrix.css';
import { useId, useMemo, useRef, useState } from 'preact/hooks';
import { writeNumber } from '../design/numbers.ts';
import type { FieldProblem } from '../service/http.ts';
import { cellError } from './cell-errors.ts';
import type { Cells } from './field-draft.ts';
import { cleared, isDrawable, type Place, resized, sizeOf, transposed, widthOf, withBlock } from './grid.ts';
import { MatrixGrid } from './matrix-grid.tsx';
import type { Pasted } from '@matrixsteps/notation/pasting/read-pasted.ts';
import { pasteReader } from './paste-reader.ts';
import { handleOf } from './line-handles.tsx';
import { LineTools } from './line-tools.tsx';
import { type Line, type LineChange, linesAlong } from './lines.ts';
import { controlId } from './problem-places.ts';
import { Stepper } from './stepper.tsx';

interface MatrixEditorProperties {
  readonly name: string;
  readonly label: string;
  readonly cells: Cells;
  readonly onCells: (cells: Cells) => void;
  readonly isSingleLine?: boolean;
  /** The cells of the example, where there is one for this field. */
  readonly example: Cells | null;
  readonly problems: readonly FieldProblem[];
  /** The columns left of a bar; null without one. */
  readonly bar?: number | null;
  /** Keeps the matrix, and says so; null where that is not offered. */
  readonly onKeep?: (() => string) | null;
}

/** The last change of the whole matrix, and the cells before it. */
interface Deed {
  readonly sentence: string;
  readonly isBad: boolean;
  readonly before: Cells | null;
}

const noDeed: Deed = { sentence: '', isBad: false, before: null };

interface MatrixToolsProperties extends Omit<MatrixEditorProperties, 'name' | 'problems'> {
  /** Replaces all cells, and says what was done. */
  readonly onReplace: (cells: Cells, sentence: string) => void;
  readonly onSaid: (sentence: string) => void;
}

/** The size and what changes the whole. */
function MatrixTools(properties: MatrixToolsProperties) {
  const { label, cells, onCells, isSingleLine = false, example, onReplace, onKeep = null, onSaid } = properties;
  return (
    <div class="matrix-tools">
      {!isSingleLine && (
        <Stepper
          label="Rows"
          of={label}
          value={cells.length}
          onValue={(rows) => onCells(resized(cells, rows, widthOf(cells)))}
        />
      )}
      <Stepper
        label={isSingleLine ? 'Length' : 'Columns'}
        of={label}
        value={widthOf(cells)}
        onValue={(columns) => onCells(resized(cells, cells.length, columns))}
      />
      <span class="button-row">
        {!isSingleLine && (
          <button
            type="button"
            class="button small"
            onClick={() => onReplace(transposed(cells), 'Rows and columns changed places.')}
          >
            Transpose<span class="visually-hidden"> {label}</span>
          </button>
        )}
        <button
          type="button"
          class="button small"
          onClick={() => onReplace(cleared(isDrawable(cells) ? cells : resized(cells, 2, 2)), 'Cleared.')}
        >
          Clear<span class="visually-hidden"> {label}</span>
        </button>
        {example !== null && (
          <button type="button" class="button small" onClick={() => onReplace(example, 'The example is back.')}>
            Example<span class="visually-hidden"> for {label}</span>
          </button>
        )}
        {onKeep !== null && (
          <button type="button" class="button small" onClick={() => onSaid(onKeep())}>
            Keep<span class="visually-hidden"> {label}</span>
          </button>
        )}
      </span>
    </div>
  );
}

interface DeedLineProperties {
  readonly deed: Deed;
  readonly onUndo: (before: Cells) => void;
}

function DeedLine({ deed: { sentence, isBad, before }, onUndo }: DeedLineProperties) {
  return (
    <p class={isBad ? 'deed bad' : 'deed'} role="status">
      {sentence}
      {before !== null && (
        <button type="button" class="button small" onClick={() => onUndo(before)}>
          Undo
        </button>
      )}
    </p>
  );
}

export function MatrixEditor(properties: MatrixEditorProperties) {
  const { name, label, cells, onCells, isSingleLine = false, problems, bar = null } = properties;
  const id = useId();
  const [deed, setDeed] = useState<Deed>(noDeed);
  // The list of problems is new at every render, its content is not.
  const refusedWays = problems.map(({ loc }) => loc.join('-')).join(' ');
  const refused = useMemo(() => new Set(refusedWays.split(' ')), [refusedWays]);
  const told = problems.map(({ msg }) => msg).join('\n');
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Line | null>(null);
  // What is undone or pasted may be smaller.
  const line = chosen !== null && chosen.index < linesAlong(cells, chosen.along) ? chosen : null;
  const error = useMemo(
    () => cellError(cells, problems, isSingleLine, typed),
    [cells, refusedWays, told, isSingleLine, typed],
  );

  function change(next: Cells): void {
    onCells(next);
    if (deed !== noDeed) setDeed(noDeed);
  }

  function replace(next: Cells, sentence: string): void {
    onCells(next);
    setDeed({ sentence, isBad: false, before: cells });
  }

  /** At once where the reader is there: what is typed after the paste is not lost. */
  function paste(text: string, at: Place): void {
    const readPasted = pasteReader.known();
    if (readPasted === null) void pasteLater(text, at);
    else putPasted(readPasted(text), at);
  }

  async function pasteLater(text: string, at: Place): Promise<void> {
    const readPasted = await pasteReader.load();
    if (readPasted !== null) latest.current(readPasted(text), at);
    else
      setDeed({
        sentence: 'Not pasted. The part that reads it did not arrive. Are you online?',
        isBad: true,
        before: null,
      });
  }

  function putPasted(pasted: Pasted, at: Place): void {
    if (pasted.kind === 'unreadable') {
      setDeed({ sentence: `Not pasted. ${pasted.sentence}`, isBad: true, before: null });
    } else if (isSingleLine && pasted.rows.length > 1 && widthOf(pasted.rows) > 1) {
      setDeed({ sentence: 'Not pasted. There is room for one line only.', isBad: true, before: null });
    } else {
      const rows = isSingleLine && pasted.rows.length > 1 ? transposed(pasted.rows) : pasted.rows;
      const isFirst = at.row === 0 && at.column === 0;
      const where = isFirst
        ? ''
        : isSingleLine
          ? ` from place ${at.column + 1}`
          : ` at row ${at.row + 1}, column ${at.column + 1}`;
      const next = isFirst ? rows : withBlock(cells, at, rows);
      replace(next, `Pasted ${sizeOf(rows)}${where}, read as ${pasted.notation}.`);
    }
  }

  const editor = useRef<HTMLDivElement>(null);
  const latest = useRef(putPasted);
  latest.current = putPasted;

  /** The chosen line is gone, so the focus moves to the handle of the one in its place. */
  function changeLine({ cells: next, line: following }: LineChange, sentence: string): void {
    replace(next, sentence);
    if (following === null && line !== null) {
      leave({ ...line, index: Math.min(line.index, linesAlong(next, line.along) - 1) });
    } else setChosen(following);
  }

  function leave(at: Line): void {
    setChosen(null);
    editor.current?.querySelector<HTMLElement>(handleOf(at))?.focus();
  }

  function undo(before: Cells): void {
    onCells(before);
    setDeed({ sentence: 'Undone.', isBad: false, before: null });
  }

  return (
    <div class="matrix-editor" ref={editor} onFocusCapture={() => void pasteReader.load()}>
      {isDrawable(cells) ? (
        <MatrixGrid
          name={name}
          label={label}
          cells={cells}
          onCells={change}
          onPaste={paste}
          isSingleLine={isSingleLine}
          refused={refused}
          problemId={`${id}-problem`}
          bar={bar}
          blank="0"
          typed={typed}
          onTyped={setTyped}
          chosen={line}
          onChoose={setChosen}
        />
      ) : (
        <p class="notice" id={controlId(name)} tabIndex={-1}>
          {`${sizeOf(cells)}: ${writeNumber(cells.length * widthOf(cells))} entries. So many are not drawn here, and are sent all the same.`}
        </p>
      )}
      {line !== null && (
        <LineTools
          cells={cells}
          line={line}
          title={`${isSingleLine ? 'Place' : line.along === 'row' ? 'Row' : 'Column'} ${line.index + 1}`}
          label={label}
          onChange={changeLine}
          onClose={() => leave(line)}
        />
      )}
      <p class="fault" id={`${id}-problem`}>
        {error}
      </p>
      <MatrixTools
        {...properties}
        onCells={change}
        onReplace={replace}
        onSaid={(sentence) => setDeed({ sentence, isBad: false, before: null })}
      />
      <DeedLine deed={deed} onUndo={undo} />
    </div>
  );
}
