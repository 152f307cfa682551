// Characteristic polynomials: the choice of a method, and the answer.

import { type DiagonalBlocks, diagonalBlocks } from '../blocks.ts';
import { type ExpansionMoves, expandDeterminant, twoByTwo } from '../expansion/solve.ts';
import { predictedWork, requireAffordable, requireInRange, withinRange } from '../bounds.ts';
import type { Move } from '../moves.ts';
import { type Polynomial, polynomial, polynomials } from '../../exact/polynomial.ts';
import { isReadable, workingCost, workingTime } from '../readable.ts';
import type { Rows } from '../row-reduction/moves.ts';
import type { Answer } from '../../catalogue/answer.ts';
import { type Entry, negate as fieldNegative } from '../../exact/entry.ts';
import { type FieldPolynomial, multiplied } from '../../exact/field-roots.ts';
import { characteristicCost, characteristicPolynomial } from '../../exact/kernels/characteristic.ts';
import { characteristicOverField } from '../../exact/kernels/field.ts';
import { type ExactMatrix, type FieldMatrix, hasRoots, type Matrix, rowsOf, zeroMatrix } from '../../exact/matrix.ts';
import { negate, ONE, type Rational } from '../../exact/rational.ts';
import type { Scalar } from '../../exact/scalar.ts';
import { mostZerosOffDiagonal, type TriangularKind, triangularKindOf } from './features.ts';
import { fieldResult, type FieldResult } from './over-field.ts';
import { type FaddeevMoves, faddeevLeverrier } from './faddeev-leverrier.ts';
import { isOfRankOne, type PrincipalMoves, principalMinors } from './principal-minors.ts';

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
  readonly a: ExactMatrix;
  readonly method: string;
  /** Whether det(A − λI) is wanted; see `worksTurned`. */
  readonly turned?: boolean;
}

/** Why a method was taken where none was asked for. */
export type Choice =
  | 'one-entry'
  | 'triangular'
  | 'blocks'
  | 'two-rows'
  | 'three-rows'
  | 'zeros'
  | 'rank-one'
  | 'no-zeros'
  | 'few-zeros'
  | 'large';

export interface CharacteristicMoves extends ExpansionMoves<Polynomial>, FaddeevMoves, PrincipalMoves {
  /** The method taken where none was asked for, and its reason. */
  choose: {
    readonly choice: Choice;
    readonly size: number;
    readonly triangular: TriangularKind | null;
    /** The most zeros in a row or column of A, those on its diagonal left out. */
    readonly zeros: number;
  };
  /** The matrix λI − A, or A − λI where `turned`. */
  shift: { readonly rows: readonly (readonly Polynomial[])[]; readonly turned: boolean };
  /** The determinant of a triangular λI − A: the product of its diagonal. */
  diagonal: { readonly roots: readonly Rational[]; readonly polynomial: Polynomial; readonly turned: boolean };
  /** Blocks of one or two rows along the diagonal; the determinant of λI − A is the product of theirs. */
  blocks: DiagonalBlocks & {
    readonly parts: readonly Polynomial[];
    readonly polynomial: Polynomial;
    readonly turned: boolean;
  };
  /** Too large, or of too many digits, to be written out. */
  computed: {
    readonly size: number;
    readonly reason: 'size' | 'digits';
    readonly exact: boolean;
    readonly named: boolean;
  };
  /** The result where entries have roots or are complex. */
  fieldResult: FieldResult & { readonly working: Working };
  result: {
    /** Highest power first. */
    readonly coefficients: readonly Scalar[];
    readonly a: Matrix;
    readonly working: Working;
    /** Whether it is det(A − λI). */
    readonly turned: boolean;
  };
}

/** How the coefficients were found: by a method that was written out, or by a kernel. */
export type Working = Method | 'diagonal' | 'blocks' | 'computed';

export type CharacteristicMove = Move<CharacteristicMoves>;

/** Coefficients, highest power first. */
type Coefficients = Generator<CharacteristicMove, readonly Rational[], void>;

/** As many products of matrices as rows. */
function operationsOf({ rows }: ExactMatrix): number {
  return rows ** 4;
}

/** The predicted work: products of matrices by hand, or that of the kernel. */
export function workOf({ a }: CharacteristicInput): number {
  return isReadable(a, operationsOf(a)) ? workingCost(a, operationsOf(a)) : predictedWork(characteristicCost(a));
}

/** The expected time of it: sums of products of integers, or of fractions. */
export function timeOf({ a }: CharacteristicInput): number {
  const operations = operationsOf(a);
  if (!isReadable(a, operations)) return predictedWork(characteristicCost(a));
  const isWhole = a.kind === 'scaled' && a.scale === 0;
  return isWhole ? WHOLE_WORKING + WHOLE_OPERATION * operations : workingTime(a, UNREDUCED * operations);
}

