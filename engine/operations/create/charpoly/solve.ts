// Characteristic polynomials: the choice of a method, and the answer.
// Above: operation.ts. Below: faddeev-leverrier.ts, principal-minors.ts, algorithms/, exact/kernels; story.ts tells these moves.

import { type ExpansionMoves, expandDeterminant } from '../../../algorithms/expansion/solve.ts';
import { predictedWork, requireAffordable, requireInRange, withinRange } from '../../../algorithms/bounds.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { type Polynomial, polynomial, polynomials } from '../../../algorithms/polynomial/polynomial.ts';
import { isReadable, workingCost } from '../../../algorithms/readable.ts';
import type { Rows } from '../../../algorithms/row-reduction/solve.ts';
import type { Answer } from '../../../catalogue/answer.ts';
import { characteristicCost, characteristicPolynomial } from '../../../exact/kernels/characteristic.ts';
import { type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { negate, ONE, type Rational } from '../../../exact/rational.ts';
import type { Scalar } from '../../../exact/scalar.ts';
import { type FaddeevMoves, faddeevLeverrier } from './faddeev-leverrier.ts';
import { type PrincipalMoves, principalMinors } from './principal-minors.ts';

export const VARIABLE = 'λ';

export const methods = [
  ['expansion', 'det(λI − A) by cofactor expansion, up to 4x4'],
  ['faddeev-leverrier', 'one coefficient after another from traces of products'],
  ['principal-minors', 'each coefficient as a sum of principal minors, up to 5x5'],
] as const;

export type Method = (typeof methods)[number][0];

const largestSizes: { readonly [K in Method]: number } = {
  expansion: 4,
  'faddeev-leverrier': Number.POSITIVE_INFINITY,
  'principal-minors': 5,
};

/** The methods that apply to an n x n matrix. */
export function methodsFor(size: number): readonly Method[] {
  return methods.map(([name]) => name).filter((name) => size <= largestSizes[name]);
}

/** A square matrix, and the method asked for or `auto`. */
export interface CharacteristicInput {
  readonly a: Matrix;
  readonly method: string;
}

export interface CharacteristicMoves extends ExpansionMoves<Polynomial>, FaddeevMoves, PrincipalMoves {
  /** The method taken where none was asked for. */
  choose: { readonly method: Method; readonly size: number };
  /** The matrix λI − A. */
  shift: { readonly rows: readonly (readonly Polynomial[])[] };
  /** Too large to be written out. */
  computed: { readonly size: number; readonly exact: boolean };
  result: {
    /** Highest power first. */
    readonly coefficients: readonly Scalar[];
    readonly a: Matrix;
    /** Whether the working was written out. */
    readonly worked: boolean;
  };
}

export type CharacteristicMove = Move<CharacteristicMoves>;

/** Coefficients, highest power first. */
type Working = Generator<CharacteristicMove, readonly Rational[], void>;

/** As many products of matrices as rows. */
function operationsOf({ rows }: Matrix): number {
  return rows ** 4;
}

/** The predicted work: products of matrices by hand, or that of the kernel. */
export function workOf({ a }: CharacteristicInput): number {
  return isReadable(a, operationsOf(a)) ? workingCost(a, operationsOf(a)) : predictedWork(characteristicCost(a));
}

export function* solveCharacteristic({ a, method }: CharacteristicInput): Generator<CharacteristicMove, Answer, void> {
  const worked = isReadable(a, operationsOf(a));
  const coefficients = worked ? yield* work(rowsOf(a), method) : yield* compute(a);
  for (const [place, coefficient] of coefficients.entries()) {
    requireInRange(coefficient, () => `the coefficient of ${VARIABLE}^${coefficients.length - 1 - place}`);
  }
  yield { move: 'result', facts: { coefficients, a, worked } };
  return { kind: 'polynomial', coefficients, variable: VARIABLE };
}

function* compute(a: Matrix): Generator<CharacteristicMove, readonly Scalar[], void> {
  const what = 'the characteristic polynomial';
  requireAffordable(what, a, characteristicCost);
  const { coefficients } = withinRange(what, characteristicPolynomial(a));
  const exact = coefficients.every(({ kind }) => kind === 'rational');
  yield { move: 'computed', facts: { size: a.rows, exact } };
  return coefficients;
}

function* work(rows: Rows, method: string): Working {
  const named = methods.map(([name]) => name).find((name) => name === method);
  if (named !== undefined) return yield* workings[named](rows);
  const chosen = rows.length <= LARGEST_EXPANSION ? 'expansion' : 'faddeev-leverrier';
  yield { move: 'choose', facts: { method: chosen, size: rows.length } };
  return yield* workings[chosen](rows);
}

/** From four rows on, an expansion with λ in it is long. */
const LARGEST_EXPANSION = 3;

const workings: { readonly [K in Method]: (rows: Rows) => Working } = {
  expansion: byExpansion,
  'faddeev-leverrier': faddeevLeverrier,
  'principal-minors': principalMinors,
};

function* byExpansion(rows: Rows): Working {
  const shifted = rows.map((row, i) =>
    row.map((value, j) => (i === j ? polynomial(negate(value), ONE) : polynomial(negate(value)))),
  );
  yield { move: 'shift', facts: { rows: shifted } };
  return (yield* expandDeterminant(polynomials, shifted)).toReversed();
}
