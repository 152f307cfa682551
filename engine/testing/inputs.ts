// Inputs: random values for the fields of any operation, made of numbers that a test chooses.

import * as fc from 'fast-check';
import type { AnyField, FieldKind } from '../catalogue/field.ts';
import type { Operation } from '../catalogue/operation.ts';
import { constantMatrix, type Matrix, matrixOf, rowsOf } from '../exact/matrix.ts';
import { fractionText, multiply, ONE, type Rational, rational, ZERO } from '../exact/rational.ts';
import { matricesOfShape } from './arbitraries.ts';
import { withFittingVectors } from './fitting-vectors.ts';
import { withStochasticMatrices } from './stochastic-matrices.ts';
import { withSymmetricMatrices } from './symmetric-matrices.ts';

export type Input = { readonly [field: string]: unknown };

const side = fc.integer({ min: 1, max: 4 });

/** Values of all fields, as validation would let them pass; half of the time the second operand fits the first. */
export function inputsOf({ id, body }: Operation, numbers: fc.Arbitrary<Rational>): fc.Arbitrary<Input> {
  const values = valuesOf(numbers);
  const drawn = fc.record(Object.fromEntries(body.map((field) => [field.name, values[field.kind](field)])));
  const each = withStochasticMatrices(id, withSymmetricMatrices(id, withFittingVectors(drawn, numbers)));
  const fits = fc.constantFrom('any', 'any', 'shape', 'column');
  return fc.tuple(each, fits, numbers, fc.nat()).map(([all, fitting, value, choice]) => {
    const given = withOneAlternative(body, all, choice);
    const { a, b } = given;
    if (fitting === 'any' && Array.isArray(given['equations'])) {
      return { ...given, a: null, b: null, augmented: 0, unknowns: null, method: 'auto' };
    }
    if (fitting === 'any' || b === undefined || !isMatrix(a)) return given;
    if (body.some(({ kind, name }) => kind === 'optional-matrix' && name === 'b')) {
      return { ...given, b: rightSideFor(a, value), augmented: 0, equations: null, unknowns: null };
    }
    if (fitting === 'column') return { ...given, b: matrixOf(rowsOf(a).map(([first]) => [multiply(first, value)])) };
    return { ...given, b: a.rows === a.columns ? a : constantMatrix(a.rows, a.columns, value) };
  });
}

/** One column: the last one of a, or with one entry that differs. */
function rightSideFor(a: Matrix, value: Rational): Matrix {
  return matrixOf(rowsOf(a).map((row, index) => [index === 0 ? value : row[row.length - 1]]));
}

/** Fields that may be left out, as they are given together: one such group takes the place of the others. */
const ALTERNATIVES: readonly (readonly string[])[] = [['v'], ['a'], ['normal', 'offset'], ['through', 'direction']];

/** Mostly one group of alternatives and not the others, its vectors mostly as long as the point of the question. */
function withOneAlternative(body: readonly AnyField[], given: Input, choice: number): Input {
  const optional = body.filter(({ kind }) => kind.startsWith('optional')).map(({ name }) => name);
  const groups = ALTERNATIVES.filter((group) => group.every((name) => optional.includes(name)));
  if (groups.length < 2 || choice % 8 === 0) return given;
  const kept = groups[choice % groups.length];
  const others = groups.flat().filter((name) => !kept.includes(name));
  const { point } = given;
  const fitted = kept.map((name) => {
    const value = given[name];
    return [name, isMatrix(value) && isMatrix(point) && choice % 5 > 0 ? withRows(value, point.rows) : value] as const;
  });
  return { ...given, ...Object.fromEntries(fitted), ...Object.fromEntries(others.map((name) => [name, null])) };
}

/** So many of its rows, from the first again where they run out. */
function withRows(matrix: Matrix, length: number): Matrix {
  const rows = rowsOf(matrix);
  return matrixOf(Array.from({ length }, (_, row) => rows[row % rows.length]));
}

function isMatrix(value: unknown): value is Matrix {
  return typeof value === 'object' && value !== null && 'kind' in value && 'rows' in value;
}

