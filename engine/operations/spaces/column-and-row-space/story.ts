// The words of the column space and of the row space.

import { hasRoots } from '../../../exact/matrix.ts';
import { folding, type MoveHandlers } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { linesProse } from '../../../algorithms/wording.ts';
import { alsoInShort, type Block, heading, paragraph } from '../../../document/block.ts';
import { apply, count, equal, type Expression, list, matrixExpression, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Claim, type Prose, say } from '../../../document/prose.ts';
import { basisBlocks, basisVector, isShownSeparately } from '../basis-tell.ts';
import { combinationBlocks, rowCombinationBlocks } from '../combination.ts';
import { spanFigure } from '../figure.ts';
import { formBlocks, formName, reductionHandlers } from '../../../algorithms/reduced-forms/tell.ts';
import type { Space, SpaceInput, SpaceMove, SpaceMoves } from './solve.ts';

const A = symbol('A');
const E = symbol('E');

export function theoryFor({ space }: SpaceInput): readonly Prose[] {
  return THEORY[space];
}

const THEORY: { readonly [S in Space]: readonly Prose[] } = {
  columns: [
    say`The column space of a matrix contains all linear combinations of its columns. It contains every right side for which the system with this matrix has a solution. For a basis we leave out the columns that are combinations of others.`,
  ],
  rows: [
    say`The row space of a matrix contains all linear combinations of its rows. A row operation replaces a row by a combination of rows and can be undone, so it does not change the row space.`,
  ],
};

export function task({ a, space }: SpaceInput): Prose {
  const name = space === 'columns' ? 'column space' : 'row space';
  return say`Find a basis of the ${name} of ${equal(A, matrixExpression(a))}.`;
}

export function tell({ a, space }: SpaceInput, moves: readonly SpaceMove[]): readonly Block[] {
  const handlers = handlersFor(space);
  return [...openingOf(a), ...moves.flatMap((move) => foldMove(move, handlers))];
}

const foldMove = folding<SpaceMoves>();

const REASONS: { readonly [S in Space]: Prose } = {
  columns: say`Row operations do not change the linear relations between the columns. In a row echelon form the pivot columns are independent, and every other column is a combination of them. So the same holds for the columns of ${A}.`,
  rows: say`Row operations do not change the row space. In the reduced form the non-zero rows are independent, because each of them has the entry one in a column where all other rows have zero.`,
};

function handlersFor(space: Space): MoveHandlers<SpaceMoves, readonly Block[]> {
  return {
    ...reductionHandlers(A, REASONS[space]),
    apart: () => [
      heading(say`Compare the columns`),
      ...alsoInShort(
        paragraph(
          say`${claim(say`Neither column of ${A} is a multiple of the other`, equal(measure('rank', A), count(2)))}, so the columns are independent, and no row operation is needed.`,
        ),
      ),
    ],
    result: space === 'columns' ? columnResult : rowResult,
    check: ({ combination, rank }) =>
      space === 'columns'
        ? combinationBlocks(combination, say`is left out`)
        : rowCombinationBlocks(combination, E, rank),
  };
}

function columnResult({ a, form, pivots, basis }: SpaceMoves['result']): readonly Block[] {
  if (pivots.length === 0) return [heading(say`State the column space`), ...basisBlocks(basis)];
  return [
    ...(form === null && a.columns === 2 && pivots.length === 2
      ? [heading(say`Take both columns`)]
      : [
          heading(say`Take the pivot columns of ${A}`),
          ...alsoInShort(paragraph(say`${pivotsClaim(a.columns, pivots)}.`, NOT_OF_THE_FORM)),
        ]),
    ...basisBlocks(basis),
    ...(pivots.length === 1 && !hasRoots(a) ? spanFigure(a, 'columns') : []),
  ];
}

const NOT_OF_THE_FORM = say`We take the columns of ${A}, not those of the echelon form: row operations can change the column space.`;

/** More columns than these are not named one by one. */
const MOST_NAMED = 6;

function pivotsClaim(columns: number, pivots: readonly number[]): Claim {
  const places = equal(measure('pivotColumns', A), list(pivots.map((column) => count(column + 1))));
  if (pivots.length === columns) {
    const rank = equal(measure('rank', A), count(columns));
    return columns === 1
      ? claim(say`The only column has a pivot, so it is a basis by itself`, rank)
      : claim(say`Every column has a pivot, so the columns are independent, and all of them form a basis`, rank);
  }
  if (pivots.length > MOST_NAMED) {
    return claim(
      say`${pivots.length} columns have a pivot, and these columns form a basis`,
      equal(measure('rank', A), count(pivots.length)),
    );
  }
  return pivots.length === 1
    ? claim(
        say`The only pivot is in ${linesProse('column', pivots)}, so this column of ${A} is a basis by itself`,
        places,
      )
    : claim(say`The pivots are in ${linesProse('column', pivots)}, so these columns of ${A} form a basis`, places);
}

function rowResult({ a, form, isReady, pivots, basis }: SpaceMoves['result']): readonly Block[] {
  if (pivots.length === 0) return [heading(say`State the row space`), ...basisBlocks(basis)];
  return [
    heading(say`Take the non-zero rows`),
    ...formBlocks(A, { goal: 'reduced', rows: form, pivots, isReady }),
    ...alsoInShort(
      paragraph(
        say`${rowsClaim(pivots.length, form === null || !isShownSeparately(basis) ? null : formName(A, isReady))}.`,
      ),
    ),
    ...basisBlocks(basis),
    ...(pivots.length === 1 && !hasRoots(a) ? spanFigure(a, 'rows') : []),
  ];
}

/** `form`: the name of the form that is shown; null where it is not. */
function rowsClaim(rank: number, form: Expression | null): Claim {
  const facts = [
    equal(apply('dim', apply('Row', A)), count(rank)),
    ...(form === null
      ? []
      : Array.from({ length: rank }, (_, row) => equal(basisVector(row), measure('rowAt', form, row + 1)))),
  ];
  return rank === 1
    ? claim(say`The reduced form has one non-zero row, and it is a basis by itself`, ...facts)
    : claim(say`The reduced form has ${rank} non-zero rows, and they form a basis`, ...facts);
}
