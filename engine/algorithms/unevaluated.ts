// Unevaluated answers: how long they may be.

/** An answer of unevaluated entries holds at most this many terms. */
export const MOST_TERMS = 10_000;
