// What a student writes as the answer to an exercise: its fields, what is sent of them, and which of them are wrong.

import type { AnswerFeedback } from '../service/feedback.ts';
import type { AnswerField, AnswerFields } from '../service/answers.ts';

/** The texts of one field by row; a single line is one row of one. */
export type FieldTexts = readonly (readonly string[])[];

/** What stands in all fields. */
export interface Draft {
  readonly texts: readonly FieldTexts[];
  /** Whether the student says that there is no such thing. */
  readonly isImpossible: boolean;
}

/** A place in a field; rows and columns count from 0. */
export interface Place {
  readonly field: number;
  readonly row: number;
  readonly column: number;
}

/** What was checked, and what came back. */
export interface Judged {
  readonly draft: Draft;
  readonly feedback: AnswerFeedback;
}

export function emptyDraft({ fields }: AnswerFields): Draft {
  return { texts: fields.map(({ rows, columns }) => blank(rows, columns)), isImpossible: false };
}

/** The draft if it fits the fields: what a browser has kept may be of another form. */
export function draftFor(fields: AnswerFields, draft: Draft | null): Draft {
  const fits =
    draft?.texts.length === fields.fields.length &&
    draft.texts.every((texts, index) => fitsIn(fields.fields[index], texts));
  return fits ? draft : emptyDraft(fields);
}

function fitsIn(field: AnswerField | undefined, texts: FieldTexts): boolean {
  if (field === undefined || texts.length === 0) return false;
  return field.is_sized || (texts.length === field.rows && texts.every((row) => row.length === field.columns));
}

function blank(rows: number, columns: number): FieldTexts {
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));
}

export function withText(draft: Draft, { field, row, column }: Place, text: string): Draft {
  const texts = draft.texts.map((rows, index) =>
    index === field ? rows.map((line, at) => (at === row ? line.with(column, text) : line)) : rows,
  );
  return { ...draft, texts };
}

/** The field with another number of rows and columns; what stands in those that stay is kept. */
export function withSize(draft: Draft, field: number, rows: number, columns: number): Draft {
  const resized = (before: FieldTexts): FieldTexts =>
    blank(rows, columns).map((line, row) => line.map((_, column) => before[row]?.[column] ?? ''));
  return { ...draft, texts: draft.texts.map((texts, index) => (index === field ? resized(texts) : texts)) };
}

/** The member `answer` of the request. Of several parts, those without a text are left out. */
export function answerOf({ fields }: AnswerFields, { texts, isImpossible }: Draft): unknown {
  if (isImpossible) return Object.fromEntries(fields.map(({ name }) => [name, null]));
  const [first] = fields;
  if (first !== undefined && first.name === '') return valueOf(first, texts[0] ?? []);
  return Object.fromEntries(
    fields.flatMap((field, index) => {
      const written = texts[index] ?? [];
      return written.flat().every(isBlank) ? [] : [[field.name, valueOf(field, written)] as const];
    }),
  );
}

function valueOf({ form }: AnswerField, texts: FieldTexts): unknown {
  const [line = []] = texts;
  if (form === 'grid') return texts;
  return form === 'list' ? line : (line[0] ?? '');
}

/** The places that keep an answer from being checked, in reading order. That none of some words holds may be the answer. */
export function blankPlaces({ fields }: AnswerFields, { texts, isImpossible }: Draft): readonly Place[] {
  if (isImpossible) return [];
  return fields.flatMap(({ form }, field) =>
    form === 'several'
      ? []
      : (texts[field] ?? []).flatMap((line, row) =>
          line.flatMap((text, column) => (isBlank(text) ? [{ field, row, column }] : [])),
        ),
  );
}

/** "row 1, column 2", "place 2 of Projection", "Eigenvalues". */
export function placeName({ fields }: AnswerFields, { field, row, column }: Place): string {
  const { form, label } = fields[field] ?? { form: 'line', label: '' };
  const of = fields.length === 1 ? '' : `${label}, `;
  if (form === 'grid') return `${of}row ${row + 1}, column ${column + 1}`;
  return form === 'list' ? `${of}place ${column + 1}` : label;
}

/** That nothing is there yet. */
export function blankSentence(fields: AnswerFields, place: Place): string {
  return fields.fields[place.field]?.form === 'choice'
    ? 'Choose one of the answers.'
    : `Nothing is written in ${placeName(fields, place)}.`;
}

/** Whether a place stands as it was checked, and was wrong. What has been changed since is not called wrong. */
export function isWrong({ fields }: AnswerFields, judged: Judged | null, draft: Draft, place: Place): boolean {
  if (judged === null) return false;
  const { field, row, column } = place;
  const { verdict, wrong } = judged.feedback;
  const { form, name } = fields[field] ?? { form: 'line', name: '' };
  if (judged.draft.isImpossible !== draft.isImpossible) return false;
  if (judged.draft.texts[field]?.[row]?.[column] !== draft.texts[field]?.[row]?.[column]) return false;
  const own = wrong.filter(({ part }) => name === '' || part?.split('.')[0] === name);
  if (form === 'grid' || form === 'list') return own.some((one) => one.row === row + 1 && one.column === column + 1);
  return name === '' ? !isPassed(verdict) : own.length > 0;
}

/** Whether a verdict takes the answer as right. */
export function isPassed(verdict: string): boolean {
  return ['correct', 'correct_when_rounded', 'equivalent'].includes(verdict);
}

function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === '';
}
