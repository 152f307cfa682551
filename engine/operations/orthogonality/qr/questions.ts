// Questions about QR factorizations: entries of R, and whether two matrices are the factors.

import { dotted, fraction } from '../../../learning/notation.ts';
import { dividedProductSteps } from '../../../exercises/worked-products.ts';
import { dotWorking } from '../../../exercises/worked.ts';
import {
  count,
  equal,
  matrixExpression,
  power,
  product,
  relation,
  symbol,
  indexed,
  word,
  added,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix, type Matrix, matrixOf } from '../../../exact/matrix.ts';
import { rational } from '../../../exact/rational.ts';
import { because, chosen, depth, numberExpected, option } from '../../../exercises/questions.ts';
import { drawNonzero, type Rows } from '../../../learning/drawing.ts';
import type { QuestionMaker } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';

const [A, Q, R] = ['A', 'Q', 'R'].map(symbol);

/** Two perpendicular columns of one whole length. */
function drawAxes(random: Random): readonly [length: number, rows: Rows] {
  const [length, short, long] = random.pick([
    [5, 3, 4],
    [13, 5, 12],
    [17, 8, 15],
  ]);
  const [a, b] = random.shuffled([short * random.pick([-1, 1]), long * random.pick([-1, 1])]);
  return [
    length,
    [
      [a, -b],
      [b, a],
    ],
  ];
}

function over(divisor: number, rows: Rows): Matrix {
  return matrixOf(rows.map((row) => row.map((entry) => rational(BigInt(entry), BigInt(divisor)))));
}

/** The product, whose entries are whole where the entries of r are multiples of the length. */
function times(axes: Rows, r: Rows): Rows {
  return axes.map((row) => r[0].map((_, column) => row.reduce((total, x, k) => total + x * r[k][column], 0)));
}

const entryOfTriangle: QuestionMaker = {
  objective: 'entries-of-triangle',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const [length, axes] = drawAxes(random);
    const reach = depth(difficulty, 2, 3, 4);
    const r = [
      [length * random.integer(1, reach), length * drawNonzero(random, reach)],
      [0, length * random.integer(1, reach)],
    ];
    const a = times(axes, r).map((row) => row.map((entry) => entry / length));
    const [row, column] =
      difficulty === 'easy'
        ? [0, 1]
        : random.pick([
            [0, 1],
            [1, 1],
          ]);
    const q = over(length, axes);
    const terms = [0, 1].map((k) => dotted(fraction(axes[k][row], length), count(a[k][column])));
    return {
      prompt: say`The columns of ${equal(A, matrixExpression(integerMatrix(a)))} lead to ${equal(Q, matrixExpression(q))}. Which number is the entry ${indexed('r', row + 1, column + 1)} of R?`,
      hints: [
        say`R is the transpose of Q times ${A}.`,
        say`The row of the entry chooses a column of Q, and its column chooses a column of ${A}.`,
      ],
      expected: numberExpected(r[row][column]),
      solution: [
        say`It is the dot product of column ${row + 1} of Q and column ${column + 1} of ${A}: ${equal(added(terms), count(r[row][column]))}.`,
      ],
      names: { A: integerMatrix(a), Q: q },
    };
  },
};

const GRAM = product('adjacent', power(Q, word('T')), Q);
const QR = product('adjacent', Q, R);

const right = option(
  say`Yes: the product is ${A}, Q has orthonormal columns, and R is triangular.`,
  equal(QR, A),
  holds('identity', GRAM),
  holds('upperTriangular', R),
);
const lengths = option(
  say`No: the columns of Q are not orthonormal.`,
  relation(measure('entryAt', GRAM, 1, 1), 'unequal', count(1)),
);
const otherProduct = option(say`No: the product of both is not ${A}.`, relation(QR, 'unequal', A));

const recognise: QuestionMaker = {
  objective: 'recognise-factors',
  kind: 'decide',
  draw: (random, difficulty) => {
    const [length, axes] = drawAxes(random);
    const reach = depth(difficulty, 2, 3, 4);
    const r = [
      [random.integer(1, reach), drawNonzero(random, reach)],
      [0, random.integer(1, reach)],
    ];
    const wanted = random.pick(['right', 'lengths', 'product'] as const);
    const q = wanted === 'lengths' ? integerMatrix(axes) : over(length, axes);
    const whole = r.map((row) => row.map((entry) => entry * length));
    const shownR = wanted === 'lengths' ? r : whole;
    const factored = times(axes, r);
    const column = (place: number): readonly number[] => axes.map((row) => row[place]);
    const a = wanted === 'product' ? factored.map((row, k) => (k === 0 ? row.with(1, row[1] + 1) : row)) : factored;
    const correct = { right, lengths, product: otherProduct }[wanted];
    const others = [right, lengths, otherProduct].filter((each) => each !== correct);
    return {
      prompt: say`Are ${equal(Q, matrixExpression(q))} and ${equal(R, matrixExpression(integerMatrix(shownR)))} a QR factorization of ${equal(A, matrixExpression(integerMatrix(a)))}?`,
      hints: [
        say`Three things have to hold: one about each factor, and one about their product.`,
        say`Work out the dot products of the columns of Q, each with itself and with the other.`,
      ],
      expected: chosen(random, correct, ...others),
      solution: [
        wanted === 'lengths'
          ? say`The first column of Q has the square sum ${equal(
              dotWorking(
                axes.map((row) => row[0]),
                axes.map((row) => row[0]),
              ),
              count(length * length),
            )} and not ${1}.`
          : say`Times ${length * length}, the columns of Q have the square sum ${equal(dotWorking(column(0), column(0)), count(length * length))} and the dot product ${equal(dotWorking(column(0), column(1)), count(0))}, so they are perpendicular and of length ${1}. R is triangular. The product is ${equal(QR, ...dividedProductSteps(axes, length, whole))}.`,
        because(correct),
      ],
      names: { A: integerMatrix(a), Q: q, R: integerMatrix(shownR) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [entryOfTriangle, recognise];
