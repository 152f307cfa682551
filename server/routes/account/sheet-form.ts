// The form of a class sheet, and what is stored of it.

import type { Endpoint } from '@matrixsteps/api/endpoints/endpoints.ts';
import type { FieldError } from '@matrixsteps/api/validate/field-error.ts';
import { type ClassSheet, readClassSheet } from '@matrixsteps/api/web-answer/class-sheet.ts';
import { dayNumbered, dayNumberOf } from '../../accounts/usage/day.ts';
import { type Fields, type Form, type FormReading, readFields } from './forms.ts';

/** What a teacher chose. */
export interface SheetContent extends Pick<ClassSheet, 'operations' | 'difficulty' | 'count' | 'hints'> {
  readonly title: string;
  /** The UTC day from which answers are shown, such as `2026-11-20`; null for always. */
  readonly answersFrom: string | null;
  /** How many answers the sheet gives a UTC day, to the whole class. */
  readonly answersDaily: number;
}

const mostOperations = 10;
const mostExercises = 20;
const mostAnswersDaily = 100_000;

const names = ['title', 'operations', 'difficulty', 'count', 'hints', 'answers_from', 'answers_daily'] as const;
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

/** Reads the form; operations are ids with commas between them. All errors of one field's form are reported at once. */
export function readSheetForm(endpoints: readonly Endpoint[], form: Form): FormReading<SheetContent> {
  const fields = readFields<Name>(
    form,
    names.map((name) => [name, name === 'title' ? 'name' : 'text'] as const),
    null,
  );
  return fields.kind === 'invalid' ? fields : readContent(endpoints, fields.value);
}

function readContent(endpoints: readonly Endpoint[], value: Fields<Name>): FormReading<SheetContent> {
  const operations = value('operations')
    .split(',')
    .filter((id) => id !== '');
  const count = wholeNumber(value('count'), 1, mostExercises);
  const answersDaily = wholeNumber(value('answers_daily'), 1, mostAnswersDaily);
  const from = value('answers_from');
  const entries = [
    operations.length > mostOperations
      ? entry('operations', `A sheet has at most ${mostOperations} operations.`)
      : null,
    count === null ? entry('count', `A sheet has 1 to ${mostExercises} exercises.`) : null,
    ['yes', 'no'].includes(value('hints')) ? null : entry('hints', 'yes or no is wanted.'),
    from === '' || isDay(from) ? null : entry('answers_from', 'A day such as 2026-11-20 is wanted.'),
    answersDaily === null ? entry('answers_daily', `A number from 1 to ${mostAnswersDaily} is wanted.`) : null,
  ].filter((each) => each !== null);
  if (entries.length > 0 || count === null || answersDaily === null) return { kind: 'invalid', entries };
  const drawn = { operations, difficulty: value('difficulty'), count };
  const reading = readClassSheet(endpoints, Buffer.from(JSON.stringify(drawn)));
  if (reading.kind === 'invalid') return reading;
  const answersFrom = from === '' ? null : from;
  return {
    kind: 'valid',
    value: { ...drawn, title: value('title'), hints: value('hints') === 'yes', answersFrom, answersDaily },
  };
}
