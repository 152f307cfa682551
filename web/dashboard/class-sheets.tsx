// The class sheets of an account: made, listed with their links, deleted.

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Confirmation } from '../design/confirmation.tsx';
import { CopyButton } from '../design/copy-button.tsx';
import { Notice } from '../design/notice.tsx';
import { useTask } from '../design/use-task.ts';
import { type Catalogue, readCatalogue } from '../service/catalogue.ts';
import type { Refused } from '../service/http.ts';
import {
  type AnswersShown,
  deleteSheet,
  makeSheet,
  type OwnSheet,
  type OwnSheets,
  type Turn,
} from '../service/sheets.ts';
import { watchSession } from './session-end.ts';
import { plainTurn, SheetTurns } from './sheet-turns.tsx';
import { Timestamp } from './timestamp.tsx';
import { type Resource, useResource } from './use-resource.ts';

const difficulties = { mixed: 'Mixed', easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;

const mostExercises = 20;

const answerChoices = [
  ['never', 'Never'],
  ['from', 'From a day on'],
  ['always', 'From the beginning'],
] as const satisfies readonly (readonly [AnswersShown, string])[];

function explain({ sentence, problems }: Refused): string {
  return problems.length === 0 ? sentence : problems.map(({ msg }) => msg).join(' ');
}

function linkTo(id: string): string {
  return `${location.origin}/c/${id}`;
}

interface LabelledProperties {
  /** Of the control. */
  readonly id: string;
  readonly label: string;
  readonly children: ComponentChildren;
}

function Labelled({ id, label, children }: LabelledProperties) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
    </div>
  );
}

/** A sheet of which the link is to be passed on. */
interface MadeSheet {
  readonly id: string;
  readonly title: string;
}

interface MakeSheetProperties {
  readonly catalogue: Catalogue;
  readonly onMade: (sheet: MadeSheet) => void;
}

