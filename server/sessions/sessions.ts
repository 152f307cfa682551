// Sessions of browsers. The users' database is opened when it is first needed.

import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { loadSecret } from '../accounts/keys/secret.ts';
import type { Settings } from '../settings/settings.ts';
import { type PasswordHasher, scryptHasher } from './passwords.ts';
import { readSessionCookie } from './session-cookie.ts';
import type { Session, Users } from './users.ts';

export interface Sessions {
  /** The session of the request's cookie; null without one. API keys are not considered. */
  readonly sessionOf: (request: FastifyRequest) => Promise<Session | null>;
  /** The value of the request's session cookie, which may be of no session; null without one. */
  readonly cookieOf: (request: FastifyRequest) => string | null;
  readonly users: () => Promise<Users>;
  /** `close` waits for this work, which must never reject. */
  readonly trackBackgroundWork: (work: Promise<void>) => void;
  /** Waits for background work, at most so long. */
  readonly close: (milliseconds: number) => Promise<void>;
}

/** Loading better-auth takes about 0.4 s, so it is done for the first cookie or form. `hasher` is for tests. */
export function createSessions(settings: Settings, hasher: PasswordHasher = scryptHasher): Sessions {
  const { dataDir, keySecret, publicUrl } = settings;
  const background = new Set<Promise<void>>();
  let opening: Promise<Users> | undefined;

  async function open(): Promise<Users> {
    const { openUsers } = await import('./better-auth.ts');
    return openUsers({ settings, secret: loadSecret(keySecret, dataDir), hasher });
  }

  function users(): Promise<Users> {
    opening ??= open().catch((error: unknown) => {
      // The next call tries again.
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
    trackBackgroundWork: (work) => {
      const running = work.finally(() => background.delete(running));
      background.add(running);
    },
    close: async (milliseconds) => {
      await Promise.race([Promise.all(background), delay(milliseconds, undefined, { ref: false })]);
      const opened = await opening?.catch(() => undefined);
      await opened?.close();
    },
  };
}
