// Questions about sums: margins of tables, opposites, and the sign of summation.

import { added, count, equal, indexed, series, subscript, sum, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import type { Axis } from '../../../exact/kernels/statistics.ts';
import { type AxisLines, axisLines, byAxis } from '../axis-lines.ts';
import { shownList } from '../../../exercises/lists.ts';
import { depth, line, listExpected, mistakeAmong, numberExpected } from '../../../exercises/questions.ts';
import { totalOf } from '../../../exercises/whole-numbers.ts';
import { drawNonzero, drawRows, transposedRows } from '../../../learning/drawing.ts';
import { shown } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';

const [A, K, I, J] = ['A', 'k', 'i', 'j'].map(symbol);

const margins: QuestionMaker = {
  objective: 'equal-totals',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const [rows, columns] = depth(difficulty, [2, 3], [3, 3], [3, 4]);
    const a = drawRows(random, rows, columns, { from: depth(difficulty, 1, -5, -9), to: 12 });
    const byRow = a.map(totalOf);
    const byColumn = transposedRows(a).map(totalOf);
    const [first, ...others] = byColumn;
    return {
      prompt: say`A table has the row totals ${shownList(byRow)} and the column totals ${shownList(others)} and ${K}. Find ${K}.`,
      hints: [
        say`No entry of the table is needed.`,
        say`Both margins count every entry once. What follows for their totals?`,
      ],
      expected: numberExpected(first),
      solution: [
        say`Both margins add up to the grand total, ${equal(added(byRow.map(count)), count(totalOf(byRow)))}.`,
        say`The known column totals make ${equal(added(others.map(count)), count(totalOf(others)))}, so ${equal(K, count(first))}.`,
      ],
      names: { k: integer(first) },
    };
  },
};

const opposites: QuestionMaker = {
  objective: 'opposites',
  kind: 'predict',
  draw: (random, difficulty) => {
    const pairs = Array.from({ length: depth(difficulty, 2, 3, 4) }, () => random.integer(11, 99));
    const rest = depth(
      difficulty,
      [drawNonzero(random, 9)],
      [drawNonzero(random, 9)],
      [drawNonzero(random, 9), drawNonzero(random, 9)],
    );
    const numbers = random.shuffled([...pairs.flatMap((x) => [x, -x]), ...rest]);
    return {
      prompt: say`Find the sum of ${shownList(numbers)} with as few additions as you can.`,
      hints: [
        say`Look for two numbers whose sum is 0 before you add anything.`,
        say`Strike out each pair of opposites. Only what is left has to be added.`,
      ],
      expected: numberExpected(totalOf(rest)),
      solution: [
        say`The opposites cancel each other, such as ${pairs[0]} and ${-pairs[0]}, and ${rest.length > 1 ? equal(added(rest.map(count)), count(totalOf(rest))) : count(rest[0])} is left.`,
      ],
      names: {},
    };
  },
};

const sigma: QuestionMaker = {
  objective: 'sigma-notation',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 3, 3);
    const a = drawRows(random, size, size, { from: -9, to: 9 });
    const at = random.integer(1, size);
    const [from, to] = difficulty === 'hard' ? [2, size] : [1, size];
    const [what, terms] = random.pick([
      [series('j', count(from), count(to), subscript(symbol('a'), count(at), J)), a[at - 1].slice(from - 1)],
      [
        series('i', count(from), count(to), subscript(symbol('a'), I, count(at))),
        a.map((row) => row[at - 1]).slice(from - 1),
      ],
      [series('k', count(from), count(to), subscript(symbol('a'), K, K)), a.map((row, i) => row[i]).slice(from - 1)],
    ] as const);
    return {
      prompt: say`Find ${what} for ${equal(A, shown(...a))}.`,
      hints: [
        say`Put the values of the running letter in, one after the other, and write each term down.`,
        say`A letter that stands for both indices leads along the diagonal; one that stands for one of them leads along a row or a column.`,
      ],
      expected: numberExpected(totalOf(terms)),
      solution: [say`The terms give ${equal(what, added(terms.map(count)), count(totalOf(terms)))}.`],
      names: { A: integerMatrix(a) },
    };
  },
};

const wrongMargin = (lines: AxisLines): QuestionMaker => ({
  objective: 'fill-margins',
  kind: 'find-mistake',
  draw: (random, difficulty) => {
    const [rows, columns] = depth(difficulty, [3, 3], [3, 4], [4, 4]);
    const rowsOrColumns = drawRows(random, rows, columns, { from: -9, to: 9, without: [0] }).map((row) =>
      row.with(1, -random.integer(1, 9)),
    );
    const a = lines.matrixOf(rowsOrColumns);
    const working = rowsOrColumns.map((row, i) => {
      const terms = sum(...row.map(count));
      return line(
        indexed('s', i + 1),
        [terms, totalOf(row)],
        [terms, totalOf(row.map((x, j) => (j === 1 ? -x : x)))],
        say`The second number of the ${lines.word} is negative and was added as if it were positive.`,
      );
    });
    return {
      ...mistakeAmong(
        random,
        byAxis(
          lines,
          (word) => say`Somebody adds up each ${word} of ${equal(A, shown(...a))}.`,
          () => say`To add up all entries of ${equal(A, shown(...a))}, somebody adds up each row first.`,
        ),
        working,
      ),
      hints: [
        say`Add the positive numbers of each ${lines.word} and its negative ones separately.`,
        say`Compare the result of each line with your own, and ask where a sign may have been lost.`,
      ],
      names: { A: integerMatrix(a), s: integerMatrix([rowsOrColumns.map(totalOf)]) },
    };
  },
});

const takings = (lines: AxisLines): QuestionMaker => ({
  objective: 'fill-margins',
  kind: 'word-problem',
  draw: (random, difficulty) => {
    const [rows, columns] = depth(difficulty, [2, 3], [3, 3], [3, 4]);
    const a = drawRows(random, rows, columns, { from: 5, to: 40 });
    const total = totalOf(a.flat());
    const opening = say`A kiosk writes its takings down in euros, a row for each week and a column for each day: ${equal(A, shown(...a))}.`;
    if (lines.axis !== 'matrix') {
      const sums = lines.matrixOf(a).map(totalOf);
      const [when, each] = lines.axis === 'row' ? ['in each week', 'week'] : ['on each day of the week', 'day'];
      return {
        prompt: say`${opening} How much did it take ${when}?`,
        hints: [
          say`Which numbers belong to one ${each}: those of a row, or those of a column?`,
          say`One number for each ${each} is wanted. How many are that?`,
        ],
        expected: listExpected(sums),
        solution: [say`The takings of one ${each} stand in one ${lines.word}; the sums are ${shownList(sums)}.`],
        names: { A: integerMatrix(a) },
      };
    }
    return {
      prompt: say`${opening} How much did it take in all?`,
      hints: [
        say`Fill in the margin on the right first: what did it take in each week?`,
        say`The takings of all weeks together are the answer; the margin below must lead to the same number.`,
      ],
      expected: numberExpected(total),
      solution: [
        say`The weeks brought ${shownList(a.map(totalOf))}, together ${claim(say`${total}`, equal(measure('sumOf', A), count(total)))}.`,
      ],
      names: { A: integerMatrix(a) },
    };
  },
});

export function questions(axis: Axis): readonly QuestionMaker[] {
  const lines = axisLines(axis);
  return [wrongMargin(lines), takings(lines), margins, opposites, sigma];
}
