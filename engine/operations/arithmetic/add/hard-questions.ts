// Harder questions about sums: two unknown matrices from two equations, and a sum of a product or of a transpose.

import { count, equal, type Expression, negative, relation, sum, symbol } from '../../../document/expression.ts';
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

/** Whether the sum of a product with a transpose and of a transpose exists. */
export function sumOfResults(random: Random): DrawnQuestion {
  const [p, q, r] = drawDistinct(random, 3, { from: 2, to: 7 });
  // The product is of one with a transpose, on its left or on its right.
  const isRight = random.chance(50);
  const left = isRight ? times(A, transposed(B)) : times(transposed(A), B);
  const last = transposed(C);
  const [shapeOfA, shapeOfB]: readonly Shape[] = isRight
    ? [
        [p, q],
        [r, q],
      ]
    : [
        [q, p],
        [q, r],
      ];
  const result: Shape = [p, r];
  const other = random.pick<Shape>([
    [p, r],
    [r, p],
    [p, q],
    [q, r],
  ]);
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
  const given: Shape = [other[1], other[0]];
  const shapes: Prose = say`${A} has ${shapeWords(...shapeOfA)}, ${B} has ${shapeWords(...shapeOfB)}, and ${C} has ${shapeWords(...given)}`;
  const [turned, turnedShape]: readonly [Expression, Shape] = isRight
    ? [transposed(B), [q, r]]
    : [transposed(A), [p, q]];
  return {
    prompt: say`${shapes}. Is ${sum(left, last)} defined?`,
    hints: [
      say`Find the shape of ${turned} first, and then that of ${left}: how many rows come from its first factor, and how many columns from its second?`,
      say`Compare it with the shape of ${last}, not with that of ${C}: each entry needs a partner at the same place.`,
    ],
    expected: chosen(random, right, ...[yes, rows, columns, both].filter((each) => each !== right)),
    solution: [
      say`The transposition exchanges rows and columns: ${turned} has ${shapeWords(...turnedShape)}.`,
      say`So the product ${left} exists, since a row of its first factor has ${q} entries and a column of its second as many. It has ${shapeWords(...result)}.`,
      say`The other summand, ${last}, has ${shapeWords(...other)}.`,
      because(right),
    ],
    names: { A: zeroMatrix(...shapeOfA), B: zeroMatrix(...shapeOfB), C: zeroMatrix(...given) },
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
