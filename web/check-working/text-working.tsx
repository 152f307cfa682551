// A working as one text, and beside it what was read.

import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { useSettled } from '../design/use-settled.ts';
import { MarkedMatrix } from '../working/marked-matrix.tsx';
import { NO_MARKS } from '../working/marks.ts';
import { shownOperation, shownTerm } from '../working/shown-text.ts';
import { LineFeedbackView, lineName, type LineState, NOT_SENT } from './line-feedback.tsx';
import { isComplete, type ShownLine } from './shown-lines.ts';

/** How to write a working, and what one looks like. */
const WORDS = {
  rows: {
    hint: 'Type or paste it: rows with spaces, LaTeX, MATLAB, cells of a spreadsheet. Name the row operations before a matrix, and leave a line free after it.',
    placeholder: 'R2 -> R2 - 4R1\n1  3  2\n0 -5 -3',
  },
  values: {
    hint: 'Type or paste it: an expression or a matrix, and a free line before the next one; plain, LaTeX, cells of a spreadsheet.',
    placeholder: '4*6 - 7*2\n= 24 - 14\n= 10',
  },
} as const;

interface TextWorkingProperties {
  readonly isByRows: boolean;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Takes the matrix of a line as the task; null where tasks have no matrix that a working starts from. */
  readonly onStart: ((line: ShownLine) => void) | null;
  readonly lines: readonly ShownLine[];
  readonly states: readonly LineState[];
  readonly rungs: readonly string[];
  readonly onMore: () => void;
  readonly isWaiting: boolean;
  /** What is said of the whole. */
  readonly verdict: ComponentChildren;
}

export function TextWorking(properties: TextWorkingProperties) {
  const { isByRows, text, onText, onStart, lines, states, rungs, onMore, isWaiting, verdict } = properties;
  const { hint, placeholder } = WORDS[isByRows ? 'rows' : 'values'];
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { isSettled, settle } = useSettled(text);
  const isUnread = isSettled && lines.some(({ at }) => at !== null);
  const start = possibleStart(lines[0], states[0]);
  return (
    <div class="text-working">
      <div class="field">
        <label htmlFor={id}>Your working</label>
        <span class="hint" id={`${id}-hint`}>
          {hint}
        </span>
        <textarea
          id={id}
          ref={area}
          rows={Math.min(30, Math.max(10, text.split('\n').length + 1))}
          autocapitalize="off"
          autocorrect="off"
          spellcheck={false}
          placeholder={placeholder}
          aria-invalid={isUnread}
          aria-describedby={isUnread ? `${id}-hint ${id}-unread` : `${id}-hint`}
          value={text}
          onInput={({ currentTarget }) => onText(currentTarget.value)}
          onBlur={settle}
        />
        {isUnread && (
          <span class="fault" id={`${id}-unread`}>
            {unreadSentence(lines)}
          </span>
        )}
      </div>
      <section class="read-lines" aria-label="What was read">
        <h2>What was read</h2>
        {verdict}
        {lines.length === 0 && (
          <p class="quiet">Each line appears here as it was read, with whether it follows from the one before.</p>
        )}
        {start !== null && onStart !== null && (
          <p>
            Is the first matrix the task?{' '}
            <button
              type="button"
              class="button small"
              onClick={() => {
                onStart(start);
                area.current?.focus();
              }}
            >
              Take it over as the task
            </button>
          </p>
        )}
        <ol>
          {lines.map((line, place) => (
            <ReadLine
              key={place}
              line={line}
              state={states[place] ?? NOT_SENT}
              onGo={(at) => selectLine(area.current, at)}
              rungs={rungs}
              onMore={onMore}
              isWaiting={isWaiting}
            />
          ))}
        </ol>
      </section>
    </div>
  );
}

/** The first line where it may be the task written down: a matrix without operations that does not follow from the task. */
function possibleStart(line: ShownLine | undefined, state: LineState | undefined): ShownLine | null {
  if (line === undefined || line.cells === null || line.operations.length > 0 || !isComplete(line.cells)) return null;
  return line.body === null || state?.feedback?.verdict === 'slip' ? line : null;
}

function unreadSentence(lines: readonly ShownLine[]): string {
  const unread = lines.filter(({ at }) => at !== null);
  const [first] = unread;
  const more = unread.length - 1;
  return `Line ${first?.at ?? 1} of the text: ${first?.reason ?? ''}${more > 0 ? ` And ${more} more.` : ''}`;
}

interface ReadLineProperties {
  readonly line: ShownLine;
  readonly state: LineState;
  readonly onGo: (at: number) => void;
  readonly rungs: readonly string[];
  readonly onMore: () => void;
  readonly isWaiting: boolean;
}

function ReadLine({ line, state, onGo, rungs, onMore, isWaiting }: ReadLineProperties) {
  const id = useId();
  const { operations, cells, bar, text, reason, at } = line;
  const title = state.number === null ? 'Not judged' : lineName(state.number, state.part);
  return (
    <li class="working-line">
      <h3>
        {title}
        {operations.length > 0 && <span class="named-operations">{operations.map(shownOperation).join(', ')}</span>}
      </h3>
      {cells !== null && (
        <MarkedMatrix name={title} cells={cells} bar={bar} marks={state.hints === null ? NO_MARKS : marksOf(state)} />
      )}
      {text !== '' && <p class="written">{at === null ? shownTerm(text) : <code>{text.slice(0, 200)}</code>}</p>}
      <LineFeedbackView state={state} reason={reason} rungs={rungs} onMore={onMore} isWaiting={isWaiting} id={id} />
      {at !== null && (
        <button type="button" class="button small" onClick={() => onGo(at)}>
          Go to line {at} of the text
        </button>
      )}
    </li>
  );
}

function marksOf({ feedback }: LineState) {
  return feedback === null ? NO_MARKS : { row: feedback.row, column: feedback.column };
}

/** Puts the focus into the text, with a line of it selected. */
function selectLine(area: HTMLTextAreaElement | null, at: number): void {
  if (area === null) return;
  const before = area.value.split('\n').slice(0, at - 1);
  const start = before.reduce((sum, line) => sum + line.length + 1, 0);
  const end = area.value.indexOf('\n', start);
  area.focus();
  area.setSelectionRange(start, end < 0 ? area.value.length : end);
}
