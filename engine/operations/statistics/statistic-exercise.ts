// Exercises in statistics: lists with chosen properties are drawn, and laid down as rows, as columns or over a whole matrix.

import { lineOfA } from '../../algorithms/lines/names.ts';
import { type LineInput, lineCount, lineOf, placeOnLine } from '../../algorithms/lines/solve.ts';
import { equal, type Expression, indexed, number } from '../../document/expression.ts';
import type { Prose } from '../../document/prose.ts';
import type { Axis } from '../../exact/kernels/statistics.ts';
import { matrixOf, rowsOf } from '../../exact/matrix.ts';
import { integer, rational } from '../../exact/rational.ts';
import { decimalsInBody, matrixInBody } from '../../learning/drawing.ts';
import type { ByDifficulty, DrawnExercise, Exercise } from '../../learning/exercise.ts';
import type { Random } from '../../learning/random.ts';
import { meanMeasure, meanOf, type Numbers } from './line-values.ts';

/** How the facts of an exercise name what was drawn; lines and positions are counted from 0. */
export interface LineNames {
  /** The numbers of a line, in any order. */
  readonly numbers: (line: number) => Expression;
  /** One number of a line. */
  readonly entry: (line: number, position: number) => Expression;
}

/** Lists of one length, and what they were chosen for. */
export interface DrawnLines {
  readonly lines: readonly Numbers[];
  readonly chosen: (names: LineNames) => readonly Expression[];
  /** Tenths and hundredths are written with a point where a problem is about them. */
  readonly written?: 'decimal';
}

/** So many lists of so many numbers each. */
export type DrawLines = (random: Random, lines: number, length: number) => DrawnLines;

type Sizes = readonly (readonly [number, number])[];

/** Sizes as they are written: '2x3 2x4' is two lines of three numbers, or two of four. */
export function sizes(written: string): Sizes {
  return written.split(' ').map((size) => {
    const [lines, length] = size.split('x').map(Number);
    return [lines, length];
  });
}

/** What a statistic says of its exercises, whatever it is taken over. */
export interface StatisticExercise {
  readonly bounds: Exercise['bounds'];
  /** How many lines of how many numbers there may be. */
  readonly lines: ByDifficulty<Sizes>;
  /** How many rows and columns a whole matrix may have. */
  readonly shapes: ByDifficulty<Sizes>;
  readonly draw: ByDifficulty<DrawLines>;
  readonly hints: (input: LineInput) => readonly Prose[];
}

/** The exercises of a statistic over an axis. */
export function statisticExercise(statistic: StatisticExercise): (axis: Axis) => Exercise {
  const { bounds, draw, hints } = statistic;
  return (axis) => ({
    bounds,
    draw: (random, difficulty) => {
      if (axis !== 'matrix') {
        const [lines, length] = random.pick(statistic.lines[difficulty]);
        const drawn = draw[difficulty](random, lines, length);
        return posed(axis, axis === 'row' ? drawn.lines : turned(drawn.lines), drawn, hints);
      }
      const [rows, columns] = random.pick(statistic.shapes[difficulty]);
      const drawn = draw[difficulty](random, 1, rows * columns);
      return posed(axis, folded(drawn.lines[0], columns), drawn, hints);
    },
  });
}

function posed(
  axis: Axis,
  rows: readonly Numbers[],
  { chosen, written }: DrawnLines,
  hints: StatisticExercise['hints'],
): DrawnExercise {
  const input: LineInput = { a: matrixOf(rows), axis };
  const names: LineNames = {
    numbers: (line) => lineOfA(input, line),
    entry: (line, position) => entryOnLine(input, line, position),
  };
  const a = written === 'decimal' ? decimalsInBody(input.a) : matrixInBody(input.a);
  return { body: { a }, hints: hints(input), facts: chosen(names) };
}

function turned(lines: readonly Numbers[]): readonly Numbers[] {
  return lines[0].map((_, position) => lines.map((line) => line[position]));
}

function folded(list: Numbers, columns: number): readonly Numbers[] {
  return Array.from({ length: list.length / columns }, (_, row) => list.slice(row * columns, (row + 1) * columns));
}

export function wholes(list: readonly number[]): Numbers {
  return list.map(integer);
}

/** Numbers counted in tenths or hundredths. */
export function parts(list: readonly number[], denominator: bigint): Numbers {
  return list.map((value) => rational(BigInt(value), denominator));
}

/** The facts that lines have the means that they were made for. */
export function meansAre(lines: readonly Numbers[]): DrawnLines['chosen'] {
  return ({ numbers }) => lines.map((line, index) => equal(meanMeasure(numbers(index)), number(meanOf(line))));
}

/** The entry of A at a position of a line: a_21. */
export function entryOnLine(input: LineInput, line: number, position: number): Expression {
  const { row, column } = placeOnLine(input, line, position);
  return indexed('a', row + 1, column + 1);
}

/** "the other row", "the other columns" */
export function otherLines(input: LineInput): string {
  return `the other ${input.axis}${linesIn(input).length === 2 ? '' : 's'}`;
}

/** The numbers of every line. */
export function linesIn({ a, axis }: LineInput): readonly Numbers[] {
  return Array.from({ length: lineCount(a, axis) }, (_, line) => lineOf(a, axis, line));
}

/** The rows of the matrix, whatever the lines are. */
export function rowsIn({ a }: LineInput): readonly Numbers[] {
  return rowsOf(a);
}
