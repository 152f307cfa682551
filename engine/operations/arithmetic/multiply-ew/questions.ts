// Questions about products entry by entry: which product is meant, masks, and multiples.

import { bothExist, signedMask, signFromSecondPlace, squaredFactor } from './hard-questions.ts';
import { count, equal, grid, list, relation, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix, zeroMatrix } from '../../../exact/matrix.ts';
import { rational } from '../../../exact/rational.ts';
import { shapeWords, wrongEntryQuestion } from '../../../exercises/entrywise-questions.ts';
import { because, chosen, depth, matrixExpected, numberExpected, reasoned } from '../../../exercises/questions.ts';
import { mapped } from '../../../exercises/whole-numbers.ts';
import { drawDistinct, drawNonzero, drawRows, type Rows } from '../../../learning/drawing.ts';
import { dotted, fraction, hadamard, shown, times } from '../../../learning/notation.ts';
import type { Random } from '../../../learning/random.ts';
import { withHard, type QuestionMaker } from '../../../learning/question.ts';

const [A, B, M] = ['A', 'B', 'M'].map(symbol);
const K = symbol('k');

/** Entries of either sign; the first of each row is negative. */
function drawSigned(random: Random, rows: number, columns: number): Rows {
  return drawRows(random, rows, columns, { from: -9, to: 9, without: [0] }).map((row) =>
    row.with(0, -random.integer(1, 9)),
  );
}

const lostSign = wrongEntryQuestion('entrywise-product', ['C', hadamard(A, B)], {
  write: (x, y) => dotted(count(x), count(y)),
  give: (x, y) => x * y,
  slippedGive: (x, y) => (x < 0 && y < 0 ? -x * y : x * y),
  slip: say`Two negative factors have a positive product; here the product was given a minus.`,
  draw: (random, rows, columns) => [drawSigned(random, rows, columns), drawSigned(random, rows, columns)],
});

const sameShape = [
  equal(measure('rowCount', A), measure('rowCount', B)),
  equal(measure('columnCount', A), measure('columnCount', B)),
];
const otherShape = relation(
  list([measure('rowCount', A), measure('columnCount', A)]),
  'unequal',
  list([measure('rowCount', B), measure('columnCount', B)]),
);
const innerAgree = equal(measure('columnCount', A), measure('rowCount', B));
const innerDiffer = relation(measure('columnCount', A), 'unequal', measure('rowCount', B));

const which: QuestionMaker = {
  objective: 'which-product',
  kind: 'decide',
  draw: (random) => {
    const both = reasoned(
      say`Both.`,
      say`Both: the matrices have the same shape, and ${A} has as many columns as ${B} has rows.`,
      ...sameShape,
      innerAgree,
    );
    const entrywise = reasoned(
      say`Only ${hadamard(A, B)}.`,
      say`Only ${hadamard(A, B)}: the matrices have the same shape, but ${A} does not have as many columns as ${B} has rows.`,
      ...sameShape,
      innerDiffer,
    );
    const ordinary = reasoned(
      say`Only ${times(A, B)}.`,
      say`Only ${times(A, B)}: the shapes differ, but ${A} has as many columns as ${B} has rows.`,
      otherShape,
      innerAgree,
    );
    const neither = reasoned(
      say`Neither.`,
      say`Neither: the shapes differ, and ${A} does not have as many columns as ${B} has rows.`,
      otherShape,
      innerDiffer,
    );
    const [x, y, z, w] = drawDistinct(random, 4, { from: 2, to: 8 });
    // Two squares of one size would leave nothing to decide: `both` is there to be refused.
    const right = random.pick([entrywise, ordinary, neither]);
    const [first, second] =
      right === entrywise
        ? [
            [x, y],
            [x, y],
          ]
        : right === ordinary
          ? [
              [x, y],
              [y, z],
            ]
          : [
              [x, y],
              [z, w],
            ];
    return {
      prompt: say`${A} has ${shapeWords(first[0], first[1])}, ${B} has ${shapeWords(second[0], second[1])}. Which of the two products ${hadamard(A, B)} and ${times(A, B)} exist?`,
      hints: [
        say`${hadamard(A, B)} pairs entries at the same place. What does that ask of the shapes?`,
        say`${times(A, B)} pairs rows of ${A} with columns of ${B}. What does that ask of the shapes?`,
      ],
      expected: chosen(random, right, ...[both, entrywise, ordinary, neither].filter((other) => other !== right)),
      solution: [
        say`A row of ${A} has ${first[1]} entries, a column of ${B} has ${second[0]}; the shapes are ${list(first.map(count))} and ${list(second.map(count))}.`,
        because(right),
      ],
      names: { A: zeroMatrix(first[0], first[1]), B: zeroMatrix(second[0], second[1]) },
    };
  },
};