const WHOLE_WORKING = 20_000;
const WHOLE_OPERATION = 120;

/** Products are reduced less often than the entries of an elimination. */
const UNREDUCED = 0.6;

/** The characteristic polynomial: det(A − λI) where `worksTurned`, else det(λI − A). */
export function* solveCharacteristic(input: CharacteristicInput): Generator<CharacteristicMove, Answer, void> {
  const { a, method, turned = false } = input;
  if (hasRoots(a)) return yield* solveOverField(a, method);
  const named = methods.map(([name]) => name).find((name) => name === method);
  const isWorked = isReadable(a, operationsOf(a));
  const working = isWorked ? (named ?? (yield* chosen(rowsOf(a), turned))) : 'computed';
  const coefficients =
    working === 'computed' ? yield* compute(a, named !== undefined) : yield* workings[working](rowsOf(a), turned);
  for (const [place, coefficient] of coefficients.entries()) {
    requireInRange(coefficient, () => `the coefficient of ${VARIABLE}^${coefficients.length - 1 - place}`);
  }
  yield { move: 'result', facts: { coefficients, a, working, turned: turned && TURNED_WORKINGS.has(working) } };
  return { kind: 'polynomial', coefficients, variable: VARIABLE };
}

/** Of a matrix with roots or complex numbers, whose polynomial has coefficients of their field. */
function* solveOverField(a: FieldMatrix, method: string): Generator<CharacteristicMove, Answer, void> {
  const isWorked = isReadable(a, operationsOf(a));
  const working = isWorked ? workingOverField(a, method) : 'computed';
  const coefficients = working === 'diagonal' ? diagonalProduct(a) : yield* workingsOverField[working](a);
  for (const [place, coefficient] of coefficients.entries()) {
    requireInRange(coefficient, () => `the coefficient of ${VARIABLE}^${coefficients.length - 1 - place}`);
  }
  yield { move: 'fieldResult', facts: { ...fieldResult(a, coefficients), working } };
  return { kind: 'polynomial', coefficients, variable: VARIABLE };
}

const workingsOverField: {
  readonly [W in Exclude<Working, 'expansion' | 'diagonal' | 'blocks'>]: (
    a: FieldMatrix,
  ) => Generator<CharacteristicMove, readonly Entry[], void>;
} = {
  computed: computeOverField,
  'principal-minors': (a) => principalMinors(rowsOf(a)),
  'faddeev-leverrier': (a) => faddeevLeverrier(rowsOf(a)),
};

function workingOverField(a: FieldMatrix, method: string): Exclude<Method, 'expansion'> | 'diagonal' {
  if (method === 'auto' && a.rows > 1 && triangularKindOf(rowsOf(a)) !== null) return 'diagonal';
  const { rows } = a;
  return method === 'faddeev-leverrier' || rows > largestSizes['principal-minors']
    ? 'faddeev-leverrier'
    : 'principal-minors';
}

/** (x − a₁₁)(x − a₂₂)…, highest power first. */
function diagonalProduct(a: FieldMatrix): readonly Entry[] {
  return rowsOf(a)
    .reduce<FieldPolynomial>((known, row, place) => multiplied(known, [fieldNegative(row[place]), ONE]), [ONE])
    .toReversed();
}

function* computeOverField(a: FieldMatrix): Generator<CharacteristicMove, readonly Entry[], void> {
  requireAffordable('the characteristic polynomial', a, characteristicCost);
  const reason = isReadable(zeroMatrix(a.rows, a.columns), operationsOf(a)) ? 'digits' : 'size';
  yield { move: 'computed', facts: { size: a.rows, reason, exact: true, named: false } };
  return characteristicOverField(a);
}

/** The methods for entries with roots: an expansion would multiply polynomials with such coefficients. */
export function methodsOverField(size: number): readonly Method[] {
  return methodsFor(size).filter((name) => name !== 'expansion');
}

/** In these det(A − λI) is worked out as it stands; the others find det(λI − A). */
const TURNED_WORKINGS: ReadonlySet<Working> = new Set<Working>(['expansion', 'diagonal', 'blocks']);

/** Whether the determinant of A − λI itself is worked out, because it is asked for and the method allows it. */
export function worksTurned({ a, method, turned = false }: CharacteristicInput): boolean {
  if (!turned || hasRoots(a) || !isReadable(a, operationsOf(a))) return false;
  const named = methods.map(([name]) => name).find((name) => name === method);
  const rows = rowsOf(a);
  return TURNED_WORKINGS.has(named ?? taken[choiceFor(rows, triangularKindOf(rows), turned)]);
}

