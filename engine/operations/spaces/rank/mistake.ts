// The rank of a matrix by row reduction with one slip: three rows of which the last may become zero.

import { equal, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { drawCarriedMistake } from '../../../exercises/carried-mistake.ts';
import { clearedRows, drawEntries, quotientLine, reducedEntry } from '../../../exercises/elimination-mistake.ts';
import { shown } from '../../../learning/notation.ts';
import type { DrawnQuestion, QuestionMaker } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const A = symbol('A');

type Draw = (random: Random) => DrawnQuestion;

const hints = [
  say`Write each lower row and the multiple of the row that is taken away below each other, and do it yourself.`,
  say`The last step has to make a 0 below the entry p: test its multiple first. Then ask whether anything is left of the third row.`,
];

/** Three rows of which the last begins with 0. */
const withZero: Draw = (random) => ({
  ...drawCarriedMistake(random, () => {
    const factor = random.integer(2, 4);
    const [b, c, d, e] = drawEntries(random, 4);
    const [p, q] = [d - factor * b, e - factor * c];
    const times = random.pick([-2, -1, 2, 3]);
    const rows = [
      [1, b, c],
      [factor, d, e],
      [0, times * p, times * q + random.pick([0, 0, 1, -2])],
    ];
    return {
      opening: say`To find the rank of ${equal(A, shown(...rows))}, somebody takes ${factor} times the first row away from the second, which becomes 0, p, q. Then m times this row is taken away from the third, where m is the quotient of its second entry and p; the third row becomes 0, 0, t.`,
      lines: [
        ...clearedRows(['p', 'q'], rows.slice(0, 2)),
        quotientLine('m', (found) => [rows[2][1], found]),
        reducedEntry('t', (_p, found, m) => [rows[2][2], m, found]),
      ],
    };
  }),
  hints,
});

/** Three rows, with as many entries behind the first as there are letters for the last row. */
const ofThree =
  (width: 2 | 3): Draw =>
  (random) => ({
    ...drawCarriedMistake(random, () => {
      const [x, y] = [random.integer(2, 4), random.integer(2, 4)];
      const [above, second] = [drawEntries(random, width), drawEntries(random, width)];
      const left = second.map((entry, j) => entry - x * above[j]);
      const times = random.pick([-2, -1, 2, 3]);
      const off = random.pick([0, 0, 1, -2]);
      // The third row is made of the others, but for its last entry in some of the drawings.
      const third = left.map((entry, j) => times * entry + y * above[j] + (j === width - 1 ? off : 0));
      const rows = [
        [1, ...above],
        [x, ...second],
        [y, ...third],
      ];
      const [middle, lower, last] =
        width === 2
          ? [['p', 'q'], ['r', 's'], ['t']]
          : [
              ['p', 'q', 'r'],
              ['s', 't', 'u'],
              ['v', 'w'],
            ];
      return {
        opening: say`To find the rank of ${equal(A, shown(...rows))}, somebody takes ${x} times the first row away from the second, which becomes 0, ${middle.join(', ')}, and ${y} times the first row from the third, which becomes 0, ${lower.join(', ')}. Then m times the second row is taken away from the third, where m is the quotient of ${lower[0]} and p; the third row becomes 0, 0, ${last.join(', ')}.`,
        lines: [
          ...clearedRows([...middle, ...lower], rows),
          quotientLine('m', (...before) => [before[width], before[0]]),
          ...last.map((name, j) =>
            reducedEntry(name, (...before) => [before[width + 1 + j], before[2 * width], before[1 + j]]),
          ),
        ],
      };
    }),
    hints,
  });

export const wrongRank: QuestionMaker = {
  objective: 'find-rank',
  kind: 'find-mistake',
  draw: (random, difficulty) => ({ easy: withZero, medium: ofThree(2), hard: ofThree(3) })[difficulty](random),
};
