// Questions about determinants: what row operations do, systems with one solution, areas, and zero determinants.

import { joined } from '../../../algorithms/wording.ts';
import {
  added,
  apply,
  count,
  determinantOf,
  equal,
  type Expression,
  grid,
  list,
  negative,
  number,
  power,
  quotient,
  relation,
  subscript,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { type Prose, say } from '../../../document/prose.ts';
import { integerMatrix, type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { integer, rational } from '../../../exact/rational.ts';
import {
  because,
  chosen,
  depth,
  exampleExpected,
  numberExpected,
  option,
  reasoned,
} from '../../../exercises/questions.ts';
import { determinantOfRows } from '../../../exercises/whole-numbers.ts';
import {
  dependenceShown,
  determinantWorking,
  expandedWithLetter,
  lastEntryWorked,
  solvedFor,
  termOf,
} from '../../../exercises/worked.ts';
import {
  drawDistinctRows,
  drawInteger,
  drawNonzero,
  drawRows,
  drawUnitLower,
  drawUntil,
  productOfRows,
  type Rows,
} from '../../../learning/drawing.ts';
import { bars, dotted, shown } from '../../../learning/notation.ts';
import type { Difficulty } from '../../../learning/exercise.ts';
import { ofTemplates, type DrawnQuestion, type Property, type QuestionMaker } from '../../../learning/question.ts';
import { type Random, randomOf } from '../../../learning/random.ts';
import { mistakeIn } from './mistake.ts';
import { BODIES, FIGURES, measured } from './word-problems.ts';

const [A, B, K] = ['A', 'B', 'k'].map(symbol);
const det = (of: typeof A) => apply('det', of);
const swapped = (rows: Rows): Rows => [rows[1], rows[0], ...rows.slice(2)];

/** What draws a kind of question; `fixed` is the number of rows where the operation has one, else the difficulty decides. */
type SizedMaker = (fixed: number | null) => QuestionMaker;

const effect: SizedMaker = (fixed) => ({
  objective: 'row-operations-effect',
  kind: 'predict',
  draw: (random, difficulty) => {
    const size = fixed ?? depth(difficulty, 2, 3, 3);
    const a = drawUntil(
      () => drawRows(random, size, size, { from: -4, to: 4 }),
      (rows) => determinantOfRows(rows) !== 0,
    );
    const value = determinantOfRows(a);
    const c = random.pick([2, 3, -2, 5, -1]);
    const steps = random
      .shuffled([
        {
          text: say`its first two rows are exchanged`,
          factor: -1,
          change: swapped,
          ask: say`Which sign does a determinant get where two rows change places?`,
          why: say`Exchanging two rows turns the sign.`,
        },
        {
          text: say`its first row is multiplied by ${c}`,
          factor: c,
          change: (rows: Rows): Rows =>
            rows.with(
              0,
              rows[0].map((x) => c * x),
            ),
          ask: say`The factor ${c} stands in one row: what of the determinant has it, too?`,
          why: say`A factor of a row is a factor of the determinant, here ${c}.`,
        },
        {
          text: say`${c} times its first row is added to its second`,
          factor: 1,
          change: (rows: Rows): Rows =>
            rows.with(
              1,
              rows[1].map((x, j) => x + c * rows[0][j]),
            ),
          ask: say`What does a multiple of a row, added to another row, do to a determinant?`,
          why: say`Adding a multiple of a row to another one changes nothing.`,
        },
        {
          text: say`every entry is multiplied by ${c}`,
          factor: c ** size,
          change: (rows: Rows): Rows => rows.map((row) => row.map((x) => c * x)),
          ask: say`The factor ${c} stands in each of the ${size} rows: how often does it come out of the determinant?`,
          why: say`Every one of the ${size} rows has the factor ${c}, so the determinant has the factor ${equal(power(count(c), count(size)), count(c ** size))}.`,
        },
      ])
      .slice(0, depth(difficulty, 1, 2, 3));
    const result = steps.reduce((x, { factor }) => x * factor, value);
    const b = steps.reduce((rows, { change }) => change(rows), a);
    return {
      prompt: [
        ...say`A matrix ${A} with ${size} rows has ${equal(det(A), count(value))}. `,
        ...steps.flatMap(({ text }, index) => [
          ...(index > 0 ? say`, then ` : steps.length > 1 ? say`First, ` : say`Now `),
          ...text,
        ]),
        ...say`. What is the determinant of the result ${B}? No entry is needed.`,
      ],
      hints: [
        steps.length > 1
          ? say`Take the changes one after the other, and say for each what it does to the determinant.`
          : say`The sign turns, a factor comes in, or nothing happens: which of these is it here?`,
        steps.map(({ ask }, index) => (index === 0 ? ask : [' ', ...ask])).flat(),
      ],
      expected: numberExpected(result),
      solution: [
        ...steps.map(({ why }) => why),
        say`So ${equal(det(B), dotted(...steps.map(({ factor }) => count(factor)), count(value)), count(result))}.`,
      ],
      names: { A: integerMatrix(a), B: integerMatrix(b) },
    };
  },
});

const system: SizedMaker = (fixed) => ({
  objective: 'one-solution',
  kind: 'decide',
  draw: (random, difficulty) => {
    const size = fixed ?? depth(difficulty, 2, 2, 3);
    const isSingular = random.chance(50);
    const a = drawUntil(
      () => {
        const rows = drawRows(random, size, size, { from: -6, to: 6, without: [0] });
        if (!isSingular) return rows;
        const [c, d] = [random.pick([2, -1, 3]), size === 2 ? 0 : random.pick([1, -1])];
        return rows.with(
          size - 1,
          rows[0].map((x, j) => c * x + d * rows[1][j]),
        );
      },
      (rows) => (determinantOfRows(rows) === 0) === isSingular,
    );
    const value = determinantOfRows(a);
    const one = reasoned(
      say`Yes, whatever the right sides are.`,
      say`Yes, whatever the right sides are: the determinant of ${A} is not 0.`,
      relation(det(A), 'unequal', count(0)),
    );
    const none = reasoned(
      say`No, whatever the right sides are.`,
      say`No, whatever the right sides are: the determinant of ${A} is 0, so there is no solution or there are infinitely many.`,
      equal(det(A), count(0)),
    );
    const sides = option(
      say`For some right sides, and for others not.`,
      equal(det(A), count(0)),
      holds('invertible', A),
    );
    const [right, wrong] = isSingular ? [none, one] : [one, none];
    const dependent = isSingular ? dependenceShown(a) : null;
    return {
      prompt: say`The left sides of a system of ${size} equations with ${size} unknowns have the coefficients ${equal(A, shown(...a))}. Does it have exactly one solution?`,
      hints: [
        say`Which number, made from the coefficients alone, decides this?`,
        say`Look at the rows before you compute: is one of them ${size === 2 ? 'a multiple of the other' : 'made of the others'}?`,
      ],
      expected: chosen(random, right, wrong, sides),
      solution: [
        ...(dependent === null
          ? [
              say`No row is ${size === 2 ? 'a multiple of the other' : 'made of the others'}, as the determinant shows: ${equal(det(A), ...determinantWorking(a), count(value))}.`,
            ]
          : [
              dependent,
              say`So the determinant is ${equal(det(A), count(0))}: taking ${size === 2 ? 'the multiple of the other row' : 'the multiples of the other rows'} away keeps the determinant, and leaves a row of zeros.`,
            ]),
        because(right),
      ],
      names: { A: integerMatrix(a) },
    };
  },
});

const area: SizedMaker = (fixed) =>
  ofTemplates(
    { objective: 'area', kind: 'word-problem' },
    fixed === 3 ? [drawVolume, ...BODIES.map(measured)] : [drawArea, ...FIGURES.map(measured)],
  );

const drawArea: QuestionMaker['draw'] = (random, difficulty) => {
  const [u, v] = drawUntil(
    () => drawRows(random, 2, 2, { from: -6, to: 6 }),
    ([p, q]) =>
      Math.abs(determinantOfRows([p, q])) > 1 && [...p, ...q].every((x) => x !== 0) && p[0] * q[0] + p[1] * q[1] !== 0,
  );
  const value = determinantOfRows([u, v]);
  const isTriangle = difficulty === 'medium';
  const side = random.integer(2, 9);
  const isMap = difficulty === 'hard';
  const result = isMap ? integer(side) : rational(BigInt(Math.abs(value)), isTriangle ? 2n : 1n);
  return {
    prompt: isMap
      ? say`The map with the matrix ${equal(A, shown(u, v))} turns a figure into one with the area ${Math.abs(value) * side}. What was the area of the figure before?`
      : say`A ${isTriangle ? 'triangle' : 'parallelogram'} has a corner at ${point([0, 0])}, and the sides from there lead to ${point(u)} and ${point(v)}. What is its area?`,
    hints: isMap
      ? [
          say`By which factor does this map change every area? Here the area afterwards is known.`,
          say`The sign only says whether the figure is turned over; an area has none.`,
        ]
      : [
          say`Write the two sides as the rows of a matrix: what does its determinant measure?`,
          isTriangle
            ? say`An area has no sign. And which part of a parallelogram is a triangle?`
            : say`An area has no sign, whatever the sign of the determinant is.`,
        ],
    expected: numberExpected(result),
    solution: [
      say`The determinant is ${equal(bars(u, v), ...determinantWorking([u, v]), count(value))}.`,
      isMap
        ? say`Areas grow by the factor ${Math.abs(value)}, so the area before was ${equal(quotient(count(Math.abs(value) * side), count(Math.abs(value))), number(result))}.`
        : isTriangle
          ? say`The parallelogram has the area ${Math.abs(value)}, and the triangle is half of it: ${number(result)}.`
          : say`Without its sign this is the area: ${Math.abs(value)}.`,
    ],
    names: { A: integerMatrix([u, v]) },
  };
};

/** A point by its coordinates. */
function point(coordinates: readonly number[]) {
  return list(coordinates.map(count));
}

/** The same in space: a parallelepiped, a pyramid on a triangle, or a map. */
function drawVolume(random: Random, difficulty: Difficulty): DrawnQuestion {
  const edges = drawUntil(
    () => drawRows(random, 3, 3, { from: -3, to: 4 }),
    (rows) => Math.abs(determinantOfRows(rows)) > 1,
  );
  const value = determinantOfRows(edges);
  const size = Math.abs(value);
  const [isPyramid, isMap] = [difficulty === 'medium', difficulty === 'hard'];
  const volume = random.integer(2, 9);
  const result = isMap ? integer(volume) : rational(BigInt(size), isPyramid ? 6n : 1n);
  const [u, v, w] = edges.map((edge) => point(edge));
  const determinant = say`The determinant is ${equal(bars(...edges), ...determinantWorking(edges), count(value))}.`;
  return {
    prompt: isMap
      ? say`The map with the matrix ${equal(A, shown(...edges))} turns a body into one with the volume ${size * volume}. What was the volume of the body before?`
      : say`A ${isPyramid ? 'pyramid with a triangle as its base' : 'parallelepiped'} has a corner at ${point([0, 0, 0])}, and the edges from there lead to ${u}, ${v} and ${w}. What is its volume?`,
    hints: isMap
      ? [
          say`By which factor does this map change every volume? Here the volume afterwards is known.`,
          say`A volume has no sign.`,
        ]
      : [
          say`Write the three edges as the rows of a matrix: what does its determinant measure?`,
          isPyramid
            ? say`The base is half of a parallelogram, and a pyramid has a third of what base and height make.`
            : say`A volume has no sign, whatever the sign of the determinant is.`,
        ],
    expected: numberExpected(result),
    solution: [
      determinant,
      isMap
        ? say`Volumes grow by the factor ${size}, so the volume before was ${equal(quotient(count(size * volume), count(size)), number(result))}.`
        : isPyramid
          ? say`The parallelepiped has the volume ${size}, and the pyramid is a sixth of it: ${number(result)}.`
          : say`Without its sign this is the volume: ${size}.`,
    ],
    names: { A: integerMatrix(edges) },
  };
}

const singular: SizedMaker = (fixed) => ({
  objective: 'one-solution',
  kind: 'find-value',
  notCompared: ['hard'],
  draw: (random, difficulty) => {
    const c = random.pick([2, -2, 3, -3, 4]);
    const [x, y] = [drawNonzero(random, 6), drawNonzero(random, 6)];
    if (difficulty === 'hard' && fixed === 2) return twiceInDiagonal(random);
    const k = c * y;
    const expanded = expandedWithLetter(
      [
        [x, y],
        [c * x, k],
      ],
      1,
      1,
      K,
    );
    if ((fixed ?? depth(difficulty, 2, 2, 3)) === 2)
      return {
        prompt: say`For which number ${K} has ${equal(
          A,
          grid([
            [count(x), count(y)],
            [count(c * x), K],
          ]),
        )} the determinant 0?`,
        hints: [
          say`Write the determinant as an expression in ${K} and set it to 0.`,
          say`Or look at the rows: the determinant is 0 where one is a multiple of the other.`,
        ],
        expected: numberExpected(k),
        solution: [
          say`The determinant is ${expanded.chain}. It is 0 for one number alone: ${solvedFor(K, expanded)}.`,
          say`Then the second row is ${c} times the first: ${equal(bars([x, y], [c * x, k]), count(0))}.`,
        ],
        names: {
          k: integer(k),
          A: integerMatrix([
            [x, y],
            [c * x, k],
          ]),
        },
      };
    const [first, second] = drawDistinctRows(random, 2, 3, { from: -5, to: 5 });
    const [f, g] = depth(difficulty, [1, 1], [1, -1], [random.pick([2, -1]), random.pick([-2, 3])]);
    const sumRow = first.map((p, j) => f * p + g * second[j]);
    const a = [first, second, sumRow];
    if (determinantOfRows([first.slice(0, 2), second.slice(0, 2)]) === 0)
      return singular(fixed).draw(random, difficulty);
    return {
      prompt: say`For which number ${K} has ${equal(A, grid([first.map(count), second.map(count), [count(sumRow[0]), count(sumRow[1]), K]]))} the determinant 0?`,
      hints: [
        say`Write the determinant with ${K} in it: along the last row only one of the three products holds ${K}.`,
        say`Or find how the first two entries of the last row are made of those above them; the same has to hold in the last column.`,
      ],
      expected: numberExpected(sumRow[2]),
      solution: lastEntryWorked(a),
      names: { k: integer(sumRow[2]), A: integerMatrix(a) },
    };
  },
});

/** A letter in both places of the diagonal. */
function twiceInDiagonal(random: Random): DrawnQuestion {
  const [p, q, sign] = [random.integer(1, 4), random.integer(1, 4), random.pick([-1, 1])];
  const [b, c, k] = [sign * p * p * q, sign * q, p * q];
  const filled = [
    [k, b],
    [c, k],
  ];
  return {
    prompt: say`For which positive number ${K} has ${equal(
      A,
      grid([
        [K, count(b)],
        [count(c), K],
      ]),
    )} the determinant 0?`,
    hints: [
      say`Write the determinant with ${K}, which stands in both factors of the first product.`,
      say`The square of ${K} must be ${equal(dotted(count(b), count(c)), count(k * k))}. Which positive number has this square?`,
    ],
    expected: numberExpected(k),
    solution: [
      say`The determinant is ${equal(sum(dotted(K, K), negative(dotted(count(b), count(c)))), sum(power(K, count(2)), count(-k * k)))}.`,
      say`It is 0 where ${equal(power(K, count(2)), count(k * k))}, and the positive number with this square is ${equal(K, count(k))}.`,
    ],
    names: { k: integer(k), A: integerMatrix(filled) },
  };
}

const example: SizedMaker = (fixed) => ({
  objective: 'compute-determinant',
  kind: 'give-example',
  draw: (random, difficulty) => {
    const value = drawInteger(random, { from: -12, to: 12, without: [0, 1, -1, -2] });
    const size = fixed ?? depth(difficulty, 2, 3, 3);
    const smallest = depth(difficulty, 1, 1, 2);
    const { upper, lower, below, right, a } = exampleWith(size, value, smallest);
    const entries: Property = {
      text: say`${A} has ${size} rows and ${size} columns, and no entry is ${smallest === 1 ? '0' : '0, 1 or −1'}.`,
      fact: equal(measure('rowCount', A), count(size)),
      holds: ([of]) =>
        of.rows === size &&
        of.columns === size &&
        rowsOf(of)
          .flat()
          .every(({ numerator, denominator }) => {
            const isUnit = denominator === 1n && (numerator === 1n || numerator === -1n);
            return numerator !== 0n && (smallest === 1 || !isUnit);
          }),
    };
    const hasValue: Property = {
      text: say`${equal(det(A), count(value))}.`,
      fact: equal(det(A), count(value)),
      holds: ([of]) => of.rows === size && of.columns === size && determinantIs(of, value),
    };
    const forbidden = smallest === 1 ? say`no entry 0` : say`none of the entries 0, 1 and −1`;
    return {
      prompt: say`Give a matrix ${A} of whole numbers with ${size} rows and ${size} columns whose determinant is ${value} and that has ${forbidden}.`,
      hints: [
        say`Begin with a triangular matrix: how do you choose its determinant?`,
        say`Then add multiples of rows to other rows, and of columns to other columns, until every entry is as wanted; the determinant stays.`,
      ],
      expected: exampleExpected({ A: a }, entries, hasValue),
      solution: [
        say`Begin with the triangular matrix ${shown(...upper)}, whose determinant is ${equal(dotted(...upper.map((row, i) => count(row[i]))), count(value))}.`,
        say`Multiples of its rows, added to rows below (from the last row up: ${joined(additions('R', lower))}), make it ${shown(...below)}.`,
        say`Multiples of columns, added to columns on their left (from the first column on: ${joined(additions('C', right))}), make it ${equal(A, shown(...a))}. The determinant stays, so this is one of many.`,
        say`It can be checked: ${equal(determinantOf(shown(...a)), ...determinantWorking(a), count(value))}.`,
      ],
      names: { A: integerMatrix(a) },
    };
  },
});

/**
 * A matrix of this size with this determinant, made of a triangular one by adding rows, so that no entry is 0 and none smaller than
 * `smallest` without its sign.
 */
function exampleWith(
  size: number,
  value: number,
  smallest: number,
): { readonly [Stage in 'upper' | 'lower' | 'below' | 'right' | 'a']: Rows } {
  const isFit = (rows: Rows): boolean => rows.flat().every((entry) => Math.abs(entry) >= smallest);
  for (let seed = 1; seed < 1000; seed++) {
    const random = randomOf(seed);
    const upper = Array.from({ length: size }, (_, i) =>
      Array.from({ length: size }, (__, j) =>
        i === j ? (i === size - 1 ? value : 1) : j > i ? drawNonzero(random, 3) : 0,
      ),
    );
    const lower = drawUnitLower(random, size, 2);
    const below = productOfRows(lower, upper);
    const right = drawUnitLower(random, size, 2);
    const a = productOfRows(below, right);
    if (isFit(a) && String(below) !== String(upper) && String(a) !== String(below))
      return { upper, lower, below, right, a };
  }
  throw new Error('no such matrix was found');
}

/** R_3 + R_1 − 2R_2, R_2 + R_1: what a factor on the left does with rows; one on the right with columns, C_1 − C_3. */
function additions(letter: 'R' | 'C', factor: Rows): readonly Prose[] {
  const line = (place: number): Expression => subscript(symbol(letter), count(place + 1));
  const made = factor.map((row, i) => {
    const factors = letter === 'R' ? row : factor.map((each) => each[i]);
    const terms = factors.flatMap((x, j) => (x === 0 || j === i ? [] : [termOf(x, line(j))]));
    return terms.length === 0 ? [] : [say`${added([line(i), ...terms])}`];
  });
  return (letter === 'R' ? made.toReversed() : made).flat();
}

/** Whether a matrix of whole numbers has this determinant. */
function determinantIs(a: Matrix, value: number): boolean {
  const rows = rowsOf(a);
  if (
    rows
      .flat()
      .some(({ denominator, numerator }) => denominator !== 1n || numerator > 1_000_000n || numerator < -1_000_000n)
  )
    return false;
  return determinantOfRows(rows.map((row) => row.map(({ numerator }) => Number(numerator)))) === value;
}

/** Questions about determinants with so many rows; null is any number of them. */
export function questionsOf(fixed: number | null): readonly QuestionMaker[] {
  return [mistakeIn, example, effect, system, singular, area].map((maker) => maker(fixed));
}
