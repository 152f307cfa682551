// Practice: exercises with a field to answer in, hints that come one by one, and the answer at the end.

import './learn.css';
import { AnswerParts } from './answer-parts.tsx';
import { Formula } from '../formula/formula.tsx';
import { Rendered } from '../formula/rendered.tsx';
import { ScrollRegion } from '../formula/scroll-region.tsx';
import type { Body, Exercise } from '../service/answers.ts';
import { type Attempt, ExerciseAnswer, NO_ATTEMPT } from './exercise-answer.tsx';
import { askAnswerFeedback } from '../service/feedback.ts';
import { Heading } from './heading.tsx';

/** How much of an exercise is shown, and what was answered. */
interface Uncovered {
  readonly hints: number;
  readonly answer: boolean;
  readonly attempt: Attempt;
}

/** By the ids of the exercises. Kept by the parent, so that another tab between two hints loses nothing. */
export type Progress = ReadonlyMap<string, Uncovered>;

/** A line of a solution scrolls where it is wide. */
const LINE = { class: 'formula exercise-line' };

const covered: Uncovered = { hints: 0, answer: false, attempt: NO_ATTEMPT };

interface PracticeProperties {
  readonly exercises: readonly Exercise[];
  readonly progress: Progress;
  readonly onProgress: (change: (progress: Progress) => Progress) => void;
  /** Sends the request of an exercise. */
  readonly onTry: (body: Body) => void;
  /** Requests exercises from a seed on. */
  readonly onFresh: (seed: number) => void;
}

interface ExerciseProperties {
  readonly exercise: Exercise;
  readonly title: string;
  readonly uncovered: Uncovered;
  readonly onUncover: (change: Partial<Uncovered>) => void;
  readonly onAttempt: (change: Partial<Attempt>) => void;
  readonly onNext: (() => void) | null;
  /** Null where nothing leads to the working. */
  readonly onTry: ((body: Body) => void) | null;
  readonly ask: typeof askAnswerFeedback;
}

/** Those that are left, in words. */
function hintLabel(shown: number, count: number): string {
  if (shown === 0) return 'Give me a hint';
  return shown === count ? 'No more hints' : `Another hint (${shown} of ${count} shown)`;
}

function ExerciseItem({ exercise, title, uncovered, onUncover, onAttempt, onNext, onTry, ask }: ExerciseProperties) {
  const { id, difficulty, prompt, hints, body, answer, answer_fields: fields, solution } = exercise;
  const isLast = uncovered.hints >= hints.length;
  // A sheet may hide the answers of its exercises.
  const isAnswered = answer !== null || solution.length > 0;
  return (
    <li class="exercise" id={`practice-${id}`} tabIndex={-1}>
      <Heading>
        {title} <span class="difficulty">{difficulty}</span>
      </Heading>
      <p>
        <Rendered markup={prompt.html} />
      </p>
      {fields === null && (
        <p class="quiet">
          {isAnswered
            ? 'Answer this one on paper or in your head, then press “Show the answer” and compare.'
            : 'Answer this one on paper.'}
        </p>
      )}
      {fields !== null && (
        <ExerciseAnswer
          exercise={id}
          title={title}
          fields={fields}
          attempt={uncovered.attempt}
          onAttempt={onAttempt}
          onNext={onNext}
          ask={ask}
        />
      )}
      <div role="group" aria-label={`Hints and answer, ${title}`} aria-live="polite">
        <ol class="hints">
          {hints.slice(0, uncovered.hints).map((hint) => (
            <li key={hint}>
              <Rendered markup={hint} />
            </li>
          ))}
        </ol>
        {uncovered.answer && isAnswered && (
          <div class="exercise-answer">
            <span>{answer === null ? 'Solution' : 'Answer'}</span>
            {answer !== null &&
              (answer.rows.length > 0 ? (
                <AnswerParts rows={answer.rows} name={`Answer, ${title}`} />
              ) : (
                <Formula markup={answer.html} name={`Answer, ${title}`} />
              ))}
            {answer !== null && solution.length > 0 && <span class="exercise-working">Working</span>}
            {solution.map((sentence, line) => {
              const name = `Working, ${title}, line ${line + 1}`;
              return (
                <ScrollRegion key={`${line} ${sentence}`} element="div" name={name} attributes={LINE}>
                  <Rendered markup={sentence} regionName={name} />
                </ScrollRegion>
              );
            })}
          </div>
        )}
      </div>
      <div class="button-row">
        {hints.length > 0 && (
          <button
            type="button"
            class="button"
            aria-disabled={isLast}
            onClick={() => onUncover({ hints: Math.min(uncovered.hints + 1, hints.length) })}
          >
            {hintLabel(uncovered.hints, hints.length)}
          </button>
        )}
        {isAnswered && (
          <button
            type="button"
            class="button"
            aria-expanded={uncovered.answer}
            onClick={() => onUncover({ answer: !uncovered.answer })}
          >
            {uncovered.answer ? 'Hide the answer' : 'Show the answer'}
          </button>
        )}
        {body !== null && onTry !== null && (
          <button type="button" class="button" onClick={() => onTry(body)}>
            Work it out step by step
          </button>
        )}
      </div>
    </li>
  );
}

