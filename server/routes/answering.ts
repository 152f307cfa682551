// Answering: from a question and who pays for it to the counted answer, in the order in which it can be refused.
// Above: mathematics.ts, playground.ts. Below: payer.ts, accounts/, http/, workers/, and wire through the context.

import type { ServerResponse } from 'node:http';
import type { Endpoint } from '@matrixmath/wire/endpoints.ts';
import type { Encoding, Stamp } from '@matrixmath/wire/family-a/metadata.ts';
import type { consider } from '@matrixmath/wire/service.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, onResponseHookHandler } from 'fastify';
import type { Caller } from '../accounts/accounts.ts';
import { secondsToReset } from '../accounts/month.ts';
import type { RecentRequest } from '../accounts/store.ts';
import type { Context } from '../context.ts';
import { chooseEncoding, compress, leastCompressedBytes } from '../http/content-encoding.ts';
import { rateLimitHeaders } from '../http/rate-limits.ts';
import { bodyTooLarge, burstExceeded, type Refusal, refusals } from '../http/refusal.ts';
import { jsonType, refuse } from '../http/refuse.ts';
import { awaitsContinue, readBody, refuseByHeaders } from '../http/request-body.ts';
import { correlationIdOf } from '../http/request-id.ts';
import { inSlices, sliceBytes } from '../http/slices.ts';
import type { View } from '../workers/task.ts';
import { balanceOf, limitOf, type Payer, type Tally } from './payer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that the request belongs to; null where there is none. */
    caller: Caller | null;
    /** Who pays for the answer; null before that is known. */
    payer: Payer | null;
  }
}

/** What a route answers, and how. */
export interface Offer {
  readonly endpoint: Endpoint;
  readonly view: View;
  readonly consider: typeof consider;
}

