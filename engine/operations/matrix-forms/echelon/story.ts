// The words of echelon forms.

import { folding } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { rowMoveHandlers, rowsExpression, staircase } from '../../../algorithms/row-reduction/tell.ts';
import { linesProse, place } from '../../../algorithms/wording.ts';
import { type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  count,
  type Expression,
  equal,
  list,
  markedCells,
  matrixExpression,
  number,
  relation,
  symbol,
} from '../../../document/expression.ts';
import { CURRENT, holds, measure, WORKING } from '../../../document/facts.ts';
import { claim, type Claim, type Prose, say } from '../../../document/prose.ts';
import { type AnswerMatrix, type ExactMatrix, rowsOf } from '../../../exact/matrix.ts';
import { checkBlocks } from './check.ts';
import type { EchelonMove, EchelonMoves, Ready } from './solve.ts';
import { systemBlocks } from './system-tell.ts';
import type { Choice, EchelonInput, Method } from './way.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`Three row operations leave the solutions of a linear system as they are: exchanging two rows, multiplying a row by a number other than zero, and adding a multiple of one row to another. Each of them can be undone by another of its kind.`,
  say`In a row echelon form the rows of zeros are at the bottom, and the first non-zero entry of each of the other rows, its pivot, stands further right than the pivot above it. The number of pivots is the rank. In the reduced form each pivot is a leading one, and the only non-zero entry of its column.`,
];

const A = symbol('A');
const E = symbol('E');

export function task({ a, reduced, bar }: EchelonInput): Prose {
  if (bar !== null) {
    const right = a.columns - bar;
    const sides =
      right === 1
        ? say`Its last column holds the right-hand sides of a system of equations. Solve the system.`
        : say`Its last ${right} columns hold the right-hand sides of systems of equations. Solve the systems.`;
    return say`Bring ${matrixExpression(a)} to ${formName(reduced)}. ${sides}`;
  }
  return say`Bring ${matrixExpression(a)} to ${formName(reduced)}.`;
}

export function tell({ a, bar, reduced }: EchelonInput, moves: readonly EchelonMove[]): readonly Block[] {
  const opening = bar === null ? openingOf(a) : augmentedOpening(a, bar);
  const needsOnes = moves.some(({ move, facts }) => move === 'goal' && facts.onesAtLast && !facts.reduced);
  const told = needsOnes
    ? { ...handlers, echelon: echelonWithoutOnes }
    : reduced && bar === null && a.rows === a.columns
      ? { ...handlers, already: alreadyAndEnd, echelon: echelonAndEnd }
      : handlers;
  return [...opening, ...moves.flatMap((move) => foldMove(move, told))];
}

function augmentedOpening(a: ExactMatrix, bar: number): readonly Block[] {
  return [heading(say`Look at the augmented matrix`), formula(equal(A, rowsExpression(rowsOf(a), bar)))];
}

function formName(reduced: boolean): string {
  return reduced ? 'reduced row echelon form' : 'row echelon form';
}

const foldMove = folding<EchelonMoves>();

const handlers: { readonly [K in keyof EchelonMoves]: (facts: EchelonMoves[K]) => readonly Block[] } = {
  ...rowMoveHandlers,
  choose: ({ choice, reduced }) => [heading(say`Choose a method`), paragraph(...choiceWords(choice, reduced))],
  ready: ({ ready, reduced, pivots, height }) => [
    heading(say`Look at the pivots`),
    paragraph(
      say`${readyClaim(ready, reduced)}, so no row operation is needed.`,
      readyReasons[ready](reduced, pivots, height),
    ),
  ],
  goal: ({ reduced, method, echelon, onesAtLast }) =>
    echelon
      ? [
          heading(say`Look at the pivots`),
          ...(reduced || method === 'fraction-free' ? [] : [paragraph(LEADING_ONES_WANTED)]),
        ]
      : [
          heading(say`Clear the columns from left to right`),
          paragraph(methodWords[method], goalWords(reduced, onesAtLast)),
        ],
  computed: ({ rows, columns, reason, exact, integers }) => [
    heading(say`Compute the form`),
    paragraph(
      reason === 'size'
        ? say`The working is not shown: ${sizeClaim(rows, columns)}, and an elimination of that size would be too long to read.`
        : say`The working is not shown: the numbers in it would have so many digits that it could not be read.`,
      exact
        ? say`The form is computed in exact arithmetic by a program: nothing is rounded on the way.`
        : say`The form is computed in floating-point arithmetic by a program, so its last digits are not certain; the pivots were found by integer arithmetic modulo primes.`,
    ),
    ...(integers ? [paragraph(say`At the end each row is multiplied by the common denominator of its entries.`)] : []),
  ],
  result: ({ a, matrix, pivots, reduced, leadingOnes, bar }) => [
    heading(say`State the ${formName(reduced)}`),
    paragraph(
      say`${matrix.kind === 'float64' ? formWords(reduced) : claim(formWords(reduced), holds(formFact(reduced), E))}.`,
      pivots.length === 0 && !reduced ? null : uniqueness(reduced, leadingOnes),
    ),
    formula(relation(E, matrix.kind === 'float64' ? 'approximately' : 'equal', formExpression(matrix, pivots, bar))),
    paragraph(say`${pivotsClaim(a, pivots, bar)}.`),
    ...meaning(a, pivots, bar).map((text) => paragraph(text)),
  ],
  systems: ({ systems, reduced }) => systemBlocks(systems, reduced),
  check: checkBlocks,
};

