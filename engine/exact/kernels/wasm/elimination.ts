// Elimination modulo a prime by the WebAssembly kernel.

import type { ModularEchelon } from '../modular-loops.ts';
import { signOfPermutation } from '../permutation.ts';
import { padded, type Workspace, workspaceOf } from './instance.ts';
import { copyRows, readRows } from './rows.ts';

const ECHELON = 0;
const REDUCED = 1;
const INVERSE = 2;

/** The columns that the kernel eliminates at a time: it needs as many columns, and as many rows, of working room. */
const PANEL = 32;

/** As `eliminateInLoops`. */
export function eliminateInWebAssembly(
  values: Float64Array,
  rows: number,
  columns: number,
  prime: number,
  reduced: boolean,
): ModularEchelon & { readonly values: Float64Array } {
  const problem = eliminate(values, rows, columns, prime, reduced ? REDUCED : ECHELON);
  return {
    ...echelonOf(problem, rows),
    values: readRows(new Float64Array(problem.memory), padded(columns), rows, columns),
  };
}

/** As `pivotsInLoops`. */
export function pivotsInWebAssembly(
  values: Float64Array,
  rows: number,
  columns: number,
  prime: number,
): ModularEchelon {
  return echelonOf(eliminate(values, rows, columns, prime, ECHELON), rows);
}

function echelonOf({ memory, rank, order, minors }: Problem, rows: number): ModularEchelon {
  const integers = new Int32Array(memory, order, rows + rank);
  return {
    order: Array.from(integers.subarray(0, rows)),
    pivots: Array.from(integers.subarray(rows)),
    minors: Array.from(new Float64Array(memory, minors, rank)),
  };
}

/** As `adjugateInLoops`. */
export function adjugateInWebAssembly(values: Float64Array, size: number, prime: number): Float64Array | undefined {
  const { kernels, memory, rank, order, minors, working } = eliminate(values, size, size, prime, INVERSE);
  if (rank < size) return undefined;
  const sign = signOfPermutation(Array.from(new Int32Array(memory, order, size)));
  const determinant = sign * new Float64Array(memory, minors, size)[size - 1];
  kernels.restoreColumns(0, size, 8 * padded(size), determinant, working);
  const adjugate = new Float64Array(size * size + 1);
  readRows(new Float64Array(memory), padded(size), size, size, adjugate);
  adjugate[size * size] = determinant;
  return adjugate;
}

/** An eliminated matrix at address 0, and the addresses of what else was found. */
interface Problem extends Workspace {
  readonly rank: number;
  readonly order: number;
  readonly minors: number;
  readonly working: number;
}

function eliminate(values: Float64Array, rows: number, columns: number, prime: number, goal: number): Problem {
  const width = padded(columns);
  const minors = 8 * (rows + 4) * width;
  const working = minors + 8 * rows;
  const order = working + 8 * PANEL * (rows + 4 + width);
  const { kernels, memory } = workspaceOf(order + 4 * (rows + columns));
  const doubles = new Float64Array(memory);
  copyRows(values, rows, columns, doubles, width);
  doubles.fill(0, rows * width, (rows + 4) * width);
  const rank = kernels.eliminate(0, rows, columns, 8 * width, prime, goal, order, minors, working);
  return { kernels, memory, rank, order, minors, working };
}