/** Seeds are integers below this. */
const seedCount = 2 ** 32;

/** The first field of an exercise, or the exercise itself. */
export function goToExercise(id: string): void {
  const item = document.getElementById(`practice-${id}`);
  const field = item?.querySelector<HTMLElement>('input, select') ?? item;
  field?.focus();
}

interface ListProperties extends Pick<PracticeProperties, 'exercises' | 'progress' | 'onProgress'> {
  readonly onNext: (index: number) => void;
  /** Whether something comes after the exercise at this index. */
  readonly hasNext?: (index: number) => boolean;
  readonly onTry: ((body: Body) => void) | null;
  readonly ask: typeof askAnswerFeedback;
}

/** Exercises one below the other, with what was uncovered and answered of them. */
export function ExerciseList(properties: ListProperties) {
  const { exercises, progress, onProgress, onNext, hasNext = () => true, onTry, ask } = properties;
  // What is there by then is changed: a reply may come after other changes.
  const change = (id: string, changed: (before: Uncovered) => Partial<Uncovered>): void =>
    onProgress((before) => {
      const known = before.get(id) ?? covered;
      return new Map([...before, [id, { ...known, ...changed(known) }]]);
    });
  return (
    <ol class="exercises">
      {exercises.map((exercise, index) => (
        <ExerciseItem
          key={exercise.id}
          exercise={exercise}
          title={`Exercise ${index + 1}`}
          uncovered={progress.get(exercise.id) ?? covered}
          onUncover={(changed) => change(exercise.id, () => changed)}
          onAttempt={(changed) => change(exercise.id, ({ attempt }) => ({ attempt: { ...attempt, ...changed } }))}
          onNext={hasNext(index) ? () => onNext(index) : null}
          onTry={onTry}
          ask={ask}
        />
      ))}
    </ol>
  );
}

export function Practice({ exercises, progress, onProgress, onTry, onFresh }: PracticeProperties) {
  const last = exercises.at(-1);
  function goOn(index: number): void {
    const next = exercises[index + 1];
    if (next !== undefined) goToExercise(next.id);
    else if (last !== undefined) onFresh((last.seed + 1) % seedCount);
  }
  return (
    <>
      <p>Work on paper first, then check your answer. A hint gives away a little, the playground shows every step.</p>
      <ExerciseList
        exercises={exercises}
        progress={progress}
        onProgress={onProgress}
        onNext={goOn}
        onTry={onTry}
        ask={askAnswerFeedback}
      />
      {last !== undefined && (
        <p>
          <button type="button" class="button" onClick={() => onFresh((last.seed + 1) % seedCount)}>
            Fresh exercises
          </button>{' '}
          <span class="quiet">This asks the same question again, with other exercises beside it.</span>
        </p>
      )}
    </>
  );
}
