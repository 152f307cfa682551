// Statistics in other languages: what they have in common is how each language takes rows, columns or everything.

import type { LineInput } from '../../algorithms/lines/solve.ts';
import type { Axis } from '../../exact/kernels/statistics.ts';
import type { Implementation, Working } from '../../learning/implementation.ts';

/** A function of a list of numbers: its name, and what must stand before it where the language does not have it. */
export interface ListFunction {
  readonly name: string;
  readonly imports?: readonly string[];
  readonly lines?: readonly string[];
}

/** One expression for each axis, and the lines that all of them need. */
export interface AxisExpressions {
  readonly of: { readonly [K in Axis]: string };
  readonly lines?: readonly string[];
}

/** A statistic in the words of each language. */
export interface StatisticPrograms {
  /** A function of NumPy that takes an axis: `np.min`; and its other arguments. */
  readonly numpy: string | { readonly name: string; readonly options: string };
  /** A function of anything that can be iterated. */
  readonly sympy: ListFunction;
  readonly r: AxisExpressions;
  readonly octave: AxisExpressions;
  /** A function of an array of numbers. */
  readonly typescript: ListFunction;
  /** A function of cells: `MIN`. */
  readonly spreadsheet: string;
}

/** `sample`: the programs for numbers that are a sample. */
export function statisticImplementation(
  programs: StatisticPrograms,
  sample: StatisticPrograms = programs,
): (axis: Axis) => Implementation<LineInput> {
  return (axis) => {
    const [ofPopulation, ofSample] = [workingOf(programs, axis), workingOf(sample, axis)];
    const workingFor = ({ ddof }: LineInput): Workings => (ddof === 1 ? ofSample : ofPopulation);
    return {
      working: {
        numpy: (input) => workingFor(input).numpy,
        sympy: (input) => workingFor(input).sympy,
        r: (input) => workingFor(input).r,
        octave: (input) => workingFor(input).octave,
        typescript: (input) => workingFor(input).typescript,
        spreadsheet: (input) => workingFor(input).spreadsheet,
      },
    };
  };
}

type Workings = { readonly [L in keyof StatisticPrograms]: Working };

function workingOf(programs: StatisticPrograms, axis: Axis): Workings {
  const { r, octave, spreadsheet } = programs;
  return {
    numpy: { result: NUMPY[axis](programs.numpy) },
    sympy: called(programs.sympy, SYMPY[axis]),
    r: { lines: r.lines ?? [], result: r.of[axis] },
    octave: { lines: octave.lines ?? [], result: octave.of[axis] },
    typescript: inTypescript(programs.typescript, axis),
    spreadsheet: { result: SPREADSHEET[axis](spreadsheet) },
  };
}

/** R's way of doing for each row, for each column and for all what a function does for a list. */
export function applied(name: string): AxisExpressions['of'] {
  return { row: `apply(a, 1, ${name})`, column: `apply(a, 2, ${name})`, matrix: `${name}(a)` };
}

type ByAxis = { readonly [K in Axis]: (name: string) => string };

const NUMPY: { readonly [K in Axis]: (named: StatisticPrograms['numpy']) => string } = {
  row: (named) => numpyCall(named, 'axis=1'),
  column: (named) => numpyCall(named, 'axis=0'),
  matrix: (named) => numpyCall(named),
};

function numpyCall(named: StatisticPrograms['numpy'], ...axis: readonly string[]): string {
  const { name, options } = typeof named === 'string' ? { name: named, options: null } : named;
  return `${name}(${['a', ...axis, ...(options === null ? [] : [options])].join(', ')})`;
}

const SYMPY: ByAxis = {
  row: (name) => `[${name}(a.row(i)) for i in range(a.rows)]`,
  column: (name) => `[${name}(a.col(j)) for j in range(a.cols)]`,
  matrix: (name) => `${name}(a)`,
};

const SPREADSHEET: ByAxis = {
  row: (name) => `BYROW(a, LAMBDA(row, ${name}(row)))`,
  column: (name) => `BYCOL(a, LAMBDA(column, ${name}(column)))`,
  matrix: (name) => `${name}(a)`,
};

const TYPESCRIPT: ByAxis = {
  row: (name) => `a.map(${name})`,
  column: (name) => `columns.map(${name})`,
  matrix: (name) => `${name}(a.flat())`,
};

const COLUMNS = 'const columns = a[0].map((_, j) => a.map((row) => row[j]));';

function called({ name, imports = [], lines = [] }: ListFunction, result: (name: string) => string): Working {
  return { imports, lines, result: result(name) };
}

function inTypescript(list: ListFunction, axis: Axis): Working {
  const working = called(list, TYPESCRIPT[axis]);
  return axis === 'column' ? { ...working, lines: [...(working.lines ?? []), COLUMNS] } : working;
}
