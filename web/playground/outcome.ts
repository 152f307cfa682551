// What became of a question: nothing yet, an answer, or a refusal that is not about one of its fields.

import type { Refused } from '../service/http.ts';
import { type BodyWritten, writeBody } from './body.ts';
import type { Question } from './draft.ts';
import { type Answered, lastVisit } from './last-visit.ts';

export type Outcome = { readonly kind: 'none' } | Answered | { readonly kind: 'refused'; readonly refused: Refused };

/** Whether the answer is one to this question. */
function answers({ asked }: Answered, { operation }: Question, body: BodyWritten): boolean {
  return body.kind === 'body' && asked.body === body.text && asked.operation === operation.id;
}

/** What was answered here before, where it answers this question. */
export function lastAnswerTo(question: Question): Outcome {
  const answered = lastVisit.value?.answered ?? null;
  return answered !== null && answers(answered, question, writeBody(question)) ? answered : { kind: 'none' };
}

/** Whether the question, whose body this is, has changed since it was answered. */
export function isOutdated(outcome: Outcome, question: Question, body: BodyWritten): boolean {
  return outcome.kind === 'answered' && !answers(outcome, question, body);
}

/** Longer answers are listened to where they stand. */
const longestAnnouncement = 240;

/** What is said aloud while an answer is on its way, and when it has come. */
export function announcementOf(outcome: Outcome, isWaiting: boolean): string {
  if (isWaiting) return 'Working it out.';
  if (outcome.kind !== 'answered') return '';
  const { speech } = outcome.answer.answer;
  return speech.length > longestAnnouncement ? 'The answer is there.' : `The answer: ${speech}`;
}
