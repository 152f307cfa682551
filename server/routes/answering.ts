// Answering: from a question and who pays for it to the counted answer, in the order in which it can be refused.
// Above: mathematics.ts, playground.ts, mcp.ts. Below: payer.ts, accounts/, http/, workers/, and wire through the context.

import type { ServerResponse } from 'node:http';
import type { Stamp } from '@matrixmath/wire/family-a/metadata.ts';
import { type Answered, answered, type Considered, type Refusal as Unanswerable } from '@matrixmath/wire/service.ts';
import { secondsToReset } from '../accounts/month.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RecentRequest, StoreProblem } from '../accounts/store.ts';
import type { Context } from '../context.ts';
import { elapsed, type Exchange, type Fields, refuseExchange, send } from '../http/exchange.ts';
import { createLine } from '../http/line.ts';
import { answerFields, pack } from '../http/packed-answer.ts';
import { rateLimitFields } from '../http/rate-limits.ts';
import { bodyTooLarge, burstExceeded, type Refusal, refusals } from '../http/refusal.ts';
import { awaitsContinue, readBody, refuseByHeaders } from '../http/request-body.ts';
import { correlationIdOf } from '../http/request-id.ts';
import type { View } from '../workers/task.ts';
import { balanceOf, limitOf, type Payer, type Tally } from './payer.ts';

/** What is answered, and how. */
export interface Offer {
  /** What a worker finds it by, and the statistics name it. */
  readonly path: string;
  readonly view: View;
  /** Reads and validates the bytes of a question. */
  readonly consider: (bytes: Uint8Array) => Considered | Unanswerable;
  /** Header fields that all answers of the route have. */
  readonly fields: Fields;
  readonly source: RecentRequest['source'];
}

/** What became of a question that came in a message, and what its payer has used. */
export type Told =
  | { readonly kind: 'answer'; readonly body: Uint8Array; readonly tally: Tally }
  | { readonly kind: 'problems'; readonly body: Uint8Array; readonly tally: Tally }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly tally: Tally };

export interface Answering {
  readonly refuseWith: (exchange: Exchange, refusal: Refusal, ...fields: readonly Fields[]) => void;
  /** Begins to answer the payer's question, or to refuse it; nobody has to wait for the end of it. */
  readonly answer: (offer: Offer, exchange: Exchange, payer: Payer) => void;
  /**
   * Answers a question that came in a message of its payer, for who sends the answer on. Rejects where the store fails, or the
   * signal has ended the work.
   */
  readonly tell: (offer: Offer, payer: Payer, bytes: Uint8Array, signal: AbortSignal) => Promise<Told>;
  /** Why a message of this payer that asks no question is not answered now; null where it is. */
  readonly objectionTo: (payer: Payer) => Refusal | null;
  /** The header fields that say what a payer has left. */
  readonly limitFields: (payer: Payer, tally: Tally) => Fields;
  /** Runs the work on an exchange, and refuses where it rejects. */
  readonly run: (exchange: Exchange, work: (exchange: Exchange) => Promise<void>) => void;
  /** The same, unless there is too much to do. */
  readonly serve: (exchange: Exchange, work: (exchange: Exchange) => Promise<void>) => void;
  /** Notes what became of the request, where its account is known. */
  readonly note: (offer: Offer, exchange: Exchange) => void;
  /** Lets the router give the POST requests of a path to this work. */
  readonly addRoute: (
    router: FastifyInstance,
    path: string,
    offer: Offer,
    work: (exchange: Exchange, request: FastifyRequest) => Promise<void>,
  ) => void;
}

function isConnectionReset(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}

/** Who waits for an answer: a connection, or whoever has the signal. */
type Asker = ServerResponse | AbortSignal;

function isGone(asker: Asker): boolean {
  return asker instanceof AbortSignal ? asker.aborted : asker.destroyed;
}

function signalOf(asker: Asker): AbortSignal {
  if (asker instanceof AbortSignal) return asker;
  const abandonment = new AbortController();
  asker.once('close', () => abandonment.abort());
  return abandonment.signal;
}

/** A question that was settled; `prepared` is what was made of its answer before that was counted. */
type Settled<Prepared> =
  | { readonly kind: 'answer'; readonly answer: Answered; readonly prepared: Prepared; readonly tally: Tally }
  | { readonly kind: 'problems'; readonly status: number; readonly prepared: Prepared }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly tally?: Tally }
  | { readonly kind: 'gone' };

/** Where trouble is told. */
export interface Log {
  readonly error: (facts: object, sentence: string) => void;
}

