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
  product,
  root,
  symbol,
} from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { rowsOf } from '../../../exact/matrix.ts';
import { add, compare, isZero, multiply, type Rational, ZERO } from '../../../exact/rational.ts';
import type { Real } from '../../../exact/scalar.ts';
import { LONGEST_READ, squareLine, squaresLine } from '../sums-of-products.ts';
import type { NormKind } from './inputs.ts';
import type { NormInput, NormMove, NormMoves } from './solve.ts';

const [V, A, N] = ['v', 'A', 'N'].map(symbol);

const ofVectors: { readonly [K in NormKind]: Prose } = {
  '2': say`The norm of a vector is its length: by Pythagoras the root of the sum of the squares of its entries, which is its dot product with itself.`,
  '1': say`The sum norm of a vector adds the sizes of its entries, without their signs. It is how far one has to walk along streets that cross at right angles.`,
  inf: say`The maximum norm of a vector is the greatest size of an entry, whatever its sign.`,
  frobenius: say`Of a vector the Frobenius norm is the length: the root of the sum of the squares of its entries.`,
};

const ofMatrices: { readonly [K in NormKind]: Prose } = {
  '2': say`The spectral norm of a matrix is its greatest singular value.`,
  '1': say`The column sum norm of a matrix is the greatest sum of the sizes in a column. Multiplied by the matrix, a vector gets at most so many times its sum norm.`,
  inf: say`The row sum norm of a matrix is the greatest sum of the sizes in a row. Multiplied by the matrix, a vector gets at most so many times its maximum norm.`,
  frobenius: say`The Frobenius norm treats a matrix as one long vector: it is the root of the sum of the squares of all entries.`,
};

export const theory: readonly Prose[] = [ofVectors['2']];

export function theoryFor({ isVector, kind }: NormInput): readonly Prose[] {
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
          heading(say`Add the sizes of the entries`),
          ...(sizes.length > LONGEST_READ
            ? [paragraph(TOO_MANY), formula(equal(N, number(norm)))]
            : [paragraph(CALLED), formula(equal(N, ...several(sizes), number(norm)), WITHOUT_SIGNS)]),
          ...ofZero(input),
        ],
        greatest: ({ sizes, norm }) => [
          heading(say`Find the greatest size of an entry`),
          ...(sizes.length > LONGEST_READ
            ? [paragraph(TOO_MANY), formula(equal(N, number(norm)))]
            : [paragraph(CALLED), formula(equal(N, apply('max', ...numbers(sizes)), number(norm)), WITHOUT_SIGNS)]),
          ...ofZero(input),
        ],
        lines: ({ lines, sums, norm }) => lineSums(input, lines, sums, norm),
      }),
    ),
  ];
}

const CALLED = say`We call the norm ${N}.`;
const TOO_MANY = say`There are too many entries to show each. We call the norm ${N}.`;
const WITHOUT_SIGNS = say`The size of a number is the number without its sign.`;

function several(values: readonly Rational[]): readonly Expression[] {
  return values.length === 1 ? [] : [added(numbers(values))];
}

function lengthOf({ of }: NormInput, total: Rational, norm: Real): readonly Block[] {
  const SQUARE = product('dot', V, V);
  return [
    heading(say`Add the squares of the entries`),
    squareLine('v', of, total),
    heading(say`Take the root`),
    paragraph(CALLED),
    formula(equal(N, root(SQUARE), ...rootOf(total, norm))),
    ...zeroWords(V, total),
  ];
}

/** √18 = 3√2: the root as it stands only where it can be simplified. */
function rootOf(total: Rational, norm: Real): readonly Expression[] {
  return norm.kind === 'rational' ? [root(number(total)), number(norm)] : [number(norm)];
}

function frobenius({ of }: NormInput, total: Rational, norm: Real): readonly Block[] {
  const [S] = ['s'].map(symbol);
  const rows = rowsOf(of);
  const isRead = of.rows <= LONGEST_READ && of.columns <= LONGEST_READ;
  const sums = rows.map((row) => row.map((x) => multiply(x, x)).reduce(add, ZERO));
  const lines = !isRead
    ? [
        paragraph(say`There are too many entries to show each. We call the sum of their squares ${S}.`),
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
        ? say`Add the squares of the entries`
        : say`Add the squares of the entries, row by row`,
    ),
    ...lines,
    heading(say`Take the root`),
    paragraph(CALLED),
    formula(equal(N, root(S), ...rootOf(total, norm))),
    ...zeroWords(A, total),
  ];
}

function lineSums(
  { of, kind }: NormInput,
  lines: readonly (readonly Rational[])[],
  sums: readonly Rational[],
  norm: Rational,
): readonly Block[] {
  const isRow = kind === 'inf';
  const title = isRow ? say`Add the sizes in each row` : say`Add the sizes in each column`;
  if (lines.length > LONGEST_READ || lines[0].length > LONGEST_READ) {
    return [heading(title), paragraph(TOO_MANY), formula(equal(N, number(norm)))];
  }
  const where = sums.findIndex((sum) => compare(sum, norm) === 0);
  return [
    heading(title),
    ...lines.map((line, place) =>
      formula(
        equal(indexed('s', place + 1), ...several(line), number(sums[place])),
        place === 0 ? WITHOUT_SIGNS : null,
      ),
    ),
    heading(say`Take the greatest sum`),
    paragraph(CALLED),
    formula(equal(N, apply('max', ...lines.map((_, place) => indexed('s', place + 1))), number(norm))),
    ...(lines.length > 1 && !isZero(norm)
      ? [
          formula(
            equal(A, matrixExpression(of, isRow ? markedRows(where) : markedColumns(where))),
            isRow ? say`The marked row has this sum.` : say`The marked column has this sum.`,
          ),
        ]
      : zeroWords(A, norm)),
  ];
}

function ofZero({ of }: NormInput): readonly Block[] {
  return rowsOf(of).every((row) => row.every(isZero)) ? zeroWords(V, ZERO) : [];
}

function zeroWords(name: Expression, norm: Rational): readonly Block[] {
  if (!isZero(norm)) return [];
  return [
    paragraph(
      say`${claim(say`All entries of ${name} are zero`, holds('zero', name))}. Nothing else has the norm zero.`,
    ),
  ];
}
