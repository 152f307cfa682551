// Questions about eigenvalues, eigenvectors and diagonalisation: which vector is an eigenvector, its eigenvalue, the other eigenvalue,
// an entry that makes a number an eigenvalue, a matrix of one's own, and whether a matrix is diagonalisable.

import {
  entryForDimension,
  entryForVector,
  ofPolynomial,
  ofSums,
  onBothPlaces,
  repeatedInTriangle,
  twoOfThree,
  withoutZeros,
} from './hard-questions.ts';
import { productSteps } from '../../../exercises/worked-products.ts';
import {
  apply,
  count,
  equal,
  type Expression,
  grid,
  list,
  negative,
  product,
  quotient,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { drawSimilar } from '../../../exercises/similar-matrices.ts';
import {
  because,
  chosen,
  depth,
  exampleExpected,
  listExpected,
  numberExpected,
  option,
} from '../../../exercises/questions.ts';
import { identity, integerMatrix, type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { integer, isZero } from '../../../exact/rational.ts';
import { drawDistinct, drawInteger, drawNonzero, drawUntil, largestOf, type Rows } from '../../../learning/drawing.ts';
import { shown, times } from '../../../learning/notation.ts';
import { type Property, type QuestionMaker, withHard } from '../../../learning/question.ts';
import type { Random } from '../../../learning/random.ts';
import { wrongEigenvalue } from './mistake.ts';
import { populationGrowth } from './word-problems.ts';

const [A, K] = ['A', 'k'].map(symbol);

function columnOf(entries: readonly number[]): Expression {
  return shown(...entries.map((entry) => [entry]));
}

/** P D P⁻¹ for a whole matrix P with the determinant 1: its columns are eigenvectors. */
function drawDiagonalisable(
  random: Random,
  eigenvalues: readonly [number, number],
): { readonly a: Rows; readonly p: Rows } {
  return drawUntil(
    () => {
      const [x, y] = [drawNonzero(random, 2), drawNonzero(random, 2)];
      const p = [
        [1 + x * y, x],
        [y, 1],
      ];
      const inverse = [
        [1, -x],
        [-y, 1 + x * y],
      ];
      const scaled = p.map((row) => row.map((entry, j) => entry * eigenvalues[j]));
      const a = scaled.map((row) => inverse[0].map((_, j) => row[0] * inverse[0][j] + row[1] * inverse[1][j]));
      return { a, p };
    },
    ({ a }) => largestOf(a) <= 30,
  );
}

function drawPair(random: Random): readonly [number, number] {
  const [one, other] = drawDistinct(random, 2, { from: -4, to: 6, without: [0] });
  return [one, other];
}

/** How A times a column is worked out. */
function imageSteps(a: Rows, entries: readonly number[]): readonly [Expression, Expression] {
  return productSteps(
    a,
    entries.map((entry) => [entry]),
  );
}

/** 3v, v and −v. */
function multipleOf(factor: number, vector: Expression): Expression {
  if (Math.abs(factor) === 1) return factor === 1 ? vector : negative(vector);
  return times(count(factor), vector);
}

/** A times the vector is a multiple of the vector: the two columns are dependent. */
function isEigenvector(vector: Expression): Expression {
  return holds('singular', grid([[times(A, vector), vector]]));
}

/** Whether A(x, y) is a multiple of (x, y). */
function keepsDirection(a: Rows, x: number, y: number): boolean {
  return (a[0][0] * x + a[0][1] * y) * y === (a[1][0] * x + a[1][1] * y) * x;
}

const whichIsOne: QuestionMaker = {
  objective: 'test-an-eigenvector',
  kind: 'decide',
  draw: (random) => {
    const eigenvalues = drawPair(random);
    const place = random.integer(0, 1);
    const { a, vector, wrong } = drawUntil(
      () => {
        const drawn = drawDiagonalisable(random, eigenvalues);
        const right = drawn.p.map((row) => row[place]);
        const others = [
          [right[0], -right[1]],
          [right[0] + random.pick([1, -1]), right[1]],
        ];
        return { a: drawn.a, vector: right, wrong: others };
      },
      (drawn) => drawn.wrong.every(([x, y]) => !keepsDirection(drawn.a, x, y)),
    );
    const [right, ...others] = [vector, ...wrong].map((entries) =>
      option(say`${columnOf(entries)}.`, isEigenvector(columnOf(entries))),
    );
    return {
      prompt: say`Which of these vectors is an eigenvector of ${equal(A, shown(...a))}?`,
      hints: [
        say`There is no need to find the eigenvalues. Multiply ${A} by each vector.`,
        say`Is the product a multiple of the vector? Compare the ratios of the entries.`,
      ],
      expected: chosen(random, right, ...others),
      solution: [
        say`One of the products is a multiple of its vector: ${equal(times(A, columnOf(vector)), ...imageSteps(a, vector), multipleOf(eigenvalues[place], columnOf(vector)))}.`,
        say`The others are not: ${list(
          wrong.map((each) => equal(times(A, columnOf(each)), imageSteps(a, each)[1])),
          'none',
        )}.`,
        because(right),
      ],
      names: { A: integerMatrix(a) },
    };
  },
};

const itsEigenvalue: QuestionMaker = {
  objective: 'test-an-eigenvector',
  kind: 'find-value',
  draw: (random) => {
    const eigenvalues = drawPair(random);
    const { a, p } = drawDiagonalisable(random, eigenvalues);
    const place = random.integer(0, 1);
    const entries = p.map((row) => row[place]);
    const vector = columnOf(entries);
    const value = eigenvalues[place];
    return {
      prompt: say`The vector ${vector} is an eigenvector of ${equal(A, shown(...a))}. Which is its eigenvalue?`,
      hints: [
        say`What does ${A} make of the vector?`,
        say`One entry is enough: by which number has it been multiplied? Test it with the other one.`,
      ],
      expected: numberExpected(value),
      solution: [
        say`The product is a multiple of the vector: ${equal(times(A, vector), ...imageSteps(a, entries), multipleOf(value, vector))}.`,
        say`So the eigenvalue is ${value}.`,
      ],
      names: { A: integerMatrix(a) },
    };
  },
};

const theOther: QuestionMaker = {
  objective: 'use-trace-and-determinant',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const eigenvalues = depth(
      difficulty,
      drawPair(random),
      drawDistinct(random, 3, { from: -3, to: 5 }),
      drawDistinct(random, 3, { from: -5, to: 7 }),
    );
    const rows = drawUntil(
      () => drawSimilar(random, eigenvalues, eigenvalues.length === 2 ? 3 : 1),
      (drawn) => largestOf(drawn) <= 12,
    );
    const known = eigenvalues.slice(0, -1);
    const wanted = eigenvalues[eigenvalues.length - 1];
    const given = known.map((value) =>
      holds('singular', sum(A, negative(product('dot', count(value), grid(unitRows(rows.length)))))),
    );
    const words =
      known.length === 1
        ? say`One eigenvalue is ${known[0]}`
        : say`Two of its eigenvalues are ${known[0]} and ${known[1]}`;
    return {
      prompt: say`Look at ${equal(A, shown(...rows))}. ${claim(words, ...given)}. Which is the other one?`,
      hints: [
        say`No polynomial is needed. What do the eigenvalues add up to?`,
        say`Add up the diagonal of ${A}, and take away what you know.`,
      ],
      expected: numberExpected(wanted),
      solution: [
        say`The eigenvalues add up to the trace, ${equal(apply('tr', A), sum(...rows.map((row, i) => count(row[i]))), count(eigenvalues.reduce((x, y) => x + y, 0)))}.`,
        say`The known ones make ${known.reduce((x, y) => x + y, 0)}, so the other one is ${equal(sum(count(eigenvalues.reduce((x, y) => x + y, 0)), negative(count(known.reduce((x, y) => x + y, 0)))), count(wanted))}.`,
      ],
      names: { A: integerMatrix(rows) },
    };
  },
};

function unitRows(size: number): readonly (readonly Expression[])[] {
  return rowsOf(identity(size)).map((row) => row.map((entry) => count(isZero(entry) ? 0 : 1)));
}

const anEntry: QuestionMaker = {
  objective: 'find-eigenvalues',
  kind: 'find-value',
  draw: (random) => {
    const { a, value, k } = drawUntil(
      () => {
        const asked = drawInteger(random, { from: -3, to: 4 });
        const [b, c] = [drawNonzero(random, 4), drawNonzero(random, 4)];
        const [x, y] = [drawNonzero(random, 4), drawNonzero(random, 4)];
        return { a: [x, b, c, y] as const, value: asked, k: asked + (b * c) / (x - asked) };
      },
      (drawn) => Number.isInteger(drawn.k) && drawn.a[0] !== drawn.value && Math.abs(drawn.k) <= 12,
    );
    const [x, b, c] = a;
    const matrix = grid([
      [count(x), count(b)],
      [count(c), K],
    ]);
    const shifted = sum(
      product('dot', count(x - value), sum(K, negative(count(value)))),
      negative(product('dot', count(b), count(c))),
    );
    return {
      prompt: say`For which number ${K} is ${value} an eigenvalue of ${matrix}?`,
      hints: [
        say`Take the number from both entries of the diagonal. What must be true of the determinant?`,
        say`Setting the determinant to zero gives an equation of first degree for ${K}.`,
      ],
      expected: numberExpected(k),
      solution: [
        say`With ${value} taken from the diagonal, the determinant must be zero: ${equal(shifted, count(0))}.`,
        say`So ${equal(sum(K, negative(count(value))), quotient(count(b * c), count(x - value)), count(k - value))}, and ${equal(K, count(k))}.`,
      ],
      names: {
        k: integer(k),
        A: integerMatrix([
          [x, b],
          [c, k],
        ]),
      },
    };
  },
};

const readOff: QuestionMaker = {
  objective: 'find-eigenvalues',
  kind: 'predict',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 3, 4);
    const diagonal = Array.from({ length: size }, () => drawInteger(random, { from: -5, to: 7 }));
    const isUpper = random.chance(50);
    const rows = diagonal.map((value, i) =>
      diagonal.map((_, j) => (i === j ? value : j > i === isUpper ? drawNonzero(random, 6) : 0)),
    );
    return {
      prompt: say`Without any calculation: which are the eigenvalues of ${equal(A, shown(...rows))}, each as often as its multiplicity?`,
      hints: [
        say`Look where the zeros are.`,
        say`What is the determinant of such a matrix once ${symbol('λ')} has been taken from its diagonal?`,
      ],
      expected: listExpected(diagonal, 'equal-up-to-order'),
      solution: [
        say`${claim(say`${A} is triangular`, holds(isUpper ? 'upperTriangular' : 'lowerTriangular', A))}, so its eigenvalues are the entries of its diagonal: ${list(diagonal.map(count))}.`,
      ],
      names: { A: integerMatrix(rows) },
    };
  },
};