export function createAnswering(context: Context, log: Log): Answering {
  const { settings, burst, activity, pool, measures, now } = context;
  const { burstPerSecond, maxBodyBytes } = settings;
  const line = measures.measureLine(createLine(settings.overloadMilliseconds));

  function refuseWith(exchange: Exchange, refusal: Refusal, ...fields: readonly Fields[]): void {
    refuseExchange(exchange, refusal, maxBodyBytes, ...fields);
  }

  function limitFields(payer: Payer, tally: Tally): Fields {
    const { policy } = payer.terms;
    const { used } = tally;
    const { period } = payer;
    return rateLimitFields({ policy, used, limit: limitOf(payer, tally), period, burstPerSecond }, now());
  }

  /** Large work is done for payers who are there. Who goes away takes the work in the pool along. */
  async function answerInPool({ path, view }: Offer, payer: Payer, bytes: Uint8Array, asker: Asker) {
    const signal = signalOf(asker);
    if ((await payer.current()) === null) return { kind: 'revoked' as const };
    return pool.answer(path, bytes, signal, view);
  }

  /** Small questions are answered here and now, others by a worker. */
  function solve(offer: Offer, payer: Payer, bytes: Uint8Array, asker: Asker) {
    if (bytes.length > settings.workerBodyBytes) return answerInPool(offer, payer, bytes, asker);
    const considered = offer.consider(bytes);
    if (considered.kind === 'refusal') return considered;
    return considered.cost > settings.workerCost ? answerInPool(offer, payer, bytes, asker) : considered.answer();
  }

  function stampOf(exchange: Exchange, payer: Payer, tally: Tally): Stamp {
    const { used, ...balance } = balanceOf(payer, tally);
    return {
      requestId: exchange.id,
      correlationId: correlationIdOf(exchange.request.headers['x-request-id']),
      processingTimeMs: Math.round(elapsed(exchange)),
      timestamp: new Date(now()).toISOString(),
      usage: { ...balance, requestsUsed: used },
    };
  }

  /** Refuses on the terms of who would have paid; `tally` where it is newer than the payer's. */
  async function refusePayer(
    offer: Offer,
    exchange: Exchange,
    payer: Payer,
    refusal: Refusal,
    tally?: Tally,
  ): Promise<void> {
    const current = await payer.current();
    if (current === null) refuseRevoked(offer, exchange, payer);
    else refuseWith(exchange, refusal, answerFields, offer.fields, limitFields(current, tally ?? current));
  }

  function refuseRevoked(offer: Offer, exchange: Exchange, { terms }: Payer): void {
    exchange.caller = null;
    refuseWith(exchange, terms.revoked, answerFields, offer.fields);
  }

  function exhausted(payer: Payer, tally: Tally): Refusal {
    const { terms, period } = payer;
    return terms.exhausted(limitOf(payer, tally), period.resetsAt, secondsToReset(period, now()));
  }

  /** One more of the payer's requests; the refusal where there are too many at once. */
  function burstOf({ bucket }: Payer): Refusal | null {
    const wait = burst.take(bucket, now());
    return wait > 0 ? burstExceeded(burstPerSecond, wait) : null;
  }

  /** What can be refused before anything is computed; null where nothing is. */
  function refusalBefore(payer: Payer): Refusal | null {
    const tooMany = burstOf(payer);
    if (tooMany !== null) return tooMany;
    return payer.used >= limitOf(payer, payer) ? exhausted(payer, payer) : null;
  }

  /** Computes the answer and counts it. Everything that can fail, or takes time, is done in `prepare`, before the count. */
  async function settle<Prepared>(
    offer: Offer,
    payer: Payer,
    bytes: Uint8Array,
    asker: Asker,
    prepare: (answer: Answered) => Prepared | Promise<Prepared>,
  ): Promise<Settled<Prepared>> {
    // The client went away while it waited.
    if (isGone(asker)) return { kind: 'gone' };
    const solved = solve(offer, payer, bytes, asker);
    const outcome = solved instanceof Promise ? await solved : solved;
    if (outcome.kind === 'revoked') return { kind: 'refused', refusal: payer.terms.revoked };
    if (outcome.kind === 'busy' || outcome.kind === 'overrun') {
      return { kind: 'refused', refusal: refusals[outcome.kind] };
    }
    const answer = outcome.kind === 'refusal' ? answered(outcome.body, null) : outcome;
    const preparing = prepare(answer);
    const prepared = preparing instanceof Promise ? await preparing : preparing;
    if (outcome.kind === 'refusal') return { kind: 'problems', status: outcome.status, prepared };
    if (isGone(asker)) return { kind: 'gone' };

    const counted = await payer.count();
    if (counted.kind === 'revoked') return { kind: 'refused', refusal: payer.terms.revoked };
    if (counted.kind === 'exhausted') return { kind: 'refused', refusal: exhausted(payer, counted), tally: counted };
    measures.noteAnswer(payer.terms.policy);
    return { kind: 'answer', answer, prepared, tally: counted };
  }

  /** Sends the answer, or refuses it. The numbers of an envelope are known when it is counted; all else is packed before that. */
  async function answerOrRefuse(offer: Offer, exchange: Exchange, payer: Payer, bytes: Uint8Array): Promise<void> {
    const { request, response } = exchange;
    const encoding = request.headers['accept-encoding'];
    const settled = await settle(offer, payer, bytes, response, (answer) => pack(answer, encoding));
    switch (settled.kind) {
      case 'gone':
        return undefined;
      case 'refused':
        return refusePayer(offer, exchange, payer, settled.refusal, settled.tally);
      case 'problems': {
        const { status, prepared } = settled;
        const current = await payer.current();
        if (current === null) return refuseRevoked(offer, exchange, payer);
        return send(
          exchange,
          status,
          prepared.seal(null),
          limitFields(current, current),
          offer.fields,
          prepared.fields,
        );
      }
      case 'answer': {
        const { answer, prepared, tally } = settled;
        const stamp = answer.envelope === null ? null : stampOf(exchange, payer, tally);
        return send(exchange, 200, prepared.seal(stamp), limitFields(payer, tally), offer.fields, prepared.fields);
      }
    }
  }

  async function tellSettled(offer: Offer, payer: Payer, bytes: Uint8Array, signal: AbortSignal): Promise<Told> {
    const settled = await settle(offer, payer, bytes, signal, ({ body }) => body);
    switch (settled.kind) {
      case 'gone':
        throw signal.reason;
      case 'refused':
        return { tally: payer, ...settled };
      case 'problems':
        return { kind: 'problems', body: settled.prepared, tally: payer };
      case 'answer':
        return { kind: 'answer', body: settled.prepared, tally: settled.tally };
    }
  }

  async function tell(offer: Offer, payer: Payer, bytes: Uint8Array, signal: AbortSignal): Promise<Told> {
    const refusal = line.isTooLong() ? refusals.overloaded : refusalBefore(payer);
    if (refusal !== null) return { kind: 'refused', refusal, tally: payer };
    const { promise, resolve, reject } = Promise.withResolvers<Told>();
    line.enter(() => {
      tellSettled(offer, payer, bytes, signal).then(resolve, reject);
    });
    return promise;
  }

  function conclude(work: Promise<void>, offer: Offer, exchange: Exchange, payer: Payer): void {
    work.catch((error: unknown) => failPayer(offer, exchange, payer, error));
  }

  /** What the payer has left is said where the store can tell. */
  async function failPayer(offer: Offer, exchange: Exchange, payer: Payer, error: unknown): Promise<void> {
    const current = error instanceof StoreProblem ? null : await payer.current().catch(() => null);
    fail(exchange, error, offer.fields, current === null ? [] : limitFields(current, current));
  }

  /** Reads the question and lets it wait in the line, or refuses it. */
  async function receive(offer: Offer, exchange: Exchange, payer: Payer): Promise<void> {
    const { request, response } = exchange;
    const { terms } = payer;
    // 415 and 413 as far as the headers tell, before a byte of the body is read.
    const objection = refuseByHeaders(request.headers, terms.maxBodyBytes);
    if (objection !== null) return refusePayer(offer, exchange, payer, objection);
    if (awaitsContinue(request.headers)) response.writeContinue();
    const bytes = await readBody(request, terms.maxBodyBytes);
    if (bytes === null) return refusePayer(offer, exchange, payer, bodyTooLarge(terms.maxBodyBytes));
    const refusal = refusalBefore(payer);
    if (refusal !== null) return refusePayer(offer, exchange, payer, refusal);
    line.enter(() => conclude(answerOrRefuse(offer, exchange, payer, bytes), offer, exchange, payer));
  }

  function fail(exchange: Exchange, error: unknown, ...fields: readonly Fields[]): void {
    const { response, id } = exchange;
    // The client went away in the middle of its body, or of its answer.
    if (response.destroyed) return;
    if (!isConnectionReset(error)) log.error({ err: error, requestId: id }, 'request failed');
    if (response.headersSent) response.destroy();
    else refuseWith(exchange, error instanceof StoreProblem ? refusals.storeDown : refusals.internal, ...fields);
  }

  function note({ path, source }: Offer, { caller, response }: Exchange): void {
    if (caller === null) return;
    const { accountId, digest } = caller;
    activity.note({ accountId, digest, endpoint: path, status: response.statusCode, at: now(), source });
  }

  function serve(exchange: Exchange, work: (exchange: Exchange) => Promise<void>): void {
    if (line.isTooLong()) {
      refuseWith(exchange, refusals.overloaded);
      return;
    }
    run(exchange, work);
  }

  function run(exchange: Exchange, work: (exchange: Exchange) => Promise<void>): void {
    work(exchange).catch((error: unknown) => fail(exchange, error));
  }

  return {
    refuseWith,
    answer: (offer, exchange, payer) => conclude(receive(offer, exchange, payer), offer, exchange, payer),
    tell,
    objectionTo: (payer) => (line.isTooLong() ? refusals.overloaded : burstOf(payer)),
    limitFields,
    run,
    serve,
    note,
    addRoute: (router, path, offer, work) => {
      router.post(path, {
        onRequest: (request, reply) => {
          reply.hijack();
          reply.raw.on('close', () => note(offer, request.exchange));
          serve(request.exchange, (exchange) => work(exchange, request));
        },
        handler: () => undefined,
      });
    },
  };
}
