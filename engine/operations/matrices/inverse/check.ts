// The words of the check of an inverse: a matrix times its inverse is the identity matrix.

import type { MoveHandlers } from '../../../algorithms/moves.ts';
import { type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  added,
  count,
  equal,
  type Expression,
  list,
  matrixExpression,
  negative,
  number,
  power,
  product,
  quotient,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { type Claim, claim, say } from '../../../document/prose.ts';
import { identity, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { divide, type Entry, isRational, isZero, multiply } from '../../../exact/entry.ts';
import { ONE, type Rational, rational } from '../../../exact/rational.ts';
import { factorBefore } from '../../../algorithms/factor-before.ts';
import { leastCommonDenominator } from '../../../algorithms/row-reduction/solve.ts';
import type { InverseMoves } from './solve.ts';

const A = symbol('A');
const INVERSE = power(A, negative(count(1)));
const IDENTITY = symbol('I');

export const checkHandlers: MoveHandlers<Pick<InverseMoves, 'check'>, readonly Block[]> = {
  check: ({ a, inverse, order, entries }) => {
    const names = order === 'matrix-first' ? [A, INVERSE] : [INVERSE, A];
    const factors = order === 'matrix-first' ? [a, inverse] : [inverse, a];
    const place = fullestRow(rowsOf(a));
    const row = rowsOf(a)[place];
    const columns = rowsOf(inverse);
    const denominator = longDenominator(columns.flat());
    const over = (value: Entry): Entry => (denominator === null ? value : multiply<Entry>(value, denominator));
    const lines = Array.from({ length: entries }, (_, column) => {
      const products = added(
        row.flatMap((entry, index) =>
          isZero(entry) ? [] : [product('dot', number(entry), number(over(columns[index][column])))],
        ),
      );
      const whole = denominator === null ? products : quotient(products, number(denominator));
      return equal(whole, count(column === place ? 1 : 0));
    });
    const shown = factors.map((factor) =>
      matrixExpression(factor === inverse ? matrixOf(columns.map((line) => line.map(over))) : factor),
    );
    return notInShort(
      heading(say`Check the result`),
      ...(entries === 0
        ? []
        : [paragraph(say`${entries === a.rows ? wholeRow(place + 1) : firstEntries(place + 1)}.`)]),
      ...lines.map((line) => formula(line)),
      formula(
        equal(
          product('adjacent', ...names),
          product('adjacent', ...(denominator === null ? [] : [factorBefore(divide(ONE, denominator))]), ...shown),
          matrixExpression(identity(a.rows)),
        ),
        entries === 0 ? null : say`The other entries of the product are found in the same way.`,
      ),
    );
  },
};

/** The common denominator of the entries, where some of these are fractions that nobody calculates with; else null. */
function longDenominator(values: readonly Entry[]): Rational | null {
  const fractions = values.filter(isRational);
  if (fractions.length < values.length || !fractions.some(({ denominator }) => denominator > SHORT)) return null;
  return rational(leastCommonDenominator(fractions));
}

const SHORT = 99n;

/** A row of A times the inverse is the row of the identity matrix; the row counts from 1. */
function wholeRow(row: number): Claim {
  return claim(
    say`Row ${row} of ${A} times each column of ${INVERSE} must give row ${row} of the identity matrix`,
    equal(product('adjacent', measure('rowAt', A, row), INVERSE), measure('rowAt', IDENTITY, row)),
  );
}

/** The same of the first two columns. */
function firstEntries(row: number): Claim {
  return claim(
    say`Row ${row} of ${A} times columns ${1} and ${2} of ${INVERSE} must give the first two entries of row ${row} of the identity matrix`,
    equal(product('adjacent', measure('rowAt', A, row), firstTwo(INVERSE)), firstTwo(measure('rowAt', IDENTITY, row))),
  );
}

function firstTwo(of: Expression): Expression {
  return measure('columnsAt', of, list([count(1), count(2)]));
}

/** The row with the fewest zeros: a product with 0 proves little. */
function fullestRow(rows: readonly (readonly Entry[])[]): number {
  const zeros = rows.map((row) => row.filter(isZero).length);
  return zeros.indexOf(Math.min(...zeros));
}
