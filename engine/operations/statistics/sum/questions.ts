// Questions about sums: margins of tables, opposites, and the sign of summation.

import { doubleSum, turningSigns, unknownInBothMargins } from './hard-questions.ts';
import {
  list,
  added,
  count,
  equal,
  grid,
  negative,
  series,
  subscript,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import type { Axis } from '../../../exact/kernels/statistics.ts';
import { type AxisLines, axisLines, byAxis } from '../axis-lines.ts';
import { shownList } from '../../../exercises/lists.ts';
import { depth, listExpected, numberExpected } from '../../../exercises/questions.ts';
import { totalOf } from '../../../exercises/whole-numbers.ts';
import { drawNonzero, drawRows, transposedRows } from '../../../learning/drawing.ts';
import { shown } from '../../../learning/notation.ts';
import { withHard, ofTemplates, type QuestionMaker } from '../../../learning/question.ts';
import { drawCarriedMistake, type WorkingLine } from '../../../exercises/carried-mistake.ts';
import { slip, sumOf, sumSlips } from '../../../exercises/written-work.ts';

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
    return {
      ...drawCarriedMistake(random, () => {
        const seen = drawRows(random, rows, columns, { from: -9, to: 12, without: [0] });
        const a = lines.matrixOf(seen);
        const each = seen.map(
          (row, i): WorkingLine => ({
            name: ['s', i + 1],
            work: () => sumOf(row),
            slips: [
              ...sumSlips(row),
              slip(
                () => [sumOf(row)[0], totalOf(row.slice(0, -1))],
                say`The last number of the ${lines.word}, ${row[row.length - 1]}, was left out at the end.`,
              ),
            ],
          }),
        );
        return {
          opening: byAxis(
            lines,
            (word) =>
              say`Somebody adds up each ${word} of ${equal(A, shown(...a))}, and then the sums to the total ${'t'}.`,
            () =>
              say`To add up all entries of ${equal(A, shown(...a))}, somebody adds up each row first, and then the sums to the total ${'t'}.`,
          ),
          lines: [...each, { name: 't', work: (...before) => sumOf(before) }],
        };
      }),
      hints: [
        say`Compare the terms of each line with the ${lines.word} that it adds, number by number and sign by sign.`,
        say`Add the positive numbers of each ${lines.word} and its negative ones separately. The total at the end uses the numbers that were found.`,
      ],
    };
  },
});

/** A table with a row for each of some things and a column for each of others. */
interface Count {
  /** What the table holds, and of what its rows and columns are. */
  readonly told: string;
  readonly row: string;
  readonly column: string;
  /** What is asked about each row, each column, and all. */
  readonly ofRows: string;
  readonly ofColumns: string;
  readonly ofAll: string;
  readonly unit: string;
  readonly numbers: readonly [from: number, to: number];
}

const COUNTS: readonly Count[] = [
  {
    told: 'A kiosk writes its takings down in euros, a row for each week and a column for each day that it is open',
    row: 'week',
    column: 'day',
    ofRows: 'How much did it take in each week?',
    ofColumns: 'How much did it take on each of these days, all weeks together?',
    ofAll: 'How much did it take in all?',
    unit: 'euros',
    numbers: [60, 240],
  },
  {
    told: 'Rain was measured in millimetres, in a row for each station and a column for each month',
    row: 'station',
    column: 'month',
    ofRows: 'How many millimetres fell at each station?',
    ofColumns: 'How many millimetres were measured in each month, all stations together?',
    ofAll: 'How many millimetres were measured in all?',
    unit: 'millimetres',
    numbers: [10, 90],
  },
  {
    told: 'An election was counted, with a row for each district and a column for each candidate',
    row: 'district',
    column: 'candidate',
    ofRows: 'How many votes were given in each district?',
    ofColumns: 'How many votes did each candidate get?',
    ofAll: 'How many votes were given in all?',
    unit: 'votes',
    numbers: [20, 95],
  },
  {
    told: 'A firm counts thousands of kilowatt hours, in a row for each building and a column for each month of the winter',
    row: 'building',
    column: 'month',
    ofRows: 'How many thousand kilowatt hours did each building use?',
    ofColumns: 'How many thousand kilowatt hours were used in each month?',
    ofAll: 'How many thousand kilowatt hours were used in all?',
    unit: 'thousand kilowatt hours',
    numbers: [15, 80],
  },
];

