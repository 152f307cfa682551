// Harder questions about traces: an entry from the trace of a square, rules with a transpose and the identity, and eigenvalues of three rows.

import { apply, count, equal, grid, negative, power, quotient, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { numberExpected } from '../../../exercises/questions.ts';
import { drawDistinct, drawNonzero, type Rows } from '../../../learning/drawing.ts';
import { dotted, times, transposed } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [A, I, K] = ['A', 'I', 'k'].map(symbol);
const tr = (of: typeof A) => apply('tr', of);

/** A positive entry of the diagonal from the trace of the square. */
export function entryFromSquare(random: Random): DrawnQuestion {
  const k = random.integer(2, 9);
  const [b, c, d] = [drawNonzero(random, 6), drawNonzero(random, 6), drawNonzero(random, 5)];
  const value = k * k + 2 * b * c + d * d;
  const rest = 2 * b * c + d * d;
  return {
    prompt: say`For which positive number ${K} has the square of ${equal(
      A,
      grid([
        [K, count(b)],
        [count(c), count(d)],
      ]),
    )} the trace ${value}?`,
    hints: [
      say`The trace of ${times(A, A)} needs two of its four entries. Write the one in row ${1}, column ${1} with ${K}.`,
      say`In row ${2}, column ${2} stands ${sum(dotted(count(c), count(b)), power(count(d), count(2)))}. Both entries together are ${value}.`,
    ],
    expected: numberExpected(k),
    solution: [
      say`On the diagonal of ${times(A, A)} stand ${sum(power(K, count(2)), dotted(count(b), count(c)))} and ${sum(dotted(count(c), count(b)), power(count(d), count(2)))}.`,
      say`Together they make ${equal(sum(power(K, count(2)), count(rest)), count(value))}, so ${equal(power(K, count(2)), count(k * k))}, and the positive number with this square is ${equal(K, count(k))}.`,
    ],
    names: {
      k: integer(k),
      A: integerMatrix([
        [k, b],
        [c, d],
      ]),
    },
  };
}

/** The trace of a multiple of the transpose, less a multiple of the identity; or the number of rows from it. */
export function withIdentity(random: Random): DrawnQuestion {
  const n = random.integer(2, 6);
  const [t, c, d] = [drawNonzero(random, 12), random.integer(2, 5), random.integer(2, 6)];
  const value = c * t - d * n;
  const expression = sum(times(count(c), transposed(A)), negative(times(count(d), I)));
  const [a, identity] = [
    diagonal([t, ...Array.from({ length: n - 1 }, () => 0)]),
    diagonal(Array.from({ length: n }, () => 1)),
  ];
  const names = { A: integerMatrix(a), I: integerMatrix(identity) };
  return {
    prompt: say`A square matrix ${A} has ${n} rows and ${equal(tr(A), count(t))}. Find the trace of ${expression}, where ${I} is the identity matrix of the same size.`,
    hints: [
      say`Which entries of ${A} does a transposition leave in their places?`,
      say`How many ones has the identity matrix with ${n} rows on its diagonal, and how often does the factor ${d} count, then?`,
    ],
    expected: numberExpected(value),
    solution: [
      say`The transposition keeps the diagonal: ${equal(tr(transposed(A)), tr(A), count(t))}. The identity matrix has ${n} ones: ${equal(tr(I), count(n))}.`,
      say`So ${equal(tr(expression), sum(dotted(count(c), count(t)), negative(dotted(count(d), count(n)))), count(value))}.`,
    ],
    names,
  };
}

function diagonal(entries: readonly number[]): Rows {
  return entries.map((entry, i) => entries.map((_, j) => (i === j ? entry : 0)));
}

/** The third eigenvalue from trace, determinant and one more, where two are opposites. */
export function oppositeEigenvalues(random: Random): DrawnQuestion {
  const [x, y] = drawDistinct(random, 2, { from: 2, to: 9 });
  const sign = random.pick([1, -1]);
  const third = sign * y;
  const determinant = -x * x * third;
  return {
    prompt: say`A matrix with three rows has the trace ${third} and the determinant ${determinant}. Two of its eigenvalues are a positive number ${K} and its opposite. Find ${K}.`,
    hints: [
      say`The eigenvalues add up to the trace ${third}. What do ${K} and ${negative(K)} contribute, and which is the third eigenvalue?`,
      say`The determinant ${determinant} is the product of all three. Divide it by the third eigenvalue.`,
    ],
    expected: numberExpected(x),
    solution: [
      say`The two opposites add up to 0, so the third eigenvalue is the trace, ${third}.`,
      say`The product of all is ${equal(dotted(K, negative(K), count(third)), count(determinant))}, so ${equal(power(K, count(2)), quotient(count(-determinant), count(third)), count(x * x))}, and ${equal(K, count(x))}.`,
    ],
    names: { k: integer(x) },
  };
}
