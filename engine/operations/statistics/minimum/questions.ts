// Questions about minima: comparing numbers, two stages, and the places of a minimum.

import { smallestPower } from './hard-questions.ts';
import { count, equal, number, relation, sum, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { compare, integer, negate, rational } from '../../../exact/rational.ts';
import type { Axis } from '../../../exact/kernels/statistics.ts';
import { type AxisLines, axisLines } from '../axis-lines.ts';
import { shownList } from '../../../exercises/lists.ts';
import {
  because,
  chosen,
  depth,
  listExpected,
  numberExpected,
  option,
  reasoned,
} from '../../../exercises/questions.ts';
import { drawDistinct, drawNonzero, drawRows } from '../../../learning/drawing.ts';
import { shown, times } from '../../../learning/notation.ts';
import { withHard, type QuestionMaker } from '../../../learning/question.ts';

const [A, K] = ['A', 'k'].map(symbol);
const FIRST = symbol('p');
const SECOND = symbol('q');

const compared: QuestionMaker = {
  objective: 'compare-numbers',
  kind: 'decide',
  draw: (random, difficulty) => {
    const bottom = BigInt(depth(difficulty, 1, 10, random.integer(3, 9)));
    const x = rational(BigInt(-random.integer(2, 29)), bottom);
    const y = rational(BigInt(-random.integer(2, 29)), difficulty === 'hard' ? bottom + 1n : bottom);
    const order = compare(x, y);
    if (order === 0) return compared.draw(random, difficulty);
    const first = reasoned(
      say`${number(x)}.`,
      say`${number(x)}, because it lies further to the left on the number line.`,
      relation(FIRST, 'less', SECOND),
    );
    const second = reasoned(
      say`${number(y)}.`,
      say`${number(y)}, because it lies further to the left on the number line.`,
      relation(SECOND, 'less', FIRST),
    );
    const [right, wrong] = order < 0 ? [first, second] : [second, first];
    return {
      prompt: say`Which of the two entries ${equal(FIRST, number(x))} and ${equal(SECOND, number(y))} is the smaller one?`,
      hints: [
        say`Both are negative. Where do they lie on the number line, seen from 0?`,
        difficulty === 'hard'
          ? say`Bring both to one denominator before you compare, without their signs first. What does the sign turn round?`
          : say`Compare them without their signs first. What does the sign turn round?`,
      ],
      expected: chosen(random, right, wrong, option(say`Neither: they are equal.`, equal(FIRST, SECOND))),
      solution: [
        say`Without the signs, ${claim(
          say`${number(order < 0 ? negate(x) : negate(y))} is the larger one of ${number(negate(x))} and ${number(negate(y))}`,
          relation(number(order < 0 ? negate(x) : negate(y)), 'greater', number(order < 0 ? negate(y) : negate(x))),
        )}; with them the order is turned round.`,
        because(right),
      ],
      names: { p: x, q: y },
    };
  },
};

const stages = ({ word }: AxisLines): QuestionMaker => ({
  objective: 'least-of-minima',
  kind: 'predict',
  draw: (random, difficulty) => {
    const rows = depth(difficulty, 3, 4, 5);
    const minima = drawDistinct(random, rows, { from: -20, to: 20 });
    const place = random.integer(0, rows - 1);
    const changed = Math.min(...minima) - random.integer(1, 9);
    const now = minima.with(place, changed);
    return {
      prompt: say`The smallest numbers of the ${word}s of a matrix are ${shownList(minima)}, from the first ${word} to the last. Then one entry of ${word} ${place + 1} is replaced by the number that is ${Math.min(...minima) - changed} less than the smallest of the whole matrix. What is the smallest number of the whole matrix afterwards?`,
      hints: [
        say`The smallest number of all is the smallest of the minima of the ${word}s. Find it first.`,
        say`Only one ${word} has changed, and with it at most one of these minima.`,
      ],
      expected: numberExpected(changed),
      solution: [
        say`Before, it was the smallest of the given numbers, ${Math.min(...minima)}. Now the minima are ${shownList(now)}, and the smallest of them is ${changed}.`,
      ],
      names: {},
    };
  },
});

const places = (lines: AxisLines): QuestionMaker => ({
  objective: 'places-of-minimum',
  kind: 'predict',
  draw: (random, difficulty) => {
    const [rows, columns] = depth(difficulty, [2, 3], [3, 3], [3, 4]);
    const least = random.integer(-9, -3);
    const a = drawRows(random, rows, columns, { from: least + 1, to: 9 });
    const ties = depth(difficulty, 2, 2, 3);
    const cells = drawDistinct(random, ties, { from: 0, to: rows * columns - 1 });
    const tied = a.map((row, i) => row.map((x, j) => (cells.includes(i * columns + j) ? least : x)));
    const { word } = lines;
    const counts = lines.matrixOf(tied).map((line) => line.filter((x) => x === least).length);
    if (lines.axis === 'matrix') {
      return {
        prompt: say`How often does the smallest number of ${equal(A, shown(...tied))} occur in ${A}?`,
        hints: [
          say`Negative numbers are smaller than 0, and the further from 0 they are, the smaller.`,
          say`Find the smallest number first, then go through all entries once more and count.`,
        ],
        expected: numberExpected(ties),
        solution: [
          say`${claim(say`The smallest number is ${least}`, equal(measure('least', A), count(least)))}, and it occurs ${ties} times.`,
        ],
        names: { A: integerMatrix(tied) },
      };
    }
    return {
      prompt: say`The smallest number of the whole matrix ${equal(A, shown(...tied))} may occur in several places. In each ${word}, how often does it occur? Write one number for each ${word}, from the first to the last.`,
      hints: [
        say`Find the smallest number of the whole matrix first; remember that negative numbers are smaller than 0.`,
        say`Then go through each ${word} once more and count.`,
      ],
      expected: listExpected(counts),
      solution: [
        say`${claim(say`The smallest number is ${least}`, equal(measure('least', A), count(least)))}.`,
        say`Its occurrences, ${word} by ${word}: ${shownList(counts)}.`,
      ],
      names: { A: integerMatrix(tied) },
    };
  },
});

const unknown: QuestionMaker = {
  objective: 'find-minima',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const [k, c] = [drawNonzero(random, 9), drawNonzero(random, 9)];
    const factor = depth(difficulty, 1, random.pick([2, 3]), -random.pick([2, 3]));
    const least = factor * k + c;
    const numbers = drawDistinct(random, depth(difficulty, 4, 5, 6), { from: least + 1, to: least + 25 });
    const shifted = sum(factor === 1 ? K : times(count(factor), K), count(c));
    return {
      prompt: say`The smallest of the numbers ${shownList(numbers)} and ${shifted} is ${least}. Find ${K}.`,
      hints: [
        say`Is the smallest number one of those that are given?`,
        say`If not, you know which number it must be: write the equation for ${K}.`,
      ],
      expected: numberExpected(k),
      solution: [
        say`None of the given numbers is ${least}, so ${equal(shifted, count(least))}, and ${equal(K, count(k))}.`,
      ],
      names: { k: integer(k) },
    };
  },
};

export function questions(axis: Axis): readonly QuestionMaker[] {
  const lines = axisLines(axis);
  return [unknown, withHard(compared, smallestPower), stages(lines), places(lines)];
}
