// Patience: which refusals of a question pass, and how long a batch waits before it asks the question again.

import type { Reason, Refusal } from '../http/refusal.ts';

/** Refusals that are over after their `Retry-After`. */
const PASSING: ReadonlySet<Reason> = new Set(['burst', 'cpu_time', 'overloaded', 'busy_workers', 'bytes_waiting']);

/** Refusals of one question, which say nothing of the next. */
const ITS_OWN: ReadonlySet<Reason> = new Set(['key_scope', 'overrun', 'not_found', 'internal']);

/** What a wait depends on: the burst limit, how many questions of the batch wait, and how many milliseconds the batch has left. */
export interface Waiting {
  readonly burstPerSecond: number;
  readonly questions: number;
  readonly left: number;
}

/**
 * Milliseconds until the refusal may have passed; null where waiting does not help, or takes longer than the batch may. `Retry-After` is in
 * whole seconds, and a token of the burst limit is there sooner: the questions that wait ask in turn, each time that there is a new one.
 */
export function waitOf(refusal: Refusal, { burstPerSecond, questions, left }: Waiting): number | null {
  const { reason, headers } = refusal;
  if (!isPassing(refusal) || left <= 0) return null;
  if (reason === 'burst' && burstPerSecond > 0) return Math.min(left, (1000 * questions) / burstPerSecond);
  const milliseconds = 1000 * Number(headers?.['retry-after'] ?? 1);
  return milliseconds < left ? milliseconds : null;
}

/** Whether the refusal passes with time. */
export function isPassing({ reason }: Refusal): boolean {
  return PASSING.has(reason);
}

/** Whether the questions that follow would be refused for the same reason, so that they need not be asked. */
export function endsBatch({ reason }: Refusal): boolean {
  return !ITS_OWN.has(reason);
}
