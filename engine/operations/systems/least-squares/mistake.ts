// A line through points with one slip: the sums of the normal equations, and the slope and the height that follow.

import { added, count, list, negative, power, quotient, sum } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { rational } from '../../../exact/rational.ts';
import { drawCarriedMistake, type Worked } from '../../../exercises/carried-mistake.ts';
import { depth } from '../../../exercises/questions.ts';
import { totalOf } from '../../../exercises/whole-numbers.ts';
import { lostSigns, slip, sumOf, sumOfProducts, sumSlips } from '../../../exercises/written-work.ts';
import { drawDistinct, drawList } from '../../../learning/drawing.ts';
import { dotted } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';

function pointList(places: readonly number[], heights: readonly number[]): Prose {
  return places.flatMap((place, k) => [
    ...(k === 0 ? [] : [k === places.length - 1 ? ' and ' : ', ']),
    list([count(place), count(heights[k])]),
  ]);
}

/** (4 · 45 − 5 · 20) / 115, one of Cramer's quotients. */
function crossed([a, b]: readonly [number, number], [c, e]: readonly [number, number], divisor: number): Worked {
  const above = a * b - c * e;
  const shown = quotient(sum(dotted(count(a), count(b)), negative(dotted(count(c), count(e)))), count(divisor));
  return [shown, divisor === 0 ? Number.NaN : rational(BigInt(above), BigInt(divisor))];
}

export const wrongSum: QuestionMaker = {
  objective: 'normal-coefficients',
  kind: 'find-mistake',
  draw: (random, difficulty) => {
    const n = depth(difficulty, 3, 4, 4);
    return {
      ...drawCarriedMistake(random, () => {
        const places = drawDistinct(random, n, { from: -3, to: 5, without: [0] });
        const heights = drawList(random, n, { from: -4, to: 9, without: [0] });
        const pairs = places.map((t, k) => [t, heights[k]] as const);
        const squares = added(places.map((t) => power(count(t), count(2))));
        const negativeSquares = slip(
          () => [squares, totalOf(places.map((t) => (t < 0 ? -t * t : t * t)))],
          say`The squares of the negative places were taken away; every square is positive.`,
        );
        const squareOfSum = slip(
          () => [squares, totalOf(places) ** 2],
          say`The places were added and then squared; each of them has to be squared first.`,
        );
        const determinantOf = (p: number, r: number) =>
          [sum(dotted(count(n), count(r)), negative(power(count(p), count(2)))), n * r - p * p] as const;
        const common = [
          { name: 'p', work: () => sumOf(places), slips: sumSlips(places) },
          { name: 'q', work: () => sumOf(heights), slips: sumSlips(heights) },
          {
            name: 'r',
            work: () => [squares, totalOf(places.map((t) => t * t))] as const,
            slips: [negativeSquares, squareOfSum],
          },
          { name: 's', work: () => sumOfProducts(pairs), slips: lostSigns(pairs) },
          { name: 'd', work: (p: number, _q: number, r: number) => determinantOf(p, r) },
        ];
        const slope = {
          name: 'm',
          work: (p: number, q: number, _r: number, s: number, d: number) => crossed([n, s], [p, q], d),
        };
        const height = {
          name: 'h',
          work: (p: number, q: number, r: number, s: number, d: number) => crossed([q, r], [p, s], d),
        };
        const unknowns = depth(difficulty, [], [slope], [slope, height]);
        return {
          opening: say`Somebody fits a line to the points ${pointList(places, heights)}. Here p is the sum of the places, q that of the heights, r that of the squares of the places and s that of the products of place and height. The normal equations have the determinant d${depth(difficulty, '', ', and m is the slope of the line', ', m is the slope of the line, and h its height at the place 0')}.`,
          lines: [...common, ...unknowns],
        };
      }),
      hints: [
        say`Write a table with a row for each of the ${n} points: place, height, square of the place, product.`,
        say`Look at the negative places: which sign have they in the sum, and which sign have their squares and products?`,
      ],
    };
  },
};
