// Cookies: their names, their attributes, and reading them from a request.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { isReachedByTls } from '../http/reached-by-tls.ts';

/** The characters of the values that this service sets. */
const valuePattern = /^[\w%.~+/=-]{1,512}$/;

/** A cookie of this service. */
export interface Cookie {
  readonly name: string;
  /** How long browsers keep it. */
  readonly seconds: number;
}

/** With the prefix `__Host-`, browsers refuse a cookie set by another host of the domain or without TLS. */
function nameFor({ name }: Cookie, request: FastifyRequest, publicUrl: string | null): string {
  return isReachedByTls(request, publicUrl) ? `__Host-${name}` : name;
}

/** The value of the cookie. Null also for two of them, because another site may have planted one. */
export function readCookie(cookie: Cookie, request: FastifyRequest, publicUrl: string | null): string | null {
  const start = `${nameFor(cookie, request, publicUrl)}=`;
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start));
  const [pair, ...others] = found;
  const value = pair?.slice(start.length) ?? '';
  return others.length === 0 && valuePattern.test(value) ? value : null;
}

/** Adds the cookie to the reply; an empty value deletes it. */
export function writeCookie(
  cookie: Cookie,
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | null,
  value: string,
): void {
  const secure = isReachedByTls(request, publicUrl) ? '; Secure' : '';
  const name = nameFor(cookie, request, publicUrl);
  const seconds = value === '' ? 0 : cookie.seconds;
  reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`);
}
