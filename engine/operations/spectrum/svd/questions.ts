// Questions about singular values: those of perpendicular columns, what they say about the rank and the shapes, the longest image.

import { productSteps } from '../../../exercises/worked-products.ts';
import { determinantOfRows } from '../../../exercises/whole-numbers.ts';
import {
  columnShown,
  combination,
  dependenceShown,
  determinantWorking,
  dotWorking,
  factorsOfLast,
} from '../../../exercises/worked.ts';
import {
  count,
  equal,
  matrixExpression,
  power,
  product,
  relation,
  root,
  sum,
  symbol,
  word,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { because, chosen, depth, numberExpected, option } from '../../../exercises/questions.ts';
import { drawUntil, productOfRows, transposedRows } from '../../../learning/drawing.ts';
import { shown, times } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';
import { drawDecomposed, squareOf } from './drawn.ts';

const A = symbol('A');
const GRAM = product('adjacent', power(A, word('T')), A);

/** Legs and hypotenuse of right triangles. */
const TRIANGLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const;

const largestValue: QuestionMaker = {
  objective: 'find-singular-values',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const { length, rows, factors } = drawUntil(
      () => {
        const [x, y, hypotenuse] = random.pick(TRIANGLES.slice(0, depth(difficulty, 2, 3, 4)));
        const reach = depth(difficulty, 3, 3, 6);
        const [p, q] = [random.pick([-1, 1]) * random.integer(1, reach), random.integer(1, reach)];
        const above = depth(difficulty, [p * x, -q * y], [p * y, q * x], [p * x, q * y]);
        const below = depth(difficulty, [p * y, q * x], [-p * x, q * y], [-p * y, q * x]);
        return { length: hypotenuse, rows: [above, below], factors: [Math.abs(p), q] };
      },
      (drawn) => drawn.factors[0] !== drawn.factors[1],
    );
    const largest = length * Math.max(...factors);
    const [first, second] = [0, 1].map((column) => rows.map((row) => row[column]));
    const squares = [squareOf(first), squareOf(second)];
    return {
      prompt: say`Which number is the largest singular value of ${equal(A, shown(...rows))}?`,
      hints: [
        say`Look at the dot product of the two columns before you multiply anything.`,
        say`If ${GRAM} is diagonal, its eigenvalues can be read off.`,
      ],
      expected: numberExpected(largest),
      solution: [
        say`${claim(say`The columns are perpendicular`, equal(measure('entryAt', GRAM, 1, 2), count(0)))}, since ${equal(dotWorking(first, second), count(0))}. So ${GRAM} is diagonal, with the square sums ${equal(dotWorking(first, first), count(squares[0]))} and ${equal(dotWorking(second, second), count(squares[1]))} on its diagonal.`,
        say`${claim(
          say`The squares of the singular values are ${squares[0]} and ${squares[1]}`,
          equal(measure('entryAt', GRAM, 1, 1), count(squares[0])),
          equal(measure('entryAt', GRAM, 2, 2), count(squares[1])),
        )}, and the larger root is ${equal(root(count(Math.max(...squares))), count(largest))}.`,
      ],
      names: { A: integerMatrix(rows) },
    };
  },
};

const numberOfValues: QuestionMaker = {
  objective: 'read-rank-and-shapes',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const rank = random.pick(depth(difficulty, [1, 2], [1, 2], [1, 2, 3]));
    const size = depth(difficulty, [2, 2], [3, 2], [3, 3]) satisfies readonly [number, number];
    const { rows } = drawDecomposed(
      random,
      difficulty === 'easy' ? [2, 2] : difficulty === 'medium' ? [3, 2] : [3, 3],
      {
        rank: Math.min(rank, size[1]),
        largest: 12,
        most: 2000,
      },
    );
    const value = Math.min(rank, size[1]);
    const columns = transposedRows(rows);
    return {
      prompt: say`In the singular value decomposition of ${equal(A, shown(...rows))} only singular values greater than zero are kept. How many columns does the matrix of left singular vectors have?`,
      hints: [
        say`There is one left singular vector for each singular value that is kept.`,
        say`How many of them there are you can see without an eigenvalue: reduce the rows, or compare them.`,
      ],
      expected: numberExpected(value),
      solution: [
        ...(rows.length === 3 && value === 3
          ? [
              say`The determinant is ${equal(...determinantWorking(rows), count(determinantOfRows(rows)))}, which is not 0.`,
            ]
          : rows[0].length === 2
            ? [
                value === 1
                  ? say`One column is a multiple of the other, ${equal(columnShown(columns[1]), combination(factorsOfLast(columns) ?? [], [columnShown(columns[0])]))}, and rank ${1} is left.`
                  : say`The second column is no multiple of the first, and both of the ${2} columns count.`,
              ]
            : [dependenceShown(rows) ?? say`All ${3} rows are multiples of one.`]),
        say`There are as many singular values greater than zero as the rank says, and ${claim(say`the rank of ${A} is ${value}`, equal(measure('rank', A), count(value)))}.`,
      ],
      names: { A: integerMatrix(rows) },
    };
  },
};

const X = symbol('x');

const longestImage: QuestionMaker = {
  objective: 'know-the-longest-image',
  kind: 'decide',
  draw: (random, difficulty) => {
    const { rows, squares } = drawDecomposed(random, difficulty === 'hard' ? [3, 2] : [2, 2], {
      rank: 2,
      largest: depth(difficulty, 6, 12, 12),
      most: depth(difficulty, 100, 1000, 1000),
    });
    const [largest, smallest] = squares;
    const gram = productOfRows(transposedRows(rows), rows);
    const eigenvalue = (value: number) =>
      holds(
        'singular',
        sum(
          GRAM,
          product(
            'dot',
            count(-value),
            matrixExpression(
              integerMatrix([
                [1, 0],
                [0, 1],
              ]),
            ),
          ),
        ),
      );
    const isLongest = (value: number) => [
      eigenvalue(value),
      relation(count(2 * value), 'greater', measure('sumOf', measure('diagonalOf', GRAM))),
    ];
    const right = option(say`${root(count(largest))}.`, ...isLongest(largest));
    const others = [smallest, largest + smallest].map((value) =>
      option(say`${root(count(value))}.`, ...isLongest(value)),
    );
    return {
      prompt: say`A vector ${X} of length ${1} is multiplied by ${equal(A, shown(...rows))}. How long can ${times(A, X)} be at most?`,
      hints: [
        say`The unit circle becomes an ellipse. Which half axis of it is asked for?`,
        say`The squares of the half axes are the eigenvalues of ${GRAM}; their sum is its trace.`,
      ],
      expected: chosen(random, right, ...others),
      solution: [
        say`The product is ${equal(GRAM, ...productSteps(transposedRows(rows), rows))}.`,
        say`Its trace is ${equal(sum(count(gram[0][0]), count(gram[1][1])), count(largest + smallest))} and its determinant ${equal(...determinantWorking(gram), count(largest * smallest))}. Two numbers with this sum and this product are its eigenvalues, ${claim(say`${count(largest)} and ${count(smallest)}`, eigenvalue(largest), eigenvalue(smallest))}.`,
        say`The longest image has the root of the larger one as its length, the largest singular value.`,
        because(right),
      ],
      names: { A: integerMatrix(rows) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [largestValue, numberOfValues, longestImage];
