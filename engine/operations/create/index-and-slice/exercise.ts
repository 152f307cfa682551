// Exercises in indexing and slicing: positions, lists in an order of their own, slices with steps, backwards, from 1 and from 0.

import { counted, joined, linesProse } from '../../../algorithms/wording.ts';
import {
  count,
  equal,
  type Expression,
  indexed,
  list,
  matrixExpression,
  negative,
  number,
  relation,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { entry, integerMatrix, type Matrix } from '../../../exact/matrix.ts';
import {
  decimalsInBody,
  drawDistinct,
  drawInteger,
  drawRows,
  drawTenths,
  drawWhole,
  mirrored,
} from '../../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../../learning/exercise.ts';
import type { Random } from '../../../learning/random.ts';
import type { Line } from './part.ts';

/** A choice of rows or columns: how it is asked for, and the numbers from 1 that are meant. */
interface Choice {
  readonly asked: number | readonly number[] | string | null;
  readonly places: readonly number[];
}

interface Selection {
  readonly a: Matrix;
  readonly rows: Choice;
  readonly columns: Choice;
  readonly base: 0 | 1;
  readonly facts: readonly Expression[];
}

const [A, B] = [symbol('A'), symbol('B')];

export const exercise: Exercise = {
  bounds: {
    easy: { numerator: 20, denominator: 1 },
    medium: { numerator: 25, denominator: 1 },
    hard: { numerator: 30, denominator: 10 },
  },
  draw: (random, difficulty) => posed(random.pick(selections[difficulty])(random)),
};

const selections: ByDifficulty<readonly ((random: Random) => Selection)[]> = {
  easy: [
    // One entry.
    (random) => {
      const [m, n] = drawShape(random, 2, 4);
      const [row, column] = [random.integer(1, m), random.integer(1, n)];
      return chosen(drawWhole(random, m, n, 1, 20), single(row), single(column), 1, ({ part }) => [
        equal(measure('entryCount', part), count(1)),
      ]);
    },
    // A whole row, or a whole column.
    (random) => {
      const [m, n] = drawShape(random, 2, 4);
      const a = drawWhole(random, m, n, 1, 20);
      return random.chance(50)
        ? chosen(a, single(random.integer(1, m)), all(n), 1, () => [])
        : chosen(a, all(m), single(random.integer(1, n)), 1, () => []);
    },
    // A block: both slices include their end.
    (random) => {
      const [m, n] = drawShape(random, 3, 4);
      const [top, left] = [random.integer(1, m - 1), random.integer(1, n - 1)];
      return chosen(drawWhole(random, m, n, 1, 20), run(top, top + 1), run(left, left + 1), 1, ({ part }) => [
        equal(measure('rowCount', part), measure('columnCount', part), count(2)),
      ]);
    },
  ],
  medium: [
    // A list whose order is not that of the matrix.
    (random) => {
      const [m, n] = [random.integer(3, 4), random.integer(2, 3)];
      const drawn = drawDistinct(random, random.integer(2, 3), { from: 1, to: m });
      const ascends = drawn.every((place, index) => index === 0 || drawn[index - 1] < place);
      const order = ascends ? drawn.toReversed() : drawn;
      const columns = random.chance(50) ? all(n) : single(random.integer(1, n));
      return chosen(drawWhole(random, m, n, -15, 20), listed(order), columns, 1, () => [
        relation(measure('inversions', list(order.map(count))), 'greater', count(0)),
      ]);
    },
    // Every second row or column.
    (random) => {
      const amount = random.integer(4, 6);
      const start = random.integer(1, 2);
      const places = steps(start, amount, 2);
      const slice: Choice = { asked: start === 1 ? '::2' : `${start}:${amount}:2`, places };
      return random.chance(50)
        ? chosen(drawWhole(random, amount, 2, -15, 20), slice, all(2), 1, () => [])
        : chosen(drawWhole(random, 2, amount, -15, 20), all(2), slice, 1, () => []);
    },
    // What is left without one row and one column: the matrix of a minor.
    (random) => {
      const [i, j] = [random.integer(1, 3), random.integer(1, 3)];
      return chosen(drawWhole(random, 3, 3, -15, 20), listed(othersOf(i)), listed(othersOf(j)), 1, ({ part }) => [
        equal(part, measure('without', A, i, j)),
      ]);
    },
    // From some row to the last, in the last column.
    (random) => {
      const [m, n] = drawShape(random, 3, 4);
      const start = random.integer(2, m - 1);
      const rows = { asked: `${start}:`, places: steps(start, m, 1) };
      return chosen(drawWhole(random, m, n, -15, 20), rows, single(n), 1, () => [
        equal(measure('columnCount', A), count(n)),
      ]);
    },
  ],
  hard: [
    // Half-open, counted from 0, with a column from the end.
    (random) => {
      const [m, n] = [random.integer(3, 5), random.integer(3, 4)];
      const start = random.integer(0, m - 3);
      const stop = start + 2;
      const fromEnd = random.integer(1, 2);
      const rows = { asked: `${start}:${stop}`, places: [start + 1, start + 2] };
      const columns = { asked: -fromEnd, places: [n - fromEnd + 1] };
      return chosen(drawTenths(random, m, n), rows, columns, 0, () => [equal(symbol('index_base'), count(0))]);
    },
    // Backwards, all of them or in steps.
    (random) => {
      const amount = random.integer(3, 5);
      const step = random.integer(1, 2);
      const places = steps(1, amount, 1)
        .toReversed()
        .filter((_, index) => index % step === 0);
      const rows = { asked: `::${-step}`, places };
      return chosen(drawTenths(random, amount, 2), rows, all(2), 1, ({ part }) => [
        equal(measure('rowAt', part, 1), measure('rowAt', A, amount)),
      ]);
    },
    // A row that is named twice, once from the end.
    (random) => {
      const [m, n] = [random.integer(3, 4), random.integer(3, 4)];
      const [twice, once] = drawDistinct(random, 2, { from: 1, to: m });
      const rows = { asked: [twice - 1, once - 1, twice - 1 - m], places: [twice, once, twice] };
      const columns = { asked: '-2:', places: [n - 1, n] };
      return chosen(drawTenths(random, m, n), rows, columns, 0, ({ part }) => [
        equal(measure('rowAt', part, 1), measure('rowAt', part, 3)),
      ]);
    },
    // Rows whose order brings an upper triangular matrix to light.
    (random) => {
      const order = drawDistinct(random, 3, { from: 1, to: 4 });
      const triangle = Array.from({ length: 3 }, (_, i) =>
        Array.from({ length: 3 }, (__, j) => (i > j ? 0 : drawInteger(random, { from: -9, to: 9, without: [0] }))),
      );
      const a = Array.from({ length: 4 }, (_, row) => {
        const place = order.indexOf(row + 1);
        return place === -1 ? drawRows(random, 1, 3, { from: 1, to: 9 })[0] : triangle[place];
      });
      const rows = { asked: order.map((place) => place - 1), places: order };
      return chosen(integerMatrix(a), rows, all(3), 0, ({ part }) => [holds('upperTriangular', part)]);
    },
    // The same rows as columns of a symmetric matrix: the part is symmetric too.
    (random) => {
      const size = random.integer(3, 4);
      const places = drawDistinct(random, size - 1, { from: 1, to: size });
      const chosenPlaces = { asked: places.map((place) => place - 1 - size), places };
      return chosen(
        integerMatrix(mirrored(drawRows(random, size, size, { from: -9, to: 9 }))),
        chosenPlaces,
        chosenPlaces,
        0,
        ({ part }) => [holds('symmetric', A, part)],
      );
    },
  ],
};

function single(place: number): Choice {
  return { asked: place, places: [place] };
}

function all(length: number): Choice {
  return { asked: null, places: steps(1, length, 1) };
}

function run(first: number, last: number): Choice {
  return { asked: `${first}:${last}`, places: steps(first, last, 1) };
}

function listed(places: readonly number[]): Choice {
  return { asked: places, places };
}

/** Of three places the two others. */
function othersOf(index: number): readonly number[] {
  return [1, 2, 3].filter((place) => place !== index);
}

function steps(first: number, last: number, step: number): readonly number[] {
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
}

function drawShape(random: Random, from: number, to: number): readonly [rows: number, columns: number] {
  return [random.integer(from, to), random.integer(from, to)];
}

function chosen(
  a: Matrix,
  rows: Choice,
  columns: Choice,
  base: 0 | 1,
  facts: (named: { readonly part: Expression }) => readonly Expression[],
): Selection {
  return { a, rows, columns, base, facts: facts({ part: partOf(rows, columns) }) };
}

/** The part as the facts about A say it. */
function partOf(rows: Choice, columns: Choice): Expression {
  return measure('columnsAt', measure('rowsAt', A, list(rows.places.map(count))), list(columns.places.map(count)));
}

function posed(selection: Selection): DrawnExercise {
  const { a, rows, columns, base, facts } = selection;
  return {
    body: {
      a: decimalsInBody(a),
      ...(rows.asked === null ? {} : { rows: rows.asked }),
      ...(columns.asked === null ? {} : { cols: columns.asked }),
      ...(base === 0 ? { index_base: 0 } : {}),
    },
    prompt: promptOf(selection),
    hints: hints(selection),
    facts,
  };
}

/** What is asked for as it is asked for: to read positions and slices is part of the problem. */
function promptOf({ a, rows, columns, base }: Selection): Prose {
  const counting = base === 0 ? say`Rows and columns are counted from ${0}, as in Python. ` : [];
  const asked = claim(
    typeof rows.asked === 'number' && typeof columns.asked === 'number'
      ? say`the entry in row ${rows.asked} and column ${columns.asked}`
      : say`${askedFor('row', rows, a.rows, base)} and ${askedFor('column', columns, a.columns, base)}`,
    equal(B, partOf(rows, columns)),
    ...countsOf(a),
    ...(base === 0 ? [...onPaper('row', rows, a.rows), ...onPaper('column', columns, a.columns)] : []),
  );
  return say`${counting}Take ${asked} of ${matrixExpression(a)}.`;
}

function askedFor(line: Line, { asked, places }: Choice, length: number, base: 0 | 1): Prose {
  if (asked === null) return length === 2 ? say`both ${line}s` : say`all ${length} ${line}s`;
  if (typeof asked === 'number') return say`${line} ${asked}`;
  if (typeof asked !== 'string') return say`${line}s ${joined(asked.map((position) => say`${position}`))}`;
  const [start, stop, step] = partsOf(asked);
  if (step === -1) return say`all ${line}s from the last to the first`;
  if (step === -2) return say`every second ${line} (backwards from the last one)`;
  if (step === 2) return say`every second ${line} (from ${line} ${places[0]} on)`;
  if (stop === null) return say`all ${line}s from ${line} ${start} on`;
  return base === 0
    ? say`the ${line}s of the slice from ${start} to ${stop}`
    : say`the ${line}s from ${line} ${start} to ${line} ${stop}`;
}

/** Start, stop and step of a slice; the start is 1 and the step is 1 where they are left out. */
function partsOf(slice: string): readonly [start: number, stop: number | null, step: number] {
  const [start, stop, step = '1'] = slice.split(':');
  return [start === '' ? 1 : Number(start), stop === '' ? null : Number(stop), Number(step)];
}

function countsOf(a: Matrix): readonly Expression[] {
  return [equal(measure('rowCount', A), count(a.rows)), equal(measure('columnCount', A), count(a.columns))];
}

/** What positions from 0 are counted from 1, and how many a half-open slice takes. */
function onPaper(line: Line, { asked, places }: Choice, length: number): readonly Expression[] {
  if (asked === null) return [];
  if (typeof asked === 'string') {
    const [start, stop, step] = partsOf(asked);
    if (step !== 1) return [];
    if (stop === null) return [numberOnPaper(line, start, length)];
    return [equal(count(places.length), sum(count(stop), negative(count(start))))];
  }
  return (typeof asked === 'number' ? [asked] : asked).map((place) => numberOnPaper(line, place, length));
}

function numberOnPaper(line: Line, place: number, length: number): Expression {
  const start = place < 0 ? [measure(line === 'row' ? 'rowCount' : 'columnCount', A)] : [];
  return equal(sum(...start, count(place), count(1)), count(place < 0 ? length + place + 1 : place + 1));
}

function hints({ a, rows, columns, base }: Selection): readonly Prose[] {
  const [row, column] = [rows.places[0], columns.places[0]];
  const fact = equal(B, partOf(rows, columns));
  const shape = claim(
    say`${B} has ${counted(rows.places.length, 'row')} and ${counted(columns.places.length, 'column')}`,
    equal(measure('rowCount', B), count(rows.places.length)),
    equal(measure('columnCount', B), count(columns.places.length)),
  );
  const meant = claim(say`${linesOf('row', rows)} and ${linesOf('column', columns)}`, fact);
  const from = [indexed('b', 1, 1), indexed('a', row, column)] as const;
  const isSingle = rows.places.length * columns.places.length === 1;
  const onwards = columns.places.length === 1 ? 'go on with the next chosen row' : 'go on along the first chosen row';
  const isPlain = base === 1 && ![rows, columns].some(({ asked }) => typeof asked === 'string');
  return [
    say`Call the matrix ${A} and its part ${B}. Write down the numbers of the chosen rows and columns, in the order asked for, before you look at any entry of ${A}.`,
    isPlain
      ? say`As many rows and columns as are chosen: ${shape}.`
      : say`${slices(rows, columns, base)}${base === 0 ? fromTheEnd(a, rows, columns) : []}${base === 0 ? say`Counted from ${1}, these` : 'These'} are ${meant}, so ${shape}.`,
    isSingle
      ? say`The row is named first, then the column: ${equal(...from)}. The answer is a matrix with this one entry.`
      : say`The first entry is ${equal(...from, number(entry(a, row - 1, column - 1)))}; ${onwards}.`,
  ];
}

/** "rows 3 and 1" */
function linesOf(line: Line, { places }: Choice): Prose {
  return linesProse(
    line,
    places.map((place) => place - 1),
  );
}

/** What must be known about the slices that were asked for: whether the stop belongs to them. */
function slices(rows: Choice, columns: Choice, base: 0 | 1): Prose {
  const asked = [rows, columns].flatMap((choice) => (typeof choice.asked === 'string' ? [choice.asked] : []));
  const stop = base === 0 ? say`In counting from ${0}, a slice ends before its stop. ` : say`Both ends are included. `;
  return [...(asked.some((slice) => /^-?\d+:\d+$/.test(slice)) ? stop : [])];
}

/** Which row or column the first negative position means, as a number from 1: 4 − 1 + 1 = 4. */
function fromTheEnd(a: Matrix, rows: Choice, columns: Choice): Prose {
  const [first] = [...negatives(rows, a.rows), ...negatives(columns, a.columns)];
  if (first === undefined) return [];
  const { position, length } = first;
  const place = equal(sum(count(length), count(position), count(1)), count(length + position + 1));
  return say`The first negative position is, counted from ${1}, ${place}. `;
}

function negatives(
  { asked }: Choice,
  length: number,
): readonly { readonly position: number; readonly length: number }[] {
  if (asked === null || typeof asked === 'string') return [];
  const positions = typeof asked === 'number' ? [asked] : asked;
  return positions.filter((position) => position < 0).map((position) => ({ position, length }));
}
