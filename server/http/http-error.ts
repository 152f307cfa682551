// The error of HTTP: a request that is refused, thrown where that is found and answered at one place.

import type { Refusal } from './refusal.ts';

/** Answers used in the period, and the account's own limit where it has one. */
type AccountUsage = { readonly used: number; readonly limit: number | null };

export class HttpError extends Error {
  readonly refusal: Refusal;
  /** The account's usage, where it is newer than what the request began with. */
  readonly usage: AccountUsage | null;

  constructor(refusal: Refusal, usage: AccountUsage | null = null) {
    super(refusal.detail);
    this.name = 'HttpError';
    this.refusal = refusal;
    this.usage = usage;
  }
}
