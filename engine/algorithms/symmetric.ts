// Symmetric matrices: operations that need one, and the story of a matrix that is none.

import { openingOf } from './opening.ts';
import { DomainError, type DomainErrorFacts } from '../catalogue/domain-error.ts';
import { type Block, heading, paragraph, withReasonInShort } from '../document/block.ts';
import { equal, number, relation, symbol } from '../document/expression.ts';
import { measure } from '../document/facts.ts';
import { claim, type Prose, say } from '../document/prose.ts';
import { entry, type ExactMatrix } from '../exact/matrix.ts';
import { equals, fractionText } from '../exact/entry.ts';

const A = symbol('A');

/**
 * Of a square matrix. `operation` as sentences name it.
 * @throws DomainError `not_symmetric`, with the first pair of entries that differ
 */
export function requireSymmetric(operation: string, a: ExactMatrix): void {
  for (let row = 0; row < a.rows; row++) {
    for (let column = row + 1; column < a.columns; column++) {
      const [one, other] = [entry(a, row, column), entry(a, column, row)];
      if (equals(one, other)) continue;
      throw DomainError.of('not_symmetric', ['a'], {
        operation,
        row: row + 1,
        column: column + 1,
        entry: fractionText(one),
        mirrored: fractionText(other),
      });
    }
  }
}

/** The entries that differ, and the reason why the product that is wanted is symmetric. */
export function tellNotSymmetric(
  a: ExactMatrix,
  { row, column }: DomainErrorFacts['not_symmetric'],
  reason: Prose,
): readonly Block[] {
  const [one, other] = [entry(a, row - 1, column - 1), entry(a, column - 1, row - 1)];
  const [at, mirrored] = [measure('entryAt', A, row, column), measure('entryAt', A, column, row)];
  return [
    ...openingOf(a, {
      rows: [],
      columns: [],
      cells: [
        [row - 1, column - 1],
        [column - 1, row - 1],
      ],
    }),
    heading(say`Compare the entries with their mirror images`),
    ...withReasonInShort(
      paragraph(
        say`${claim(say`The entry in row ${row}, column ${column} is ${number(one)}, and the entry in row ${column}, column ${row} is ${number(other)}`, equal(at, number(one)), equal(mirrored, number(other)), relation(at, 'unequal', mirrored))}, so ${A} is not symmetric.`,
        reason,
      ),
    ),
  ];
}
