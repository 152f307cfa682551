// The telling of arrangements: before, the rule, where each entry goes, after.
// Above: operations/change-appearance and operations/create stories. Below: document/, solve.ts.

import { type Block, formula, heading, paragraph } from '../../document/block.ts';
import {
  count,
  equal,
  type Expression,
  grid,
  indexed,
  matrixExpression,
  negative,
  subscript,
  sum,
  symbol,
} from '../../document/expression.ts';
import { type Prose, say } from '../../document/prose.ts';
import { matricesEqual } from '../../exact/matrix.ts';
import { folding } from '../moves.ts';
import { shapeProse } from '../wording.ts';
import type { Arrangement, ArrangementMove, ArrangementMoves, Origin } from './solve.ts';

/** The words and signs in which one operation tells its arrangement. */
export interface ArrangementWords {
  /** The name of the answer: B, or A with an exponent T. */
  readonly name: Expression;
  /** What is done, its rule, and why: told after the look at the matrix. */
  readonly rule: readonly Block[];
  /** The sentence that answers the question. */
  readonly conclusion: Prose;
}

export function tellArrangement(
  arrangement: Arrangement,
  moves: readonly ArrangementMove[],
  words: ArrangementWords,
): readonly Block[] {
  return moves.flatMap((move) => tellMove(arrangement, move, words));
}

const foldMove = folding<ArrangementMoves>();

function tellMove({ a, b }: Arrangement, move: ArrangementMove, words: ArrangementWords): readonly Block[] {
  return foldMove(move, {
    before: (shapes) => [
      heading(b === null ? say`The matrix before` : say`The matrices before`),
      paragraph(say`${symbol('A')} has ${shapeProse(shapes.a)}.`),
      formula(equal(symbol('A'), matrixExpression(a))),
      ...(b === null || shapes.b === null
        ? []
        : [
            paragraph(say`${symbol('B')} has ${shapeProse(shapes.b)}.`),
            formula(equal(symbol('B'), matrixExpression(b))),
          ]),
      ...words.rule,
    ],
    fetch: ({ origins }) => [
      heading(say`Where each entry comes from`),
      formula(
        equal(words.name, grid(origins.map((row) => row.map(originExpression)))),
        b === null
          ? say`Each entry is named by its row and its column in ${symbol('A')}.`
          : say`Each entry is named by its row and its column in ${symbol('A')} or ${symbol('B')}.`,
      ),
    ],
    fetchAll: ({ rows, columns }) => [
      heading(say`Where each entry comes from`),
      paragraph(say`The rule gives each of the ${rows * columns} entries of the result its place.`),
    ],
    after: ({ matrix }) => [
      heading(say`The matrix after`),
      formula(equal(words.name, matrixExpression(matrix))),
      paragraph(words.conclusion),
    ],
  });
}

/** The entry by its name before the move: a with row and column, or the zero in its place. */
function originExpression(origin: Origin): Expression {
  if (origin === null) return count(0);
  return indexed(origin.matrix === 'A' ? 'a' : 'b', origin.row + 1, origin.column + 1);
}

/** Answers of more entries than this are not compared with the matrix for the sake of a remark. */
const ENTRIES_COMPARED = 10_000;

/** Whether the arrangement is seen to leave the matrix as it is; false also where it is too large to look. */
export function isUnchanged({ a, rows, columns, arranged }: Arrangement): boolean {
  return rows * columns <= ENTRIES_COMPARED && matricesEqual(arranged(), a);
}

/** The entry of a matrix at indices that are expressions: b with i, j. */
export function entryNamed(name: string, row: Expression, column: Expression): Expression {
  return subscript(symbol(name), row, column);
}

/** i counted from the other end of n places: n + 1 - i. */
export function fromTheEnd(length: number, index: Expression): Expression {
  return sum(count(length + 1), negative(index));
}