/** The form is reached, but not yet the one that is wanted. */
function echelonWithoutOnes({ rows, pivots, already }: EchelonMoves['echelon']): readonly Block[] {
  if (already) return [];
  const reached = claim(say`The matrix is in row echelon form now`, holds('rowEchelon', CURRENT));
  return [
    paragraph(say`${reached}; its pivots are still to be made leading ones.`, staircase(pivots.length, rows.length)),
  ];
}

/** An echelon form of a square matrix on the way to the reduced one, which is seen where every column has a pivot. */
function echelonAndEnd(facts: EchelonMoves['echelon']): readonly Block[] {
  return [...handlers.echelon(facts), ...(facts.already ? [] : endBlocks(facts.pivots, facts.rows.length))];
}

function alreadyAndEnd(facts: EchelonMoves['already']): readonly Block[] {
  return [...handlers.already(facts), ...endBlocks(facts.pivots, facts.height)];
}

function endBlocks(pivots: readonly number[], size: number): readonly Block[] {
  if (pivots.length < size || size === 1) return [];
  const every = claim(say`Every column has a pivot`, equal(measure('rank', CURRENT), count(size)));
  return [
    paragraph(say`${every}, so the reduced form is the identity matrix. The operations that are left lead to it.`),
  ];
}

/** The form with its pivots marked, and with the bar where there is one. */
function formExpression(matrix: AnswerMatrix, pivots: readonly number[], bar: number | null): Expression {
  const marks = markedCells(...pivots.map((column, row) => [row, column] as const));
  return bar === null || matrix.kind === 'float64' || matrix.kind === 'real'
    ? matrixExpression(matrix, marks)
    : rowsExpression(rowsOf(matrix), bar, marks);
}

const LEADING_ONES_WANTED = say`We want a row echelon form whose pivots are leading ones.`;

const methodWords: { readonly [K in Method]: Prose } = {
  gauss: say`Each pivot is made a leading one first; then the entries below it are cleared by subtracting multiples of its row.`,
  'fraction-free': say`Each entry is cleared with whole multiples of its row and of the row of the pivot. Where it helps, a common factor of the new row is divided out.`,
};

/** What is reached in the end. */
function goalWords(reduced: boolean, onesAtLast: boolean): Prose | null {
  if (!reduced) {
    return onesAtLast ? say`The pivots are made leading ones in the last step.` : null;
  }
  return say`In the end each pivot is a leading one, and the only non-zero entry of its column.`;
}

function choiceWords(choice: Choice, reduced: boolean): readonly [Prose, Prose] {
  const integers = claim(say`All entries are integers`, holds('integer', A));
  const stay = claim(say`all of them stay integers until the last step`, holds('integer', WORKING));
  const name = reduced ? 'Gauss–Jordan elimination' : 'Gaussian elimination';
  const leading = say`We use ${name} with leading ones.`;
  const whole = say`We eliminate without fractions.`;
  switch (choice.reason) {
    case 'even':
      return [
        leading,
        say`${integers}, and ${claim(say`dividing by the pivots brings in no fractions here`, holds('integer', WORKING))}.`,
      ];
    case 'whole':
      return [
        whole,
        reduced
          ? say`${integers}, and ${stay}. Every way leads to the same reduced form.`
          : say`${integers}, and ${stay}, which makes the pivots leading ones.`,
      ];
    case 'cleared': {
      const { row, column, value } = choice;
      const is = claim(say`is ${number(value)}`, equal(measure('entryAt', A, row + 1, column + 1), number(value)));
      const after = claim(say`they stay integers until the last step`, holds('integer', WORKING));
      return [
        whole,
        say`The entry in ${place(row, column)} ${is}, so not all entries are integers. Multiplying rows by their denominators makes them integers, and ${after}.`,
      ];
    }
    case 'roots': {
      const { row, column, value } = choice;
      const is = claim(say`is ${number(value)}`, equal(measure('entryAt', A, row + 1, column + 1), number(value)));
      return [
        leading,
        say`Elimination without fractions works with integers, and the entry in ${place(row, column)} ${is}.`,
      ];
    }
    case 'long':
      return choice.method === 'gauss'
        ? [leading, say`A leading one makes it easy to see which multiple of its row clears an entry.`]
        : [whole, say`Fractions can wait for the last step, and every way leads to the same reduced form.`];
  }
}

function readyClaim(ready: Ready, reduced: boolean): Claim {
  const form = holds(formFact(reduced), A);
  switch (ready) {
    case 'zero':
      return claim(say`${A} is a zero matrix and in ${formName(reduced)} already`, holds('zero', A), form);
    case 'identity':
      return claim(say`${A} is the identity matrix and in ${formName(reduced)} already`, holds('identity', A), form);
    case 'echelon':
      return claim(say`${A} is in ${formName(reduced)} already`, form);
  }
}

