// A row reduction with one slip: a product that was added, an entry of another column, a quotient with a wrong sign.

import { equal, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { drawCarriedMistake } from '../../../exercises/carried-mistake.ts';
import { clearedRows, drawEntries, quotientLine, reducedEntry } from '../../../exercises/elimination-mistake.ts';
import { shown } from '../../../learning/notation.ts';
import type { DrawnQuestion, QuestionMaker } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const A = symbol('A');

type Draw = (random: Random) => DrawnQuestion;

/** Two rows with three columns, down to the reduced form. */
const ofTwo: Draw = (random) => ({
  ...drawCarriedMistake(random, () => {
    const [factor, b] = [random.integer(2, 4), random.integer(2, 5)];
    const [c, d, e] = drawEntries(random, 3);
    const rows = [
      [1, b, c],
      [factor, d, e],
    ];
    return {
      opening: say`Somebody brings ${equal(A, shown(...rows))} to reduced row echelon form and takes ${factor} times the first row away from the second, which becomes 0, p, q. Then this row is divided by p and becomes 0, 1, r. Last, ${b} times the new second row is taken away from the first, which becomes 1, 0, s.`,
      lines: [
        ...clearedRows(['p', 'q'], rows),
        quotientLine('r', (p, q) => [q, p]),
        reducedEntry('s', (_p, _q, r) => [c, b, r]),
      ],
    };
  }),
  hints: [
    say`Write the multiple of the first row below the second row and take it away yourself, place by place.`,
    say`The reduced rows are equations with two unknowns: put their solution into the rows of ${A}, and see which lines it depends on.`,
  ],
});

/** Two rows with four columns: everything is done in two columns. */
const ofTwoWider: Draw = (random) => ({
  ...drawCarriedMistake(random, () => {
    const [factor, b] = [random.integer(2, 4), random.integer(2, 5)];
    const [c, d, e, f, g] = drawEntries(random, 5);
    const rows = [
      [1, b, c, d],
      [factor, e, f, g],
    ];
    return {
      opening: say`Somebody brings ${equal(A, shown(...rows))} to reduced row echelon form and takes ${factor} times the first row away from the second, which becomes 0, p, q, r. Then this row is divided by p and becomes 0, 1, s, t. Last, ${b} times the new second row is taken away from the first, which becomes 1, 0, u, v.`,
      lines: [
        ...clearedRows(['p', 'q', 'r'], rows),
        quotientLine('s', (p, q) => [q, p]),
        quotientLine('t', (p, _q, r) => [r, p]),
        reducedEntry('u', (_p, _q, _r, s) => [c, b, s]),
        reducedEntry('v', (_p, _q, _r, _s, t) => [d, b, t]),
      ],
    };
  }),
  hints: [
    say`Write the multiple of the first row below the second row and take it away yourself, place by place.`,
    say`Every step does the same in all columns: compare the signs of two lines that belong to one step.`,
  ],
});

/** Three rows, down to an echelon form. */
const ofThree: Draw = (random) => ({
  ...drawCarriedMistake(random, () => {
    const [x, y] = [random.integer(2, 4), random.integer(2, 4)];
    const [b, c, e, f, h, k] = drawEntries(random, 6);
    const rows = [
      [1, b, c],
      [x, e, f],
      [y, h, k],
    ];
    return {
      opening: say`Somebody brings ${equal(A, shown(...rows))} to row echelon form and takes ${x} times the first row away from the second, which becomes 0, p, q, and ${y} times the first row from the third, which becomes 0, r, s. Then m times the second row is taken away from the third, where m is the quotient of r and p; the third row becomes 0, 0, t.`,
      lines: [
        ...clearedRows(['p', 'q', 'r', 's'], rows),
        quotientLine('m', (p, _q, r) => [r, p]),
        reducedEntry('t', (_p, q, _r, s, m) => [s, m, q]),
      ],
    };
  }),
  hints: [
    say`Write each lower row and the multiple of the first row below each other, and take it away yourself.`,
    say`In the last step the multiple has to clear the first entry that is left in the third row: test that before you read its last entry.`,
  ],
});

export const wrongReduction: QuestionMaker = {
  objective: 'reduce',
  kind: 'find-mistake',
  draw: (random, difficulty) => ({ easy: ofTwo, medium: ofTwoWider, hard: ofThree })[difficulty](random),
};
