// The outcome of a request: none yet, an answer, or a refusal that is not about a field.

import type { Step } from '../service/answers.ts';
import type { ListedOperation } from '../service/catalogue.ts';
import type { FieldProblem, Refused } from '../service/http.ts';
import { type BodyWritten, writeBody } from './body.ts';
import type { PlaygroundInput } from './draft.ts';
import { keptAnswer } from './kept-answers.ts';
import { type Answered, type Asked, lastVisit } from './last-visit.ts';

/** A question without an answer, with the steps that show why. */
export interface Explained {
  readonly kind: 'explained';
  readonly problems: readonly FieldProblem[];
  readonly steps: readonly Step[];
  readonly operation: ListedOperation;
}

export type Outcome =
  | { readonly kind: 'none' }
  | Answered
  | Explained
  | { readonly kind: 'refused'; readonly refused: Refused };

/** Whether the answer belongs to this input. */
export function answers(
  { asked }: { readonly asked: Asked },
  { operation }: PlaygroundInput,
  body: BodyWritten,
): boolean {
  return body.kind === 'body' && asked.body === body.text && asked.operation === operation.id;
}

/** The answer of the last visit, or one that this tab has kept, where it belongs to this input. */
export function lastAnswerTo(input: PlaygroundInput): Outcome {
  const body = writeBody(input);
  if (body.kind === 'problems') return { kind: 'none' };
  const answered = lastVisit.value?.answered ?? null;
  if (answered !== null && answers(answered, input, body)) return answered;
  return keptAnswer({ operation: input.operation.id, body: body.text }) ?? { kind: 'none' };
}

/** Whether the input has changed since the answer. */
export function isOutdated(outcome: Outcome, input: PlaygroundInput, body: BodyWritten): boolean {
  return outcome.kind === 'answered' && !answers(outcome, input, body);
}

/** Of longer answers the beginning is announced; the reader finds the rest in the page. */
const longestAnnouncement = 600;

/** The text for screen readers while a request is running, and when its answer has arrived. */
export function announcementOf(outcome: Outcome, isWaiting: boolean): string {
  if (isWaiting) return 'Working it out.';
  if (outcome.kind === 'explained') return 'There is no answer. The steps show why.';
  if (outcome.kind !== 'answered') return '';
  return spokenAnswer(outcome.answer.answer.speech);
}

/** An answer in a sentence for screen readers. */
export function spokenAnswer(speech: string): string {
  if (speech.length <= longestAnnouncement) return `The answer: ${speech}`;
  const beginning = speech.slice(0, longestAnnouncement);
  const whole = beginning.replace(/(?<=[,.;:]) [^,.;:]*$/, '').replace(/[,.;:]$/, '');
  return `The answer begins: ${whole}. The page has the rest.`;
}
