// Questions about inverses: whether there is one, systems, rules, and the check.

import { productSteps } from '../../../exercises/worked-products.ts';
import { inverseFromEquation, inverseWithTranspose } from './hard-questions.ts';
import {
  apply,
  count,
  equal,
  grid,
  list,
  negative,
  number,
  quotient,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { say } from '../../../document/prose.ts';
import { integerMatrix } from '../../../exact/matrix.ts';
import { integer, rational } from '../../../exact/rational.ts';
import { because, chosen, depth, listExpected, numberExpected, option } from '../../../exercises/questions.ts';
import { determinantOfRows } from '../../../exercises/whole-numbers.ts';
import { determinantWorking, expandedWithLetter, lastEntryWorked, solvedFor } from '../../../exercises/worked.ts';
import { drawNonzero, drawRows, drawUntil, productOfRows, reordered, type Rows } from '../../../learning/drawing.ts';
import type { Random } from '../../../learning/random.ts';
import { bars, inverse, shown, times, transposed } from '../../../learning/notation.ts';
import type { Difficulty } from '../../../learning/exercise.ts';
import { ofTemplates, type DrawnQuestion, type QuestionMaker } from '../../../learning/question.ts';
import { QUANTITIES, type Quantities } from '../../../exercises/quantities.ts';
import { wrongInverse } from './mistake.ts';

const [A, B, K] = ['A', 'B', 'k'].map(symbol);
const det = (of: typeof A) => apply('det', of);

/** A matrix of whole numbers and its inverse, which has whole numbers too. */
function drawPair(random: Random, size: number): readonly [Rows, Rows] {
  const largest = size === 2 ? 3 : 2;
  const m = drawNonzero(random, largest);
  const n = drawNonzero(random, largest);
  if (size === 2)
    return [
      [
        [1 + m * n, m],
        [n, 1],
      ],
      [
        [1, -m],
        [-n, 1 + m * n],
      ],
    ];
  const p = drawNonzero(random, 1);
  const lower = [
    [1, 0, 0],
    [m, 1, 0],
    [0, n, 1],
  ];
  const upper = [
    [1, p, 0],
    [0, 1, m],
    [0, 0, 1],
  ];
  const lowerInverse = [
    [1, 0, 0],
    [-m, 1, 0],
    [m * n, -n, 1],
  ];
  const upperInverse = [
    [1, -p, p * m],
    [0, 1, -m],
    [0, 0, 1],
  ];
  return [productOfRows(lower, upper), productOfRows(upperInverse, lowerInverse)];
}

/** What draws a kind of question; `fixed` is the number of rows where the operation has one, else the difficulty decides. */
type SizedMaker = (fixed: number | null) => QuestionMaker;

const exists: SizedMaker = (fixed) => ({
  objective: 'inverse-exists',
  kind: 'decide',
  draw: (random, difficulty) => {
    const size = fixed ?? depth(difficulty, 2, 3, 3);
    const isSum = difficulty === 'hard' && size === 3;
    const isSingular = random.chance(50);
    const c = random.pick([2, 3, -2]);
    const a = drawUntil(
      () => {
        const rows = drawRows(random, size, size, { from: -5, to: 6, without: [0] });
        if (!isSingular) return rows;
        return isSum
          ? rows.map((row) => row.with(2, row[0] + row[1]))
          : rows.with(
              size - 1,
              rows[0].map((x) => c * x),
            );
      },
      (rows) => (determinantOfRows(rows) === 0) === isSingular,
    );
    const value = determinantOfRows(a);
    const yes = option(say`Yes: no row and no column is made of the others.`, holds('invertible', A));
    const no = isSum
      ? option(
          say`No: the last column is the sum of the other two, so the columns are dependent.`,
          equal(measure('columnAt', A, 3), sum(measure('columnAt', A, 1), measure('columnAt', A, 2))),
          holds('singular', A),
        )
      : option(
          say`No: the last row is ${c} times the first, so the rows are dependent.`,
          equal(measure('rowAt', A, size), times(count(c), measure('rowAt', A, 1))),
          holds('singular', A),
        );
    const other = isSum
      ? option(
          say`No: the last column is the difference of the other two, so the columns are dependent.`,
          equal(measure('columnAt', A, 3), sum(measure('columnAt', A, 1), negative(measure('columnAt', A, 2)))),
        )
      : option(
          say`No: the last row is ${-c} times the first, so the rows are dependent.`,
          equal(measure('rowAt', A, size), times(count(-c), measure('rowAt', A, 1))),
        );
    const [right, wrong] = isSingular ? [no, yes] : [yes, no];
    return {
      prompt: say`Does ${equal(A, shown(...a))} have an inverse? Decide before you compute one.`,
      hints: [
        say`Look whether a row or a column is made of the others.`,
        say`If you see nothing of this kind, one number decides.`,
      ],
      expected: chosen(random, right, wrong, other),
      solution: [say`The determinant is ${equal(det(A), ...determinantWorking(a), count(value))}.`, because(right)],
      names: { A: integerMatrix(a) },
    };
  },
});

const forbidden: SizedMaker = (fixed) => ({
  objective: 'inverse-exists',
  kind: 'find-value',
  draw: (random, difficulty) => {
    if (fixed === 3) return drawForbidden(random, difficulty);
    const [x, y, c] = [drawNonzero(random, 6), drawNonzero(random, 6), random.pick([2, 3, -1, -2])];
    const [p, q] = depth(difficulty, [c * x, y], [c * x, y], [c * x, c * y]);
    const k = depth(difficulty, c * y, c * y, y);
    const rows =
      difficulty === 'hard'
        ? [
            [count(x), K],
            [count(p), count(q)],
          ]
        : [
            [count(x), count(y)],
            [count(p), K],
          ];
    const filled =
      difficulty === 'hard'
        ? [
            [x, k],
            [p, q],
          ]
        : [
            [x, y],
            [p, k],
          ];
    const place = difficulty === 'hard' ? 0 : 1;
    const expanded = expandedWithLetter(filled, place, 1, K);
    return {
      prompt: say`For exactly one number ${K} the matrix ${equal(A, grid(rows))} has no inverse. Find it.`,
      hints: [
        say`What is the determinant of a matrix without an inverse?`,
        say`Write the determinant with ${K} in it and solve the equation.`,
      ],
      expected: numberExpected(k),
      solution: [
        say`The determinant is ${expanded.chain}.`,
        say`It is 0 for one number alone: ${solvedFor(K, expanded)}.`,
        say`Then the second row is ${c} times the first: ${equal(bars(...filled), count(0))}.`,
      ],
      names: { k: integer(k), A: integerMatrix(filled) },
    };
  },
});

/** Of three rows: the last is made of the others. */
function drawForbidden(random: Random, difficulty: Difficulty): DrawnQuestion {
  const [first, second] = drawUntil(
    () => drawRows(random, 2, 3, { from: -5, to: 5 }),
    ([p, q]) => p[0] * q[1] !== p[1] * q[0],
  );
  const [f, g] = depth(difficulty, [1, 1], [1, -1], [random.pick([2, -1]), random.pick([-2, 3])]);
  const last = first.map((x, j) => f * x + g * second[j]);
  const k = last[2];
  const beside = [count(last[0]), count(last[1]), K];
  return {
    prompt: say`For exactly one number ${K} the matrix ${equal(A, grid([first.map(count), second.map(count), beside]))} has no inverse. Find it.`,
    hints: [
      say`A matrix has no inverse where its determinant is 0, that is, where one row is made of the others.`,
      say`Expand the determinant along the last row, which leaves an equation for ${K}; or find how that row is made of those above it.`,
    ],
    expected: numberExpected(k),
    solution: lastEntryWorked([first, second, last]),
    names: { k: integer(k), A: integerMatrix([first, second, last]) },
  };
}

const solve: SizedMaker = (fixed) =>
  ofTemplates(
    { objective: 'solve-by-inverse', kind: 'word-problem' },
    QUANTITIES.map((story) => rates(story, fixed)),
  );

const columnRows = (entries: readonly number[]): Rows => entries.map((entry) => [entry]);

/** What one piece costs, weighs or takes, from totals and the inverse; harder, what it has grown by. */
const rates =
  (story: Quantities, fixed: number | null): QuestionMaker['draw'] =>
  (random, difficulty) => {
    const size = fixed === 3 ? 3 : fixed === 2 ? 2 : depth(difficulty, 2, 2, 3);
    const [a, inverted] = size === 2 ? drawBills(random) : drawThreeBills(random);
    const x = Array.from({ length: size }, () => random.integer(...story.rate));
    const changed = difficulty === 'hard' ? x.map((rate) => rate + random.integer(1, 3)) : x;
    const totals = productOfRows(a, columnRows(x)).flat();
    const later = productOfRows(a, columnRows(changed)).flat();
    const growth = changed.map((rate, place) => rate - x[place]);
    const growths = later.map((total, place) => total - totals[place]);
    const told = say`Row by row, ${equal(A, shown(...a))} says ${story.says}. Its inverse is ${equal(inverse(A), shown(...inverted))}.`;
    const [given, wanted] = difficulty === 'hard' ? [growths, growth] : [totals, x];
    const ordered = say`In order: ${list(wanted.map(count), 'none')}.`;
    return {
      prompt:
        difficulty === 'hard'
          ? say`${told} At first the totals in ${story.unit} were ${list(totals.map(count), 'none')}; after a change they are ${list(later.map(count), 'none')}. By how much have ${story.rates} grown, in the order of the columns?`
          : say`${told} The totals in ${story.unit} are ${list(totals.map(count), 'none')}. ${story.askedForRates}, in the order of the columns?`,
      hints: [
        say`Write all totals as one equation: ${A} times the column of what is unknown is the column of totals, one for each ${story.one}.`,
        difficulty === 'hard'
          ? say`The same equation holds for the differences: of the totals, and of what is unknown. From which side is the inverse multiplied?`
          : say`Which side does the inverse have to stand on so that ${A} goes away?`,
      ],
      expected: listExpected(wanted),
      solution: [
        ...(difficulty === 'hard' ? [say`The totals have grown by ${list(given.map(count), 'none')}.`] : []),
        say`The unknowns are ${equal(times(inverse(A), shown(...columnRows(given))), ...productSteps(inverted, columnRows(given)))}.`,
        ordered,
      ],
      names: { A: integerMatrix(a) },
    };
  };

/** Two bills with whole numbers of pieces, and the inverse. */
function drawBills(random: Random): readonly [Rows, Rows] {
  const [m, n] = [random.integer(1, 3), random.integer(1, 3)];
  return [
    [
      [1 + m * n, m],
      [n, 1],
    ],
    [
      [1, -m],
      [-n, 1 + m * n],
    ],
  ];
}

/** Three bills: what is bought is drawn as a product of triangular matrices without a negative entry. */
function drawThreeBills(random: Random): readonly [Rows, Rows] {
  const [p, q, m, n] = Array.from({ length: 4 }, () => random.integer(1, 2));
  const a = productOfRows(
    [
      [1, 0, 0],
      [m, 1, 0],
      [0, n, 1],
    ],
    [
      [1, p, 0],
      [0, 1, q],
      [0, 0, 1],
    ],
  );
  const inverted = productOfRows(
    [
      [1, -p, p * q],
      [0, 1, -q],
      [0, 0, 1],
    ],
    [
      [1, 0, 0],
      [-m, 1, 0],
      [m * n, -n, 1],
    ],
  );
  const order = random.shuffled([0, 1, 2]);
  return [reordered(a, order), inverted.map((row) => order.map((old) => row[old]))];
}

const rules: SizedMaker = (fixed) => ({
  objective: 'inverse-rules',
  kind: 'predict',
  draw: (random, difficulty) => {
    const size = fixed ?? 2;
    const [a, inverted] = drawPair(random, size);
    if (difficulty === 'hard') {
      return inverseWithTranspose([a, inverted], drawPair(random, size)) ?? rules(fixed).draw(random, difficulty);
    }
    const isTransposed = difficulty === 'medium' && random.chance(50);
    // Of a symmetric one, who forgets to transpose is right too.
    if (inverted[0][1] === inverted[1][0]) return rules(fixed).draw(random, difficulty);
    const c = random.pick([-1, -2, 2, 3, 4]);
    const entry = inverted[0][1];
    const value = isTransposed ? integer(inverted[1][0]) : rational(BigInt(entry), BigInt(c));
    const of = isTransposed ? transposed(A) : times(count(c), A);
    return {
      prompt: say`The inverse of ${A} is ${equal(inverse(A), shown(...inverted))}. Which number stands in row 1, column 2 of the inverse of ${of}?`,
      hints: isTransposed
        ? [
            say`What is the transpose of ${times(A, inverse(A))}, factor by factor?`,
            say`Transposing and inverting may be done in either order.`,
          ]
        : [
            say`${A} was multiplied by ${c}. What must happen to its inverse, so that the product stays the identity matrix?`,
            say`Which entry of the given inverse stands at this place, and what becomes of it?`,
          ],
      expected: numberExpected(value),
      solution: [
        isTransposed
          ? say`The inverse of the transpose is the transpose of the inverse, ${equal(inverse(transposed(A)), transposed(inverse(A)))}, so the entry is that of row ${2}, column ${1} of ${inverse(A)}: ${number(value)}.`
          : say`The inverse of a multiple is the inverse divided by the factor: ${equal(quotient(count(entry), count(c)), number(value))}.`,
      ],
      names: { A: integerMatrix(a) },
    };
  },
});

const checked: SizedMaker = (fixed) => ({
  objective: 'check-inverse',
  kind: 'decide',
  notCompared: ['hard'],
  draw: (random, difficulty) => {
    const size = fixed ?? depth(difficulty, 2, 2, 3);
    const [a, inverted] = drawPair(random, size);
    if (difficulty === 'hard' && fixed !== 3) {
      const rows = drawRows(random, 2, 2, { from: -5, to: 6 });
      return inverseFromEquation(random, rows) ?? checked(fixed).draw(random, difficulty);
    }
    const isRight = random.chance(40);
    const [i, j] = [random.integer(0, size - 1), random.integer(0, size - 1)];
    const b = isRight ? inverted : inverted.with(i, inverted[i].with(j, inverted[i][j] + random.pick([1, -1, 2])));
    const yes = option(say`Yes: ${times(A, B)} is the identity matrix.`, holds('identity', times(A, B)));
    const no = option(
      say`No: ${times(A, B)} is not the identity matrix.`,
      relation(
        times(A, B),
        'unequal',
        shown(...Array.from({ length: size }, (_, r) => Array.from({ length: size }, (__, c) => Number(r === c)))),
      ),
    );
    const both = option(
      say`It cannot be told from ${times(A, B)} alone: ${times(B, A)} has to be worked out as well.`,
      isRight ? relation(times(B, A), 'unequal', times(A, B)) : holds('identity', times(B, A)),
    );
    const [right, wrong] = isRight ? [yes, no] : [no, yes];
    return {
      prompt: say`Is ${equal(B, shown(...b))} the inverse of ${equal(A, shown(...a))}?`,
      hints: [
        say`You need not invert anything. Which product should be the identity matrix?`,
        say`Work that product out; one entry that does not fit is enough for a no.`,
      ],
      expected: chosen(random, right, wrong, both),
      solution: [say`The product is ${equal(times(A, B), ...productSteps(a, b))}.`, because(right)],
      names: { A: integerMatrix(a), B: integerMatrix(b) },
    };
  },
});

/** Questions about inverses of matrices with so many rows; null is any number of them. */
export function questionsOf(fixed: number | null): readonly QuestionMaker[] {
  return [wrongInverse, exists, forbidden, solve, rules, checked].map((maker) => maker(fixed));
}