export interface Answering {
  readonly refuseWith: (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => FastifyReply;
  /** Lets the payer's question in: 415 and 413 as far as the headers tell, before a byte of the body is read. */
  readonly letIn: (request: FastifyRequest, reply: FastifyReply, payer: Payer) => FastifyReply | undefined;
  readonly answer: (offer: Offer, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** A hook that notes what became of a request of a known account. */
  readonly noteFor: (offer: Offer, source: RecentRequest['source']) => onResponseHookHandler;
}

const noBytes = new Uint8Array(0);

function sendBody(reply: FastifyReply, body: Uint8Array, encoding: Encoding): FastifyReply {
  if (encoding === 'gzip') reply.header('content-encoding', 'gzip');
  reply.type(jsonType);
  if (body.length <= sliceBytes) return reply.send(body);
  return reply.header('content-length', body.length).send(inSlices(body));
}

function encodingFor({ headers }: FastifyRequest, body: Uint8Array): Encoding {
  return body.length < leastCompressedBytes ? 'identity' : chooseEncoding(headers['accept-encoding']);
}

/** Makes bodies bytes in a scope of routes that answer questions: as many as the terms of who pays allow. */
export function acceptQuestions(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', async ({ raw, payer }: FastifyRequest) =>
    payer === null ? null : readBody(raw, payer.terms.maxBodyBytes),
  );
}

export function createAnswering(application: FastifyInstance, context: Context): Answering {
  const { settings, mathematics, burst, activity, pool, now } = context;
  const { burstPerSecond, maxBodyBytes } = settings;
  application.decorateRequest('caller', null).decorateRequest('payer', null);

  function refuseWith(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
    return refuse(request, reply, refusal, maxBodyBytes);
  }

  function tellLimits(reply: FastifyReply, payer: Payer, tally: Tally): void {
    const { policy } = payer.terms;
    const { used } = tally;
    const { period } = payer;
    reply.headers(rateLimitHeaders({ policy, used, limit: limitOf(payer, tally), period, burstPerSecond }, now()));
  }

  /** A client that goes away takes its work in the pool with it. */
  function answerInPool({ endpoint, view }: Offer, bytes: Uint8Array, response: ServerResponse) {
    const abandonment = new AbortController();
    response.once('close', () => abandonment.abort());
    return pool.answer(endpoint.path, bytes, abandonment.signal, view);
  }

  /** Small questions are answered here and now, others by a worker. */
  async function solve(offer: Offer, bytes: Uint8Array, response: ServerResponse) {
    if (bytes.length > settings.workerBodyBytes) return answerInPool(offer, bytes, response);
    const considered = offer.consider(offer.endpoint, bytes);
    if (considered.kind === 'refusal') return considered;
    return considered.cost > settings.workerCost ? answerInPool(offer, bytes, response) : considered.answer();
  }

  function stampOf(request: FastifyRequest, reply: FastifyReply, payer: Payer, tally: Tally): Stamp {
    const { used, ...balance } = balanceOf(payer, tally);
    return {
      requestId: request.id,
      correlationId: correlationIdOf(request.headers['x-request-id']),
      processingTimeMs: Math.round(reply.elapsedTime),
      timestamp: new Date(now()).toISOString(),
      usage: { ...balance, requestsUsed: used },
    };
  }

  function refuseExhausted(request: FastifyRequest, reply: FastifyReply, payer: Payer, tally: Tally): FastifyReply {
    const { terms, period } = payer;
    tellLimits(reply, payer, tally);
    const refusal = terms.exhausted(limitOf(payer, tally), period.resetsAt, secondsToReset(period, now()));
    return refuseWith(request, reply, refusal);
  }

  async function answer(offer: Offer, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { payer, body } = request;
    if (payer === null) throw new Error('a question was let in that nobody pays for');
    reply.header('cache-control', 'no-store').header('vary', 'Accept-Encoding');
    if (body === null) return refuseWith(request, reply, bodyTooLarge(payer.terms.maxBodyBytes));
    const wait = burst.take(payer.bucket, now());
    if (wait > 0) return refuseWith(request, reply, burstExceeded(burstPerSecond, wait));
    if (payer.used >= limitOf(payer, payer)) return refuseExhausted(request, reply, payer, payer);

    const outcome = await solve(offer, body instanceof Uint8Array ? body : noBytes, reply.raw);
    if (outcome.kind === 'busy' || outcome.kind === 'overrun')
      return refuseWith(request, reply, refusals[outcome.kind]);
    const encoding = encodingFor(request, outcome.body);
    const envelope = outcome.kind === 'answer' ? outcome.envelope : null;
    // The numbers of an envelope are not known yet; what can be done before the count is done here.
    const packed = encoding === 'gzip' ? await compress(outcome.body, envelope === null ? 'gzip' : 'deflate') : null;
    if (outcome.kind === 'refusal') return sendBody(reply.code(outcome.status), packed ?? outcome.body, encoding);
    if (reply.raw.destroyed) return reply.hijack();

    const counted = await payer.count();
    if (counted.kind === 'revoked') return refuseWith(request, reply, payer.terms.revoked);
    if (counted.kind === 'exhausted') return refuseExhausted(request, reply, payer, counted);
    tellLimits(reply, payer, counted);
    if (envelope === null) return sendBody(reply, packed ?? outcome.body, encoding);
    const stamp = stampOf(request, reply, payer, counted);
    return sendBody(reply, mathematics.seal(outcome.body, envelope, stamp, encoding, packed), encoding);
  }

  return {
    refuseWith,
    answer,
    letIn: (request, reply, payer) => {
      request.payer = payer;
      tellLimits(reply, payer, payer);
      const refusal = refuseByHeaders(request.headers, payer.terms.maxBodyBytes);
      if (refusal !== null) return refuseWith(request, reply, refusal);
      if (awaitsContinue(request.headers)) reply.raw.writeContinue();
      return undefined;
    },
    noteFor: ({ endpoint }, source) => {
      const { path } = endpoint;
      return (request, reply, done) => {
        const { caller } = request;
        if (caller !== null) {
          const { accountId, digest } = caller;
          activity.note({ accountId, digest, endpoint: path, status: reply.statusCode, at: now(), source });
        }
        done();
      };
    },
  };
}
