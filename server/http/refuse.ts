// Sending a refusal, and leaving the body of the refused request in good order.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { jsonType } from './exchange.ts';
import { type Refusal, refusalText } from './refusal.ts';
import { awaitsContinue, discardBody, isBeingRead } from './request-body.ts';

/** An invited body is let run out; one that still waits for its invitation never comes, and the connection ends. */
function leaveBody({ raw, headers }: FastifyRequest, reply: FastifyReply, maxBodyBytes: number): void {
  if (isBeingRead(raw)) return;
  if (awaitsContinue(headers)) reply.header('connection', 'close').removeHeader('keep-alive');
  else discardBody(raw, maxBodyBytes);
}

/** Answers with a refusal. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  maxBodyBytes: number,
): FastifyReply {
  leaveBody(request, reply, maxBodyBytes);
  request.exchange.refusal = refusal;
  reply.code(refusal.status).type(jsonType);
  if (refusal.headers !== undefined) reply.headers(refusal.headers);
  return reply.send(refusalText(refusal));
}
