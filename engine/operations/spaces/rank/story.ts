// The words of the rank and the nullity.

import { folding, type MoveHandlers } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { determinantLine, productsLeftOf, sarrusReason } from '../../../algorithms/small-determinant.ts';
import { counted, linesProse } from '../../../algorithms/wording.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  apply,
  count,
  type Expression,
  equal,
  list,
  matrixExpression,
  negative,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Claim, type Prose, say } from '../../../document/prose.ts';
import { combinationBlocks } from '../combination.ts';
import { type IndependentPair, minorFacts, minorIsNotZero, minorLine } from '../independent-pair.ts';
import { formBlocks, reductionHandlers } from '../../../algorithms/reduced-forms/tell.ts';
import type { RankInput, RankMove, RankMoves } from './solve.ts';

const A = symbol('A');
const RANK = apply('rank', A);
const NULLITY = apply('nullity', A);

export const theory: readonly Prose[] = [
  say`The rank of a matrix is the largest number of linearly independent columns in it. The largest number of linearly independent rows is always the same. It is also the number of pivots in any row echelon form.`,
  say`The nullity is the number of columns without a pivot. It is the dimension of the null space: the number of free variables of the homogeneous system.`,
];

export function task({ a }: RankInput): Prose {
  return say`Find the rank and the nullity of ${equal(A, matrixExpression(a))}.`;
}

export function tell({ a }: RankInput, moves: readonly RankMove[]): readonly Block[] {
  return [...openingOf(a), ...moves.flatMap((move) => foldMove(move, handlers))];
}

const foldMove = folding<RankMoves>();

const REASON = say`Row operations do not change the rank. In a row echelon form, the rank is the number of pivots.`;

const handlers: MoveHandlers<RankMoves, readonly Block[]> = {
  ...reductionHandlers(A, REASON),
  independent: (seen) => [
    heading(seen.along === 'rows' && !seen.isWhole ? say`Compare the two rows` : say`Compare the two columns`),
    ...alsoInShort(minorLine(seen), paragraph(independentWords(seen))),
  ],
  result: ({ a, form, isReady, pivots, isSeen }) => [
    heading(isSeen ? say`State the rank and the nullity` : say`Count the pivots`),
    ...formBlocks(A, { goal: 'echelon', rows: form, pivots, isReady }),
    ...(isSeen ? [] : alsoInShort(paragraph(say`${pivotsClaim(pivots)}.`))),
    formula(equal(RANK, count(pivots.length))),
    paragraph(say`${freeClaim(a.columns, pivots.length)}.`),
    formula(equal(NULLITY, sum(count(a.columns), negative(count(pivots.length))), count(a.columns - pivots.length))),
    ...meaning(a, pivots.length).map((text) => paragraph(text)),
  ],
  check: (combination) => combinationBlocks(combination, say`adds nothing to the rank`),
  determinant: ({ rows, value }) =>
    notInShort(
      heading(say`Check the result`),
      paragraph(say`A square matrix has a pivot in every column exactly when its determinant is not zero.`),
      formula(determinantLine(productsLeftOf(rows), value), sarrusReason(rows)),
    ),
};

/** Why the rank is 2, and where the pivots of an echelon form would stand. */
function independentWords(seen: IndependentPair): Prose {
  const { along, places, isWhole } = seen;
  const facts = minorFacts(seen);
  const known = minorIsNotZero(seen);
  if (along === 'columns' || isWhole)
    return say`${claim(say`${known}, so neither column is a multiple of the other`, ...facts)}: the columns are linearly independent, and in a row echelon form each of them has a pivot.`;
  const pivots = equal(measure('pivotColumns', A), list(places.map((place) => count(place + 1))));
  return say`${claim(say`${known}, so these columns are linearly independent`, ...facts)}: in a row echelon form ${claim(say`they are the pivot columns`, pivots)}. With two rows there is no further pivot.`;
}

/** More columns than these are not named one by one. */
const MOST_NAMED = 6;

function pivotsClaim(pivots: readonly number[]): Claim {
  const rank = equal(measure('rank', A), count(pivots.length));
  if (pivots.length === 0) return claim(say`There is no pivot, so the rank is ${0}`, rank);
  if (pivots.length > MOST_NAMED) return claim(say`There are ${pivots.length} pivots`, rank);
  const places = equal(measure('pivotColumns', A), list(pivots.map((column) => count(column + 1))));
  return claim(
    pivots.length === 1
      ? say`There is one pivot, in ${linesProse('column', pivots)}`
      : say`There are ${pivots.length} pivots, in ${linesProse('column', pivots)}`,
    rank,
    places,
  );
}

/** How many columns are left without a pivot. */
function freeClaim(columns: number, rank: number): Claim {
  const facts: readonly Expression[] = [
    equal(measure('columnCount', A), count(columns)),
    equal(measure('rank', A), count(rank)),
  ];
  const of = say`${A} has ${counted(columns, 'column')}`;
  if (rank === columns) {
    return claim(columns === 1 ? say`${of}, and it has a pivot` : say`${of}, and each of them has a pivot`, ...facts);
  }
  if (rank === 0) {
    return claim(columns === 1 ? say`${of}, and it has no pivot` : say`${of}, and none of them has a pivot`, ...facts);
  }
  return claim(say`${of}, and the nullity is the number of columns without a pivot`, ...facts);
}

/** What the two numbers say of the matrix. */
function meaning(
  { rows, columns }: { readonly rows: number; readonly columns: number },
  rank: number,
): readonly Prose[] {
  const known = equal(measure('rank', A), count(rank));
  if (rank === 0) return [];
  if (rank === rows && rank === columns) {
    return rank === 1
      ? []
      : [say`Every row and every column has a pivot, so ${claim(say`${A} has an inverse`, holds('invertible', A))}.`];
  }
  if (rank === columns) {
    return columns === 1
      ? []
      : [
          say`${claim(say`The rank is the number of columns`, known, equal(measure('columnCount', A), count(rank)))}: the columns are linearly independent.`,
        ];
  }
  if (rank === rows) {
    return rows === 1
      ? []
      : [
          say`${claim(say`The rank is the number of rows`, known, equal(measure('rowCount', A), count(rank)))}: the rows are linearly independent, and the columns are not.`,
        ];
  }
  return [
    rank === 1
      ? say`${claim(say`With a rank of ${1}`, known)}, all rows are multiples of one row, and all columns are multiples of one column.`
      : say`${claim(say`The rank is less than the number of rows and less than the number of columns`, known, equal(measure('rowCount', A), count(rows)))}, so the rows are linearly dependent, and so are the columns.`,
  ];
}
