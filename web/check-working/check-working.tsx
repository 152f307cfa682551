// Page: a student's own working, marked while it is written.

import './check-working.css';
import { linePlaces } from '@matrixsteps/notation/line-places.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Page } from '../application/page.tsx';
import { CopyButton } from '../design/copy-button.tsx';
import { Refusal } from '../playground/refusal.tsx';
import { PracticeIsFree } from '../playground/remaining-answers.tsx';
import { readCatalogue } from '../service/catalogue.ts';
import type { FieldProblem, Refused } from '../service/http.ts';
import { kindOf, offeredOperations, withStart } from '../working/task.ts';
import { TaskForm } from '../working/task-form.tsx';
import { useEnter } from '../working/use-enter.ts';
import { LONGEST_FRAGMENT, writeFragment } from './address.ts';
import { type Draft, EXAMPLE_DRAFT, EXAMPLE_TASK, textOfGrids, withTask } from './draft.ts';
import { GridWorking } from './grid-working.tsx';
import { type LineState, NOT_SENT } from './line-feedback.tsx';
import { feedbackBody, type ShownLine, shownLines } from './shown-lines.ts';
import { summaryOf } from './summary.ts';
import { toldHints } from '../working/told-hints.ts';
import { RUNG_WORDS } from './verdicts.ts';
import { TextWorking } from './text-working.tsx';
import { useDraft } from './use-draft.ts';
import { type Judged, judgedLines, useFeedback } from './use-feedback.ts';
import { VerdictLine } from './verdict-line.tsx';

export function CheckWorking() {
  const [operations, setOperations] = useState<readonly string[] | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  useEffect(() => {
    void readCatalogue().then((reply) =>
      reply.kind === 'refused' ? setRefused(reply) : setOperations(offeredOperations(reply.value.workings)),
    );
  }, []);
  return (
    <Page title="Check my working" isWide>
      <h1>Check my working</h1>
      <p class="lead">
        Each line is checked while you write, and any legal way is right. Or{' '}
        <a href="/your-move">name the row operations</a> and leave the arithmetic to us.
      </p>
      {refused !== null && <Refusal refused={refused} />}
      {operations === null && refused === null && <p class="quiet">The tasks are being fetched …</p>}
      {operations !== null && <Check operations={operations} />}
    </Page>
  );
}

function Check({ operations }: { readonly operations: readonly string[] }) {
  useEnter();
  const { draft, change, canUndo, undo } = useDraft(operations);
  const lines = useMemo(() => shownLines(draft), [draft]);
  const body = useMemo(() => feedbackBody(draft, lines), [draft, lines]);
  const { judged, refused, isWaiting, sayMore, askAgain } = useFeedback(body);
  const isCurrent = judgedLines(judged, body);
  const states = statesOf({ lines, judged, isCurrent, isRefused: refused !== null && !isWaiting });
  const { isByRows } = kindOf(draft.task.operation);
  const rungs = RUNG_WORDS[isByRows ? 'rows' : 'values'];
  const verdict = (
    <Verdict rungs={rungs} judged={body === null ? null : judged} isCurrent={isCurrent === body?.working.length} />
  );
  const working = { lines, states, rungs, onMore: sayMore, isWaiting, verdict };
  return (
    <div class="check-working">
      <section class="question" aria-label="Task">
        <TaskForm
          task={draft.task}
          operations={operations}
          onTask={(task) => change(withTask(draft, task), 'task')}
          example={EXAMPLE_TASK.a}
          problems={problemsOfTask(refused)}
        />
        {isByRows && <ModeSwitch draft={draft} onDraft={(next) => change(next, 'mode')} />}
      </section>
      <div class="checked">
        {refused !== null && body !== null && <WorkingRefusal refused={refused} onAgain={askAgain} />}
        {draft.mode === 'text' ? (
          <TextWorking
            {...working}
            isByRows={isByRows}
            text={draft.text}
            onText={(text) => change({ ...draft, text }, 'text')}
            onStart={
              isByRows
                ? ({ cells, bar }) =>
                    cells !== null && change(withTask(draft, withStart(draft.task, cells, bar)), 'start')
                : null
            }
          />
        ) : (
          <GridWorking {...working} draft={draft} onDraft={change} canUndo={canUndo} onUndo={undo} />
        )}
      </div>
      <div class="working-tools">
        <div class="button-row">
          <button
            type="button"
            class="button small"
            onClick={() => change({ ...EXAMPLE_DRAFT, mode: draft.mode }, 'example')}
          >
            Show an example
          </button>
          <CopyLink draft={draft} />
        </div>
        <PracticeIsFree />
      </div>
    </div>
  );
}

