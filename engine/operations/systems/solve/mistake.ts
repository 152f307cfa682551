// The solution of a system by elimination with one slip: a right side that stayed as it was, a sign, a number in the wrong equation.

import { count, negative, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { drawCarriedMistake, type Worked, type WorkingLine } from '../../../exercises/carried-mistake.ts';
import { columnShown } from '../../../exercises/worked.ts';
import { slip, wholeQuotient } from '../../../exercises/written-work.ts';
import { drawInteger, drawList, drawUntil } from '../../../learning/drawing.ts';
import { dotted, shown } from '../../../learning/notation.ts';
import type { DrawnQuestion, QuestionMaker } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [X, Y, Z] = ['x', 'y', 'z'].map(symbol);
const ENTRIES = { from: -5, to: 6, without: [0] };

/** 7 − 2 · (−3) = 13. */
function lessMultiple(from: number, factor: number, of: number): Worked {
  return [sum(count(from), negative(dotted(count(factor), count(of)))), from - factor * of];
}

/** An entry or a right side that is less a multiple of the first row's. */
function lessFirst(name: WorkingLine['name'], from: number, factor: number, of: number): WorkingLine {
  const right = lessMultiple(from, factor, of);
  const why =
    of < 0
      ? say`The number ${of} of the first equation is negative: taking ${factor} times it away adds ${-factor * of}.`
      : say`The multiple of the number in the first equation was added at the end, and is to be taken away.`;
  return { name, work: () => right, slips: [slip(() => [right[0], from + factor * of], why)] };
}

/** Two equations whose first begins with 1 x. */
function ofTwo(random: Random): DrawnQuestion {
  return {
    ...drawCarriedMistake(random, () => {
      const factor = random.integer(2, 4);
      const [b, d, x] = drawList(random, 3, ENTRIES);
      const y = drawInteger(random, { from: -4, to: 5, without: [0] });
      const [f, g] = [x + b * y, factor * x + d * y];
      const kept = slip(
        () => [count(g), g],
        say`The right side stayed as it was; ${factor} times the first right side has to be taken away from it too.`,
      );
      const right = lessFirst('q', g, factor, f);
      return {
        opening: say`To solve the system with the coefficients ${shown([1, b], [factor, d])} and the right side ${columnShown([f, g])}, somebody takes ${factor} times the first equation away from the second. Of that, p is the coefficient of ${Y} and q the right side; then come ${Y} and, from the first equation, ${X}.`,
        lines: [
          lessFirst('p', d, factor, b),
          { ...right, slips: [...(right.slips ?? []), kept] },
          { name: 'y', work: (p, q) => wholeQuotient(q, p) },
          {
            name: 'x',
            work: (_p, _q, found) => lessMultiple(f, b, found),
            slips: [
              slip(
                (_p, _q, found) => [lessMultiple(f, b, found)[0], f + b * found],
                say`The term with ${Y} has to be taken away from the right side of the first equation.`,
              ),
            ],
          },
        ],
      };
    }),
    hints: [
      say`Do the subtraction of the equations yourself, the coefficient of ${Y} first and then the right sides.`,
      say`Put the numbers at the end into both equations: which of the two is not satisfied, and which lines used it?`,
    ],
  };
}

const clearing = (line: WorkingLine): WorkingLine => ({
  ...line,
  slips: (line.slips ?? []).map(([work]) =>
    slip(work, say`The multiple of the number in the second equation was added at the end, and is to be taken away.`),
  ),
});

/** Three equations in echelon form up to one entry: the last two unknowns are found first. */
function ofThree(random: Random): DrawnQuestion {
  return {
    ...drawCarriedMistake(random, () => {
      const [b, c, e, x] = drawList(random, 4, ENTRIES);
      const [y, z] = drawList(random, 2, { from: -4, to: 4, without: [0] });
      const factor = random.integer(2, 4);
      const last = drawUntil(
        () => drawInteger(random, { from: -9, to: 9, without: [0] }),
        (k) => k !== factor * e,
      );
      const [f, g, h] = [x + b * y + c * z, y + e * z, factor * y + last * z];
      const kept = slip(
        () => [count(h), h],
        say`The right side stayed as it was; ${factor} times the second right side has to be taken away from it too.`,
      );
      const right = clearing(lessFirst('q', h, factor, g));
      return {
        opening: say`To solve the system with the coefficients ${shown([1, b, c], [0, 1, e], [0, factor, last])} and the right side ${columnShown([f, g, h])}, somebody takes ${factor} times the second equation away from the third. Of that, p is the coefficient of ${Z} and q the right side; then come ${Z}, from the second equation ${Y}, and from the first the sum s of its terms with ${Y} and ${Z}, and ${X}.`,
        lines: [
          clearing(lessFirst('p', last, factor, e)),
          { ...right, slips: [...(right.slips ?? []), kept] },
          { name: 'z', work: (p, q) => wholeQuotient(q, p) },
          {
            name: 'y',
            work: (_p, _q, found) => lessMultiple(g, e, found),
            slips: [
              slip(
                (_p, _q, found) => [lessMultiple(g, e, found)[0], g + e * found],
                say`The term with ${Z} has to be taken away from the right side of the second equation.`,
              ),
            ],
          },
          {
            name: 's',
            work: (_p, _q, zFound, yFound) => [
              sum(dotted(count(b), count(yFound)), dotted(count(c), count(zFound))),
              b * yFound + c * zFound,
            ],
            slips: [
              slip(
                (_p, _q, zFound, yFound) => [
                  sum(dotted(count(b), count(zFound)), dotted(count(c), count(yFound))),
                  b * zFound + c * yFound,
                ],
                say`The values of ${Y} and ${Z} changed places: ${b} belongs to ${Y}, and ${c} to ${Z}.`,
              ),
            ],
          },
          { name: 'x', work: (_p, _q, _z, _y, s) => [sum(count(f), negative(count(s))), f - s] },
        ],
      };
    }),
    hints: [
      say`Write the last two equations below each other and do the subtraction yourself, the right sides too.`,
      say`Then go upwards: in each line look which equation is used, and that each value stands beside its own unknown.`,
    ],
  };
}

export const wrongElimination: QuestionMaker = {
  objective: 'solve-system',
  kind: 'find-mistake',
  draw: (random, difficulty) => (difficulty === 'hard' ? ofThree(random) : ofTwo(random)),
};
