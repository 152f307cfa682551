// Questions about products of matrices: whether they exist, their columns, their order, and wrong entries.

import { dotWorking, solvedFor, termOf } from '../../../exercises/worked.ts';
import { productSteps } from '../../../exercises/worked-products.ts';
import { commuting, factorFromColumns, otherOrder } from './hard-questions.ts';
import {
  added,
  count,
  equal,
  grid,
  list,
  relation,
  sum,
  symbol,
  type Expression,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, say } from '../../../document/prose.ts';
import { integerMatrix, zeroMatrix, entriesOf, type Matrix } from '../../../exact/matrix.ts';
import { isZero, rational } from '../../../exact/rational.ts';
import { shapeWords } from '../../../exercises/entrywise-questions.ts';
import {
  because,
  chosen,
  depth,
  exampleExpected,
  listExpected,
  numberExpected,
  option,
} from '../../../exercises/questions.ts';
import { drawDistinct, drawNonzero, drawRows, type Rows } from '../../../learning/drawing.ts';
import { dotted, shown, times } from '../../../learning/notation.ts';
import { wrongEntry } from './mistake.ts';
import { withHard, type Property, type QuestionMaker } from '../../../learning/question.ts';
import { wordProblem } from './word-problems.ts';

const [A, B] = ['A', 'B'].map(symbol);
const K = symbol('k');
const inner = [measure('columnCount', A), measure('rowCount', B)] as const;

const exists: QuestionMaker = {
  objective: 'product-exists',
  kind: 'decide',
  draw: (random, difficulty) => {
    const [r, n, c, other] = drawDistinct(random, 4, { from: 2, to: 8 });
    const isDefined = random.chance(60);
    const rowsOfB = isDefined ? n : depth(difficulty, other, other, r);
    const yes = (rows: number, columns: number): ReturnType<typeof option> =>
      option(
        say`Yes, and the product has ${shapeWords(rows, columns)}.`,
        equal(...inner),
        equal(measure('rowCount', A), count(rows)),
        equal(measure('columnCount', B), count(columns)),
      );
    const no = option(
      say`No: ${A} does not have as many columns as ${B} has rows.`,
      relation(inner[0], 'unequal', inner[1]),
    );
    const [right, wrong] = isDefined ? [yes(r, c), no] : [no, yes(r, c)];
    return {
      prompt: say`${A} has ${shapeWords(r, n)}, ${B} has ${shapeWords(rowsOfB, c)}. Does ${times(A, B)} exist, and what is its shape?`,
      hints: [
        say`A row of ${A} is multiplied with a column of ${B}, number by number. How long is each of them?`,
        say`Write the four sizes in one line, those of ${A} before those of ${B}: the inner two must agree, the outer two remain.`,
      ],
      expected: chosen(random, right, wrong, yes(c, r)),
      solution: [say`A row of ${A} has ${n} entries, a column of ${B} has ${rowsOfB}.`, because(right)],
      names: { A: zeroMatrix(r, n), B: zeroMatrix(rowsOfB, c) },
    };
  },
};

const columns: QuestionMaker = {
  objective: 'product-by-columns',
  kind: 'predict',
  draw: (random, difficulty) => {
    const n = depth(difficulty, 2, 3, 4);
    const a = drawRows(random, 2, n, { from: -5, to: 5, without: [0] });
    const b = drawRows(random, n, 3, { from: -5, to: 5, without: [0] });
    const j = random.integer(0, 2);
    const factors = b.map((row) => row[j]);
    return {
      prompt: say`Column ${j + 1} of ${times(A, B)} is a combination of the columns of ${equal(A, shown(...a))}, where ${equal(B, shown(...b))}. By which numbers are the columns of ${A} multiplied, from left to right, before they are added?`,
      hints: [
        say`Nothing has to be worked out: the numbers can be read off.`,
        say`Only one column of ${B} goes into a column of the product.`,
      ],
      expected: listExpected(factors),
      solution: [
        say`The factors are the entries of column ${j + 1} of ${B}: ${claim(say`${list(factors.map(count), 'none')}`, equal(measure('columnAt', B, j + 1), list(factors.map(count))))}.`,
      ],
      names: { A: integerMatrix(a), B: integerMatrix(b) },
    };
  },
};

function product2(a: Matrix, b: Matrix): readonly bigint[] | null {
  const isSmall = [a, b].every(({ rows, columns: width }) => rows === 2 && width === 2);
  if (!isSmall) return null;
  const [x, y] = [a, b].map((matrix) => entriesOf(matrix));
  if ([...x, ...y].some(({ denominator }) => denominator !== 1n)) return null;
  const [p, q] = [x, y].map((entries) => entries.map(({ numerator }) => numerator));
  return [p[0] * q[0] + p[1] * q[2], p[0] * q[1] + p[1] * q[3], p[2] * q[0] + p[3] * q[2], p[2] * q[1] + p[3] * q[3]];
}

