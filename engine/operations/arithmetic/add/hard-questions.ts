// Harder questions about sums: two unknown matrices from two equations, and a sum of a product or of a transpose.

import { count, equal, negative, relation, sum, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { integerMatrix, zeroMatrix } from '../../../exact/matrix.ts';
import { shapeWords } from '../../../exercises/entrywise-questions.ts';
import { because, chosen, matrixExpected, numberExpected, option } from '../../../exercises/questions.ts';
import { combined } from '../../../exercises/whole-numbers.ts';
import { drawDistinct, drawRows } from '../../../learning/drawing.ts';
import { fraction, shown, times, transposed } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [A, B, C, X, Y] = ['A', 'B', 'C', 'X', 'Y'].map(symbol);

/** A matrix that is known from the sum and the difference with another one. */
export function fromSumAndDifference(random: Random): DrawnQuestion {
  const [x, y] = [1, 2].map(() => drawRows(random, 2, 2, { from: -9, to: 9, without: [0] }));
  const [total, difference] = [combined(x, y, (p, q) => p + q), combined(x, y, (p, q) => p - q)];
  const twice = combined(total, difference, (p, q) => p + q);
  return {
    prompt: say`Two matrices have the sum ${equal(sum(X, Y), shown(...total))} and the difference ${equal(sum(X, negative(Y)), shown(...difference))}. Find ${X}.`,
    hints: [
      say`Add the two equations. What becomes of ${Y}?`,
      say`In row ${1}, column ${1} both right sides together make ${equal(sum(count(total[0][0]), count(difference[0][0])), count(twice[0][0]))}. How often does the entry of ${X} stand in this?`,
    ],
    expected: matrixExpected(x),
    solution: [
      say`Added up, the equations give ${equal(sum(X, X), sum(shown(...total), shown(...difference)), shown(...twice))}, since ${Y} and ${negative(Y)} cancel each other.`,
      say`Half of each entry gives ${equal(X, times(fraction(1, 2), shown(...twice)), shown(...x))}.`,
      say`The sum then leaves ${equal(Y, shown(...y))}, and the difference agrees: ${equal(sum(shown(...x), negative(shown(...y))), shown(...difference))}.`,
    ],
    names: { X: integerMatrix(x), Y: integerMatrix(y) },
  };
}

type Shape = readonly [rows: number, columns: number];

/** Whether a sum exists in which a summand is a transpose or a product. */
export function sumOfResults(random: Random): DrawnQuestion {
  const [p, q, r] = drawDistinct(random, 3, { from: 2, to: 7 });
  const isProduct = random.chance(60);
  const left = isProduct ? times(A, B) : transposed(A);
  const last = isProduct ? C : B;
  const other = random.pick<Shape>(
    isProduct
      ? [
          [p, r],
          [r, p],
          [p, q],
        ]
      : [
          [q, p],
          [p, q],
          [q, r],
        ],
  );
  const result: Shape = isProduct ? [p, r] : [q, p];
  const rowsAgree = equal(measure('rowCount', left), measure('rowCount', last));
  const columnsAgree = equal(measure('columnCount', left), measure('columnCount', last));
  const rowsDiffer = relation(measure('rowCount', left), 'unequal', measure('rowCount', last));
  const columnsDiffer = relation(measure('columnCount', left), 'unequal', measure('columnCount', last));
  const yes = option(say`Yes: both summands have the same shape.`, rowsAgree, columnsAgree);
  const rows = option(say`No: only the numbers of rows differ.`, rowsDiffer, columnsAgree);
  const columns = option(say`No: only the numbers of columns differ.`, rowsAgree, columnsDiffer);
  const both = option(say`No: the numbers of rows differ, and those of columns too.`, rowsDiffer, columnsDiffer);
  const isSame = [result[0] === other[0], result[1] === other[1]];
  const right = isSame[0] ? (isSame[1] ? yes : columns) : isSame[1] ? rows : both;
  const shapes: Prose = isProduct
    ? say`${A} has ${shapeWords(p, q)}, ${B} has ${shapeWords(q, r)}, and ${C} has ${shapeWords(...other)}`
    : say`${A} has ${shapeWords(p, q)}, and ${B} has ${shapeWords(...other)}`;
  return {
    prompt: say`${shapes}. Is ${sum(left, last)} defined?`,
    hints: [
      isProduct
        ? say`Find the shape of ${left} first: how many rows come from ${A}, and how many columns from ${B}?`
        : say`Find the shape of ${left} first: what does the transposition do with the ${p} rows and ${q} columns of ${A}?`,
      say`Compare it with ${shapeWords(...other)}: each entry needs a partner at the same place.`,
    ],
    expected: chosen(random, right, ...[yes, rows, columns, both].filter((each) => each !== right)),
    solution: [
      isProduct
        ? say`The product ${left} exists, since a row of ${A} has ${q} entries and a column of ${B} as many. It has ${shapeWords(...result)}.`
        : say`The transposition exchanges rows and columns: ${left} has ${shapeWords(...result)}.`,
      say`The other summand, ${last}, has ${shapeWords(...other)}.`,
      because(right),
    ],
    names: isProduct
      ? { A: zeroMatrix(p, q), B: zeroMatrix(q, r), C: zeroMatrix(...other) }
      : { A: zeroMatrix(p, q), B: zeroMatrix(...other) },
  };
}

/** One summand of three, from two sums in which the order differs. */
export function summandFromOrders(random: Random): DrawnQuestion {
  const [a, b, c] = [1, 2, 3].map(() => drawRows(random, 2, 2, { from: -9, to: 9, without: [0] }));
  const [i, j] = [random.integer(0, 1), random.integer(0, 1)];
  const [p, q] = [a[i][j] + b[i][j] + c[i][j], c[i][j] + a[i][j]];
  const [whole, part] = [sum(sum(A, B), C), sum(C, A)];
  return {
    prompt: say`In row ${i + 1}, column ${j + 1} of ${whole} stands ${p}, and at the same place of ${part} stands ${q}. Which number stands there in ${B}?`,
    hints: [
      say`Write the first sum in another order, so that ${part} comes in it as a part.`,
      say`Which entry makes ${p} of ${q}, when it is added?`,
    ],
    expected: numberExpected(b[i][j]),
    solution: [
      say`The summands may be taken in any order and put together in any way, so the first sum is ${sum(part, B)}.`,
      say`At this place it says that ${q} and the entry of ${B} make ${p}, so the entry is ${equal(sum(count(p), negative(count(q))), count(b[i][j]))}.`,
    ],
    names: { A: integerMatrix(a), B: integerMatrix(b), C: integerMatrix(c) },
  };
}
