// Answering: from a question and who pays for it to the counted answer, in the order in which it can be refused.

import type { Stamp } from '@matrixmath/api/envelope/metadata.ts';
import type { Answered } from '@matrixmath/api/execute/prepare.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { StoreProblem } from '../accounts/store.ts';
import type { Context } from '../context.ts';
import { elapsed, type Exchange, refuseExchange, send } from '../http/exchange.ts';
import type { Fields } from '../http/head.ts';
import { createLine } from '../http/line.ts';
import { answerFields, pack, type PackedAnswer } from '../http/packed-answer.ts';
import { rateLimitFields } from '../http/rate-limits.ts';
import { bodyTooLarge, burstExceeded, type Refusal, refusals } from '../http/refusal.ts';
import { awaitsContinue, readBody, refuseByHeaders } from '../http/request-body.ts';
import { correlationIdOf } from '../http/request-id.ts';
import { balanceOf, exhaustedBy, limitOf, type Payer, type Tally } from './payer.ts';
import { isoText } from '../turn-time.ts';
import { before, promised, tell, type Waiting } from '../waiting.ts';
import { createSettling, type Offer, type Settled } from './settling.ts';

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
  readonly run: (exchange: Exchange, work: Work) => void;
  /** The same, unless there is too much to do. */
  readonly serve: (exchange: Exchange, work: Work) => void;
  /** Notes what became of the request, where its account is known. */
  readonly note: (offer: Offer, exchange: Exchange) => void;
  /** Lets the router give the POST requests of a path to this work. */
  readonly addRoute: (
    router: FastifyInstance,
    path: string,
    offer: Offer,
    work: (exchange: Exchange, request: FastifyRequest) => void | Promise<void>,
  ) => void;
}

function isConnectionReset(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}

/** An offer that was asked for, and who pays. */
interface Inquiry {
  readonly offer: Offer;
  readonly exchange: Exchange;
  readonly payer: Payer;
}

/** What is done on an exchange, at once or later. */
export type Work = (exchange: Exchange) => void | Promise<void>;

/** Where trouble is told. */
export interface Log {
  readonly error: (facts: object, sentence: string) => void;
}

