// The words of inverses by the adjugate: the exchange in a 2x2 matrix, the cofactors of larger ones.

import { factorBefore } from '../../../algorithms/factor-before.ts';
import type { MoveHandlers } from '../../../algorithms/moves.ts';
import { rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import { determinantLine, productsLeftOf } from '../../../algorithms/small-determinant.ts';
import { type Block, formula, heading } from '../../../document/block.ts';
import {
  added,
  apply,
  count,
  determinantOf,
  type Expression,
  equal,
  grid,
  indexed,
  markedCells,
  matrixExpression,
  negative,
  number,
  power,
  product,
  quotient,
  sum,
  symbol,
  word,
} from '../../../document/expression.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { matrixOf } from '../../../exact/matrix.ts';
import { decimalPlaces } from '../../../exact/decimal.ts';
import { divide, type Entry, equals, isRational, negate } from '../../../exact/entry.ts';
import { isInteger, ONE, rational } from '../../../exact/rational.ts';
import type { InverseMoves } from './solve.ts';

const A = symbol('A');
const INVERSE = power(A, negative(count(1)));
const DETERMINANT = determinantOf(A);
const ADJUGATE = apply('adj', A);

export const adjugateHandlers: MoveHandlers<
  Pick<InverseMoves, 'crosswise' | 'exchange' | 'cofactor' | 'cofactors' | 'determinant' | 'transpose' | 'divide'>,
  readonly Block[]
> = {
  crosswise: ({ rows, value }) => [
    heading(say`Work out the determinant`),
    formula(
      determinantLine(
        [
          sum(
            product('dot', indexed('a', 1, 1), indexed('a', 2, 2)),
            negative(product('dot', indexed('a', 1, 2), indexed('a', 2, 1))),
          ),
          ...productsLeftOf(rows),
        ],
        value,
      ),
      NOT_ZERO,
    ),
  ],
  exchange: ({ rows }) => [
    heading(say`Exchange the diagonal entries and change the signs of the other two`),
    formula(
      equal(
        ADJUGATE,
        grid([
          [indexed('a', 2, 2), negative(indexed('a', 1, 2))],
          [negative(indexed('a', 2, 1)), indexed('a', 1, 1)],
        ]),
        matrixExpression(matrixOf(rows), markedCells([0, 0], [1, 1])),
      ),
      say`The result is called the adjugate. In general it is the transposed matrix of cofactors; with two rows a cofactor is a single entry with its sign.`,
    ),
  ],
  cofactor: ({ row, column, minor, value }) => [
    ...(row === 0 && column === 0 ? [heading(say`Work out the cofactors`)] : []),
    ...(column === 0 ? [heading(say`The cofactors of row ${row + 1}`, 2)] : []),
    formula(
      equal(
        indexed('C', row + 1, column + 1),
        signed(row, column, determinantOf(rowsExpression(minor))),
        ...productsLeftOf(minor).map((products) => signed(row, column, products)),
        number(value),
      ),
      row === 0 && column === 0 ? (minor.length === 3 ? say`${COFACTOR} ${SARRUS}` : COFACTOR) : null,
    ),
  ],
  cofactors: ({ rows }) => [heading(say`All cofactors together`, 2), formula(equal(symbol('C'), rowsExpression(rows)))],
  determinant: ({ entries, cofactors, value }) => [
    heading(say`Work out the determinant`),
    formula(
      determinantLine(
        [
          added(entries.map((_, column) => product('dot', indexed('a', 1, column + 1), indexed('C', 1, column + 1)))),
          added(entries.map((entry, column) => product('dot', number(entry), number(cofactors[column])))),
        ],
        value,
      ),
      say`The entries of row ${1} times their cofactors add up to the determinant. It is not zero, so there is an inverse.`,
    ),
  ],
  transpose: ({ rows }) => [
    heading(say`Transpose the cofactors`),
    formula(
      equal(ADJUGATE, power(symbol('C'), word('T')), rowsExpression(rows)),
      say`The transposed matrix of cofactors is called the adjugate.`,
    ),
  ],
  divide: (facts) => divisionBlocks(facts, false),
};

/** The adjugate over the determinant; `inDecimals`: for a reader of decimals. */
export function divisionBlocks(
  { adjugate, determinant }: InverseMoves['divide'],
  inDecimals: boolean,
): readonly Block[] {
  return [
    heading(say`Divide by the determinant`),
    ...(inDecimals ? reciprocalLine(determinant) : []),
    formula(quotientOf(adjugate, determinant), divisionReason(determinant)),
  ];
}

const COFACTOR = say`The cofactor of a place is the determinant of what is left without its row and its column, with a minus where row and column number add up to an odd number.`;
const SARRUS = say`Here these determinants have three rows, so the rule of Sarrus gives them; products with a factor of zero are left out.`;

const NOT_ZERO = say`The determinant is not zero, so there is an inverse.`;

function signed(row: number, column: number, of: Expression): Expression {
  return (row + column) % 2 === 0 ? of : negative(of);
}

/** 1/|A| = 1/25.574 = 1000/25574 = 500/12787, where the determinant is a decimal. */
function reciprocalLine(determinant: Entry): readonly Block[] {
  if (!isRational(determinant) || isInteger(determinant)) return [];
  const places = decimalPlaces(determinant);
  if (places === null) return [];
  const above = 10n ** BigInt(places);
  const below = (determinant.numerator * above) / determinant.denominator;
  const value = divide(ONE, determinant);
  const size = quotient(number(rational(above)), number(rational(below < 0n ? -below : below)));
  const isReduced = isRational(value) && value.denominator === (below < 0n ? -below : below);
  return [
    formula(
      equal(
        quotient(count(1), DETERMINANT),
        quotient(count(1), number(determinant)),
        ...(isReduced ? [] : [below < 0n ? negative(size) : size]),
        factorBefore(value),
      ),
    ),
  ];
}

/** The adjugate with one over the determinant before it; a determinant of 1 or -1 leaves at most a minus. */
function quotientOf(adjugate: readonly (readonly Entry[])[], determinant: Entry): Expression {
  const matrix = rowsExpression(adjugate);
  if (equals(determinant, ONE)) return equal(INVERSE, ADJUGATE, matrix);
  if (equals(determinant, negate(ONE))) return equal(INVERSE, negative(ADJUGATE), negative(matrix));
  return equal(
    INVERSE,
    product('adjacent', quotient(count(1), DETERMINANT), ADJUGATE),
    product('adjacent', factorBefore(divide(ONE, determinant)), matrix),
  );
}

function divisionReason(determinant: Entry): Prose {
  const rule = equal(product('adjacent', A, ADJUGATE), product('adjacent', DETERMINANT, symbol('I')));
  const value = claim(say`the determinant is ${number(determinant)}`, equal(DETERMINANT, number(determinant)));
  const reason = say`The rule ${rule} holds for every square matrix, so the adjugate over the determinant is the inverse`;
  if (equals(determinant, ONE)) return say`${reason}; here ${value}, and the adjugate itself is the inverse.`;
  return equals(determinant, negate(ONE))
    ? say`${reason}; here ${value}, so only the signs change.`
    : say`${reason}. Each entry is divided by the determinant.`;
}
