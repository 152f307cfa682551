// Visitors without an account, told apart by a signed cookie: a class behind one address does not share one allowance.

import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sealing } from '../accounts/keys/sealing.ts';
import { type Cookie, readCookie, writeCookie } from './cookie.ts';

/** Visitors are counted by the day, so a browser forgets who it was after one. */
export const visitorSeconds = 24 * 60 * 60;

const cookie: Cookie = { name: 'matrixsteps-visitor', seconds: visitorSeconds };
const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;

export interface Visitors {
  /** The visitor of the request's cookie; null without one that this service has signed. */
  readonly visitorOf: (request: FastifyRequest) => string | null;
  /** The same; who has none gets a new one with the reply. */
  readonly greet: (request: FastifyRequest, reply: FastifyReply) => string;
}

/** The cookie holds a random number and its HMAC, and nothing of who it is. */
export function createVisitors({ digestSubject }: Pick<Sealing, 'digestSubject'>, publicUrl: string | null): Visitors {
  const sign = (id: string): Buffer => Buffer.from(digestSubject('visitor cookie', id)).subarray(0, SIGNATURE_BYTES);

  function visitorOf(request: FastifyRequest): string | null {
    const [id, signature, ...others] = (readCookie(cookie, request, publicUrl) ?? '').split('.');
    if (id === undefined || signature === undefined || others.length > 0) return null;
    const given = Buffer.from(signature, 'base64url');
    return given.length === SIGNATURE_BYTES && timingSafeEqual(given, sign(id)) ? id : null;
  }

  return {
    visitorOf,
    greet: (request, reply) => {
      const known = visitorOf(request);
      if (known !== null) return known;
      const id = randomBytes(ID_BYTES).toString('base64url');
      writeCookie(cookie, request, reply, publicUrl, `${id}.${sign(id).toString('base64url')}`);
      return id;
    },
  };
}
