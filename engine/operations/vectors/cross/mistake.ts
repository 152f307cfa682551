// A cross product that is used further, with one slip: for an area, or for the volume that three vectors span.

import { count, equal, power, product, symbol, added } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { drawCarriedMistake, type WorkingLine } from '../../../exercises/carried-mistake.ts';
import { crossOf, shownColumn } from '../../../exercises/whole-vectors.ts';
import { differenceOfProducts, differenceSlips, slip, sumOfProducts } from '../../../exercises/written-work.ts';
import { drawList, drawUntil } from '../../../learning/drawing.ts';
import type { QuestionMaker } from '../../../learning/question.ts';

const [U, V] = ['u', 'v'].map(symbol);
const CROSS = product('cross', U, V);

/** The dot product of a vector and the entries that were found. */
const dotLine = (name: string, vector: readonly number[]): WorkingLine => ({
  name,
  work: (x, y, z) => sumOfProducts([x, y, z].map((w, place) => [vector[place], w])),
});

export const wrongCross: QuestionMaker = {
  objective: 'compute-cross',
  kind: 'find-mistake',
  draw: (random, difficulty) => ({
    ...drawCarriedMistake(random, () => {
      const largest = difficulty === 'hard' ? 6 : 5;
      const draw = (): readonly number[] => drawList(random, 3, { from: -largest, to: largest, without: [0] });
      const [u, v] = drawUntil(
        () => [draw(), draw()],
        ([x, y]) => crossOf(x, y).every((entry) => entry !== 0),
      );
      const third = draw();
      const entries = [0, 1, 2].map((place): WorkingLine => {
        const [next, last] = [(place + 1) % 3, (place + 2) % 3];
        const [first, second] = [[u[next], v[last]] as const, [u[last], v[next]] as const];
        return {
          name: ['w', place + 1],
          work: () => differenceOfProducts(first, second),
          slips: [
            ...differenceSlips(first, second),
            slip(
              () => differenceOfProducts(second, first),
              say`The two products of this entry were exchanged. The places go around: after the third comes the first again.`,
            ),
          ],
        };
      });
      const squares: WorkingLine = {
        name: 'n',
        work: (x, y, z) => [added([x, y, z].map((w) => power(count(w), count(2)))), x * x + y * y + z * z],
      };
      const volume: WorkingLine = {
        name: 'd',
        work: (x, y, z) => sumOfProducts([x, y, z].map((w, place) => [w, third[place]])),
      };
      const given = say`${equal(U, shownColumn(u))} and ${equal(V, shownColumn(v))}`;
      if (difficulty === 'easy')
        return {
          opening: say`Somebody works out the entries w of ${CROSS} for ${given}, and then the square n of its length, to find the area of a parallelogram.`,
          lines: [...entries, squares],
        };
      if (difficulty === 'medium')
        return {
          opening: say`Somebody works out the entries w of ${CROSS} for ${given}, and the dot product d with ${shownColumn(third)}, to find the volume of a parallelepiped.`,
          lines: [...entries, volume],
        };
      return {
        opening: say`Somebody works out the entries w of ${CROSS} for ${given}, and then, as a check, the dot product p with ${U}. The last lines are the square n of its length and the dot product d with ${shownColumn(third)}.`,
        lines: [...entries, dotLine('p', u), squares, volume],
      };
    }),
    hints: [
      say`Say for each entry which places of the two vectors it needs, in which order, and settle the sign of each product.`,
      say`A dot product of the entries w with ${U} or with ${V} should be ${0}: try both and see which of the entries could explain what you find.`,
    ],
  }),
};
