// The questions that the benchmark asks: matrices of drawn numbers, the same in every run.

/** What the numbers of a matrix look like. */
export type Entries = 'integers' | 'decimals';

export interface Draw {
  readonly size: number;
  /** As many as rows where nothing else is said. */
  readonly columns?: number;
  readonly entries: Entries;
  /** How many different bodies; they are sent in turn, so that no answer is merely remembered. */
  readonly count: number;
}

/** Lehmer's generator: the same numbers everywhere. D. H. Lehmer 1951, with the constants of Park & Miller 1988. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A matrix as JSON: integers up to three digits, or numbers with two decimals. */
function matrixText(size: number, columns: number, entries: Entries, draw: () => number): string {
  const entry =
    entries === 'integers' ? () => String(Math.floor(draw() * 1999) - 999) : () => (draw() * 2000 - 1000).toFixed(2);
  const rows = Array.from({ length: size }, () => `[${Array.from({ length: columns }, entry).join(',')}]`);
  return `[${rows.join(',')}]`;
}

/** Bodies with a matrix under each name, and the other members as they are. */
export function drawBodies(
  { size, columns = size, entries, count }: Draw,
  names: readonly string[],
  others: object,
): readonly string[] {
  const draw = generator(20_260_101);
  const rest = JSON.stringify(others).slice(1);
  return Array.from({ length: count }, () => {
    const matrices = names.map((name) => `"${name}":${matrixText(size, columns, entries, draw)}`);
    return `{${matrices.join(',')}${rest === '}' ? '' : ','}${rest}`;
  });
}
