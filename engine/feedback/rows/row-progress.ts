// What is known so far of a working by row operations.

import type { Line } from '@matrixsteps/notation/term.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { integer, multiply, type Rational } from '../../exact/rational.ts';
import type { LineJudgement, Working } from '../working.ts';
import { isOfTranspose, startOfWorking } from './row-start.ts';
import { usualUnknowns } from './homogeneous.ts';
import type { Done } from './replay.ts';
import { withExactValues } from './rounded-values.ts';
import { type Row, type RowSpace, type Tolerance, rowSpaceOf, toleranceOf } from './rows.ts';
import { columnOrder } from './unknowns.ts';
import { Effort } from './find-slip.ts';
import { UNKNOWN } from './line-judgement.ts';

/** The line that another one starts from. */
export interface Before {
  readonly rows: Rows;
  readonly onTrack: boolean;
  /** The matrix before that one. */
  readonly earlier: Rows | null;
}

/** Lines are judged in turn; each one adds to what the next ones are judged from. */
export class RowProgress {
  readonly working: Working;
  /** The matrix that is reduced: that of the task, or its transpose. */
  readonly start: Rows;
  readonly isTurned: boolean;
  readonly space: RowSpace;
  readonly bar: number | null;
  readonly tolerance: Tolerance;
  /** The matrices of the lines; null for a line that holds none. */
  readonly matrices: (Rows | null)[] = [];
  /** Whether the line was right for the task, as far as that is known. */
  readonly onTrack: boolean[] = [];
  /** Values and single equations that were found before, as rows of the system. */
  found: Rows = [];
  firstSlip: number | null = null;
  /** Whether columns were exchanged, so that nothing says which unknown belongs to which. */
  areUnknownsMoved = false;
  /** Whether operations on columns were done, which keep the column space. */
  areColumnsChanged = false;
  /** The unknowns that parameters stand for, where a line says so. */
  readonly parameters = new Map<string, string>();
  /** What is said of a part behind an equals sign that is right. */
  partVerdict: LineJudgement = UNKNOWN;
  /** The line that gives a basis of the space that is asked for, from 0; -1 without one. */
  hasBasisAt = -1;
  /** Whether that basis is one of the task's own space. */
  isBasisRight = false;
  /** The determinants of Cramer's rule as the student has them, that of the coefficients first. */
  readonly determinants = new Map<number, Rational>();
  /** The inverse of a system's matrix as the student has it; null before. */
  ownInverse: Rows | null = null;
  /** The vector of the unknowns as the student has it, by the inverse; null before. */
  ownSolution: Row | null = null;
  /** In a null space: equations that are solved for an unknown, by its column. */
  readonly solved = new Map<number, Row>();
  /** In a null space: the last equation that is wrong and solved for no unknown. */
  ownEquation: Row | null = null;
  /** In a null space: the vectors that the student's own solution is made of, where it is wrong; null before. */
  ownVectors: Rows | null = null;
  readonly effort = new Effort();

  constructor(working: Working) {
    this.working = working;
    const { rows, bar } = startOfWorking(working);
    this.start = rows;
    this.isTurned = isOfTranspose(working);
    this.bar = bar;
    this.space = rowSpaceOf(rows);
    this.tolerance = toleranceOf(working.policy.rounding);
  }

  /** The lines, of a working that is not rounded throughout with exact values for the unknowns that are. */
  exactLines(): readonly Line[] {
    const { lines, task } = this.working;
    if (this.tolerance !== null || task.operation === 'inverse') return lines;
    return withExactValues(lines, this.start, this.unknowns(this.start[0].length - 1));
  }

  /** The matrix that a line starts from, and whether it was right. */
  before(line: Line, index: number): Before {
    const last = line.from === null ? index - 1 : line.from;
    const known = this.matrices.slice(0, last + 1).flatMap((rows, place) => (rows === null ? [] : [{ rows, place }]));
    const current = known.at(-1);
    if (current === undefined) return { rows: this.start, onTrack: true, earlier: null };
    const earlier = known.at(-2)?.rows ?? this.start;
    return { rows: current.rows, onTrack: this.onTrack[current.place], earlier };
  }

  /** The names of the unknowns in the order of the columns, from the line that names all of them. */
  unknowns(count: number): readonly string[] | null {
    for (const { content } of this.working.lines.toReversed()) {
      if (content.kind === 'values' && content.values.length === count) {
        return columnOrder(content.values.map(({ name }) => name));
      }
    }
    return this.#unknownsOfSingleLines(count);
  }

  /** The order of the columns that single equations give these names; null without such equations. */
  orderOfEquations(names: readonly string[]): readonly string[] | null {
    for (const { content } of this.working.lines) {
      const unknowns = content.kind === 'matrix' ? (content.unknowns ?? []) : [];
      const order = unknowns.slice(0, names.length);
      if (order.length === names.length && names.every((name) => order.includes(name))) return order;
    }
    return null;
  }

  /** The names of unknowns that stand in lines of their own: those of the equations, or x, y, z as far as there are columns. */
  #unknownsOfSingleLines(count: number): readonly string[] | null {
    const { lines } = this.working;
    const equation = lines.flatMap(({ content }) => (content.kind === 'matrix' ? [content.unknowns ?? []] : []));
    // Behind the unknowns an equation may have parameters.
    const named = equation.find(({ length }) => length >= count);
    if (named !== undefined) return named.slice(0, count);
    const written = new Set(
      lines.flatMap(({ content }) => (content.kind === 'values' ? content.values.map(({ name }) => name) : [])),
    );
    return usualUnknowns(written, count);
  }

  /** What a line that does not follow is called. */
  get slipVerdict(): 'slip' | 'new-slip' {
    return this.firstSlip === null ? 'slip' : 'new-slip';
  }

  /** Several operations in a line are rounded several times, and factors enlarge what was rounded. */
  toleranceFor(reading: readonly Done[]): Tolerance {
    if (this.tolerance === null) return null;
    return reading.length <= 1 ? this.tolerance : multiply(this.tolerance, integer(2 * reading.length));
  }

  /** What is said of a line, once its matrix, if it has one, is put down for the lines after it. */
  kept(rows: Rows | null, onTrack: boolean, judgement: LineJudgement): LineJudgement {
    this.matrices.push(rows);
    this.onTrack.push(onTrack);
    return judgement;
  }
}
