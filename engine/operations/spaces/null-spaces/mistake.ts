// A vector of the null space, or two, by row reduction and going back, with one slip. For the left null space the rows are those of
// the transpose.

import { equal, negative, count, quotient, sum, symbol, type Expression } from '../../../document/expression.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { drawCarriedMistake, type WorkingLine } from '../../../exercises/carried-mistake.ts';
import { clearedRows, drawEntries, quotientLine } from '../../../exercises/elimination-mistake.ts';
import { slip } from '../../../exercises/written-work.ts';
import { type Rows, transposedRows } from '../../../learning/drawing.ts';
import { dotted, shown, transposed } from '../../../learning/notation.ts';
import type { DrawnQuestion, QuestionMaker } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';
import type { Side } from './solve.ts';

const A = symbol('A');
const [X1, X2, X3, X4] = [1, 2, 3, 4].map(
  (place): Expression => ({
    kind: 'subscript',
    base: symbol('x'),
    indices: [count(place)],
  }),
);

function matrixTold(rows: Rows, side: Side): Prose {
  return side === 'right'
    ? say`the null space of ${equal(A, shown(...rows))}`
    : say`the left null space of ${equal(A, shown(...transposedRows(rows)))}, that is, the null space of ${equal(transposed(A), shown(...rows))}`;
}

/** −3 · 2 − 4 · 1. */
const minusProducts = (b: number, x: number, c: number, z: number): Expression =>
  sum(negative(dotted(count(b), count(x))), negative(dotted(count(c), count(z))));

/** −3 · 2 − 4 · 1, from two entries of the first row and what was found; the second product may be added instead. */
function firstUnknown(
  name: WorkingLine['name'],
  numbers: (...before: readonly number[]) => readonly [b: number, x: number, c: number, z: number],
): WorkingLine {
  return {
    name,
    work: (...before) => {
      const [b, x, c, z] = numbers(...before);
      return [minusProducts(b, x, c, z), -b * x - c * z];
    },
    slips: [
      slip((...before) => {
        const [b, x, c, z] = numbers(...before);
        return [minusProducts(b, x, c, z), -b * x + c * z];
      }, say`Both products change their sides in the equation of the first row, so both are taken away; here the second one was added at the end.`),
    ],
  };
}

/** Two rows with three columns: with one for the free unknown, or with the pivot for it, so that everything stays whole. */
function oneVector(random: Random, side: Side, isDivided: boolean): DrawnQuestion {
  return {
    ...drawCarriedMistake(random, () => {
      const factor = random.integer(2, 4);
      const [b, c, d, e] = drawEntries(random, 4);
      const rows = [
        [1, b, c],
        [factor, d, e],
      ];
      const freed = isDivided
        ? say`The free unknown ${X3} is set to 1`
        : say`The free unknown ${X3} is set to p, so that ${X2} becomes a whole number`;
      const second: readonly WorkingLine[] = isDivided
        ? [quotientLine(['x', 2], (p, q) => [-q, p])]
        : [
            {
              name: ['x', 2],
              work: (p, q) => [quotient(dotted(count(-q), count(p)), count(p)), p * q === 0 ? Number.NaN : -q],
              slips: [
                slip(
                  (p, q) => [quotient(dotted(count(q), count(p)), count(p)), q],
                  say`The second row says that p times ${X2} and q times ${X3} add up to 0, so ${X2} has the opposite sign of q.`,
                ),
              ],
            },
          ];
      return {
        opening: say`Somebody looks for a vector in ${matrixTold(rows, side)}. ${factor} times the first row is taken away from the second, which becomes 0, p, q. ${freed}; then come ${X2} from the second row and ${X1} from the first.`,
        lines: [
          ...clearedRows(['p', 'q'], rows),
          ...second,
          firstUnknown(['x', 1], (p, _q, x) => [b, x, c, isDivided ? 1 : p]),
        ],
      };
    }),
    hints: [
      say`Do the row operation yourself, place by place, with the sign of each product.`,
      say`Put the vector into the equation of each row: the left side has to be 0. Which lines does the row that fails depend on?`,
    ],
  };
}

/** Two rows with four columns: a basis of two vectors. */
function twoVectors(random: Random, side: Side): DrawnQuestion {
  return {
    ...drawCarriedMistake(random, () => {
      const factor = random.integer(2, 4);
      const [b, c, d, e, f, g] = drawEntries(random, 6);
      const rows = [
        [1, b, c, d],
        [factor, e, f, g],
      ];
      return {
        opening: say`Somebody looks for a basis of ${matrixTold(rows, side)}. ${factor} times the first row is taken away from the second, which becomes 0, p, q, r. With 1 for ${X3} and 0 for ${X4} the rows give s for ${X2} and t for ${X1}; with 0 for ${X3} and 1 for ${X4} they give u for ${X2} and v for ${X1}.`,
        lines: [
          ...clearedRows(['p', 'q', 'r'], rows),
          quotientLine('s', (p, q) => [-q, p]),
          firstUnknown('t', (_p, _q, _r, s) => [b, s, c, 1]),
          quotientLine('u', (p, _q, r) => [-r, p]),
          firstUnknown('v', (_p, _q, _r, _s, _t, u) => [b, u, d, 1]),
        ],
      };
    }),
    hints: [
      say`Do the row operation yourself, place by place, with the sign of each product.`,
      say`Test each of the two vectors in both rows. A vector that fails shows which lines to look at again.`,
    ],
  };
}

export function wrongVector(side: Side): QuestionMaker {
  return {
    objective: 'find-null-space',
    kind: 'find-mistake',
    draw: (random, difficulty) =>
      difficulty === 'hard' ? twoVectors(random, side) : oneVector(random, side, difficulty === 'easy'),
  };
}
