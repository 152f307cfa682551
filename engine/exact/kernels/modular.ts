// Matrices modulo a prime: elimination, adjugates, products; in WebAssembly where that is worth copying them.

import {
  adjugateInLoops,
  eliminateInLoops,
  type EliminatedMatrix,
  type ModularEchelon,
  multiplyInLoops,
} from './modular-loops.ts';
import { adjugateInWebAssembly, eliminateInWebAssembly, pivotsInWebAssembly } from './wasm/elimination.ts';
import { multiplyResiduesInWebAssembly } from './wasm/modular-product.ts';

export type { EliminatedMatrix, ModularEchelon };

/** Fewer entries than this are eliminated sooner than they are copied. */
export const ELIMINATED_ENTRIES = 50;

/** Fewer products than this likewise. */
export const MULTIPLIED_PRODUCTS = 1000;

/** See `eliminateInLoops`. */
export function eliminateModulo(
  integers: Float64Array,
  rows: number,
  columns: number,
  prime: number,
  reduced: boolean,
): EliminatedMatrix {
  const eliminate = rows * columns < ELIMINATED_ENTRIES ? eliminateInLoops : eliminateInWebAssembly;
  return eliminate(integers, rows, columns, prime, reduced);
}

/** The pivots alone of elimination downwards. */
export function pivotsModulo(integers: Float64Array, rows: number, columns: number, prime: number): ModularEchelon {
  return rows * columns < ELIMINATED_ENTRIES
    ? eliminateInLoops(integers, rows, columns, prime, false)
    : pivotsInWebAssembly(integers, rows, columns, prime);
}

/** See `adjugateInLoops`. */
export function adjugateModulo(integers: Float64Array, size: number, prime: number): Float64Array | undefined {
  const adjugate = size * size < ELIMINATED_ENTRIES ? adjugateInLoops : adjugateInWebAssembly;
  return adjugate(integers, size, prime);
}

/** See `multiplyInLoops`. */
export function multiplyModulo(
  a: Float64Array,
  b: Float64Array,
  rows: number,
  inner: number,
  columns: number,
  prime: number,
): Float64Array {
  const multiply = rows * inner * columns < MULTIPLIED_PRODUCTS ? multiplyInLoops : multiplyResiduesInWebAssembly;
  return multiply(a, b, rows, inner, columns, prime);
}
