// The words of indexing and slicing.

import { selectionFigure } from '../../../algorithms/figures/rearrangement.ts';
import { folding } from '../../../algorithms/moves.ts';
import { shapeProse } from '../../../algorithms/wording.ts';
import type { Intermediate } from '../../../catalogue/operation.ts';
import { type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  count,
  equal,
  type Expression,
  grid,
  indexed,
  list,
  type Marks,
  markedCells,
  markedColumns,
  markedRows,
  matrixExpression,
  subscript,
  sum,
  symbol,
} from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { type ExactMatrix, hasRoots } from '../../../exact/matrix.ts';
import {
  CHOSEN,
  choiceProse,
  givenPositions,
  isListed,
  orderProse,
  provenChoice,
  readingProse,
} from './choice-prose.ts';
import { type Choice, isWhole, type Line, type Part } from './part.ts';
import type { PartMove, PartMoves } from './solve.ts';

/** What a reader may want to know before the work begins. */
export const theory: readonly Prose[] = [
  say`A selection of rows and a selection of columns cut a smaller matrix out of a larger one: what stands where they cross. The order of the selection is the order of the result. Mathematics counts from one, many programming languages from zero.`,
];

const [A, B] = [symbol('A'), symbol('B')];

/** The letters that number the chosen rows and columns. */
const INDEX: { readonly [L in Line]: Expression } = { row: symbol('i'), column: symbol('j') };

/** More rows or columns, or cells, are not marked one by one. */
const LINES_MARKED = 50;
const CELLS_MARKED = 100;

/** Parts with more rows or columns are not followed entry by entry. */
const LINES_FOLLOWED = 10;

export function task(part: Part): Prose {
  const { a, rows, columns } = part;
  const chosen = claim(say`${choiceProse(rows)} and ${choiceProse(columns)}`, partFact(part));
  return say`Take ${chosen} of ${matrixExpression(a)}.`;
}

export function tell(part: Part, moves: readonly PartMove[]): readonly Block[] {
  return moves.flatMap((move) => tellMove(part, move));
}

/** The positions taken, as the reader counts them. */
export function intermediate({ rows, columns }: Part): Intermediate {
  return { rows: positionsOf(rows), columns: positionsOf(columns) };
}

function positionsOf({ places, base }: Choice): readonly number[] {
  return places.map((place) => place + base);
}

const foldMove = folding<PartMoves>();

function tellMove(part: Part, move: PartMove): readonly Block[] {
  return foldMove(move, {
    choose: (choice) => tellChoice(part, choice),
    chooseAll: () => [
      heading(say`Look at what is chosen`),
      formula(equal(A, matrixExpression(part.a))),
      paragraph(
        part.a.rows * part.a.columns === 1
          ? say`${claim(say`${A} holds a single entry`, equal(measure('entryCount', A), count(1)))}, and its row and its column are chosen.`
          : say`Every row and every column is chosen, each once and in its order.`,
      ),
    ],
    keep: ({ matrix }) => [
      heading(say`Take the whole matrix`),
      formula(equal(B, A, matrixExpression(matrix))),
      paragraph(say`The part is the matrix ${A} itself. ${shapeClaim(matrix)}`),
    ],
    take: ({ matrix }) => tellTaking(part, matrix),
  });
}

/** The matrix with the chosen rows marked: in a short story only where no picture of the chosen entries follows. */
function pictureOf(picture: Block, rows: Choice, columns: Choice): readonly Block[] {
  return isWhole(rows) || isWhole(columns) ? [picture] : notInShort(picture);
}

function tellChoice({ a, rows, columns }: Part, choice: Choice): readonly Block[] {
  const { line } = choice;
  const isShown = line === 'row' || (isWhole(rows) && !isWhole(columns));
  return [
    heading(say`Choose the ${line}s`),
    ...(isShown ? pictureOf(formula(equal(A, matrixExpression(a, marksOf(choice)))), rows, columns) : []),
    paragraph(takenProse(choice, partFact({ rows, columns })), orderProse(choice)),
    ...(isListed(choice) ? tellReading(choice, line === 'column' && isListed(rows) ? readingProse(rows) : []) : []),
  ];
}

/** That the part is where these rows and columns of the matrix cross. */
function partFact({ rows, columns }: Pick<Part, 'rows' | 'columns'>): Expression {
  const [chosenRows, chosenColumns] = [rows, columns].map(({ places }) =>
    list(places.map((place) => count(place + 1))),
  );
  return equal(B, measure('columnsAt', measure('rowsAt', A, chosenRows), chosenColumns));
}

