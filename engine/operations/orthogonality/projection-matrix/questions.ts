// Questions about projection matrices: the projection of a vector on a line, and what makes a matrix a projection.

import { dotWorking } from '../../../exercises/worked.ts';
import {
  added,
  count,
  equal,
  matrixExpression,
  power,
  product,
  quotient,
  relation,
  symbol,
  word,
  number,
} from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { entriesOf, type Matrix, matrixOf } from '../../../exact/matrix.ts';
import { add, multiply, rational, ZERO } from '../../../exact/rational.ts';
import { because, chosen, depth, numberExpected, option } from '../../../exercises/questions.ts';
import { drawList, drawUntil, type Rows } from '../../../learning/drawing.ts';
import { dotted } from '../../../learning/notation.ts';
import type { QuestionMaker } from '../../../learning/question.ts';
import { column, dotOf, shownColumn } from '../../../exercises/whole-vectors.ts';

const [U, V, P] = ['u', 'v', 'P'].map(symbol);

const projectVector: QuestionMaker = {
  objective: 'project-a-vector',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const length = depth(difficulty, 2, 3, 4);
    const [u, v] = drawUntil(
      () => [1, 2].map(() => drawList(random, length, { from: -4, to: 6, without: [0] })),
      ([x, y]) =>
        dotOf(x, y) !== 0 &&
        dotOf(x, y) % dotOf(x, x) === 0 &&
        dotOf(x, y) !== dotOf(x, x) &&
        dotOf(x, y) ** 2 !== dotOf(x, x) * dotOf(y, y),
    );
    const factor = dotOf(u, v) / dotOf(u, u);
    const place = random.integer(0, length - 1);
    return {
      prompt: say`${V} is projected on the line of ${U}, for ${equal(U, shownColumn(u))} and ${equal(V, shownColumn(v))}. Which number is entry ${place + 1} of the projection?`,
      hints: [
        say`The projection is a multiple of ${U}. Which multiple?`,
        say`Two dot products give the factor; the matrix of the projection is not needed.`,
      ],
      expected: numberExpected(factor * u[place]),
      solution: [
        say`The dot products are ${equal(dotted(U, V), dotWorking(u, v), count(dotOf(u, v)))} and ${equal(dotted(U, U), dotWorking(u, u), count(dotOf(u, u)))}.`,
        say`The factor is ${equal(quotient(dotted(U, V), dotted(U, U)), quotient(count(dotOf(u, v)), count(dotOf(u, u))), count(factor))}.`,
        say`Entry ${place + 1} is ${equal(dotted(count(factor), count(u[place])), count(factor * u[place]))}.`,
      ],
      names: { u: column(u), v: column(v) },
    };
  },
};

const SQUARE = product('adjacent', P, P);
const TRANSPOSE = power(P, word('T'));

const projects = option(say`Yes: it is symmetric and equal to its square.`, equal(SQUARE, P), holds('symmetric', P));
const slanted = option(
  say`No: it is equal to its square, but not symmetric.`,
  equal(SQUARE, P),
  relation(TRANSPOSE, 'unequal', P),
);
const stretches = option(
  say`No: it is symmetric, but not equal to its square.`,
  holds('symmetric', P),
  relation(SQUARE, 'unequal', P),
);

/** The products of the entries of both lists over their dot product: equal to its square. */
function onto(u: readonly number[], v: readonly number[], divisor: number): Matrix {
  const rows: Rows = u.map((x) => v.map((y) => x * y));
  return matrixOf(rows.map((row) => row.map((entry) => rational(BigInt(entry), BigInt(divisor)))));
}

/** The square of the matrix of all products of entries of u over a divisor. */
function squareOf(u: readonly number[], divisor: number): Matrix {
  const below = BigInt(divisor * divisor);
  return matrixOf(u.map((x) => u.map((y) => rational(BigInt(x * y * dotOf(u, u)), below))));
}

const recognise: QuestionMaker = {
  objective: 'recognise-projection',
  kind: 'decide',
  draw: (random, difficulty) => {
    const length = depth(difficulty, 2, 2, 3);
    const largest = depth(difficulty, 3, 5, 3);
    const [u, v] = drawUntil(
      () => [1, 2].map(() => drawList(random, length, { from: -largest, to: largest, without: [0] })),
      ([x, y]) => dotOf(x, y) !== 0 && x[0] * y[1] !== x[1] * y[0],
    );
    const [right, ...wrong] = random.pick([
      [projects, slanted, stretches],
      [slanted, projects, stretches],
      [stretches, projects, slanted],
    ] as const);
    const square = dotOf(u, u);
    const p =
      right === projects ? onto(u, u, square) : right === slanted ? onto(u, v, dotOf(u, v)) : onto(u, u, square + 1);
    const values = entriesOf(p);
    const first = values
      .slice(0, length)
      .map((entry, k) => multiply(entry, values[k * length]))
      .reduce(add, ZERO);
    return {
      prompt: say`Does ${equal(P, matrixExpression(p))} project at right angles on some space?`,
      hints: [
        say`Project twice: what must come out?`,
        say`Compare the matrix with its square and with its transpose; both count.`,
      ],
      expected: chosen(random, right, ...wrong),
      solution: [
        say`In row ${1}, column ${1} of the square stands ${equal(added(values.slice(0, length).map((entry, k) => dotted(number(entry), number(values[k * length])))), number(first))}. All of it is ${equal(SQUARE, matrixExpression(right === slanted ? p : squareOf(u, right === projects ? square : square + 1)))}${right === stretches ? say`, another matrix than ${P}` : say`, that is, ${P} again`}.`,
        right === slanted
          ? say`In row ${1}, column ${2} stands ${number(values[1])}, but in row ${2}, column ${1} stands ${number(values[length])}.`
          : say`Every entry of ${P} equals its mirror image.`,
        because(right),
      ],
      names: { P: p },
    };
  },
};

export const questions: readonly QuestionMaker[] = [projectVector, recognise];
