// The tasks whose lines state quantities, and what is given in each under the names of the catalogue.

interface GivenFields {
  readonly a: string;
  readonly b: string | null;
  readonly third: string | null;
}

type Members = { readonly [name: string]: unknown };

const MATRIX: GivenFields = { a: 'a', b: null, third: null };

const FIELDS: { readonly [operation: string]: (members: Members) => GivenFields } = {
  norm: (members) => ({ a: firstOf(members, ['v', 'a', 'u']), b: null, third: null }),
  unit: (members) => ({ a: firstOf(members, ['v', 'a', 'u']), b: null, third: null }),
  angle: (members) => ({ a: firstOf(members, ['u', 'a']), b: firstOf(members, ['v', 'b']), third: null }),
  distance: (members) =>
    members['direction'] === undefined || members['direction'] === null
      ? { a: firstOf(members, ['point', 'a']), b: firstOf(members, ['normal', 'b']), third: null }
      : { a: firstOf(members, ['point', 'a']), b: 'direction', third: 'through' },
  'row-std': () => MATRIX,
  'col-std': () => MATRIX,
  'mat-std': () => MATRIX,
  covariance: () => MATRIX,
  correlation: () => MATRIX,
  diagonalize: () => MATRIX,
  'orthogonal-diagonalization': () => MATRIX,
  svd: () => MATRIX,
  jordan: () => MATRIX,
  'minimal-polynomial': () => MATRIX,
  lu: () => MATRIX,
  cholesky: () => MATRIX,
  ldlt: () => MATRIX,
  'rank-factorization': () => MATRIX,
  minors: () => MATRIX,
  cofactors: () => MATRIX,
  adjugate: () => MATRIX,
  'gram-schmidt': (members) => ({ ...MATRIX, a: firstOf(members, ['vectors', 'a']) }),
  qr: () => MATRIX,
  'least-squares': () => ({ ...MATRIX, b: 'b' }),
  'projection-matrix': () => MATRIX,
  definiteness: () => MATRIX,
  independence: (members) => ({ ...MATRIX, a: firstOf(members, ['vectors', 'a']) }),
  'steady-state': () => MATRIX,
  'divide-ew': () => ({ ...MATRIX, b: 'b' }),
  'raise-ew': () => ({ ...MATRIX, b: 'b' }),
  rot90: () => MATRIX,
  flipud: () => MATRIX,
  fliplr: () => MATRIX,
  tril: () => MATRIX,
  triu: () => MATRIX,
  coordinates: (members) => pairOf(members, ['basis', 'v']),
  'change-of-basis': (members) => pairOf(members, ['from', 'to']),
  'sum-and-intersection': (members) => pairOf(members, ['u', 'w']),
};

/** In the order in which the catalogue and the pages list them. */
export const QUANTITY_TASKS: readonly string[] = Object.keys(FIELDS);

export function isQuantityTask(operation: string): boolean {
  return Object.hasOwn(FIELDS, operation);
}

/** The members of a task that hold what is given. */
export function givenFields(operation: string, members: Members): GivenFields {
  return Object.hasOwn(FIELDS, operation) ? FIELDS[operation](members) : MATRIX;
}

/** Two members by the names of the catalogue, or a and b. */
function pairOf(members: Members, [first, second]: readonly [string, string]): GivenFields {
  return { a: firstOf(members, [first, 'a']), b: firstOf(members, [second, 'b']), third: null };
}

/**
 * Which norm or which factors are asked for, as the catalogue calls them; null where nothing is said. Norms of a matrix are other ones than
 * those of a vector.
 */
export function variantOf(operation: string, { kind, v, a }: Members): string | null {
  if (typeof kind !== 'string' && typeof kind !== 'number') return null;
  const isOfMatrix =
    operation === 'norm' && (String(kind) === '1' || kind === 'inf') && (v === undefined || v === null);
  return isOfMatrix && Array.isArray(a) && a.some(Array.isArray) ? `matrix-${kind}` : String(kind);
}

/** The tasks with a whole number k: quarter turns, or the diagonal that bounds a triangle. */
export const WITH_NUMBER: readonly string[] = ['rot90', 'tril', 'triu'];

/** The variants that each task may name. */
export const VARIANTS: { readonly [operation: string]: readonly string[] } = {
  norm: ['2', '1', 'inf', 'frobenius', 'matrix-1', 'matrix-inf'],
  lu: ['lu', 'plu', 'ldu'],
};

/** The first of these members that is there, else the first. */
function firstOf(members: Members, names: readonly string[]): string {
  return names.find((name) => members[name] !== undefined && members[name] !== null) ?? names[0];
}
