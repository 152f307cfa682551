// The workings of one question by each of its methods.

import * as v from 'valibot';
import { Preview, Step } from './answers.ts';
import { post } from './http.ts';

const MethodWorking = v.object({
  method: v.string(),
  description: v.string(),
  /** How many of what the method takes for these numbers; empty where that is not counted. */
  counts: v.record(v.string(), v.number()),
  steps: v.array(Step),
});
export type MethodWorking = v.InferOutput<typeof MethodWorking>;

const Comparison = v.object({ ...Preview.entries, workings: v.array(MethodWorking) });
export type Comparison = v.InferOutput<typeof Comparison>;

/** Asks for the workings by all methods, which counts as one answer; the body is JSON text as the operation takes it. */
export function askComparison(operation: string, body: string) {
  return post(`/playground/comparisons/${encodeURIComponent(operation)}`, body, Comparison);
}
