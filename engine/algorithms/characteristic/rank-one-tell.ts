// The eigenvalues of a matrix that differs from a multiple of the identity by a matrix of rank one: from a rank and the trace.

import { alsoInShort, type Block, formula, heading, paragraph } from '../../document/block.ts';
import {
  added,
  apply,
  count,
  determinantOf,
  type Expression,
  equal,
  matrixExpression,
  negative,
  number,
  numbers,
  product,
  sum,
} from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import { claim, say } from '../../document/prose.ts';
import { type Matrix, matrixOf, rowsOf } from '../../exact/matrix.ts';
import { rank } from '../../exact/kernels/rank.ts';
import {
  absolute,
  add,
  divide,
  equals,
  integer,
  isZero,
  multiply,
  ONE,
  type Rational,
  signOf,
  subtract,
} from '../../exact/rational.ts';
import { A, IDENTITY, POLYNOMIAL, SHIFTED } from './names.ts';
import { productOf } from './product-tell.ts';
import { linearFactor } from './solve.ts';

/** Of larger matrices it is not seen. */
const MOST_ROWS = 6;

/** The number c for which A − cI has rank one; null where there is none, and of matrices with fewer than three rows. */
export function rankOneShift(a: Matrix): Rational | null {
  if (a.rows < 3 || a.rows > MOST_ROWS) return null;
  const rows = rowsOf(a);
  for (const [j, row] of rows.entries()) {
    const k = row.findIndex((entry, place) => place !== j && !isZero(entry));
    if (k === -1) continue;
    // The minor of rows i and j and columns i and k is zero.
    const i = rows.findIndex((_, place) => place !== j && place !== k);
    const c = subtract(rows[i][i], divide(multiply(rows[i][k], rows[j][i]), row[k]));
    return rank(matrixOf(shifted(rows, c))) === 1 ? c : null;
  }
  return null;
}

function shifted(rows: readonly (readonly Rational[])[], c: Rational): readonly (readonly Rational[])[] {
  return rows.map((row, i) => row.map((entry, j) => (i === j ? subtract(entry, c) : entry)));
}

/** A multiple eigenvalue from the rank, the last one from the trace, and the polynomial with both. */
export function rankOneBlocks(a: Matrix, c: Rational): readonly Block[] {
  const rows = rowsOf(a);
  const times = a.rows - 1;
  const diagonal = rows.map((row, place) => row[place]);
  const trace = diagonal.reduce(add);
  const last = subtract(trace, multiply(integer(times), c));
  const name = shiftedName(c);
  const ofRank = claim(
    say`Every row of ${name} is a multiple of one row, so the rank is ${1} and the nullity ${times}`,
    equal(measure('rank', name), count(1)),
    equal(apply('nullity', name), count(times)),
  );
  const multiple = claim(
    say`So ${number(c)} is an eigenvalue of ${A} with algebraic multiplicity ${times} at least`,
    equal(apply('nullity', sum(A, negative(product('adjacent', number(c), IDENTITY)))), count(times)),
  );
  const roots = [...Array.from({ length: times }, () => c), last];
  return [
    heading(say`Use a matrix of rank one`),
    ...(isZero(c)
      ? []
      : [
          formula(
            equal(name, matrixExpression(matrixOf(shifted(rows, c)))),
            say`${claim(
              say`Off the main diagonal ${A} has the entries of a matrix of rank ${1}, and ${name} has them on the diagonal too`,
              equal(measure('rank', name), count(1)),
            )}.`,
          ),
        ]),
    ...alsoInShort(
      paragraph(say`${ofRank}. ${multiple}. The eigenvalues add up to the trace, which gives the last one.`),
    ),
    formula(equal(apply('tr', A), added(numbers(diagonal)), number(trace))),
    ...(isZero(c)
      ? []
      : [formula(equal(sum(number(trace), negative(product('dot', count(times), number(c)))), number(last)))]),
    formula(equal(POLYNOMIAL, determinantOf(SHIFTED), productOf(roots.map((root) => linearFactor(root, false))))),
  ];
}

/** A − 2I, A + I, A. */
function shiftedName(c: Rational): Expression {
  if (isZero(c)) return A;
  const size = absolute(c);
  const term = equals(size, ONE) ? IDENTITY : product('adjacent', number(size), IDENTITY);
  return sum(A, signOf(c) < 0 ? term : negative(term));
}