function MakeSheet({ catalogue, onMade }: MakeSheetProperties) {
  const id = useId();
  const first = catalogue.topics.flatMap(({ operations }) => operations.map((operation) => operation.id))[0] ?? '';
  const [title, setTitle] = useState('');
  const [turns, setTurns] = useState<readonly Turn[]>([plainTurn(first)]);
  const [difficulty, setDifficulty] = useState('mixed');
  const [count, setCount] = useState('5');
  const [hasHints, setHasHints] = useState(true);
  const [answers, setAnswers] = useState<AnswersShown>('never');
  const [answersFrom, setAnswersFrom] = useState('');
  const [answersDaily, setAnswersDaily] = useState('1000');
  const [problem, setProblem] = useState<string | null>(null);
  const { isBusy, start } = useTask(async () => {
    setProblem(null);
    const form = {
      title,
      operations: turns.map(({ operation }) => operation).join(),
      kinds: turns.map(({ kind }) => kind).join(),
      objectives: turns.map(({ objective }) => objective ?? '').join(),
      difficulty,
      count,
      hints: hasHints ? 'yes' : 'no',
      answers,
      answers_from: answers === 'from' ? answersFrom : '',
      answers_daily: answersDaily,
    } as const;
    const reply = watchSession(await makeSheet(form));
    if (reply.kind === 'refused') {
      setProblem(explain(reply));
      return;
    }
    setTitle('');
    onMade({ id: reply.value.id, title });
  });
  return (
    <form
      aria-label="Make a class sheet"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <Labelled id={`${id}-title`} label="Title">
        <input
          id={`${id}-title`}
          type="text"
          required
          maxLength={60}
          autocomplete="off"
          value={title}
          onInput={({ currentTarget }) => setTitle(currentTarget.value)}
        />
      </Labelled>
      <SheetTurns catalogue={catalogue} turns={turns} onChange={setTurns} />
      <Labelled id={`${id}-difficulty`} label="Difficulty">
        <select
          id={`${id}-difficulty`}
          value={difficulty}
          onChange={({ currentTarget }) => setDifficulty(currentTarget.value)}
        >
          {Object.entries(difficulties).map(([word, text]) => (
            <option key={word} value={word}>
              {text}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled id={`${id}-count`} label="Number of exercises">
        <input
          id={`${id}-count`}
          type="number"
          required
          min={1}
          max={mostExercises}
          value={count}
          onInput={({ currentTarget }) => setCount(currentTarget.value)}
        />
      </Labelled>
      <p>
        <label>
          <input
            type="checkbox"
            checked={hasHints}
            onChange={({ currentTarget }) => setHasHints(currentTarget.checked)}
          />{' '}
          With hints
        </label>
      </p>
      <fieldset class="sheet-answers">
        <legend>Students see answers, key and worked solutions</legend>
        {answerChoices.map(([choice, text]) => (
          <label key={choice}>
            <input
              type="radio"
              name={`${id}-answers`}
              checked={answers === choice}
              onChange={() => setAnswers(choice)}
            />
            {text}
          </label>
        ))}
        {answers === 'from' && (
          <input
            type="date"
            required
            aria-label="The day from which answers are shown"
            value={answersFrom}
            onInput={({ currentTarget }) => setAnswersFrom(currentTarget.value)}
          />
        )}
        <p class="hint">
          You always see them. Students are told whether their own answer is right, whatever you choose.
        </p>
      </fieldset>
      <Labelled id={`${id}-daily`} label="Answers a day for the whole class">
        <input
          id={`${id}-daily`}
          type="number"
          required
          min={1}
          max={100_000}
          value={answersDaily}
          aria-describedby={`${id}-daily-hint`}
          onInput={({ currentTarget }) => setAnswersDaily(currentTarget.value)}
        />
        <p class="hint" id={`${id}-daily-hint`}>
          Fetching the sheet is one, each check is one. They are yours: free while the day’s practice lasts, then part
          of your quota.
        </p>
      </Labelled>
      <div role="alert">{problem !== null && <Notice tone="bad">{problem}</Notice>}</div>
      <button type="submit" class="button primary" aria-disabled={isBusy}>
        Make a sheet
      </button>
    </form>
  );
}

interface DeletionProperties {
  readonly sheet: OwnSheet;
  readonly onDeleted: () => void;
  readonly onProblem: (sentence: string | null) => void;
}

function Deletion({ sheet: { id, title }, onDeleted, onProblem }: DeletionProperties) {
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, start } = useTask(async () => {
    onProblem(null);
    const reply = watchSession(await deleteSheet({ id }));
    setIsAsking(false);
    if (reply.kind === 'refused' && reply.status !== 404) onProblem(explain(reply));
    else onDeleted();
  });
  return (
    <>
      <button type="button" class="button danger" onClick={() => setIsAsking(true)}>
        Delete …<span class="visually-hidden"> the sheet {title}</span>
      </button>
      {isAsking && (
        <Confirmation
          title={`Delete the sheet “${title}”?`}
          action="Delete the sheet"
          isDisabled={isBusy}
          onConfirm={start}
          onCancel={() => setIsAsking(false)}
        >
          <p>
            <strong>Its link stops working for the whole class.</strong> It cannot be brought back.
          </p>
        </Confirmation>
      )}
    </>
  );
}

function Made({ sheet: { id, title } }: { readonly sheet: MadeSheet }) {
  return (
    <Notice tone="good">
      <p>
        The sheet is made: <strong>{title}</strong>. Give this link to your class:
      </p>
      <p class="sheet-link">
        <a href={`/c/${id}`}>{linkTo(id)}</a> <CopyButton text={linkTo(id)} label="Copy this link" />
      </p>
      <p>
        <a href={`/c/${id}/paper`}>Print it, with its key and its worked solutions</a>
      </p>
    </Notice>
  );
}

export function ClassSheets({ sheets: { value, problem, reload } }: { readonly sheets: Resource<OwnSheets> }) {
  const catalogue = useResource(readCatalogue);
  const [made, setMade] = useState<MadeSheet | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [isOpen, setIsOpen] = useState<boolean | null>(location.hash === '#classes' ? true : null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [deletions, setDeletions] = useState(0);
  // After the dialog has gone, which gives the focus back to a button that goes with its row.
  useEffect(() => {
    if (deletions > 0) heading.current?.focus();
  }, [deletions]);

  function showMade(sheet: MadeSheet): void {
    setMade(sheet);
    setIsOpen(true);
    setSaid('');
    reload();
  }

  function showDeleted({ id, title }: OwnSheet): void {
    setDeletions((before) => before + 1);
    setMade((before) => (before?.id === id ? null : before));
    setSaid(`The sheet ${title} is deleted.`);
    reload();
  }

  return (
    <section aria-labelledby="classes">
      <h2 id="classes" ref={heading} tabIndex={-1}>
        Class sheets
      </h2>
      <p>
        A link to exercises for a class. Each student gets numbers of their own and checks answers without an account;
        what they write stays in their browsers.
      </p>
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      {value !== null && value.sheets.length === 0 && (
        <p class="quiet">
          There are none yet. The <a href="/c/sample">sample sheet</a> shows what your class would see, and{' '}
          <a href="/c/sample/paper">its paper</a> what you would.
        </p>
      )}
      {value !== null && value.sheets.length > 0 && (
        <ul class="own-sheets" aria-label="Your class sheets">
          {value.sheets.map((sheet) => (
            <li key={sheet.id}>
              <p>
                <a href={`/c/${sheet.id}`}>{sheet.title}</a>
              </p>
              <p class="quiet">
                {sheet.count} {sheet.count === 1 ? 'exercise' : 'exercises'}, made <Timestamp time={sheet.created_at} />
                , {sheet.answers_today} of {sheet.answers_daily} answers today
              </p>
              <div class="button-row">
                <CopyButton text={linkTo(sheet.id)} label={`Copy the link to ${sheet.title}`}>
                  Copy the link
                </CopyButton>
                <a class="button small" href={`/c/${sheet.id}/paper`}>
                  Print<span class="visually-hidden"> {sheet.title}, its key and its solutions</span>
                </a>
                <Deletion sheet={sheet} onProblem={setFailure} onDeleted={() => showDeleted(sheet)} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <p class="quiet sheet-said" role="status">
        {said}
      </p>
      {made !== null && <Made sheet={made} />}
      {value !== null && catalogue.value !== null && (
        <details
          class="make-sheet"
          open={isOpen ?? value.sheets.length === 0}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          <summary>Make a class sheet</summary>
          <MakeSheet catalogue={catalogue.value} onMade={showMade} />
        </details>
      )}
    </section>
  );
}
