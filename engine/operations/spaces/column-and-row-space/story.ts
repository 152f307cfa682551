// The words of the column space and of the row space.

import { folding, type MoveHandlers } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { linesProse } from '../../../algorithms/wording.ts';
import { type Block, heading, paragraph } from '../../../document/block.ts';
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
    say`The column space of a matrix holds all combinations of its columns: all right-hand sides for which the linear system with these coefficients can be solved. A basis of it leaves out the columns that are combinations of others.`,
  ],
  rows: [
    say`The row space of a matrix holds all combinations of its rows. A row operation replaces a row by a combination of rows and can be undone, so it leaves the row space as it is.`,
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
  columns: say`Row operations do not change how the columns depend on each other. In a row echelon form the columns with a pivot are independent, and each of the others is a combination of them; so it is in ${A}.`,
  rows: say`Row operations do not change the row space, and in the reduced form its rows that are not zero are independent: each of them alone has an entry other than zero in the column of its pivot.`,
};

function handlersFor(space: Space): MoveHandlers<SpaceMoves, readonly Block[]> {
  return {
    ...reductionHandlers(A, REASONS[space]),
    result: space === 'columns' ? columnResult : rowResult,
    check: ({ combination, rank }) =>
      space === 'columns'
        ? combinationBlocks(combination, say`is left out`)
        : rowCombinationBlocks(combination, E, rank),
  };
}

function columnResult({ a, pivots, basis }: SpaceMoves['result']): readonly Block[] {
  if (pivots.length === 0) return [heading(say`State the column space`), ...basisBlocks(basis)];
  return [
    heading(say`Take the pivot columns of ${A}`),
    paragraph(say`${pivotsClaim(a.columns, pivots)}.`, NOT_OF_THE_FORM),
    ...basisBlocks(basis),
    ...(pivots.length === 1 ? spanFigure(a, 'columns') : []),
  ];
}

const NOT_OF_THE_FORM = say`The columns are taken from ${A} itself: row operations can change the column space.`;

/** More columns than these are not named one by one. */
const MOST_NAMED = 6;

function pivotsClaim(columns: number, pivots: readonly number[]): Claim {
  const places = equal(measure('pivotColumns', A), list(pivots.map((column) => count(column + 1))));
  if (pivots.length === columns) {
    const rank = equal(measure('rank', A), count(columns));
    return columns === 1
      ? claim(say`The only column holds a pivot, so it is a basis by itself`, rank)
      : claim(
          say`Every column holds a pivot, so no column is a combination of the others, and all of them form a basis`,
          rank,
        );
  }
  if (pivots.length > MOST_NAMED) {
    return claim(
      say`${pivots.length} columns hold a pivot, and these form a basis`,
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
    heading(say`Take the rows that are not zero`),
    ...formBlocks(A, { goal: 'reduced', rows: form, pivots, isReady }),
    paragraph(
      say`${rowsClaim(pivots.length, form === null || !isShownSeparately(basis) ? null : formName(A, isReady))}.`,
    ),
    ...basisBlocks(basis),
    ...(pivots.length === 1 ? spanFigure(a, 'rows') : []),
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
    ? claim(say`The form has one row that is not zero, and it is a basis by itself`, ...facts)
    : claim(say`The form has ${rank} rows that are not zero, and these form a basis`, ...facts);
}
