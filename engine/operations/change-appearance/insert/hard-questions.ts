// Harder questions about inserted lines: two insertions in turn, counting from the end, and a matrix that held two rows less.

import { count, equal, negative, sum, symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { integer } from '../../../exact/rational.ts';
import { numberExpected } from '../../../exercises/questions.ts';
import { drawUntil } from '../../../learning/drawing.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const K = symbol('k');

/** The number of an old row from its new one, after two insertions. */
export function beforeTwoInsertions(random: Random): DrawnQuestion {
  const { n, first, second, old, between, now } = drawUntil(
    () => {
      const rows = random.integer(10, 40);
      const one = { amount: random.integer(2, 5), before: random.integer(2, rows) };
      const other = { amount: random.integer(2, 5), before: random.integer(2, rows + one.amount) };
      const row = random.integer(2, rows);
      const middle = row >= one.before ? row + one.amount : row;
      const end = middle >= other.before ? middle + other.amount : middle;
      return { n: rows, first: one, second: other, old: row, between: middle, now: end };
    },
    (drawn) => drawn.now !== drawn.old,
  );
  return {
    prompt: say`Into a matrix with ${n} rows, ${first.amount} rows are inserted before row ${first.before}; then, into what has come out, ${second.amount} rows before row ${second.before}. One of the old rows is row ${now} now. Which number did it have at the beginning?`,
    hints: [
      say`Go back from the end. Which number did row ${now} have before the second insertion, of ${second.amount} rows before row ${second.before}?`,
      say`Ask the same of the first insertion, of ${first.amount} rows before row ${first.before}, with the number that you have found.`,
    ],
    expected: numberExpected(old),
    solution: [
      say`In the second insertion ${step(between, now, second)}.`,
      say`In the first insertion ${step(old, between, first)}.`,
      say`So it was row ${old}.`,
    ],
    names: {},
  };
}

/** What an insertion has done with the number of a row. */
function step(from: number, to: number, { before }: { readonly before: number }): Prose {
  return from === to
    ? say`it stood above row ${before} and kept its number, ${to}`
    : say`it stood at row ${before} or below it, and had the number ${equal(sum(count(to), negative(count(to - from))), count(from))} before`;
}

/** How many rows a matrix had, from the two numbers of an inserted row. */
export function rowsFromTwoNumbers(random: Random): DrawnQuestion {
  const position = random.integer(2, 12);
  const n = position + random.integer(4, 60);
  // A row inserted before position -p becomes row n - p + 1.
  const place = n - position + 1;
  return {
    prompt: say`A program counts from the end where a position is negative: ${-1} is the last row. It inserts a row before the row at position ${-position} of a matrix, and a textbook calls the new row row ${place}. How many rows ${K} had the matrix before?`,
    hints: [
      say`The new row takes the number of the row before which it is inserted. Which textbook number has the row at position ${-1}, and which the one at ${-position}, when there are ${K} rows?`,
      say`That number is ${place}: write it with ${K}, and solve for ${K}.`,
    ],
    expected: numberExpected(n),
    solution: [
      say`With ${K} rows the row at position ${-1} is row ${K}, and that at ${-position} is row ${sum(K, negative(count(position)), count(1))}. The new row takes this number.`,
      say`So ${equal(sum(K, negative(count(position)), count(1)), count(place))}, and ${equal(K, sum(count(place), count(position), negative(count(1))), count(n))}.`,
    ],
    names: { k: integer(n) },
  };
}
