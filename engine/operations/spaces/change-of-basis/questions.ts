// Questions about changes of basis: coordinates that are translated, and the way back.

import { coordinatesBefore } from './hard-questions.ts';
import { determinantWorking, dotWorking } from '../../../exercises/worked.ts';
import { count, equal, type Expression, list, symbol } from '../../../document/expression.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { because, chosen, depth, listExpected, option } from '../../../exercises/questions.ts';
import { drawList, drawNonzero, drawUntil, type Rows } from '../../../learning/drawing.ts';
import { fraction, shown, times } from '../../../learning/notation.ts';
import { type DrawnQuestion, type QuestionMaker, withHard } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';
import { asColumn, drawBasis, shownVector } from '../drawn-vectors.ts';

const [P, X] = ['P', 'x'].map(symbol);

const translate: QuestionMaker = {
  objective: 'use-change',
  kind: 'predict',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 2, 3);
    const matrix = drawBasis(random, size, depth(difficulty, 3, 6, 4), 60);
    const x = drawList(random, size, { from: -5, to: 5, without: [0] });
    const result = matrix.map((row) => row.reduce((sum, entry, k) => sum + entry * x[k], 0));
    return {
      prompt: say`${equal(P, shown(...matrix))} takes coordinates in one basis to coordinates in another. A vector has the coordinates ${equal(X, shownVector(x))} in the first one. Which are its coordinates in the second one?`,
      hints: [
        say`What does the matrix of a change of basis do with a column of coordinates?`,
        say`Each new coordinate is a row of the matrix times the column of the old coordinates.`,
      ],
      expected: listExpected(result),
      solution: [
        say`The first coordinate is ${equal(dotWorking(matrix[0], x), count(result[0]))}, and all of them are ${equal(times(P, X), shownVector(result))}.`,
        say`So the coordinates are ${list(result.map(count), 'none')}.`,
      ],
      names: { P: integerMatrix(matrix), x: asColumn(x) },
    };
  },
};

const backwards: QuestionMaker = {
  objective: 'change-back',
  kind: 'decide',
  draw: (random, difficulty) => {
    const largest = depth(difficulty, 3, 5, 8);
    const [a, b] = drawUntil(
      () => [drawNonzero(random, largest), drawNonzero(random, largest)],
      ([first, second]) => first !== second && first !== -second && first * second !== -2,
    );
    const matrix: Rows = [
      [1, a],
      [b, 1 + a * b],
    ];
    const named = (rows: Rows) => option(say`It is ${shown(...rows)}.`, equal(times(P, shown(...rows)), IDENTITY));
    const right = named([
      [1 + a * b, -a],
      [-b, 1],
    ]);
    const transposed = named([
      [1, b],
      [a, 1 + a * b],
    ]);
    const turned = named([
      [-1, -a],
      [-b, -1 - a * b],
    ]);
    return {
      prompt: say`${equal(P, shown(...matrix))} takes coordinates in one basis to coordinates in another. Which matrix takes them back?`,
      hints: [
        say`One matrix after the other must change nothing. What is their product?`,
        say`Multiply ${P} with each of the matrices; the first column of the product tells most of them apart.`,
      ],
      expected: chosen(random, right, transposed, turned),
      solution: [
        say`The matrix back is the inverse of ${P}: for two rows the diagonal changes places, the other entries change their signs, and the determinant that divides is ${equal(...determinantWorking(matrix), count(1))}.`,
        because(right),
      ],
      names: { P: integerMatrix(matrix) },
    };
  },
};

/** The same with a determinant that has to divide. */
function backwardsDivided(random: Random): DrawnQuestion {
  const determinant = random.pick([-3, -2, 2, 3]);
  const [a, b] = drawUntil(
    () => [drawNonzero(random, 4), drawNonzero(random, 4)],
    ([first, second]) => first !== second && first !== -second && ![0, 1].includes(determinant + first * second),
  );
  const last = determinant + a * b;
  const matrix: Rows = [
    [1, a],
    [b, last],
  ];
  const adjugate: Rows = [
    [last, -a],
    [-b, 1],
  ];
  const part = fraction(1, determinant);
  const named = (of: Expression) => option(say`It is ${of}.`, equal(times(P, of), IDENTITY));
  const right = named(times(part, shown(...adjugate)));
  const wrong = [
    shown(...adjugate),
    times(part, shown([1, -a], [-b, last])),
    times(part, shown([last, a], [b, 1])),
  ].map(named);
  return {
    prompt: say`${equal(P, shown(...matrix))} takes coordinates in one basis to coordinates in another. Which matrix takes them back?`,
    hints: [
      say`One matrix after the other must change nothing. For two rows there is a formula for it, which needs the determinant.`,
      say`The determinant is ${equal(...determinantWorking(matrix), count(determinant))}. Which entries change places, and which change their signs?`,
    ],
    expected: chosen(random, right, ...wrong),
    solution: [
      say`The matrix back is the inverse of ${P}. The diagonal changes places, the other entries change their signs, and the determinant ${equal(...determinantWorking(matrix), count(determinant))} divides.`,
      because(right),
    ],
    names: { P: integerMatrix(matrix) },
  };
}

const IDENTITY = shown([1, 0], [0, 1]);

export const questions: readonly QuestionMaker[] = [
  withHard(translate, coordinatesBefore),
  withHard(backwards, backwardsDivided),
];
