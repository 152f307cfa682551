// Feedback from the routes of practice, as the pages ask for it.

import * as v from 'valibot';
import { post } from './http.ts';

const Texts = v.array(v.string());
const Rows = v.array(Texts);

const LineFeedback = v.object({
  verdict: v.string(),
  certainty: v.string(),
  read: v.object({ text: v.string(), operations: Texts }),
  /** From 1; null where the rung does not tell, or there is none. */
  row: v.nullable(v.number()),
  column: v.nullable(v.number()),
  explanations: v.array(v.object({ kind: v.string(), sentence: v.string(), question: v.nullable(v.string()) })),
  expected: v.nullable(Rows),
});
export type LineFeedback = v.InferOutput<typeof LineFeedback>;

/** Something unread: the way to it in the body, and why. */
const UnreadPart = v.object({
  path: v.array(v.union([v.string(), v.number()])),
  reason: v.string(),
  character: v.nullable(v.number()),
});
export type UnreadPart = v.InferOutput<typeof UnreadPart>;

const WorkingFeedback = v.object({
  lines: v.array(LineFeedback),
  /** The index of a line, from 0. */
  first_slip: v.nullable(v.number()),
  answer: v.string(),
  hints: Texts,
  /** The row operations to go; null where the working is one of values. */
  work_left: v.nullable(v.number()),
  unread: v.array(UnreadPart),
});
export type WorkingFeedback = v.InferOutput<typeof WorkingFeedback>;

const NextStepFeedback = v.object({
  /** Null where the matrix has the form that the task asks for. */
  next_step: v.nullable(v.object({ operation: v.nullable(v.string()), hints: Texts, matrix: v.nullable(Rows) })),
  work_left: v.number(),
});
export type NextStepFeedback = v.InferOutput<typeof NextStepFeedback>;

export const AnswerFeedback = v.object({
  verdict: v.string(),
  sentence: v.string(),
  /** What was read of one line, as one writes it. */
  read_as: v.optional(v.nullable(v.string()), null),
  /** Rows and columns from 1. */
  wrong: v.array(v.object({ row: v.number(), column: v.number(), part: v.optional(v.string()) })),
  /** Slips each of which leads to just this answer. */
  explanations: v.array(v.object({ kind: v.string(), sentence: v.string(), question: v.string() })),
});
export type AnswerFeedback = v.InferOutput<typeof AnswerFeedback>;

/** A reply of `feedback/answer`. */
export const AnswerReply = v.pipe(
  v.object({ result: v.object({ answer: AnswerFeedback }) }),
  v.transform(({ result }) => result.answer),
);

/** The number of rungs of the hints; the last one tells the right row. */
export const RUNGS = 5;

const WorkingReply = v.pipe(
  v.object({ result: v.object({ answer: WorkingFeedback }) }),
  v.transform(({ result }) => result.answer),
);

const NextStepReply = v.pipe(
  v.object({ result: v.object({ answer: NextStepFeedback }) }),
  v.transform(({ result }) => result.answer),
);

/** The body is one of `feedback/answer`. */
export const askAnswerFeedback = (body: object) => post('/playground/feedback/answer', body, AnswerReply);

/** The body is one of `feedback/working`. */
export const askWorkingFeedback = (body: object) => post('/playground/feedback/working', body, WorkingReply);

/** The body is one of `feedback/next-step`. */
export const askNextStep = (body: object) => post('/playground/feedback/next-step', body, NextStepReply);
