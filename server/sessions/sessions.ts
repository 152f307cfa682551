// Sessions of browsers: who sent a request, and the users behind them, opened when somebody first needs them.

import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { loadSecret } from '../accounts/secret.ts';
import type { Settings } from '../settings/settings.ts';
import { type PasswordHasher, scryptHasher } from './passwords.ts';
import { readSessionCookie } from './session-cookie.ts';
import type { Session, Users } from './users.ts';

export interface Sessions {
  /** Who is signed in where the request comes from; null for everybody else. An API key does not count here. */
  readonly sessionOf: (request: FastifyRequest) => Promise<Session | null>;
  /** The value of the request's session cookie, which may open nothing; null where there is none. */
  readonly cookieOf: (request: FastifyRequest) => string | null;
  readonly users: () => Promise<Users>;
  /** Work that goes on when its reply has left, and never rejects; `close` waits for it. */
  readonly keepOpenFor: (work: Promise<void>) => void;
  /** When the work is done, or so much time has passed. */
  readonly close: (milliseconds: number) => Promise<void>;
}

/** Loading better-auth takes about 0.4 s, so it waits for the first cookie or form. `hasher` is a stand-in for tests. */
export function createSessions(settings: Settings, hasher: PasswordHasher = scryptHasher): Sessions {
  const { dataDir, keySecret, publicUrl } = settings;
  const underWay = new Set<Promise<void>>();
  let opening: Promise<Users> | undefined;

  async function open(): Promise<Users> {
    const { openUsers } = await import('./better-auth.ts');
    return openUsers({ settings, secret: loadSecret(keySecret, dataDir), hasher });
  }

  function users(): Promise<Users> {
    opening ??= open().catch((error: unknown) => {
      // The next one tries again.
      opening = undefined;
      throw error;
    });
    return opening;
  }

  function cookieOf(request: FastifyRequest): string | null {
    return readSessionCookie(request, publicUrl);
  }

  return {
    sessionOf: async (request) => {
      const cookie = cookieOf(request);
      return cookie === null ? null : (await users()).find(cookie);
    },
    cookieOf,
    users,
    keepOpenFor: (work) => {
      const running = work.finally(() => underWay.delete(running));
      underWay.add(running);
    },
    close: async (milliseconds) => {
      await Promise.race([Promise.all(underWay), delay(milliseconds, undefined, { ref: false })]);
      const opened = await opening?.catch(() => undefined);
      await opened?.close();
    },
  };
}
