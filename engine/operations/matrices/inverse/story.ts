// The words of inverses.

import { factorBefore } from '../../../algorithms/factor-before.ts';
import { inverseFigure } from '../../../algorithms/figures/parallelograms.ts';
import { folding } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { leastCommonDenominator } from '../../../algorithms/row-reduction/solve.ts';
import { withDecimals } from '../../../algorithms/long-fractions.ts';
import { rowMoveHandlers, rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import { place } from '../../../algorithms/wording.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  count,
  equal,
  type Expression,
  grid,
  matrixExpression,
  negative,
  number,
  power,
  product,
  relation,
  symbol,
} from '../../../document/expression.ts';
import { CURRENT, holds, measure, WORKING } from '../../../document/facts.ts';
import { claim, type Claim, type Prose, say } from '../../../document/prose.ts';
import { divide, type Entry, isInteger, isRational, multiply } from '../../../exact/entry.ts';
import {
  type AnswerMatrix,
  entriesOf,
  type ExactMatrix,
  hasRoots,
  matrixOf,
  rowsOf,
  scalarAt,
} from '../../../exact/matrix.ts';
import type { Scalar } from '../../../exact/scalar.ts';
import type { Answer } from '../../../catalogue/answer.ts';
import { decimalPlaces } from '../../../exact/decimal.ts';
import { ONE, rational } from '../../../exact/rational.ts';
import type { SquareInput } from '../square-operation.ts';
import { adjugateHandlers, divisionBlocks } from './adjugate-story.ts';
import { checkHandlers } from './check.ts';
import type { Choice } from './choose.ts';
import type { InverseMove, InverseMoves } from './solve.ts';
import { specialHandlers } from './special-story.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`The inverse of a square matrix undoes it: multiplied from either side it gives the identity matrix. A matrix has an inverse exactly when its determinant is not zero, and then it has only one.`,
];

const A = symbol('A');
const I = symbol('I');
const INVERSE = power(A, negative(count(1)));

export function task({ a }: SquareInput): Prose {
  return say`Find the inverse of ${matrixExpression(a)}.`;
}

export function tell(
  { a }: SquareInput,
  moves: readonly InverseMove[],
  _answer: Answer,
  inDecimals: boolean,
): readonly Block[] {
  const told: Handlers = {
    ...handlers,
    divide: (facts) => divisionBlocks(facts, inDecimals),
    result: (facts) => resultBlocks(facts, inDecimals),
  };
  return [
    ...openingOf(a),
    ...moves.flatMap((move) => [...foldMove(move, told), ...(move.move === 'result' ? figureOf(a) : [])]),
  ];
}

/** Drawn for fractions. */
function figureOf(a: ExactMatrix): readonly Block[] {
  return hasRoots(a) ? [] : inverseFigure(a, INVERSE);
}

/** The moves without the matrix before them. */
export function tellMoves(moves: readonly InverseMove[]): readonly Block[] {
  return moves.flatMap((move) => foldMove(move, handlers));
}

const foldMove = folding<InverseMoves>();

type Handlers = { readonly [K in keyof InverseMoves]: (facts: InverseMoves[K]) => readonly Block[] };

const handlers: Handlers = {
  ...rowMoveHandlers,
  ...adjugateHandlers,
  ...specialHandlers,
  ...checkHandlers,
  echelon: ({ already }) => [
    already
      ? paragraph(say`${EVERY_ROW}.`)
      : paragraph(
          say`${claim(say`The matrix is in row echelon form now`, holds('rowEchelon', CURRENT))}. ${EVERY_ROW}.`,
        ),
  ],
  choose: (choice) => [heading(say`Choose a method`), paragraph(...choiceWords(choice))],
  augment: ({ rows, bar }) => [
    heading(say`Write the identity matrix beside the matrix`),
    formula(
      equal(grid([[A, I]], 1), rowsExpression(rows, bar)),
      say`Each row operation multiplies both sides from the left by the same matrix. When the left side has become the identity matrix, the right side has become the inverse.`,
    ),
    heading(say`Bring the left side to row echelon form`),
  ],
  read: () => [
    heading(say`Read off the inverse`),
    paragraph(
      say`${claim(say`The left side is the identity matrix now, so the right side is the inverse`, equal(grid([[I, INVERSE]], 1), CURRENT))}.`,
    ),
  ],
  computed: ({ size, reason, exact }) => [
    heading(say`Compute the inverse`),
    paragraph(
      reason === 'size'
        ? say`The working is not shown: ${sizeClaim(size)}, and an elimination of that size would be too long to read.`
        : say`The working is not shown: the numbers in it would have so many digits that it could not be read.`,
      exact
        ? say`The inverse is computed in exact arithmetic by a program: nothing is rounded on the way.`
        : say`The inverse is computed by elimination in floating-point arithmetic by a program, so its last digits are not certain. That the matrix has an inverse was decided by integer arithmetic modulo primes.`,
    ),
  ],
  result: (facts) => resultBlocks(facts, false),
};

