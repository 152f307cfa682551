// The words of a basis beside vectors: the matrix with its bar, where the factors stand, and a row that contradicts them.

import type { MoveHandlers } from '../../algorithms/moves.ts';
import { rowsExpression } from '../../algorithms/row-reduction/tell.ts';
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
import { isZero } from '../../exact/rational.ts';
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
  readonly heading: Prose;
  /** Why the matrix is made. */
  readonly why: Prose;
  /** What stands behind the bar at the end: "the coordinates". */
  readonly found: Prose;
  /** What a contradiction means for the vector at a place behind the bar, counted from 0. */
  readonly contradicts: (place: number) => Prose;
}

/** The handlers of the moves of `combinationsOf`. */
export function augmentedHandlers(words: AugmentedWords): MoveHandlers<AugmentedMoves, readonly Block[]> {
  const { names } = words;
  return {
    ...reductionHandlers(M, SAME_FACTORS),
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
    contradiction: ({ rows, row, bar }) => {
      if (rows === null) return alsoInShort(paragraph(words.contradicts(0)));
      const place = rows[row].findIndex((value, column) => column >= bar && !isZero(value));
      const right = rows[row][place];
      const left = measure('columnsAt', measure('rowsAt', CURRENT, list([count(row + 1)])), columnsUpTo(bar));
      return [
        heading(say`Look at row ${row + 1}`),
        paragraph(
          say`${claim(
            say`In row ${row + 1} all entries left of the bar are ${0}, and column ${place + 1} holds ${number(right)}`,
            equal(measure('entryAt', CURRENT, row + 1, place + 1), number(right)),
            holds('zero', left),
            equal(measure('entryAt', CURRENT, row + 1, 1), count(0)),
          )}. Whatever the factors are, the left side of this equation is ${0}.`,
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

const SAME_FACTORS = say`Row operations do not change which factors give the vectors right of the bar.`;

function columnsUpTo(bar: number): Expression {
  return list(Array.from({ length: bar }, (_, place) => count(place + 1)));
}

/** Where the numbers stand. */
function readWords(bar: number, height: number): Prose {
  const left = measure('columnsAt', CURRENT, columnsUpTo(bar));
  if (height === bar) {
    return say`${claim(say`Left of the bar stands the identity matrix`, holds('identity', left))}, so the entries right of it are`;
  }
  const top = measure('rowsAt', left, columnsUpTo(bar));
  const zeros = Array.from({ length: height - bar }, (_, place) => bar + place);
  return say`${claim(
    zeros.length === 1
      ? say`Left of the bar stands the identity matrix, and ${linesProse('row', zeros)} holds only zeros`
      : say`Left of the bar stands the identity matrix, and ${linesProse('row', zeros)} hold only zeros`,
    holds('identity', top),
    ...zeros.map((row) => holds('zero', measure('rowAt', CURRENT, row + 1))),
  )}. So the entries right of the bar above them are`;
}
