// Running a batch: its questions go through the pipeline one by one, as if each had come alone, some of them side by side; the replies
// come out in the order of the questions.

import { setTimeout as delay } from 'node:timers/promises';
import { type BatchQuestion, batchTooLong, nestedBatch } from '@matrixsteps/api/batch/read-batch.ts';
import { type FieldError, validationBody } from '@matrixsteps/api/validate/field-error.ts';
import { StoreProblem } from '../accounts/store/store.ts';
import { type EncodedReply, encodeReply } from '../http/encode-reply.ts';
import { HttpError } from '../http/http-error.ts';
import type { Pieces } from '../http/line-stream.ts';
import { batchTimeOver, type Refusal, refusals, refusalText } from '../http/refusal.ts';
import { type Client, correlationIdOf, type RequestContext } from '../http/request-context.ts';
import type { Body } from '../http/send.ts';
import type { Holding } from '../http/waiting-bytes.ts';
import type { BillingAccount, UsageCount } from '../pipeline/billing.ts';
import type { Pipeline } from '../pipeline/handle-request.ts';
import { type AnswerRoute, ClientGone, type Outcome } from '../pipeline/question.ts';
import type { RouteTable } from '../routes/mathematics.ts';
import type { Services } from '../service-parts.ts';
import { createCountingTurns } from './counting-turns.ts';
import { endsBatch, isPassing, waitOf } from './patience.ts';

/** So many questions of a batch are computed at the same time; an account that asks alone has as many under way. */
const SIDE_BY_SIDE = 8;

/** What stands around an answer: its id and status, and the metadata of an envelope, which is written later. */
const FRAME_BYTES = 1024;

export interface Batch {
  readonly context: RequestContext;
  readonly account: BillingAccount;
  readonly client: Client;
  readonly holding: Holding;
  readonly questions: readonly BatchQuestion[];
  /** `whole`: the replies are sent together, and all are counted at the end. `lines`: each is sent as soon as those before it were. */
  readonly form: 'whole' | 'lines';
}

/** What became of one question. */
export interface MemberReply {
  readonly id: string | null;
  readonly status: number;
  /** Headers of its refusal that say when to ask again. */
  readonly headers: Refusal['headers'] | null;
  /** Writes the body, JSON. */
  readonly body: () => Pieces;
}

export interface BatchRun {
  /** The replies in the order of the questions. Ends with a ClientGone where the client goes. */
  readonly replies: () => AsyncGenerator<MemberReply, void>;
  /** The account's usage after what was counted so far. */
  readonly usage: () => UsageCount;
}

type BatchServices = Pick<Services, 'settings' | 'activity' | 'measures' | 'now'>;