const ownMatrix: QuestionMaker = {
  objective: 'use-trace-and-determinant',
  kind: 'give-example',
  draw: (random) => {
    const [one, other] = drawPair(random);
    const found = [
      [one, 1],
      [0, other],
    ];
    const hasValue = (value: number): Property => ({
      text: say`${value} is an eigenvalue.`,
      fact: holds('singular', sum(A, negative(product('dot', count(value), shown([1, 0], [0, 1]))))),
      holds: ([given]) => isSingular(given, value),
    });
    const isNotDiagonal: Property = {
      text: say`It is not diagonal.`,
      fact: relation(
        sum(product('dot', entryOf(1, 2), entryOf(1, 2)), product('dot', entryOf(2, 1), entryOf(2, 1))),
        'greater',
        count(0),
      ),
      holds: ([given]) => {
        const rows = rowsOf(given);
        return rows.length === 2 && rows[0].length === 2 && !(isZero(rows[0][1]) && isZero(rows[1][0]));
      },
    };
    return {
      prompt: say`Give a matrix ${A} with two rows and two columns that is not diagonal and has the eigenvalues ${one} and ${other}.`,
      hints: [
        say`For which matrices can the eigenvalues be read off?`,
        say`A triangular matrix has them on its diagonal.`,
      ],
      expected: exampleExpected({ A: found }, hasValue(one), hasValue(other), isNotDiagonal),
      solution: [
        say`A triangular matrix has its eigenvalues on the diagonal, so ${one} and ${other} go there, and any number but 0 on one side of it.`,
        say`One of many is ${equal(A, shown(...found))}, with the trace ${equal(sum(count(one), count(other)), count(one + other))} and the determinant ${equal(product('dot', count(one), count(other)), count(one * other))}.`,
      ],
      names: { A: integerMatrix(found) },
    };
  },
};

