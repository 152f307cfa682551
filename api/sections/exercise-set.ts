// The exercises that a request asks for, generated and solved.

import type { Answer } from '@matrixsteps/engine/catalogue/answer.ts';
import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import type { Prose } from '@matrixsteps/engine/document/prose.ts';
import {
  DIFFICULTIES,
  type Difficulty,
  type DrawnExercise,
  type Exercise,
} from '@matrixsteps/engine/learning/exercise.ts';
import { randomOf, sheetSeed } from '@matrixsteps/engine/learning/random.ts';
import type { NumberStyle } from '@matrixsteps/engine/render/style.ts';
import { type ParsedRequest, parseRequest } from '../validate/parse-request.ts';
import type { Endpoint } from '../endpoints/endpoints.ts';
import { exerciseCount, exerciseDifficulty, exerciseSeed } from '../endpoints/parameters.ts';
import { stepStyle } from './number-styles.ts';

/** One exercise, generated from its seed and solved. */
export interface GeneratedExercise {
  readonly id: string;
  readonly difficulty: Difficulty;
  readonly seed: number;
  /** The id of the objective that it tests; null where it names none. */
  readonly objective: string | null;
  readonly task: Prose;
  readonly hints: readonly Prose[];
  /** What a caller posts to get the full solution. */
  readonly body: DrawnExercise['body'];
  readonly answer: Answer;
  /** How its numbers are shown. */
  readonly style: NumberStyle;
}

/** First seeds that the question itself decides are below this: short enough to be passed on by word of mouth. */
const DEFAULT_SEEDS = 1000;

/** What decides an exercise of an endpoint. */
export interface ExerciseChoice {
  readonly operation: string;
  readonly exercise: Exercise;
  readonly difficulty: Difficulty;
  readonly seed: number;
}

/** The exercises asked for. */
export function exerciseSet(
  request: ParsedRequest,
  operation: Operation,
  inputHash: string,
): readonly GeneratedExercise[] {
  return exerciseChoices(request, operation, inputHash).choices.map((choice) =>
    generateExercise(request.endpoint, choice),
  );
}

/** What decides them, and whether the question decided the seed: then the same few seeds come again and again. */
export function exerciseChoices({ values }: ParsedRequest, { id, exercise }: Operation, inputHash: string) {
  const asked = values(exerciseSeed);
  if (exercise === null) return { choices: [], hasDefaultSeeds: false };
  const first = asked ?? seedOf(inputHash);
  const wanted = values(exerciseDifficulty);
  const choices = sheetOf(id, exercise, { first, count: values(exerciseCount), wanted });
  return { choices, hasDefaultSeeds: asked === null };
}

/** How a sheet of exercises is drawn: the seed of its first exercise, their number, and a difficulty, without which they alternate. */
export interface SheetOptions {
  readonly first: number;
  readonly count: number;
  readonly wanted: string | null;
}

/** The exercises of a sheet. Each has a seed of its own, so that it can be had alone by its seed and difficulty. */
export function sheetOf(
  operation: string,
  exercise: Exercise,
  { first, count, wanted }: SheetOptions,
): readonly ExerciseChoice[] {
  return Array.from({ length: count }, (_, index) => ({
    operation,
    exercise,
    difficulty: difficultyAt(index, wanted),
    seed: sheetSeed(first, index),
  }));
}

/** The difficulty of the exercise at an index: the wanted one, else each in turn. */
export function difficultyAt(index: number, wanted: string | null): Difficulty {
  return DIFFICULTIES.find((name) => name === wanted) ?? DIFFICULTIES[index % DIFFICULTIES.length];
}

/** Equal questions have equal hashes, and so equal exercises. */
function seedOf(inputHash: string): number {
  return Number.parseInt(inputHash.slice(-8), 16) % DEFAULT_SEEDS;
}

/** Draws an exercise and solves it. */
export function generateExercise(
  endpoint: Endpoint,
  { operation, exercise, difficulty, seed }: ExerciseChoice,
): GeneratedExercise {
  const id = `${operation}-${difficulty}-${seed}`;
  const { body, prompt, hints, objective = null } = exercise.draw(randomOf(seed), difficulty);
  const reading = parseRequest(endpoint, Buffer.from(JSON.stringify(body)));
  if (reading.kind === 'invalid') throw new Error(`the exercise ${id} is refused`);
  const { request } = reading;
  const [{ computation }] = request.calls;
  const task = prompt ?? computation.task();
  const style = stepStyle(request);
  return { id, difficulty, seed, objective, task, hints, body, answer: computation.answer(), style };
}
