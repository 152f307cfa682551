// The determinant of three rows from the minors of the first one, with one slip: a wrong row is left out, or a sign is lost.

import { count, equal, negative, sum, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { drawCarriedMistake, type Worked, type WorkingLine } from '../../../exercises/carried-mistake.ts';
import { depth } from '../../../exercises/questions.ts';
import { differenceOfProducts, differenceSlips, slip } from '../../../exercises/written-work.ts';
import { drawRows } from '../../../learning/drawing.ts';
import { dotted, shown } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';

const A = symbol('A');

type Pair = readonly [number, number];

/** The products of the diagonals of what is left of two rows without a column. */
function diagonals(upper: readonly number[], lower: readonly number[], without: number): readonly [Pair, Pair] {
  const [p, q] = [0, 1, 2].filter((column) => column !== without);
  return [
    [upper[p], lower[q]],
    [upper[q], lower[p]],
  ];
}

/** The minor of a place in the first row; what is left are the second and the third row without one column. */
function minorLine([first, second, third]: readonly (readonly number[])[], column: number): WorkingLine {
  const right = diagonals(second, third, column);
  const otherRow = diagonals(first, third, column);
  return {
    name: ['m', 1, column + 1],
    work: () => differenceOfProducts(...right),
    slips: [
      ...differenceSlips(...right),
      slip(
        () => differenceOfProducts(...otherRow),
        say`The minor of a place in row ${1} leaves row ${1} out; here row ${2} was left out.`,
      ),
    ],
  };
}

/** The determinant from the minors: the sign of the one in the middle turns. */
function expansion([a, b, c]: readonly number[], [p, q, r]: readonly number[], sign: 1 | -1): Worked {
  const middle = dotted(count(b), count(q));
  return [
    sum(dotted(count(a), count(p)), sign === 1 ? middle : negative(middle), dotted(count(c), count(r))),
    a * p + sign * b * q + c * r,
  ];
}

export const wrongMinor: QuestionMaker = {
  objective: 'minors',
  kind: 'find-mistake',
  draw: (random, difficulty) => ({
    ...drawCarriedMistake(random, () => {
      const a = drawRows(random, 3, 3, { from: depth(difficulty, 1, -4, -5), to: 6, without: [0] });
      const minors = [0, 1, 2].map((column) => minorLine(a, column));
      return {
        opening: say`Somebody works out the minors of the places in row ${1} of ${equal(A, shown(...a))}${difficulty === 'easy' ? say`, and their sum s` : say`, and with them the determinant d, expanded along row ${1}`}.`,
        lines: [
          ...minors,
          difficulty === 'easy'
            ? { name: 's', work: (p, q, r) => [sum(count(p), count(q), count(r)), p + q + r] }
            : {
                name: 'd',
                work: (...before) => expansion(a[0], before, -1),
                slips: [
                  slip(
                    (...before) => expansion(a[0], before, 1),
                    say`The place in column ${2} has the sign minus: its product is taken away.`,
                  ),
                ],
              },
        ],
      };
    }),
    hints: [
      say`Strike out row ${1} and the column of each place. Which four entries are left, and in which order?`,
      say`Are those the entries that the line multiplies? If so, look at the signs of its two products, and at the minus between them.`,
    ],
  }),
};
