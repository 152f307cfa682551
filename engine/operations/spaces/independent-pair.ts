// Two rows or two columns that are no multiples of each other: one determinant of two of their places shows it.

import { type Block, formula } from '../../document/block.ts';
import { measure } from '../../document/facts.ts';
import {
  count,
  determinantOf,
  equal,
  type Expression,
  matrixExpression,
  number,
  symbol,
} from '../../document/expression.ts';
import { type Prose, say } from '../../document/prose.ts';
import { linesProse } from '../../algorithms/wording.ts';
import { determinantLine, productsLeftOf } from '../../algorithms/small-determinant.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { isReadable } from '../../algorithms/readable.ts';
import { echelonPivots } from '../../algorithms/row-reduction/form.ts';
import { type Entry, isZero, multiply, subtract } from '../../exact/entry.ts';
import { type ExactMatrix, matrixOf, rowsOf } from '../../exact/matrix.ts';

/** Lines of a matrix that are no multiples of each other. */
export interface IndependentPair {
  readonly along: 'rows' | 'columns';
  /** The first two places in the lines whose entries show it, counted from 0. */
  readonly places: readonly [number, number];
  /** Their entries as they stand in the matrix, and the determinant of these, which is not 0. */
  readonly minor: Rows<Entry>;
  readonly value: Entry;
  /** Whether these are all entries of the matrix. */
  readonly isWhole: boolean;
}

/** Two rows of a matrix; null where it has more or fewer, is too large to be read, or they are multiples of one vector. */
export function independentRows(a: ExactMatrix): IndependentPair | null {
  return a.rows === 2 && isSeenAtOnce(a) ? independentPair(rowsOf(a), 'rows') : null;
}

/** The same for two columns. */
export function independentColumns(a: ExactMatrix): IndependentPair | null {
  if (a.columns !== 2 || !isSeenAtOnce(a)) return null;
  const rows = rowsOf(a);
  return independentPair(
    [0, 1].map((column) => rows.map((row) => row[column])),
    'columns',
  );
}

/** An echelon form is read as it stands. */
function isSeenAtOnce(a: ExactMatrix): boolean {
  return a.rows > 1 && isReadable(a) && echelonPivots(rowsOf(a), a.columns) === null;
}

function independentPair([first, second]: Rows<Entry>, along: 'rows' | 'columns'): IndependentPair | null {
  for (const [place, x] of first.entries()) {
    for (let other = place + 1; other < first.length; other++) {
      const value = subtract<Entry>(multiply<Entry>(x, second[other]), multiply<Entry>(first[other], second[place]));
      if (isZero(value)) continue;
      const minor =
        along === 'rows'
          ? [
              [x, first[other]],
              [second[place], second[other]],
            ]
          : [
              [x, second[place]],
              [first[other], second[other]],
            ];
      return { along, places: [place, other], minor, value, isWhole: first.length === 2 };
    }
  }
  return null;
}

/** "The determinant of columns 1 and 3 is not zero". */
export function minorIsNotZero({ along, places, isWhole }: IndependentPair): Prose {
  if (isWhole) return say`The determinant of ${symbol('A')} is not zero`;
  return say`The determinant of ${linesProse(along === 'rows' ? 'column' : 'row', places)} is not zero`;
}

/** That the entries stand where the words say, and that the lines are independent. */
export function minorFacts({ along, places, minor }: IndependentPair): readonly Expression[] {
  const A = symbol('A');
  const entries = minor.flatMap((line, i) =>
    line.map((value, j) => {
      const [row, column] = along === 'rows' ? [i, places[j]] : [places[i], j];
      return equal(measure('entryAt', A, row + 1, column + 1), number(value));
    }),
  );
  return [equal(measure('rank', A), count(2)), ...entries];
}

/** |1 2; 2 5| = 1 · 5 − 2 · 2 = 1 ≠ 0 */
export function minorLine({ minor, value, isWhole }: IndependentPair): Block {
  if (isWhole) return formula(determinantLine(productsLeftOf(minor), value));
  const members: readonly Expression[] = [...productsLeftOf(minor), number(value)];
  return formula({
    kind: 'relation',
    first: determinantOf(matrixExpression(matrixOf(minor))),
    links: [
      ...members.map((right) => ({ comparison: 'equal', right }) as const),
      { comparison: 'unequal', right: count(0) },
    ],
  });
}
