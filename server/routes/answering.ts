// Answering: from a question and who pays for it to the counted answer, in the order in which it can be refused.
// Above: mathematics.ts, playground.ts. Below: payer.ts, accounts/, http/, workers/, and wire through the context.

import type { ServerResponse } from 'node:http';
import type { Endpoint } from '@matrixmath/wire/endpoints.ts';
import type { Stamp } from '@matrixmath/wire/family-a/metadata.ts';
import { answered, type consider } from '@matrixmath/wire/service.ts';
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

/** What a route answers, and how. */
export interface Offer {
  readonly endpoint: Endpoint;
  readonly view: View;
  readonly consider: typeof consider;
  /** Header fields that all answers of the route have. */
  readonly fields: Fields;
  readonly source: RecentRequest['source'];
}

export interface Answering {
  readonly refuseWith: (exchange: Exchange, refusal: Refusal, ...fields: readonly Fields[]) => void;
  /** Begins to answer the payer's question, or to refuse it; nobody has to wait for the end of it. */
  readonly answer: (offer: Offer, exchange: Exchange, payer: Payer) => void;
  /** Runs the work on an exchange, unless there is too much of it, and refuses where it rejects. */
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

  /** A client that goes away takes its work in the pool with it. */
  function answerInPool({ endpoint, view }: Offer, bytes: Uint8Array, response: ServerResponse) {
    const abandonment = new AbortController();
    response.once('close', () => abandonment.abort());
    return pool.answer(endpoint.path, bytes, abandonment.signal, view);
  }

  /** Small questions are answered here and now, others by a worker. */
  function solve(offer: Offer, bytes: Uint8Array, response: ServerResponse) {
    if (bytes.length > settings.workerBodyBytes) return answerInPool(offer, bytes, response);
    const considered = offer.consider(offer.endpoint, bytes);
    if (considered.kind === 'refusal') return considered;
    return considered.cost > settings.workerCost ? answerInPool(offer, bytes, response) : considered.answer();
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

  /** Refuses on the terms of who would have paid. */
  function refusePayer(offer: Offer, exchange: Exchange, payer: Payer, refusal: Refusal, tally: Tally = payer): void {
    refuseWith(exchange, refusal, answerFields, offer.fields, limitFields(payer, tally));
  }

  function refuseExhausted(offer: Offer, exchange: Exchange, payer: Payer, tally: Tally): void {
    const { terms, period } = payer;
    const refusal = terms.exhausted(limitOf(payer, tally), period.resetsAt, secondsToReset(period, now()));
    refusePayer(offer, exchange, payer, refusal, tally);
  }

  /** Computes, counts and sends the answer, or refuses it. */
  async function answerOrRefuse(offer: Offer, exchange: Exchange, payer: Payer, bytes: Uint8Array): Promise<void> {
    const { request, response } = exchange;
    const { terms } = payer;
    // The client went away while it waited.
    if (response.destroyed) return undefined;
    const solved = solve(offer, bytes, response);
    const outcome = solved instanceof Promise ? await solved : solved;
    if (outcome.kind === 'busy' || outcome.kind === 'overrun') {
      return refusePayer(offer, exchange, payer, refusals[outcome.kind]);
    }
    // The numbers of an envelope are not known yet; what can be done before the count is done here.
    const answer = outcome.kind === 'refusal' ? answered(outcome.body, null) : outcome;
    const packing = pack(answer, request.headers['accept-encoding']);
    const packed = packing instanceof Promise ? await packing : packing;
    if (outcome.kind === 'refusal') {
      return send(exchange, outcome.status, packed.seal(null), limitFields(payer, payer), offer.fields, packed.fields);
    }
    if (response.destroyed) return undefined;

    const counted = await payer.count();
    if (counted.kind === 'revoked') return refusePayer(offer, exchange, payer, terms.revoked);
    if (counted.kind === 'exhausted') return refuseExhausted(offer, exchange, payer, counted);
    measures.noteAnswer(terms.policy);
    const stamp = answer.envelope === null ? null : stampOf(exchange, payer, counted);
    return send(exchange, 200, packed.seal(stamp), limitFields(payer, counted), offer.fields, packed.fields);
  }

  function conclude(work: Promise<void>, offer: Offer, exchange: Exchange, payer: Payer): void {
    work.catch((error: unknown) => fail(exchange, error, offer.fields, limitFields(payer, payer)));
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
    const wait = burst.take(payer.bucket, now());
    if (wait > 0) return refusePayer(offer, exchange, payer, burstExceeded(burstPerSecond, wait));
    if (payer.used >= limitOf(payer, payer)) return refuseExhausted(offer, exchange, payer, payer);
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

  function note({ endpoint, source }: Offer, { caller, response }: Exchange): void {
    if (caller === null) return;
    const { accountId, digest } = caller;
    activity.note({ accountId, digest, endpoint: endpoint.path, status: response.statusCode, at: now(), source });
  }

  function serve(exchange: Exchange, work: (exchange: Exchange) => Promise<void>): void {
    if (line.isTooLong()) {
      refuseWith(exchange, refusals.overloaded);
      return;
    }
    work(exchange).catch((error: unknown) => fail(exchange, error));
  }

  return {
    refuseWith,
    answer: (offer, exchange, payer) => conclude(receive(offer, exchange, payer), offer, exchange, payer),
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
