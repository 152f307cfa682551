// Requests of the playground, and the shape of their answers.
// Members called `html` are markup for formula/rendered.tsx.

import * as v from 'valibot';
import { post } from './http.ts';

export const Spoken = v.object({ html: v.string(), speech: v.string() });

const AnswerPart = v.object({ kind: v.picklist(['formula', 'term', 'words']), html: v.string(), speech: v.string() });

const AnswerForm = v.object({
  /** `asked` where there is no other form. */
  name: v.picklist(['asked', 'fractions', 'decimals']),
  html: v.string(),
  /** The same numbers as they are read aloud. */
  speech: v.string(),
  /** The entries of a large matrix as texts; null for other answers. */
  table: v.nullable(v.array(v.array(v.string()))),
  /** Of an answer of several parts, row by row; none for other answers. */
  rows: v.array(v.array(AnswerPart)),
  /** What was rounded, as a sentence; empty where nothing was. */
  rounding: v.string(),
});
export type AnswerForm = v.InferOutput<typeof AnswerForm>;

export const Answer = v.object({
  html: v.string(),
  /** The form to begin with first. */
  forms: v.array(AnswerForm),
  /** The matrices to go on with: all entries are fractions. `name` is empty for the answer itself. */
  matrices: v.array(v.object({ name: v.string(), rows: v.array(v.array(v.string())) })),
  speech: v.string(),
  plain_text: v.string(),
  latex: v.string(),
  csv: v.string(),
  matlab: v.string(),
  numpy: v.string(),
  json: v.string(),
  /** False where the answer is the nearest doubles. */
  exact: v.boolean(),
  /** Whether rounding was asked for and changed a number: then the copies are rounded too. */
  is_rounded: v.boolean(),
  /** Whether doubles cannot hold all numbers, so that CSV and JSON round some. */
  rounded_by_doubles: v.boolean(),
  description: v.string(),
});
export type Answer = v.InferOutput<typeof Answer>;

export const Step = v.object({
  id: v.string(),
  kind: v.string(),
  background: v.boolean(),
  /** The shortest story that shows it. */
  from: v.picklist(['short', 'normal', 'full']),
  html: v.string(),
  speech: v.string(),
  explain: v.nullable(v.string()),
  explain_speech: v.nullable(v.string()),
});
export type Step = v.InferOutput<typeof Step>;

/** Each text is markup. */
const Misconception = v.object({
  id: v.string(),
  category: v.string(),
  misconception: v.string(),
  correct: v.string(),
  why_wrong: v.string(),
  example: v.object({ given: v.array(v.string()), incorrect: v.string(), correct: v.string() }),
});
const Application = v.object({ id: v.string(), title: v.string(), industry: v.string(), description: v.string() });

export const Learn = v.object({
  education_level: v.object({ display_name: v.string(), age_range: v.string() }),
  summary: v.string(),
  prerequisites: v.array(v.string()),
  intuition: v.array(v.string()),
  concepts: v.array(v.string()),
  key_terms: v.array(v.object({ term: v.string(), meaning: v.string() })),
  objectives: v.array(v.string()),
  hints: v.array(v.string()),
  formulae: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      html: v.string(),
      speech: v.string(),
      description: v.string(),
      conditions: v.array(v.string()),
      variables: v.array(v.string()),
    }),
  ),
  applications: v.array(Application),
  real_world_examples: v.array(Application),
  misconceptions: v.array(Misconception),
  learning_pathways: v.array(
    v.object({ title: v.string(), provider: v.string(), kind: v.string(), level: v.string(), url: v.string() }),
  ),
  next_topics: v.array(v.string()),
});
export type Learn = v.InferOutput<typeof Learn>;

/** A request body: fields with any JSON values. */
export const Body = v.record(v.string(), v.unknown());
export type Body = v.InferOutput<typeof Body>;

const AnswerField = v.object({
  /** The member of an answer in parts; empty where the field holds the whole answer. */
  name: v.string(),
  label: v.string(),
  /** `line` is for anything on one line, `choice` for one of the options, `several` for any of them. */
  form: v.picklist(['line', 'list', 'grid', 'choice', 'several']),
  rows: v.number(),
  columns: v.number(),
  /** Whether the student chooses how many rows and columns there are. */
  is_sized: v.boolean(),
  options: v.array(v.string()),
  /** What options are called, as HTML; none where they are called what is sent. */
  labels: v.array(v.string()),
  hint: v.string(),
});
export type AnswerField = v.InferOutput<typeof AnswerField>;

const AnswerFields = v.object({
  fields: v.array(AnswerField),
  /** How the parts make up what was given, such as `A = PDP⁻¹`; null where nothing needs to be said. */
  relation: v.nullable(v.string()),
  /** The words that say that there is no such thing; null where there always is. */
  impossible: v.nullable(v.string()),
});
export type AnswerFields = v.InferOutput<typeof AnswerFields>;

export const Exercise = v.object({
  id: v.string(),
  kind: v.string(),
  difficulty: v.string(),
  seed: v.number(),
  prompt: Spoken,
  hints: v.array(v.string()),
  /** Null for exercises that no operation solves. The solution of these has their answer. */
  body: v.nullable(Body),
  /** `rows` has the parts of an answer of several parts. */
  answer: v.nullable(v.object({ ...Spoken.entries, rows: v.array(v.array(AnswerPart)) })),
  /** Where the answer is written; null where it cannot be checked. */
  answer_fields: v.nullable(AnswerFields),
  solution: v.array(v.string()),
});
export type Exercise = v.InferOutput<typeof Exercise>;

const answered = {
  operation: v.object({ id: v.string(), title: v.string() }),
  request: v.object({ path: v.string(), body: v.string() }),
  task: v.object({ html: v.string(), speech: v.string(), text: v.string() }),
  answer: Answer,
  notes: v.array(v.string()),
};

/** The answer alone. */
export const Preview = v.object(answered);
export type Preview = v.InferOutput<typeof Preview>;

export const PageAnswer = v.object({
  ...answered,
  steps: v.array(Step),
  /** The length that was asked for; `steps` has those of the full story. */
  steps_length: v.picklist(['short', 'normal', 'full']),
  steps_latex: v.string(),
  learn: v.nullable(Learn),
  exercises: v.array(Exercise),
  implementations: v.array(v.object({ language: v.string(), label: v.string(), code: v.string(), output: v.string() })),
  quick_actions: v.array(
    v.object({ operation: v.string(), label: v.string(), description: v.string(), body: v.nullable(Body) }),
  ),
});
export type PageAnswer = v.InferOutput<typeof PageAnswer>;

/** Calls an operation; the body is JSON text as its route of family A takes it. */
export function askOperation(operation: string, body: string) {
  return post(`/playground/answers/${encodeURIComponent(operation)}`, body, PageAnswer);
}

/** The answer alone to a small question, which is not counted. */
export function askPreview(operation: string, body: string) {
  return post(`/playground/previews/${encodeURIComponent(operation)}`, body, Preview);
}

const Failure = v.object({ steps: v.array(Step) });

/** The steps that explain why a question has no answer; empty where the refusal has none. */
export function stepsOfFailure(content: unknown): readonly Step[] {
  const found = v.safeParse(Failure, content);
  return found.success ? found.output.steps : [];
}
