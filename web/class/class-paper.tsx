// Page: a class sheet on paper, with its key and its worked solutions, to be printed or to be had as LaTeX.

import './class-paper.css';
import { useRoute } from 'preact-iso';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Reason, StepBlock } from '../answer/step-block.tsx';
import { Page } from '../application/page.tsx';
import { ChoiceButtons } from '../design/choice-buttons.tsx';
import { Notice } from '../design/notice.tsx';
import { useTask } from '../design/use-task.ts';
import { Rendered } from '../formula/rendered.tsx';
import {
  type ClassSheet as Sheet,
  type Paper,
  type PaperVersion,
  readPaper,
  readPaperLatex,
  readSheet,
} from '../service/sheets.ts';
import { fitOnPaper } from './fit-on-paper.ts';
import { saveText } from './save-text.ts';
import { NoSheet } from './no-sheet.tsx';
import { dayName, gone } from './sheet-words.ts';
import { openWork, versionOf } from './student-work.ts';

const papers = [
  ['sheet', 'Sheet'],
  ['key', 'Answer key'],
  ['solutions', 'Worked solutions'],
] as const satisfies readonly (readonly [Paper, string])[];

/** Headings of a working stand under the h3 of their exercise. */
const workingOffset = 3;

const letters = 'abcdefghijklmnopqrstuvwxyz';

interface ExerciseProperties {
  readonly exercise: PaperVersion['exercises'][number];
  readonly number: number;
}

function PaperExercise({ exercise: { prompt, choices, answer, working }, number }: ExerciseProperties) {
  return (
    <section class="paper-exercise">
      <h3>Exercise {number}</h3>
      <p class="paper-prompt">
        <Rendered markup={prompt} />
      </p>
      {choices.map((choice, index) => (
        <p class="paper-prompt" key={choice}>
          ({letters[index]}) <Rendered markup={choice} />
        </p>
      ))}
      {working.map((block, place) => (
        // The same line may stand twice in a working.
        <div key={`block ${place}`}>
          <StepBlock step={block} offset={workingOffset} />
          {block.explain !== null && <Reason markup={block.explain} />}
        </div>
      ))}
      {answer !== null && (
        <p class="paper-answer">
          <strong>Answer:</strong>
          <Rendered markup={answer} />
        </p>
      )}
    </section>
  );
}

interface VersionProperties {
  readonly title: string;
  readonly paper: Paper;
  readonly version: PaperVersion;
}

function Version({ title, paper, version: { label, address, code, exercises } }: VersionProperties) {
  const isSheet = paper === 'sheet';
  const under = [isSheet ? null : papers.find(([name]) => name === paper)?.[1], label].filter((text) => text !== null);
  return (
    <section class={isSheet ? 'paper-version with-room' : 'paper-version'} aria-label={label ?? 'Your numbers'}>
      <div class="paper-head">
        <div class="paper-words">
          <h2>{title}</h2>
          {under.length > 0 && <p>{under.join(' · ')}</p>}
          {isSheet && (
            <p class="paper-lines">
              <span>Name:</span>
              <span>Date:</span>
            </p>
          )}
          <p class="paper-address">{address}</p>
        </div>
        <svg
          class="paper-code"
          role="img"
          aria-label={`QR code of ${address}`}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shape-rendering="crispEdges"
        >
          <path d={code.path} />
        </svg>
      </div>
      {exercises.map((exercise, index) => (
        <PaperExercise key={exercise.id} exercise={exercise} number={index + 1} />
      ))}
    </section>
  );
}

interface PaperProperties {
  readonly id: string;
  readonly sheet: Sheet;
  readonly paper: Paper;
  readonly students: readonly number[];
}

type Shown =
  | { readonly kind: 'loading' }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'loaded'; readonly paper: Paper; readonly versions: readonly PaperVersion[] };

/** The versions, one below the other; each is printed on pages of its own. */
function PaperSheets({ id, sheet, paper, students }: PaperProperties) {
  const [shown, setShown] = useState<Shown>({ kind: 'loading' });
  const sheets = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isWanted = true;
    async function show(): Promise<void> {
      const reply = await readPaper(id, paper, students);
      if (!isWanted) return;
      setShown(
        reply.kind === 'refused'
          ? { kind: 'refused', sentence: reply.sentence }
          : { kind: 'loaded', paper, versions: reply.value.versions },
      );
    }
    void show();
    return () => {
      isWanted = false;
    };
  }, [id, paper, students.join()]);
  useEffect(() => {
    async function fit(): Promise<void> {
      await document.fonts.ready;
      if (sheets.current !== null) fitOnPaper(sheets.current);
    }
    void fit();
  }, [shown]);
  return (
    <>
      <p class="quiet" role="status">
        {shown.kind === 'loading' && 'The paper is being written …'}
        {shown.kind === 'loaded' && `${papers.find(([name]) => name === shown.paper)?.[1]}: ready to print.`}
      </p>
      {shown.kind === 'refused' && <Notice tone="bad">{shown.sentence}</Notice>}
      {shown.kind === 'loaded' && (
        <div class="paper-sheets" ref={sheets}>
          {shown.versions.map((version) => (
            <Version key={version.address} title={sheet.title} paper={shown.paper} version={version} />
          ))}
        </div>
      )}
    </>
  );
}

