// The session cookie: its name, its attributes, and reading it from a request.

import type { FastifyReply, FastifyRequest } from 'fastify';

/** The lifetime of a session since its latest use. */
export const sessionSeconds = 30 * 24 * 60 * 60;

/** With the prefix `__Host-`, browsers refuse a cookie set by another host of the domain or without TLS. */
const names = { secure: '__Host-matrixsteps-session', plain: 'matrixsteps-session' } as const;

/** The characters of the values that this service sets. */
const valuePattern = /^[\w%.~+/=-]{1,512}$/;

/** Whether the browser uses TLS, by the public address or a trusted proxy. */
function isSecure(request: FastifyRequest, publicUrl: string | null): boolean {
  return publicUrl?.startsWith('https:') === true || request.protocol === 'https';
}

function nameFor(request: FastifyRequest, publicUrl: string | null): string {
  return isSecure(request, publicUrl) ? names.secure : names.plain;
}

/** The value of the session cookie. Null also for two of them, because another site may have planted one. */
export function readSessionCookie(request: FastifyRequest, publicUrl: string | null): string | null {
  const start = `${nameFor(request, publicUrl)}=`;
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start));
  const [pair, ...others] = found;
  const value = pair?.slice(start.length) ?? '';
  return others.length === 0 && valuePattern.test(value) ? value : null;
}

function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | null,
  value: string,
  seconds: number,
) {
  const secure = isSecure(request, publicUrl) ? '; Secure' : '';
  const name = nameFor(request, publicUrl);
  reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`);
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | null,
  value: string,
): void {
  setCookie(request, reply, publicUrl, value, sessionSeconds);
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply, publicUrl: string | null): void {
  setCookie(request, reply, publicUrl, '', 0);
}