function entryOf(row: number, place: number): Expression {
  return { kind: 'subscript', base: symbol('a'), indices: [count(row), count(place)] };
}

function isSingular(given: Matrix, value: number): boolean {
  const rows = rowsOf(given);
  if (rows.length !== 2 || rows[0].length !== 2) return false;
  const [[a, b], [c, d]] = rows.map((row) => row.map((x) => ({ n: x.numerator, d: x.denominator })));
  const shift = BigInt(value);
  const [p, q] = [a.n - shift * a.d, d.n - shift * d.d];
  return p * q * b.d * c.d === b.n * c.n * a.d * d.d;
}

const dimension: QuestionMaker = {
  objective: 'find-eigenspaces',
  kind: 'predict',
  draw: (random, difficulty) => {
    const [value, other] = drawPair(random);
    const size = depth(difficulty, 2, 3, 3);
    const beside = random.chance(50) ? drawNonzero(random, 4) : 0;
    const rows =
      size === 2
        ? [
            [value, beside],
            [0, value],
          ]
        : [
            [value, beside, drawNonzero(random, 4)],
            [0, value, drawNonzero(random, 4)],
            [0, 0, other],
          ];
    const geometric = beside === 0 ? 2 : 1;
    const nullity = apply('nullity', sum(A, negative(product('dot', count(value), grid(unitRows(size))))));
    return {
      prompt: say`Which dimension has the eigenspace of ${equal(A, shown(...rows))} for the eigenvalue ${claim(say`${value}`, holds('singular', sum(A, negative(product('dot', count(value), grid(unitRows(size)))))))}?`,
      hints: [
        say`Take the eigenvalue from the diagonal, and look at the rows that are left.`,
        say`How many unknowns of the homogeneous system are free?`,
      ],
      expected: numberExpected(geometric),
      solution: [
        say`With ${value} taken from the diagonal, the matrix is ${shown(...rows.map((row, i) => row.with(i, row[i] - value)))}.`,
        say`${size === geometric ? say`All of its rows are zero` : size - geometric === 1 ? say`All of its rows are multiples of one` : say`Of its rows ${size - geometric} are independent`}, so the system with it has ${claim(say`${equal(sum(count(size), negative(count(size - geometric))), count(geometric))} free ${geometric === 1 ? 'unknown' : 'unknowns'}`, equal(nullity, count(geometric)))}, and this is the dimension.`,
      ],
      names: { A: integerMatrix(rows) },
    };
  },
};

