// The options of better-auth.

import { hkdfSync } from 'node:crypto';
import type { BetterAuthOptions } from 'better-auth';
import type { StoreSettings } from '../accounts/open-store.ts';
import { longestPassword, type PasswordHasher, shortestPassword } from './passwords.ts';
import type { UsersDatabase } from './users-database.ts';
import { sessionSeconds } from './session-cookie.ts';

export interface UsersParts {
  readonly settings: StoreSettings;
  /** The secret of the installation. */
  readonly secret: string;
  readonly hasher: PasswordHasher;
}

/** The lifetime of a session that is in use is extended once a day, not with each request. */
const refreshSeconds = 24 * 60 * 60;

export function optionsFor(
  { secret, hasher }: Pick<UsersParts, 'secret' | 'hasher'>,
  database: UsersDatabase['database'],
) {
  return {
    database,
    // A list, because a single secret could be overridden by an environment variable.
    secrets: [
      {
        version: 1,
        value: Buffer.from(hkdfSync('sha256', secret, '', 'matrixmath session cookies v1', 32)).toString('hex'),
      },
    ],
    // Unused, because the HTTP handler of better-auth is not served.
    baseURL: 'http://localhost',
    telemetry: { enabled: false },
    // Its log lines contain e-mail addresses.
    logger: { disabled: true },
    // Attempts are limited by this service; see routes/account/attempt-limits.ts.
    rateLimit: { enabled: false },
    advanced: { cookiePrefix: 'matrixsteps', useSecureCookies: false, ipAddress: { disableIpTracking: true } },
    session: { expiresIn: sessionSeconds, updateAge: refreshSeconds, cookieCache: { enabled: false } },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: shortestPassword,
      // better-auth counts UTF-16 units, up to two for a character. Forms are checked in characters.
      maxPasswordLength: 2 * longestPassword,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hasher.hash, verify: ({ hash, password }) => hasher.verify(password, hash) },
    },
  } satisfies BetterAuthOptions;
}
