// The paths of the published contract: programs of others use them, so none may disappear or change. The list does not grow
// with the catalogue; the paths of later operations follow the rule in routes.ts.

const B = '/api/v1/mathematics/linear-algebra/matrix-operations';
const A = '/v1/mathematics/linear-algebra';

export const STATISTICS: readonly string[] = ['min', 'max', 'sum', 'mean', 'median', 'var', 'std'].flatMap((kind) =>
  ['row', 'col', 'mat'].map((axis) => `${axis}-${kind}`),
);
export const ARITHMETIC: readonly string[] = ['add', 'subtract', 'multiply-ew', 'divide-ew', 'raise-ew', 'matmul'];
export const DIMENSIONS: readonly string[] = ['nrows', 'ncols', 'shape'];

function below(prefix: string, names: readonly string[]): readonly string[] {
  return names.map((name) => `${prefix}/${name}`);
}

/** The groups with their combined endpoints, and the individual endpoints. */
const FAMILY_B: readonly string[] = [
  `${B}/matrix-arithmetic`,
  ...below(`${B}/matrix-arithmetic`, ARITHMETIC),
  `${B}/matrix-dimensions`,
  ...below(`${B}/matrix-dimensions`, DIMENSIONS),
  `${B}/matrix-statistics`,
  ...below(`${B}/matrix-statistics`, STATISTICS),
];

const FAMILY_A: readonly string[] = [
  ...below(`${A}/matrices/arithmetic`, ARITHMETIC),
  ...below(`${A}/matrices`, ['determinant-2x2', 'determinant-3x3', 'determinant-nxn', 'trace']),
  ...below(`${A}/matrices`, ['inverse-2x2', 'inverse-3x3', 'inverse-nxn']),
  ...below(`${A}/matrices/dimensions`, DIMENSIONS),
  ...below(`${A}/statistics/descriptive`, STATISTICS),
  ...below(`${A}/create`, ['index-and-slice', 'charpoly']),
  ...below(`${A}/change-appearance`, [
    'row-insert',
    'col-insert',
    'row-concat',
    'col-concat',
    'row-delete',
    'col-delete',
  ]),
  ...below(`${A}/change-appearance`, ['transpose', 'tril', 'triu', 'flipud', 'fliplr', 'rot90']),
  ...below(`${A}/matrix-forms`, ['ref', 'rref']),
];

export const PUBLISHED_PATHS: readonly string[] = [...FAMILY_A, ...FAMILY_B];
