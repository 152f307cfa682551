// The words of counting rows and columns.

import { folding, type Move } from '../../../algorithms/moves.ts';
import { counted, shapeProse } from '../../../algorithms/wording.ts';
import type { Shape } from '../../../catalogue/domain-error.ts';
import { type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  count,
  equal,
  type Expression,
  markedColumns,
  markedRows,
  matrixExpression,
  relation,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import type { ExactMatrix } from '../../../exact/matrix.ts';
import type { Side, SizeMoves } from './solve.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`Rows run across, columns run down. The shape of a matrix names its rows first and its columns second, and decides which operations are possible: sums need equal shapes, products need inner sizes that agree.`,
];

/** What one of the three operations asks, answers and checks. */
export interface SizeWords {
  readonly task: (matrix: Prose) => Prose;
  readonly answer: (shape: Shape) => readonly Block[];
  readonly check: (shape: Shape) => Check;
}

/** Another way to the same numbers. */
type Check = (a: ExactMatrix) => readonly Block[];

const A = symbol('A');

/** Said of a matrix of one row and one column. */
const SINGLE = claim(say`${A} holds a single entry`, equal(measure('entryCount', A), count(1)));

/** The numbers of rows and columns by their usual names: an m by n matrix. */
const NAMES: { readonly [S in Side]: Expression } = { rows: symbol('m'), columns: symbol('n') };

export const rowWords: SizeWords = {
  task: (matrix) => say`Count the rows of ${matrix}.`,
  answer: (shape) => [
    heading(say`State the number of rows`),
    paragraph(say`${claim(say`${A} has ${counted(shape.rows, 'row')}`, rowFact(shape))}.`),
  ],
  check: (shape) => lastLine('columns', shape),
};

export const columnWords: SizeWords = {
  task: (matrix) => say`Count the columns of ${matrix}.`,
  answer: (shape) => [
    heading(say`State the number of columns`),
    paragraph(say`${claim(say`${A} has ${counted(shape.columns, 'column')}`, columnFact(shape))}.`),
  ],
  check: (shape) => lastLine('rows', shape),
};

function facts(shape: Shape): readonly Expression[] {
  return [rowFact(shape), columnFact(shape)];
}

export const shapeWords: SizeWords = {
  task: (matrix) => say`Find the shape of ${matrix}.`,
  answer: (shape) => [
    heading(say`State the shape`),
    paragraph(
      say`${claim(say`${A} is a ${shape.rows} by ${shape.columns} matrix`, ...facts(shape))}: ${claim(say`it has ${shapeProse(shape)}`, ...facts(shape))}.`,
      say`The rows are always named before the columns.`,
    ),
    ...kindOf(shape),
  ],
  // Both sides were counted; to multiply them would test neither.
  check: () => () => [],
};

export function taskOf(a: ExactMatrix, words: SizeWords): Prose {
  return words.task([matrixExpression(a)]);
}

export function tellSizes(a: ExactMatrix, moves: readonly Move<SizeMoves>[], words: SizeWords): readonly Block[] {
  return moves.flatMap((move) => tellMove(a, move, words));
}

const foldMove = folding<SizeMoves>();

function tellMove(a: ExactMatrix, move: Move<SizeMoves>, words: SizeWords): readonly Block[] {
  return foldMove(move, {
    count: ({ side }) => (side === 'rows' ? countRows(a) : countColumns(a)),
    answer: (shape) => [...words.answer(shape), ...words.check(shape)(a)],
  });
}

