// Drawing: choices of a test that are the same in each run.

export interface Draw {
  /** From 0 up to, and without, 1. */
  readonly share: () => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
}

/** Lehmer's generator: D. H. Lehmer 1951, with the constants of Park & Miller 1988. */
export function drawFrom(seed: number): Draw {
  let state = seed;
  function share(): number {
    state = (state * 48_271) % 2_147_483_647;
    return (state - 1) / 2_147_483_646;
  }
  return { share, pick: (items) => items[Math.min(items.length - 1, Math.floor(share() * items.length))] };
}
