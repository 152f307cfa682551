// What the account has used, by month and key, by day and by path, as the service tells it.

import { MalformedReplyError } from './errors.ts';
import { renamed } from './names.ts';
import type { Received } from './received.ts';
import { parsed, trusted, withResponse } from './reply.ts';
import type { Usage } from './usage.ts';

/** Requests that got an answer, and those that were refused. */
export interface RequestCount {
  readonly answered: number;
  readonly refused: number;
}

/** The answers of a month, and those of each key that had some: they add up to `used`. */
export interface MonthUsage {
  /** In UTC, such as `2026-11`. */
  readonly month: string;
  readonly used: number;
  /** The id `sign-up` is that of the key of the sign-up with the service's pages, `revoked` that of all revoked keys. */
  readonly keys: readonly { readonly id: string; readonly name: string; readonly answered: number }[];
}

export interface AccountUsage extends Usage {
  /** The month (UTC) that is counted, such as `2026-11`. */
  readonly month: string;
  readonly plan: string;
  /** The months with answers, and this one, the newest first. */
  readonly months: readonly MonthUsage[];
  /** Every day of the month until today, by its date (UTC). */
  readonly days: readonly (RequestCount & { readonly date: string })[];
  /** The sums of each path, the most used first. */
  readonly paths: readonly (RequestCount & { readonly path: string })[];
  /** Not enumerable, so `JSON.stringify` writes the usage alone. */
  readonly response: Received;
}

/** @throws MalformedReplyError where the reply tells no usage */
export function accountUsageFrom(received: Received): AccountUsage {
  const { resets_at: end, ...others } = parsed(received);
  const resetsAt = new Date(typeof end === 'string' ? end : Number.NaN);
  if (Number.isNaN(resetsAt.getTime()) || !Array.isArray(others['days']) || !Array.isArray(others['paths'])) {
    throw new MalformedReplyError(received, 'it tells no usage');
  }
  const counts = renamed(others);
  return trusted(withResponse({ ...(typeof counts === 'object' ? counts : {}), resetsAt }, received));
}