const mask: QuestionMaker = {
  objective: 'mask',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const [rows, columns] = depth(difficulty, [2, 2], [2, 3], [3, 3]);
    const a = drawRows(random, rows, columns, { from: -9, to: 9, without: [0] });
    const [what, keeps] = random.pick([
      [say`the negative entries`, (x: number) => x < 0],
      [say`the positive entries`, (x: number) => x > 0],
      [say`the even entries`, (x: number) => x % 2 === 0],
      [say`the entries of the first row`, (_x: number, i: number) => i === 0],
      [say`the entries of the last column`, (_x: number, _i: number, j: number) => j === columns - 1],
    ] as const);
    const m = mapped(a, (x, i, j) => Number(keeps(x, i, j)));
    const kept = mapped(a, (x, i, j) => x * m[i][j]);
    return {
      prompt: say`Which matrix ${M} of zeros and ones makes ${hadamard(M, A)} keep ${what} of ${equal(A, shown(...a))} as they are, and put 0 in all other places?`,
      hints: [
        say`Which factor leaves a number as it is, and which makes it disappear?`,
        say`${M} has the shape of ${A}; go through it place by place and ask only whether the entry stays.`,
      ],
      expected: matrixExpected(m),
      solution: [
        say`A factor of 1 keeps an entry, a factor of 0 clears it.`,
        say`So ${equal(M, shown(...m))}, and ${equal(hadamard(M, A), shown(...kept))}.`,
      ],
      names: { A: integerMatrix(a), M: integerMatrix(m) },
    };
  },
};

const factor: QuestionMaker = {
  objective: 'scalar-multiple',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const bottom = depth(difficulty, 1, 2, random.pick([3, 4, 5]));
    const top = bottom === 1 ? drawNonzero(random, 6) : random.pick([1, -1, bottom + 1, -bottom - 1]);
    if (Math.abs(top) === 1 && bottom === 1) return factor.draw(random, difficulty);
    const a = mapped(drawRows(random, 2, 2, { from: -6, to: 6, without: [0] }), (x) => x * bottom);
    const result = mapped(a, (x) => (x * top) / bottom);
    return {
      prompt: say`For which number ${K} is ${equal(times(K, shown(...a)), shown(...result))}?`,
      hints: [
        say`Every entry is multiplied by the same number, so one place is enough to find it.`,
        say`Divide an entry of the right side by the entry at the same place of the left one; then try the number at another place.`,
      ],
      expected: numberExpected(rational(BigInt(top), BigInt(bottom))),
      solution: [
        say`The first entries give ${equal(dotted(K, count(a[0][0])), count(result[0][0]))}, so ${equal(K, fraction(top, bottom))}; the other places agree.`,
      ],
      names: { k: rational(BigInt(top), BigInt(bottom)) },
    };
  },
};

/** An entry of a mask that a product shows. */
const unknownEntry: QuestionMaker = {
  objective: 'entrywise-product',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 2, 3);
    const a = drawRows(random, size, size, { from: -6, to: 6, without: [0] });
    const b = drawRows(random, size, size, { from: -6, to: 6, without: [0] });
    const [i, j] = [random.integer(0, size - 1), random.integer(0, size - 1)];
    const k = a[i][j];
    const withK = a.map((row, r) => row.map((x, c) => (r === i && c === j ? K : count(x))));
    return {
      prompt: say`For which number ${K} is ${equal(hadamard(grid(withK), shown(...b)), shown(...mapped(a, (x, r, c) => x * b[r][c])))}?`,
      hints: [
        say`Only one place has to do with ${K}.`,
        say`Write the equation of that place: a number times ${K} is given.`,
      ],
      expected: numberExpected(k),
      solution: [
        say`The place of ${K} says ${equal(dotted(K, count(b[i][j])), count(k * b[i][j]))}, so ${equal(K, count(k))}.`,
      ],
      names: { k: rational(BigInt(k)) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [
  lostSign,
  withHard(unknownEntry, signFromSecondPlace),
  withHard(which, bothExist),
  withHard(mask, signedMask),
  withHard(factor, squaredFactor),
];
