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
  lu: () => MATRIX,
  'gram-schmidt': (members) => ({ ...MATRIX, a: firstOf(members, ['vectors', 'a']) }),
  qr: () => MATRIX,
  'least-squares': () => ({ ...MATRIX, b: 'b' }),
  'projection-matrix': () => MATRIX,
  definiteness: () => MATRIX,
  independence: (members) => ({ ...MATRIX, a: firstOf(members, ['vectors', 'a']) }),
  'steady-state': () => MATRIX,
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

/** The first of these members that is there, else the first. */
function firstOf(members: Members, names: readonly string[]): string {
  return names.find((name) => members[name] !== undefined && members[name] !== null) ?? names[0];
}