function countRows(a: ExactMatrix): readonly Block[] {
  const { rows } = a;
  return [
    heading(say`Count the rows`),
    formula(equal(A, matrixExpression(a, isSingle(a) ? null : markedColumns(0)))),
    isSingle(a)
      ? paragraph(say`${SINGLE}, which is a row by itself.`)
      : rows === 1
        ? paragraph(
            say`${claim(say`All entries stand side by side in a single row`, rowFact(a))}.`,
            say`Rows run from left to right, and here the first column ends with its first entry.`,
          )
        : paragraph(
            say`${claim(say`The first column holds ${rows} entries`, equal(measure('lengthOf', measure('columnAt', A, 1)), count(rows)))}.`,
            say`Rows run from left to right, and each of them has one entry in the first column: going down this column counts the rows.`,
          ),
    formula(equal(NAMES.rows, count(rows)), say`The number of rows is usually called ${NAMES.rows}.`),
  ];
}

/** A single entry is not pointed at. */
function isSingle({ rows, columns }: ExactMatrix): boolean {
  return rows === 1 && columns === 1;
}

function countColumns(a: ExactMatrix): readonly Block[] {
  const { columns } = a;
  return [
    heading(say`Count the columns`),
    formula(equal(A, matrixExpression(a, isSingle(a) ? null : markedRows(0)))),
    isSingle(a)
      ? paragraph(say`${SINGLE}, which is a column by itself.`)
      : columns === 1
        ? paragraph(
            say`${claim(say`All entries stand one below the other in a single column`, columnFact(a))}.`,
            say`Columns run from top to bottom, and here the first row ends with its first entry.`,
          )
        : paragraph(
            say`${claim(say`The first row holds ${columns} entries`, equal(measure('lengthOf', measure('rowAt', A, 1)), count(columns)))}.`,
            say`Columns run from top to bottom, and each of them has one entry in the first row: going along this row counts the columns.`,
          ),
    formula(equal(NAMES.columns, count(columns)), say`The number of columns is usually called ${NAMES.columns}.`),
  ];
}

function rowFact({ rows }: Shape): Expression {
  return equal(measure('rowCount', A), count(rows));
}

function columnFact({ columns }: Shape): Expression {
  return equal(measure('columnCount', A), count(columns));
}

/** What matrices of such a shape are called. */
function kindOf({ rows, columns }: Shape): readonly Block[] {
  if (rows === 1 && columns === 1) {
    return [paragraph(say`A matrix with as many rows as columns is square, and this is the smallest one.`)];
  }
  if (rows === columns)
    return [paragraph(say`${claim(say`${A} has as many rows as columns`, holds('square', A))}: it is square.`)];
  if (rows === 1) return [paragraph(say`A matrix of one row is also called a row vector.`)];
  if (columns === 1) return [paragraph(say`A matrix of one column is also called a column vector.`)];
  return rows > columns
    ? [
        paragraph(
          say`${claim(say`It has more rows than columns`, moreFact('rowCount', 'columnCount'))}: it is taller than wide.`,
        ),
      ]
    : [
        paragraph(
          say`${claim(say`It has more columns than rows`, moreFact('columnCount', 'rowCount'))}: it is wider than tall.`,
        ),
      ];
}

function moreFact(more: 'rowCount' | 'columnCount', less: 'rowCount' | 'columnCount'): Expression {
  return relation(measure(more, A), 'greater', measure(less, A));
}

/** The same count at the other end of the matrix. */
function lastLine(side: Side, { rows, columns }: Shape): Check {
  const [last, length] = side === 'columns' ? [columns, rows] : [rows, columns];
  if (last === 1) return () => [];
  const [line, at] = side === 'columns' ? (['column', 'columnAt'] as const) : (['row', 'rowAt'] as const);
  return (a) =>
    notInShort(
      heading(say`Check the result`),
      formula(equal(A, matrixExpression(a, side === 'columns' ? markedColumns(last - 1) : markedRows(last - 1)))),
      paragraph(
        say`${claim(
          say`The last ${line}, ${line} ${last}, holds ${counted(length, 'entry', 'entries')} as well`,
          equal(measure('lengthOf', measure(at, A, last)), count(length)),
          equal(measure(side === 'columns' ? 'columnCount' : 'rowCount', A), count(last)),
        )}.`,
        say`All ${line}s of a matrix are equally long, so any of them may be counted.`,
      ),
    );
}
