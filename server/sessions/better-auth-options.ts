// The options of better-auth: what it does for us, and what it must not do.

import { hkdfSync } from 'node:crypto';
import type { BetterAuthOptions } from 'better-auth';
import type { StoreSettings } from '../accounts/open-store.ts';
import { longestPassword, type PasswordHasher, shortestPassword } from './passwords.ts';
import type { UsersDatabase } from './better-auth-database.ts';
import { sessionSeconds } from './session-cookie.ts';

export interface UsersParts {
  readonly settings: StoreSettings;
  /** The secret of the installation. */
  readonly secret: string;
  readonly hasher: PasswordHasher;
}

/** A session that is used is prolonged once a day, not with each request. */
const refreshSeconds = 24 * 60 * 60;

export function optionsFor(
  { secret, hasher }: Pick<UsersParts, 'secret' | 'hasher'>,
  database: UsersDatabase['database'],
) {
  return {
    database,
    // A list, because only a list cannot be overruled by a variable of the environment.
    secrets: [
      {
        version: 1,
        value: Buffer.from(hkdfSync('sha256', secret, '', 'matrixmath session cookies v1', 32)).toString('hex'),
      },
    ],
    // Its own handler is not reachable, so nothing is made from this address.
    baseURL: 'http://localhost',
    telemetry: { enabled: false },
    // Its lines name the addresses of users.
    logger: { disabled: true },
    // Ours are rows of the store; see routes/account/limits.ts.
    rateLimit: { enabled: false },
    advanced: { cookiePrefix: 'matrixmath', useSecureCookies: false, ipAddress: { disableIpTracking: true } },
    session: { expiresIn: sessionSeconds, updateAge: refreshSeconds, cookieCache: { enabled: false } },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: shortestPassword,
      // It counts UTF-16 units, of which a character has up to two; characters are counted where forms are read.
      maxPasswordLength: 2 * longestPassword,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hasher.hash, verify: ({ hash, password }) => hasher.verify(password, hash) },
    },
  } satisfies BetterAuthOptions;
}
