// Exercises in insertion: before the first, in the middle, before the last and after it, from 1 and from 0.

import {
  count,
  equal,
  type Expression,
  list,
  matrixExpression,
  numbers,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import { constantMatrix, type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { ONE } from '../../../exact/rational.ts';
import { decimalsInBody, drawTenths, drawWhole } from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';

type Line = 'row' | 'column';

/** Rows that are inserted among rows; columns are inserted after both are transposed. */
interface Insertion {
  readonly a: Matrix;
  readonly b: Matrix;
  /** Where the first new one stands afterwards, counted from 1. */
  readonly place: number;
  /** The position as it is asked for; null where it is left out. */
  readonly index: number | null;
  readonly base: 0 | 1;
  readonly facts: readonly Expression[];
}

const [A, B, C, INDEX, BASE] = ['A', 'B', 'C', 'index', 'index_base'].map(symbol);

const lines = {
  row: { count: 'rowCount', across: 'columnCount', at: 'rowAt', several: 'rowsAt', onwards: 'down' },
  column: { count: 'columnCount', across: 'rowCount', at: 'columnAt', several: 'columnsAt', onwards: 'to the right' },
} as const;

export function exerciseOf(line: Line): Exercise {
  return {
    bounds: {
      easy: { numerator: 15, denominator: 1 },
      medium: { numerator: 25, denominator: 1 },
      hard: { numerator: 30, denominator: 10 },
    },
    draw: (random, difficulty) => posed(line, random.pick(insertions[difficulty])(random, line)),
  };
}

const insertions: ByDifficulty<readonly ((random: Random, line: Line) => Insertion)[]> = {
  easy: [
    // One among the old ones, or before them.
    (random, line) => {
      const [amount, length] = [random.integer(2, 3), random.integer(2, 3)];
      const index = random.integer(1, amount);
      return {
        a: drawWhole(random, amount, length, 1),
        b: drawWhole(random, 1, length, 1),
        place: index,
        index,
        base: 1,
        facts: [
          equal(measure(lines[line].count, B), count(1)),
          relation(INDEX, 'at-most', measure(lines[line].count, A)),
        ],
      };
    },
  ],
  medium: [
    // Two at once, which part the old ones.
    (random, line) => {
      const [amount, length] = [random.integer(2, 4), random.integer(2, 3)];
      const index = random.integer(2, amount);
      return {
        a: drawWhole(random, amount, length, -15),
        b: drawWhole(random, 2, length, -15),
        place: index,
        index,
        base: 1,
        facts: [
          equal(measure(lines[line].count, B), count(2)),
          relation(count(1), 'less', INDEX),
          relation(INDEX, 'at-most', measure(lines[line].count, A)),
        ],
      };
    },
    // The place after the last, with its number.
    (random, line) => {
      const [amount, length] = [random.integer(2, 4), random.integer(2, 3)];
      return {
        a: drawWhole(random, amount, length, -15),
        b: drawWhole(random, random.integer(1, 2), length, -15),
        place: amount + 1,
        index: amount + 1,
        base: 1,
        facts: [equal(INDEX, sum(measure(lines[line].count, A), count(1)))],
      };
    },
    // The place after the last, which needs no number.
    (random, line) => {
      const [amount, length] = [random.integer(2, 3), random.integer(2, 3)];
      return {
        a: drawWhole(random, amount, length, -15),
        b: drawWhole(random, 2, length, -15),
        place: amount + 1,
        index: null,
        base: 1,
        facts: [equal(measure(lines[line].count, B), count(2))],
      };
    },
    // Ones before the data, as in the design matrix of a regression.
    (random) => {
      const [amount, length] = [random.integer(1, 2), random.integer(3, 4)];
      return {
        a: drawWhole(random, amount, length, 2),
        b: constantMatrix(1, length, ONE),
        place: 1,
        index: 1,
        base: 1,
        facts: [equal(measure('least', B), measure('greatest', B), INDEX, count(1))],
      };
    },
  ],
  hard: [
    // Among the old ones, counted from 0.
    (random, line) => {
      const [amount, length] = [random.integer(3, 4), random.integer(2, 3)];
      const index = random.integer(1, amount - 1);
      return {
        a: drawTenths(random, amount, length),
        b: drawTenths(random, 2, length),
        place: index + 1,
        index,
        base: 0,
        facts: [
          equal(BASE, count(0)),
          relation(count(0), 'less', INDEX),
          relation(INDEX, 'less', measure(lines[line].count, A)),
        ],
      };
    },
    // Before one that is counted from the end: -1 is the place before the last, not behind it.
    (random, line) => {
      const [amount, length] = [random.integer(3, 4), random.integer(2, 3)];
      const index = -random.integer(1, 2);
      return {
        a: drawTenths(random, amount, length),
        b: drawTenths(random, random.integer(1, 2), length),
        place: amount + index + 1,
        index,
        base: 0,
        facts: [relation(INDEX, 'less', count(0)), relation(measure(lines[line].count, A), 'greater', count(2))],
      };
    },
    // The square that is there and the square that comes would fit in both directions; the place is the end, counted from 0.
    (random, line) => {
      const size = random.integer(2, 3);
      return {
        a: drawTenths(random, size, size),
        b: drawTenths(random, size, size),
        place: size + 1,
        index: size,
        base: 0,
        facts: [equal(INDEX, measure(lines[line].count, A)), holds('square', A, B)],
      };
    },
  ],
};

/** A single row or column is posed as the list that it is. */
function posed(line: Line, insertion: Insertion): DrawnExercise {
  const { a, b, index, base, facts } = insertion;
  const rows = decimalsInBody(b);
  const several = line === 'row' ? rows : decimalsInBody(transpose(b));
  return {
    body: {
      a: decimalsInBody(line === 'row' ? a : transpose(a)),
      b: rows.length === 1 ? rows[0] : several,
      ...(index === null ? {} : { index }),
      ...(base === 0 ? { index_base: 0 } : {}),
    },
    ...promptOf(line, insertion),
    hints: hints(line, insertion),
    facts,
  };
}

/** Where the position is left out or counted from 0, what it means on paper is part of the problem. */
function promptOf(line: Line, { a, b, index, base, place }: Insertion): { readonly prompt?: Prose } {
  const [old, added] = [a, b].map((matrix) => matrixExpression(line === 'row' ? matrix : transpose(matrix)));
  if (index === null) return { prompt: say`Insert the ${line}s of ${added} into ${old}, without naming a position.` };
  if (base === 1) return {};
  const start = index < 0 ? [measure(lines[line].count, A)] : [];
  const there = claim(
    say`at position ${index} among the ${line}s`,
    equal(INDEX, count(index)),
    equal(sum(...start, INDEX, count(1)), count(place)),
  );
  return { prompt: say`Positions are counted from ${0}, as in Python. Insert ${added} into ${old} ${there}.` };
}

function hints(line: Line, insertion: Insertion): readonly Prose[] {
  const { a, b, place } = insertion;
  const { across, at, onwards } = lines[line];
  const [first] = rowsOf(b);
  const same = claim(
    say`The ${line}s of ${A} and of ${B} are equally long`,
    equal(measure(across, A), measure(across, B)),
  );
  const noun = line === 'row' ? 'Row' : 'Column';
  const there = claim(
    say`${noun} ${place} of ${C} is ${list(numbers(first))}`,
    equal(measure(at, C, place), list(numbers(first))),
  );
  const isLast = place === a.rows + 1;
  const moved = (): Claim =>
    claim(
      say`The old ${line} ${place} moves ${onwards} and becomes ${line} ${place + b.rows}`,
      equal(measure(at, A, place), measure(at, C, place + b.rows)),
    );
  return [
    say`Call the old matrix ${A}, what is inserted ${B} and the result ${C}. ${same}, so they fit together. Decide first where the new entries stand; all that was there before keeps its order.`,
    whereProse(line, insertion),
    isLast ? say`${there}; all that stands before it is ${A}.` : say`${there}. ${moved()}.`,
  ];
}

/** Where the first new row or column comes to stand, from the position that was given. */
function whereProse(line: Line, { a, b, place, index, base }: Insertion): Prose {
  const isFirst = claim(
    say`the first new ${line} becomes ${line} ${place}`,
    equal(measure(lines[line].at, C, place), measure(lines[line].at, B, 1)),
  );
  if (index === null) {
    const total = equal(sum(count(a.rows), count(b.rows)), count(a.rows + b.rows));
    return say`Without a position the new ${line}s come after all others: ${isFirst}, and ${total} is the number of ${line}s.`;
  }
  if (base === 1 && place === 1)
    return say`Nothing of ${A} stays in front: ${isFirst}, and all old ones come after it.`;
  if (base === 1) {
    const before = list(Array.from({ length: place - 1 }, (_, number) => count(number + 1)));
    const first = claim(
      place === 2 ? say`${line} ${1} of ${A} stays` : say`the first ${place - 1} ${line}s of ${A} stay`,
      equal(measure(lines[line].count, measure(lines[line].several, A, before)), count(place - 1)),
      equal(measure(lines[line].several, C, before), measure(lines[line].several, A, before)),
    );
    return say`A position is the number of a place in ${C}: ${first} in front, and ${isFirst}.`;
  }
  return index < 0
    ? say`A negative position counts from the end: ${equal(sum(count(a.rows), count(index), count(1)), count(place))}, so ${isFirst}.`
    : say`Counted from ${1} and not from ${0}, the position is ${equal(sum(count(index), count(1)), count(place))}, so ${isFirst}.`;
}