function* compute(a: Matrix, named: boolean): Generator<CharacteristicMove, readonly Scalar[], void> {
  const what = 'the characteristic polynomial';
  requireAffordable(what, a, characteristicCost);
  const { coefficients } = withinRange(what, characteristicPolynomial(a));
  const exact = coefficients.every(({ kind }) => kind === 'rational');
  const reason = isReadable(zeroMatrix(a.rows, a.columns), operationsOf(a)) ? 'digits' : 'size';
  yield { move: 'computed', facts: { size: a.rows, reason, exact, named } };
  return coefficients;
}

/** The way that a teacher takes for this size and these entries. */
function* chosen(rows: Rows, turned: boolean): Generator<CharacteristicMove, Exclude<Working, 'computed'>, void> {
  const size = rows.length;
  const triangular = triangularKindOf(rows);
  const choice = choiceFor(rows, triangular, turned);
  yield { move: 'choose', facts: { choice, size, triangular, zeros: mostZerosOffDiagonal(rows) } };
  return taken[choice];
}

function choiceFor(rows: Rows, triangular: TriangularKind | null, turned: boolean): Choice {
  if (rows.length === 1) return 'one-entry';
  if (triangular !== null) return 'triangular';
  if (rows.length === 2) return 'two-rows';
  if (diagonalBlocks(rows, LARGEST_BLOCK) !== null) return 'blocks';
  if (rows.length <= largestSizes['principal-minors'] && isOfRankOne(rows)) return 'rank-one';
  if (rows.length > largestSizes['principal-minors']) return 'large';
  const zeros = mostZerosOffDiagonal(rows);
  if (turned && rows.length === 3 && zeros === 0) return 'three-rows';
  if (zeros === 0) return 'no-zeros';
  return rows.length <= largestSizes.expansion && zeros >= rows.length - 2 ? 'zeros' : 'few-zeros';
}

/** A block of more rows would need a method of its own. */
const LARGEST_BLOCK = 2;

const taken: { readonly [K in Choice]: Exclude<Working, 'computed'> } = {
  'one-entry': 'expansion',
  triangular: 'diagonal',
  blocks: 'blocks',
  'two-rows': 'expansion',
  'three-rows': 'expansion',
  zeros: 'expansion',
  'rank-one': 'principal-minors',
  'no-zeros': 'principal-minors',
  'few-zeros': 'principal-minors',
  large: 'faddeev-leverrier',
};

const workings: { readonly [K in Exclude<Working, 'computed'>]: (rows: Rows, turned: boolean) => Coefficients } = {
  expansion: byExpansion,
  diagonal: byDiagonal,
  blocks: byBlocks,
  'faddeev-leverrier': faddeevLeverrier,
  'principal-minors': principalMinors,
};

function* byExpansion(rows: Rows, turned: boolean): Coefficients {
  const shifted = shiftedRows(rows, turned);
  yield { move: 'shift', facts: { rows: shifted, turned } };
  if (rows.length !== 2) return (yield* expandDeterminant(polynomials, shifted)).toReversed();
  const value = twoByTwo(polynomials, shifted);
  yield { move: 'twoByTwo', facts: { rows: shifted, value, path: [] } };
  return value.toReversed();
}

function* byDiagonal(rows: Rows, turned: boolean): Coefficients {
  yield { move: 'shift', facts: { rows: shiftedRows(rows, turned), turned } };
  const roots = rows.map((row, place) => row[place]);
  const polynomialOf = roots
    .map((root) => linearFactor(root, turned))
    .reduce((known, factor) => polynomials.multiply(known, factor));
  yield { move: 'diagonal', facts: { roots, polynomial: polynomialOf, turned } };
  return polynomialOf.toReversed();
}

function* byBlocks(rows: Rows, turned: boolean): Coefficients {
  const found = diagonalBlocks(rows, LARGEST_BLOCK);
  if (found === null) return yield* byExpansion(rows, turned);
  yield { move: 'shift', facts: { rows: shiftedRows(rows, turned), turned } };
  const parts = found.blocks.map((block) =>
    block.length === 1 ? linearFactor(block[0][0], turned) : twoByTwo(polynomials, shiftedRows(block, turned)),
  );
  const polynomialOf = parts.reduce((known, part) => polynomials.multiply(known, part));
  yield { move: 'blocks', facts: { ...found, parts, polynomial: polynomialOf, turned } };
  return polynomialOf.toReversed();
}

/** λI − A, or A − λI where `turned`. */
export function shiftedRows(rows: Rows, turned = false): readonly (readonly Polynomial[])[] {
  return rows.map((row, i) =>
    row.map((value, j) => (i === j ? linearFactor(value, turned) : polynomial(turned ? value : negate(value)))),
  );
}

/** λ − root, or root − λ where `turned`. */
export function linearFactor(root: Rational, turned = false): Polynomial {
  return turned ? polynomial(root, negate(ONE)) : polynomial(negate(root), ONE);
}
