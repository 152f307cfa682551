// The session cookie.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Cookie, readCookie, writeCookie } from './cookie.ts';

/** The lifetime of a session since its latest use. */
export const sessionSeconds = 30 * 24 * 60 * 60;

const cookie: Cookie = { name: 'matrixsteps-session', seconds: sessionSeconds };

/** The value of the session cookie; null without exactly one. */
export function readSessionCookie(request: FastifyRequest, publicUrl: string | null): string | null {
  return readCookie(cookie, request, publicUrl);
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | null,
  value: string,
): void {
  writeCookie(cookie, request, reply, publicUrl, value);
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply, publicUrl: string | null): void {
  writeCookie(cookie, request, reply, publicUrl, '');
}
