// Batches: many questions in few requests, each with a reply or an error of its own.

import { FailedRequest, type Outcome, outcomesOf, type SendBatch } from './batch-outcomes.ts';
import { errorFor, InvalidArgumentError, MatrixStepsError } from './errors.ts';
import { Question } from './question.ts';
import type { RequestSettings } from './transport.ts';

/** How far a batch has come. */
export interface Progress {
  /** Questions that have a reply or an error. */
  readonly done: number;
  /** All questions. */
  readonly total: number;
}

export interface BatchSettings extends RequestSettings {
  /** Called after each request, with `lines` after each answer. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Questions in one request, from 1 to 1,000; 100 without it. */
  readonly size?: number | undefined;
  /**
   * Whether answers come as lines (JSON Lines), each as soon as it is there, and not all of a request together. A connection that breaks
   * loses no answer that came: the client asks for the others. For large requests and large replies; lines are not compressed.
   */
  readonly lines?: boolean | undefined;
}

/** What became of one question. */
export type BatchAnswer<Reply> =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly error: MatrixStepsError };

/** The answers to some questions, in their order: of a tuple a tuple. */
export type BatchAnswers<Questions extends readonly Promise<unknown>[]> = {
  -readonly [Place in keyof Questions]: BatchAnswer<Awaited<Questions[Place]>>;
};

const BATCH_SIZE = 100;
const MOST_QUESTIONS = 1000;

/**
 * The answers in the order of the questions, each as soon as its request has been answered, or its line has come. An error of a request
 * stands in the place of all its questions that have no answer and of those after it, which are not asked any more. Whoever leaves the
 * loop ends the request.
 *
 * @throws InvalidArgumentError for what is no question, or the reason of the signal
 */
export async function* answersTo<Reply>(
  send: SendBatch,
  questions: readonly Promise<Reply>[],
  settings: BatchSettings,
  retries: number,
): AsyncGenerator<BatchAnswer<Reply>, void> {
  const { onProgress, size = BATCH_SIZE, lines = false, ...request } = settings;
  if (!Number.isInteger(size) || size < 1 || size > MOST_QUESTIONS) {
    throw new InvalidArgumentError(`size must be a whole number from 1 to ${MOST_QUESTIONS}.`);
  }
  const asked = questions.map(questionOf);
  const total = asked.length;
  let failed: FailedRequest | null = null;
  for (let start = 0; start < total; start += size) {
    const some = asked.slice(start, start + size);
    const left: FailedRequest | null = failed;
    const outcomes: Outcomes =
      left === null ? outcomesOf(send, some, { lines, request, retries }) : some.map(() => left);
    const answers: BatchAnswer<Reply>[] = [];
    for await (const outcome of outcomes) {
      const place = answers.length;
      if (outcome instanceof FailedRequest) failed = outcome;
      answers.push(answerOf(some[place], outcome instanceof FailedRequest ? outcome.error : outcome));
      if (!lines) continue;
      onProgress?.({ done: start + place + 1, total });
      yield answers[place];
    }
    if (lines) continue;
    onProgress?.({ done: start + some.length, total });
    yield* answers;
  }
}

type Outcomes = AsyncIterable<Outcome | FailedRequest> | readonly FailedRequest[];

function questionOf<Reply>(question: Promise<Reply>, place: number): Question<Reply> {
  if (question instanceof Question) return question;
  throw new InvalidArgumentError(`Item ${place} is no question: make questions with client.questions.`);
}

function answerOf<Reply>(question: Question<Reply>, outcome: Outcome): BatchAnswer<Reply> {
  if (outcome instanceof MatrixStepsError) return { ok: false, error: outcome };
  if (outcome.status !== 200) return { ok: false, error: errorFor(outcome) };
  try {
    return { ok: true, reply: question.read(outcome) };
  } catch (error) {
    if (error instanceof MatrixStepsError) return { ok: false, error };
    throw error;
  }
}
