// Combinations: a row or a column of a matrix made of others, which checks a rank or a basis.

import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { linesProse } from '../../algorithms/wording.ts';
import { type Block, formula, heading, notInShort, paragraph } from '../../document/block.ts';
import { equal, type Expression, list, numbers, symbol } from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { type Entry, equals, isZero } from '../../exact/entry.ts';
import { ONE } from '../../exact/rational.ts';
import { vectorExpression } from './basis-tell.ts';
import { added } from './multiples.ts';
import { reducedRows } from '../../algorithms/reduced-forms/reduce.ts';

/** A line that is the sum of multiples of other lines. */
export interface Combination {
  /** Rows are made of rows of the reduced form, columns of the pivot columns. */
  readonly along: 'rows' | 'columns';
  /** The place of the line in the matrix, counted from 0. */
  readonly place: number;
  readonly target: readonly Entry[];
  readonly terms: readonly Term[];
}

interface Term {
  /** The place of the column in the matrix, or of the row in the reduced form, counted from 0. */
  readonly place: number;
  readonly factor: Entry;
  readonly entries: readonly Entry[];
}

/** Of the columns without a pivot the first that is made of most pivot columns; null where all of them are 0, or none is there. */
export function columnCombination(rows: Rows<Entry>, pivots: readonly number[]): Combination | null {
  const columnOf = (place: number): readonly Entry[] => rows.map((row) => row[place]);
  const form = reducedRows(rows).rows;
  const made = rows[0].flatMap((_, place): readonly Combination[] => {
    if (pivots.includes(place)) return [];
    const terms = pivots.flatMap((column, row) =>
      isZero(form[row][place]) ? [] : [{ place: column, factor: form[row][place], entries: columnOf(column) }],
    );
    return terms.length === 0 ? [] : [{ along: 'columns', place, target: columnOf(place), terms }];
  });
  const most = Math.max(...made.map(({ terms }) => terms.length));
  return made.find(({ terms }) => terms.length === most) ?? null;
}

/**
 * The row that is made of most rows of the reduced form, the last of these. Its entries in the pivot columns are the factors. Null
 * for a matrix of zeros, and where the rows of the form are rows of the matrix.
 */
export function rowCombination(rows: Rows<Entry>, form: Rows<Entry>, pivots: readonly number[]): Combination | null {
  const made = rows.map((target, place): Combination => {
    const terms = pivots.flatMap((column, row) =>
      isZero(target[column]) ? [] : [{ place: row, factor: target[column], entries: form[row] }],
    );
    return { along: 'rows', place, target, terms };
  });
  const most = Math.max(...made.map(({ terms }) => terms.length));
  const found = made.findLast(({ terms }) => terms.length === most) ?? null;
  const isIdle =
    most === 0 || (most === 1 && made.every(({ terms }) => terms.every(({ factor }) => equals(factor, ONE))));
  return isIdle ? null : found;
}

const A = symbol('A');

/** The check of a column without a pivot; `fate` says what became of it: "is left out". */
export function combinationBlocks({ place, target, terms }: Combination, fate: Prose): readonly Block[] {
  const facts = terms.map((term) => equal(measure('columnAt', A, term.place + 1), list(numbers(term.entries))));
  const places = linesProse(
    'column',
    terms.map((term) => term.place),
  );
  const made = terms.length === 1 ? say`a multiple of ${places}` : say`a combination of ${places}`;
  const is = claim(say`It must be ${made}`, ...facts, equal(measure('columnAt', A, place + 1), list(numbers(target))));
  return notInShort(
    heading(say`Check the result`),
    paragraph(say`Column ${place + 1} has no pivot and ${fate}. ${is}:`),
    formula(equal(sumOf(terms, 'columns'), vectorExpression(target, 'columns'))),
  );
}

/** The check of a row; `form` is the name of the reduced form. */
export function rowCombinationBlocks(
  { place, target, terms }: Combination,
  form: Expression,
  rank: number,
): readonly Block[] {
  const facts = terms.map((term) => equal(measure('rowAt', form, term.place + 1), list(numbers(term.entries))));
  const row = claim(say`for row ${place + 1}`, ...facts, equal(measure('rowAt', A, place + 1), list(numbers(target))));
  return notInShort(
    heading(say`Check the result`),
    paragraph(
      rank === 1
        ? say`Every row of ${A} must be a multiple of this vector. The factor is its entry in the pivot column; ${row}:`
        : say`Every row of ${A} must be a linear combination of these vectors. The coefficients are its entries in the pivot columns; ${row}:`,
    ),
    formula(equal(sumOf(terms, 'rows'), list(numbers(target)))),
  );
}

function sumOf(terms: readonly Term[], along: 'rows' | 'columns'): Expression {
  return added(terms.map(({ factor, entries }) => ({ factor, of: vectorExpression(entries, along) })));
}
