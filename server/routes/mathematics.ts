// The mathematics endpoints: from the header to the counted answer, in the order in which a request can be refused.
// Above: application.ts. Below: accounts/, http/, workers/, and wire through the context.

import type { ServerResponse } from 'node:http';
import type { Endpoint } from '@matrixmath/wire/endpoints.ts';
import type { Encoding, Stamp } from '@matrixmath/wire/family-a/metadata.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../accounts/accounts.ts';
import { type Month, monthOf, secondsToReset } from '../accounts/month.ts';
import type { Context } from '../context.ts';
import { readAuthorization } from '../http/authorization.ts';
import { chooseEncoding, compress, leastCompressedBytes } from '../http/content-encoding.ts';
import { rateLimitHeaders, remainingOf } from '../http/rate-limits.ts';
import { bodyTooLarge, burstExceeded, quotaExhausted, type Refusal, refusals } from '../http/refusal.ts';
import { jsonType, refuse } from '../http/refuse.ts';
import { awaitsContinue, readBody, refuseByHeaders } from '../http/request-body.ts';
import { correlationIdOf } from '../http/request-id.ts';
import { inSlices, sliceBytes } from '../http/slices.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose key came with the request; null where none is asked for. */
    caller: Caller | null;
  }
}

type Tally = { readonly used: number; readonly limit: number | null };

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

export function addMathematics(application: FastifyInstance, context: Context): void {
  const { settings, mathematics, accounts, usage, burst, pool, now } = context;
  const { freePlanMonthlyLimit, burstPerSecond, maxBodyBytes } = settings;

  function refuseWith(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
    return refuse(request, reply, refusal, maxBodyBytes);
  }

  function tellLimits(reply: FastifyReply, { used, limit }: Tally, month: Month): void {
    reply.headers(rateLimitHeaders({ used, limit: limit ?? freePlanMonthlyLimit, month, burstPerSecond }, now()));
  }

  /** 401, then 415 and 413 as far as the headers tell: before a byte of the body is read. */
  async function admit(request: FastifyRequest, reply: FastifyReply) {
    const authorization = readAuthorization(request.raw.rawHeaders);
    if (authorization.kind === 'missing') return refuseWith(request, reply, refusals.notAuthenticated);
    if (authorization.kind === 'malformed') return refuseWith(request, reply, refusals.malformedAuthorization);
    const month = monthOf(now());
    const caller = await accounts.identify(authorization.key, month);
    if (caller === null) return refuseWith(request, reply, refusals.unknownKey);
    request.caller = caller;
    tellLimits(reply, caller, month);
    const refusal = refuseByHeaders(request.headers, maxBodyBytes);
    if (refusal !== null) return refuseWith(request, reply, refusal);
    if (awaitsContinue(request.headers)) reply.raw.writeContinue();
    return undefined;
  }

  /** A client that goes away takes its work in the pool with it. */
  function answerInPool(endpoint: Endpoint, bytes: Uint8Array, response: ServerResponse) {
    const abandonment = new AbortController();
    response.once('close', () => abandonment.abort());
    return pool.answer(endpoint.path, bytes, abandonment.signal);
  }

  /** Small questions are answered here and now, others by a worker. */
  async function solve(endpoint: Endpoint, bytes: Uint8Array, response: ServerResponse) {
    if (bytes.length > settings.workerBodyBytes) return answerInPool(endpoint, bytes, response);
    const considered = mathematics.consider(endpoint, bytes);
    if (considered.kind === 'refusal') return considered;
    return considered.cost > settings.workerCost ? answerInPool(endpoint, bytes, response) : considered.answer();
  }

  function stampOf(request: FastifyRequest, reply: FastifyReply, tally: Tally, month: Month): Stamp {
    const limit = tally.limit ?? freePlanMonthlyLimit;
    return {
      requestId: request.id,
      correlationId: correlationIdOf(request.headers['x-request-id']),
      processingTimeMs: Math.round(reply.elapsedTime),
      timestamp: new Date(now()).toISOString(),
      usage: {
        plan: tally.limit === null ? 'free' : 'custom',
        limit,
        requestsUsed: tally.used,
        remaining: remainingOf({ limit, used: tally.used }),
        resetsAt: month.resetsAt,
      },
    };
  }

  async function answer(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { caller, body } = request;
    if (caller === null) throw new Error('a question was let in without a caller');
    reply.header('cache-control', 'no-store').header('vary', 'Accept-Encoding');
    if (body === null) return refuseWith(request, reply, bodyTooLarge(maxBodyBytes));
    const { month } = caller;
    const wait = burst.take(caller.accountId, now());
    if (wait > 0) return refuseWith(request, reply, burstExceeded(burstPerSecond, wait));

    function refuseExhausted(tally: Tally): FastifyReply {
      const limit = tally.limit ?? freePlanMonthlyLimit;
      tellLimits(reply, tally, month);
      return refuseWith(request, reply, quotaExhausted(limit, month.resetsAt, secondsToReset(month, now())));
    }
    if (caller.used >= (caller.limit ?? freePlanMonthlyLimit)) return refuseExhausted(caller);

    const outcome = await solve(endpoint, body instanceof Uint8Array ? body : noBytes, reply.raw);
    if (outcome.kind === 'busy' || outcome.kind === 'overrun')
      return refuseWith(request, reply, refusals[outcome.kind]);
    const encoding = encodingFor(request, outcome.body);
    const envelope = outcome.kind === 'answer' ? outcome.envelope : null;
    // The numbers of an envelope are not known yet; what can be done before the count is done here.
    const packed = encoding === 'gzip' ? await compress(outcome.body, envelope === null ? 'gzip' : 'deflate') : null;
    if (outcome.kind === 'refusal') return sendBody(reply.code(outcome.status), packed ?? outcome.body, encoding);
    if (reply.raw.destroyed) return reply.hijack();

    const { accountId, digest } = caller;
    const counted = await usage.count({ accountId, digest, month: month.name });
    if (counted.kind === 'revoked') return refuseWith(request, reply, refusals.unknownKey);
    if (counted.kind === 'exhausted') return refuseExhausted(counted);
    tellLimits(reply, counted, month);
    if (envelope === null) return sendBody(reply, packed ?? outcome.body, encoding);
    const stamp = stampOf(request, reply, counted, month);
    return sendBody(reply, mathematics.seal(outcome.body, envelope, stamp, encoding, packed), encoding);
  }

  application.decorateRequest('caller', null);
  application.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (request: FastifyRequest) => readBody(request.raw, maxBodyBytes));
    for (const endpoint of mathematics.endpoints) {
      scope.post(endpoint.path, { onRequest: admit }, (request, reply) => answer(endpoint, request, reply));
    }
  });
}
