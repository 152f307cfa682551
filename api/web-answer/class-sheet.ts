// The exercises of a class sheet as one student gets them: hints and answers as far as the teacher shows them.

import { EXERCISE_KINDS } from '@matrixsteps/engine/learning/question.ts';
import { memoizeWeak } from '../caching/lazy.ts';
import type { Endpoint } from '../endpoints/endpoints.ts';
import { type PreparedRequest, replyOf } from '../execute/prepare.ts';
import {
  exercisesOn,
  exerciseSources,
  type ExerciseSource,
  generated,
  hasExercises,
  type SheetExercise,
} from '../practice/exercise-sheet.ts';
import { EXERCISE } from '../practice/exercises.ts';
import { practiceOperations } from '../practice/practice-operations.ts';
import { plain } from '../serialize/json.ts';
import { exerciseShown, type ShownExercise } from './web-answer.ts';

/** What one of the exercises that take turns is on. */
export interface Turn {
  readonly operation: string;
  /** A kind of exercise, or `mixed` for any. */
  readonly kind: string;
  /** The id of an objective of the operation; null for any. */
  readonly objective: string | null;
}

/** What decides the exercises of one student. Difficulty is `easy`, `medium`, `hard` or `mixed`. */
export interface DrawnSheet {
  readonly turns: readonly Turn[];
  readonly difficulty: string;
  readonly count: number;
  readonly seed: number;
}

export interface ClassSheet extends DrawnSheet {
  readonly hints: boolean;
  readonly answers: boolean;
}

/** The operations that have exercises, by their ids. */
const sourcesOf = memoizeWeak(
  (endpoints: readonly Endpoint[]): ReadonlyMap<string, ExerciseSource> =>
    new Map(
      exerciseSources(practiceOperations(endpoints).values()).map((source) => [source.operation.id, source] as const),
    ),
);

/** Why there are no exercises of a turn. */
export type TurnFault = 'operation' | 'kind' | 'objective' | 'combination';

/** What is wrong with a turn; null where there are exercises of it. */
export function faultOf(endpoints: readonly Endpoint[], { operation: id, kind, objective }: Turn): TurnFault | null {
  const source = sourcesOf(endpoints).get(id);
  if (source === undefined) return 'operation';
  if (kind !== 'mixed' && !EXERCISE_KINDS.some((known) => known === kind)) return 'kind';
  const { operation } = source;
  if (objective !== null && operation.learn?.objectives.every((one) => one.id !== objective) !== false) {
    return 'objective';
  }
  return hasExercises({ source, kind, objective }) ? null : 'combination';
}

/** The exercises in their order. @throws Error where a turn has none: see `faultOf` */
export function drawnExercises(
  endpoints: readonly Endpoint[],
  { turns, difficulty, count, seed }: DrawnSheet,
): readonly SheetExercise[] {
  const known = sourcesOf(endpoints);
  const sheetTurns = turns.map(({ operation, kind, objective }) => {
    const source = known.get(operation);
    if (source === undefined) throw new Error(`no exercises on ${operation}`);
    return { source, kind, objective };
  });
  return exercisesOn({ turns: sheetTurns, seed, difficulty }, count);
}

/** `bytes` is a `ClassSheet` in JSON, as this service has written it. The reply holds nothing that is not to be shown. */
export function prepareClassSheet(endpoints: readonly Endpoint[], bytes: Uint8Array): PreparedRequest {
  const sheet: ClassSheet = JSON.parse(Buffer.from(bytes).toString());
  return {
    kind: 'prepared',
    nanoseconds: sheet.count * EXERCISE,
    run: () => {
      const exercises = drawnExercises(endpoints, sheet).map((one) =>
        withoutHidden(exerciseShown(generated(one)), sheet),
      );
      return replyOf(plain({ exercises }), null);
    },
  };
}

function withoutHidden(exercise: ShownExercise, shown: Pick<ClassSheet, 'hints' | 'answers'>): ShownExercise {
  const open = shown.hints ? exercise : { ...exercise, hints: [] };
  return shown.answers ? open : { ...open, answer: null, solution: [] };
}
