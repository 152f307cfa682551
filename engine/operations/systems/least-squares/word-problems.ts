// Stories of lines through measured points: start and slope of the line that fits best, or what it foretells.

import { dotWorking } from '../../../exercises/worked.ts';
import { pairSolved } from '../../../exercises/worked-systems.ts';
import { added, count, equal, list, sum, symbol } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { integer } from '../../../exact/rational.ts';
import { depth, listExpected, numberExpected } from '../../../exercises/questions.ts';
import { dotOf } from '../../../exercises/whole-vectors.ts';
import { totalOf } from '../../../exercises/whole-numbers.ts';
import { dotted, times } from '../../../learning/notation.ts';
import { ofTemplates, type QuestionMaker } from '../../../learning/question.ts';

const [M, H] = ['m', 'h'].map(symbol);

interface Measurement {
  /** What was measured, given the places and the values. */
  readonly told: (places: Prose, values: Prose) => Prose;
  /** The place of a forecast, and the question. */
  readonly foretold: (place: number) => Prose;
  readonly starts: readonly [from: number, to: number];
  readonly slopes: readonly [from: number, to: number];
}

const MEASUREMENTS: readonly Measurement[] = [
  {
    told: (places, values) => say`A plant was measured after ${places} weeks: it was ${values} centimetres high`,
    foretold: (place) => say`How many centimetres high is the plant after ${place} weeks, according to this line?`,
    starts: [10, 30],
    slopes: [3, 8],
  },
  {
    told: (places, values) => say`A spring was loaded with ${places} newtons: it was ${values} millimetres long`,
    foretold: (place) => say`How many millimetres long is the spring with ${place} newtons, according to this line?`,
    starts: [60, 120],
    slopes: [4, 9],
  },
  {
    told: (places, values) => say`Rides in a taxi of ${places} kilometres cost ${values} euros`,
    foretold: (place) => say`How many euros does a ride of ${place} kilometres cost, according to this line?`,
    starts: [5, 12],
    slopes: [2, 4],
  },
  {
    told: (places, values) =>
      say`The water in a tank was measured after ${places} hours: it stood ${values} centimetres high`,
    foretold: (place) => say`How many centimetres high does it stand after ${place} hours, according to this line?`,
    starts: [150, 200],
    slopes: [-9, -4],
  },
];

/** Values on a line, less multiples of what is perpendicular to the columns of the fit: the line still fits best. */
const fit =
  ({ told, foretold, starts, slopes }: Measurement): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const places = depth(difficulty, [0, 1, 2], [0, 1, 2, 3], [0, 1, 2, 3]);
    const [start, slope] = [random.integer(...starts), random.integer(...slopes)];
    const size = random.pick([1, -1]);
    const beside = depth(difficulty, [1, -2, 1], [1, -1, -1, 1], [1, -1, -1, 1]);
    const values = places.map((place, k) => start + slope * place + size * beside[k]);
    const [n, sumOfPlaces, sumOfValues] = [places.length, totalOf(places), totalOf(values)];
    const [squares, products] = [dotOf(places, places), dotOf(places, values)];
    const place = random.integer(5, 9);
    const shownPlaces = say`${list(places.map(count), 'none')}`;
    const opening = told(shownPlaces, say`${list(values.map(count), 'none')}`);
    const sums = say`The places have the sum ${sumOfPlaces} and the square sum ${equal(dotWorking(places, places), count(squares))}. The values have the sum ${equal(added(values.map(count)), count(sumOfValues))}, and times their places ${equal(dotWorking(places, values), count(products))}.`;
    const equations = say`The normal equations are ${equal(sum(times(count(n), H), times(count(sumOfPlaces), M)), count(sumOfValues))} and ${equal(sum(times(count(sumOfPlaces), H), times(count(squares), M)), count(products))}.`;
    const found = pairSolved(
      [H, M],
      [
        [n, sumOfPlaces],
        [sumOfPlaces, squares],
      ],
      [start, slope],
    );
    const names = { h: integer(start), m: integer(slope) };
    const hint = say`The ${n} equations for the height ${H} at the place ${0} and the slope ${M} contradict each other: write down what the two normal equations say instead.`;
    return difficulty === 'hard'
      ? {
          prompt: say`${opening}, in the same order. A line is fitted by least squares. ${foretold(place)}`,
          hints: [
            hint,
            say`A forecast needs the line: which of its two numbers counts once, and which ${place} times?`,
          ],
          expected: numberExpected(start + slope * place),
          solution: [
            sums,
            equations,
            ...found,
            say`So the line gives ${equal(added([count(start), dotted(count(place), count(slope))]), count(start + slope * place))}.`,
          ],
          names,
        }
      : {
          prompt: say`${opening}, in the same order. A line is fitted by least squares. Give its height at the place ${0} and its slope, in this order.`,
          hints: [
            hint,
            say`The sum of the places is ${sumOfPlaces}, and that of their squares ${squares}. Two more sums are needed.`,
          ],
          expected: listExpected([start, slope]),
          solution: [sums, equations, ...found, say`In order: ${list([count(start), count(slope)], 'none')}.`],
          names,
        };
  };

export const wordProblem: QuestionMaker = ofTemplates(
  { objective: 'normal-coefficients', kind: 'word-problem' },
  MEASUREMENTS.map(fit),
);
