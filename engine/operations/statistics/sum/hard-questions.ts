// Harder questions about sums: a long sum with turning signs, a total in both margins, sums of sums.

import { added, count, equal, negative, series, subscript, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { numberExpected } from '../../../exercises/questions.ts';
import { totalOf } from '../../../exercises/whole-numbers.ts';
import { solvedFor, termOf } from '../../../exercises/worked.ts';
import { drawNonzero, drawRows } from '../../../learning/drawing.ts';
import { dotted, shown } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [A, K] = ['A', 'k'].map(symbol);

/** The sum of a − b + (a + d) − (b + d) and so on: all pairs have one value. */
export function turningSigns(random: Random): DrawnQuestion {
  const pairs = random.integer(10, 25);
  const [first, gap, step] = [random.integer(1, 20), random.integer(1, 6), random.integer(7, 9)];
  const start = (pair: number) => first + step * pair;
  const second = (pair: number) => start(pair) + gap;
  const shownPair = (pair: number) => sum(count(start(pair)), negative(count(second(pair))));
  return {
    prompt: say`Find the sum of ${sum(count(start(0)), negative(count(second(0))), count(start(1)), negative(count(second(1))), count(start(2)), negative(count(second(2))))} and so on, where each number is ${step} more than the one two places before, without its sign, and the last two are ${shownPair(pairs - 1)}. Do not add term by term.`,
    hints: [
      say`Put each positive number and the negative one after it into a bracket. What is ${shownPair(0)}, and what ${shownPair(1)}?`,
      say`How many brackets are there, from the one that begins with ${start(0)} to the one that begins with ${start(pairs - 1)}, in steps of ${step}?`,
    ],
    expected: numberExpected(-pairs * gap),
    solution: [
      say`Every pair has the same sum: ${equal(shownPair(0), count(-gap))}, ${equal(shownPair(1), count(-gap))}, and so on to ${equal(shownPair(pairs - 1), count(-gap))}.`,
      say`From ${start(0)} to ${start(pairs - 1)} there are ${pairs - 1} steps of ${step}, so there are ${pairs} pairs: the sum is ${equal(dotted(count(pairs), count(-gap)), count(-pairs * gap))}.`,
    ],
    names: {},
  };
}

/** A total that occurs in both margins, once and several times. */
export function unknownInBothMargins(random: Random): DrawnQuestion {
  const factor = random.integer(2, 4);
  const k = drawNonzero(random, 9);
  const [row, column, other] = [drawNonzero(random, 12), drawNonzero(random, 12), drawNonzero(random, 12)];
  const known = column + other;
  // The row totals are row, m and k; those of the columns factor · k, column and other.
  const middle = (factor - 1) * k + known - row;
  const totals = row + middle;
  return {
    prompt: say`A table has the row totals ${count(row)}, ${count(middle)} and ${K}, and the column totals ${termOf(factor, K)}, ${count(column)} and ${count(other)}. Find ${K}.`,
    hints: [
      say`No entry of the table is needed: both margins add up to the same number.`,
      say`Write this as an equation, with ${sum(count(row), count(middle), K)} on one side, and bring ${K} to one side.`,
    ],
    expected: numberExpected(k),
    solution: [
      say`Both margins add up to the grand total: ${equal(added([count(row), count(middle), K]), added([termOf(factor, K), count(column), count(other)]))}.`,
      say`With the numbers added this is ${equal(sum(count(totals), K), sum(termOf(factor, K), count(known)))}, so ${solvedFor(K, { slope: factor - 1, rest: known }, totals)}.`,
    ],
    names: { k: integer(k) },
  };
}

/** A sum of sums, of a part of a matrix. */
export function doubleSum(random: Random): DrawnQuestion {
  const a = drawRows(random, 3, 4, { from: -9, to: 9, without: [0] });
  const [top, left] = [random.integer(1, 2), random.integer(1, 2)];
  const right = left + random.integer(1, 2);
  const rows = a.slice(top - 1, top + 1).map((row) => row.slice(left - 1, right));
  const inner = series('j', count(left), count(right), subscript(symbol('a'), symbol('i'), symbol('j')));
  const what = series('i', count(top), count(top + 1), inner);
  const sums = rows.map((row) => totalOf(row));
  return {
    prompt: say`Find ${what} for ${equal(A, shown(...a))}.`,
    hints: [
      say`The outer letter takes the rows ${top} and ${top + 1}. Put ${top} in first: which entries does the inner sum add then?`,
      say`The inner letter runs from ${left} to ${right}. Which block of the matrix is added up in all?`,
    ],
    expected: numberExpected(totalOf(sums)),
    solution: [
      say`In row ${top} the columns ${left} to ${right} give ${equal(added(rows[0].map(count)), count(sums[0]))}, in row ${top + 1} they give ${equal(added(rows[1].map(count)), count(sums[1]))}.`,
      say`Both together are ${equal(what, sum(count(sums[0]), count(sums[1])), count(totalOf(sums)))}.`,
    ],
    names: { A: integerMatrix(a) },
  };
}
