// Harder questions about joined matrices: the same parts joined the other way, three parts that have to fit, and an entry of four blocks.

import { count, equal, grid, negative, relation, sum, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix, zeroMatrix } from '../../../exact/matrix.ts';
import { shapeWords } from '../../../exercises/entrywise-questions.ts';
import { because, chosen, listExpected, matrixExpected, option } from '../../../exercises/questions.ts';
import { drawDistinct, drawRows } from '../../../learning/drawing.ts';
import { shown } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [A, B, C, D] = ['A', 'B', 'C', 'D'].map(symbol);

/** Two squares stand beside each other; the same two are to be joined below each other, with a change. */
export function otherDirection(random: Random): DrawnQuestion {
  const [a, b] = [1, 2].map(() => drawRows(random, 2, 2, { from: -9, to: 9, without: [0] }));
  const beside = a.map((row, i) => [...row, ...b[i]]);
  const [what, upper, lower] = random.pick([
    [say`${B} above ${A}`, b, a],
    [say`${A} above ${sum(A, B)}`, a, a.map((row, i) => row.map((x, j) => x + b[i][j]))],
    [say`${A} above ${sum(A, negative(B))}`, a, a.map((row, i) => row.map((x, j) => x - b[i][j]))],
  ] as const);
  const below = [...upper, ...lower];
  return {
    prompt: say`Two matrices ${A} and ${B}, both with ${2} columns, stand beside each other, ${A} on the left, and make ${shown(...beside)}. Write down the matrix in which they are joined below each other: ${what}.`,
    hints: [
      say`Both have ${2} columns. Which numbers of the first row, ${shown(beside[0])}, belong to ${A}?`,
      say`Write ${A} and ${B} down by themselves before you join anything. How many rows has the result?`,
    ],
    expected: matrixExpected(below),
    solution: [
      say`The first two columns are ${equal(A, shown(...a))}, the others ${equal(B, shown(...b))}.`,
      say`Joined as asked, the upper part is ${shown(...upper)} and the lower part ${shown(...lower)}, which gives ${shown(...below)}.`,
    ],
    names: { A: integerMatrix(a), B: integerMatrix(b) },
  };
}

/** Which shape a third matrix needs below two others. */
export function fittingThird(random: Random): DrawnQuestion {
  const [m, n, p, r] = drawDistinct(random, 4, { from: 2, to: 9 });
  const total = measure('columnCount', C);
  const columns = (given: number) => option(say`It has ${given} columns.`, equal(total, count(given)));
  const right = columns(n + p);
  const none = option(say`No matrix with ${r} rows fits.`, relation(total, 'less', count(0)));
  return {
    prompt: say`${A} has ${shapeWords(m, n)} and ${B} has ${shapeWords(m, p)}. They are joined beside each other, and a matrix ${C} with ${r} rows is joined to the result from below. How many columns has ${C}?`,
    hints: [
      say`Which shape has the upper part, made of ${A} and ${B}? The ${m} rows stay; what becomes of the ${n} and the ${p} columns?`,
      say`Along which line does ${C} meet the upper part, and does its number of rows matter there?`,
    ],
    expected: chosen(
      random,
      right,
      ...[n, m, n * p].filter((x, i, all) => x !== n + p && all.indexOf(x) === i).map(columns),
      none,
    ),
    solution: [
      say`Beside each other, ${A} and ${B} make ${shapeWords(m, n + p)}, since ${equal(sum(count(n), count(p)), count(n + p))}.`,
      say`From below ${C} meets a row of this, so it needs as many columns; its ${r} rows may be any number.`,
      because(right),
    ],
    names: { A: zeroMatrix(m, n), B: zeroMatrix(m, p), C: zeroMatrix(r, n + p) },
  };
}

/** From which of four blocks an entry comes, and from which place there. */
export function entryOfBlocks(random: Random): DrawnQuestion {
  const [m, n, p, q] = drawDistinct(random, 4, { from: 3, to: 12 });
  const [i, j] = [random.integer(1, p), random.integer(1, q)];
  const [row, column] = [m + i, n + j];
  return {
    prompt: say`Four blocks make one matrix, ${grid([
      [A, B],
      [C, D],
    ])}: ${A} has ${shapeWords(m, n)}, ${B} has ${shapeWords(m, q)}, ${C} has ${shapeWords(p, n)}, and ${D} has ${shapeWords(p, q)}. The entry in row ${row}, column ${column} of the whole belongs to ${D}. In which row and which column of ${D} does it stand?`,
    hints: [
      say`How many rows of the whole lie above ${D}, and how many columns lie to its left?`,
      say`The rows of ${D} are counted anew from row ${m + 1} of the whole on, its columns from column ${n + 1} on.`,
    ],
    expected: listExpected([i, j]),
    solution: [
      say`Above ${D} are the ${m} rows of ${B}, so the row is ${equal(sum(count(row), negative(count(m))), count(i))}.`,
      say`To its left are the ${n} columns of ${C}, so the column is ${equal(sum(count(column), negative(count(n))), count(j))}.`,
      say`It stands in row ${i}, column ${j} of ${D}.`,
    ],
    names: {},
  };
}
