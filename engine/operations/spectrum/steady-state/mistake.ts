// A steady state with one slip: shares of a solution, and the numbers of people or things in each state.

import { count, list, symbol, type Expression, matrixExpression } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { matrixOf } from '../../../exact/matrix.ts';
import { rational } from '../../../exact/rational.ts';
import { drawCarriedMistake, type WorkingLine } from '../../../exercises/carried-mistake.ts';
import { slip, sumOf, wholeQuotient } from '../../../exercises/written-work.ts';
import { drawUntil } from '../../../learning/drawing.ts';
import { dotted, fraction } from '../../../learning/notation.ts';
import type { DrawnQuestion, QuestionMaker } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const A = symbol('A');

const tenth = (above: number): Expression => fraction(above, 10);

/** A column of tenths. */
function tenths(rows: readonly (readonly number[])[]): Expression {
  return matrixExpression(matrixOf(rows.map((row) => row.map((entry) => rational(BigInt(entry), 10n)))));
}

/** From the solution of the homogeneous system to numbers in each state: the total, what one part is, the numbers. */
function numbersInStates(random: Random, isDecided: boolean): DrawnQuestion {
  return {
    ...drawCarriedMistake(random, () => {
      const solution = drawUntil(
        () => [1, 2, 3].map(() => random.integer(1, 9)),
        (drawn) => new Set(drawn).size === 3,
      );
      const [x, y, z] = solution;
      const part = random.pick([10, 12, 20, 30, 60]);
      const all = part * (x + y + z);
      const numberOf = (name: string, entry: number): WorkingLine => ({
        name,
        work: (_s, k) => [dotted(count(entry), count(k)), entry * k],
        slips: [
          slip(
            (_s, k) => [dotted(count(entry === x ? y : x), count(k)), (entry === x ? y : x) * k],
            say`The entry of another state was taken; each number comes from its own entry.`,
          ),
        ],
      });
      const last: WorkingLine = {
        name: 'd',
        work: (...before) => {
          const numbers = before.slice(2, 5);
          return [sumOf([Math.max(...numbers), -Math.min(...numbers)])[0], Math.max(...numbers) - Math.min(...numbers)];
        },
      };
      return {
        opening: say`The homogeneous system for the steady state of a chain has the solution ${list(solution.map(count))}. In the long run ${all} customers are divided in these ratios among three shops. Somebody adds up the entries, s, finds how many customers belong to one part, k, and the numbers of customers p, q and r in the three shops${isDecided ? say`; d is the difference between the largest and the smallest of them` : ''}.`,
        lines: [
          {
            name: 's',
            work: () => sumOf(solution),
            slips: [
              slip(() => sumOf([x, y]), say`All three entries are parts of the whole; one of them was left out.`),
            ],
          },
          {
            name: 'k',
            work: (s) => wholeQuotient(all, s),
            slips: [
              slip(
                () => wholeQuotient(all, Math.max(...solution)),
                say`The customers are divided by the sum of the entries, not by the largest entry.`,
              ),
              slip(
                () => wholeQuotient(all, 3),
                say`The shares are not equal, so the customers are divided by the sum of the entries, not by the number of shops.`,
              ),
            ],
          },
          numberOf('p', x),
          numberOf('q', y),
          numberOf('r', z),
          ...(isDecided ? [last] : []),
        ],
      };
    }),
    hints: [
      say`Into how many equal parts are the customers divided, if each shop gets as many as its entry says?`,
      say`The numbers of all shops together have to be all customers. If they are not, where could a line be wrong that all of them use?`,
    ],
  };
}

/** Two states: what leaves each of them, the ratio, the numbers, and a step of the chain as a check. */
function ofTwoStates(random: Random): DrawnQuestion {
  return {
    ...drawCarriedMistake(random, () => {
      const [leave, come] = drawUntil(
        () => [random.integer(1, 6), random.integer(1, 6)],
        ([x, y]) => x !== y,
      );
      const all = 10 * (leave + come) * random.integer(1, 6);
      return {
        opening: say`Every week ${tenth(leave)} of the customers of the first shop goes to the second, and ${tenth(come)} of those of the second to the first, so the chain has the matrix ${A} with the columns ${tenths([[10 - leave], [leave]])} and ${tenths([[come], [10 - come]])}. In the long run ${all} customers are in the two shops in the ratio of ${come} to ${leave}. Somebody adds up the parts, s, finds how many customers belong to one part, k, the numbers p and q in the first and the second shop, and the number m of those who go from the first to the second every week.`,
        lines: [
          { name: 's', work: () => sumOf([come, leave]) },
          {
            name: 'k',
            work: (s) => wholeQuotient(all, s),
            slips: [slip(() => wholeQuotient(all, 10), say`There are as many parts as the ratio says, not ten.`)],
          },
          {
            name: 'p',
            work: (_s, k) => [dotted(count(come), count(k)), come * k],
            slips: [
              slip(
                (_s, k) => [dotted(count(leave), count(k)), leave * k],
                say`The first shop has the parts of those who come to it: ${come}, not ${leave}.`,
              ),
            ],
          },
          {
            name: 'q',
            work: (_s, k) => [dotted(count(leave), count(k)), leave * k],
            slips: [
              slip(
                (_s, k) => [dotted(count(come), count(k)), come * k],
                say`The second shop has the parts of those who come to it: ${leave}, not ${come}.`,
              ),
            ],
          },
          {
            name: 'm',
            work: (_s, _k, p) => [
              dotted(tenth(leave), count(p)),
              (leave * p) % 10 === 0 ? (leave * p) / 10 : Number.NaN,
            ],
          },
        ],
      };
    }),
    hints: [
      say`Which of the two shops loses the greater share of its customers? Compare that with the numbers at the end.`,
      say`In a steady state as many go from the first shop to the second as back: work both out and compare them.`,
    ],
  };
}

export const wrongShare: QuestionMaker = {
  objective: 'find-steady-state',
  kind: 'find-mistake',
  draw: (random, difficulty) =>
    difficulty === 'hard' ? ofTwoStates(random) : numbersInStates(random, difficulty === 'medium'),
};
