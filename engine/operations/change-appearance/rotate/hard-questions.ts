// Harder questions about turns: a place that is followed back, and turns that are told by two places.

import { count, equal, negative, sum } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { listExpected } from '../../../exercises/questions.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

/** Where an entry stood before several quarter turns. */
export function placeBeforeTurns(random: Random): DrawnQuestion {
  const [m, n] = [random.integer(4, 20), random.integer(4, 20)];
  const turns = random.pick([5, 6, 7]);
  const [i, j] = [random.integer(1, m), random.integer(1, n)];
  const [row, column] = { 5: [n + 1 - j, i], 6: [m + 1 - i, n + 1 - j], 7: [j, m + 1 - i] }[turns] ?? [i, j];
  const rest = turns - 4;
  const asGoodAs = { 1: 'one against the clock', 2: 'a half turn', 3: 'one with the clock' }[rest] ?? '';
  return {
    prompt: say`A matrix with ${m} rows and ${n} columns is turned by ${turns} quarter turns against the clock. The entry that is now in row ${row}, column ${column}: in which row and which column did it stand before?`,
    hints: [
      say`Four quarter turns bring everything back, so how many of the ${turns} count? Which turn undoes these?`,
      say`Follow a corner of the ${m} rows and ${n} columns first: from which end are the old rows counted now, and from which end the old columns?`,
    ],
    expected: listExpected([i, j]),
    solution: [
      say`Four of the ${turns} quarter turns change nothing; the others are as good as ${asGoodAs}.`,
      rest === 2
        ? say`A half turn counts rows and columns from the other end: the row was ${equal(sum(count(m), count(1), negative(count(row))), count(i))}, the column ${equal(sum(count(n), count(1), negative(count(column))), count(j))}.`
        : rest === 1
          ? say`Then the last column has become the first row: row ${row} was column ${equal(sum(count(n), count(1), negative(count(row))), count(j))}, and column ${column} was row ${i}.`
          : say`Then the first column has become the first row, read from below: row ${row} was column ${j}, and column ${column} was row ${equal(sum(count(m), count(1), negative(count(column))), count(i))}.`,
      say`It stood in row ${i}, column ${j}.`,
    ],
    names: {},
  };
}
