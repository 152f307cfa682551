// Divisors: an entry-by-entry quotient needs all of them to differ from 0.

import type { ExactMatrix } from '../../../exact/matrix.ts';
import { placeAt, signAt } from '../../../algorithms/entries.ts';
import { type EntrywiseInput, placeInB } from '../../../algorithms/entrywise/solve.ts';
import { DomainError } from '../../../catalogue/domain-error.ts';

/** @throws DomainError `zero_division` at the first entry of b that is 0. */
export function requireDivisors(input: EntrywiseInput<ExactMatrix>): void {
  const { b } = input;
  for (let position = 0; position < b.rows * b.columns; position++) {
    if (signAt(b, position) !== 0) continue;
    const { row, column } = placeAt(b, position);
    throw DomainError.of('zero_division', placeInB(input, row, column), {
      place: input.scalar ? null : { row: row + 1, column: column + 1 },
      negativePower: null,
    });
  }
}
