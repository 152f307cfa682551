// Page: a class sheet as a student does it.

import './class-sheet.css';
import '../answer/answer.css';
import { useRoute } from 'preact-iso';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Page } from '../application/page.tsx';
import { ExerciseList, goToExercise, type Progress } from '../answer/practice.tsx';
import { isPassed } from '../answer/answer-draft.ts';
import { Notice } from '../design/notice.tsx';
import type { Exercise } from '../service/answers.ts';
import { askSheetFeedback, type ClassSheet as Sheet, readSheet, readSheetExercises } from '../service/sheets.ts';
import { NoSheet } from './no-sheet.tsx';
import { dayName, gone } from './sheet-words.ts';
import { keepWork, openWork, type StudentWork, versionOf } from './student-work.ts';

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'refused'; readonly sentence: string }
  | {
      readonly kind: 'loaded';
      readonly sheet: Sheet;
      readonly exercises: readonly Exercise[];
      readonly work: StudentWork;
    };

async function load(id: string, version: number | null): Promise<State> {
  const sheet = await readSheet(id);
  if (sheet.kind === 'refused') {
    return { kind: 'refused', sentence: sheet.status === 404 ? gone : sheet.sentence };
  }
  const work = openWork(id, version);
  const drawn = await readSheetExercises(id, work.student);
  if (drawn.kind === 'refused') return { kind: 'refused', sentence: drawn.sentence };
  return { kind: 'loaded', sheet: sheet.value, exercises: drawn.value.exercises, work };
}

interface ExercisesProperties {
  readonly id: string;
  readonly version: number | null;
  readonly sheet: Sheet;
  readonly exercises: readonly Exercise[];
  readonly work: StudentWork;
}

function Exercises({ id, version, sheet, exercises, work }: ExercisesProperties) {
  const [progress, setProgress] = useState<Progress>(work.progress);
  useEffect(() => keepWork(id, version, { student: work.student, progress }), [progress]);
  const checked = exercises.filter(({ answer_fields: fields }) => fields !== null);
  const right = checked.filter((exercise) => {
    const judged = progress.get(exercise.id)?.attempt.judged ?? null;
    return judged !== null && isPassed(judged.feedback.verdict);
  });
  const ask = useMemo(() => (body: object) => askSheetFeedback(id, body), [id]);
  return (
    <>
      <p class="sheet-progress" role="status">
        {checked.length > 0 && `${right.length} of ${checked.length} right.`}
      </p>
      <p class="quiet">
        {version === null
          ? 'The numbers are yours alone. This browser keeps them and what you write; nobody else sees it.'
          : `These are the numbers of version ${version} on paper. This browser keeps what you write; nobody else sees it.`}
        {checked.length < exercises.length && ' Exercises without a field are answered on paper.'}
        {!sheet.shows_answers &&
          (sheet.answers_from === null
            ? ' Check tells you whether you are right; the answers stay with your teacher.'
            : ` Answers are shown from ${dayName(sheet.answers_from)} on.`)}
      </p>
      {sheet.is_sample && <Sample />}
      <p class="sheet-links">
        <a href={`/c/${id}/paper${version === null ? '' : `?version=${version}`}`}>
          {sheet.is_own || sheet.shows_answers ? 'On paper, with key and worked solutions' : 'On paper'}
        </a>
      </p>
      <h2 class="visually-hidden">Exercises</h2>
      <ExerciseList
        exercises={exercises}
        progress={progress}
        onProgress={setProgress}
        onNext={(index) => {
          const next = exercises[index + 1];
          if (next !== undefined) goToExercise(next.id);
        }}
        hasNext={(index) => index < exercises.length - 1}
        onTry={null}
        ask={ask}
      />
    </>
  );
}

function Sample() {
  return (
    <Notice>
      <p>
        This is what a class sees: no account, no answers given away. Whoever teaches chooses the operations, the kinds
        of exercise, the hints, and whether answers are shown. <a href="/dashboard#classes">Make a sheet of your own</a>
        .
      </p>
    </Notice>
  );
}

export function ClassSheet() {
  const { params, query } = useRoute();
  const id = params['id'] ?? '';
  const version = versionOf(query['version']);
  const [state, setState] = useState<State>({ kind: 'loading' });
  useEffect(() => {
    async function show(): Promise<void> {
      setState(await load(id, version));
    }
    void show();
  }, [id, version]);
  const title = state.kind === 'loaded' ? state.sheet.title : 'Class sheet';
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <p class="on-paper">Name: ______________________________ Date: ______________</p>
      {state.kind === 'loading' && <p class="quiet">The exercises are being fetched …</p>}
      {state.kind === 'refused' && <NoSheet sentence={state.sentence} />}
      {state.kind === 'loaded' && <Exercises id={id} version={version} {...state} />}
    </Page>
  );
}