const readyReasons: { readonly [K in Ready]: (reduced: boolean, pivots: number, height: number) => Prose } = {
  zero: () => say`There is no entry that could be a pivot, and nothing to clear.`,
  identity: () => say`Each row has a leading one, further right than the one above it, and all other entries are zero.`,
  echelon: (reduced, pivots, height) =>
    reduced
      ? say`${staircase(pivots, height)} ${pivots === 1 ? 'The' : 'Each'} pivot is a leading one, and the only non-zero entry of its column.`
      : staircase(pivots, height),
};

function sizeClaim(rows: number, columns: number): Claim {
  return claim(
    say`${A} is ${rows} by ${columns}`,
    equal(measure('rowCount', A), count(rows)),
    equal(measure('columnCount', A), count(columns)),
  );
}

function uniqueness(reduced: boolean, leadingOnes: boolean): Prose {
  if (reduced) return say`Every matrix has exactly one reduced row echelon form, whatever row operations lead to it.`;
  return leadingOnes
    ? say`It is not the only one, but all of them have their pivots in the same columns. Only the reduced form is unique.`
    : say`It is not the only one: the pivots could be made leading ones, for instance. But all of them have their pivots in the same columns, and only the reduced form is unique.`;
}

function formWords(reduced: boolean): Prose {
  return say`${E} is ${reduced ? 'the' : 'a'} ${formName(reduced)} of ${A}`;
}

function formFact(reduced: boolean): 'reducedRowEchelon' | 'rowEchelon' {
  return reduced ? 'reducedRowEchelon' : 'rowEchelon';
}

/** More columns than this are not named one by one. */
const MOST_NAMED = 6;

/** The rank, and the columns that hold pivots: named themselves, or by those that hold none. */
function pivotsClaim({ rows, columns }: ExactMatrix, pivots: readonly number[], bar: number | null): Claim {
  const rank = pivots.length;
  const facts: readonly Expression[] = [equal(measure('rank', A), count(rank))];
  if (rank === 0) return claim(say`There is no pivot, so the rank is ${0}`, ...facts);
  const places = pivotColumnsAre(pivots);
  if (rank === columns && rank === rows && bar === null) {
    const words = rank === 1 ? say`There is a pivot` : say`Every row and every column has a pivot`;
    return claim(say`${words}, so the rank is ${rank} and ${A} has an inverse`, ...facts, holds('invertible', A));
  }
  if (rank === columns) {
    const words = columns === 1 ? say`There is one pivot` : say`Every column has a pivot`;
    return claim(say`${words}, so the rank is ${rank}`, ...facts, equal(measure('columnCount', A), count(rank)));
  }
  if (rank === 1)
    return claim(say`The only pivot is in ${linesProse('column', pivots)}, so the rank is ${1}`, ...facts, places);
  return rank <= MOST_NAMED
    ? claim(say`The pivots are in ${linesProse('column', pivots)}, so the rank is ${rank}`, ...facts, places)
    : claim(say`The rank is ${rank}`, ...facts);
}

/** What the pivots say about the matrix: which columns are free, and whether rows depend on others. */
function meaning({ rows, columns }: ExactMatrix, pivots: readonly number[], bar: number | null): readonly Prose[] {
  const rank = pivots.length;
  if (rank === 0) return [];
  const free = Array.from({ length: columns }, (_, column) => column).filter((column) => !pivots.includes(column));
  const left = rows - rank;
  return [
    ...(bar === null && free.length > 0 && free.length <= MOST_NAMED ? [freeWords(free, pivots)] : []),
    ...(left > 0 ? [say`${zeroRows(rows, rank)}, so some row of ${A} is a combination of the other rows.`] : []),
  ];
}

function freeWords(free: readonly number[], pivots: readonly number[]): Prose {
  const places = linesProse('column', free);
  const words = free.length === 1 ? say`No pivot is in ${places}` : say`No pivots are in ${places}`;
  const found = claim(words, pivotColumnsAre(pivots), ...free.map((column) => equal(pivotsIn(column), count(0))));
  return free.length === 1
    ? say`${found}: in the homogeneous system with these coefficients the unknown of this column can be chosen freely.`
    : say`${found}: in the homogeneous system with these coefficients the unknowns of these columns can be chosen freely.`;
}

function pivotsIn(column: number): Expression {
  return measure('occurrences', measure('pivotColumns', A), column + 1);
}

function pivotColumnsAre(pivots: readonly number[]): Expression {
  return equal(measure('pivotColumns', A), list(pivots.map((column) => count(column + 1))));
}

function zeroRows(rows: number, rank: number): Claim {
  const facts = [equal(measure('rank', A), count(rank)), equal(measure('rowCount', A), count(rows))];
  return rows - rank === 1
    ? claim(say`The last row of ${E} holds only zeros`, ...facts)
    : claim(say`All rows of ${E} below row ${rank} hold only zeros`, ...facts);
}
