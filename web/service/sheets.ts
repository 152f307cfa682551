// Requests about class sheets: those of teachers, and those of students.

import * as v from 'valibot';
import { Exercise } from './answers.ts';
import { AnswerReply } from './feedback.ts';
import { get, post } from './http.ts';

const OwnSheet = v.object({
  id: v.string(),
  title: v.string(),
  operations: v.array(v.string()),
  difficulty: v.string(),
  count: v.number(),
  hints: v.boolean(),
  answers_from: v.nullable(v.string()),
  answers_daily: v.number(),
  created_at: v.string(),
  answers_today: v.number(),
});
export type OwnSheet = v.InferOutput<typeof OwnSheet>;
const OwnSheets = v.object({ sheets: v.array(OwnSheet), most: v.number() });

/** All values are texts: operations are ids with commas between them, numbers are digits. */
export interface SheetForm {
  readonly title: string;
  readonly operations: string;
  readonly difficulty: string;
  readonly count: string;
  readonly hints: 'yes' | 'no';
  readonly answers_from: string;
  readonly answers_daily: string;
}

const ClassSheet = v.object({
  title: v.string(),
  count: v.number(),
  hints: v.boolean(),
  answers_from: v.nullable(v.string()),
  shows_answers: v.boolean(),
});
export type ClassSheet = v.InferOutput<typeof ClassSheet>;

export const readSheets = () => get('/account/sheets', OwnSheets);
export const makeSheet = (form: SheetForm) => post('/account/sheets', form, v.object({ id: v.string() }));
export const deleteSheet = (sheet: { readonly id: string }) => post('/account/sheets/delete', sheet, v.null());

function pathOf(id: string): string {
  return `/playground/sheets/${encodeURIComponent(id)}`;
}

export const readSheet = (id: string) => get(pathOf(id), ClassSheet);

/** The exercises of a student, whose number the browser has drawn. */
export const readSheetExercises = (id: string, student: number) =>
  post(`${pathOf(id)}/exercises/${student}`, {}, v.object({ exercises: v.array(Exercise) }));

/** As `askAnswerFeedback`; the teacher pays. */
export const askSheetFeedback = (id: string, body: object) => post(`${pathOf(id)}/check`, body, AnswerReply);
