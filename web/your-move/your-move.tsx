// Page: the student names row operations, and the arithmetic is done.

import '../check-working/check-working.css';
import './your-move.css';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { Page } from '../application/page.tsx';
import { refreshSession } from '../application/session.ts';
import type { Draft } from '../check-working/draft.ts';
import { useDraft } from '../check-working/use-draft.ts';
import { useTask } from '../design/use-task.ts';
import { Refusal } from '../playground/refusal.tsx';
import { isTouched, keyboardFor } from '../playground/sign-keys.tsx';
import { PracticeIsFree } from '../playground/remaining-answers.tsx';
import { readCatalogue } from '../service/catalogue.ts';
import { askNextStep, RUNGS } from '../service/feedback.ts';
import type { Refused } from '../service/http.ts';
import { MarkedMatrix } from '../working/marked-matrix.tsx';
import { OperationKeys } from '../working/operation-keys.tsx';
import { RungStepper } from '../working/rung-stepper.tsx';
import { shownOperation } from '../working/shown-text.ts';
import { kindOf, offeredOperations } from '../working/task.ts';
import { TaskForm } from '../working/task-form.tsx';
import { useEnter } from '../working/use-enter.ts';
import {
  cellsOf,
  changesIn,
  goalOf,
  isDone,
  move,
  nextStepBody,
  type Position,
  positionsOf,
  startingRows,
} from './moves.ts';

export function YourMove() {
  const [operations, setOperations] = useState<readonly string[] | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  useEffect(() => {
    void readCatalogue().then((reply) =>
      reply.kind === 'refused'
        ? setRefused(reply)
        : setOperations(offeredOperations(reply.value.workings).filter((name) => kindOf(name).isByRows)),
    );
  }, []);
  return (
    <Page title="Your move" isWide>
      <h1>Your move</h1>
      <p class="lead">
        You say which row operation comes next, and the arithmetic is done for you. Any legal way is right. A hint is
        the next move from where you stand.
      </p>
      {refused !== null && <Refusal refused={refused} />}
      {operations === null && refused === null && <p class="quiet">The tasks are being fetched …</p>}
      {operations !== null && <Moves operations={operations} />}
    </Page>
  );
}

/** The operations stand in the draft as a text, one a line. */
function operationsIn({ text }: Draft): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function Moves({ operations }: { readonly operations: readonly string[] }) {
  useEnter();
  const { draft, change } = useDraft(operations);
  const start = useMemo(() => startingRows(draft.task), [draft.task]);
  const positions = useMemo(() => (start === null ? [] : positionsOf(start, operationsIn(draft))), [start, draft]);
  const [told, setTold] = useState('');
  const field = useRef<HTMLInputElement>(null);

  function goTo(names: readonly (string | null)[], words: string): void {
    change({ ...draft, mode: 'text', text: names.filter((name) => name !== null).join('\n') }, 'move');
    setTold(words);
    field.current?.focus();
  }

  const now = positions.at(-1);
  const bar = start?.bar ?? null;
  return (
    <div class="check-working">
      <section class="question" aria-label="Task">
        <TaskForm
          task={draft.task}
          operations={operations}
          onTask={(task) => {
            setTold('');
            change({ ...draft, task, mode: 'text', text: '' }, 'task');
          }}
        />
        <PracticeIsFree />
      </section>
      <div class="checked">
        <h2>Your operations</h2>
        {start === null && <p>A cell of the matrix is no number: write it as 3, -1/2 or 0.5.</p>}
        <ol class="moves">
          {positions.map(({ operation, rows }, place) => (
            <li key={place} class="working-line">
              <p class="move-name">
                {operation === null ? 'The matrix' : shownOperation(operation)}
                {place > 0 && (
                  <button
                    type="button"
                    class="button small"
                    onClick={() =>
                      goTo(
                        positions.slice(1, place).map(({ operation: name }) => name),
                        place === positions.length - 1
                          ? `${operation} is undone.`
                          : `${operation} and what came after it is undone.`,
                      )
                    }
                  >
                    Undo<span class="visually-hidden"> {operation} and what comes after it</span>
                  </button>
                )}
              </p>
              <MarkedMatrix
                name={
                  place === 0
                    ? 'The matrix'
                    : `The matrix after ${place === 1 ? 'one operation' : `${place} operations`}`
                }
                cells={cellsOf(rows)}
                bar={bar}
              />
            </li>
          ))}
        </ol>
        <p class="visually-hidden" role="status">
          {told}
        </p>
        {now !== undefined && (
          <Next
            draft={draft}
            now={now}
            bar={bar}
            count={positions.length - 1}
            field={field}
            onMoved={(moved) => {
              const rows = moved.at(-1)?.rows ?? now.rows;
              const done = isDone(draft.task, rows, bar) ? ` This is a ${goalOf(draft.task)}.` : '';
              goTo(
                [...positions.slice(1), ...moved].map(({ operation }) => operation),
                changesIn(now.rows, rows) + done,
              );
            }}
          />
        )}
      </div>
    </div>
  );
}

