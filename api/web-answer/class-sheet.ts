// The exercises of a class sheet as one student gets them: hints and answers as far as the teacher shows them.

import { memoizeWeak } from '../caching/lazy.ts';
import type { Endpoint } from '../endpoints/endpoints.ts';
import { type PreparedRequest, replyOf, type ValidationFailure } from '../execute/prepare.ts';
import { createSheetReader, EXERCISE, type SheetReading } from '../practice/exercises.ts';
import { exerciseAt, generated } from '../practice/exercise-sheet.ts';
import { refusalOf } from '../practice/practice-route.ts';
import { plain } from '../serialize/json.ts';
import { exerciseShown, type ShownExercise } from './web-answer.ts';

/** What decides the exercises of one student. Difficulty is `easy`, `medium`, `hard` or `mixed`. */
export interface ClassSheet {
  /** They take turns. */
  readonly operations: readonly string[];
  readonly difficulty: string;
  readonly count: number;
  readonly seed: number;
  readonly hints: boolean;
  readonly answers: boolean;
}

const readerOf = memoizeWeak((endpoints: readonly Endpoint[]) => createSheetReader(endpoints).read);

export function readClassSheet(endpoints: readonly Endpoint[], bytes: Uint8Array): SheetReading {
  return readerOf(endpoints)(bytes);
}

/** `bytes` is a `ClassSheet` in JSON. The reply holds nothing that is not to be shown. */
export function prepareClassSheet(
  endpoints: readonly Endpoint[],
  bytes: Uint8Array,
): PreparedRequest | ValidationFailure {
  const reading = readClassSheet(endpoints, bytes);
  if (reading.kind === 'invalid') return refusalOf(reading.entries);
  const { sheet, count, members } = reading;
  const isShown = (name: 'hints' | 'answers'): boolean => {
    const member = members.get(name);
    return member?.kind === 'boolean' && member.value;
  };
  const shown = { hints: isShown('hints'), answers: isShown('answers') };
  return {
    kind: 'prepared',
    nanoseconds: count * EXERCISE,
    run: () => {
      const places = Array.from({ length: count }, (_, index) => exerciseAt(sheet, index));
      const exercises = places.flatMap((one) =>
        one === null ? [] : [withoutHidden(exerciseShown(generated(one)), shown)],
      );
      return replyOf(plain({ exercises }), null);
    },
  };
}

function withoutHidden(exercise: ShownExercise, shown: Pick<ClassSheet, 'hints' | 'answers'>): ShownExercise {
  const open = shown.hints ? exercise : { ...exercise, hints: [] };
  return shown.answers ? open : { ...open, answer: null, solution: [] };
}