interface ChoicesProperties {
  readonly id: string;
  readonly sheet: Sheet;
  /** Of a version that the address asks for; null for others. */
  readonly version: number | null;
}

function Choices({ id, sheet, version }: ChoicesProperties) {
  const [paper, setPaper] = useState<Paper>('sheet');
  const [count, setCount] = useState(1);
  const [problem, setProblem] = useState('');
  const isOpen = sheet.is_own || sheet.shows_answers;
  const choosesVersions = sheet.is_own && version === null;
  const students = choosesVersions
    ? Array.from({ length: count }, (_, index) => index + 1)
    : [openWork(id, version).student];
  const save = useTask(async () => {
    setProblem('');
    const reply = await readPaperLatex(id, paper, students);
    if (reply.kind === 'refused') setProblem(reply.sentence);
    else saveText(`${paper}.tex`, reply.value.latex);
  });
  return (
    <>
      <div class="paper-choices">
        {isOpen && <ChoiceButtons label="What is on the paper" choices={papers} chosen={paper} onChoose={setPaper} />}
        {choosesVersions && (
          <label class="paper-versions">
            Versions
            <select value={count} onChange={({ currentTarget }) => setCount(Number(currentTarget.value))}>
              {Array.from({ length: sheet.versions }, (_, index) => (
                <option key={index} value={index + 1}>
                  {index + 1}
                </option>
              ))}
            </select>
          </label>
        )}
        <div class="button-row">
          <button type="button" class="button primary" onClick={() => print()}>
            Print
          </button>
          <button type="button" class="button" aria-disabled={save.isBusy} onClick={save.start}>
            Download LaTeX
          </button>
        </div>
      </div>
      {!isOpen && (
        <p class="quiet">
          {sheet.answers_from === null
            ? 'Your teacher has the key and the worked solutions.'
            : `Key and worked solutions are here from ${dayName(sheet.answers_from)} on.`}
        </p>
      )}
      {sheet.is_own && (
        <p class="quiet">
          {choosesVersions &&
            'Each version has numbers of its own. Its code leads to the same exercises, to be checked. '}
          {!sheet.shows_answers &&
            (sheet.answers_from === null
              ? 'Only you see the key and the solutions.'
              : `Until ${dayName(sheet.answers_from)} only you see the key and the solutions.`)}
          {sheet.is_sample && ' This is a sample: you see it as its teacher would.'}
        </p>
      )}
      <div role="alert">{problem !== '' && <Notice tone="bad">{problem}</Notice>}</div>
      <PaperSheets id={id} sheet={sheet} paper={paper} students={students} />
    </>
  );
}

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'loaded'; readonly sheet: Sheet };

export function ClassPaper() {
  const { params, query } = useRoute();
  const id = params['id'] ?? '';
  const version = versionOf(query['version']);
  const [state, setState] = useState<State>({ kind: 'loading' });
  useEffect(() => {
    async function show(): Promise<void> {
      const reply = await readSheet(id);
      if (reply.kind === 'answered') setState({ kind: 'loaded', sheet: reply.value });
      else setState({ kind: 'refused', sentence: reply.status === 404 ? gone : reply.sentence });
    }
    void show();
  }, [id]);
  const title = state.kind === 'loaded' ? state.sheet.title : 'Class sheet';
  return (
    <Page title={`${title} on paper`}>
      <h1>{title} on paper</h1>
      {state.kind !== 'refused' && (
        <p>
          <a href={`/c/${id}${version === null ? '' : `?version=${version}`}`}>Do it in the browser</a>
        </p>
      )}
      {state.kind === 'loading' && <p class="quiet">The sheet is being fetched …</p>}
      {state.kind === 'refused' && <NoSheet sentence={state.sentence} />}
      {state.kind === 'loaded' && <Choices id={id} sheet={state.sheet} version={version} />}
    </Page>
  );
}
