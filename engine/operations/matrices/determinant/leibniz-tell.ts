// The telling of the formula of Leibniz.

import type { MoveHandlers } from '../../../algorithms/moves.ts';
import { counted, joined } from '../../../algorithms/wording.ts';
import { type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  added,
  count,
  type Expression,
  equal,
  indexed,
  list,
  negative,
  number,
  numbers,
  power,
  product,
  relation,
  sum,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { type Claim, claim, say } from '../../../document/prose.ts';
import { isZero } from '../../../exact/entry.ts';
import { integer } from '../../../exact/rational.ts';
import type { LeibnizMoves, PermutationTerm } from './leibniz.ts';
import { DETERMINANT, entryName, MATRIX } from './names.ts';

export const leibnizHandlers: MoveHandlers<LeibnizMoves, readonly Block[]> = {
  permutations: ({ size, amount }) => [
    heading(say`Count the terms`),
    ...notInShort(
      formula(
        equal(product('dot', ...downFrom(size).map(count)), count(amount)),
        say`Each term takes one entry from each row, no two of them from the same column. ${claim(
          say`The first row offers ${counted(size, 'column')}`,
          equal(measure('columnCount', MATRIX), count(size)),
        )}, and each row below offers one less.`,
      ),
    ),
    heading(say`Work out the terms`),
    paragraph(
      say`Listed from the first row to the last, the columns of a term's factors are the column numbers in some order.`,
      say`An inversion is a pair of columns in falling order. The term has a plus where the number of inversions is even, and a minus where it is odd.`,
    ),
  ],
  permutation: (term) => {
    const { columns, inversions, factors, value } = term;
    const sign = power(number(integer(-1)), count(inversions.length));
    const places = product('dot', sign, ...columns.map((column, row) => entryName(row, column)));
    const zero = factors.findIndex(isZero);
    if (zero !== -1) {
      const vanishing = equal(entryName(zero, columns[zero]), count(0));
      return [
        formula(equal(termName(term.place), places, count(0)), [
          claim(say`The term is zero, as ${vanishing}.`, vanishing),
        ]),
      ];
    }
    const taken = product('dot', ...numbers(factors));
    return [
      formula(
        equal(termName(term.place), places, inversions.length % 2 === 0 ? taken : negative(taken), number(value)),
        say`${inversionClaim(term)}.`,
      ),
    ];
  },
  total: ({ values, value }) => {
    const counting = values.map((term, place) => ({ term, place })).filter(({ term }) => !isZero(term));
    const names = added(counting.map(({ place }) => termName(place)));
    const terms = counting.length > 1 ? [names, sum(...numbers(counting.map(({ term }) => term)))] : [names];
    return [
      heading(say`Add the terms`),
      formula(
        equal(DETERMINANT, ...(counting.length === 0 ? [] : terms), number(value)),
        omissions[counting.length === 0 ? 'all' : counting.length < values.length ? 'some' : 'none'],
      ),
    ];
  },
};

/** What is said of the terms that are zero. */
const omissions = {
  none: null,
  some: say`Terms that are zero are left out.`,
  all: say`Every term is zero, and so is their sum.`,
} as const;

function termName(place: number): Expression {
  return indexed('t', place + 1);
}

/** "Columns (2, 3, 1): 2 inversions, 2 before 1 and 3 before 1, an even number". */
function inversionClaim({ columns, inversions }: PermutationTerm): Claim {
  const order = list(columns.map((column) => count(column + 1)));
  const amount = count(inversions.length);
  const measured = equal(measure('inversions', order), amount);
  if (inversions.length === 0) return claim(say`Columns ${order}: no inversion`, measured, holds('increasing', order));
  const parity = inversions.length % 2 === 0 ? 'even' : 'odd';
  const pairs = inversions.map(([greater, less]) => [count(greater + 1), count(less + 1)] as const);
  const named = joined(pairs.map(([greater, less]) => say`${greater} before ${less}`));
  return claim(
    say`Columns ${order}: ${counted(inversions.length, 'inversion')} (${named}), an ${parity} number`,
    measured,
    holds(parity, amount),
    ...pairs.map(([greater, less]) => relation(greater, 'greater', less)),
  );
}

function downFrom(size: number): readonly number[] {
  return Array.from({ length: size }, (_, index) => size - index);
}
