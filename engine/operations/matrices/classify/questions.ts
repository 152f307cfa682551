// Questions about properties of matrices: which one fails, a missing entry, signs of permutations, examples.

import { solvedFor, termOf } from '../../../exercises/worked.ts';
import { productSteps } from '../../../exercises/worked-products.ts';
import { productOfSymmetric, symmetricAndPerpendicular } from './hard-questions.ts';
import { added, sum, count, equal, grid, list, power, relation, symbol } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { multiplyMatrices } from '../../../exact/kernels/product.ts';
import { entriesOf, integerMatrix, isSquare, type Matrix, matricesEqual, zeroMatrix } from '../../../exact/matrix.ts';
import { equals, integer } from '../../../exact/rational.ts';
import {
  because,
  chosen,
  depth,
  differs,
  exampleExpected,
  numberExpected,
  option,
} from '../../../exercises/questions.ts';
import { drawDistinct, drawInteger, drawNonzero, drawRows, mirrored } from '../../../learning/drawing.ts';
import { dotted, times, shown } from '../../../learning/notation.ts';
import { withHard, type Property, type QuestionMaker } from '../../../learning/question.ts';
import { permutationFrom } from './properties.ts';

const [A, X] = [symbol('A'), symbol('x')];
const SQUARE = power(A, count(2));

const symmetric: QuestionMaker = {
  objective: 'find-counterexample',
  kind: 'decide',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 3, 4);
    const whole = mirrored(drawRows(random, size, size, { from: -9, to: 9 }));
    const [i, j] = drawDistinct(random, 2, { from: 0, to: size - 1 });
    const isSymmetric = random.chance(50);
    const off = drawInteger(random, { from: -9, to: 9, without: [whole[i][j]] });
    const a = isSymmetric ? whole : whole.map((row, p) => row.map((x, q) => (p === i && q === j ? off : x)));
    const yes = option(say`Yes: every entry equals its mirror image.`, holds('symmetric', A));
    const pair = measure('entryAt', A, i + 1, j + 1);
    const mirror = measure('entryAt', A, j + 1, i + 1);
    const no = option(
      say`No: the entry in row ${i + 1}, column ${j + 1} differs from the one in row ${j + 1}, column ${i + 1}.`,
      differs(pair, mirror),
    );
    const diagonal = option(
      say`Yes: every entry of the diagonal is its own mirror image, and that is enough.`,
      holds('symmetric', A),
      differs(pair, mirror),
    );
    return {
      prompt: say`Is ${equal(A, shown(...a))} symmetric?`,
      hints: [say`Which line is the mirror?`, say`Compare each entry above this line with the one below it.`],
      expected: isSymmetric ? chosen(random, yes, no, diagonal) : chosen(random, no, yes, diagonal),
      solution: [
        isSymmetric
          ? say`Above the diagonal ${size === 2 ? 'stands' : 'stand'} ${list(
              a.flatMap((row, r) => row.slice(r + 1).map(count)),
              'none',
            )}, and at ${size === 2 ? 'the mirror image' : 'the mirror images'} below it the same: ${list(
              a.flatMap((row, r) => row.slice(r + 1).map((_, offset) => count(a[r + 1 + offset][r]))),
              'none',
            )}.`
          : say`In row ${i + 1}, column ${j + 1} stands ${a[i][j]}, but in row ${j + 1}, column ${i + 1} stands ${a[j][i]}.`,
        because(isSymmetric ? yes : no),
      ],
      names: { A: integerMatrix(a) },
    };
  },
};

const unknownEntry: QuestionMaker = {
  objective: 'complete-matrix',
  kind: 'find-value',
  difficulties: ['easy', 'medium'],
  draw: (random, difficulty) => {
    const [a, factor] = [
      drawNonzero(random, depth(difficulty, 4, 7, 9)),
      drawNonzero(random, depth(difficulty, 1, 1, 2)),
    ];
    // The rows are multiples of each other, and the trace is 0.
    const b = factor * a;
    const c = -a / factor;
    if (!Number.isInteger(c)) return unknownEntry.draw(random, difficulty);
    const filled = [
      [a, b],
      [c, -a],
    ];
    const shownMatrix = grid([
      [count(a), count(b)],
      [X, count(-a)],
    ]);
    return {
      prompt: say`For which number ${X} is the square of ${shownMatrix} the zero matrix?`,
      hints: [
        say`Multiply the first row with the first column. Which number must come out?`,
        say`That is an equation for ${X} alone.`,
      ],
      expected: numberExpected(c),
      solution: [
        say`The first entry of the square must be ${0}: ${equal(sum(dotted(count(a), count(a)), termOf(b, X)), count(0))}, so ${solvedFor(X, { slope: b, rest: a * a })}.`,
        say`The other entries of the square are zero then, too: ${equal(times(shown(...filled), shown(...filled)), ...productSteps(filled, filled))}.`,
      ],
      names: { x: integer(c) },
    };
  },
};