interface NextProperties {
  readonly draft: Draft;
  readonly now: Position;
  readonly bar: number | null;
  readonly count: number;
  readonly field: { current: HTMLInputElement | null };
  readonly onMoved: (positions: readonly Position[]) => void;
}

/** The field for the next operation, and hints to it. */
function Next({ draft: { task }, now, bar, count, field, onMoved }: NextProperties) {
  const id = useId();
  const [written, setWritten] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const done = isDone(task, now.rows, bar);

  function go(text: string): void {
    const moved = move(now.rows, text);
    if (moved.kind === 'refused') setProblem(moved.sentence);
    else {
      setWritten('');
      setProblem(null);
      onMoved(moved.positions);
    }
  }

  return (
    <>
      {done && (
        <p class="move-done">
          <span aria-hidden="true">✓ </span>This is a {goalOf(task)}
          {count > 0 && `, after ${count === 1 ? 'one operation' : `${count} operations`}`}.
        </p>
      )}
      <form
        class="next-move"
        onSubmit={(event) => {
          event.preventDefault();
          go(written);
        }}
      >
        <label htmlFor={id}>Row operation</label>
        <input
          id={id}
          ref={field}
          type="text"
          value={written}
          placeholder="R2 -> R2 - 4R1"
          autocomplete="off"
          spellcheck={false}
          inputMode={keyboardFor(false)}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-help ${id}-problem`}
          onInput={({ currentTarget }) => {
            setWritten(currentTarget.value);
            setProblem(null);
          }}
        />
        <button type="submit" class="button primary">
          Do it
        </button>
        <OperationKeys label="the row operation" rows={now.rows.length} field={() => field.current} />
        <p class="quiet" id={`${id}-help`}>
          {isTouched ? (
            <>
              <code>R2 - 4R1</code>, <code>R2/5</code> or <code>R1 ↔ R2</code>.
            </>
          ) : (
            <>
              <code>R2 - 4R1</code>, <code>R2/5</code>, <code>swap R1 and R3</code>, or in your own spelling.
            </>
          )}
        </p>
        <p class="field-problem" id={`${id}-problem`} role="alert">
          {problem ?? ''}
        </p>
      </form>
      {!done && <Hints key={count} task={task} now={now} bar={bar} onTake={go} />}
    </>
  );
}

const RUNG_WORDS: readonly string[] = [
  'where to look',
  'what to do there',
  'the operation',
  'the calculation',
  'the matrix after it',
];

interface HintsProperties extends Pick<NextProperties, 'now' | 'bar'> {
  readonly task: Draft['task'];
  readonly onTake: (operation: string) => void;
}

function Hints({ task, now, bar, onTake }: HintsProperties) {
  const [hints, setHints] = useState<readonly string[]>([]);
  const [operation, setOperation] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const { isBusy, start } = useTask(async () => {
    const reply = await askNextStep(nextStepBody(task, now.rows, bar, Math.min(hints.length + 1, RUNGS)));
    void refreshSession();
    if (reply.kind === 'refused') {
      setRefused(reply);
      return;
    }
    setRefused(null);
    setHints(reply.value.next_step?.hints ?? []);
    setOperation(reply.value.next_step?.operation ?? null);
  });
  return (
    <div class="move-hints" aria-live="polite">
      {refused !== null && <Refusal refused={refused} />}
      <RungStepper title="Hints to the next move" rungs={RUNG_WORDS} hints={hints} onMore={start} isWaiting={isBusy} />
      {operation !== null && (
        <button type="button" class="button" onClick={() => onTake(operation)}>
          Do {shownOperation(operation)}
        </button>
      )}
    </div>
  );
}
