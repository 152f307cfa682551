// Harder questions about variances: the sum of the squares from mean and variance, and a factor from two variances.

import { drawList, drawUntil } from '../../../learning/drawing.ts';
import { totalOf } from '../../../exercises/whole-numbers.ts';
import { shownList } from '../../../exercises/lists.ts';
import { added, count, equal, power, quotient, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integer } from '../../../exact/rational.ts';
import { because, chosenNumber, numberExpected, option } from '../../../exercises/questions.ts';
import { dotted } from '../../../learning/notation.ts';
import type { DrawnQuestion } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const K = symbol('k');

/** The shortcut, read backwards: what the squares of the numbers add up to. */
export function squaresFromVariance(random: Random): DrawnQuestion {
  const [n, mean, variance] = [random.integer(4, 12), random.integer(2, 12), random.integer(2, 20)];
  const meanSquare = variance + mean * mean;
  return {
    prompt: say`${n} numbers have the mean ${mean} and, with the divisor ${n}, the variance ${variance}. What do the squares of the numbers add up to?`,
    hints: [
      say`The variance ${variance} is the mean of the squares, less the square of the mean ${mean}. Which of these is unknown?`,
      say`From the mean of the squares one comes to their sum as from any mean to a sum. How many squares are there?`,
    ],
    expected: numberExpected(n * meanSquare),
    solution: [
      say`The mean of the squares is the variance and the square of the mean together: ${equal(sum(count(variance), power(count(mean), count(2))), count(meanSquare))}.`,
      say`There are ${n} squares, so they add up to ${equal(dotted(count(n), count(meanSquare)), count(n * meanSquare))}.`,
    ],
    names: {},
  };
}

/** By which negative factor numbers were multiplied whose variance has changed, where a shift is of no importance. */
export function factorFromVariances(random: Random): DrawnQuestion {
  const [n, variance, size, shift] = [
    random.integer(4, 9),
    random.integer(2, 15),
    random.integer(2, 6),
    random.integer(3, 30),
  ];
  const after = variance * size * size;
  return {
    prompt: say`${n} numbers have the variance ${variance}. Each of them is multiplied by a negative number ${K}, and then ${shift} is added. Now they have the variance ${after}. Find ${K}.`,
    hints: [
      say`Does the added number ${shift} change how far the numbers are from their mean?`,
      say`By which number was the variance ${variance} multiplied, and of which negative number is that the square?`,
    ],
    expected: numberExpected(-size),
    solution: [
      say`Adding ${shift} moves the mean with the numbers, and no deviation changes. The factor ${K} multiplies each squared deviation by its square: ${equal(dotted(power(K, count(2)), count(variance)), count(after))}.`,
      say`So ${equal(power(K, count(2)), quotient(count(after), count(variance)), count(size * size))}, and the negative number with this square is ${equal(K, count(-size))}.`,
    ],
    names: { k: integer(-size) },
  };
}

/** The sum of squares where one deviation is not known, but follows from the others. */
export function smudgedDeviation(random: Random): DrawnQuestion {
  const known = drawUntil(
    () => drawList(random, 4, { from: -7, to: 7, without: [0] }),
    (drawn) => Math.abs(totalOf(drawn)) > 1,
  );
  const missing = -totalOf(known);
  const knownSquares = totalOf(known.map((d) => d * d));
  const all = knownSquares + missing * missing;
  const optionOf = (value: number) => option(say`It is ${value}.`, equal(K, count(value)));
  const right = optionOf(all);
  return {
    prompt: say`Of five numbers four have the deviations ${shownList(known)} from their mean; the deviation of the fifth number was smudged. What is the sum ${K} of the squares of all five deviations?`,
    hints: [
      say`Which sum do the deviations of all numbers from their mean have, without squares? The known ones make ${totalOf(known)}.`,
      say`A square has no sign: both positive and negative deviations make the sum of squares larger.`,
    ],
    expected: chosenNumber(random, optionOf, all, knownSquares, missing * missing, knownSquares + Math.abs(missing)),
    solution: [
      say`All deviations add up to 0, and the known ones make ${equal(added(known.map(count)), count(totalOf(known)))}. So the last one is ${missing}.`,
      say`The squares make ${equal(added([...known, missing].map((d) => power(count(d), count(2)))), count(all))}.`,
      because(right),
    ],
    names: { k: integer(all) },
  };
}
