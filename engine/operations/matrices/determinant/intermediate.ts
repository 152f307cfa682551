// What a determinant's working found beside the answer.

import type { Intermediate } from '../../../catalogue/operation.ts';
import { equals, fractionText } from '../../../exact/entry.ts';
import { ONE } from '../../../exact/rational.ts';
import { isReadable } from '../../../algorithms/readable.ts';
import { rowsOf } from '../../../exact/matrix.ts';
import { countsFor } from './counts.ts';
import { countsForSize } from './size-counts.ts';
import type { SquareInput } from '../square-operation.ts';
import type { DeterminantMove } from './solve.ts';

/**
 * What the method came across (rows and columns count from 1): the rank, swaps, pivots and factors of an elimination, the line and
 * the cofactors of an expansion, the products of a rule; and the methods to choose from, with what each needs for these entries
 * (products with 0, 1 and -1 and sums with 0 are not counted), or for a matrix of this size where no working can be read.
 */
export function intermediate({ a }: SquareInput, moves: readonly DeterminantMove[]): Intermediate {
  const found: { [name: string]: unknown } = {};
  const lists: { [name: string]: unknown[] } = {};
  for (const move of moves) {
    const facts = foundIn(move);
    if (facts !== null) Object.assign(found, facts);
    const item = itemIn(move);
    if (item !== null) (lists[item.list] ??= []).push(item.value);
  }
  return { ...found, ...lists, methods: isReadable(a) ? countsFor(rowsOf(a)) : countsForSize(a.rows) };
}

function foundIn(move: DeterminantMove): Intermediate | null {
  switch (move.move) {
    case 'choose':
      return { method: move.facts.method };
    case 'echelon':
      return { rank: move.facts.pivots.length };
    case 'diagonal':
      return {
        swaps: move.facts.swaps,
        factors: move.facts.factors.map(fractionText),
        ...(equals(move.facts.factor, ONE) ? {} : { row_factor: fractionText(move.facts.factor) }),
      };
    case 'triangular':
      return { factors: move.facts.factors.map(fractionText) };
    case 'zeroLine':
      return { zero_line: { along: move.facts.along, index: move.facts.index + 1 } };
    case 'proportional': {
      const { along, first, second, factor } = move.facts;
      return { proportional: { along, line: second + 1, of: first + 1, factor: fractionText(factor) } };
    }
    case 'equalSums': {
      const { along, total } = move.facts;
      return { equal_sums: { along, sum: fractionText(total) } };
    }
    case 'monomial':
      return { swaps: move.facts.swaps, factors: move.facts.factors.map(fractionText) };
    case 'dependent':
      return { dependence: move.facts.coefficients };
    case 'blocks':
      return { blocks: move.facts.blocks.map((block) => block.length), factors: move.facts.values.map(fractionText) };
    case 'tridiagonal':
      return { leading_minors: move.facts.values.map(fractionText) };
    case 'down':
      return { down: move.facts.products.map(({ product }) => fractionText(product)) };
    case 'up':
      return { up: move.facts.products.map(({ product }) => fractionText(product)) };
    case 'expand': {
      const { line, path } = move.facts;
      return path.length === 0 ? { line: { along: line.along, index: line.index + 1, zeros: line.zeros } } : null;
    }
    case 'corner':
      return { swaps: move.facts.swaps, row_factor: fractionText(move.facts.factor) };
    default:
      return null;
  }
}

/** One item of a list that grows with the working. */
interface Item {
  readonly list: 'pivots' | 'cofactors' | 'terms';
  readonly value: unknown;
}

function itemIn(move: DeterminantMove): Item | null {
  switch (move.move) {
    case 'pivot':
      return { list: 'pivots', value: fractionText(move.facts.value) };
    case 'condense':
      return { list: 'pivots', value: fractionText(move.facts.pivot) };
    case 'cofactor': {
      const { term, path } = move.facts;
      if (path.length !== 1) return null;
      const { row, column, minorValue, cofactor } = term;
      const values = { minor: fractionText(minorValue), cofactor: fractionText(cofactor) };
      return { list: 'cofactors', value: { row: row + 1, column: column + 1, ...values } };
    }
    case 'permutation': {
      const { columns, inversions, value } = move.facts;
      return {
        list: 'terms',
        value: {
          columns: columns.map((column) => column + 1),
          inversions: inversions.length,
          value: fractionText(value),
        },
      };
    }
    default:
      return null;
  }
}
