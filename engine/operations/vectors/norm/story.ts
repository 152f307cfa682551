// The words of norms.

import { folding } from '../../../algorithms/moves.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  added,
  apply,
  equal,
  type Expression,
  indexed,
  markedColumns,
  markedRows,
  matrixExpression,
  number,
  numbers,
  root,
  symbol,
} from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import { entriesOf, rowsOf } from '../../../exact/matrix.ts';
import { add, compare, conjugate, type Entry, isReal, isZero, multiply, signOf } from '../../../exact/entry.ts';
import type { RealRoot } from '../../../exact/entry-root.ts';
import { ZERO } from '../../../exact/rational.ts';
import {
  isComplexVector,
  LONGEST_READ,
  normOf,
  rootOf,
  withDecimal,
  squareLine,
  squareOf,
  squaresLine,
} from '../sums-of-products.ts';
import type { NormKind } from './inputs.ts';
import type { NormInput, NormMove, NormMoves } from './solve.ts';

const [V, A] = ['v', 'A'].map(symbol);
const [SUM_NORM, MAXIMUM_NORM] = [apply('norm-1', V), apply('norm-inf', V)];

const ofVectors: { readonly [K in NormKind]: Prose } = {
  '2': say`The norm of a vector is its length. By the theorem of Pythagoras it is the square root of the sum of the squares of its entries. This sum is the dot product of the vector with itself.`,
  '1': say`The sum norm of a vector is the sum of the absolute values of its entries. It is also called the ${1}-norm.`,
  inf: say`The maximum norm of a vector is the largest absolute value of its entries. It is also called the infinity norm.`,
  frobenius: say`The Frobenius norm of a vector is its length: the square root of the sum of the squares of its entries.`,
};

const ofMatrices: { readonly [K in NormKind]: Prose } = {
  '2': say`The spectral norm of a matrix is its largest singular value.`,
  '1': say`The column sum norm of a matrix, or ${1}-norm, is the largest sum of the absolute values in a column.`,
  inf: say`The row sum norm of a matrix, or infinity norm, is the largest sum of the absolute values in a row.`,
  frobenius: say`The Frobenius norm of a matrix is the square root of the sum of the squares of all its entries.`,
};

export const theory: readonly Prose[] = [ofVectors['2']];

const ofComplex: Prose = say`The norm of a complex vector or matrix is the square root of the sum of the squares of the absolute values of its entries. The square of an absolute value is the sum of the squares of real and imaginary part.`;

export function theoryFor({ of, isVector, kind }: NormInput): readonly Prose[] {
  if (!entriesOf(of).every(isReal)) return [ofComplex];
  return [(isVector ? ofVectors : ofMatrices)[kind]];
}

const NAMES: { readonly [K in NormKind]: readonly [ofVector: string, ofMatrix: string] } = {
  '2': ['length', 'spectral norm'],
  '1': ['sum norm', 'column sum norm'],
  inf: ['maximum norm', 'row sum norm'],
  frobenius: ['Frobenius norm', 'Frobenius norm'],
};

export function task({ of, isVector, kind }: NormInput): Prose {
  const [ofVector, ofMatrix] = NAMES[kind];
  return isVector
    ? [`Find the ${ofVector} of `, equal(V, matrixExpression(of)), '.']
    : [`Find the ${ofMatrix} of `, equal(A, matrixExpression(of)), '.'];
}

function isNegative(x: Entry): boolean {
  return signOf(x) < 0;
}

const foldMove = folding<NormMoves>();

export function tell(input: NormInput, moves: readonly NormMove[]): readonly Block[] {
  const { of, isVector } = input;
  return [
    heading(isVector ? say`Write down the vector` : say`Write down the matrix`),
    formula(equal(isVector ? V : A, matrixExpression(of))),
    ...moves.flatMap((move) =>
      foldMove<keyof NormMoves, readonly Block[]>(move, {
        squares: ({ total, norm }) => (isVector ? lengthOf(input, total, norm) : frobenius(input, total, norm)),
        sum: ({ sizes, norm }) => [
          heading(say`Add the absolute values of the entries`),
          ...(sizes.length > LONGEST_READ
            ? [paragraph(TOO_MANY), formula(equal(SUM_NORM, number(norm)))]
            : [
                formula(
                  equal(
                    SUM_NORM,
                    added(absoluteValues(entriesOf(of))),
                    ...several(entriesOf(of).some(isNegative) ? sizes : []),
                    number(norm),
                  ),
                ),
              ]),
          ...ofZero(input),
        ],
        greatest: ({ sizes, norm }) => [
          heading(say`Find the largest absolute value`),
          ...(sizes.length > LONGEST_READ
            ? [paragraph(TOO_MANY), formula(equal(MAXIMUM_NORM, number(norm)))]
            : [
                formula(
                  equal(
                    MAXIMUM_NORM,
                    ...(sizes.length === 1
                      ? absoluteValues(entriesOf(of))
                      : [apply('max', ...absoluteValues(entriesOf(of))), apply('max', ...numbers(sizes))]),
                    number(norm),
                  ),
                ),
              ]),
          ...ofZero(input),
        ],
        lines: ({ lines, sums, norm }) => lineSums(input, lines, sums, norm),
      }),
    ),
  ];
}

