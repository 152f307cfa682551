// The value of a request's body: JSON that has lost nothing, and the place where a body stops being JSON.

import type { RationalMatrix, ScaledMatrix } from '@matrixsteps/engine/exact/matrix.ts';

/**
 * Exact JSON: a number keeps its text, an object the order of its members.
 *
 * A `matrix` and `fractions` stand for an array of arrays of numbers. They occur only as values of members of the outermost object: a
 * `matrix` where every number is an integer below 2^53 over one common power of ten, `fractions` where numbers are longer, but within the
 * limits of `readNumber`. Other arrays are `array`.
 */
export type Json =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'array'; readonly items: readonly Json[] }
  | { readonly kind: 'object'; readonly members: ReadonlyMap<string, Json> }
  | { readonly kind: 'matrix'; readonly matrix: ScaledMatrix }
  | {
      readonly kind: 'fractions';
      readonly matrix: RationalMatrix;
      /** Whether a number was written with a point or an exponent. */
      readonly inDecimals: boolean;
    };

/**
 * The bytes are not a body that we read.
 *
 * `offset` counts bytes from 0: what stands before it could begin a good body, what begins there could not go on.
 * `line` and `column` count from 1; a line ends with a line feed, and a column is one character (code point), as an editor shows it.
 */
export interface Malformed {
  readonly kind: 'malformed';
  readonly offset: number;
  readonly line: number;
  readonly column: number;
  readonly reason: string;
}
