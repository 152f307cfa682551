// The objectives of operations with the kinds of exercise that test them: what a teacher chooses from for a sheet.

import type { Operation } from '@matrixsteps/engine/catalogue/operation.ts';
import { EXERCISE_KINDS } from '@matrixsteps/engine/learning/question.ts';
import { RENDERERS } from '@matrixsteps/engine/render/renderers.ts';
import { FRACTIONS } from '@matrixsteps/engine/render/style.ts';
import { lazy } from '../caching/lazy.ts';
import type { Endpoint } from '../endpoints/endpoints.ts';
import { exerciseSources } from '../practice/exercise-sheet.ts';
import { practiceOperations } from '../practice/practice-operations.ts';
import { makersOf } from '../sections/exercise-set.ts';
import { type JsonText, plain } from '../serialize/json.ts';

/** The objectives of every operation that has exercises, by its id: JSON, written when it is first asked for. */
export function publishedObjectives(endpoints: readonly Endpoint[]): ReadonlyMap<string, () => JsonText> {
  return new Map(
    exerciseSources(practiceOperations(endpoints).values()).map(({ operation }) => [
      operation.id,
      lazy(() => objectivesJson(operation)),
    ]),
  );
}

/** Objectives in plain text, each with the kinds of its exercises in the order of a course; and the kinds of all exercises together. */
function objectivesJson(operation: Operation): JsonText {
  const kindsOf = (objective: string | null): readonly string[] =>
    EXERCISE_KINDS.filter((kind) => makersOf(operation, { kind, objective }).length > 0);
  const objectives = (operation.learn?.objectives ?? []).map(({ id, text }) => ({
    id,
    text: RENDERERS[''].prose(text, FRACTIONS),
    kinds: kindsOf(id),
  }));
  return plain({ objectives: objectives.filter(({ kinds }) => kinds.length > 0), kinds: kindsOf(null) });
}
