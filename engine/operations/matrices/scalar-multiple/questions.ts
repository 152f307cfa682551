// Questions about scalar multiples: common factors, the number that leads from one matrix to another, prices.

import { count, equal, grid, indexed, product, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import { because, chosen, depth, matrixExpected, numberExpected, option } from '../../../exercises/questions.ts';
import { drawList, drawRows, type Rows } from '../../../learning/drawing.ts';
import { fraction, shown, times } from '../../../learning/notation.ts';
import { ofTemplates, type QuestionMaker } from '../../../learning/question.ts';
import { drawCarriedMistake, type WorkingLine } from '../../../exercises/carried-mistake.ts';
import { productSlips, sumOf } from '../../../exercises/written-work.ts';

const [A, B, K] = ['A', 'B', 'k'].map(symbol);

function multiple(rows: Rows, factor: number): Rows {
  return rows.map((row) => row.map((x) => factor * x + 0));
}

const unknownEntry: QuestionMaker = {
  objective: 'find-scalar',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const factor = depth(difficulty, random.integer(2, 5), -random.integer(2, 5), -random.integer(3, 9));
    const a = drawRows(random, 2, depth(difficulty, 2, 3, 3), { from: -9, to: 9, without: [0] });
    const result = multiple(a, factor);
    const k = a[1][0];
    return {
      prompt: say`Some number times ${grid(a.map((row, i) => row.map((x, j) => (i === 1 && j === 0 ? K : count(x)))))} is ${shown(...result)}. Find ${K}.`,
      hints: [
        say`Which number leads from an entry that you know to the one in its place?`,
        say`The same number leads from ${K} to the entry in its place on the right side. What undoes a multiplication?`,
      ],
      expected: numberExpected(k),
      solution: [
        say`The number is ${factor}: ${equal(product('dot', count(factor), count(a[0][0])), count(result[0][0]))}. So ${equal(product('dot', count(factor), K), count(result[1][0]))}, and ${equal(K, count(k))}.`,
      ],
      names: { k: integer(k) },
    };
  },
};

const isMultiple: QuestionMaker = {
  objective: 'find-scalar',
  kind: 'decide',
  draw: (random, difficulty) => {
    const factor = depth(difficulty, random.integer(2, 5), -random.integer(2, 5), -random.integer(3, 9));
    const a = drawRows(random, 2, depth(difficulty, 2, 2, 3), { from: 1, to: 9 });
    const right = multiple(a, factor);
    const isOne = random.chance(50);
    const b = isOne ? right : right.map((row, i) => (i === 1 ? row.with(0, row[0] + factor) : row));
    const yes = option(
      say`Yes: every entry of ${B} is ${factor} times that of ${A}.`,
      equal(B, times(count(factor), A)),
    );
    const no = option(
      say`No: the number that fits the first entries does not fit in row ${2}, column ${1}.`,
      equal(product('dot', count(factor), indexed('a', 1, 1)), indexed('b', 1, 1)),
      equal(product('dot', count(factor), count(a[1][0] + 1)), indexed('b', 2, 1)),
    );
    const shape = option(
      say`Yes: by ${factor + 1}, because both have the same shape.`,
      equal(B, times(count(factor + 1), A)),
    );
    const [correct, wrong] = isOne ? [yes, no] : [no, yes];
    return {
      prompt: say`Is ${equal(B, shown(...b))} a multiple of ${equal(A, shown(...a))}?`,
      hints: [
        say`Divide the first entry of ${B} by that of ${A}.`,
        say`Does the number that you found lead from each entry of ${A} to the one of ${B}?`,
      ],
      expected: chosen(random, correct, wrong, shape),
      solution: [
        say`The first entries ask for the factor ${factor}, since ${equal(product('dot', count(factor), count(a[0][0])), count(b[0][0]))}. In row ${2}, column ${1} it gives ${equal(product('dot', count(factor), count(a[1][0])), count(factor * a[1][0]))}, and there stands ${b[1][0]}.`,
        because(correct),
      ],
      names: { A: integerMatrix(a), B: integerMatrix(b) },
    };
  },
};

const commonFactor: QuestionMaker = {
  objective: 'common-factor',
  kind: 'predict',
  draw: (random, difficulty) => {
    const factor = depth(difficulty, random.integer(2, 5), random.integer(6, 12), -random.integer(6, 12));
    const a = drawRows(random, 2, depth(difficulty, 2, 3, 3), { from: 1, to: 7 }).map((row, i) =>
      i === 0 ? row.with(0, 1) : row,
    );
    return {
      prompt: say`The number ${factor} is put in front of ${shown(...multiple(a, factor))} as a common factor. Which matrix is left behind it?`,
      hints: [
        say`What has to be multiplied by ${factor} to give each of the entries?`,
        say`Check your answer by multiplying it by ${factor} again.`,
      ],
      expected: matrixExpected(a),
      solution: [
        say`Each entry is divided by ${factor}: ${equal(times(count(factor), shown(...a)), shown(...multiple(a, factor)))}.`,
      ],
      names: {},
    };
  },
};