/** What is taken, and the name of the list of it. */
function takenProse(choice: Choice, fact: Expression): Prose {
  const taken = say`We take ${provenChoice(choice, fact)}.`;
  if (!isListed(choice)) return taken;
  const numbers = choice.places.length === 1 ? 'its number' : 'their numbers';
  return say`${taken} The list ${CHOSEN[choice.line]} holds ${numbers}.`;
}

/** The list of chosen rows or columns, and how it follows from what was asked for, as far as that was not said before. */
function tellReading(choice: Choice, said: readonly Prose[]): readonly Block[] {
  const [first = null, ...others] = readingProse(choice).filter((reason) => !said.includes(reason));
  return [
    formula(equal(CHOSEN[choice.line], ...readingOf(choice)), first),
    ...others.map((reason) => paragraph(reason)),
  ];
}

/** The chosen rows or columns; none where all of them would be marked, or very many. */
function marksOf(choice: Choice): Marks | null {
  if (isWhole(choice) || choice.places.length > LINES_MARKED) return null;
  const places = distinct(choice.places);
  return choice.line === 'row' ? markedRows(...places) : markedColumns(...places);
}

function tellTaking({ a, rows, columns }: Part, matrix: ExactMatrix): readonly Block[] {
  const followed = matrix.rows <= LINES_FOLLOWED && matrix.columns <= LINES_FOLLOWED;
  const single = matrix.rows === 1 && matrix.columns === 1;
  const origins = (): Expression =>
    grid(rows.places.map((row) => columns.places.map((column) => indexed('a', row + 1, column + 1))));
  const marks =
    rows.places.length * columns.places.length > CELLS_MARKED
      ? null
      : markedCells(
          ...distinct(rows.places).flatMap((row) =>
            distinct(columns.places).map((column): readonly [number, number] => [row, column]),
          ),
        );
  return [
    heading(single ? say`Take the entry where they cross` : say`Take the entries where they cross`),
    ...(!isWhole(rows) && !isWhole(columns) && marks !== null ? [formula(equal(A, matrixExpression(a, marks)))] : []),
    ...tellRule(rows, columns, single, followed),
    formula(equal(B, ...(followed ? [origins()] : []), matrixExpression(matrix))),
    paragraph(
      single
        ? say`This is the part of ${A} that was asked for: one entry, which stays a matrix. ${shapeClaim(matrix)}`
        : say`This is the part of ${A} that was asked for. ${shapeClaim(matrix)}`,
    ),
    ...(hasRoots(a) || hasRoots(matrix) ? [] : selectionFigure(a, rows.places, columns.places, matrix)),
  ];
}

/** Which entry comes where, as a formula where rows and columns have short names. */
function tellRule(rows: Choice, columns: Choice, single: boolean, followed: boolean): readonly Block[] {
  const [row, column] = [placeNamed(rows), placeNamed(columns)];
  if (single) return [];
  // Where the entries are named one by one, no rule with lists as indices is needed.
  const isPlain = !(isListed(rows) || isListed(columns));
  if (row === null || column === null || (followed && !isPlain)) {
    return [paragraph(say`An entry is taken where a chosen row crosses a chosen column.`)];
  }
  return [
    formula(
      equal(entryOf('b', INDEX.row, INDEX.column), entryOf('a', row, column)),
      say`An entry is taken where a chosen row crosses a chosen column. In the part ${B} rows and columns are numbered afresh: ${INDEX.row} counts its rows and ${INDEX.column} its columns.`,
    ),
  ];
}

/** The row or column of A that a row or column of the part was. */
function placeNamed(choice: Choice): Expression | null {
  if (isWhole(choice)) return INDEX[choice.line];
  if (isListed(choice)) return subscript(CHOSEN[choice.line], INDEX[choice.line]);
  return choice.places.length === 1 ? count(choice.places[0] + 1) : null;
}

function entryOf(name: string, row: Expression, column: Expression): Expression {
  return subscript(symbol(name), row, column);
}

function shapeClaim(matrix: ExactMatrix): Prose {
  return say`${claim(
    say`It has ${shapeProse(matrix)}`,
    equal(measure('rowCount', B), count(matrix.rows)),
    equal(measure('columnCount', B), count(matrix.columns)),
  )}.`;
}

function distinct(places: readonly number[]): readonly number[] {
  return [...new Set(places)];
}

/** The chosen positions as the reader gave them, turned into numbers from 1, and these numbers. */
function readingOf(choice: Choice): readonly Expression[] {
  const { places, base, length } = choice;
  const numbers = list(places.map((place) => count(place + 1)));
  if (base === 1) return [numbers];
  return [list(givenPositions(choice).map((position) => fromOne(position, length))), numbers];
}

/** A position that counts from 0, or from the end where it is negative, counted from 1. */
function fromOne(position: number, length: number): Expression {
  return position < 0 ? sum(count(length), count(position), count(1)) : sum(count(position), count(1));
}
