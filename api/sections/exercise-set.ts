// The exercises that a request asks for, generated and solved.

import type { Answer } from '@matrixsteps/engine/catalogue/answer.ts';
import type { Asked } from '@matrixsteps/engine/catalogue/asked.ts';
import type { AnswerComparison } from '@matrixsteps/engine/catalogue/comparison.ts';
import type { IdentityPart, Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import type { Prose } from '@matrixsteps/engine/document/prose.ts';
import type { Difficulty, DrawnExercise, Exercise } from '@matrixsteps/engine/learning/exercise.ts';
import type { DrawnQuestion, ExerciseKind, QuestionMaker } from '@matrixsteps/engine/learning/question.ts';
import { randomOf } from '@matrixsteps/engine/learning/random.ts';
import { FRACTIONS, type NumberStyle } from '@matrixsteps/engine/render/style.ts';
import { type ParsedRequest, parseRequest } from '../validate/parse-request.ts';
import type { Endpoint } from '../endpoints/endpoints.ts';
import { exerciseCount, exerciseDifficulty, exerciseKind, exerciseSeed } from '../endpoints/parameters.ts';
import { placesOf } from './exercise-places.ts';
import { stepStyle } from './number-styles.ts';

/** One exercise, generated from its seed and solved. */
export interface GeneratedExercise {
  readonly kind: 'compute';
  readonly id: string;
  /** The id of the objective that it tests: to carry the operation out is the first. Null where there is none. */
  readonly objective: string | null;
  /** When an answer is right that is not equal to this one. */
  readonly comparison: AnswerComparison;
  readonly difficulty: Difficulty;
  readonly seed: number;
  readonly task: Prose;
  /** What leads from the problem to the body, where it says more: the first sentences of the solution. */
  readonly before: readonly Prose[];
  readonly hints: readonly Prose[];
  /** What a caller posts to get the full solution. */
  readonly body: DrawnExercise['body'];
  readonly answer: Answer;
  /** What a student is to write; null where the kind of the answer says it. */
  readonly asked: Asked | null;
  readonly identity: readonly IdentityPart[];
  /** The body as it was read. */
  readonly request: ParsedRequest;
  /** How its numbers are shown. */
  readonly style: NumberStyle;
}

/** One exercise that asks for more than to carry the operation out, generated from its seed. */
export interface GeneratedQuestion extends Pick<GeneratedExercise, 'id' | 'difficulty' | 'seed' | 'style'> {
  readonly kind: QuestionMaker['kind'];
  readonly objective: string;
  readonly question: DrawnQuestion;
}

/** Exercises of all kinds: those that compute have a body to post. */
export type AnyExercise = GeneratedExercise | GeneratedQuestion;

/** First seeds that the question itself decides are below this: short enough to be passed on by word of mouth. */
const DEFAULT_SEEDS = 1000;

/** What decides an exercise of an endpoint. */
export interface ExerciseChoice {
  readonly operation: string;
  readonly exercise: Exercise;
  /** What draws the question; null where the operation is to be carried out. */
  readonly maker: QuestionMaker | null;
  readonly difficulty: Difficulty;
  readonly seed: number;
}

/** The exercises asked for. */
export function exerciseSet(request: ParsedRequest, operation: Operation, inputHash: string): readonly AnyExercise[] {
  return exerciseChoices(request, operation, inputHash).choices.map((choice) =>
    generateAnyExercise(request.endpoint, choice),
  );
}

/** What decides them, and whether the question decided the seed: then the same few seeds come again and again. */
export function exerciseChoices({ values }: ParsedRequest, operation: Operation, inputHash: string) {
  const { id, exercise } = operation;
  const asked = values(exerciseSeed);
  if (exercise === null) return { choices: [], hasDefaultSeeds: false };
  const first = asked ?? seedOf(inputHash);
  const wanted = values(exerciseDifficulty);
  const choices = sheetOf(id, exercise, {
    first,
    count: values(exerciseCount),
    wanted,
    makers: makersOf(operation, { kind: values(exerciseKind) }),
  });
  return { choices, hasDefaultSeeds: asked === null };
}

/** How a sheet of exercises is drawn: the seed of its first exercise, their number, and a difficulty, without which they alternate. */
export interface SheetOptions {
  readonly first: number;
  readonly count: number;
  readonly wanted: string | null;
  /** What may draw them, null for carrying the operation out; nothing else by default. */
  readonly makers?: readonly (QuestionMaker | null)[];
}

/** Which exercises are wanted; null, and the kind `mixed`, is any. */
export interface ExerciseFilter {
  readonly kind?: string | null;
  readonly objective?: string | null;
}

/** What draws the exercises that a filter lets through; null is carrying the operation out, which meets the first objective. */
export function makersOf(
  { learn, questions }: Pick<Operation, 'learn' | 'questions'>,
  { kind = null, objective = null }: ExerciseFilter,
): readonly (QuestionMaker | null)[] {
  const isWanted = (itsKind: ExerciseKind, itsObjective: string | undefined): boolean =>
    (kind === null || kind === 'mixed' || kind === itsKind) && (objective === null || objective === itsObjective);
  const makers = questions.filter((maker) => isWanted(maker.kind, maker.objective));
  return isWanted('compute', learn?.objectives[0].id) ? [...makers, null] : makers;
}

/** The exercises of a sheet. Each has a seed of its own, so that it can be had alone by its seed and difficulty. */
export function sheetOf(
  operation: string,
  exercise: Exercise,
  { first, count, wanted, makers = [null] }: SheetOptions,
): readonly ExerciseChoice[] {
  if (makers.length === 0) return [];
  return placesOf([{ exercise, makers }], { first, wanted }, count).map((place) => ({ operation, exercise, ...place }));
}

/** Equal questions have equal hashes, and so equal exercises. */
function seedOf(inputHash: string): number {
  return Number.parseInt(inputHash.slice(-8), 16) % DEFAULT_SEEDS;
}

/** The beginning of the ids of all questions that a maker draws. */
export function questionName(operation: string, { kind, objective }: QuestionMaker): string {
  return `${operation}-${kind}-${objective}`;
}

/** Draws an exercise of any kind. */
export function generateAnyExercise(endpoint: Endpoint, choice: ExerciseChoice): AnyExercise {
  const { operation, maker, difficulty, seed } = choice;
  if (maker === null) return generateExercise(endpoint, choice);
  const { kind, objective } = maker;
  const id = `${questionName(operation, maker)}-${difficulty}-${seed}`;
  return { id, kind, objective, difficulty, seed, question: maker.draw(randomOf(seed), difficulty), style: FRACTIONS };
}

/** Draws an exercise in carrying the operation out, and solves it. */
export function generateExercise(
  endpoint: Endpoint,
  { operation, exercise, difficulty, seed }: ExerciseChoice,
): GeneratedExercise {
  const id = `${operation}-${difficulty}-${seed}`;
  const { body, prompt, before = [], hints } = exercise.draw(randomOf(seed), difficulty);
  const reading = parseRequest(endpoint, Buffer.from(JSON.stringify(body)));
  if (reading.kind === 'invalid') throw new Error(`the exercise ${id} is refused`);
  const { request } = reading;
  const [{ operation: asked, computation }] = request.calls;
  return {
    kind: 'compute',
    id,
    objective: asked.learn?.objectives[0].id ?? null,
    comparison: asked.comparison,
    difficulty,
    seed,
    task: prompt ?? computation.task(),
    before,
    hints,
    body,
    answer: computation.answer(),
    asked: computation.asked(),
    identity: computation.identity,
    request,
    style: stepStyle(request),
  };
}
