// Structures that give a determinant without a method: one entry in each line, dependent rows, blocks, three diagonals.

import type { Move } from '../../../algorithms/moves.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { simpleDependence } from '../../../algorithms/dependence.ts';
import { diagonalBlocks, type DiagonalBlocks } from '../../../algorithms/blocks.ts';
import { type Entry, isZero, multiply, negate, subtract } from '../../../exact/entry.ts';
import { ONE, ZERO } from '../../../exact/rational.ts';
import { sarrus } from './sarrus.ts';

export interface StructureMoves {
  /** Each row and each column holds one entry that is not 0; `columns[k]` is its place in row k. */
  monomial: {
    readonly columns: readonly number[];
    readonly factors: readonly Entry[];
    readonly swaps: number;
    readonly value: Entry;
  };
  /** A combination of the rows with small integers is a row of zeros; `rows` has it in the place of row `target`. */
  dependent: {
    readonly coefficients: readonly number[];
    readonly target: number;
    readonly given: Rows<Entry>;
    readonly rows: Rows<Entry>;
  };
  /** Zeros on one side of blocks along the diagonal. */
  blocks: DiagonalBlocks<Entry> & { readonly values: readonly Entry[]; readonly value: Entry };
  /** Zeros away from three diagonals: D_k = a_k D_(k-1) - b_k c_k D_(k-2). `values` begins with D_1. */
  tridiagonal: { readonly rows: Rows<Entry>; readonly values: readonly Entry[] };
}

export interface Structured {
  readonly move: Move<StructureMoves>;
  readonly value: Entry;
}

/** From so many rows on blocks and diagonals are shorter than an expansion along their zeros. */
const LEAST_ROWS = 4;

/** A block of more rows would need a method of its own. */
const LARGEST_BLOCK = 3;

/** The structure that gives the determinant; null where there is none. Domain: readable sizes. */
export function structureFor(rows: Rows<Entry>): Structured | null {
  return monomialIn(rows) ?? dependenceIn(rows) ?? blocksIn(rows) ?? tridiagonalIn(rows);
}

function monomialIn(rows: Rows<Entry>): Structured | null {
  if (rows.length < 3) return null;
  const columns = rows.map((row) => row.findIndex((entry) => !isZero(entry)));
  const isMonomial =
    new Set(columns).size === rows.length &&
    rows.every((row, index) => row.every((entry, column) => column === columns[index] || isZero(entry)));
  if (!isMonomial || columns.includes(-1)) return null;
  const factors = rows.map((row, index) => row[columns[index]]);
  const swaps = swapsOf(columns);
  const product = factors.reduce(multiply, ONE);
  const value = swaps % 2 === 0 ? product : negate(product);
  return { move: { move: 'monomial', facts: { columns, factors, swaps, value } }, value };
}

/** The number of exchanges that bring the numbers to their places, each of which brings one there at least. */
function swapsOf(columns: readonly number[]): number {
  const left = [...columns];
  let swaps = 0;
  for (let place = 0; place < left.length; place++) {
    const other = left.indexOf(place);
    if (other === place) continue;
    [left[place], left[other]] = [left[other], left[place]];
    swaps += 1;
  }
  return swaps;
}

function dependenceIn(rows: Rows<Entry>): Structured | null {
  if (rows.length < 3) return null;
  const coefficients = simpleDependence(rows);
  if (coefficients === null) return null;
  const target = coefficients.findLastIndex((factor) => factor === 1 || factor === -1);
  const place = target === -1 ? coefficients.findLastIndex((factor) => factor !== 0) : target;
  const zeros = rows.with(
    place,
    rows[place].map(() => ZERO),
  );
  return { move: { move: 'dependent', facts: { coefficients, target: place, given: rows, rows: zeros } }, value: ZERO };
}

function blocksIn(rows: Rows<Entry>): Structured | null {
  if (rows.length < LEAST_ROWS) return null;
  const found = diagonalBlocks(rows, LARGEST_BLOCK);
  if (found === null) return null;
  const values = found.blocks.map(smallDeterminant);
  const value = values.reduce(multiply, ONE);
  return { move: { move: 'blocks', facts: { ...found, values, value } }, value };
}

/** The determinant of three rows at most. */
export function smallDeterminant(rows: Rows<Entry>): Entry {
  if (rows.length === 1) return rows[0][0];
  if (rows.length === 2) return subtract(multiply(rows[0][0], rows[1][1]), multiply(rows[0][1], rows[1][0]));
  const moves = sarrus(rows);
  for (;;) {
    const { done, value } = moves.next();
    if (done === true) return value;
  }
}

function tridiagonalIn(rows: Rows<Entry>): Structured | null {
  if (rows.length < LEAST_ROWS) return null;
  const isBanded = rows.every((row, i) => row.every((entry, j) => Math.abs(i - j) < 2 || isZero(entry)));
  if (!isBanded) return null;
  const values: Entry[] = [];
  for (const [index, row] of rows.entries()) {
    const [one, two] = [values[index - 1] ?? ONE, values[index - 2] ?? ONE];
    const diagonal = multiply(row[index], one);
    values.push(
      index === 0 ? diagonal : subtract(diagonal, multiply(multiply(rows[index - 1][index], row[index - 1]), two)),
    );
  }
  const value = values[values.length - 1];
  return { move: { move: 'tridiagonal', facts: { rows, values } }, value };
}
