// The words of a matrix of rank one: it is a column times a row, and their lengths make the only singular value that is not zero.

import { shownValue } from '../../../algorithms/spectrum/eigenvalue-tell.ts';
import { signedNumber } from '../../../algorithms/spectrum/signed-number.ts';
import { joined } from '../../../algorithms/wording.ts';
import { alsoInShort, type Block, formula, heading, onlyInFull, paragraph } from '../../../document/block.ts';
import {
  added,
  count,
  equal,
  type Expression,
  grid,
  list,
  number,
  power,
  product,
  quotient,
  root,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { add, divide, equals, isZero, multiply, negate, ONE, type Rational, ZERO } from '../../../exact/rational.ts';
import { squareRoot } from '../../../exact/power.ts';
import type { Exact } from '../../../exact/scalar.ts';
import { primitiveFactor } from '../../../algorithms/orthogonalization/vectors.ts';
import { A, ALTOGETHER, sigma, transposedName } from './names.ts';
import type { SvdFactors, Triple } from './solve.ts';

const [X, Y] = ['x', 'y'].map(symbol);

/** The only triple of a matrix of rank one whose factors are exact; null of other matrices. */
export function onlyTriple({ spaces, u, v }: SvdFactors): Triple | null {
  const all = spaces.flat();
  return all.length === 1 && u.kind !== 'float64' && v.kind !== 'float64' ? all[0] : null;
}

/**
 * @param unit the right singular vector, whose direction the row is given
 * @param matrices the blocks that write down U, S and V
 * @param check those that multiply them
 */
export function rankOneBlocks(
  a: Matrix,
  { values }: SvdFactors,
  [left, unit]: readonly (readonly Exact[])[],
  matrices: readonly Block[],
  check: readonly Block[],
): readonly Block[] {
  const { x, y } = columnAndRow(a, unit);
  const [squareOfX, squareOfY] = [x, y].map((vector) => vector.map((entry) => multiply(entry, entry)).reduce(add));
  const others = values.slice(1).map((_, place) => equal(sigma(place + 1), count(0)));
  const ofRank = equal(measure('rank', A), count(1));
  return [
    heading(say`Write the matrix as a column times a row`),
    formula(equal(X, column(x.map(number)))),
    formula(equal(Y, column(y.map(number)))),
    formula(
      equal(
        A,
        product('adjacent', X, transposedName(Y)),
        product('adjacent', column(x.map(number)), grid([y.map(number)])),
      ),
      say`${claim(say`The rank of ${A} is ${1}`, ofRank)}: every row is a multiple of one row.`,
    ),
    heading(say`Divide both vectors by their lengths`),
    ...[
      { name: X, vector: x, square: squareOfX },
      { name: Y, vector: y, square: squareOfY },
    ].map(({ name, vector, square }) => formula(equal(product('dot', name, name), squaresOf(vector), number(square)))),
    formula(
      equal(sigma(0), product('dot', root(number(squareOfX)), root(number(squareOfY))), shownValue(values[0])),
      say`Each vector is its length times a vector of length ${1}. The product of the lengths is the singular value.`,
    ),
    formula(equal(symbolOf('u'), overLength(X, squareOfX), column(left.map(shownValue)))),
    formula(equal(symbolOf('v'), overLength(Y, squareOfY), column(unit.map(shownValue)))),
    formula(others.length === 1 ? others[0] : list(others, 'none'), ZEROS),
    ...matrices,
    ...alsoInShort(
      paragraph(
        say`${claim(
          say`The singular values of ${A} are ${joined(values.map((value): Prose => [shownValue(value)]))}`,
          ...values.map((value, place) => equal(sigma(place), shownValue(value))),
        )}, and ${claim(say`the rank of ${A} is ${1}`, ofRank)}.`,
      ),
      paragraph(ALTOGETHER),
    ),
    ...onlyInFull(heading(say`Check the result`), ...check),
  ];
}

const ZEROS = say`There are as many singular values other than zero as the rank says.`;

function symbolOf(letter: 'u' | 'v'): Expression {
  return { kind: 'subscript', base: symbol(letter), indices: [count(1)] };
}

function column(entries: readonly Expression[]): Expression {
  return grid(entries.map((entry) => [entry]));
}

function squaresOf(vector: readonly Rational[]): Expression {
  return added(vector.filter((entry) => !isZero(entry)).map((entry) => power(number(entry), count(2))));
}

/** (1/√5)x; x itself where its length is one. */
function overLength(name: Expression, square: Rational): Expression {
  if (equals(square, ONE)) return name;
  const length = squareRoot(square);
  return product(
    'adjacent',
    quotient(count(1), length.kind === 'rational' ? number(length) : root(number(square))),
    name,
  );
}

/** A = xyᵀ: y has whole entries without a common divisor and the direction of the unit vector. */
function columnAndRow(
  a: Matrix,
  unit: readonly Exact[],
): { readonly x: readonly Rational[]; readonly y: readonly Rational[] } {
  const rows = rowsOf(a);
  const row = rows.find((entries) => !entries.every(isZero)) ?? rows[0];
  const factor = primitiveFactor(row);
  const whole = row.map((entry) => multiply(factor, entry));
  const place = whole.findIndex((entry) => !isZero(entry));
  const isTurned = signedNumber(unit[place]).isNegative !== signedNumber(whole[place]).isNegative;
  const y = isTurned ? whole.map(negate) : whole;
  const x = rows.map((entries) => (isZero(entries[place]) ? ZERO : divide(entries[place], y[place])));
  return { x, y };
}