function valuesOf(numbers: fc.Arbitrary<Rational>): {
  readonly [K in FieldKind]: (field: AnyField) => fc.Arbitrary<unknown>;
} {
  const matrices = matricesOf(numbers);
  const position = fc.integer({ min: -5, max: 5 });
  const bound = fc.option(position);
  return {
    matrix: () => matrices,
    operand: () => fc.oneof(matrices, numbers),
    lines: () => fc.oneof(matrices, fc.array(numbers, { minLength: 1, maxLength: 4 })),
    vector: () => fc.integer({ min: 1, max: 4 }).chain((length) => matricesWith(numbers, length, 1)),
    vectors: () =>
      fc
        .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
        .chain(([length, count]) => matricesWith(numbers, length, count)),
    'optional-matrix': () => fc.oneof({ weight: 12, arbitrary: matrices }, fc.constant(null)),
    // What is left out, `withOneAlternative` decides.
    'optional-vector': () => matricesWith(numbers, 3, 1),
    'optional-number': () => numbers,
    texts: () =>
      fc.oneof(
        { weight: 9, arbitrary: fc.constant(null) },
        fc.constantFrom(
          ['2x + y = 3', 'x - y/2 = 1'],
          ['x_1 + 2x_2 = 0'],
          ['x = 1', 'x = 2'],
          ['x y = 1'],
          ['2(x + 1) - 3y = 4x', 'y = 2x - 5'],
          ['2y + z - 8 = 0', 'x - 2y = 3 + 3z', '-(x - y)/2 + z*2 = 3'],
          ['x - x = 0.5y', '3 = x'],
          ['x_3 - 2(x_1 - x_3) = 7', 'x_1 + x_1 = 3x_3'],
        ),
      ),
    number: () => numbers,
    integer: ({ minimum, maximum, fallback }) =>
      fc.oneof(
        ...(typeof fallback === 'number' ? [fc.constant(fallback)] : []),
        fc.integer({ min: Math.max(-6, minimum ?? -6), max: Math.min(6, maximum ?? 6) }),
        fc.constantFrom(minimum ?? -1e9, maximum ?? 1e9),
      ),
    position: () => fc.option(fc.oneof(position, fc.constantFrom(-1e9, 1e9))),
    'optional-position': () => fc.option(fc.oneof(position, fc.constantFrom(-1e9, 1e9))),
    positions: () => fc.array(position, { maxLength: 4 }),
    selection: () =>
      fc.oneof(
        fc.constant({ kind: 'all' }),
        fc.record({ kind: fc.constant('position'), position }),
        fc.record({ kind: fc.constant('positions'), positions: fc.array(position, { maxLength: 5 }) }),
        fc.record({ kind: fc.constant('slice'), start: bound, stop: bound, step: bound }),
      ),
    choice: ({ permitted }) => fc.constantFrom(...permitted.map(([value]) => value)),
    flag: () => fc.boolean(),
    name: () => fc.constant('ans'),
    places: () => fc.constant(null),
    seed: () => fc.constant(null),
    choices: () => fc.constant(null),
    preference: () => fc.constantFrom(null, true, false),
    conventions: ({ fallback }) => fc.constant(fallback),
  };
}

/** Matrices from 1x1 to 4x4, square ones to 6x6, more of 2x2 and 3x3, some of structure, and a few that are long or large. */
function matricesOf(numbers: fc.Arbitrary<Rational>): fc.Arbitrary<Matrix> {
  const squareOf = (size: number): fc.Arbitrary<Matrix> => matricesWith(numbers, size, size);
  return fc.oneof(
    { weight: 8, arbitrary: fc.tuple(side, side).chain(([rows, columns]) => matricesWith(numbers, rows, columns)) },
    { weight: 8, arbitrary: fc.integer({ min: 1, max: 6 }).chain(squareOf) },
    { weight: 8, arbitrary: fc.constantFrom(2, 3).chain(squareOf) },
    { weight: 6, arbitrary: fc.constantFrom(2, 3, 4).chain(squareOf).chain(structured) },
    { weight: 1, arbitrary: fc.constantFrom([1, 13], [13, 1], [2, 11]).chain(([m, n]) => matricesWith(numbers, m, n)) },
    { weight: 1, arbitrary: fc.constantFrom(9, 12).chain(squareOf) },
  );
}

/** The same matrix made singular, triangular, diagonal, symmetric, or the identity. */
function structured(matrix: Matrix): fc.Arbitrary<Matrix> {
  const rows = rowsOf(matrix);
  const last = rows.length - 1;
  const where = (isKept: (i: number, j: number) => boolean): Matrix =>
    matrixOf(rows.map((row, i) => row.map((entry, j) => (isKept(i, j) ? entry : ZERO))));
  return fc
    .constantFrom(
      () => matrixOf(rows.with(last, rows[0])),
      () =>
        matrixOf(
          rows.with(
            0,
            rows[last].map((entry) => multiply(entry, rational(-3n, 2n))),
          ),
        ),
      () =>
        matrixOf(
          rows.with(
            last,
            rows[last].map(() => ZERO),
          ),
        ),
      () => where((i, j) => i <= j),
      () => where((i, j) => i >= j),
      () => where((i, j) => i === j),
      () => where((i, j) => i + j !== 0),
      () => matrixOf(rows.map((row, i) => row.map((entry, j) => (i <= j ? entry : rows[j][i])))),
      () => matrixOf(rows.map((row, i) => row.map((_, j) => (i === j ? ONE : ZERO)))),
    )
    .map((make) => make());
}

function matricesWith(numbers: fc.Arbitrary<Rational>, rows: number, columns: number): fc.Arbitrary<Matrix> {
  const row = fc.array(numbers, { minLength: columns, maxLength: columns });
  return fc.oneof(
    fc.array(row, { minLength: rows, maxLength: rows }).map((drawn) => matrixOf(drawn)),
    matricesOfShape(rows, columns),
    numbers.map((value) => constantMatrix(rows, columns, value)),
  );
}

/** An input as a report shows it: matrices by their rows. */
export function inputText(input: Input): string {
  return JSON.stringify(input, (_, value: unknown) => {
    if (isMatrix(value))
      return `[${rowsOf(value)
        .map((row) => `[${row.map(fractionText).join(', ')}]`)
        .join(', ')}]`;
    return isRational(value) ? fractionText(value) : value;
  });
}

function isRational(value: unknown): value is Rational {
  return typeof value === 'object' && value !== null && 'numerator' in value;
}
