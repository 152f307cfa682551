// Products of matrices whose entries have roots or i, as they are written in checks.

import { type Expression, grid } from '../../document/expression.ts';
import { elementOf, quadraticRoots } from '../../exact/algebraic.ts';
import { type AnswerMatrix, scalarAt } from '../../exact/matrix.ts';
import { squareRoot } from '../../exact/power.ts';
import { add, multiply, negate, rational, type Rational, signOf, ZERO } from '../../exact/rational.ts';
import {
  addSums,
  multiplySums,
  negateSum,
  partsOfScalar,
  rationalOf,
  type RootSum,
  rootSum,
} from '../../exact/root-sum.ts';
import { type Exact, exactText, isRoundedScalar } from '../../exact/scalar.ts';
import { shownValue } from './eigenvalue-tell.ts';
import { isRationalZero } from './signed-number.ts';

export type ExactRows = readonly (readonly Exact[])[];

/** The products of the entries of two vectors in their order; null where one has no such form. */
export function exactTerms(u: readonly Exact[], v: readonly Exact[]): readonly Exact[] | null {
  const terms = u.map((x, place) => exactProduct([[x]], [[v[place]]]));
  const known = terms.flatMap((term) => (term === null ? [] : [term[0][0]]));
  return known.length === terms.length ? known : null;
}

/** The rows of a matrix; null where its entries are doubles. */
export function exactRows(matrix: AnswerMatrix): ExactRows | null {
  const rows = Array.from({ length: matrix.rows }, (_, row) =>
    Array.from({ length: matrix.columns }, (__, column) => scalarAt(matrix, row * matrix.columns + column)),
  );
  const exact = rows.map((row) => row.filter((entry) => !isRoundedScalar(entry)));
  return exact.every(({ length }) => length === matrix.columns) ? exact : null;
}

/** The matrix with these entries, as they are written in a story. */
export function shownRows(rows: ExactRows): Expression {
  return grid(rows.map((row) => row.map(shownValue)));
}

/** The rows as columns. */
export function transposedRows(rows: ExactRows): ExactRows {
  return rows[0].map((_, column) => rows.map((row) => row[column]));
}

/** A complex number by its two parts. */
interface Parts {
  readonly re: RootSum;
  readonly im: RootSum;
}

const NOUGHT: Parts = { re: rootSum(ZERO), im: rootSum(ZERO) };

/** The product of two matrices; null where an entry of it is neither a fraction nor a sum of a fraction and one root. */
export function exactProduct(x: ExactRows, y: ExactRows): ExactRows | null {
  const [left, right] = [partsOfRows(x), partsOfRows(y)];
  if (left === null || right === null) return null;
  const rows = left.map((row) =>
    right[0].map((_, column) => {
      const sum = row.reduce<Parts | null>((known, part, place) => {
        const term = timesParts(part, right[place][column]);
        return known === null || term === null ? null : addParts(known, term);
      }, NOUGHT);
      return sum === null ? null : exactOf(sum);
    }),
  );
  const known = rows.map((row) => row.flatMap((entry) => (entry === null ? [] : [entry])));
  return known.every((row, place) => row.length === rows[place].length) ? known : null;
}

function partsOfRows(rows: ExactRows): readonly (readonly Parts[])[] | null {
  const parts = rows.map((row) =>
    row.flatMap((entry) => {
      const found = partsOfScalar(entry);
      return found === null ? [] : [found];
    }),
  );
  return parts.every((row, place) => row.length === rows[place].length) ? parts : null;
}

function timesParts(x: Parts, y: Parts): Parts | null {
  const [reRe, imIm, reIm, imRe] = [
    multiplySums(x.re, y.re),
    multiplySums(x.im, y.im),
    multiplySums(x.re, y.im),
    multiplySums(x.im, y.re),
  ];
  if (reRe === null || imIm === null || reIm === null || imRe === null) return null;
  const [re, im] = [addSums(reRe, negateSum(imIm)), addSums(reIm, imRe)];
  return re === null || im === null ? null : { re, im };
}

function addParts(x: Parts, y: Parts): Parts | null {
  const [re, im] = [addSums(x.re, y.re), addSums(x.im, y.im)];
  return re === null || im === null ? null : { re, im };
}

/** The number with these parts, in its one normal form. */
function exactOf({ re, im }: Parts): Exact | null {
  if (im.terms.length === 0) return realOf(re);
  const part = rationalOf(re);
  return part === null || im.terms.length > 1 ? null : withRoot(part, squareOf(im.terms[0]), im.terms[0], true);
}

function realOf(sum: RootSum): Exact | null {
  const value = rationalOf(sum);
  if (value !== null) return value;
  const plain = sum.terms.map((term) => rationalOf({ terms: [term] }));
  const [root, ...others] = sum.terms.filter((_, place) => plain[place] === null);
  if (others.length > 0) return null;
  const part = plain.find((one) => one !== null);
  if (part !== undefined && part !== null) return withRoot(part, squareOf(root), root, false);
  const length = squareRoot(squareOf(root));
  return length.kind === 'rational' || signOf(root.coefficient) > 0 ? length : { ...length, sign: -1 };
}

type RootTerm = RootSum['terms'][number];

function squareOf({ coefficient, radicand }: RootTerm): Rational {
  return multiply(multiply(coefficient, coefficient), rational(radicand));
}

/** The root p ± √s, or p ± √−s, of x² − 2px + p² ∓ s. */
function withRoot(part: Rational, square: Rational, { coefficient }: RootTerm, isImaginary: boolean): Exact {
  const constant = add(multiply(part, part), isImaginary ? square : negate(square));
  const { field, roots } = quadraticRoots([constant, multiply(rational(-2n), part)]);
  return elementOf(field, roots[signOf(coefficient) < 0 ? 0 : 1]);
}

/** Whether two rows, which are not zero, are multiples of each other; rows whose products have no short form are said to be none. */
export function multiplesOf(rows: ExactRows): (row: number, other: number) => boolean {
  return (row, other) => {
    const lead = rows[row].findIndex((entry) => !isRationalZero(entry));
    return rows[row].every((entry, place) => {
      const [one, two] = [
        exactProduct([[entry]], [[rows[other][lead]]]),
        exactProduct([[rows[other][place]]], [[rows[row][lead]]]),
      ];
      return one !== null && two !== null && exactText(one[0][0]) === exactText(two[0][0]);
    });
  };
}
