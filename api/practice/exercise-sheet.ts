// Sheets of exercises: which exercises a seed decides, of one operation or of several in turn, and one of them by its id or its place.

import { DIFFICULTIES, type Difficulty, type Exercise } from '@matrixsteps/engine/learning/exercise.ts';
import type { QuestionMaker } from '@matrixsteps/engine/learning/question.ts';
import { sheetSeed } from '@matrixsteps/engine/learning/random.ts';
import {
  type AnyExercise,
  difficultyAt,
  type GeneratedExercise,
  generateAnyExercise,
  generateExercise,
  makerAt,
  makersOf,
} from '../sections/exercise-set.ts';
import type { PracticeOperation } from './practice-operations.ts';

/** An operation that has exercises. */
export interface ExerciseSource extends PracticeOperation {
  readonly exercise: Exercise;
}

export interface Sheet {
  /** They take turns. */
  readonly sources: readonly ExerciseSource[];
  /** The seed of the sheet, which is that of its first exercise. */
  readonly seed: number;
  /** A difficulty, or `mixed`: each in turn. */
  readonly difficulty: string;
  /** The kind of all exercises; null for any. */
  readonly kind: string | null;
  /** The objective that all exercises test; null for any. */
  readonly objective: string | null;
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

/**
 * The exercise at an index of a sheet, counted from 0. Of one operation, it is the one that the `exercises` section of an answer has there
 * for the same seed and kind. Null where the operation has none of the kind that tests the objective.
 */
export function exerciseAt(
  { sources, seed: first, difficulty: wanted, kind, objective }: Sheet,
  index: number,
): SheetExercise | null {
  const source = sources[index % sources.length];
  const difficulty = difficultyAt(Math.floor(index / sources.length), wanted);
  const makers = makersOf(source.operation, { kind, objective });
  if (makers.length === 0) return null;
  const seed = sheetSeed(first, index);
  return { source, maker: makerAt(makers, seed), difficulty, seed };
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
