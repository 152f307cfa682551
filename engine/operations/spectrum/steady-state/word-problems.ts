// Stories about steady states: two places that exchange people or things, and how many are there in the long run.

import { count, divided, equal, sum } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { rational } from '../../../exact/rational.ts';
import { depth, numberExpected } from '../../../exercises/questions.ts';
import { drawUntil } from '../../../learning/drawing.ts';
import { dotted, fraction } from '../../../learning/notation.ts';
import { ofTemplates, type QuestionMaker } from '../../../learning/question.ts';
import { drawLeaving } from './drawn.ts';

interface Exchange {
  /** Who has what: "Two bakeries share". */
  readonly shares: string;
  readonly things: string;
  /** What moves, from the first to the second place and back, with the percentages. */
  readonly moving: (there: number, back: number) => Prose;
  /** Where the things are, at the first and at the second place: "at the harbour". */
  readonly at: readonly [first: string, second: string];
  /** How many hundredths are one part of those that leave. */
  readonly scale: number;
}

const EXCHANGES: readonly Exchange[] = [
  {
    shares: 'Two bakeries share',
    things: 'customers',
    moving: (there, back) =>
      say`Each month ${there} per cent of those of the first bakery change to the second, and ${back} per cent of those of the second change to the first`,
    at: ['at the first bakery', 'at the second'],
    scale: 10,
  },
  {
    shares: 'In a town and its suburbs live',
    things: 'people',
    moving: (there, back) =>
      say`Each year ${there} per cent of those in the town move to the suburbs, and ${back} per cent of those in the suburbs move to the town`,
    at: ['in the town', 'in the suburbs'],
    scale: 1,
  },
  {
    shares: 'At the harbour and at the market there are together',
    things: 'hired bicycles',
    moving: (there, back) =>
      say`Each day ${there} per cent of those at the harbour are ridden to the market and left there, and ${back} per cent of those at the market come to the harbour`,
    at: ['at the harbour', 'at the market'],
    scale: 10,
  },
  {
    shares: 'An older and a newer telephone network have together',
    things: 'customers',
    moving: (there, back) =>
      say`Each year ${there} per cent of those of the older network change to the newer one, and ${back} per cent of those of the newer one change to the older`,
    at: ['in the older network', 'in the newer one'],
    scale: 5,
  },
];

const told =
  ({ shares, things, moving, at, scale }: Exchange): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const { first, second } = drawUntil(
      () => drawLeaving(random),
      ({ first: x, second: y }) => isReduced(x, y) && x < 7 && y < 7,
    );
    const parts = first + second;
    const part = 10 * random.integer(depth(difficulty, 2, 6, 6), depth(difficulty, 9, 60, 60));
    const [total, stay] = [parts * part, second * part];
    const [there, back] = [scale * first, scale * second];
    const hints = [
      say`In the long run as many go one way as the other: ${there} per cent of one number are as many as ${back} per cent of the other.`,
      difficulty === 'hard'
        ? say`Write ${stay} as so many equal parts that the number ${at[1]} is a whole number of parts as well.`
        : say`In which ratio are the two numbers then, and how many parts do the ${total} ${things} make?`,
    ];
    const ratio = say`As many leave as arrive where the numbers are in the ratio of ${second} to ${first}, since ${equal(dotted(fraction(there, 100), count(second)), dotted(fraction(back, 100), count(first)))}.`;
    const all = say`${equal(sum(count(second), count(first)), count(parts))} parts`;
    return difficulty === 'hard'
      ? {
          prompt: say`${moving(there, back)}. In the long run ${stay} ${things} are ${at[0]}. How many ${things} are there in all?`,
          hints,
          expected: numberExpected(total),
          solution: [
            ratio,
            say`The ${stay} ${things} ${at[0]} are ${second} of ${all}, so one part is ${equal(divided(count(stay), count(second)), count(part))}.`,
            say`In all there are ${equal(dotted(count(parts), count(part)), count(total))} ${things}.`,
          ],
          names: {},
        }
      : {
          prompt: say`${shares} ${total} ${things}. ${moving(there, back)}. How many of the ${things} are ${at[0]} in the long run?`,
          hints,
          expected: numberExpected(stay),
          solution: [
            ratio,
            say`The ${total} ${things} are ${all}, so one part is ${equal(divided(count(total), count(parts)), count(part))}.`,
            say`In the long run ${equal(dotted(count(second), count(part)), count(stay))} ${things} are ${at[0]}.`,
          ],
          names: {},
        };
  };

/** Whether the two numbers differ and have no common factor: their ratio cannot be written with smaller ones. */
function isReduced(x: number, y: number): boolean {
  return x !== y && rational(BigInt(x), BigInt(y)).denominator === BigInt(y);
}

export const inTheLongRun = ofTemplates({ objective: 'find-steady-state', kind: 'word-problem' }, EXCHANGES.map(told));
