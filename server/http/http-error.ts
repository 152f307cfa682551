// The error of HTTP: a refusal, thrown where the fault is detected. The pipeline and the router turn it into a reply.

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
