// Practice: exercises with hints that come one by one, and the answer at the end.

import './learn.css';
import { Formula } from '../formula/formula.tsx';
import { Rendered } from '../formula/rendered.tsx';
import type { Body, Exercise } from '../service/answers.ts';
import { Heading } from './heading.tsx';

/** How much of an exercise is shown. */
interface Uncovered {
  readonly hints: number;
  readonly answer: boolean;
}

/** By the ids of the exercises. Kept by the parent, so that another tab between two hints loses nothing. */
export type Progress = ReadonlyMap<string, Uncovered>;

const covered: Uncovered = { hints: 0, answer: false };

interface PracticeProperties {
  readonly exercises: readonly Exercise[];
  readonly progress: Progress;
  readonly onProgress: (progress: Progress) => void;
  /** Sends the request of an exercise. */
  readonly onTry: (body: Body) => void;
  /** Requests exercises from a seed on. */
  readonly onFresh: (seed: number) => void;
}

interface ExerciseProperties {
  readonly exercise: Exercise;
  readonly title: string;
  readonly uncovered: Uncovered;
  readonly onUncover: (uncovered: Uncovered) => void;
  readonly onTry: (body: Body) => void;
}

/** Those that are left, in words. */
function hintLabel(shown: number, count: number): string {
  if (shown === 0) return 'Give me a hint';
  return shown === count ? 'No more hints' : `Another hint (${shown} of ${count} shown)`;
}

function ExerciseItem({ exercise, title, uncovered, onUncover, onTry }: ExerciseProperties) {
  const { difficulty, prompt, choices, hints, body, answer, solution } = exercise;
  const isLast = uncovered.hints >= hints.length;
  return (
    <li class="exercise">
      <Heading>
        {title} <span class="difficulty">{difficulty}</span>
      </Heading>
      <p>
        <Rendered markup={prompt.html} />
      </p>
      {choices.length > 0 && (
        <ol class="choices" type="a">
          {choices.map((choice) => (
            <li key={choice.id}>
              <Rendered markup={choice.html} />
            </li>
          ))}
        </ol>
      )}
      <div role="group" aria-label={`Hints and answer, ${title}`} aria-live="polite">
        <ol class="hints">
          {hints.slice(0, uncovered.hints).map((hint) => (
            <li key={hint}>
              <Rendered markup={hint} />
            </li>
          ))}
        </ol>
        {uncovered.answer && (
          <div class="exercise-answer">
            <span>{answer === null ? 'Solution' : 'Answer'}</span>
            {answer !== null && <Formula markup={answer.html} name={`Answer, ${title}`} />}
            {solution.map((sentence) => (
              <p key={sentence}>
                <Rendered markup={sentence} />
              </p>
            ))}
          </div>
        )}
      </div>
      <div class="button-row">
        {hints.length > 0 && (
          <button
            type="button"
            class="button"
            aria-disabled={isLast}
            onClick={() => onUncover({ ...uncovered, hints: Math.min(uncovered.hints + 1, hints.length) })}
          >
            {hintLabel(uncovered.hints, hints.length)}
          </button>
        )}
        <button
          type="button"
          class="button"
          aria-expanded={uncovered.answer}
          onClick={() => onUncover({ ...uncovered, answer: !uncovered.answer })}
        >
          {uncovered.answer ? 'Hide the answer' : 'Show the answer'}
        </button>
        {body !== null && (
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

export function Practice({ exercises, progress, onProgress, onTry, onFresh }: PracticeProperties) {
  const last = exercises.at(-1);
  return (
    <>
      <p>Work on paper first. A hint gives away a little, the playground shows every step.</p>
      <ol class="exercises">
        {exercises.map((exercise, index) => (
          <ExerciseItem
            key={exercise.id}
            exercise={exercise}
            title={`Exercise ${index + 1}`}
            uncovered={progress.get(exercise.id) ?? covered}
            onUncover={(uncovered) => onProgress(new Map([...progress, [exercise.id, uncovered]]))}
            onTry={onTry}
          />
        ))}
      </ol>
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
