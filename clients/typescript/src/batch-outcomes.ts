// The outcomes of the questions of one request: what the service said of each, or why nobody knows.

import { InvalidArgumentError, isFinal, MalformedReplyError, MatrixStepsError } from './errors.ts';
import { memberText, partsOf } from './json-parts.ts';
import { pauseAfter, wait } from './pause.ts';
import type { Question } from './question.ts';
import type { Received } from './received.ts';
import type { OnLine, RequestSettings } from './transport.ts';
import { readRetryAfter } from './usage.ts';

/** Posts the body of a batch, with the retries of the client; asks for lines where somebody wants them. */
export type SendBatch = (body: string, request: RequestSettings, onLine: OnLine | undefined) => Promise<Received>;

/** Statuses of a question that may pass. */
const PASSING: ReadonlySet<number> = new Set([429, 503]);

/** What the service said of one question, or why it was not asked. */
export type Outcome = Received | MatrixStepsError;

/** The error of a request, in the place of a question that it left without an answer. */
export class FailedRequest {
  readonly error: MatrixStepsError;

  constructor(error: MatrixStepsError) {
    this.error = error;
  }
}

export interface Asking {
  readonly lines: boolean;
  readonly request: RequestSettings;
  readonly retries: number;
}

/** What becomes of some questions, in their order, each as soon as it and those before it are known. */
export async function* outcomesOf(
  send: SendBatch,
  questions: readonly Question<unknown>[],
  asking: Asking,
): AsyncGenerator<Outcome | FailedRequest, void> {
  const { signal } = asking.request;
  const stop = new AbortController();
  const forward = (): void => stop.abort(signal?.reason);
  if (signal?.aborted === true) forward();
  signal?.addEventListener('abort', forward, { once: true });
  const settled = new Map<number, Outcome>();
  let wake = doNothing;
  let end: { readonly error: unknown } | null = null;
  const settle = (place: number, outcome: Outcome): void => {
    settled.set(place, outcome);
    wake();
  };
  const finish = (error: unknown): void => {
    end = { error };
    wake();
  };
  const request = { ...asking.request, signal: stop.signal };
  askTogether(send, questions, { ...asking, request }, settle).then(() => finish(null), finish);
  try {
    for (let place = 0; place < questions.length; ) {
      const outcome = settled.get(place) ?? failureOf(end);
      if (outcome === null) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      } else {
        place += 1;
        yield outcome;
      }
    }
  } finally {
    signal?.removeEventListener('abort', forward);
    stop.abort();
  }
}

function doNothing(): void {}

/** What a request that has ended leaves in the place of a question without an outcome; null where it goes on. Throws what is no failure of it. */
function failureOf(end: { readonly error: unknown } | null): FailedRequest | null {
  if (end === null) return null;
  if (end.error instanceof MatrixStepsError) return new FailedRequest(end.error);
  throw end.error ?? new Error('a question has no outcome');
}

/** Asks some questions in one request, and those again that were refused for a moment, or whose lines did not come. */
async function askTogether(
  send: SendBatch,
  questions: readonly Question<unknown>[],
  { lines, request, retries }: Asking,
  settle: (place: number, outcome: Outcome) => void,
): Promise<void> {
  const bodies = questions.map((question, place) => {
    try {
      return `{"route":${JSON.stringify(question.route)},"body":${question.body()}}`;
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error;
      settle(place, error);
      return null;
    }
  });
  let places = [...bodies.keys()].filter((place) => bodies[place] !== null);
  for (let failures = 1; places.length > 0; failures += 1) {
    const asked = places;
    const body = `{"questions":[${asked.map((place) => bodies[place]).join(',')}]}`;
    const { members, cut } = await membersFor(send, body, { count: asked.length, lines, request }, (member, index) => {
      if (!mayPass(member)) settle(asked[index], member);
    });
    places = asked.filter((_, index) => members[index] === undefined || mayPass(members[index]));
    if (places.length === 0) return;
    const longest = Math.max(1, ...members.filter(mayPass).map(({ headers }) => readRetryAfter(headers) ?? 1));
    const isLast = failures > retries || cut instanceof MalformedReplyError;
    const pause = isLast ? null : pauseAfter(failures, cut === null ? longest : null);
    if (pause === null) {
      for (const [index, member] of members.entries()) settle(asked[index], member);
      if (cut !== null) throw cut;
      return;
    }
    await wait(pause, request.signal);
  }
}

/**
 * The members of the reply to one request, in its order; `onMember` is told of each. `cut` is why there are fewer than were asked for,
 * after some lines: without any the error is thrown.
 */
async function membersFor(
  send: SendBatch,
  body: string,
  { count, lines, request }: Pick<Asking, 'lines' | 'request'> & { readonly count: number },
  onMember: (member: Received, index: number) => void,
): Promise<{ readonly members: readonly Received[]; readonly cut: MatrixStepsError | null }> {
  const members: Received[] = [];
  let malformed: MalformedReplyError | null = null;
  const take = (member: Received): void => onMember(member, members.push(member) - 1);
  const onLine: OnLine = (line, whole) => {
    const member = memberOf(line, whole);
    if (member === null || members.length === count)
      malformed ??= new MalformedReplyError(whole, 'a line is no answer');
    else if (malformed === null) take(member);
  };
  try {
    const whole = await send(body, request, lines ? onLine : undefined);
    if (malformed !== null) throw malformed;
    if (members.length === 0) membersOf(whole, count).forEach(take);
    if (members.length !== count) throw new MalformedReplyError(whole, COUNT_DIFFERS);
    return { members, cut: null };
  } catch (error) {
    if (!(error instanceof MatrixStepsError) || members.length === 0) throw error;
    return { members, cut: error };
  }
}

const COUNT_DIFFERS = 'it has not one answer for each question';

function mayPass({ status, headers }: Received): boolean {
  return PASSING.has(status) && !isFinal(headers);
}

/** The members of a reply that is one document. @throws MalformedReplyError */
function membersOf(whole: Received, count: number): readonly Received[] {
  try {
    JSON.parse(whole.text);
  } catch {
    throw new MalformedReplyError(whole, 'it is not JSON');
  }
  const list = memberText(whole.text, 'answers');
  const members = (list === null ? [] : partsOf(list)).map((text) => memberOf(text, whole));
  const known = members.filter((member) => member !== null);
  if (members.length !== count || known.length !== count) throw new MalformedReplyError(whole, COUNT_DIFFERS);
  return known;
}

/** A member of a reply as if it had come alone; null for what is none. */
function memberOf(text: string, whole: Received): Received | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof parsed !== 'object' || parsed === null) return null;
  const { status, headers } = Object(parsed);
  if (typeof status !== 'number') return null;
  const own = new Headers(whole.headers);
  for (const [name, value] of Object.entries(Object(headers))) own.set(name, String(value));
  return { ...whole, status, headers: own, text: memberText(text, 'body') ?? '' };
}