const isDiagonalisable: QuestionMaker = {
  objective: 'decide-diagonalisable',
  kind: 'decide',
  draw: (random, difficulty) => {
    const [value, other] = drawPair(random);
    const isDefective = random.chance(50);
    const size = depth(difficulty, 2, 3, 3);
    const beside = isDefective ? drawNonzero(random, 4) : 0;
    const rows =
      size === 2
        ? isDefective
          ? [
              [value, beside],
              [0, value],
            ]
          : [
              [value, drawNonzero(random, 4)],
              [0, other],
            ]
        : [
            [value, beside, drawNonzero(random, 4)],
            [0, value, drawNonzero(random, 4)],
            [0, 0, other],
          ];
    const unit = grid(unitRows(size));
    const geometric = isDefective || size === 2 ? 1 : 2;
    const nullity = apply('nullity', sum(A, negative(product('dot', count(value), unit))));
    const yes = option(say`Yes, it is diagonalisable.`, equal(count(isDefective ? 0 : 1), count(1)));
    const no = option(
      say`No, there are too few independent eigenvectors.`,
      equal(count(isDefective ? 1 : 0), count(1)),
    );
    const [right, wrong] = isDefective ? [no, yes] : [yes, no];
    return {
      prompt: say`Is ${equal(A, shown(...rows))} diagonalisable?`,
      hints: [
        say`Read the eigenvalues off the diagonal first. Is one of them repeated?`,
        say`Only a repeated eigenvalue can have too few eigenvectors. Which dimension has its eigenspace?`,
      ],
      expected: chosen(random, right, wrong),
      solution: [
        size === 2 && !isDefective
          ? say`The eigenvalues ${value} and ${other} stand on the diagonal; they differ, so each has an eigenvector, and these are independent.`
          : say`${value} stands on the diagonal twice, and its eigenspace has ${claim(say`the dimension ${geometric}`, equal(nullity, count(geometric)))}: with ${value} taken from the diagonal the matrix is ${shown(...rows.map((row, i) => row.with(i, row[i] - value)))}.`,
        because(right),
      ],
      names: { A: integerMatrix(rows) },
    };
  },
};

/** The three operations share their learning content, and so its questions. */
export const questions: readonly QuestionMaker[] = [
  wrongEigenvalue,
  withHard(readOff, ofPolynomial),
  withHard(anEntry, onBothPlaces),
  withHard(theOther, twoOfThree),
  withHard(itsEigenvalue, entryForVector),
  withHard(whichIsOne, ofSums),
  withHard(dimension, entryForDimension),
  withHard(isDiagonalisable, repeatedInTriangle),
  withHard(ownMatrix, withoutZeros),
  populationGrowth,
];