export function startBatch(
  { settings, activity, measures, now }: BatchServices,
  pipeline: Pick<Pipeline, 'answer' | 'refusalOf' | 'metadataOf'>,
  routes: RouteTable,
  isBatchRoute: (route: string) => boolean,
  { context, account, client, holding, questions, form }: Batch,
): BatchRun {
  const isWhole = form === 'whole';
  const turns = createCountingTurns(account.count, questions.length, isWhole ? 'together' : 'as delivered');
  const correlationId = correlationIdOf(context);
  const signal = client.signal();
  const endsAt = performance.now() + 1000 * settings.batchSeconds;
  const outcomes = questions.map(() => Promise.withResolvers<MemberReply & { readonly held: number }>());
  let usage: UsageCount = account;
  let bytes = 0;
  let waiting = 0;
  /** Why no further question is asked. */
  let end: ((id: string | null) => MemberReply) | null = null;
  let next = 0;

  async function askAll(): Promise<void> {
    while (next < questions.length && !client.isGone()) {
      const place = next;
      next += 1;
      const computed = Promise.withResolvers<void>();
      let held = 0;
      const own: Holding = {
        add: (count) => {
          holding.add(count);
          held += count;
        },
        release: holding.release,
      };
      const asking = settle(place, ask(place, own, computed.resolve), () => held);
      // The answers of a whole reply wait for each other to be counted, and others are computed meanwhile.
      await (isWhole ? Promise.race([asking, computed.promise]) : asking);
    }
  }

  /** The outcome is there before those after it are counted. */
  async function settle(place: number, asking: Promise<MemberReply>, held: () => number): Promise<void> {
    try {
      const reply = await asking;
      outcomes[place].resolve({ ...reply, held: held() });
      turns.settle(place);
    } catch (error) {
      outcomes[place].reject(error);
    }
  }

  async function ask(place: number, own: Holding, onComputed: () => void): Promise<MemberReply> {
    const question = questions[place];
    const { id } = question;
    if (question.kind === 'faulty') return invalid(id, question.entries);
    if (isBatchRoute(question.route)) return invalid(id, [nestedBatch(place)]);
    const route = routes.get(question.route);
    if (route === undefined) return refused(id, refusals.notFound);
    const started: RequestContext = { ...context, startedAt: performance.now() };
    const reply = await askRoute(route, question, place, own, onComputed, started);
    measures.noteBatchQuestion(reply.status);
    if (context.caller !== null) {
      const { accountId, digest } = context.caller;
      activity.note({ accountId, digest, endpoint: route.path, status: reply.status, at: now(), source: 'api' });
    }
    return reply;
  }

  /** Asks the question, again where its refusal passes in time. */
  async function askRoute(
    route: AnswerRoute,
    { id, body }: Extract<BatchQuestion, { readonly kind: 'question' }>,
    place: number,
    own: Holding,
    onComputed: () => void,
    started: RequestContext,
  ): Promise<MemberReply> {
    for (;;) {
      if (performance.now() >= endsAt) end ??= (left) => refused(left, batchTimeOver(settings.batchSeconds));
      if (end !== null) return end(id);
      try {
        const outcome = await pipeline.answer<EncodedReply>({
          route,
          account: {
            ...account,
            // What waits to be counted is as good as used.
            used: usage.used + turns.waiting(),
            limit: usage.limit,
            count: () => {
              onComputed();
              return turns.count(place);
            },
          },
          // A worker takes the bytes away.
          body: new Uint8Array(body),
          client,
          holding: own,
          encode: async (reply) => fitting(await encodeReply(reply, undefined)),
        });
        return answered(id, outcome, started);
      } catch (error) {
        if (error instanceof ClientGone || client.isGone()) throw error;
        const wait = await passing(id, error);
        if (wait !== null) return wait;
      }
    }
  }

  /** Waits where the refusal passes; else what the question becomes. */
  async function passing(id: string | null, error: unknown): Promise<MemberReply | null> {
    if (error instanceof BatchTooLong) {
      end = (left) => invalid(left, [batchTooLong(settings.maxReplyBytes)]);
      return end(id);
    }
    if (error instanceof HttpError && error.usage !== null) usage = error.usage;
    const refusal = pipeline.refusalOf(error, context.id);
    const timeLeft = endsAt - performance.now();
    // The refusal would pass, and the batch has no time left to wait for it.
    if (timeLeft <= 0 && isPassing(refusal)) {
      end ??= (each) => refused(each, batchTimeOver(settings.batchSeconds));
      return end(id);
    }
    const milliseconds = waitOf(refusal, {
      burstPerSecond: account.policy.burstPerSecond,
      questions: waiting + 1,
      left: timeLeft,
    });
    if (milliseconds !== null) {
      waiting += 1;
      await delay(milliseconds, undefined, { signal }).finally(() => {
        waiting -= 1;
      });
      return null;
    }
    if (error instanceof StoreProblem || (error instanceof HttpError && endsBatch(refusal))) {
      end ??= (left) => refused(left, refusal);
    }
    measures.noteRefusal(refusal);
    return refused(id, refusal);
  }

  /** Adds the answer to the length of a JSON document, for which the limit of all replies holds. */
  function fitting(encoded: EncodedReply): EncodedReply {
    if (!isWhole) return encoded;
    bytes += encoded.length + FRAME_BYTES;
    if (bytes > settings.maxReplyBytes) throw new BatchTooLong();
    return encoded;
  }

  function answered(id: string | null, outcome: Outcome<EncodedReply>, started: RequestContext): MemberReply {
    const { status, encoded } = outcome;
    if (status === 200) usage = outcome.usage;
    const metadata = () => pipeline.metadataOf(started, account, outcome.usage, correlationId);
    return { id, status, headers: null, body: () => piecesOf(encoded.finalize(metadata)) };
  }

  function onGone(): void {
    turns.end(new ClientGone());
  }

  async function* replies(): AsyncGenerator<MemberReply, void> {
    signal.addEventListener('abort', onGone, { once: true });
    for (const { promise } of outcomes) promise.catch(() => undefined);
    for (let at = 0; at < SIDE_BY_SIDE; at += 1) void askAll();
    try {
      for (const [place, { promise }] of outcomes.entries()) {
        if (client.isGone()) throw new ClientGone();
        const { held, ...reply } = await promise;
        yield reply;
        if (!isWhole) holding.release(held);
        turns.deliver(place);
      }
    } finally {
      signal.removeEventListener('abort', onGone);
      next = questions.length;
      turns.end(new ClientGone());
    }
  }

  return { replies, usage: () => usage };
}

/** The answer has no room in the reply of the batch. */
class BatchTooLong extends Error {}

function invalid(id: string | null, entries: readonly FieldError[]): MemberReply {
  return { id, status: 422, headers: null, body: () => [validationBody(entries)] };
}

function refused(id: string | null, refusal: Refusal): MemberReply {
  return { id, status: refusal.status, headers: refusal.headers ?? null, body: () => [refusalText(refusal)] };
}

function piecesOf(body: Body): Pieces {
  if (typeof body === 'string' || body instanceof Uint8Array) return [body];
  return body.parts;
}
