// A quadratic form as a sum of squares with one slip, and a value of it.

import { count, equal, negative, power, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { drawCarriedMistake, type Worked } from '../../../exercises/carried-mistake.ts';
import { quotientLine } from '../../../exercises/elimination-mistake.ts';
import { difference, slip } from '../../../exercises/written-work.ts';
import { drawInteger, drawNonzero } from '../../../learning/drawing.ts';
import { dotted, shown, times } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';

const [A, F, G, H, X, Y] = ['A', 'f', 'g', 'h', 'x', 'y'].map(symbol);
const SQUARES = sum(dotted(F, power(sum(X, times(G, Y)), count(2))), dotted(H, power(Y, count(2))));

/** f times the square of g. */
function squared(f: number, g: number): Worked {
  return [dotted(count(f), power(count(g), count(2))), f * g * g];
}

export const wrongSquare: QuestionMaker = {
  objective: 'complete-squares',
  kind: 'find-mistake',
  draw: (random, difficulty) => ({
    ...drawCarriedMistake(random, () => {
      const f = drawNonzero(random, difficulty === 'easy' ? 3 : 5);
      const g = drawInteger(random, { from: -4, to: 4, without: [-1, 0, 1] });
      const [beside, h] = [f * g, drawNonzero(random, 9)];
      const last = beside * g + h;
      const [x, y] = [drawNonzero(random, 4), drawNonzero(random, 3)];
      const value = [
        { name: 'u', work: (g2: number) => [sum(count(x), dotted(count(g2), count(y))), x + g2 * y] as const },
      ];
      const base = quotientLine('g', () => [beside, f]);
      const doubled = slip(
        () => [quotientLine('g', () => [2 * beside, f]).work()[0], 2 * g],
        say`The mixed product of the form has twice the entry, and so has the square, so nothing is doubled.`,
      );
      return {
        opening: say`The quadratic form of ${equal(A, shown([f, beside], [beside, last]))} is to be written as ${SQUARES}, where f is ${f}. Somebody finds g, then the part p of the last entry that the first square uses up, and h${difficulty === 'easy' ? '' : say`. To test the result, ${x} is put for ${X} and ${y} for ${Y}: u is what is squared first${difficulty === 'hard' ? say`, v the first term with its factor f, and w the whole value` : ''}`}.`,
        lines: [
          { ...base, slips: [...(base.slips ?? []), doubled] },
          {
            name: 'p',
            work: (found) => squared(f, found),
            slips: [
              slip(
                (found) => [dotted(count(f), count(found)), f * found],
                say`The number inside of the square has to be squared too.`,
              ),
              ...(g < 0
                ? [
                    slip(
                      (found) => [squared(f, found)[0], -f * found * found],
                      say`The square of a negative number is positive.`,
                    ),
                  ]
                : []),
            ],
          },
          {
            name: 'h',
            work: (_g, p) => difference(last, p),
            slips: [
              slip(
                (_g, p) => [sum(count(last), negative(count(p))), last + p],
                say`What the first square uses up has to be taken away from the last entry.`,
              ),
            ],
          },
          ...(difficulty === 'easy' ? [] : value),
          ...(difficulty === 'hard'
            ? [
                { name: 'v', work: (_g: number, _p: number, _h: number, u: number) => squared(f, u) },
                {
                  name: 'w',
                  work: (_g: number, _p: number, rest: number, _u: number, v: number) =>
                    [sum(count(v), dotted(count(rest), power(count(y), count(2)))), v + rest * y * y] as const,
                },
              ]
            : []),
        ],
      };
    }),
    hints: [
      say`Expand the squares with letters, and compare what stands at each square and at the mixed product.`,
      say`Put numbers for x and y into the form itself and into the squares: where the values differ, a line is wrong.`,
    ],
  }),
};
