// The telling of arrangements: before, the rule, where each entry goes, after, and back.

import type { Shape } from '../../catalogue/domain-error.ts';
import { type Block, formula, heading, notInShort, paragraph } from '../../document/block.ts';
import {
  count,
  equal,
  type Expression,
  grid,
  indexed,
  list,
  type Marks,
  matrixExpression,
  negative,
  product,
  subscript,
  sum,
  symbol,
} from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../document/prose.ts';
import { type ExactMatrix, hasRoots, matricesEqual } from '../../exact/matrix.ts';
import { rearrangementFigure } from '../figures/rearrangement.ts';
import { folding } from '../moves.ts';
import { counted } from '../wording.ts';
import type { Arrangement, ArrangementMove, ArrangementMoves, Origin } from './solve.ts';

/** The words and signs in which one operation tells its arrangement. */
export interface ArrangementWords {
  /** The name of the answer: B, or C where B is given. */
  readonly name: Expression;
  /** What is done, its rule, and why: told after the look at the matrix. */
  readonly rule: readonly Block[];
  /** What the marks in the picture of the named entries show; null leaves the picture out, where nothing moves. */
  readonly picture?: Prose | null;
  /** What is new in the answer. */
  readonly marks?: Marks | null;
  /** Other names of the answer: B = Aᵀ. */
  readonly alias?: Expression;
  /** The sentence that answers the question. */
  readonly conclusion: Prose;
  /** Another way to the answer, or back from it; left out where the answer is too large to be followed. */
  readonly check?: () => readonly Block[];
}

export function tellArrangement(
  arrangement: Arrangement,
  moves: readonly ArrangementMove[],
  words: ArrangementWords,
): readonly Block[] {
  return [
    ...moves.flatMap((move) => tellMove(arrangement, move, words)),
    ...figureBlocks(arrangement, moves, words),
    ...checkBlocks(moves, words),
  ];
}

const WHERE_FROM = say`Where each entry comes from`;

const foldMove = folding<ArrangementMoves>();

function tellMove({ a, b }: Arrangement, move: ArrangementMove, words: ArrangementWords): readonly Block[] {
  const { name, rule, picture, marks = null, alias, conclusion } = words;
  return foldMove(move, {
    before: (shapes) => [
      heading(b === null ? say`The matrix before` : say`The matrices before`),
      ...matrixBefore('A', shapes.a, a),
      ...(b === null || shapes.b === null ? [] : matrixBefore('B', shapes.b, b)),
      paragraph(say`We call the result ${name}.`),
      ...rule,
    ],
    fetch: ({ origins }) =>
      picture === null
        ? []
        : notInShort(
            heading(WHERE_FROM),
            formula(
              equal(name, namedEntries(origins, marks)),
              say`Each entry is named by its row and its column in ${b === null ? A : say`${A} or ${B}`}.`,
            ),
            ...(picture === undefined ? [] : [paragraph(picture)]),
          ),
    fetchAll: ({ rows, columns }) =>
      picture === null
        ? []
        : [
            heading(WHERE_FROM),
            paragraph(
              say`${claim(
                say`The rule gives each of the ${rows * columns} entries of the result its place`,
                equal(measure('entryCount', name), count(rows * columns)),
              )}.`,
              say`They are too many to be followed one by one.`,
            ),
            ...(picture === undefined ? [] : [paragraph(picture)]),
          ],
    after: ({ matrix }) => [
      heading(say`The matrix after`),
      formula(equal(name, ...(alias === undefined ? [] : [alias]), matrixExpression(matrix, marks))),
      paragraph(conclusion),
    ],
  });
}

/** The cells before and after, where each entry was followed. */
function figureBlocks(
  arrangement: Arrangement,
  moves: readonly ArrangementMove[],
  { name }: ArrangementWords,
): readonly Block[] {
  const fetched = moves.find((move) => move.move === 'fetch');
  const last = moves.find((move) => move.move === 'after');
  if (fetched === undefined || last === undefined) return [];
  const { a, b } = arrangement;
  const { matrix } = last.facts;
  // Drawn for fractions alone: entries with roots are too wide for the cells.
  if (hasRoots(a) || (b !== null && hasRoots(b)) || hasRoots(matrix)) return [];
  return rearrangementFigure({ a, b }, fetched.facts.origins, name, matrix);
}

function matrixBefore(name: string, shape: Shape, matrix: ExactMatrix): readonly Block[] {
  return [
    paragraph(say`${symbol(name)} has ${shapeOfMatrix(symbol(name), shape)}.`),
    formula(equal(symbol(name), matrixExpression(matrix))),
  ];
}

