// A working line by line: row operations in words, and a grid that begins as a copy of the line before.

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { readPasted } from '@matrixsteps/notation/pasting/read-pasted.ts';
import { useSettled } from '../design/use-settled.ts';
import { MatrixGrid } from '../playground/matrix-grid.tsx';
import { sizeOf } from '../playground/grid.ts';
import { keyboardFor } from '../playground/sign-keys.tsx';
import { NO_MARKS, placeSentence } from '../working/marks.ts';
import { OperationKeys } from '../working/operation-keys.tsx';
import { shownOperation } from '../working/shown-text.ts';
import { answerSample, type Draft, type GridLine, withLine, withLineAdded, withLineRemoved } from './draft.ts';
import { LineFeedbackView, type LineState, NOT_SENT } from './line-feedback.tsx';
import { operationsOf, type ShownLine } from './shown-lines.ts';

interface GridWorkingProperties {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft, place: string) => void;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly lines: readonly ShownLine[];
  readonly states: readonly LineState[];
  readonly rungs: readonly string[];
  readonly onMore: () => void;
  readonly isWaiting: boolean;
  /** What is said of the whole. */
  readonly verdict: ComponentChildren;
}

export function GridWorking(properties: GridWorkingProperties) {
  const { draft, onDraft, canUndo, onUndo, lines, states, rungs, onMore, isWaiting, verdict } = properties;
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  // The line that has just been added gets the focus.
  const [entered, setEntered] = useState(0);
  useEffect(() => {
    if (entered > 0)
      list.current?.querySelectorAll<HTMLInputElement>('.operations-field')[draft.lines.length - 1]?.focus();
  }, [entered]);

  function append(): void {
    onDraft(withLineAdded(draft), `add ${draft.lines.length}`);
    setSaid(
      `Line ${draft.lines.length + 1} is added, a copy of ${draft.lines.length === 0 ? 'the task' : 'the line before'}.`,
    );
    setEntered(entered + 1);
  }

  function remove(place: number): void {
    onDraft(withLineRemoved(draft, place), `remove ${place} of ${draft.lines.length}`);
    setSaid(`Line ${place + 1} is removed.`);
    add.current?.focus();
  }

  return (
    <section class="grid-working" aria-label="Your working">
      <h2>Your working</h2>
      {verdict}
      {draft.lines.length === 0 && (
        <p class="quiet">
          A line begins as a copy of the line before. Name the row operations, and change the entries.
        </p>
      )}
      <ol ref={list}>
        {draft.lines.map((line, place) => (
          <GridLineEditor
            key={place}
            line={line}
            place={place}
            shown={lines[place] ?? null}
            state={states[place] ?? NOT_SENT}
            onLine={(next, field) => onDraft(withLine(draft, place, next), `line ${place} ${field}`)}
            onRemove={() => remove(place)}
            rungs={rungs}
            onMore={onMore}
            isWaiting={isWaiting}
          />
        ))}
      </ol>
      <AnswerField
        draft={draft}
        onDraft={onDraft}
        shown={lines[draft.lines.length] ?? null}
        state={states[draft.lines.length] ?? NOT_SENT}
        rungs={rungs}
        onMore={onMore}
        isWaiting={isWaiting}
      />
      <div class="button-row">
        <button type="button" class="button primary" ref={add} onClick={append}>
          {draft.lines.length === 0 ? 'Begin with a copy of the task' : 'Next line: copy the last one'}
        </button>
        <button
          type="button"
          class="button"
          aria-disabled={!canUndo}
          onClick={() => {
            if (!canUndo) return;
            onUndo();
            setSaid('Undone.');
          }}
        >
          Undo
        </button>
      </div>
      <p class="visually-hidden" role="status">
        {said}
      </p>
    </section>
  );
}

interface AnswerFieldProperties
  extends Pick<GridWorkingProperties, 'draft' | 'onDraft' | 'rungs' | 'onMore' | 'isWaiting'> {
  /** The line of the answer; null where there is none yet. */
  readonly shown: ShownLine | null;
  readonly state: LineState;
}

