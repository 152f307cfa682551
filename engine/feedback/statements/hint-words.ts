// The words of hints to a line that does not follow.

import { joined, linesProse } from '../../algorithms/wording.ts';
import {
  added,
  count,
  determinantOf,
  equal,
  grid,
  list,
  negative,
  number,
  numbers,
  product,
  symbol,
} from '../../document/expression.ts';
import { type Prose, say } from '../../document/prose.ts';
import { absolute, isZero, signOf } from '../../exact/rational.ts';
import { SLIPS } from '../slips/slips.ts';
import { termExpression } from '../term-expression.ts';
import { calculationExpression, shown, shownMatrix } from './calculation-words.ts';
import { combinedEntries, multipliedEntries } from './row-words.ts';
import type { HintFacts, SlipClaim } from './statement.ts';

type Words = { readonly [K in keyof HintFacts]: (facts: HintFacts[K]) => Prose };

const NEUTRAL_QUESTION = 'Work it out once more: which numbers go into it?';

export const HINT_WORDS: Words = {
  'does-not-follow': notFollowing,
  'not-finished': ({ line }) => say`Line ${line} is not yet what the task asks for.`,
  'row-of-line': ({ line, row }) => say`Look at row ${row} of line ${line}.`,
  'operations-of-line': ({ line, count: operations }) =>
    say`Look at the ${operations === 1 ? 'operation' : 'operations'} of line ${line}.`,
  'claim-of-line': ({ line }) => say`Look at what line ${line} claims: which rows decide it?`,
  'terms-of-line': ({ line }) => say`Look at line ${line} term by term.`,
  'entries-of-line': ({ line }) => say`Look at the size and the entries of line ${line}.`,
  'calculation-of-line': ({ line }) => say`Look at line ${line}: which calculation gives it?`,
  'entry-of-line': ({ row, column, asked }) =>
    say`Look at the entry in row ${row}, column ${column}. ${asked === null ? NEUTRAL_QUESTION : questionOf(asked)}`,
  'question-of-slip': ({ asked }) => say`${questionOf(asked)}`,
  'question-of-several': () => say`${NEUTRAL_QUESTION}`,
  'row-once-more': ({ row }) => say`Work out row ${row} once more: which numbers go into it?`,
  'line-once-more': ({ line }) => say`Work out line ${line} once more: which numbers go into it?`,
  'row-is-copied': ({ row }) => say`The operation does not change row ${row}: copy it from the line before.`,
  'rows-change-places': ({ first, second }) => say`Row ${first} and row ${second} change places, each as a whole.`,
  'row-combined': combinedEntries,
  'row-multiplied': multipliedEntries,
  'right-row': ({ row, entries }) => say`Row ${row} should be ${list(numbers(entries))}.`,
  'spanned-row': ({ columns, entries }) => {
    const spanned = list(numbers(entries));
    if (columns.length === 0) return say`The only sum of multiples of the rows before is ${spanned}.`;
    const kept = columns.length === 1 ? 'this entry' : 'these entries';
    const places = linesProse(
      'column',
      columns.map((column) => column - 1),
    );
    return say`The only sum of multiples of the rows before with ${kept} in ${places} is ${spanned}.`;
  },
  'values-put-into-row': ({ row, factors, values, right }) => {
    const terms = values.flatMap((value, column) => {
      const factor = factors[column];
      if (isZero(factor)) return [];
      const term = product('dot', number(absolute(factor)), number(value));
      return [signOf(factor) < 0 ? negative(term) : term];
    });
    return say`Put your values into row ${row}: does ${added(terms)} give ${number(right)}?`;
  },
  'row-without-unknowns': ({ row, right }) => say`Row ${row} says that 0 is ${number(right)}: which values solve it?`,
  solution: ({ values }) =>
    say`The solution is ${joined(values.map(({ name, value }) => say`${equal(symbol(name), number(value))}`))}.`,
  'number-of-solutions': ({ solutions }) => SOLUTIONS[solutions],
  'rank-of-matrix': ({ rank }) => say`The rank is ${count(rank)}.`,
  calculation: ({ calculation, place }) =>
    place === null
      ? say`Work out ${calculationExpression(calculation)}.`
      : say`Work out the entry in row ${place.row}, column ${place.column}: ${calculationExpression(calculation)}.`,
  'right-value': ({ value }) => say`It should be ${shown(value)}.`,
  'right-matrix': ({ rows }) => say`It should be ${shownMatrix(rows)}.`,
  'factor-in-front': ({ matrix }) =>
    say`Find the number that must stand in front of ${determinantOf(grid(matrix.map((row) => row.map(termExpression))))}, so that the determinant stays what it was.`,
  'determinant-of-line': ({ given, right }) =>
    say`This line gives ${shown(given)}, and the determinant is ${shown(right)}.`,
  'roots-wanted': ({ polynomial }) => say`Which numbers make ${shown(polynomial)} zero, and how often is each a root?`,
  'eigenvalues-are-roots': ({ polynomial }) => say`The eigenvalues are the roots of ${shown(polynomial)}.`,
  roots: ({ roots }) => say`The roots are ${joined(roots.map((root) => say`${number(root)}`))}.`,
  'matrix-times-vector': ({ matrix }) =>
    say`Multiply ${grid(matrix.map(numbers))} by your vector: does every entry become 0?`,
  eigenvector: ({ vector }) => say`One eigenvector is ${list(numbers(vector))}.`,
};

const SOLUTIONS: { readonly [K in HintFacts['number-of-solutions']['solutions']]: Prose } = {
  none: say`There is no solution.`,
  one: say`There is exactly one solution.`,
  'infinitely-many': say`There are infinitely many solutions.`,
};

function notFollowing({ line, from, part }: HintFacts['does-not-follow']): Prose {
  if (part === null) return say`Line ${line} does not follow from ${sourceOf(line, from)}.`;
  if (part === 1) return say`The first part of line ${line} does not follow from ${sourceOf(line, from)}.`;
  return say`In line ${line} the ${ordinal(part)} part does not equal the ${ordinal(part - 1)} one.`;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

function ordinal(part: number): string {
  return ORDINALS[part - 1] ?? `${part}th`;
}

/** What a line is to follow from. */
function sourceOf(line: number, from: number | null): Prose {
  if (from === null) return say`the task`;
  return from === line - 1 ? say`the line before it` : say`line ${from}`;
}

function questionOf({ slip }: SlipClaim): string {
  return SLIPS.get(slip)?.question ?? NEUTRAL_QUESTION;
}
