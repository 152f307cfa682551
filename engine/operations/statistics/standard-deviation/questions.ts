// Questions about standard deviations: their unit, changes of units, and z-scores.

import { changedFromSums, oneOfFive } from './hard-questions.ts';
import {
  type Expression,
  count,
  divided,
  equal,
  negative,
  number,
  relation,
  root,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { integer, rational } from '../../../exact/rational.ts';
import { because, chosen, depth, numberExpected, option, reasoned } from '../../../exercises/questions.ts';
import { drawNonzero, drawUntil } from '../../../learning/drawing.ts';
import { dotted } from '../../../learning/notation.ts';
import { withHard, type QuestionMaker } from '../../../learning/question.ts';

const [K, S, Z] = ['k', 's', 'z'].map(symbol);

const unit: QuestionMaker = {
  objective: 'unit-of-deviation',
  kind: 'decide',
  difficulties: ['easy'],
  draw: (random, difficulty) => {
    const deviation = random.integer(2, depth(difficulty, 6, 12, 20));
    const mean = random.integer(30, 90);
    const [what, one, square] = random.pick([
      ['Lengths in centimetres', 'centimetres', 'square centimetres'],
      ['Weights in grams', 'grams', 'grams squared'],
      ['Times in seconds', 'seconds', 'seconds squared'],
      ['Prices in euros', 'euros', 'euros squared'],
    ] as const);
    const variance = deviation * deviation;
    const right = reasoned(
      say`${deviation} ${one}.`,
      say`${deviation} ${one}: it is the root of the variance, and has the unit of the data.`,
      equal(S, root(count(variance)), count(deviation)),
    );
    return {
      prompt: say`${what} have the mean ${mean} and the variance ${variance}. How far from the mean do they typically lie, and in which unit?`,
      hints: [
        say`The variance is an average of squares. In which unit is it?`,
        say`What undoes the squaring, in the number and in the unit?`,
      ],
      expected: chosen(
        random,
        right,
        option(say`${variance} ${square}.`, equal(S, count(variance))),
        option(say`${variance} ${one}.`, equal(S, count(variance))),
      ),
      solution: [
        say`The standard deviation is ${equal(root(count(variance)), count(deviation))}; the root of the unit of a square is the unit of the data.`,
        because(right),
      ],
      names: { s: integer(deviation) },
    };
  },
};

const units: QuestionMaker = {
  objective: 'change-of-units',
  kind: 'predict',
  draw: (random, difficulty) => {
    const s = random.integer(2, 12);
    const factor = depth(difficulty, random.pick([10, 100]), random.pick([60, 1000, 12]), -random.integer(2, 5));
    const shift = depth(difficulty, 0, 0, drawNonzero(random, 40));
    return {
      prompt:
        shift === 0
          ? say`Measured values have the standard deviation ${s}. They are written in a smaller unit, so that each number becomes ${factor} times as large. What is the standard deviation now?`
          : say`Numbers have the standard deviation ${s}. Each of them is multiplied by ${factor}, and then ${shift} is added. What is the standard deviation now?`,
      hints: [
        say`What happens to the distance of a number from the mean?`,
        shift === 0
          ? say`Every distance from the mean is measured in the new unit. How often does the new unit go into the old one?`
          : say`A standard deviation is a distance: it has no sign, and moving all numbers together does not change it.`,
      ],
      expected: numberExpected(s * Math.abs(factor)),
      solution: [
        ...(shift === 0 ? [] : [say`Adding ${shift} moves the mean as well, so no distance changes.`]),
        say`Every distance from the mean becomes ${Math.abs(factor)} times as large, and so does the standard deviation: ${equal(dotted(count(Math.abs(factor)), count(s)), count(s * Math.abs(factor)))}.`,
      ],
      names: {},
    };
  },
};

const scores: QuestionMaker = {
  objective: 'z-scores',
  kind: 'word-problem',
  draw: (random, difficulty) => {
    // Halves of a standard deviation are whole points, too.
    const [mean, s] = [random.integer(40, 80), 2 * random.integer(1, 6)];
    const size = depth(difficulty, random.integer(1, 4), random.integer(1, 9), random.integer(1, 9));
    const sign = difficulty === 'easy' ? 1 : random.pick([1, -1]);
    const z = rational(BigInt(sign * size), BigInt(difficulty === 'easy' ? 1 : 2));
    const points = rational(BigInt(mean) * z.denominator + BigInt(s) * z.numerator, z.denominator);
    const opening = say`In a test the mean is ${mean} points and the standard deviation ${s} points.`;
    if (difficulty === 'hard') {
      return {
        prompt: say`${opening} Somebody has the ${Z}-score ${number(z)}. How many points are that?`,
        hints: [
          say`A ${Z}-score counts standard deviations. Above the mean, or below it?`,
          say`Work out how many points these standard deviations are, and go that far from the mean.`,
        ],
        expected: numberExpected(points),
        solution: [
          say`The result lies ${number(z)} standard deviations from the mean: ${equal(sum(count(mean), dotted(number(z), count(s))), number(points))}.`,
        ],
        names: { z },
      };
    }
    return {
      prompt: say`${opening} Somebody has ${number(points)} points. How many standard deviations is that above the mean?${sign < 0 ? ' Give a negative number where it is below.' : ''}`,
      hints: [
        say`How many points lie between the result and the mean?`,
        say`How often does one standard deviation go into that distance?`,
      ],
      expected: numberExpected(z),
      solution: [
        say`The score is ${equal(Z, divided(sum(number(points), negative(count(mean))), count(s)), number(z))}.`,
      ],
      names: { z },
    };
  },
};

const score = (points: number, mean: number, s: number): Expression =>
  divided(sum(count(points), negative(count(mean))), count(s));

/** √16 = 4 */
function rootOfSquare(s: number): Expression {
  return equal(root(count(s * s)), count(s));
}

/** "2 standard deviations above its mean" */
function besideMean(z: number): Prose {
  return say`${Math.abs(z)} standard ${Math.abs(z) === 1 ? 'deviation' : 'deviations'} ${z > 0 ? 'above' : 'below'} its mean`;
}

const better: QuestionMaker = {
  objective: 'z-scores',
  kind: 'decide',
  notCompared: ['hard'],
  draw: (random, difficulty) => {
    const [firstMean, secondMean] = [random.integer(50, 70), random.integer(25, 40)];
    const hasVariances = difficulty === 'hard';
    const { firstS, secondS, p, q } = drawUntil(
      () => {
        const [one, two] = random.pick(
          depth(
            difficulty,
            [[1, 2]],
            [
              [2, 1],
              [3, 2],
              [-1, 1],
            ],
            [
              [2, 1],
              [1, 2],
              [3, 2],
              [-1, -2],
              [-2, -1],
            ],
          ),
        );
        return { firstS: random.integer(2, 10), secondS: random.integer(2, 10), p: one, q: two };
      },
      // Divided by the variances the distances would have the other order.
      (drawn) => !hasVariances || drawn.p * drawn.secondS < drawn.q * drawn.firstS === drawn.p > drawn.q,
    );
    const [first, second] = [firstMean + p * firstS, secondMean + q * secondS];
    const one = relation(score(first, firstMean, firstS), 'greater', score(second, secondMean, secondS));
    const other = relation(score(second, secondMean, secondS), 'greater', score(first, firstMean, firstS));
    const options = [
      reasoned(say`In the first.`, say`In the first, since ${relation(count(p), 'greater', count(q))}.`, one),
      reasoned(say`In the second.`, say`In the second, since ${relation(count(q), 'greater', count(p))}.`, other),
    ];
    const [right, wrong] = p > q ? options : options.toReversed();
    const spread = (s: number): Prose => (hasVariances ? say`the variance ${s * s}` : say`the standard deviation ${s}`);
    return {
      prompt: say`In a first test, with the mean ${firstMean} and ${spread(firstS)}, Ada has ${first} points. In a second one, with the mean ${secondMean} and ${spread(secondS)}, she has ${second}. In which test did she do better, compared with the others?`,
      hints: [
        say`Points of two tests cannot be compared directly; distances from the mean in standard deviations can.`,
        hasVariances
          ? say`Find the standard deviations from the variances first. How many of them does each result lie above or below its mean?`
          : say`Work out how many standard deviations each result lies above or below its mean.`,
      ],
      expected: chosen(
        random,
        right,
        wrong,
        reasoned(
          say`In both alike.`,
          say`In both alike: the scores are equal.`,
          equal(score(first, firstMean, firstS), score(second, secondMean, secondS)),
        ),
      ),
      solution: [
        ...(hasVariances
          ? [say`The standard deviations are ${rootOfSquare(firstS)} and ${rootOfSquare(secondS)}.`]
          : []),
        say`The scores are ${equal(score(first, firstMean, firstS), count(p))} and ${equal(score(second, secondMean, secondS), count(q))}.`,
        say`So the first result lies ${besideMean(p)}, and the second ${besideMean(q)}.`,
        because(right),
      ],
      names: {},
    };
  },
};

const spread: QuestionMaker = {
  objective: 'compute-deviation',
  kind: 'find-value',
  difficulties: ['easy', 'medium'],
  draw: (random, difficulty) => {
    const known = random.integer(depth(difficulty, 1, -9, -30), 30);
    const s = random.integer(1, depth(difficulty, 6, 9, 12));
    const amount = depth(difficulty, 2, 4, 6);
    const [half, k] = [amount / 2, known + 2 * s];
    return {
      prompt: say`Of ${amount} numbers ${half === 1 ? 'one is' : say`${half} are`} ${known}, and the other ${half === 1 ? 'one is' : say`${half} are`} ${K}, which is greater. The population standard deviation of the ${amount} numbers is ${s}. Find ${K}.`,
      hints: [
        half === 1
          ? say`Where does the mean of two numbers lie?`
          : say`Where does the mean lie, when half of the numbers are equal to one number and half to another?`,
        say`How far is each of the numbers from the mean then? Compare that with the standard deviation.`,
      ],
      expected: numberExpected(k),
      solution: [
        say`The mean lies in the middle between ${known} and ${K}, so all numbers are equally far from it, and this distance is the standard deviation, ${s}.`,
        say`So ${K} lies ${s} above the mean, and ${known} lies ${s} below it: ${equal(K, sum(count(known), dotted(count(2), count(s))), count(k))}.`,
      ],
      names: { k: integer(k) },
    };
  },
};

const all: readonly QuestionMaker[] = [
  withHard(spread, oneOfFive),
  unit,
  withHard(units, changedFromSums),
  scores,
  better,
];

/** They are about numbers, whatever line of a matrix these stand in. */
export function questions(): readonly QuestionMaker[] {
  return all;
}
