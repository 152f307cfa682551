// Harder questions about properties: whether products of symmetric matrices are symmetric, and entries that two properties settle.

import { count, equal, grid, indexed, negative, relation, sum, symbol } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { because, chosen, numberExpected, option } from '../../../exercises/questions.ts';
import { dotWorking } from '../../../exercises/worked.ts';
import { drawNonzero, drawUntil, productOfRows, type Rows } from '../../../learning/drawing.ts';
import { dotted, shown, times } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [A, B, K] = ['A', 'B', 'k'].map(symbol);

/** Two symmetric matrices: the product is symmetric only where they commute. */
export function productOfSymmetric(random: Random): DrawnQuestion {
  const isSymmetric = random.chance(50);
  const { a, b } = drawUntil(
    () => {
      const [p, q, r, x, y] = Array.from({ length: 5 }, () => drawNonzero(random, 4));
      const first: Rows = [
        [p, q],
        [q, r],
      ];
      // A combination of the first matrix and the identity commutes with it.
      const second: Rows = isSymmetric
        ? [
            [x + y * p, y * q],
            [y * q, x + y * r],
          ]
        : [
            [x, y],
            [y, drawNonzero(random, 4)],
          ];
      return { a: first, b: second };
    },
    (drawn) => {
      const product = productOfRows(drawn.a, drawn.b);
      return (product[0][1] === product[1][0]) === isSymmetric;
    },
  );
  const product = productOfRows(a, b);
  const columns = [b.map((row) => row[0]), b.map((row) => row[1])];
  const at = (row: number, column: number) => measure('entryAt', times(A, B), row, column);
  const yes = option(say`Yes: it is symmetric.`, holds('symmetric', times(A, B)));
  const skew = option(say`No: it is skew-symmetric.`, equal(at(1, 1), count(0)), equal(at(1, 2), negative(at(2, 1))));
  const no = option(say`No: it is neither symmetric nor skew-symmetric.`, relation(at(1, 2), 'unequal', at(2, 1)));
  const [right, wrong] = isSymmetric ? [yes, no] : [no, yes];
  return {
    prompt: say`${equal(A, shown(...a))} and ${equal(B, shown(...b))} are symmetric. Is their product ${times(A, B)} symmetric?`,
    hints: [
      say`Being symmetric is not handed on to every product. Which two entries of ${times(A, B)} are mirror images of each other?`,
      say`Work out these two: row ${1} of ${A} with column ${2} of ${B}, and row ${2} of ${A} with column ${1} of ${B}.`,
    ],
    expected: chosen(random, right, wrong, skew),
    solution: [
      say`In row ${1}, column ${2} stands ${equal(dotWorking(a[0], columns[1]), count(product[0][1]))}, and at the mirror image ${equal(dotWorking(a[1], columns[0]), count(product[1][0]))}.`,
      isSymmetric
        ? say`They agree. The product of two symmetric matrices is symmetric just where they commute, as these two do.`
        : say`They differ. The product of two symmetric matrices is symmetric just where they commute, and these two do not.`,
      because(right),
    ],
    names: { A: integerMatrix(a), B: integerMatrix(b) },
  };
}

/** An entry that makes the columns of a symmetric matrix perpendicular. */
export function symmetricAndPerpendicular(random: Random): DrawnQuestion {
  const [x, y] = [drawNonzero(random, 9), drawNonzero(random, 9)];
  return {
    prompt: say`The matrix ${equal(
      A,
      grid([
        [count(x), count(y)],
        [indexed('a', 2, 1), K],
      ]),
    )} is symmetric, and its columns are perpendicular. Find ${K}.`,
    hints: [
      say`Being symmetric settles the entry in row ${2}, column ${1}. Which number must it be?`,
      say`Write the dot product of both columns, with ${x} and ${y} in row ${1}, and set it to zero.`,
    ],
    expected: numberExpected(-x),
    solution: [
      say`Since ${A} is symmetric, ${equal(indexed('a', 2, 1), count(y))}.`,
      say`The columns are perpendicular where ${equal(sum(dotted(count(x), count(y)), times(count(y), K)), count(0))}. Divided by ${y}, this says ${equal(K, count(-x))}.`,
    ],
    names: {
      k: integer(-x),
      A: integerMatrix([
        [x, y],
        [y, -x],
      ]),
    },
  };
}
