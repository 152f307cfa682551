// The words of hints to the next row operation: where to look, what to do there, the operation, its calculation, the matrix after it.

import { rowsExpression } from '../../algorithms/row-reduction/tell.ts';
import { equal, number } from '../../document/expression.ts';
import { type Prose, say } from '../../document/prose.ts';
import { ZERO } from '../../exact/rational.ts';
import { addedMultiples, becomes, exchanged, multiplied } from './row-words.ts';
import type { StepFacts } from './statement.ts';

type Words = { readonly [K in keyof StepFacts]: (facts: StepFacts[K]) => Prose };

export const STEP_WORDS: Words = {
  'zero-is-no-pivot': ({ row, column, entry }) =>
    say`The entry in row ${row}, column ${column} is ${number(entry)}, so it cannot be the pivot.`,
  'easier-entry': ({ row, column }) =>
    say`Look at column ${column}: another row than row ${row} has an entry there that is easier to work with.`,
  'exchange-downwards': ({ row }) => say`Exchange row ${row} with a row below it.`,
  exchange: (facts) => say`Exchange row ${facts.first} and row ${facts.second}: ${exchanged(facts)}.`,
  'entry-becomes-pivot': ({ from, to, column, entry }) =>
    say`Row ${from} has ${number(entry)} in column ${column}. This entry comes to row ${to} and is the pivot.`,
  'entry-to-clear': ({ row, column, entry }) =>
    say`The entry in row ${row}, column ${column} is ${number(entry)}, and it should be ${0}.`,
  'row-to-use': ({ source, pivot, row, column }) =>
    say`Use row ${source}: its pivot is ${number(pivot)}. Which multiple of it makes the entry in row ${row}, column ${column} zero?`,
  'combine-to-clear': (facts) => {
    const { keep, entry, factor, pivot, column } = facts;
    const zero = equal(addedMultiples([keep, entry], [factor, pivot]), number(ZERO));
    return say`In column ${column} it should be ${zero}. So write ${becomes(facts)}.`;
  },
  'better-pivot': ({ column }) => say`Look at column ${column}: a better pivot can be made from two of its entries.`,
  'two-entries': ({ target, source, column, entry, other }) =>
    say`Row ${target} has ${number(entry)} in column ${column}, and row ${source} has ${number(other)}. Subtract a multiple of row ${source} from row ${target}.`,
  combine: (facts) => say`Write ${becomes(facts)}.`,
  'row-with-fraction': ({ row, entry }) =>
    say`Row ${row} has the entry ${number(entry)}. Whole numbers are easier to work with.`,
  'make-whole': ({ row }) => say`Multiply row ${row} by a number that makes all its entries whole.`,
  'least-common-denominator': (facts) => say`The least common denominator is enough: ${multiplied(facts)}.`,
  'common-factor': ({ row }) => say`Look at row ${row}: its entries have a common factor.`,
  'divide-by-common-factor': ({ row }) => say`Divide row ${row} by the common factor.`,
  multiply: (facts) => say`Write ${multiplied(facts)}.`,
  'pivot-to-make-one': ({ row, entry }) => say`The pivot of row ${row} is ${number(entry)}, and it should be ${1}.`,
  'change-signs': ({ row }) => say`Change the signs of row ${row}.`,
  'divide-by-pivot': ({ row }) => say`Divide row ${row} by its pivot.`,
  'matrix-afterwards': ({ rows, bar }) => say`After this the matrix is ${rowsExpression(rows, bar)}.`,
};
