// Batches: many questions in few requests, each with a reply or an error of its own.

import { errorFor, InvalidArgumentError, isFinal, MalformedReplyError, MatrixStepsError } from './errors.ts';
import { memberText, partsOf } from './json-parts.ts';
import { pauseAfter, wait } from './pause.ts';
import { Question } from './question.ts';
import type { Received } from './received.ts';
import type { RequestSettings } from './transport.ts';
import { readRetryAfter } from './usage.ts';

/** How far a batch has come. */
export interface Progress {
  /** Questions that have a reply or an error. */
  readonly done: number;
  /** All questions. */
  readonly total: number;
}

export interface BatchSettings extends RequestSettings {
  /** Called after each request. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Questions in one request, from 1 to 1,000; 100 without it. */
  readonly size?: number | undefined;
}

/** What became of one question. */
export type BatchAnswer<Reply> =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly error: MatrixStepsError };

/** The answers to some questions, in their order: of a tuple a tuple. */
export type BatchAnswers<Questions extends readonly Promise<unknown>[]> = {
  -readonly [Place in keyof Questions]: BatchAnswer<Awaited<Questions[Place]>>;
};

/** Posts the body of a batch; with the retries of the client. */
export type SendBatch = (body: string, request: RequestSettings) => Promise<Received>;

const BATCH_SIZE = 100;
const MOST_QUESTIONS = 1000;

/** Statuses of a question that may pass. */
const PASSING: ReadonlySet<number> = new Set([429, 503]);

/** What the service said of one question, or why nobody knows. */
type Outcome = Received | MatrixStepsError;

/**
 * The answers in the order of the questions, each as soon as its request has been answered. An error of a request stands in the place of
 * all its questions and of those after it, which are not asked any more.
 *
 * @throws InvalidArgumentError for what is no question, or the reason of the signal
 */
export async function* answersTo<Reply>(
  send: SendBatch,
  questions: readonly Promise<Reply>[],
  settings: BatchSettings,
  retries: number,
): AsyncGenerator<BatchAnswer<Reply>, void> {
  const { onProgress, size = BATCH_SIZE, ...request } = settings;
  if (!Number.isInteger(size) || size < 1 || size > MOST_QUESTIONS) {
    throw new InvalidArgumentError(`size must be a whole number from 1 to ${MOST_QUESTIONS}.`);
  }
  const asked = questions.map(questionOf);
  let failure: MatrixStepsError | null = null;
  for (let start = 0; start < asked.length; start += size) {
    const some = asked.slice(start, start + size);
    let outcomes: readonly Outcome[];
    try {
      if (failure !== null) throw failure;
      outcomes = await askTogether(send, some, request, retries);
    } catch (error) {
      if (!(error instanceof MatrixStepsError)) throw error;
      failure = error;
      outcomes = some.map(() => error);
    }
    const answers = some.map((question, place) => answerOf(question, outcomes[place]));
    onProgress?.({ done: start + some.length, total: asked.length });
    yield* answers;
  }
}

function questionOf<Reply>(question: Promise<Reply>, place: number): Question<Reply> {
  if (question instanceof Question) return question;
  throw new InvalidArgumentError(`Item ${place} is no question: make questions with client.questions.`);
}

/** Asks some questions in one request, and those again that were refused for a moment. */
async function askTogether(
  send: SendBatch,
  questions: readonly Question<unknown>[],
  request: RequestSettings,
  retries: number,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const bodies = questions.map((question, place) => {
    try {
      return `{"route":${JSON.stringify(question.route)},"body":${question.body()}}`;
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error;
      outcomes[place] = error;
      return null;
    }
  });
  let places = [...bodies.keys()].filter((place) => bodies[place] !== null);
  for (let failures = 1; places.length > 0; failures += 1) {
    const received = await send(`{"questions":[${places.map((place) => bodies[place]).join(',')}]}`, request);
    const members = membersOf(received, places.length);
    for (const [index, place] of places.entries()) outcomes[place] = members[index];
    const refused = members.filter(mayPass);
    if (refused.length === 0 || failures > retries) break;
    const longest = Math.max(...refused.map(({ headers }) => readRetryAfter(headers) ?? 1));
    const pause = pauseAfter(failures, longest);
    if (pause === null) break;
    await wait(pause, request.signal);
    places = places.filter((_, index) => mayPass(members[index]));
  }
  return outcomes;
}

function mayPass({ status, headers }: Received): boolean {
  return PASSING.has(status) && !isFinal(headers);
}

/** The members of the reply, each as if it had come alone. @throws MalformedReplyError */
function membersOf(whole: Received, count: number): readonly Received[] {
  try {
    JSON.parse(whole.text);
  } catch {
    throw new MalformedReplyError(whole, 'it is not JSON');
  }
  const list = memberText(whole.text, 'answers');
  const items = list === null ? [] : partsOf(list);
  if (items.length !== count) throw new MalformedReplyError(whole, 'it has not one answer for each question');
  return items.map((item) => {
    const { status, headers = {} } = JSON.parse(item);
    const own = new Headers(whole.headers);
    for (const [name, value] of Object.entries(headers)) own.set(name, String(value));
    return { ...whole, status, headers: own, text: memberText(item, 'body') ?? '' };
  });
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
