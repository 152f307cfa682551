// Unevaluated answers: how long they may be.
// Above: the operations whose entries are formulas of the input's entries. Below: nothing.

/** An answer of unevaluated entries holds at most this many terms. */
export const MOST_TERMS = 10_000;