function resultBlocks({ matrix, read, own }: InverseMoves['result'], inDecimals: boolean): readonly Block[] {
  return [
    ...(read
      ? []
      : [
          heading(say`State the inverse`),
          paragraph(say`${claim(say`${A} is invertible`, holds('invertible', A))}, and this is its inverse.`),
        ]),
    formula(
      matrix.kind === 'float64'
        ? relation(INVERSE, 'approximately', matrixExpression(matrix))
        : withDecimals(
            equal(INVERSE, matrixExpression(matrix), ...(read ? overDenominator(matrix) : [])),
            scalarRows(matrix),
            inDecimals,
          ),
    ),
    ...(own ? [paragraph(say`${claim(say`${A} is its own inverse`, equal(INVERSE, A))}.`)] : []),
  ];
}

function scalarRows(matrix: AnswerMatrix): readonly (readonly Scalar[])[] {
  const { rows, columns } = matrix;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => scalarAt(matrix, row * columns + column)),
  );
}

/** More entries are read easily one by one. */
const FEWEST_FRACTIONS = 3;

/** (1/34) [7 −1; 13 3]: the common denominator before the matrix, where several entries are fractions. */
function overDenominator(matrix: AnswerMatrix): readonly Expression[] {
  if (matrix.kind === 'float64' || matrix.kind === 'real') return [];
  const values = entriesOf(matrix).filter(isRational);
  if (values.length < matrix.rows * matrix.columns) return [];
  if (values.filter((value) => !isInteger(value)).length < FEWEST_FRACTIONS) return [];
  // Where all of them end as decimals, they may be written so.
  if (values.every((value) => decimalPlaces(value) !== null)) return [];
  const denominator = rational(leastCommonDenominator(values));
  const whole = rowsOf(matrix).map((row) => row.map((value) => multiply<Entry>(value, denominator)));
  return [product('adjacent', factorBefore(divide(ONE, denominator)), matrixExpression(matrixOf(whole)))];
}

const EVERY_ROW = claim(
  say`Every row has its pivot on the left side, so ${A} has an inverse`,
  equal(measure('rank', A), measure('rowCount', A)),
  holds('invertible', A),
);

function choiceWords(choice: Choice): readonly [Prose, Prose] {
  const elimination = say`We use Gauss–Jordan elimination.`;
  const integers = claim(say`All entries are integers`, holds('integer', A));
  switch (choice.reason) {
    case 'formula':
      return [
        say`We use the adjugate.`,
        say`${sizeClaim(2)}: for this size two entries are exchanged, two signs are changed, and a division by the determinant does the rest.`,
      ];
    case 'roots':
      return [
        say`We use the adjugate.`,
        say`${claim(say`The entry in ${place(choice.row, choice.column)} is ${number(choice.value)}`, equal(measure('entryAt', A, choice.row + 1, choice.column + 1), number(choice.value)))}. Cofactors are made of sums and products, so that only the last step divides by a number of this kind.`,
      ];
    case 'cofactors':
      return [
        say`We use the adjugate.`,
        say`${integers}, and so are all cofactors. Fractions come in the last step, if at all.`,
      ];
    case 'whole':
      return [
        elimination,
        say`${integers}, and ${claim(say`all of them stay integers until the last step`, holds('integer', WORKING))}.`,
      ];
    case 'triangular':
      return [
        elimination,
        say`${claim(say`Every entry below the main diagonal is zero`, holds('upperTriangular', A))}, so only the entries above the pivots have to be cleared.`,
      ];
    case 'size':
      return [elimination, say`${sizeClaim(choice.size)}, and its cofactors would take more work than an elimination.`];
    case 'given': {
      const { row, column, value } = choice;
      const is = claim(say`is ${number(value)}`, equal(measure('entryAt', A, row + 1, column + 1), number(value)));
      return [
        elimination,
        say`The entry in ${place(row, column)} ${is}, so not all entries are integers. Multiplying rows by their denominators makes them integers for an elimination.`,
      ];
    }
  }
}

function sizeClaim(size: number): Claim {
  return claim(
    say`${A} is ${size} by ${size}`,
    equal(measure('rowCount', A), count(size)),
    equal(measure('columnCount', A), count(size)),
  );
}
