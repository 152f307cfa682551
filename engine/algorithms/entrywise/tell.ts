// The telling of entry-by-entry work.
// Above: operations/arithmetic stories. Below: document/, solve.ts.

import { type Block, formula, heading, paragraph } from '../../document/block.ts';
import {
  type Comparison,
  type Expression,
  equal,
  grid,
  indexed,
  matrixExpression,
  number,
  relation,
  subscript,
  symbol,
} from '../../document/expression.ts';
import { type Prose, say } from '../../document/prose.ts';
import { type AnswerMatrix, entry, scalarAt } from '../../exact/matrix.ts';
import { placeAt } from '../entries.ts';
import { folding } from '../moves.ts';
import { MOST_TERMS } from '../unevaluated.ts';
import { shapeProse } from '../wording.ts';
import type { EntrywiseInput, EntrywiseMove, EntrywiseMoves } from './solve.ts';

const [A, B] = [symbol('A'), symbol('B')];

/** Joins two expressions by an operation: a + b. */
export type Join = (left: Expression, right: Expression) => Expression;

/** The words and signs in which one operation tells entry-by-entry work. */
export interface EntrywiseWords {
  /** What is done to two entries, as a heading: "Add the entries at the same place". */
  readonly work: Prose;
  /** Why it may be done entry by entry. */
  readonly reason: Prose;
  /** The operation on two entries: a + b. */
  readonly join: Join;
  /** The operation on the matrices A and B, where it has a sign of its own: A + B. */
  readonly whole: Expression | null;
  /** The name of the result: "sum". */
  readonly result: string;
  /** What was looked at before the work and why, for operations that are not defined for all entries. */
  readonly admitted?: { readonly check: Prose; readonly finding: Prose; readonly reason: Prose };
  /** What else is worth saying about these entries, before the result. */
  readonly remarks?: readonly Block[];
}

/** More entries than this are not written out one by one. */
const ENTRIES_WORKED_OUT = 36;

export function tellEntrywise(
  input: EntrywiseInput,
  moves: readonly EntrywiseMove[],
  words: EntrywiseWords,
): readonly Block[] {
  return moves.flatMap((move) => tellMove(input, move, words));
}

function tellMove(input: EntrywiseInput, move: EntrywiseMove, words: EntrywiseWords): readonly Block[] {
  return foldMove(move, {
    shapes: (shape) => [
      heading(say`Compare the sizes`),
      formula(equal(A, matrixExpression(input.a))),
      formula(equal(B, matrixExpression(input.b))),
      paragraph(say`Both matrices have ${shapeProse(shape)}, so every entry has a partner.`, words.reason),
    ],
    broadcast: ({ rows, columns }) => [
      heading(say`Use the number at every place`),
      formula(equal(A, matrixExpression(input.a))),
      paragraph(
        say`The second operand is one number. It stands for the ${rows} by ${columns} matrix ${B} that holds it at every place.`,
        words.reason,
      ),
      formula(equal(B, matrixExpression(input.b))),
    ],
    admitted: () =>
      words.admitted === undefined
        ? []
        : [heading(words.admitted.check), paragraph(words.admitted.finding, words.admitted.reason)],
    combine: ({ result }) => [
      heading(words.work),
      formula(equal(generalEntry('c'), words.join(generalEntry('a'), generalEntry('b')))),
      ...tellWork(input, result, words),
      ...(result.kind === 'float64'
        ? [
            paragraph(
              say`These entries are too long to be worked out in fractions, so they are worked out in floating point: about ${16} digits are kept on the way.`,
            ),
          ]
        : []),
      ...(words.remarks ?? []),
      heading(say`Write down the ${words.result}`),
      formula(relation(symbol('C'), signFor(result), matrixExpression(result))),
      paragraph(say`The ${words.result} ${whole(words)} is this matrix with ${shapeProse(result)}.`),
    ],
  });
}

const foldMove = folding<EntrywiseMoves>();

/** A result in doubles is near the true one. */
function signFor(result: AnswerMatrix): Comparison {
  return result.kind === 'float64' ? 'approximately' : 'equal';
}

function whole({ whole: named }: EntrywiseWords): Expression {
  return named === null ? symbol('C') : equal(symbol('C'), named);
}

function generalEntry(name: string): Expression {
  return subscript(symbol(name), symbol('i'), symbol('j'));
}

function tellWork(input: EntrywiseInput, result: AnswerMatrix, words: EntrywiseWords): readonly Block[] {
  const { a, b } = input;
  if (a.rows * a.columns <= ENTRIES_WORKED_OUT) return [formula(equal(symbol('C'), workedOut(input, words.join)))];
  return [
    paragraph(
      say`The first and the last entry show how it goes; the ${a.rows * a.columns - 2} others are worked out in the same way.`,
    ),
    ...[0, a.rows * a.columns - 1].map((position) => {
      const { row, column } = placeAt(a, position);
      const worked = words.join(number(entry(a, row, column)), number(entry(b, row, column)));
      return formula({
        kind: 'relation',
        first: indexed('c', row + 1, column + 1),
        links: [
          { comparison: 'equal', right: worked },
          { comparison: signFor(result), right: number(scalarAt(result, position)) },
        ],
      });
    }),
  ];
}

function workedOut({ a, b }: Pick<EntrywiseInput, 'a' | 'b'>, join: Join): Expression {
  return grid(
    Array.from({ length: a.rows }, (_, row) =>
      Array.from({ length: a.columns }, (__, column) =>
        join(number(entry(a, row, column)), number(entry(b, row, column))),
      ),
    ),
  );
}

/** The unevaluated entries of an entry-by-entry answer; null where they would hold more than 10,000 numbers. */
export function entrywiseExpression(input: EntrywiseInput, join: Join): Expression | null {
  return 2 * input.a.rows * input.a.columns <= MOST_TERMS ? workedOut(input, join) : null;
}
