// Requests about class sheets: those of teachers, and those of students.

import * as v from 'valibot';
import { Exercise } from './answers.ts';
import { AnswerReply } from './feedback.ts';
import { get, post } from './http.ts';

/** What one of the exercises that take turns is on; any objective is null, any kind `mixed`. */
const Turn = v.object({ operation: v.string(), kind: v.string(), objective: v.nullable(v.string()) });
export type Turn = v.InferOutput<typeof Turn>;

const OwnSheet = v.object({
  id: v.string(),
  title: v.string(),
  turns: v.array(Turn),
  difficulty: v.string(),
  count: v.number(),
  hints: v.boolean(),
  answers: v.string(),
  answers_from: v.nullable(v.string()),
  answers_daily: v.number(),
  created_at: v.string(),
  answers_today: v.number(),
});
export type OwnSheet = v.InferOutput<typeof OwnSheet>;
const OwnSheets = v.object({ sheets: v.array(OwnSheet), most: v.number() });
export type OwnSheets = v.InferOutput<typeof OwnSheets>;

/** When students see answers, key and solutions. */
export type AnswersShown = 'never' | 'from' | 'always';

/** All values are texts: operations are ids with commas between them, with as many kinds and objectives, numbers are digits. */
export interface SheetForm {
  readonly title: string;
  readonly operations: string;
  readonly kinds: string;
  readonly objectives: string;
  readonly difficulty: string;
  readonly count: string;
  readonly hints: 'yes' | 'no';
  /** The day is empty but for `from`. */
  readonly answers: AnswersShown;
  readonly answers_from: string;
  readonly answers_daily: string;
}

const ClassSheet = v.object({
  title: v.string(),
  count: v.number(),
  hints: v.boolean(),
  answers_from: v.nullable(v.string()),
  shows_answers: v.boolean(),
  /** Whether the teacher looks at it whose sheet it is. */
  is_own: v.boolean(),
  /** Whether it is the sheet that anybody may try, as its teacher too. */
  is_sample: v.boolean(),
  /** How many versions on paper there may be. */
  versions: v.number(),
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

export type Paper = 'sheet' | 'key' | 'solutions';

const PaperVersion = v.object({
  label: v.nullable(v.string()),
  address: v.string(),
  /** A QR code of the address: the path of an SVG that is so many units wide. */
  code: v.object({ size: v.number(), path: v.string() }),
  exercises: v.array(
    v.object({
      id: v.string(),
      prompt: v.string(),
      choices: v.array(v.string()),
      answer: v.nullable(v.string()),
      working: v.array(
        v.object({ kind: v.string(), html: v.string(), speech: v.string(), explain: v.nullable(v.string()) }),
      ),
    }),
  ),
});
export type PaperVersion = v.InferOutput<typeof PaperVersion>;

function paperPath(id: string, paper: Paper, students: readonly number[]): string {
  return `${pathOf(id)}/papers/${paper}/${students.join()}`;
}

/** The paper of some students, or of versions, which are students with small numbers. */
export const readPaper = (id: string, paper: Paper, students: readonly number[]) =>
  post(paperPath(id, paper, students), {}, v.object({ versions: v.array(PaperVersion) }));

/** The same as one document of LaTeX. */
export const readPaperLatex = (id: string, paper: Paper, students: readonly number[]) =>
  post(`${paperPath(id, paper, students)}/latex`, {}, v.object({ latex: v.string() }));

/** What the exercises of an operation test, and of which kinds they are. */
const Objectives = v.object({
  objectives: v.array(v.object({ id: v.string(), text: v.string(), kinds: v.array(v.string()) })),
  kinds: v.array(v.string()),
});
export type Objectives = v.InferOutput<typeof Objectives>;

export const readObjectives = (operation: string) =>
  get(`/playground/objectives/${encodeURIComponent(operation)}`, Objectives);

/** As `askAnswerFeedback`; the teacher pays. */
export const askSheetFeedback = (id: string, body: object) => post(`${pathOf(id)}/check`, body, AnswerReply);
