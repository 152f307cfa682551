// Input names: what stories call the inputs of a question.

import { type Matrix, rowsOf } from '../exact/matrix.ts';
import { integer, type Rational } from '../exact/rational.ts';
import type { Input } from './inputs.ts';
import { transposed, type Value } from './evaluation/matrix-facts.ts';

/**
 * A and B are the matrices a and b. A number b has its own name, and B is the matrix that holds it at every place of A; a list b
 * is one row, or one column where columns are put together. Other whole numbers keep the names of their fields.
 */
export function inputNames(operation: string, input: Input): ReadonlyMap<string, Value> {
  const { a, b } = input;
  const names = new Map<string, Value>();
  if (isMatrix(a)) names.set('A', rowsOf(a));
  if (isMatrix(b)) names.set('B', rowsOf(b));
  if (isRational(b)) {
    names.set('b', b);
    if (isMatrix(a))
      names.set(
        'B',
        rowsOf(a).map((row) => row.map(() => b)),
      );
  }
  if (Array.isArray(b)) {
    const list = [b.filter(isRational)];
    names.set('B', operation.startsWith('col') ? transposed(list) : list);
  }
  for (const [name, value] of Object.entries(input))
    if (name.length === 1 && name > 'b' && isMatrix(value)) names.set(name, rowsOf(value));
  for (const [name, value] of Object.entries(input)) if (typeof value === 'number') names.set(name, integer(value));
  return names;
}

function isMatrix(value: unknown): value is Matrix {
  return typeof value === 'object' && value !== null && 'kind' in value && 'rows' in value;
}

function isRational(value: unknown): value is Rational {
  return typeof value === 'object' && value !== null && 'numerator' in value;
}
