// The form of a class sheet, and what is stored of it.

import { DIFFICULTIES } from '@matrixsteps/engine/learning/exercise.ts';
import type { Endpoint } from '@matrixsteps/api/endpoints/endpoints.ts';
import type { FieldError } from '@matrixsteps/api/validate/field-error.ts';
import { type ClassSheet, faultOf, type Turn, type TurnFault } from '@matrixsteps/api/web-answer/class-sheet.ts';
import { dayNumbered, dayNumberOf } from '../../accounts/usage/day.ts';
import { type Fields, type Form, type FormReading, readFields } from './forms.ts';

const ANSWERS_SHOWN = ['never', 'from', 'always'] as const;
export type AnswersShown = (typeof ANSWERS_SHOWN)[number];

/** What a teacher chose. */
export interface SheetContent extends Pick<ClassSheet, 'turns' | 'difficulty' | 'count' | 'hints'> {
  readonly title: string;
  /** When students see answers, key and solutions. */
  readonly answers: AnswersShown;
  /** The UTC day from which they see them, such as `2026-11-20`; null where no day decides. */
  readonly answersFrom: string | null;
  /** How many answers the sheet gives a UTC day, to the whole class. */
  readonly answersDaily: number;
}

const mostOperations = 10;
const mostExercises = 20;
const mostAnswersDaily = 100_000;

const difficulties: readonly string[] = [...DIFFICULTIES, 'mixed'];

const names = [
  'title',
  'operations',
  'kinds',
  'objectives',
  'difficulty',
  'count',
  'hints',
  'answers',
  'answers_from',
  'answers_daily',
] as const;
type Name = (typeof names)[number];

function entry(field: Name, msg: string, type = 'value_error.const'): FieldError {
  return { loc: ['body', field], msg, type };
}

/** A whole number in digits; null for any other text. */
function wholeNumber(text: string, least: number, most: number): number | null {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  return number >= least && number <= most ? number : null;
}

function isDay(text: string): boolean {
  try {
    // The 31st of February would be a day of March.
    return dayNumbered(dayNumberOf(text)) === text;
  } catch {
    return false;
  }
}

/** What is wrong with the day; null where there is one just where one is wanted. */
function faultOfDay(answers: AnswersShown, day: string): FieldError | null {
  if (answers === 'from') return isDay(day) ? null : entry('answers_from', 'A day such as 2026-11-20 is wanted.');
  return day === '' ? null : entry('answers_from', `No day is wanted where answers are shown ${answers}.`);
}

/**
 * Reads the form. Operations are ids with commas between them; kinds and objectives stand at the places of their operations, and an empty
 * objective is any. All errors of one field's form are reported at once.
 */
export function readSheetForm(endpoints: readonly Endpoint[], form: Form): FormReading<SheetContent> {
  const fields = readFields<Name>(
    form,
    names.map((name) => [name, name === 'title' ? 'name' : 'text'] as const),
    null,
  );
  return fields.kind === 'invalid' ? fields : readContent(endpoints, fields.value);
}

function readContent(endpoints: readonly Endpoint[], value: Fields<Name>): FormReading<SheetContent> {
  const count = wholeNumber(value('count'), 1, mostExercises);
  const answersDaily = wholeNumber(value('answers_daily'), 1, mostAnswersDaily);
  const answers = ANSWERS_SHOWN.find((shown) => shown === value('answers'));
  const from = value('answers_from');
  const turns = readTurns(endpoints, value);
  const entries = [
    turns.fault,
    difficulties.includes(value('difficulty'))
      ? null
      : entry('difficulty', `One of these is wanted: ${difficulties.join(', ')}.`),
    count === null ? entry('count', `A sheet has 1 to ${mostExercises} exercises.`) : null,
    ['yes', 'no'].includes(value('hints')) ? null : entry('hints', 'yes or no is wanted.'),
    answers === undefined
      ? entry('answers', `One of these is wanted: ${ANSWERS_SHOWN.join(', ')}.`)
      : faultOfDay(answers, from),
    answersDaily === null ? entry('answers_daily', `A number from 1 to ${mostAnswersDaily} is wanted.`) : null,
  ].filter((each) => each !== null);
  if (entries.length > 0 || count === null || answersDaily === null || answers === undefined)
    return { kind: 'invalid', entries };
  return {
    kind: 'valid',
    value: {
      turns: turns.turns,
      difficulty: value('difficulty'),
      count,
      title: value('title'),
      hints: value('hints') === 'yes',
      answers,
      answersFrom: from === '' ? null : from,
      answersDaily,
    },
  };
}

interface TurnsReading {
  readonly turns: readonly Turn[];
  readonly fault: FieldError | null;
}

const faults: { readonly [F in TurnFault]: (turn: Turn) => FieldError } = {
  operation: ({ operation }) => entry('operations', `There are no exercises on “${operation.slice(0, 40)}”.`),
  kind: ({ kind }) => entry('kinds', `“${kind.slice(0, 40)}” is no kind of exercise.`),
  objective: ({ operation, objective }) =>
    entry('objectives', `${operation} has no objective “${objective?.slice(0, 40)}”.`),
  combination: ({ operation, kind, objective }) =>
    entry('kinds', `No exercise on ${operation} of the kind ${kind} tests ${objective ?? 'any objective'}.`),
};

/** To carry the operation out, which every operation with exercises can be asked for. */
function plainTurn(operation: string): Turn {
  return { operation, kind: 'compute', objective: null };
}

function readTurns(endpoints: readonly Endpoint[], value: Fields<Name>): TurnsReading {
  const [operations, kinds, objectives] = (['operations', 'kinds', 'objectives'] as const).map((name) =>
    value(name).split(','),
  );
  if (value('operations') === '') return { turns: [], fault: entry('operations', 'A sheet has an operation.') };
  if (operations.length > mostOperations) {
    return { turns: [], fault: entry('operations', `A sheet has at most ${mostOperations} operations.`) };
  }
  const unknown = operations.find((operation) => faultOf(endpoints, plainTurn(operation)) !== null);
  if (unknown !== undefined) return { turns: [], fault: faults.operation(plainTurn(unknown)) };
  for (const [name, texts] of [
    ['kinds', kinds],
    ['objectives', objectives],
  ] as const) {
    if (texts.length !== operations.length) {
      return { turns: [], fault: entry(name, 'One is wanted for each operation, with commas between them.') };
    }
  }
  const turns = operations.map((operation, place): Turn => {
    const objective = objectives[place];
    return { operation, kind: kinds[place], objective: objective === '' ? null : objective };
  });
  for (const turn of turns) {
    const fault = faultOf(endpoints, turn);
    if (fault !== null) return { turns, fault: faults[fault](turn) };
  }
  return { turns, fault: null };
}
