// Questions about maxima: reversed signs, two stages, and upper bounds.

import { firstBound, turnedOrder } from './hard-questions.ts';
import { count, equal, negative, relation, sum, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { integer } from '../../../exact/rational.ts';
import type { Axis } from '../../../exact/kernels/statistics.ts';
import { type AxisLines, axisLines } from '../axis-lines.ts';
import { bracketed, named, shownList } from '../../../exercises/lists.ts';
import { because, chosen, depth, numberExpected, reasoned } from '../../../exercises/questions.ts';
import { drawDistinct, drawNonzero } from '../../../learning/drawing.ts';
import { times } from '../../../learning/notation.ts';
import { withHard, type QuestionMaker } from '../../../learning/question.ts';
import { wrongLine } from './mistake.ts';

const [X, M, K] = ['x', 'm', 'k'].map(symbol);

const signs: QuestionMaker = {
  objective: 'reverse-signs',
  kind: 'predict',
  draw: (random, difficulty) => {
    const numbers = drawDistinct(random, depth(difficulty, 4, 5, 6), { from: -20, to: 20, without: [0] });
    const least = Math.min(...numbers);
    return {
      prompt: say`The smallest of the numbers ${equal(X, bracketed(numbers))} is ${least}. All signs are reversed. Which number is the largest now?`,
      hints: [
        say`Reversing all signs reflects the number line at 0: what was furthest to the left, where is it now?`,
        say`No new search through the list is needed.`,
      ],
      expected: numberExpected(-least),
      solution: [
        say`The order of the numbers is turned round, so the smallest, ${least}, becomes the largest: ${claim(say`it is ${-least}`, equal(measure('greatest', negative(X)), negative(measure('least', X)), count(-least)))}.`,
      ],
      names: { x: named(numbers) },
    };
  },
};

const stages = ({ word }: AxisLines): QuestionMaker => ({
  objective: 'two-stages',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const rows = depth(difficulty, 2, 3, 4);
    const [k, c] = [drawNonzero(random, 9), drawNonzero(random, 9)];
    const factor = depth(difficulty, 1, random.pick([2, 3]), -random.pick([2, 3]));
    const greatest = factor * k + c;
    const known = drawDistinct(random, rows, { from: greatest - 25, to: greatest - 1 });
    const last = sum(factor === 1 ? K : times(count(factor), K), count(c));
    return {
      prompt: say`The largest numbers of the ${word}s of a matrix are ${shownList(known)} and, in its last ${word}, ${last}. The largest number of the whole matrix is ${greatest}. Find ${K}.`,
      hints: [
        say`The largest number of all stands in some ${word}, and is the largest there.`,
        say`Which ${word} can it be, when the other ${word}s have the largest numbers that are given?`,
      ],
      expected: numberExpected(k),
      solution: [
        say`None of the given numbers is ${greatest}, so the largest of all stands in the last ${word}: ${equal(last, count(greatest))}, and ${equal(K, count(k))}.`,
      ],
      names: { k: integer(k) },
    };
  },
});

const bound: QuestionMaker = {
  objective: 'upper-bound',
  kind: 'decide',
  draw: (random, difficulty) => {
    const numbers = drawDistinct(random, depth(difficulty, 4, 5, 6), { from: -20, to: 20 });
    const greatest = Math.max(...numbers);
    const second = Math.max(...numbers.filter((x) => x !== greatest));
    const m = random.pick([greatest, greatest + random.integer(1, 5), second]);
    const isMaximum = reasoned(
      say`The maximum.`,
      say`The maximum: it is one of the numbers, and none is greater.`,
      equal(M, measure('greatest', X)),
    );
    const isBound = reasoned(
      say`An upper bound, but not the maximum.`,
      say`An upper bound, but not the maximum: all numbers are less than it.`,
      relation(M, 'greater', measure('greatest', X)),
    );
    const isNeither = reasoned(
      say`Not an upper bound.`,
      say`Not an upper bound: one of the numbers is greater.`,
      relation(M, 'less', measure('greatest', X)),
    );
    const right = m === greatest ? isMaximum : m > greatest ? isBound : isNeither;
    return {
      prompt: say`Is ${equal(M, count(m))} the maximum of the numbers ${equal(X, bracketed(numbers))}, an upper bound of them that is not their maximum, or not an upper bound?`,
      hints: [
        say`Look for a number that is greater than ${M}; one is enough to end the question.`,
        say`If there is none, one question is left: is ${M} itself in the list?`,
      ],
      expected: chosen(random, right, ...[isMaximum, isBound, isNeither].filter((other) => other !== right)),
      solution: [say`The greatest of the numbers is ${greatest}.`, because(right)],
      names: { x: named(numbers), m: integer(m) },
    };
  },
};

/** One for all operations, so that a sheet knows it again. */
const signsOrFactor = withHard(signs, turnedOrder);
const boundOrFirst = withHard(bound, firstBound);

export function questions(axis: Axis): readonly QuestionMaker[] {
  const lines = axisLines(axis);
  return [wrongLine(lines), signsOrFactor, stages(lines), boundOrFirst];
}
