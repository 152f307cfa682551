// Questions about transposes: symmetry, rules, and the matrix of dot products.

import { skewEntries } from './hard-questions.ts';
import { count, equal, grid, list, negative, relation, sum, symbol } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { entriesOf, integerMatrix, isSquare, matricesEqual, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { integer, negate } from '../../../exact/rational.ts';
import {
  because,
  chosen,
  depth,
  exampleExpected,
  numberExpected,
  option,
  reasoned,
} from '../../../exercises/questions.ts';
import { combined, mapped } from '../../../exercises/whole-numbers.ts';
import {
  drawInteger,
  drawNonzero,
  drawRows,
  mirrored,
  productOfRows,
  transposedRows,
} from '../../../learning/drawing.ts';
import { shown, times, transposed } from '../../../learning/notation.ts';
import { withHard, type Property, type QuestionMaker } from '../../../learning/question.ts';
import { wrongTranspose } from './mistake.ts';
import { turnedTable } from './word-problems.ts';

const [A, B, K] = ['A', 'B', 'k'].map(symbol);

const symmetry: QuestionMaker = {
  objective: 'symmetry',
  kind: 'decide',
  draw: (random, difficulty) => {
    const size = depth(difficulty, 2, 3, 4);
    const base = mirrored(drawRows(random, size, size, { from: -9, to: 9, without: [0] }));
    const which = random.pick(['symmetric', 'skew', 'neither'] as const);
    const skew = mapped(base, (x, i, j) => (i === j ? 0 : i < j ? x : -x));
    const broken = mapped(random.pick([base, skew]), (x, i, j) => (i === size - 1 && j === 0 ? x + 1 : x));
    const a = which === 'symmetric' ? base : which === 'skew' ? skew : broken;
    const isNeither = relation(transposed(A), 'unequal', A);
    const options = {
      symmetric: reasoned(
        say`Symmetric.`,
        say`Symmetric: every pair of mirror images is equal.`,
        equal(transposed(A), A),
      ),
      skew: reasoned(
        say`Skew-symmetric.`,
        say`Skew-symmetric: every pair of mirror images is opposite, and the diagonal is 0.`,
        equal(transposed(A), negative(A)),
      ),
      neither: reasoned(
        say`Neither.`,
        say`Neither: not every pair of mirror images is equal, and not every pair is opposite.`,
        isNeither,
        relation(transposed(A), 'unequal', negative(A)),
      ),
    } as const;
    const right = options[which];
    return {
      prompt: say`Is ${equal(A, shown(...a))} symmetric, skew-symmetric or neither?`,
      hints: [
        say`Look at the diagonal first: what must it be in a skew-symmetric matrix?`,
        say`Compare each entry above the diagonal with its mirror image below; one pair that does not fit decides.`,
      ],
      expected: chosen(random, right, ...Object.values(options).filter((other) => other !== right)),
      solution: [
        which === 'neither'
          ? say`In row ${size}, column ${1} stands ${a[size - 1][0]}, at its mirror image ${a[0][size - 1]}: ${a[0][0] === 0 ? say`not the opposite number, as a skew-symmetric matrix would have it` : say`not the same number, and the diagonal of a skew-symmetric matrix would be 0`}.`
          : say`The entries above the diagonal are ${list(
              a.flatMap((row, i) => row.slice(i + 1).map(count)),
              'none',
            )}, their mirror images ${list(
              a.flatMap((row, i) => row.slice(i + 1).map((_, offset) => count(a[i + 1 + offset][i]))),
              'none',
            )}; on the diagonal stands ${list(
              a.map((row, i) => count(row[i])),
              'none',
            )}.`,
        because(right),
      ],
      names: { A: integerMatrix(a) },
    };
  },
};

const rules: QuestionMaker = {
  objective: 'transpose-rules',
  kind: 'predict',
  draw: (random, difficulty) => {
    const a = drawRows(random, 2, 2, { from: -5, to: 5, without: [0] });
    const b = drawRows(random, 2, 2, { from: -5, to: 5, without: [0] });
    const [left, right, wrong] =
      difficulty === 'easy'
        ? ([transposed(sum(A, B)), sum(transposed(A), transposed(B)), sum(transposed(A), B)] as const)
        : ([
            transposed(times(A, B)),
            times(transposed(B), transposed(A)),
            times(transposed(A), transposed(B)),
          ] as const);
    const result = transposedRows(difficulty === 'easy' ? combined(a, b, (x, y) => x + y) : productOfRows(a, b));
    const bad =
      difficulty === 'easy'
        ? combined(transposedRows(a), b, (x, y) => x + y)
        : productOfRows(transposedRows(a), transposedRows(b));
    if (
      JSON.stringify(bad) === JSON.stringify(result) ||
      JSON.stringify(result) === JSON.stringify(transposedRows(result))
    )
      return rules.draw(random, difficulty);
    const good = option(say`It is ${right}.`, equal(left, right));
    return {
      prompt: say`Which expression is equal to ${left}, for ${equal(A, shown(...a))} and ${equal(B, shown(...b))} and for all other matrices of this shape?`,
      hints: [
        say`Work out the entry in row ${1}, column ${2} of ${left} for these numbers, and look which of the expressions has it.`,
        difficulty === 'easy'
          ? say`Each entry of a sum comes from one place of both matrices. What happens to this place when all is mirrored?`
          : say`An entry of a product is a row of the left factor times a column of the right one. What do they become when all is mirrored?`,
      ],
      expected: chosen(
        random,
        good,
        option(say`It is ${wrong}.`, equal(left, wrong)),
        option(
          say`It is ${difficulty === 'easy' ? sum(A, B) : times(A, B)}.`,
          equal(left, difficulty === 'easy' ? sum(A, B) : times(A, B)),
        ),
      ),
      solution: [
        difficulty === 'easy'
          ? say`An entry of ${left} is the sum of both entries at its mirror image, and so is that of ${right}.`
          : say`In row ${1}, column ${2} of ${left} stands row ${2} of ${A} times column ${1} of ${B}. Row ${1} of ${transposed(B)} is this column and column ${2} of ${transposed(A)} is this row, so ${right} has the same entry; so it is at each place.`,
        say`For these numbers both are ${equal(left, shown(...result))}, but ${equal(wrong, shown(...bad))}.`,
        because(good),
      ],
      names: { A: integerMatrix(a), B: integerMatrix(b) },
    };
  },
};

const gram: QuestionMaker = {
  objective: 'gram-matrix',
  kind: 'predict',
  difficulties: ['easy'],
  draw: (random, difficulty) => {
    const columns = depth(difficulty, 2, 3, 4);
    const a = drawRows(random, 3, columns, { from: -4, to: 4, without: [0] });
    const product = times(transposed(A), A);
    const g = productOfRows(transposedRows(a), a);
    const [i, j] = [random.integer(1, columns - 1), columns];
    const value = g[i - 1][j - 1];
    return {
      prompt: say`${A} has 3 rows and ${columns} columns, and the entry of ${product} in row ${i}, column ${j} is ${value}. Which number stands in its row ${j}, column ${i}?`,
      hints: [
        say`Take the transpose of ${product}: what becomes of each factor, and of their order?`,
        say`Each entry is the dot product of two columns of ${A}. Does the order of the two columns matter?`,
      ],
      expected: numberExpected(value),
      solution: [
        say`${equal(transposed(product), product)}, so the product is symmetric, and the entry is again ${value}.`,
      ],
      names: { A: integerMatrix(a) },
    };
  },
};

const isSymmetric: Property = {
  text: say`${A} is symmetric.`,
  fact: holds('symmetric', A),
  holds: ([a]) => isSquare(a) && matricesEqual(a, turned(a)),
};

function turned(a: Parameters<typeof rowsOf>[0]): ReturnType<typeof matrixOf> {
  const rows = rowsOf(a);
  return matrixOf(rows[0].map((_, j) => rows.map((row) => row[j])));
}

const example: QuestionMaker = {
  objective: 'symmetry',
  kind: 'give-example',
  draw: (random, difficulty) => {
    const x = drawNonzero(random, 9);
    const y = drawInteger(random, { from: -9, to: 9, without: [0, -x] });
    const isSkew = difficulty !== 'easy';
    const a = isSkew
      ? [
          [0, x, 0],
          [-x, 0, y],
          [0, -y, 0],
        ]
      : [
          [1, x],
          [x, 2],
        ];
    const has: Property = {
      text: say`The entry in row ${1}, column ${2} is ${x}.`,
      fact: equal(measure('entryAt', A, 1, 2), count(x)),
      holds: ([of]) =>
        of.columns > 1 && entriesOf(of)[1].numerator === BigInt(x) && entriesOf(of)[1].denominator === 1n,
    };
    const skew: Property = {
      text: say`${equal(transposed(A), negative(A))}.`,
      fact: equal(transposed(A), negative(A)),
      holds: ([of]) => isSquare(of) && matricesEqual(turned(of), matrixOf(rowsOf(of).map((row) => row.map(negate)))),
    };
    const three: Property = {
      text: say`${A} has ${a.length} rows and no two of them are equal.`,
      fact: equal(measure('rowCount', A), count(a.length)),
      holds: ([of]) =>
        of.rows === a.length &&
        new Set(rowsOf(of).map((row) => row.map(({ numerator, denominator }) => `${numerator}/${denominator}`).join()))
          .size === of.rows,
    };
    return {
      prompt: say`Give a ${isSkew ? 'skew-symmetric' : 'symmetric'} matrix with ${a.length} rows, no two of them equal, whose entry in row 1, column 2 is ${x}.`,
      hints: [
        say`The entry ${x} settles the one at the mirror image of its place. Which place is that, and which number?`,
        say`Choose the diagonal as far as you are free to, then fill the places above it, and let each place below follow.`,
      ],
      expected: exampleExpected({ A: a }, three, has, isSkew ? skew : isSymmetric),
      solution: [
        isSkew
          ? say`The diagonal is 0, since each entry there is its own opposite, and ${-x} stands in row ${2}, column ${1}. The other places above the diagonal are free. One of many is ${equal(A, shown(...a))}.`
          : say`Row ${2}, column ${1} has to hold ${x} as well; the diagonal is free, and is chosen so that the rows differ. One of many is ${equal(A, shown(...a))}.`,
      ],
      names: { A: integerMatrix(a) },
    };
  },
};

const unknown: QuestionMaker = {
  objective: 'symmetry',
  kind: 'find-value',
  difficulties: ['easy', 'medium'],
  draw: (random, difficulty) => {
    const k = drawNonzero(random, 9);
    const c = depth(difficulty, 0, drawNonzero(random, 6), drawNonzero(random, 6));
    const m = depth(difficulty, 1, 1, 2);
    const [x, y] = [drawNonzero(random, 9), drawNonzero(random, 9)];
    const withK = m === 1 ? (c === 0 ? K : sum(K, count(c))) : sum(times(count(2), K), count(c));
    return {
      prompt: say`For which number ${K} is ${grid([
        [count(x), withK],
        [count(m * k + c), count(y)],
      ])} symmetric?`,
      hints: [say`Which two entries are mirror images of each other?`, say`Set them equal and solve for ${K}.`],
      expected: numberExpected(k),
      solution: [say`The mirror images must be equal: ${equal(withK, count(m * k + c))}, so ${equal(K, count(k))}.`],
      names: { k: integer(k) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [
  wrongTranspose,
  withHard(unknown, skewEntries),
  symmetry,
  example,
  rules,
  gram,
  turnedTable,
];