function CopyLink({ draft }: { readonly draft: Draft }) {
  const fragment = useMemo(() => writeFragment(draft), [draft]);
  if (fragment.length > LONGEST_FRAGMENT) return <span class="quiet">Too long for a link</span>;
  return (
    <CopyButton text={() => `${location.origin}${location.pathname}#${fragment}`} label="Copy the link to this working">
      Copy link
    </CopyButton>
  );
}

interface Judgement {
  readonly lines: readonly ShownLine[];
  readonly judged: Judged | null;
  /** So many lines were judged as they stand. */
  readonly isCurrent: number;
  readonly isRefused: boolean;
}

/** Lines that were judged as they stand have their feedback; of the others it is on its way. */
function statesOf({ lines, judged, isCurrent, isRefused }: Judgement): readonly LineState[] {
  const places = linePlaces(lines.filter(({ body }) => body !== null).map(partOf));
  let judgedSoFar = 0;
  return lines.map(({ body }) => {
    if (body === null) return NOT_SENT;
    const place = judgedSoFar;
    judgedSoFar += 1;
    const { line: number, part } = places[place] ?? { line: place + 1, part: null };
    const feedback = place < isCurrent ? (judged?.feedback.lines[place] ?? null) : null;
    const isSlip = feedback !== null && judged?.feedback.first_slip === place;
    const hints = isSlip ? (judged?.feedback.hints ?? null) : null;
    const unread = feedback === null ? [] : (judged?.feedback.unread.filter(({ path }) => path[1] === place) ?? []);
    return { number, part, feedback, hints, unread: unread.map(({ reason }) => reason), isRefused };
  });
}

function partOf({ part }: ShownLine): { readonly part?: number } {
  return part === null ? {} : { part };
}

interface VerdictProperties {
  readonly judged: Judged | null;
  /** Whether the whole working was judged as it stands. */
  readonly isCurrent: boolean;
  readonly rungs: readonly string[];
}

/** The whole in a sentence, which is told once: the text changes only with the state of the working. */
function Verdict({ judged, isCurrent, rungs }: VerdictProperties) {
  const summary = judged === null ? null : summaryOf(judged.feedback);
  const hints = judged?.feedback.hints ?? [];
  const told = toldHints({ rungs: rungs.slice(1), hints: hints.slice(1), known: hints[0] });
  return (
    <div class="working-summary">
      {summary !== null && isCurrent && (
        <VerdictLine
          verdict={{
            sign: { good: '✓', bad: '✗', plain: '?' }[summary.tone],
            words: summary.sentence,
            tone: summary.tone,
          }}
        />
      )}
      <p class="visually-hidden" role="status" data-told="summary">
        {told.at(-1) ?? summary?.sentence ?? ''}
      </p>
    </div>
  );
}

function ModeSwitch({ draft, onDraft }: { readonly draft: Draft; readonly onDraft: (draft: Draft) => void }) {
  const choices = [
    ['text', 'As a text'],
    ['grid', 'In a grid'],
  ] as const;

  /** A text that is not begun takes over what stands in the grids. */
  function choose(mode: Draft['mode']): void {
    const text = mode === 'text' && draft.text.trim() === '' ? textOfGrids(draft) : draft.text;
    onDraft({ ...draft, mode, text });
  }

  return (
    <fieldset class="mode-switch">
      <legend>How to write the working</legend>
      {choices.map(([mode, label]) => (
        <label key={mode}>
          <input type="radio" name="mode" checked={draft.mode === mode} onChange={() => choose(mode)} /> {label}
        </label>
      ))}
    </fieldset>
  );
}

function isOfMatrix({ loc }: FieldProblem): boolean {
  return loc[1] === 'task' && loc[2] === 'a';
}

/** The problems of matrix A, with the way to the cell. */
function problemsOfTask(refused: Refused | null): readonly FieldProblem[] {
  const found = refused?.problems.filter(isOfMatrix) ?? [];
  return found.map(({ loc, msg }) => ({ loc: loc.slice(3), msg }));
}

interface WorkingRefusalProperties {
  readonly refused: Refused;
  readonly onAgain: () => void;
}

/** Problems of the matrix stand beside it. */
function WorkingRefusal({ refused, onAgain }: WorkingRefusalProperties) {
  const others = refused.problems.filter((problem) => !isOfMatrix(problem)).map(({ msg }) => msg);
  if (refused.problems.length > 0 && others.length === 0) return null;
  return (
    <>
      <Refusal refused={{ ...refused, sentence: others.length === 0 ? refused.sentence : others.join(' ') }} />
      {refused.problems.length === 0 && (
        <p>
          <button type="button" class="button" onClick={onAgain}>
            Check again
          </button>
        </p>
      )}
    </>
  );
}
