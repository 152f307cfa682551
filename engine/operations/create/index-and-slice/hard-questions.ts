// Harder questions about parts: slices with steps and from the end, two selections as one, and the end of a slice from its length.

import { count, equal, list, negative, quotient, sum, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { shownList } from '../../../exercises/lists.ts';
import { listExpected, numberExpected } from '../../../exercises/questions.ts';
import { drawDistinct, drawDistinctRows } from '../../../learning/drawing.ts';
import { dotted, shown } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [A, B, C, K] = ['A', 'B', 'C', 'k'].map(symbol);

/** A slice whose ends are counted from the end, in a program that counts from 0. */
export function slicedFromTheEnd(random: Random): DrawnQuestion {
  const n = random.integer(12, 60);
  const stop = random.integer(1, 5);
  const start = stop + random.integer(2, 6);
  const [first, last] = [n - start + 1, n - stop];
  return {
    prompt: say`A program counts from 0, counts negative positions from the end, where ${-1} is the last row, and ends a slice before its stop. From a matrix with ${n} rows it takes the slice from ${-start} to ${-stop}. Which are the first and the last row taken, counted from 1?`,
    hints: [
      say`Position ${-1} is row ${n}, and position ${-2} is row ${n - 1}. Go on to position ${-start}.`,
      say`The stop ${-stop} does not belong to the slice. Which row is at position ${-stop}, and which row stands before it?`,
    ],
    expected: listExpected([first, last]),
    solution: [
      say`Position ${-start} is row ${equal(sum(count(n), count(1), negative(count(start))), count(first))}, the first one taken.`,
      say`Position ${-stop} is row ${equal(sum(count(n), count(1), negative(count(stop))), count(last + 1))}. The slice ends before it, with row ${last}.`,
      say`So the rows from ${first} to ${last} are taken.`,
    ],
    names: {},
  };
}

/** Rows in steps and columns without some, as a shape. */
export function shapeInSteps(random: Random): DrawnQuestion {
  const [step, amount] = [random.integer(2, 4), random.integer(4, 9)];
  const first = random.integer(1, 5);
  const end = first + step * (amount - 1);
  const rows = end + random.integer(0, step - 1);
  const columns = random.integer(7, 12);
  const dropped = random.integer(2, 4);
  return {
    prompt: say`A matrix has ${rows} rows and ${columns} columns. Of its rows every ${ORDINALS[step]} is taken, beginning with row ${first}, and of its columns all but the last ${dropped}. Which shape has the part?`,
    hints: [
      say`The rows taken are ${first}, ${first + step}, ${first + 2 * step} and so on. Which is the last one that the matrix has?`,
      say`From row ${first} to that row, how many steps of ${step} are there, and how many rows, when both ends count?`,
    ],
    expected: listExpected([amount, columns - dropped]),
    solution: [
      say`The last row taken is row ${end}, since ${equal(sum(count(first), dotted(count(amount - 1), count(step))), count(end))}, and row ${end + step} is more than ${rows}.`,
      say`With both ends the rows are ${equal(sum(quotient(sum(count(end), negative(count(first))), count(step)), count(1)), count(amount))}; of the columns ${equal(sum(count(columns), negative(count(dropped))), count(columns - dropped))} are left.`,
      say`So the part has ${amount} rows and ${columns - dropped} columns.`,
    ],
    names: {},
  };
}

const ORDINALS: { readonly [step: number]: string } = { 2: 'second', 3: 'third', 4: 'fourth' };

/** The start of a slice in steps, from its end and its number of rows. */
export function startOfSteps(random: Random): DrawnQuestion {
  const [step, amount, first] = [random.integer(2, 5), random.integer(4, 20), random.integer(2, 20)];
  const last = first + step * (amount - 1);
  return {
    prompt: say`Counted from 1, the rows ${K}, ${sum(K, count(step))}, ${sum(K, count(2 * step))} and so on to row ${last} are taken, in steps of ${step}. These are ${amount} rows. Find ${K}.`,
    hints: [
      say`How many steps are there between ${amount} rows, fewer than rows or more?`,
      say`Go back from row ${last} by that many steps of ${step}.`,
    ],
    expected: numberExpected(first),
    solution: [
      say`Between ${amount} rows there are ${amount - 1} steps, which make ${equal(dotted(count(amount - 1), count(step)), count(step * (amount - 1)))}.`,
      say`So ${equal(K, sum(count(last), negative(count(step * (amount - 1)))), count(first))}.`,
    ],
    names: { k: integer(first) },
  };
}

/** Two selections, one after the other, as one list of row numbers. */
export function twoSelections(random: Random): DrawnQuestion {
  const a = drawDistinctRows(random, 5, 2, { from: -9, to: 30 });
  const first = drawDistinct(random, 4, { from: 1, to: 5 });
  const second = drawDistinct(random, 3, { from: 1, to: 4 });
  const both = second.map((place) => first[place - 1]);
  const rowsOf = (places: readonly number[]) => shown(...places.map((place) => a[place - 1]));
  return {
    prompt: say`From ${equal(A, shown(...a))}, counted from 1, the rows ${shownList(first)} are taken in this order, which gives ${B}. From ${B} the rows ${shownList(second)} are taken in this order, which gives ${C}. Which rows of ${A}, in which order, give ${C} at once?`,
    hints: [
      say`Write ${B} down first. Which row of ${A} is its row ${1}?`,
      say`Row ${1} of ${C} is row ${second[0]} of ${B}. Which number has that row in ${A}?`,
    ],
    expected: listExpected(both),
    solution: [
      say`The first selection gives ${B}, ${claim(say`${rowsOf(first)}`, equal(measure('rowsAt', A, list(first.map(count))), rowsOf(first)))}.`,
      say`Row ${second[0]} of ${B} is the one that was row ${both[0]} of ${A}, and so on: the rows of ${A} are ${shownList(both)}, in this order.`,
      say`They give ${C}, ${claim(say`${rowsOf(both)}`, equal(measure('rowsAt', A, list(both.map(count))), rowsOf(both)))}.`,
    ],
    names: { A: integerMatrix(a) },
  };
}
