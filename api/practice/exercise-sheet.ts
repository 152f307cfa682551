// Sheets of exercises: which exercises a seed decides, of one operation or of several in turn, and one of them by its id or its place.

import { DIFFICULTIES, type Difficulty, type Exercise } from '@matrixsteps/engine/learning/exercise.ts';
import type { QuestionMaker } from '@matrixsteps/engine/learning/question.ts';
import {
  type AnyExercise,
  type GeneratedExercise,
  generateAnyExercise,
  generateExercise,
  makersOf,
} from '../sections/exercise-set.ts';
import { placesOf } from '../sections/exercise-places.ts';
import type { PracticeOperation } from './practice-operations.ts';

/** An operation that has exercises. */
export interface ExerciseSource extends PracticeOperation {
  readonly exercise: Exercise;
}

/** What one of the exercises that take turns is on. */
export interface SheetTurn {
  readonly source: ExerciseSource;
  /** A kind of exercise; null, and `mixed`, for any. */
  readonly kind: string | null;
  /** The id of the objective that it tests; null for any. */
  readonly objective: string | null;
}

export interface Sheet {
  /** Each has exercises: see `hasExercises`. */
  readonly turns: readonly SheetTurn[];
  /** The seed of the sheet, which is that of its first exercise. */
  readonly seed: number;
  /** A difficulty, or `mixed`: each in turn. */
  readonly difficulty: string;
}

/** One exercise of a sheet, and what it is an exercise on. */
export interface SheetExercise {
  readonly source: ExerciseSource;
  /** What draws it; null where the operation is to be carried out. */
  readonly maker: QuestionMaker | null;
  readonly difficulty: Difficulty;
  readonly seed: number;
}

export const MOST_EXERCISES = 100;

export function exerciseSources(operations: Iterable<PracticeOperation>): readonly ExerciseSource[] {
  return [...operations].flatMap((one): readonly ExerciseSource[] => {
    const { exercise } = one.operation;
    return exercise === null ? [] : [{ ...one, exercise }];
  });
}

export function hasExercises({ source: { operation }, ...filter }: SheetTurn): boolean {
  return makersOf(operation, filter).length > 0;
}

/**
 * The first exercises of a sheet. Of one operation, they are those that the `exercises` section of an answer has for the same seed and
 * kind. None where the sheet has no turns.
 * @throws Error where a turn has no exercises
 */
export function exercisesOn({ turns, seed, difficulty }: Sheet, count: number): readonly SheetExercise[] {
  const choices = turns.map((turn) => {
    const { source, kind, objective } = turn;
    if (!hasExercises(turn)) throw new Error(`no exercises on ${source.operation.id} of this kind and objective`);
    return { exercise: source.exercise, makers: makersOf(source.operation, { kind, objective }) };
  });
  const places = turns.length === 0 ? [] : placesOf(choices, { first: seed, wanted: difficulty }, count);
  return places.map((place, index) => ({ source: turns[index % turns.length].source, ...place }));
}

/** The exercise at an index of a sheet with turns, counted from 0. */
export function exerciseAt(sheet: Sheet, index: number): SheetExercise {
  return exercisesOn(sheet, index + 1)[index];
}

/** The ids of the objectives of these operations, each once. */
export function objectivesOf(sources: readonly ExerciseSource[]): readonly string[] {
  return [...new Set(sources.flatMap(({ operation }) => operation.learn?.objectives.map(({ id }) => id) ?? []))];
}

export function generated({
  source: { operation, endpoint, exercise },
  maker,
  difficulty,
  seed,
}: SheetExercise): AnyExercise {
  return generateAnyExercise(endpoint, { operation: operation.id, exercise, maker, difficulty, seed });
}

/** An exercise in carrying the operation out, solved. */
export function computed({
  source: { operation, endpoint, exercise },
  difficulty,
  seed,
}: SheetExercise): GeneratedExercise {
  return generateExercise(endpoint, { operation: operation.id, exercise, maker: null, difficulty, seed });
}

/** The parts of an id such as `determinant-2x2-easy-7`, or `trace-decide-trace-of-product-easy-7` of a question; null where it is none. */
export function partsOfId(
  id: string,
): { readonly name: string; readonly difficulty: Difficulty; readonly seed: number } | null {
  const match = /^(?<name>[a-z0-9-]{1,100})-(?<difficulty>easy|medium|hard)-(?<seed>0|[1-9]\d{0,9})$/.exec(id);
  if (match?.groups === undefined) return null;
  const { name, difficulty: wanted, seed: digits } = match.groups;
  const difficulty = DIFFICULTIES.find((one) => one === wanted);
  const seed = Number(digits);
  return difficulty === undefined || seed > LARGEST_SEED ? null : { name, difficulty, seed };
}

const LARGEST_SEED = 2 ** 32 - 1;
