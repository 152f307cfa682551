// Random choices from a seed: quick enough for a million cases, and the same on every machine.

export interface Random {
  /** An integer from 0 up to, and without, `bound`. */
  readonly below: (bound: number) => number;
  readonly pick: <Value>(values: readonly Value[]) => Value;
  /** True once in `times`. */
  readonly once: (times: number) => boolean;
  readonly bytes: (length: number) => Buffer;
}

/** Mulberry32 by Tommy Ettinger (public domain): 32 bits of state, good enough to choose by. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
  const below = (bound: number): number => next() % bound;
  return {
    below,
    pick: (values) => values[below(values.length)],
    once: (times) => below(times) === 0,
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