const sign: QuestionMaker = {
  objective: 'sign-of-permutation',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 4, 5, 6);
    const columns = drawDistinct(random, size, { from: 0, to: size - 1 });
    const permutation = permutationFrom(columns);
    if (permutation.inversions < 2) return sign.draw(random, difficulty);
    const a = columns.map((place) => columns.map((_, column) => (column === place ? 1 : 0)));
    const behind = columns.map((column, place) => columns.slice(place + 1).filter((other) => other < column).length);
    const listed = list(columns.map((column) => count(column + 1)));
    return {
      prompt: say`How many inversions has the permutation matrix ${equal(A, shown(...a))}?`,
      hints: [
        say`Write down for each row in which column its one stands.`,
        say`How many pairs of this list stand in falling order?`,
      ],
      expected: numberExpected(permutation.inversions),
      solution: [
        say`From the first row to the last, the ones stand in the columns ${listed}.`,
        say`Count for each number how many smaller ones stand behind it, from the first to the last: ${equal(added(behind.map(count)), count(permutation.inversions))}. ${claim(say`In this list ${permutation.inversions} pairs stand in falling order.`, equal(measure('inversions', listed), count(permutation.inversions)))}`,
      ],
      names: { A: integerMatrix(a) },
    };
  },
};

const isSquared =
  (wanted: (a: Matrix) => Matrix) =>
  ([a]: readonly Matrix[]): boolean => {
    if (!isSquare(a) || a.rows > 4) return false;
    const found = multiplyMatrices(a, a);
    return found.kind !== 'float64' && found.kind !== 'overflow' && matricesEqual(found, wanted(a));
  };

const example: QuestionMaker = {
  objective: 'give-example',
  kind: 'give-example',
  draw: (random, difficulty) => {
    const value = drawNonzero(random, depth(difficulty, 5, 9, 12));
    const isNilpotent = random.chance(50);
    const a = isNilpotent
      ? [
          [value, -value],
          [value, -value],
        ]
      : [
          [1, value],
          [0, 0],
        ];
    const first: Property = {
      text: say`${A} has ${2} rows and ${2} columns, and ${value} among its entries.`,
      fact: relation(measure('occurrences', A, count(value)), 'at-least', count(1)),
      holds: ([of]) => of.rows === 2 && of.columns === 2 && holdsValue(of, value),
    };
    const second: Property = isNilpotent
      ? {
          text: say`The square of ${A} is the zero matrix.`,
          fact: holds('zero', SQUARE),
          holds: isSquared((of) => zeroMatrix(of.rows, of.columns)),
        }
      : { text: say`The square of ${A} is ${A} again.`, fact: equal(SQUARE, A), holds: isSquared((of) => of) };
    return {
      prompt: isNilpotent
        ? say`Give a matrix ${A} with ${2} rows and ${2} columns that holds the number ${value} and whose square is the zero matrix.`
        : say`Give a matrix ${A} with ${2} rows and ${2} columns that holds the number ${value} and equals its own square.`,
      hints: isNilpotent
        ? [
            say`A square is zero where trace and determinant are 0. If ${value} stands on the diagonal, what stands at its other end?`,
            say`The determinant is 0 where the rows are multiples of each other: which second row fits to that, when the first begins with ${value}?`,
          ]
        : [
            say`Begin with a diagonal matrix that equals its square: which two numbers equal their squares?`,
            say`Put ${value} in place of one of its zeros beside the diagonal, and square it: does the same matrix come back?`,
          ],
      expected: exampleExpected({ A: a }, first, second),
      solution: isNilpotent
        ? [
            say`With trace and determinant 0 the square is zero. The diagonal can hold ${value} and ${-value}; the other two entries need the product ${-value * value}.`,
            say`One of many is ${equal(A, shown(...a))}: ${equal(times(A, A), ...productSteps(a, a))}.`,
          ]
        : [
            say`The diagonal matrix with ${1} and ${0} equals its square. With ${value} beside the diagonal the entry in row ${1}, column ${2} of the square is ${equal(sum(dotted(count(1), count(value)), dotted(count(value), count(0))), count(value))}.`,
            say`One of many is ${equal(A, shown(...a))}: ${equal(times(A, A), ...productSteps(a, a))}.`,
          ],
      names: { A: integerMatrix(a) },
    };
  },
};

function holdsValue(of: Matrix, value: number): boolean {
  return entriesOf(of).some((x) => equals(x, integer(value)));
}

export const questions: readonly QuestionMaker[] = [
  withHard(symmetric, productOfSymmetric),
  withHard(unknownEntry, symmetricAndPerpendicular),
  sign,
  example,
];
