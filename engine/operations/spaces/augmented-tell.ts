// The words of a basis beside vectors: the matrix with its bar, where the factors stand, and a row that contradicts them.

import type { MoveHandlers } from '../../algorithms/moves.ts';
import { rowsExpression, staircase } from '../../algorithms/row-reduction/tell.ts';
import { linesProse } from '../../algorithms/wording.ts';
import { alsoInShort, type Block, formula, heading, paragraph } from '../../document/block.ts';
import {
  count,
  equal,
  type Expression,
  grid,
  list,
  matrixExpression,
  number,
  relation,
  symbol,
} from '../../document/expression.ts';
import { CURRENT, holds, measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { rowsOf } from '../../exact/matrix.ts';
import { isZero } from '../../exact/entry.ts';
import type { AugmentedMoves } from './augmented.ts';
import { reductionHandlers } from '../../algorithms/reduced-forms/tell.ts';

/** The augmented matrix. */
const M = symbol('M');

/** More vectors than these are not named one by one. */
const MOST_NAMED = 10;

/** What an operation says of the numbers behind the bar. */
interface AugmentedWords {
  /** The names of the basis and of the vectors beside it. */
  readonly names: readonly Expression[];
  /** How many of them belong to the basis. */
  readonly bar: number;
  readonly heading: Prose;
  /** Why the matrix is made. */
  readonly why: Prose;
  /** What is behind the bar at the end: "the coordinates". */
  readonly found: Prose;
  /** What a contradiction means for the vector at a place behind the bar, counted from 0. */
  readonly contradicts: (place: number) => Prose;
}

/** The handlers of the moves of `combinationsOf`. */
export function augmentedHandlers(words: AugmentedWords): MoveHandlers<AugmentedMoves, readonly Block[]> {
  const { names } = words;
  return {
    ...reductionHandlers(M, SAME_SOLUTIONS),
    already: ({ pivots, height }) => [
      paragraph(
        say`${claim(say`The left side is in row echelon form already`, leftIsEchelon(words.bar))}.`,
        staircaseLeft(pivots.length, height),
      ),
    ],
    echelon: ({ pivots, rows, already }) =>
      already
        ? []
        : [
            paragraph(
              say`${claim(say`The left side is in row echelon form now`, leftIsEchelon(words.bar))}.`,
              staircaseLeft(pivots.length, rows.length),
            ),
          ],
    augment: ({ matrix, bar }) => [
      heading(words.heading),
      formula(
        equal(
          M,
          ...(names.length > MOST_NAMED ? [] : [grid([names], bar)]),
          names.length > MOST_NAMED ? matrixExpression(matrix) : rowsExpression(rowsOf(matrix), bar),
        ),
        words.why,
      ),
    ],
    // Right of the bar other rows may go on.
    exhaust: ({ row, height }) => [
      heading(say`No further pivot`, 2),
      paragraph(say`${claim(...zerosLeft(words.bar, row, height))}.`),
    ],
    contradiction: ({ rows, row, bar }) => {
      if (rows === null) return alsoInShort(paragraph(words.contradicts(0)));
      const place = rows[row].findIndex((value, column) => column >= bar && !isZero(value));
      const right = rows[row][place];
      const left = measure('columnsAt', measure('rowsAt', CURRENT, list([count(row + 1)])), columnsUpTo(bar));
      return [
        heading(say`Look at row ${row + 1}`),
        paragraph(
          say`${claim(
            say`In row ${row + 1} all entries left of the bar are ${0}, but the entry in column ${place + 1} is ${number(right)}`,
            equal(measure('entryAt', CURRENT, row + 1, place + 1), number(right)),
            holds('zero', left),
            equal(measure('entryAt', CURRENT, row + 1, 1), count(0)),
          )}. The left side of this equation is always ${0}, so no numbers satisfy it.`,
        ),
        formula(relation(count(0), 'unequal', number(right))),
        ...alsoInShort(paragraph(words.contradicts(place - bar))),
      ];
    },
    read: ({ rows, bar, height }) => [
      heading(say`Read off ${words.found}`),
      ...(rows === null ? [] : [paragraph(say`${readWords(bar, height)} ${words.found}.`)]),
    ],
  };
}

const SAME_SOLUTIONS = say`Row operations do not change the solutions.`;

function leftIsEchelon(bar: number): Expression {
  return holds('rowEchelon', measure('columnsAt', CURRENT, columnsUpTo(bar)));
}

function zerosLeft(bar: number, from: number, height: number): readonly [Prose, ...Expression[]] {
  const rows = Array.from({ length: height - from }, (_, index) => from + index);
  const zero = rows.map((row) =>
    holds('zero', measure('columnsAt', measure('rowsAt', CURRENT, list([count(row + 1)])), columnsUpTo(bar))),
  );
  const verb = rows.length === 1 ? 'has' : 'have';
  return [say`Left of the bar ${linesProse('row', rows)} ${verb} only zeros`, ...zero];
}

/** The reason for the form left of the bar. */
function staircaseLeft(pivots: number, height: number): Prose | null {
  return pivots === height ? staircase(pivots, height) : null;
}

function columnsUpTo(bar: number): Expression {
  return list(Array.from({ length: bar }, (_, place) => count(place + 1)));
}

/** Where the numbers stand. */
function readWords(bar: number, height: number): Prose {
  const left = measure('columnsAt', CURRENT, columnsUpTo(bar));
  if (height === bar) {
    return say`${claim(say`The left side is the identity matrix`, holds('identity', left))}, so the right side gives`;
  }
  const top = measure('rowsAt', left, columnsUpTo(bar));
  const zeros = Array.from({ length: height - bar }, (_, place) => bar + place);
  return say`${claim(
    zeros.length === 1
      ? say`On the left side we have the identity matrix, and ${linesProse('row', zeros)} has only zeros`
      : say`On the left side we have the identity matrix, and ${linesProse('row', zeros)} have only zeros`,
    holds('identity', top),
    ...zeros.map((row) => holds('zero', measure('rowAt', CURRENT, row + 1))),
  )}. So the other entries on the right side give`;
}
