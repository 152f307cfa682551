// The usage of an account.

/** The usage of an account in a month, and its own limit. */
export interface AccountUsage {
  readonly accountId: string;
  readonly limit: number | null;
  readonly used: number;
}
