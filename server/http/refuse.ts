// Refusing a request of the router.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from './refusal.ts';
import { sendRefusal } from './send.ts';

/** Sends the refusal with the headers that the reply has so far; `limit` bounds what is still read of the body. */
export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal, limit: number): FastifyReply {
  const { 'x-request-id': _id, 'x-content-type-options': _options, ...headers } = reply.getHeaders();
  const list = Object.entries(headers).flatMap(([name, value]) => [value].flat().flatMap((one) => [name, String(one)]));
  reply.hijack();
  sendRefusal(request.context, refusal, limit, list);
  return reply;
}