/** The sums of a story's table; harder, one entry was smudged and the total is known. */
const margin =
  (lines: AxisLines, story: Count): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const [rows, columns] = depth(difficulty, [2, 3], [3, 3], [3, 3]);
    const [from, to] = story.numbers;
    const a = drawRows(random, rows, columns, { from, to });
    const total = totalOf(a.flat());
    if (difficulty === 'hard') {
      const [i, j] = [random.integer(0, rows - 1), random.integer(0, columns - 1)];
      const written = a.map((row, r) => row.map((x, c) => (r === i && c === j ? K : count(x))));
      const known = total - a[i][j];
      return {
        prompt: say`${story.told}: ${equal(A, grid(written))}. The number ${K} was smudged, but the total of all, ${total} ${story.unit}, is still to be read. What is the sum of the ${lines.word} that ${K} stands in?`,
        hints: [
          say`What do all the other numbers of the table make together?`,
          say`The total says what is missing. The sum of one ${lines.word} is wanted, not ${K} alone.`,
        ],
        expected: numberExpected(totalOf(lines.word === 'row' ? a[i] : a.map((row) => row[j]))),
        solution: [
          say`The other numbers make ${equal(added(a.flatMap((row, r) => row.flatMap((x, c) => (r === i && c === j ? [] : [count(x)])))), count(known))}, so ${equal(K, sum(count(total), negative(count(known))), count(a[i][j]))}.`,
          say`The sum of the ${lines.word} is ${equal(added((lines.word === 'row' ? a[i] : a.map((row) => row[j])).map(count)), count(totalOf(lines.word === 'row' ? a[i] : a.map((row) => row[j]))))} ${story.unit}.`,
        ],
        names: { A: integerMatrix(a), k: integer(a[i][j]) },
      };
    }
    const opening = say`${story.told}: ${equal(A, shown(...a))}.`;
    if (lines.axis !== 'matrix') {
      const seen = lines.matrixOf(a);
      const sums = seen.map(totalOf);
      const thing = lines.axis === 'row' ? story.row : story.column;
      return {
        prompt: say`${opening} ${lines.axis === 'row' ? story.ofRows : story.ofColumns} Give the numbers in order.`,
        hints: [
          say`Each ${thing} is one ${lines.word}. Which numbers are in the first one, beside ${seen[0][0]}?`,
          say`One number for each of the ${seen.length} ${lines.word}s is wanted; what stands in the same ${lines.word} is added.`,
        ],
        expected: listExpected(sums),
        solution: [
          say`Each ${thing} is one ${lines.word}: ${list(
            seen.map((row, i) => equal(added(row.map(count)), count(sums[i]))),
            'none',
          )}.`,
          say`In order the sums are ${shownList(sums)} ${story.unit}.`,
        ],
        names: { A: integerMatrix(a) },
      };
    }
    return {
      prompt: say`${opening} ${story.ofAll}`,
      hints: [
        say`Fill in the margin on the right first. What do the numbers of the first row, from ${a[0][0]} to ${a[0][a[0].length - 1]}, add up to?`,
        say`The sums of the rows together are the answer; the margin below must lead to the same number.`,
      ],
      expected: numberExpected(total),
      solution: [
        say`The rows make ${list(
          a.map((row) => equal(added(row.map(count)), count(totalOf(row)))),
          'none',
        )}.`,
        say`Together this is ${equal(added(a.map((row) => count(totalOf(row)))), count(total))} ${story.unit}.`,
      ],
      names: { A: integerMatrix(a) },
    };
  };

const takings = (lines: AxisLines): QuestionMaker =>
  ofTemplates(
    { objective: 'fill-margins', kind: 'word-problem' },
    COUNTS.map((story) => margin(lines, story)),
  );

export function questions(axis: Axis): readonly QuestionMaker[] {
  const lines = axisLines(axis);
  return [
    wrongMargin(lines),
    takings(lines),
    withHard(margins, unknownInBothMargins),
    withHard(opposites, turningSigns),
    withHard(sigma, doubleSum),
  ];
}
