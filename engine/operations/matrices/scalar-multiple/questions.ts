// Questions about scalar multiples: common factors, the number that leads from one matrix to another, prices.

import { count, equal, grid, indexed, product, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer } from '../../../exact/rational.ts';
import {
  because,
  chosen,
  depth,
  line,
  matrixExpected,
  mistakeAmong,
  numberExpected,
  option,
} from '../../../exercises/questions.ts';
import { drawRows, type Rows } from '../../../learning/drawing.ts';
import { fraction, shown, times } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';

const [A, B, C, K] = ['A', 'B', 'c', 'k'].map(symbol);

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

const lostSign: QuestionMaker = {
  objective: 'multiply-by-number',
  kind: 'find-mistake',
  draw: (random, difficulty) => {
    const factor = -random.integer(2, depth(difficulty, 4, 7, 12));
    const entries = Array.from(
      { length: depth(difficulty, 3, 4, 5) },
      () => random.integer(1, 12) * (random.chance(50) ? 1 : -1),
    );
    if (entries.every((x) => x > 0)) return lostSign.draw(random, difficulty);
    const lines = entries.map((x, place) =>
      line(
        indexed('m', 1, place + 1),
        [product('dot', count(factor), count(x)), factor * x],
        [product('dot', count(factor), count(x)), x < 0 ? -factor * x : factor * x],
        say`Both factors are negative, so the product is positive.`,
      ),
    );
    return {
      ...mistakeAmong(
        random,
        say`Somebody multiplies ${equal(A, shown(entries))} by ${equal(C, count(factor))}.`,
        lines,
      ),
      hints: [
        say`Work out the size of each product, and its sign by itself.`,
        say`When is a product of two numbers positive?`,
      ],
      names: { A: integerMatrix([entries]), c: integer(factor), m: integerMatrix([entries.map((x) => factor * x)]) },
    };
  },
};

const discount: QuestionMaker = {
  objective: 'multiply-by-number',
  kind: 'word-problem',
  draw: (random, difficulty) => {
    const [share, words] = depth(
      difficulty,
      [2, 'half price'],
      [4, 'three quarters of its price'],
      [5, 'four fifths of its price'],
    );
    const above = difficulty === 'easy' ? 1 : share - 1;
    const base = drawRows(random, 2, depth(difficulty, 2, 3, 3), { from: 2, to: 15 });
    const prices = multiple(base, share);
    return {
      prompt: say`In a sale everything costs ${words}. The prices before were ${shown(...prices)} euros, a row for each shop. Write down the matrix of the prices in the sale.`,
      hints: [
        say`Which one number are all prices multiplied by?`,
        above === 1
          ? say`Is a price halved by a subtraction or by a division?`
          : say`Divide each price by ${share} first, and multiply what comes out.`,
      ],
      expected: matrixExpected(multiple(base, above)),
      solution: [
        say`All prices are multiplied by ${fraction(above, share)}, the first one as in ${equal(product('dot', fraction(above, share), count(prices[0][0])), count(above * base[0][0]))}.`,
        say`This gives ${shown(...multiple(base, above))}.`,
      ],
      names: {},
    };
  },
};

export const questions: readonly QuestionMaker[] = [lostSign, discount, commonFactor, unknownEntry, isMultiple];
