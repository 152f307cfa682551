// What a student writes as the answer to an exercise: its fields, what is sent of them, and which of them are wrong.

import type { AnswerFeedback } from '../service/feedback.ts';
import type { AnswerFields } from '../service/answers.ts';

/** The texts of the fields by row; a single field is one row of one. */
export type Texts = readonly (readonly string[])[];

/** Row and column count from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** What was checked, and what came back. */
export interface Judged {
  readonly texts: Texts;
  readonly feedback: AnswerFeedback;
}

export function emptyTexts({ rows, columns }: AnswerFields): Texts {
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));
}

export function withText(texts: Texts, { row, column }: Place, text: string): Texts {
  return texts.map((line, index) => (index === row ? line.with(column, text) : line));
}

/** The member `answer` of the request. Parts without a text are left out. */
export function answerOf({ form, parts }: AnswerFields, texts: Texts): unknown {
  const [line = []] = texts;
  switch (form) {
    case 'matrix':
      return texts;
    case 'list':
      return line;
    case 'parts':
      return Object.fromEntries(
        parts.map((part, index) => [part, line[index] ?? '']).filter(([, text]) => !isBlank(text)),
      );
    default:
      return line[0] ?? '';
  }
}

/** The fields that keep an answer from being checked, in reading order. Of an answer in parts one is enough. */
export function blankPlaces({ form }: AnswerFields, texts: Texts): readonly Place[] {
  const places = texts.flatMap((line, row) => line.flatMap((text, column) => (isBlank(text) ? [{ row, column }] : [])));
  if (form !== 'parts') return places;
  return places.length === texts.flat().length ? places.slice(0, 1) : [];
}

/** "row 1, column 2", "place 2", "basis", "your answer". */
export function placeName({ form, parts }: AnswerFields, { row, column }: Place): string {
  switch (form) {
    case 'matrix':
      return `row ${row + 1}, column ${column + 1}`;
    case 'list':
      return `place ${column + 1}`;
    case 'parts':
      return parts[column] ?? '';
    default:
      return 'your answer';
  }
}

/** Whether a field stands as it was checked, and was wrong. What has been changed since is not called wrong. */
export function isWrong({ form, parts }: AnswerFields, judged: Judged | null, texts: Texts, place: Place): boolean {
  if (judged === null) return false;
  const { row, column } = place;
  const { verdict, wrong } = judged.feedback;
  if (judged.texts[row]?.[column] !== texts[row]?.[column]) return false;
  switch (form) {
    case 'matrix':
    case 'list':
      return wrong.some((one) => one.row === row + 1 && one.column === column + 1);
    case 'parts':
      return wrong.some(({ part }) => part?.split('.')[0] === parts[column]);
    default:
      return !isPassed(verdict);
  }
}

/** Whether a verdict takes the answer as right. */
export function isPassed(verdict: string): boolean {
  return ['correct', 'correct_when_rounded', 'equivalent'].includes(verdict);
}

function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === '';
}
