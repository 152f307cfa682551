// The telling of the elimination behind triangular factors: row operations, and where their multipliers go.

import { folding, type MoveHandlers } from '../../algorithms/moves.ts';
import type { RowMoves } from '../../algorithms/row-reduction/moves.ts';
import { rowMoveHandlers, rowsExpression } from '../../algorithms/row-reduction/tell.ts';
import { type Block, formula, heading, paragraph, withReasonInShort } from '../../document/block.ts';
import {
  apply,
  count,
  equal,
  type Expression,
  indexed,
  list,
  negative,
  number,
  product,
  relation,
  sum,
  symbol,
} from '../../document/expression.ts';
import { CURRENT, measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { absolute, type Entry, equals, negate, signOf } from '../../exact/entry.ts';
import { ONE } from '../../exact/rational.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import type { Blocked, EliminationMove, FactorMoves, Multiplier, PivotChoice } from './elimination.ts';

const [A, L] = ['A', 'L'].map(symbol);

type EliminationMoves = FactorMoves<Entry> &
  Pick<RowMoves<Entry>, 'pivot' | 'clear' | 'eliminate' | 'skip' | 'swap' | 'exhaust'>;

const foldMove = folding<EliminationMoves>();

/** The handlers that need nothing but the move. */
export const eliminationHandlers: MoveHandlers<EliminationMoves, readonly Block[]> = {
  pivot: rowMoveHandlers.pivot,
  clear: rowMoveHandlers.clear,
  eliminate: rowMoveHandlers.eliminate,
  skip: rowMoveHandlers.skip,
  swap: rowMoveHandlers.swap,
  exhaust: rowMoveHandlers.exhaust,
  kept: () => [],
  zeroPivot: ({ place, height }) => [
    heading(say`Column ${place + 1}: nothing to clear`, 2),
    paragraph(
      say`${claim(
        place === height - 1
          ? say`Row ${height} is the last row, and its entry in column ${place + 1} is ${0}`
          : say`From row ${place + 1} downwards, all entries of column ${place + 1} are ${0}`,
        ...(place === height - 1
          ? [
              equal(measure('rowCount', CURRENT), count(height)),
              equal(measure('entryAt', CURRENT, height, place + 1), count(0)),
            ]
          : Array.from({ length: height - place }, (_, index) =>
              equal(measure('entryAt', CURRENT, place + index + 1, place + 1), count(0)),
            )),
      )}, so nothing has to be cleared below it.`,
    ),
  ],
  detour: ({ place, multipliers, rows }) => [
    heading(say`Column ${place + 1}: use rows above`, 2),
    formula(
      operations(
        multipliers.map(({ target, source, factor }) =>
          relation(named(target), 'becomes', sum(named(target), times(negate(factor), named(source)))),
        ),
      ),
      say`${claim(
        say`The entry in row ${place + 1}, column ${place + 1} is ${0}`,
        equal(measure('entryAt', CURRENT, place + 1, place + 1), count(0)),
      )}, but multiples of rows above clear the entries below it and do not change the entries to the left.`,
    ),
    formula(
      rowsExpression(rows, null, {
        rows: [...new Set(multipliers.map(({ target }) => target))],
        columns: [],
        cells: [],
      }),
    ),
  ],
  blocked: (facts) => blockedBlocks(facts),
};

/**
 * The elimination with its heading. `lower` is L, and null where there is none: multipliers then stay unsaid. Rows that change
 * places take their multipliers along, so each is said of the place where it ends.
 */
export function clearingColumns(
  moves: readonly EliminationMove<Entry>[],
  lower: Rows<Entry> | null,
  choice: PivotChoice,
): readonly Block[] {
  let said = 0;
  const blocks = moves.flatMap((move, index): readonly Block[] => {
    if (isLastPivot(moves, index)) return [];
    if (move.move === 'swap' && choice === 'largest') return largestSwap(move.facts);
    if (move.move !== 'kept' && move.move !== 'detour') {
      return foldMove<keyof EliminationMoves, readonly Block[]>(move, eliminationHandlers);
    }
    const told = foldMove<keyof EliminationMoves, readonly Block[]>(move, eliminationHandlers);
    if (lower === null) return told;
    const later = moves.slice(index);
    const places = move.facts.multipliers
      .map((multiplier) => ({ ...multiplier, target: finalRow(multiplier.target, later) }))
      .filter(({ target, source, factor }) => equals(lower[target][source], factor));
    if (places.length === 0) return told;
    said += 1;
    const isAdded = moves.some(
      (other) =>
        (other.move === 'kept' || other.move === 'detour') &&
        other.facts.multipliers.some(({ factor }) => signOf(factor) < 0),
    );
    const hasMoved = places.some(({ target }, k) => target !== move.facts.multipliers[k]?.target);
    return [...told, formula(multiplierLines(places), multiplierReason(said === 1, hasMoved, isAdded))];
  });
  const first = moves[0].move;
  return first === 'exhaust' || first === 'blocked'
    ? [heading(say`Look for a pivot`), ...blocks]
    : [heading(say`Clear the columns from left to right`), ...blocks];
}

/** Whether the move finds a pivot in the last row, below which nothing is cleared; it is said where nothing else is. */
function isLastPivot(moves: readonly EliminationMove<Entry>[], index: number): boolean {
  const next = moves[index + 1];
  return (
    index > 0 && moves[index].move === 'pivot' && next?.move === 'clear' && next.facts.row === next.facts.height - 1
  );
}

/** `isAdded`: whether a multiple of a row is added anywhere. */
function multiplierReason(isFirst: boolean, hasMoved: boolean, isAdded: boolean): Prose | null {
  const sign = isFirst && isAdded ? say` ${ADDED}` : [];
  if (hasMoved) {
    return say`The multipliers are entries of ${L}. When rows are exchanged later, their multipliers are exchanged too; these are their final places.${sign}`;
  }
  return isFirst
    ? say`Each multiplier is an entry of ${L}: its row is the row that was changed, and its column has the number of the row that was subtracted.${sign}`
    : null;
}

/** Why a multiplier and the number in the row operation have opposite signs. */
export const ADDED = say`Adding a multiple of a row is subtracting the opposite multiple, so what is added has the opposite sign in ${L}.`;

function multiplierLines(places: readonly Multiplier<Entry>[]): Expression {
  const lines = places.map(({ target, source, factor }) => equal(indexed('L', target + 1, source + 1), number(factor)));
  return lines.length === 1 ? lines[0] : list(lines, 'none');
}

function finalRow(row: number, later: readonly EliminationMove<Entry>[]): number {
  return later.reduce((at, move) => {
    if (move.move !== 'swap') return at;
    const { first, second } = move.facts;
    return at === first ? second : at === second ? first : at;
  }, row);
}

function largestSwap({ first, second, column, rows }: RowMoves<Entry>['swap']): readonly Block[] {
  const size = (row: number): Expression => {
    const entry = measure('entryAt', CURRENT, row + 1, column + 1);
    return apply('abs', entry);
  };
  const others = rows.map((_, row) => row).filter((row) => row >= first && row !== second);
  return [
    heading(say`Column ${column + 1}: bring a pivot to row ${first + 1}`, 2),
    formula(
      relation(named(first), 'exchanges', named(second)),
      say`${claim(
        say`From row ${first + 1} downwards, row ${second + 1} has the entry of largest absolute value in column ${column + 1}`,
        ...others.map((row) => relation(size(second), 'at-least', size(row))),
      )}, so no multiplier has an absolute value greater than ${1}.`,
    ),
    formula(rowsExpression(rows, null, { rows: [first, second], columns: [], cells: [[first, column]] })),
  ];
}

/** Why there are no factors. */
export function blockedBlocks({ place, line, other, entry, ranks }: Blocked<Entry>): readonly Block[] {
  const [k, at] = [place + 1, other + 1];
  const first = list(Array.from({ length: k }, (_, index) => count(index + 1)));
  const rows = measure('rowsAt', A, first);
  const columns = measure('columnsAt', A, first);
  const block = measure('columnsAt', rows, first);
  const [low, high] = ranks;
  const zero = claim(say`The diagonal entry in row ${k} is ${0}`, equal(measure('entryAt', CURRENT, k, k), count(0)));
  const found =
    line === 'below'
      ? claim(
          say`the entry below it in row ${at} is ${number(entry)}`,
          equal(measure('entryAt', CURRENT, at, k), number(entry)),
        )
      : claim(
          say`the entry to the right of it in column ${at} is ${number(entry)}`,
          equal(measure('entryAt', CURRENT, k, at), number(entry)),
        );
  const why =
    k === 1 && line === 'below'
      ? say`The first column of a product of such factors is the first column of ${L} times one number. This number is also the first entry of the product. So if this entry is zero, the whole column is zero.`
      : line === 'below' && low === k - 1
        ? say`${claim(
            say`Up to here the numbers of the factors are forced, and the next pivot is ${0}`,
            equal(measure('entryAt', CURRENT, k, k), count(0)),
            equal(measure('rank', block), count(low)),
            equal(measure('rank', columns), count(high)),
          )}. In the product it would be multiplied by a multiplier of row ${at}, and ${0} times any number is ${0}. So nothing gives the entry below it, which is not ${0}.`
        : say`In a product of such factors, the ${line === 'below' ? 'columns' : 'rows'} up to this place have the same rank as the block of their first ${line === 'below' ? 'rows' : 'columns'} up to this place. ${claim(
            say`For ${A} the ranks are ${high} and ${low}`,
            equal(measure('rank', line === 'below' ? columns : rows), count(high)),
            equal(measure('rank', block), count(low)),
          )}.`;
  return [
    heading(say`Column ${k}: the elimination stops`, 2),
    ...withReasonInShort(
      paragraph(say`${zero}, but ${found}.${k === 1 ? '' : ' No multiple of the rows above changes this.'}`, why),
    ),
  ];
}

function operations(lines: readonly Expression[]): Expression {
  return lines.length === 1 ? lines[0] : list(lines, 'none');
}

function named(row: number): Expression {
  return indexed('R', row + 1);
}

function times(factor: Entry, name: Expression): Expression {
  const size = absolute(factor);
  const term = equals(size, ONE) ? name : product('adjacent', number(size), name);
  return signOf(factor) < 0 ? negative(term) : term;
}