const TOO_MANY = say`There are too many entries to show each.`;

function several(values: readonly Entry[]): readonly Expression[] {
  return values.length <= 1 ? [] : [added(numbers(values))];
}

/** |2|, |−3| ... */
function absoluteValues(values: readonly Entry[]): readonly Expression[] {
  return values.map((value) => apply('abs', number(value)));
}

const SIZES = say`Add the squares of the absolute values`;
const SIZES_BY_ROW = say`Add the squares of the absolute values, row by row`;

function lengthOf({ of }: NormInput, total: Entry, norm: RealRoot): readonly Block[] {
  return [
    heading(isComplexVector(of) ? SIZES : say`Add the squares of the entries`),
    squareLine('v', of, total),
    heading(say`Take the root`),
    formula(
      withDecimal(
        equal(normOf(V), ...(isComplexVector(of) ? [] : [root(squareOf(V, of))]), ...rootOf(total, norm)),
        norm,
      ),
    ),
    ...zeroWords(V, total),
  ];
}

function frobenius({ of }: NormInput, total: Entry, norm: RealRoot): readonly Block[] {
  const [S] = ['s'].map(symbol);
  const rows = rowsOf(of);
  const isRead = of.rows <= LONGEST_READ && of.columns <= LONGEST_READ;
  const isComplex = !entriesOf(of).every(isReal);
  const sums = rows.map((row) =>
    row.reduce<Entry>((known, x) => add(known, multiply(x, isReal(x) ? x : conjugate(x))), ZERO),
  );
  const lines = !isRead
    ? [
        paragraph(
          isComplex
            ? say`There are too many entries to show each. We call the sum of the squares of their absolute values ${S}.`
            : say`There are too many entries to show each. We call the sum of their squares ${S}.`,
        ),
        formula(equal(S, number(total))),
      ]
    : rows.length === 1
      ? [formula(squaresLine(S, rows[0], total))]
      : [
          ...rows.map((row, place) => formula(squaresLine(indexed('s', place + 1), row, sums[place]))),
          formula(
            equal(S, added(rows.map((_, place) => indexed('s', place + 1))), added(numbers(sums)), number(total)),
          ),
        ];
  return [
    heading(
      rows.length === 1 || !isRead
        ? isComplex
          ? SIZES
          : say`Add the squares of the entries`
        : isComplex
          ? SIZES_BY_ROW
          : say`Add the squares of the entries, row by row`,
    ),
    ...lines,
    heading(say`Take the root`),
    formula(withDecimal(equal(apply('norm-F', A), root(S), ...rootOf(total, norm)), norm)),
    ...zeroWords(A, total),
  ];
}

function lineSums(
  { of, kind }: NormInput,
  lines: readonly (readonly Entry[])[],
  sums: readonly Entry[],
  norm: Entry,
): readonly Block[] {
  const isRow = kind === 'inf';
  const name = apply(isRow ? 'norm-inf' : 'norm-1', A);
  const title = isRow ? say`Add the absolute values in each row` : say`Add the absolute values in each column`;
  if (lines.length > LONGEST_READ || lines[0].length > LONGEST_READ) {
    return [heading(title), paragraph(TOO_MANY), formula(equal(name, number(norm)))];
  }
  const largest = sums.flatMap((sum, place) => (compare(sum, norm) === 0 ? [place] : []));
  const given = isRow ? rowsOf(of) : rowsOf(transpose(of));
  return [
    heading(title),
    ...lines.map((line, place) =>
      formula(
        equal(
          indexed('s', place + 1),
          added(absoluteValues(given[place])),
          ...several(given[place].some(isNegative) ? line : []),
          number(sums[place]),
        ),
      ),
    ),
    heading(say`Take the largest sum`),
    formula(
      equal(
        name,
        ...(lines.length === 1
          ? [indexed('s', 1)]
          : [apply('max', ...lines.map((_, place) => indexed('s', place + 1))), apply('max', ...numbers(sums))]),
        number(norm),
      ),
    ),
    ...(lines.length > 1 && !isZero(norm)
      ? [
          formula(
            equal(A, matrixExpression(of, isRow ? markedRows(...largest) : markedColumns(...largest))),
            largestWords(isRow, largest.length),
          ),
        ]
      : zeroWords(A, norm)),
  ];
}

function largestWords(isRow: boolean, count: number): Prose {
  if (count === 1)
    return isRow ? say`The marked row has the largest sum.` : say`The marked column has the largest sum.`;
  return isRow ? say`The marked rows have the largest sum.` : say`The marked columns have the largest sum.`;
}

function ofZero({ of }: NormInput): readonly Block[] {
  return rowsOf(of).every((row) => row.every(isZero)) ? zeroWords(V, ZERO) : [];
}

function zeroWords(name: Expression, norm: Entry): readonly Block[] {
  if (!isZero(norm)) return [];
  return [
    paragraph(say`${claim(say`All entries of ${name} are zero`, holds('zero', name))}. Only then is the norm zero.`),
  ];
}