function checkBlocks(moves: readonly ArrangementMove[], { check }: ArrangementWords): readonly Block[] {
  const isFollowed = moves.some(({ move }) => move === 'fetch');
  const blocks = isFollowed ? (check?.() ?? []) : [];
  return blocks.length === 0 ? [] : notInShort(heading(say`Check the result`), ...blocks);
}

const [A, B] = [symbol('A'), symbol('B')];

/** "2 rows and 3 columns", each number with its fact. */
export function shapeOfMatrix(name: Expression, { rows, columns }: Shape): Prose {
  return say`${countClaim('row', name, rows)} and ${countClaim('column', name, columns)}`;
}

/** "3 rows", with the fact that the matrix has so many. */
export function countClaim(line: 'row' | 'column', name: Expression, amount: number): Claim {
  return claim(counted(amount, line), equal(measure(line === 'row' ? 'rowCount' : 'columnCount', name), count(amount)));
}

/** The answer as a matrix of names: where each entry stood before. */
export function namedEntries(origins: readonly (readonly Origin[])[], marks: Marks | null = null): Expression {
  return grid(
    origins.map((row) => row.map(originExpression)),
    null,
    marks,
  );
}

/** The entry by its name before the move: a with row and column, or the zero in its place. */
function originExpression(origin: Origin): Expression {
  if (origin === null) return count(0);
  return indexed(origin.matrix === 'A' ? 'a' : 'b', origin.row + 1, origin.column + 1);
}

/** The way back: what is done, the rule by which each entry of C is fetched from the answer, and C, which is A again. */
export function backAgain(action: Prose, origin: Expression, a: ExactMatrix, reason: Prose): readonly Block[] {
  return [
    paragraph(say`${action}, and call the result ${symbol('C')}.`),
    formula(equal(entryNamed('c', symbol('i'), symbol('j')), origin)),
    formula(equal(symbol('C'), matrixExpression(a), A), reason),
  ];
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

/** An index moved by so many places: i + 2, i − 1, or i itself. */
export function shifted(index: Expression, places: number): Expression {
  if (places === 0) return index;
  return sum(index, places > 0 ? count(places) : negative(count(-places)));
}

/** i counted from the other end of n places: n + 1 - i. */
export function fromTheEnd(length: number, index: Expression): Expression {
  return sum(count(length + 1), negative(index));
}

/** The entries of the parts and of the whole, counted each on their own: A and B make C, or A without a part is B. */
export function entriesCounted(a: Shape, change: 'joined' | 'without', part: Shape, answer: Shape): Block {
  const second = change === 'joined' ? entriesOf(part) : negative(entriesOf(part));
  return formula(
    equal(sum(entriesOf(a), second), count(answer.rows * answer.columns), entriesOf(answer)),
    change === 'joined'
      ? say`Count the entries: those of ${A} and those of ${B} together are those of ${symbol('C')}.`
      : say`Count the entries: those of ${A} without the deleted ones are those of ${B}.`,
  );
}

function entriesOf({ rows, columns }: Shape): Expression {
  return product('dot', count(rows), count(columns));
}

/** The condition that an index lies between two places, both included and counted from 1: i ≤ 3, i = 4, 4 ≤ i ≤ 6. */
export function within(index: Expression, first: number, last: number): Expression {
  if (first === last) return equal(index, count(last));
  const atMost = { comparison: 'at-most', right: count(last) } as const;
  return first === 1
    ? { kind: 'relation', first: index, links: [atMost] }
    : { kind: 'relation', first: count(first), links: [{ comparison: 'at-most', right: index }, atMost] };
}

/** Negative positions count from the end when the others count from 0: which rows or columns they stand for. */
export function countedFromTheEnd(
  line: 'row' | 'column',
  positions: readonly number[],
  length: number,
  base: number,
): readonly Block[] {
  const total = measure(line === 'row' ? 'rowCount' : 'columnCount', A);
  return [...new Set(positions)]
    .filter((position) => base === 0 && position < 0)
    .slice(0, POSITIONS_EXPLAINED)
    .map((position) => {
      const place = position + length + 1;
      const resolved = claim(
        say`Position ${position} counts from the end: it is ${line} ${place} of ${A}`,
        equal(count(position), sum(count(place), negative(total), negative(count(1)))),
      );
      return paragraph(say`${resolved}.`);
    });
}

/** Of more positions that count from the end, only the first are explained. */
const POSITIONS_EXPLAINED = 3;

/** Places that count from 0 as facts speak of them. */
export function placesList(places: readonly number[]): Expression {
  return list(places.map((place) => count(place + 1)));
}
