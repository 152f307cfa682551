// Questions about minima: comparing numbers, two stages, and the places of a minimum.

import { smallestPower } from './hard-questions.ts';
import {
  apply,
  count,
  equal,
  type Expression,
  number,
  quotient,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { absolute, compare, integer, negate, rational, signOf, subtract } from '../../../exact/rational.ts';
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
import { drawDistinct, drawNonzero, drawRows, drawUntil } from '../../../learning/drawing.ts';
import { shown, times } from '../../../learning/notation.ts';
import { type DrawnQuestion, type QuestionMaker, withHard } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [A, K] = ['A', 'k'].map(symbol);
const FIRST = symbol('p');
const SECOND = symbol('q');

const compared: QuestionMaker = {
  objective: 'compare-numbers',
  kind: 'decide',
  draw: (random, difficulty) => {
    const isEasy = difficulty === 'easy';
    // Fractions have different denominators, and are no further apart than 1.
    const [x, y] = drawUntil(
      () => {
        const [bottom, other] = isEasy ? [1, 1] : drawDistinct(random, 2, { from: 3, to: 9 });
        return [bottom, other].map((below) => rational(BigInt(-random.integer(2, 29)), BigInt(below)));
      },
      ([one, two]) =>
        compare(one, two) !== 0 &&
        (isEasy ||
          (one.denominator !== two.denominator && signOf(subtract(absolute(subtract(one, two)), integer(1))) < 0)),
    );
    const order = compare(x, y);
    const common = x.denominator * y.denominator;
    const over = (value: typeof x): Expression =>
      quotient(number(rational((-value.numerator * common) / value.denominator, 1n)), number(rational(common, 1n)));
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
        !isEasy
          ? say`Bring both to one denominator before you compare, without their signs first. What does the sign turn round?`
          : say`Compare them without their signs first. What does the sign turn round?`,
      ],
      expected: chosen(random, right, wrong, option(say`Neither: they are equal.`, equal(FIRST, SECOND))),
      solution: [
        ...(isEasy
          ? []
          : [
              say`Over one denominator, without the signs, they are ${equal(number(negate(x)), over(x))} and ${equal(number(negate(y)), over(y))}.`,
            ]),
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

/** The smallest number of all is replaced by a larger one; hard, by the largest one that still is the smallest. */
function afterRaise(word: string, minima: readonly number[], random: Random, isHard: boolean): DrawnQuestion {
  const least = Math.min(...minima);
  const place = minima.indexOf(least);
  const others = minima.toSpliced(place, 1);
  // The next number of its own line lies on either side of the next minimum.
  const next = drawUntil(
    () => least + random.integer(2, 12),
    (value) => !others.includes(value),
  );
  const changed = drawUntil(
    () => least + random.integer(1, 16),
    (value) => value !== next && !others.includes(value),
  );
  const opening = say`The smallest numbers of the ${word}s of a matrix are ${shownList(minima)}, from the first ${word} to the last. In ${word} ${place + 1} the number ${least} occurs once, and the next larger one is ${next}.`;
  const [least2, bound] = [Math.min(next, changed), Math.min(next, ...others)];
  const now = minima.with(place, least2);
  const afterwards = Math.min(...now);
  if (isHard)
    return {
      prompt: say`${opening} The number ${least} is replaced by ${K}. Which is the largest number ${K} that is the smallest number of the whole matrix afterwards? It may occur there more than once.`,
      hints: [
        say`Which numbers must ${K} not exceed? Of every other ${word} its smallest number decides.`,
        say`In ${word} ${place + 1} there are other numbers, too: none of them is smaller than ${next}.`,
      ],
      expected: numberExpected(bound),
      solution: [
        say`In the other ${word}s the smallest numbers are ${shownList(others)}, so ${K} is at most ${Math.min(...others)}.`,
        say`In ${word} ${place + 1} the smallest of the other numbers is ${next}, so ${K} is at most ${next}, too.`,
        say`Both hold up to ${equal(K, count(bound))}.`,
      ],
      names: { k: integer(bound) },
    };
  return {
    prompt: say`${opening} The number ${least} is replaced by ${changed}. What is the smallest number of the whole matrix afterwards?`,
    hints: [
      say`Only ${word} ${place + 1} has changed. Which is its smallest number now, ${changed} or another one?`,
      say`The smallest number of all is the smallest of the minima of the ${word}s.`,
    ],
    expected: numberExpected(afterwards),
    solution: [
      say`In ${word} ${place + 1} the smallest of the other numbers is ${next}, so its smallest number now is ${equal(apply('min', count(changed), count(next)), count(least2))}.`,
      say`Now the minima are ${shownList(now)}, and the smallest of them is ${afterwards}.`,
    ],
    names: {},
  };
}

const stages = ({ word }: AxisLines): QuestionMaker => ({
  objective: 'least-of-minima',
  kind: 'predict',
  notCompared: ['hard'],
  draw: (random, difficulty) => {
    const rows = depth(difficulty, 3, 4, 5);
    const minima = drawDistinct(random, rows, { from: -20, to: 20 });
    const place = random.integer(0, rows - 1);
    const least = Math.min(...minima);
    if (difficulty !== 'easy') return afterRaise(word, minima, random, difficulty === 'hard');
    const changed = least - random.integer(1, 9);
    const now = minima.with(place, changed);
    return {
      prompt: say`The smallest numbers of the ${word}s of a matrix are ${shownList(minima)}, from the first ${word} to the last. Then one entry of ${word} ${place + 1} is replaced by the number that is ${least - changed} less than the smallest of the whole matrix. What is the smallest number of the whole matrix afterwards?`,
      hints: [
        say`The smallest number of all is the smallest of the minima of the ${word}s. Find it first.`,
        say`Only one ${word} has changed, and with it at most one of these minima.`,
      ],
      expected: numberExpected(changed),
      solution: [
        say`Before, it was the smallest of the given numbers, ${least}. Now the minima are ${shownList(now)}, and the smallest of them is ${changed}.`,
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

/** One for all operations, so that a sheet knows it again. */
const comparedOrPowers = withHard(compared, smallestPower);

export function questions(axis: Axis): readonly QuestionMaker[] {
  const lines = axisLines(axis);
  return [unknown, comparedOrPowers, stages(lines), places(lines)];
}
