// Exercises in deletion: one or several, in any order, from the end, all but one, and those that data cleaning takes out.

import { joined, linesProse } from '../../../algorithms/wording.ts';
import {
  count,
  equal,
  type Expression,
  indexed,
  list,
  matrixExpression,
  number,
  numbers,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { transpose } from '../../../exact/kernels/arrangement.ts';
import { entry, integerMatrix, type Matrix, rowsOf } from '../../../exact/matrix.ts';
import { decimalsInBody, drawDistinct, drawDistinctRows, drawTenths, drawWhole } from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import type { Line } from './deletion.ts';

/** Rows that are deleted; columns are deleted after a is transposed. */
interface Deletion {
  readonly a: Matrix;
  /** The positions as they are asked for. */
  readonly index: number | readonly number[];
  readonly base: 0 | 1;
  /** The rows that go, counted from 1, ascending. */
  readonly gone: readonly number[];
  readonly facts: readonly Expression[];
}

const [A, B] = [symbol('A'), symbol('B')];

const lines = {
  row: { count: 'rowCount', at: 'rowAt', taken: 'rowsAt', left: 'withoutRows' },
  column: { count: 'columnCount', at: 'columnAt', taken: 'columnsAt', left: 'withoutColumns' },
} as const;

export function exerciseOf(line: Line): Exercise {
  return {
    bounds: {
      easy: { numerator: 15, denominator: 1 },
      medium: { numerator: 20, denominator: 1 },
      hard: { numerator: 30, denominator: 10 },
    },
    draw: (random, difficulty) => posed(line, random.pick(deletions[difficulty])(random, line)),
  };
}

const deletions: ByDifficulty<readonly ((random: Random, line: Line) => Deletion)[]> = {
  easy: [
    // A square is left.
    (random, line) => {
      const size = random.integer(2, 3);
      const index = random.integer(1, size + 1);
      return {
        a: drawWhole(random, size + 1, size, 1),
        index,
        base: 1,
        gone: [index],
        facts: [holds('square', remainder(line, [index]))],
      };
    },
    // A square is there, and none is left.
    (random) => {
      const size = random.integer(2, 3);
      const index = random.integer(1, size);
      return { a: drawWhole(random, size, size, 1), index, base: 1, gone: [index], facts: [holds('square', A)] };
    },
  ],
  medium: [
    // Two, named from back to front: all positions are those of the matrix before.
    (random, line) => {
      const amount = random.integer(4, 5);
      const gone = ascending(drawDistinct(random, 2, { from: 1, to: amount }));
      return {
        a: drawWhole(random, amount, random.integer(2, 3), -15),
        index: gone.toReversed(),
        base: 1,
        gone,
        facts: [
          equal(measure(lines[line].count, A), count(amount)),
          equal(measure(lines[line].count, remainder(line, gone)), count(amount - 2)),
        ],
      };
    },
    // The first and the last.
    (random, line) => {
      const amount = random.integer(3, 5);
      return {
        a: drawWhole(random, amount, random.integer(2, 3), -15),
        index: [1, amount],
        base: 1,
        gone: [1, amount],
        facts: [equal(measure(lines[line].count, A), count(amount))],
      };
    },
    // A line that stands there twice: its second copy goes.
    (random, line) => {
      const amount = random.integer(3, 4);
      const length = random.integer(2, 3);
      const [first, second] = ascending(drawDistinct(random, 2, { from: 1, to: amount }));
      const rows = drawDistinctRows(random, amount, length, { from: -15, to: 15 });
      return {
        a: integerMatrix(rows.with(second - 1, rows[first - 1])),
        index: second,
        base: 1,
        gone: [second],
        facts: [equal(measure(lines[line].at, A, first), measure(lines[line].at, A, second))],
      };
    },
    // A line of zeros: the rank stays.
    (random, line) => {
      const amount = random.integer(3, 4);
      const length = random.integer(2, 3);
      const index = random.integer(1, amount);
      const rows = drawDistinctRows(random, amount, length, { from: -15, to: 15, without: [0] });
      return {
        a: integerMatrix(
          rows.with(
            index - 1,
            rows[0].map(() => 0),
          ),
        ),
        index,
        base: 1,
        gone: [index],
        facts: [
          holds('zero', measure(lines[line].at, A, index)),
          equal(measure('rank', A), measure('rank', remainder(line, [index]))),
        ],
      };
    },
  ],
  hard: [
    // One from the start and one from the end, counted from 0.
    (random, line) => {
      const amount = random.integer(4, 5);
      const [first, second] = ascending(drawDistinct(random, 2, { from: 1, to: amount }));
      return {
        a: drawTenths(random, amount, random.integer(2, 3)),
        index: [second - 1 - amount, first - 1],
        base: 0,
        gone: [first, second],
        facts: [
          equal(symbol('index_base'), count(0)),
          equal(measure(lines[line].count, remainder(line, [first, second])), count(amount - 2)),
        ],
      };
    },
    // All but one.
    (random, line) => {
      const amount = random.integer(3, 5);
      const stays = random.integer(1, amount);
      const gone = Array.from({ length: amount }, (_, place) => place + 1).filter((place) => place !== stays);
      return {
        a: drawTenths(random, amount, random.integer(2, 3)),
        index: random.shuffled(gone).map((place) => place - 1),
        base: 0,
        gone,
        facts: [equal(measure(lines[line].count, remainder(line, gone)), count(1))],
      };
    },
    // One of them is named from both ends.
    (random, line) => {
      const amount = random.integer(4, 5);
      const [twice, once] = drawDistinct(random, 2, { from: 1, to: amount });
      const gone = ascending([twice, once]);
      return {
        a: drawTenths(random, amount, random.integer(2, 3)),
        index: [twice - 1, once - 1, twice - 1 - amount],
        base: 0,
        gone,
        facts: [
          equal(measure(lines[line].count, remainder(line, gone)), count(amount - 2)),
          relation(measure(lines[line].count, A), 'greater', count(3)),
        ],
      };
    },
  ],
};

/** What is left, as the facts about A say it. */
function remainder(line: Line, gone: readonly number[]): Expression {
  return measure(lines[line].left, A, list(gone.map(count)));
}

function ascending(places: readonly number[]): readonly number[] {
  return places.toSorted((x, y) => x - y);
}

function posed(line: Line, deletion: Deletion): DrawnExercise {
  const { a, index, base, facts } = deletion;
  return {
    body: {
      a: decimalsInBody(line === 'row' ? a : transpose(a)),
      index,
      ...(base === 0 ? { index_base: 0 } : {}),
    },
    ...(base === 0 ? { prompt: promptFromZero(line, deletion) } : {}),
    hints: hints(line, deletion),
    facts,
  };
}

/** The positions as they are asked for: what they mean on paper is part of the problem. */
function promptFromZero(line: Line, { a, index }: Deletion): Prose {
  const positions = typeof index === 'number' ? [index] : index;
  const named = claim(
    joined(positions.map((position) => say`${position}`)),
    ...positions.map((position) => onPaper(line, position, a.rows)),
  );
  const shown = matrixExpression(line === 'row' ? a : transpose(a));
  return say`Positions are counted from ${0}, as in Python. Delete the ${line}s at the positions ${named} of ${shown}.`;
}

/** What a position from 0 is counted from 1, from the front or from the end: 2 + 1 = 3, or 4 - 1 + 1 = 4. */
function onPaper(line: Line, position: number, amount: number): Expression {
  const place = position < 0 ? amount + position + 1 : position + 1;
  const start = position < 0 ? [measure(lines[line].count, A)] : [];
  return equal(sum(...start, count(position), count(1)), count(place));
}

function hints(line: Line, deletion: Deletion): readonly Prose[] {
  const { a, gone } = deletion;
  const { taken } = lines[line];
  const kept = Array.from({ length: a.rows }, (_, place) => place + 1).filter((place) => !gone.includes(place));
  const named = linesProse(
    line,
    kept.map((place) => place - 1),
  );
  const stay = claim(
    say`${kept.length === 1 ? `The ${line} that stays is` : `The ${line}s that stay are`} ${named}`,
    equal(B, measure(taken, A, list(kept.map(count)))),
  );
  return [
    gone.length === 1
      ? say`Call the matrix ${A} and what is left of it ${B}. A ${line} is struck out as a whole, and no entry that stays is changed.`
      : say`Call the matrix ${A} and what is left of it ${B}. Strike out everything that goes before anything moves: the positions are those of ${A} as it stands.`,
    countProse(line, deletion),
    say`${stay}; close the gaps. ${lastLine(line, a, kept)}`,
  ];
}

/** How many are left; where positions count from 0, first which is meant by the first of them. */
function countProse(line: Line, { a, index, base, gone }: Deletion): Prose {
  const left = say`count the ${line}s that stay: ${equal(sum(count(a.rows), count(-gone.length)), count(a.rows - gone.length))}`;
  if (base === 1) return say`Before you write, ${left}.`;
  const [first] = typeof index === 'number' ? [index] : index;
  return first < 0
    ? say`A negative position counts from the end: the first one named is, counted from ${1}, ${line} ${equal(sum(count(a.rows), count(first), count(1)), count(first + 1 + a.rows))}. When all are found, ${left}.`
    : say`A position from ${0} is one less than the number of the ${line}: the first one named is ${line} ${equal(sum(count(first), count(1)), count(first + 1))}. When all are found, ${left}.`;
}

/** The last line that stays; of a single one its first entry alone. */
function lastLine(line: Line, a: Matrix, kept: readonly number[]): Prose {
  const last = kept[kept.length - 1] - 1;
  if (kept.length === 1) return say`It begins with ${equal(indexed('b', 1, 1), number(entry(a, last, 0)))}.`;
  const entries = list(numbers(rowsOf(a)[last]));
  return say`${claim(
    say`The last ${line} of ${B} is ${entries}`,
    equal(measure(lines[line].at, B, kept.length), entries),
  )}.`;
}
