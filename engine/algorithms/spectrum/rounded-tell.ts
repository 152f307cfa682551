// The words of eigenvalues and eigenvectors that are calculated in doubles: what is rounded, and what is proved all the same.

import { sumOfParts } from '../../document/algebraic.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../document/block.ts';
import {
  apply,
  approximation,
  count,
  equal,
  type Expression,
  grid,
  indexed,
  list,
  matrixExpression,
  number,
  relation,
} from '../../document/expression.ts';
import { holds, measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { type AnswerMatrix, scalarAt } from '../../exact/matrix.ts';
import { decimalOf, nearestComplex, nearestDouble } from '../../exact/rounding.ts';
import { isComplex, type Scalar } from '../../exact/scalar.ts';
import { A } from '../characteristic/names.ts';
import type { RoundedSpectrum } from './rounded-spectrum.ts';

/** Why doubles, the eigenvalues, what is proved of them, and the trace as a check. */
export function roundedBlocks(spectrum: RoundedSpectrum): readonly Block[] {
  const { eigenvalues, trace } = spectrum;
  const values = eigenvalues.map(({ value }) => value);
  const total = values.reduce((known, value) => known + realPart(value), 0);
  return [
    heading(say`Calculate the eigenvalues in double precision`),
    paragraph(reasonFor(spectrum)),
    formula(
      relation(list(values.map((_, place) => indexed('λ', place + 1))), 'approximately', listOf(values)),
      values.some(({ kind }) => kind === 'rational') ? WITH_FRACTIONS : null,
    ),
    ...alsoInShort(paragraph(certainty(spectrum))),
    ...notInShort(
      heading(say`Check the result`),
      formula(
        equal(apply('tr', A), number(trace)),
        say`The sum of the eigenvalues must be the trace of ${A}. The numbers above add up to ${approximation(decimalOf(total + 0))}.`,
      ),
    ),
  ];
}

const WITH_FRACTIONS = say`Whole numbers and fractions among them are exact: with each the characteristic polynomial is zero.`;

function listOf(values: readonly Scalar[]): Expression {
  return list(values.map(shownRounded));
}

/** A fraction as it is; a double with as many digits as other numbers behind ≈, and at least with those before the point. */
export function shownRounded(value: Scalar): Expression {
  switch (value.kind) {
    case 'rational':
      return number(value);
    case 'float':
      return roundedDouble(value.value);
    case 'complex-float':
      return sumOfParts(roundedDouble(value.re), roundedDouble(value.im));
    case 'algebraic': {
      if (!isComplex(value)) return roundedDouble(nearestDouble(value));
      const { re, im } = nearestComplex(value);
      return sumOfParts(roundedDouble(re), roundedDouble(im));
    }
    default:
      return approximation(value);
  }
}

function roundedDouble(value: number): Expression {
  return approximation(decimalOf(value), placesOf(value));
}

/** Beyond six digits before the point a zero would stand for a digit that is not zero. */
function placesOf(value: number): number | null {
  const size = Math.abs(value);
  return size >= 10 ** 6 && size < 10 ** 15 ? 0 : null;
}

/** Whether the nearest double is a number. */
export function isWithinDoubles(value: Scalar): boolean {
  if (!isComplex(value)) return Number.isFinite(nearestDouble(value));
  const { re, im } = nearestComplex(value);
  return Number.isFinite(re) && Number.isFinite(im);
}

/** More rows or columns are elided, which a matrix of numbers is. */
const MOST_LINES = 8;

/** A matrix in doubles, with as many digits as other numbers behind ≈. */
export function roundedMatrix(matrix: AnswerMatrix): Expression {
  if (Math.max(matrix.rows, matrix.columns) > MOST_LINES) return matrixExpression(matrix);
  return grid(
    Array.from({ length: matrix.rows }, (_, row) =>
      Array.from({ length: matrix.columns }, (__, column) =>
        shownRounded(scalarAt(matrix, row * matrix.columns + column)),
      ),
    ),
  );
}

function realPart(x: Scalar): number {
  return isComplex(x) ? nearestComplex(x).re : nearestDouble(x);
}

function reasonFor({ reason, size }: RoundedSpectrum): Prose {
  return reason === 'rows'
    ? say`${claim(say`${A} has ${size} rows`, equal(measure('rowCount', A), count(size)))}. The roots of a polynomial of so high a degree would take too long to be told apart exactly, so we work in floating point: about sixteen digits are kept on the way.`
    : say`The coefficients of the characteristic polynomial would have too many digits, so we work in floating point: about sixteen digits are kept on the way.`;
}

function certainty({ isSimple, distance, isSymmetric }: RoundedSpectrum): Prose {
  const real = isSymmetric
    ? say` ${claim(say`${A} is symmetric`, holds('symmetric', A))}, so all eigenvalues are real.`
    : say``;
  if (!isSimple || distance === null) {
    return say`Numbers that agree in most of their digits may stand for one eigenvalue, so nothing is said of multiplicities.${real}`;
  }
  return say`With the exact characteristic polynomial it is proved that each of these numbers is nearer than ${approximation(decimalOf(distance))} to one eigenvalue, and each to a different one. So every eigenvalue has the algebraic multiplicity ${1}.${real}`;
}

/** The eigenvectors as the columns of a matrix. */
export function roundedVectorBlocks(
  name: Expression,
  columns: AnswerMatrix,
  { isSimple }: RoundedSpectrum,
): readonly Block[] {
  return [
    heading(say`Calculate the eigenvectors in double precision`),
    formula(
      relation(name, 'approximately', roundedMatrix(columns)),
      say`Each column is an eigenvector of length ${1}, in the order of the eigenvalues.`,
    ),
    ...(isSimple
      ? []
      : [
          paragraph(
            say`Where eigenvalues agree in most of their digits, how many of these columns are independent eigenvectors is not decided.`,
          ),
        ]),
  ];
}