/** The answer in words, where the last grid is not the answer itself. */
function AnswerField({ draft, onDraft, shown, state, rungs, onMore, isWaiting }: AnswerFieldProperties) {
  const id = useId();
  const sample = answerSample(draft.task.operation);
  if (sample === null) return null;
  const problem = (shown?.at ?? null) === null ? '' : (shown?.reason ?? '');
  return (
    <div class="working-line answer-line">
      <div class="field">
        <label htmlFor={id}>Answer</label>
        <input
          id={id}
          type="text"
          autocomplete="off"
          autocapitalize="off"
          autocorrect="off"
          spellcheck={false}
          placeholder={sample}
          aria-invalid={problem !== ''}
          aria-describedby={shown === null ? undefined : `${id}-verdict`}
          value={draft.answer}
          onInput={({ currentTarget }) => onDraft({ ...draft, answer: currentTarget.value }, 'answer')}
        />
      </div>
      {shown !== null && (
        <LineFeedbackView
          state={state}
          reason={shown.reason}
          rungs={rungs}
          onMore={onMore}
          isWaiting={isWaiting}
          id={`${id}-verdict`}
        />
      )}
    </div>
  );
}

interface GridLineEditorProperties {
  readonly line: GridLine;
  readonly place: number;
  readonly shown: ShownLine | null;
  readonly state: LineState;
  readonly onLine: (line: GridLine, field: string) => void;
  readonly onRemove: () => void;
  readonly rungs: readonly string[];
  readonly onMore: () => void;
  readonly isWaiting: boolean;
}

const NONE: ReadonlySet<string> = new Set();

function GridLineEditor({
  line,
  place,
  shown,
  state,
  onLine,
  onRemove,
  rungs,
  onMore,
  isWaiting,
}: GridLineEditorProperties) {
  const id = useId();
  const [pasteProblem, setPasteProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const title = `Line ${place + 1}`;
  const { isSettled, settle } = useSettled(line.operations);
  const read = operationsOf(line.operations);
  const problem = isSettled ? read.problem : '';
  const marks =
    state.hints === null || state.feedback === null
      ? NO_MARKS
      : { row: state.feedback.row, column: state.feedback.column };

  function paste(text: string): void {
    const pasted = readPasted(text);
    if (pasted.kind === 'unreadable') setPasteProblem(`Not pasted. ${pasted.sentence}`);
    else if (sizeOf(pasted.rows) !== sizeOf(line.cells))
      setPasteProblem(`Not pasted: it is ${sizeOf(pasted.rows)}, and the line is ${sizeOf(line.cells)}.`);
    else {
      setPasteProblem('');
      onLine({ ...line, cells: pasted.rows }, 'paste');
    }
  }

  return (
    <li class="working-line">
      <h3>{title}</h3>
      <div class="field">
        <label htmlFor={`${id}-operations`}>
          Row operations<span class="visually-hidden"> of line {place + 1}</span>
        </label>
        <input
          id={`${id}-operations`}
          class="operations-field"
          ref={field}
          type="text"
          autocomplete="off"
          autocapitalize="off"
          autocorrect="off"
          spellcheck={false}
          inputMode={keyboardFor(false)}
          placeholder="R2 -> R2 - 4R1"
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-read`}
          value={line.operations}
          onInput={({ currentTarget }) => onLine({ ...line, operations: currentTarget.value }, 'operations')}
          onBlur={settle}
        />
        <OperationKeys
          label={`the row operations of line ${place + 1}`}
          rows={line.cells.length}
          field={() => field.current}
        />
        <span class={problem === '' ? 'hint' : 'fault'} id={`${id}-read`}>
          {problem === '' ? readSentence(read.operations, line.operations) : problem}
        </span>
      </div>
      <MatrixGrid
        name={`line-${place + 1}`}
        label={title}
        cells={line.cells}
        onCells={(cells) => {
          setPasteProblem('');
          onLine({ ...line, cells }, 'cells');
        }}
        onPaste={paste}
        isSingleLine={false}
        refused={NONE}
        problemId={`${id}-verdict`}
        bar={shown?.bar ?? null}
        marks={marks}
        marksId={`${id}-place`}
      />
      {pasteProblem !== '' && (
        <p class="fault" role="alert">
          {pasteProblem}
        </p>
      )}
      {marks.row !== null && (
        <p class="marked-place" id={`${id}-place`}>
          <span aria-hidden="true">▸ </span>
          {placeSentence(marks)}
        </p>
      )}
      <LineFeedbackView
        state={state}
        reason={shown?.reason ?? ''}
        rungs={rungs}
        onMore={onMore}
        isWaiting={isWaiting}
        id={`${id}-verdict`}
      />
      <button type="button" class="button small remove-line" onClick={onRemove}>
        Remove line {place + 1}
      </button>
    </li>
  );
}

function readSentence(operations: readonly string[], written: string): string {
  if (operations.length === 0) return written.trim() === '' ? 'They need not be named.' : '…';
  return `Read as ${operations.map(shownOperation).join(', ')}.`;
}
