// The routes of the contract, as its own tables list them, each with a body that it must answer.

export interface Route {
  readonly path: string;
  readonly body: { readonly [field: string]: unknown };
}

const B = '/api/v1/mathematics/linear-algebra/matrix-operations';
const A = '/v1/mathematics/linear-algebra';

const SQUARE = [
  [4, 7],
  [2, 6],
];
const OTHER = [
  [1, 2],
  [3, 4],
];
const CUBE = [
  [2, 0, 1],
  [1, 3, 2],
  [1, 1, 4],
];

const pair = { a: SQUARE, b: OTHER };
const single = { a: SQUARE };

export const STATISTICS: readonly string[] = ['min', 'max', 'sum', 'mean', 'median', 'var', 'std'].flatMap((kind) =>
  ['row', 'col', 'mat'].map((axis) => `${axis}-${kind}`),
);
export const ARITHMETIC: readonly string[] = ['add', 'subtract', 'multiply-ew', 'divide-ew', 'raise-ew', 'matmul'];
export const DIMENSIONS: readonly string[] = ['nrows', 'ncols', 'shape'];

function routes(prefix: string, bodies: { readonly [slug: string]: Route['body'] }): readonly Route[] {
  return Object.entries(bodies).map(([slug, body]) => ({ path: slug === '' ? prefix : `${prefix}/${slug}`, body }));
}

function each(slugs: readonly string[], body: Route['body']): { readonly [slug: string]: Route['body'] } {
  return Object.fromEntries(slugs.map((slug) => [slug, body]));
}

/** Family B: the groups and their individual endpoints. */
export const FAMILY_B: readonly Route[] = [
  ...routes(`${B}/matrix-arithmetic`, { '': { ...pair, operation: 'add' }, ...each(ARITHMETIC, pair) }),
  ...routes(`${B}/matrix-dimensions`, { '': { ...single, type: 'all' }, ...each(DIMENSIONS, single) }),
  ...routes(`${B}/matrix-statistics`, { '': { ...single, type: 'all' }, ...each(STATISTICS, single) }),
];

/** Family A: its two documented routes, those that the envelope lists, and those that were decided in addition. */
export const FAMILY_A: readonly Route[] = [
  ...routes(`${A}/matrices/arithmetic`, each(ARITHMETIC, pair)),
  ...routes(`${A}/matrices`, {
    'determinant-2x2': single,
    'determinant-3x3': { a: CUBE },
    'determinant-nxn': { a: CUBE },
    trace: single,
    'inverse-2x2': single,
    'inverse-3x3': { a: CUBE },
    'inverse-nxn': { a: CUBE },
  }),
  ...routes(`${A}/matrices/dimensions`, each(DIMENSIONS, single)),
  ...routes(`${A}/statistics/descriptive`, each(STATISTICS, single)),
  ...routes(`${A}/create`, { 'index-and-slice': { ...single, rows: '1:2', cols: 1 }, charpoly: single }),
  ...routes(`${A}/change-appearance`, {
    'row-insert': { ...single, b: [5, 6] },
    'col-insert': { ...single, b: [5, 6], index: 1 },
    'row-concat': pair,
    'col-concat': pair,
    'row-delete': { ...single, index: 1 },
    'col-delete': { ...single, index: [2] },
    transpose: single,
    tril: { ...single, k: -1 },
    triu: single,
    flipud: single,
    fliplr: single,
    rot90: { ...single, k: 2 },
  }),
  ...routes(`${A}/matrix-forms`, { ref: { a: CUBE }, rref: { a: CUBE } }),
];