function toldOf(settled: Settled<Uint8Array>, payer: Payer, signal: AbortSignal): Told {
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

export function createAnswering(context: Context, log: Log): Answering {
  const { settings, burst, activity, measures, now } = context;
  const { burstPerSecond, maxBodyBytes } = settings;
  const settle = createSettling(context);
  let quietUntil = 0;
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

  function stampOf(exchange: Exchange, payer: Payer, tally: Tally): Stamp {
    const { used, ...balance } = balanceOf(payer, tally);
    return {
      requestId: exchange.id,
      correlationId: correlationIdOf(exchange.request.headers['x-request-id']),
      processingTimeMs: Math.round(elapsed(exchange)),
      timestamp: isoText(now()),
      usage: { ...balance, requestsUsed: used },
    };
  }

  /** Refuses on the terms of who would have paid; `tally` where it is newer than the payer's. */
  async function refusePayer(inquiry: Inquiry, refusal: Refusal, tally?: Tally): Promise<void> {
    const { offer, exchange, payer } = inquiry;
    const current = await payer.current();
    if (current === null) refuseRevoked(inquiry);
    else refuseWith(exchange, refusal, answerFields, offer.fields, limitFields(current, tally ?? current));
  }

  function refuseRevoked({ offer, exchange, payer }: Inquiry): void {
    exchange.caller = null;
    refuseWith(exchange, payer.terms.revoked, answerFields, offer.fields);
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
    return payer.used >= limitOf(payer, payer) ? exhaustedBy(payer, payer, now()) : null;
  }

  async function sendProblems(inquiry: Inquiry, status: number, { seal, fields }: PackedAnswer): Promise<void> {
    const { offer, exchange, payer } = inquiry;
    const current = await payer.current();
    if (current === null) refuseRevoked(inquiry);
    else send(exchange, status, seal(null), limitFields(current, current), offer.fields, fields);
  }

  /** The numbers of an envelope are known when it is counted; all else is packed before that. */
  function sendSettled(inquiry: Inquiry, settled: Settled<PackedAnswer>): void | Promise<void> {
    switch (settled.kind) {
      case 'gone':
        return undefined;
      case 'refused':
        return refusePayer(inquiry, settled.refusal, settled.tally);
      case 'problems':
        return sendProblems(inquiry, settled.status, settled.prepared);
      case 'answer': {
        const { offer, exchange, payer } = inquiry;
        const { answer, prepared, tally } = settled;
        const stamp = answer.envelope === null ? null : stampOf(exchange, payer, tally);
        return send(exchange, 200, prepared.seal(stamp), limitFields(payer, tally), offer.fields, prepared.fields);
      }
    }
  }

  async function answerMessage(offer: Offer, payer: Payer, bytes: Uint8Array, signal: AbortSignal): Promise<Told> {
    const refusal = line.isTooLong() ? refusals.overloaded : refusalBefore(payer);
    if (refusal !== null) return { kind: 'refused', refusal, tally: payer };
    const question = { offer, payer, bytes, asker: signal, prepare: ({ body }: Answered) => body };
    const settled = await promised<Settled<Uint8Array>>((waiting) =>
      line.enter(before<void>(waiting, () => settle(question, waiting)).resolve),
    );
    return toldOf(settled, payer, signal);
  }

  /** What the payer has left is said where the store can tell. */
  async function failPayer({ offer, exchange, payer }: Inquiry, error: unknown): Promise<void> {
    const current = error instanceof StoreProblem ? null : await payer.current().catch(() => null);
    fail(exchange, error, offer.fields, current === null ? '' : limitFields(current, current));
  }

  /** Lets the question wait in the line, and sends what becomes of it. */
  function enter(inquiry: Inquiry, bytes: Uint8Array, end: Waiting<void>): void {
    const { offer, exchange, payer } = inquiry;
    const { request, response } = exchange;
    const encoding = request.headers['accept-encoding'];
    const question = { offer, payer, bytes, asker: response, prepare: (answer: Answered) => pack(answer, encoding) };
    const sending = before<Settled<PackedAnswer>>(end, (settled) => tell(sendSettled(inquiry, settled), end));
    line.enter(before<void>(end, () => settle(question, sending)).resolve);
  }

  /** Reads the question and lets it wait in the line, or refuses it. */
  function receive(offer: Offer, exchange: Exchange, payer: Payer): void {
    const inquiry = { offer, exchange, payer };
    const { request, response } = exchange;
    const { maxBodyBytes: most } = payer.terms;
    const end: Waiting<void> = {
      resolve: () => undefined,
      reject: (error) => void failPayer(inquiry, error),
    };

    function enterOrRefuse(bytes: Uint8Array | null): void {
      const refusal = bytes === null ? bodyTooLarge(most) : refusalBefore(payer);
      if (bytes !== null && refusal === null) enter(inquiry, bytes, end);
      else if (refusal !== null) tell(refusePayer(inquiry, refusal), end);
    }

    // 415 and 413 as far as the headers tell, before a byte of the body is read.
    const objection = refuseByHeaders(request.headers, most);
    if (objection !== null) {
      tell(refusePayer(inquiry, objection), end);
      return;
    }
    if (awaitsContinue(request.headers)) response.writeContinue();
    readBody(request, most, before(end, enterOrRefuse));
  }

  /** A store that is down fails every request: once a second is enough to tell why. */
  function report(error: unknown, requestId: string): void {
    if (error instanceof StoreProblem) {
      const at = performance.now();
      if (at < quietUntil) return;
      quietUntil = at + 1000;
    }
    log.error({ err: error, requestId }, 'request failed');
  }

  function fail(exchange: Exchange, error: unknown, ...fields: readonly Fields[]): void {
    const { response, id } = exchange;
    // The client went away in the middle of its body, or of its answer.
    if (response.destroyed) return;
    if (!isConnectionReset(error)) report(error, id);
    if (response.headersSent) response.destroy();
    else refuseWith(exchange, error instanceof StoreProblem ? refusals.storeDown : refusals.internal, ...fields);
  }

  function note({ path, source }: Offer, { caller, response }: Exchange): void {
    if (caller === null) return;
    const { accountId, digest } = caller;
    activity.note({ accountId, digest, endpoint: path, status: response.statusCode, at: now(), source });
  }

  function serve(exchange: Exchange, work: Work): void {
    if (line.isTooLong()) {
      refuseWith(exchange, refusals.overloaded);
      return;
    }
    run(exchange, work);
  }

  function run(exchange: Exchange, work: Work): void {
    const waiting: Waiting<void> = { resolve: () => undefined, reject: (error) => fail(exchange, error) };
    before<void>(waiting, () => tell(work(exchange), waiting)).resolve();
  }

  return {
    refuseWith,
    answer: receive,
    tell: answerMessage,
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