/** Entries of a multiple, one after the other; they are added up, and in harder ones multiplied once more. */
const lostSign: QuestionMaker = {
  objective: 'multiply-by-number',
  kind: 'find-mistake',
  draw: (random, difficulty) => {
    const factor = -random.integer(2, 7);
    const second = random.integer(2, 4);
    const size = depth(difficulty, 4, 5, 4);
    return {
      ...drawCarriedMistake(random, () => {
        const entries = drawList(random, size, { from: -12, to: 12, without: [0] });
        const once = entries.map(
          (x, place): WorkingLine => ({
            name: ['m', place + 1],
            work: () => [product('dot', count(factor), count(x)), factor * x],
            slips: productSlips(factor, x),
          }),
        );
        const twice = entries.map(
          (_, place): WorkingLine => ({
            name: ['n', place + 1],
            work: (...before) => [product('dot', count(second), count(before[place])), second * before[place]],
          }),
        );
        return difficulty === 'hard'
          ? {
              opening: say`Somebody multiplies ${equal(A, shown(entries))} by ${factor}, entry by entry, and the result by ${second}.`,
              lines: [...once, ...twice],
            }
          : {
              opening: say`Somebody multiplies ${equal(A, shown(entries))} by ${factor}, entry by entry, and adds up the entries of the result.`,
              lines: [...once, { name: 't', work: (...before) => sumOf(before) }],
            };
      }),
      hints: [
        say`Work out the size of each product, and its sign by itself.`,
        say`The factor ${factor} turns the sign of every entry: mark the entries of ${A} that are negative.`,
      ],
    };
  },
};

/** A table whose entries are all multiplied by one number. */
interface Scaling {
  /** What the table holds, and how it is laid out. */
  readonly table: string;
  /** What happens to all of its numbers: to a half, to three quarters, to four fifths. */
  readonly shares: readonly [string, string, string];
  readonly unit: string;
}

const SCALINGS: readonly Scaling[] = [
  {
    table: 'The prices in two shops, a row for each,',
    shares: ['are cut to half', 'are cut to three quarters', 'are cut to four fifths'],
    unit: 'euros',
  },
  {
    table: 'The amounts in two recipes, a row for each,',
    shares: [
      'are for twice as many people as are coming',
      'are for four people, and three are coming',
      'are for five people, and four are coming',
    ],
    unit: 'grams',
  },
  {
    table: 'The lengths in two plans of houses, a row for each,',
    shares: [
      'are drawn anew at half the size',
      'are drawn anew at three quarters of the size',
      'are drawn anew at four fifths of the size',
    ],
    unit: 'millimetres',
  },
  {
    table: 'The flows of water in two canals, a row for each,',
    shares: [
      'fall to half in a dry summer',
      'fall to three quarters in a dry summer',
      'fall to four fifths in a dry summer',
    ],
    unit: 'litres in a second',
  },
];

/** The table afterwards; harder, the table before, of which the new one is known. */
const scaled =
  ({ table, shares, unit }: Scaling): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const place = depth(difficulty, 0, random.integer(1, 2), random.integer(1, 2));
    const [above, below] = [
      [1, 2],
      [3, 4],
      [4, 5],
    ][place];
    const base = drawRows(random, 2, depth(difficulty, 2, 3, 2), { from: 4, to: 25 });
    const [before, after] = [multiple(base, below), multiple(base, above)];
    const isReversed = difficulty === 'hard';
    const [given, wanted] = isReversed ? [after, before] : [before, after];
    const [top, bottom] = isReversed ? [below, above] : [above, below];
    const factor = fraction(top, bottom);
    return {
      prompt: isReversed
        ? say`${table} ${shares[place]}. The numbers that come out are ${shown(...given)}, in ${unit}. Write down the matrix of the numbers before.`
        : say`${table} ${shares[place]}. The numbers before are ${shown(...given)}, in ${unit}. Write down the matrix of the numbers that come out.`,
      hints: [
        isReversed
          ? say`By which number were all numbers before multiplied, and what undoes this?`
          : say`Which one number are all entries multiplied by?`,
        bottom === 2 && top === 1
          ? say`Halve one entry after the other, and test a result by doubling it.`
          : say`Divide each entry by ${bottom} first, and multiply what comes out by ${top}.`,
      ],
      expected: matrixExpected(wanted),
      solution: [
        say`All numbers are multiplied by ${factor}, the first one as in ${equal(product('dot', factor, count(given[0][0])), count(wanted[0][0]))}.`,
        say`This gives ${shown(...wanted)}.`,
      ],
      names: {},
    };
  };

const wordProblem = ofTemplates({ objective: 'multiply-by-number', kind: 'word-problem' }, SCALINGS.map(scaled));

export const questions: readonly QuestionMaker[] = [lostSign, wordProblem, commonFactor, unknownEntry, isMultiple];