const notCommuting: Property = {
  text: say`${relation(times(A, B), 'unequal', times(B, A))}`,
  fact: relation(times(A, B), 'unequal', times(B, A)),
  holds: ([a, b]) => {
    const [one, other] = [product2(a, b), product2(b, a)];
    return one !== null && other !== null && one.some((entry, place) => entry !== other[place]);
  },
};
const zeroProduct: Property = {
  text: say`${times(A, B)} is the zero matrix.`,
  fact: holds('zero', times(A, B)),
  holds: ([a, b]) => product2(a, b)?.every((entry) => entry === 0n) ?? false,
};
const nonzero: Property = {
  text: say`Neither ${A} nor ${B} is the zero matrix.`,
  fact: relation(measure('zeroCount', A), 'less', count(4)),
  holds: (matrices) => matrices.every((matrix) => entriesOf(matrix).some((entry) => !isZero(entry))),
};
const isFixed = (name: Expression, a: Rows): Property => ({
  text: say`${equal(name, shown(...a))}.`,
  fact: equal(name, shown(...a)),
  holds: ([first]) =>
    entriesOf(first).every(({ numerator }, place) => numerator === BigInt(a.flat()[place])) &&
    first.rows === 2 &&
    first.columns === 2,
});

const example: QuestionMaker = {
  objective: 'no-commuting',
  kind: 'give-example',
  draw: (random, difficulty) => {
    const [x, y] = [drawNonzero(random, 6), drawNonzero(random, 6)];
    const factor = random.pick([2, 3, -2]);
    if (difficulty === 'easy') {
      const a = [
        [x, y],
        [0, x],
      ];
      const b = [
        [1, 0],
        [0, 2],
      ];
      return {
        prompt: say`Give a matrix ${B} of two rows and two columns of whole numbers that does not commute with ${equal(A, shown(...a))}: ${times(A, B)} and ${times(B, A)} are to differ.`,
        hints: [
          say`Multiples of the identity matrix commute with everything, so take something else.`,
          say`Try a diagonal matrix with two different numbers, and multiply in both orders.`,
        ],
        expected: exampleExpected({ A: a, B: b }, isFixed(A, a), notCommuting),
        solution: [
          say`One of many is ${equal(B, shown(...b))}: ${equal(times(A, B), ...productSteps(a, b))}, but ${equal(times(B, A), ...productSteps(b, a))}.`,
        ],
        names: { A: integerMatrix(a), B: integerMatrix(b) },
      };
    }
    const a = [
      [x, y],
      [factor * x, factor * y],
    ];
    const b = [
      [y, 2 * y],
      [-x, -2 * x],
    ];
    return {
      prompt: say`Give a matrix ${B} of two rows and two columns of whole numbers, not the zero matrix, such that ${times(A, B)} is the zero matrix for ${equal(A, shown(...a))}.`,
      hints: [
        say`Each column of ${B} must give 0 with every row of ${A}.`,
        say`The rows of ${A} are multiples of each other, so it is enough to think of one of them: swap its two numbers and change one sign.`,
      ],
      expected: exampleExpected({ A: a, B: b }, isFixed(A, a), nonzero, zeroProduct),
      solution: [
        say`The first row of ${A} gives 0 with the column ${shown([y], [-x])}, since ${equal(dotWorking([x, y], [y, -x]), count(0))}. The second row is ${factor} times the first and gives 0 as well.`,
        say`Take this column and a multiple of it, such as twice the column. So one of many is ${equal(B, shown(...b))}: ${equal(times(A, B), ...productSteps(a, b))}.`,
      ],
      names: { A: integerMatrix(a), B: integerMatrix(b) },
    };
  },
};

const unknownEntry: QuestionMaker = {
  objective: 'product-entries',
  kind: 'find-value',
  draw: (random, difficulty) => {
    const n = depth(difficulty, 2, 3, 4);
    const row = drawRows(random, 1, n, { from: -5, to: 5, without: [0] })[0];
    const column = drawRows(random, 1, n, { from: -5, to: 5, without: [0] })[0];
    const place = random.integer(0, n - 1);
    const k = row[place];
    const value = row.reduce((total, x, index) => total + x * column[index], 0);
    const rest = value - k * column[place];
    return {
      prompt: say`For which number ${K} is ${equal(times(grid([row.map((x, index) => (index === place ? K : count(x)))]), shown(...column.map((x) => [x]))), shown([value]))}?`,
      hints: [
        say`Write the product as a sum, with ${K} in one of its terms.`,
        say`All other terms are numbers. Bring them to the other side, and divide by the factor of ${K}.`,
      ],
      expected: numberExpected(k),
      solution: [
        say`The product is ${equal(added(row.map((x, index) => dotted(index === place ? K : count(x), count(column[index])))), sum(termOf(column[place], K), count(rest)), count(value))}.`,
        say`So ${solvedFor(K, { slope: column[place], rest }, value)}.`,
      ],
      names: { k: rational(BigInt(k)) },
    };
  },
};

export const questions: readonly QuestionMaker[] = [
  wrongEntry,
  withHard(unknownEntry, commuting),
  wordProblem,
  withHard(exists, otherOrder),
  withHard(columns, factorFromColumns),
  example,
];
