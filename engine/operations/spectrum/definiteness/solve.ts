// Definiteness: the leading principal minors of a symmetric matrix, and the signs of the squares of its quadratic form.

import { requireInRange } from '../../../algorithms/bounds.ts';
import type { Move } from '../../../algorithms/moves.ts';
import { primitiveFactor, scaledVector } from '../../../algorithms/orthogonalization/vectors.ts';
import { isReadable, workingCost, workingTime } from '../../../algorithms/readable.ts';
import { shownLines, sideBySide } from '../../../algorithms/shown-answers.ts';
import { requireSymmetric } from '../../../algorithms/symmetric.ts';
import {
  type Answer,
  countAnswer,
  part,
  structureAnswer,
  vectorAnswer,
  wordAnswer,
} from '../../../catalogue/answer.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';
import { equal, type Expression, indexed, number, words } from '../../../document/expression.ts';
import { determinant } from '../../../exact/kernels/determinant.ts';
import { type Matrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { add, isZero, multiply, negate, ONE, type Rational, signOf, ZERO } from '../../../exact/rational.ts';
import { completedSquares, type Entries, type Squares } from './squares.ts';

export interface DefinitenessInput {
  readonly a: Matrix;
}

export const CLASSES = [
  'positive-definite',
  'positive-semidefinite',
  'negative-definite',
  'negative-semidefinite',
  'indefinite',
  'zero',
] as const;

export type Class = (typeof CLASSES)[number];

export interface Inertia {
  readonly positive: number;
  readonly negative: number;
  readonly zero: number;
}

/** What the leading principal minors decide; `nothing` where the squares have to. */
export type Verdict = 'all-positive' | 'alternating' | 'none-zero' | 'wrong-sign' | 'nothing';

/** A vector x with whole entries, and xᵀAx. */
export interface Witness {
  readonly vector: Entries;
  readonly value: Rational;
}

export interface DefinitenessMoves {
  /** The matrix is too large to be worked line by line. */
  computed: { readonly rows: number };
  minors: { readonly minors: Entries; readonly verdict: Verdict };
  squares: { readonly squares: Squares; readonly verdict: Verdict };
  result: {
    readonly minors: Entries;
    readonly verdict: Verdict;
    readonly squares: Squares;
    readonly inertia: Inertia;
    readonly sort: Class;
    /** A vector with a positive and one with a negative value, where the matrix is indefinite. */
    readonly witnesses: readonly Witness[];
  };
}

export type DefinitenessMove = Move<DefinitenessMoves>;

/** What an answer holds. */
export const members = [
  part('class', 'word', 'What the matrix is; zero is the zero matrix, which is semidefinite in both ways.', {
    words: CLASSES,
  }),
  part('inertia', 'structure', 'How many eigenvalues have each sign, multiplicities counted.', {
    members: [
      part('positive', 'count', 'How many are positive.'),
      part('negative', 'count', 'How many are negative.'),
      part('zero', 'count', 'How many are zero.'),
    ],
  }),
  part('leading_minors', 'vector', 'The determinants of the first k rows and columns, for k from 1 to n.'),
];

/** What is expected to take longer, in nanoseconds, is refused. */
const LONGEST = 5e9;

/** Bounds the digits of the numbers; far above the work on most matrices. */
const MOST_WORK = 1e13;

/** Beside the squares: the vectors, and the minors. */
const PARTS = 3;

export function cost({ a }: DefinitenessInput): number {
  return Math.min(workingCost(a), LONGEST);
}

export function time({ a }: DefinitenessInput): number {
  return PARTS * workingTime(a);
}

/**
 * @throws DomainError `not_symmetric`, `too_large` where the exact working would take too long, `overflow` where a minor is no finite
 * double
 */
export function* solve({ a }: DefinitenessInput): Generator<DefinitenessMove, Answer, void> {
  requireSymmetric('definiteness', a);
  if (PARTS * workingTime(a) > LONGEST || workingCost(a) > MOST_WORK) throw tooLarge();
  const squares = completedSquares(a);
  const minors = leadingMinors(a, squares);
  minors.forEach((minor, place) => requireInRange(minor, () => `leading principal minor ${place + 1}`));
  const verdict = verdictOf(minors);
  if (isReadable(a)) {
    yield { move: 'minors', facts: { minors, verdict } };
    yield { move: 'squares', facts: { squares, verdict } };
  } else yield { move: 'computed', facts: { rows: a.rows } };
  const inertia = inertiaOf(squares, a.rows);
  const sort = classOf(inertia);
  const witnesses = sort === 'indefinite' ? [1, -1].map((sign) => witness(a, squares, sign)) : [];
  yield { move: 'result', facts: { minors, verdict, squares, inertia, sort, witnesses } };
  return structureAnswer(
    [
      ['class', wordAnswer(sort)],
      [
        'inertia',
        structureAnswer([
          ['positive', countAnswer(inertia.positive)],
          ['negative', countAnswer(inertia.negative)],
          ['zero', countAnswer(inertia.zero)],
        ]),
      ],
      ['leading_minors', vectorAnswer(minors, 'columns')],
    ],
    () => definitenessShown(sort, inertia, minors),
  );
}

function tooLarge(): DomainError {
  return DomainError.of('too_large', ['a'], {
    what: 'the squares of a matrix of this size are more work than one question may take',
    limit: 'they are worked out exactly',
  });
}

/** While the pivots are taken in their order, each minor is the one before times a pivot; beyond the rank all are zero. */
function leadingMinors(a: Matrix, { steps }: Squares): Entries {
  const rank = steps.reduce((total, { squares }) => total + squares.length, 0);
  const minors: Rational[] = [];
  let isInOrder = true;
  for (let place = 0; place < a.rows; place++) {
    const step = steps.at(place);
    isInOrder &&= step !== undefined && step.unknowns.length === 1 && step.unknowns[0] === place;
    if (isInOrder && step !== undefined) minors.push(multiply(minors.at(-1) ?? ONE, step.entry));
    else minors.push(place >= rank ? ZERO : minorOf(a, place + 1));
  }
  return minors;
}

function minorOf(a: Matrix, size: number): Rational {
  const minor = determinant(
    matrixOf(
      rowsOf(a)
        .slice(0, size)
        .map((row) => row.slice(0, size)),
    ),
  );
  if (minor.kind !== 'rational') throw tooLarge();
  return minor;
}

function verdictOf(minors: Entries): Verdict {
  const signs = minors.map(signOf);
  if (signs.every((sign) => sign > 0)) return 'all-positive';
  if (signs.every((sign, place) => sign === alternating(place))) return 'alternating';
  if (!signs.includes(0)) return 'none-zero';
  const isNeverNegative = signs.every((sign) => sign >= 0);
  const isNeverPositive = signs.every((sign, place) => sign === 0 || sign === alternating(place));
  return isNeverNegative || isNeverPositive ? 'nothing' : 'wrong-sign';
}

/** The sign of the minors of a negative definite matrix; places count from 0. */
export function alternating(place: number): number {
  return place % 2 === 0 ? -1 : 1;
}

function inertiaOf({ steps, kernel }: Squares, size: number): Inertia {
  const positive = steps.flatMap(({ squares }) => squares).filter(({ factor }) => signOf(factor) > 0).length;
  return { positive, negative: size - kernel.length - positive, zero: kernel.length };
}

function classOf({ positive, negative, zero }: Inertia): Class {
  if (positive > 0 && negative > 0) return 'indefinite';
  if (positive > 0) return zero === 0 ? 'positive-definite' : 'positive-semidefinite';
  if (negative > 0) return zero === 0 ? 'negative-definite' : 'negative-semidefinite';
  return 'zero';
}

/** A simple vector with a value of this sign: one or two entries other than zero where that is enough. */
function witness(a: Matrix, { steps }: Squares, sign: number): Witness {
  const rows = rowsOf(a);
  const unit = (place: number, other = place, factor = ONE): Entries =>
    rows.map((_, k) => (k === place ? ONE : k === other ? factor : ZERO));
  const own = rows.findIndex((row, place) => signOf(row[place]) === sign);
  if (own !== -1) return { vector: unit(own), value: rows[own][own] };
  for (const [i, row] of rows.entries()) {
    for (const j of rows.keys()) {
      if (j <= i || isZero(row[j])) continue;
      const factor = signOf(row[j]) === sign ? ONE : MINUS;
      const value = add(add(row[i], rows[j][j]), multiply(factor, add(row[j], row[j])));
      if (signOf(value) === sign) return { vector: unit(i, j, factor), value };
    }
  }
  const found = steps.flatMap(({ squares }) => squares).find(({ value }) => signOf(value) === sign);
  if (found === undefined) throw new TypeError('an indefinite matrix has squares of both signs');
  const factor = primitiveFactor(found.direction);
  return {
    vector: scaledVector(factor, found.direction),
    value: multiply(multiply(factor, factor), found.value),
  };
}

const MINUS = negate(ONE);

/** The class, the signs of the eigenvalues, and the leading principal minors d₁, d₂ and so on. */
function definitenessShown(
  sort: string,
  { positive, negative, zero }: { readonly positive: number; readonly negative: number; readonly zero: number },
  minors: Entries,
): Expression {
  const signs = [`${positive} positive`, `${negative} negative`, ...(zero === 0 ? [] : [`${zero} zero`])];
  return shownLines(
    words(sort.replace('-', ' ')),
    words(`eigenvalues: ${signs.join(', ')}`),
    sideBySide(...minors.map((minor, place) => equal(indexed('d', place + 1), number(minor)))),
  );
}
