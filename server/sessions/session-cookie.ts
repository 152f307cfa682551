// The session cookie: its name, its attributes, and reading it from a request.

import type { FastifyReply, FastifyRequest } from 'fastify';

/** As long as a session lasts that nobody uses. */
export const sessionSeconds = 30 * 24 * 60 * 60;

/** Over TLS the prefix makes browsers refuse a cookie that another host of the domain, or a page without TLS, planted. */
const names = { secure: '__Host-matrixmath-session', plain: 'matrixmath-session' } as const;

/** What may stand in a value that we gave. */
const valuePattern = /^[\w%.~+/=-]{1,512}$/;

/** Whether the browser speaks TLS: by the public address, or as a trusted proxy says. */
function isSecure(request: FastifyRequest, publicUrl: string | null): boolean {
  return publicUrl?.startsWith('https:') === true || request.protocol === 'https';
}

function nameFor(request: FastifyRequest, publicUrl: string | null): string {
  return isSecure(request, publicUrl) ? names.secure : names.plain;
}

/** The value of our cookie. Two of them mean that somebody else planted one: then it is nobody's. */
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

export function giveSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | null,
  value: string,
): void {
  setCookie(request, reply, publicUrl, value, sessionSeconds);
}

export function dropSessionCookie(request: FastifyRequest, reply: FastifyReply, publicUrl: string | null): void {
  setCookie(request, reply, publicUrl, '', 0);
}
