// Harder questions about traces: an entry from the trace of a square, rules with a transpose and the identity, and eigenvalues of three rows.

import {
  apply,
  count,
  equal,
  grid,
  negative,
  power,
  quotient,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { because, chosen, numberExpected, option } from '../../../exercises/questions.ts';
import { solvedFor } from '../../../exercises/worked.ts';
import { drawDistinct, drawNonzero, drawRows, type Rows } from '../../../learning/drawing.ts';
import { dotted, shown, times, transposed } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [A, B, C, I, K] = ['A', 'B', 'C', 'I', 'k'].map(symbol);
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

/** The number of rows from the trace of a multiple of the transpose, less a multiple of the identity. */
export function withIdentity(random: Random): DrawnQuestion {
  const n = random.integer(2, 6);
  const [t, c, d] = [drawNonzero(random, 12), random.integer(2, 5), random.integer(2, 6)];
  const value = c * t - d * n;
  const expression = sum(times(count(c), transposed(A)), negative(times(count(d), I)));
  const [a, identity] = [
    diagonal([t, ...Array.from({ length: n - 1 }, () => 0)]),
    diagonal(Array.from({ length: n }, () => 1)),
  ];
  const names = { A: integerMatrix(a), I: integerMatrix(identity), k: integer(n) };
  return {
    prompt: say`A square matrix ${A} has ${equal(tr(A), count(t))}, and ${equal(tr(expression), count(value))}, where ${I} is the identity matrix of the same size. How many rows has ${A}?`,
    hints: [
      say`The trace of a difference is the difference of the traces, and a factor comes before it. Which trace has ${transposed(A)}?`,
      say`What is ${tr(I)} of ${K} rows? And ${tr(times(count(d), I))}?`,
    ],
    expected: numberExpected(n),
    solution: [
      say`The trace is taken term by term, and factors come before it: ${equal(tr(expression), sum(times(count(c), tr(transposed(A))), negative(times(count(d), tr(I)))))}.`,
      say`The transposition keeps the diagonal: ${equal(tr(transposed(A)), tr(A), count(t))}. With ${K} rows the identity matrix has ${K} ones on its diagonal: ${equal(tr(I), K)}.`,
      say`So ${equal(sum(count(c * t), negative(times(count(d), K))), count(value))}, which gives ${solvedFor(K, { slope: -d, rest: c * t }, value)}.`,
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

/** Whether a matrix can be AB − BA, as far as its trace tells. */
export function commutator(random: Random): DrawnQuestion {
  const isRuledOut = random.chance(60);
  const [p, q, r] = [drawNonzero(random, 9), drawNonzero(random, 9), drawNonzero(random, 9)];
  const off = isRuledOut ? drawNonzero(random, 6) : 0;
  const c: Rows = [
    [p, q],
    [r, off - p],
  ];
  const [a, b] = [1, 2].map(() => drawRows(random, 2, 2, { from: -3, to: 3 }));
  const difference = sum(times(A, B), negative(times(B, A)));
  const ruledOut = option(
    say`Yes: ${tr(difference)} is 0 for all ${A} and ${B}, and ${tr(C)} is not.`,
    relation(tr(C), 'unequal', count(0)),
  );
  const open = option(say`No: ${tr(C)} is 0, as ${tr(difference)} always is.`, equal(tr(C), count(0)));
  const wrongRule = option(
    say`No: ${tr(difference)} can be any number, since ${times(A, B)} and ${times(B, A)} differ.`,
    relation(tr(times(A, B)), 'unequal', tr(times(B, A))),
  );
  const [right, wrong] = isRuledOut ? [ruledOut, open] : [open, ruledOut];
  return {
    prompt: say`Somebody looks for two matrices ${A} and ${B} for which ${difference} is the matrix ${equal(C, shown(...c))}. Does the trace tell that there are none?`,
    hints: [
      say`Which traces have ${times(A, B)} and ${times(B, A)}, compared with each other?`,
      say`Take the trace of both sides of the equation. On the right it is ${sum(count(p), count(off - p))}.`,
    ],
    expected: chosen(random, right, wrong, wrongRule),
    solution: [
      say`Under the trace two factors may change places, so ${equal(tr(difference), sum(tr(times(A, B)), negative(tr(times(B, A)))), count(0))}, whatever ${A} and ${B} are.`,
      say`The other side has the trace ${equal(tr(C), sum(count(p), count(off - p)), count(off))}.`,
      because(right),
    ],
    names: { A: integerMatrix(a), B: integerMatrix(b), C: integerMatrix(c) },
  };
}
