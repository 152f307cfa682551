// The words of the QR factorization.

import { folding } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { isTold } from '../../../algorithms/orthogonalization/bounds.ts';
import {
  columnExpression,
  stepBlocks,
  unitBlocks,
  unitProductMembers,
  type VectorNames,
  vectorNames,
} from '../../../algorithms/orthogonalization/tell.ts';
import { columnsOf } from '../../../algorithms/orthogonalization/vectors.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  added,
  apply,
  count,
  equal,
  type Expression,
  grid,
  indexed,
  list,
  matrixExpression,
  number,
  power,
  product,
  quotient,
  symbol,
  word,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';
import { absolute, divide, type Entry, multiply, negate, signOf } from '../../../exact/entry.ts';
import { entryAt, type ExactMatrix, identity, matrixOf, scalarAt } from '../../../exact/matrix.ts';
import { ONE } from '../../../exact/rational.ts';
import { sightBlocks, sightOf } from './at-sight.ts';
import type { Factors, QrInput, QrMove, QrMoves } from './solve.ts';

const [A, Q, R] = ['A', 'Q', 'R'].map(symbol);

export const theory: readonly Prose[] = [
  say`A QR factorization writes a matrix as a product ${product('adjacent', Q, R)}. The columns of ${Q} are perpendicular unit vectors, and all entries of ${R} below the diagonal are zero.`,
  say`The Gram–Schmidt process makes the columns of the matrix perpendicular. Divided by their lengths, they are the columns of ${Q}. The entries of ${R} are the dot products of the columns of ${Q} with those of the matrix.`,
];

const TRANSPOSED = power(Q, word('T'));
const QTQ = product('adjacent', TRANSPOSED, Q);

export function task({ a }: QrInput): Prose {
  return say`Find the QR factorization of ${equal(A, matrixExpression(a))}.`;
}

const foldMove = folding<QrMoves>();

export function tell({ a }: QrInput, moves: readonly QrMove[]): readonly Block[] {
  const columns = columnsOf(a);
  const found = moves.flatMap((move) =>
    move.move === 'orthogonalize' && move.facts.direction !== null ? [move.facts.index] : [],
  );
  const rank = found.length;
  const names = namesOf(a, found);
  const isNumber = a.rows === 1 && a.columns === 1;
  const told = moves.flatMap((move) => (move.move === 'factors' ? [move.facts] : []));
  const sight = told.length === 0 ? null : sightOf(a, told[0]);
  if (sight !== null) return [...openingOf(a), ...sightBlocks(a, sight, told[0])];
  return [
    ...openingOf(a),
    ...(isTold(a) && rank > 0 && !isNumber
      ? [
          paragraph(columnsAre(names, columns.length)),
          ...columns.map((vector, index) => formula(equal(names.given(index), columnExpression(vector)))),
        ]
      : []),
    ...moves.flatMap((move) =>
      foldMove<keyof QrMoves, readonly Block[]>(move, {
        orthogonalize: (step) => (isTold(a) && rank > 0 && !isNumber ? stepBlocks(step, names) : []),
        empty: () => [
          heading(say`State the result`),
          ...alsoInShort(
            paragraph(
              say`${claim(say`All columns are zero`, holds('zero', A))}, so ${Q} would have no columns: ${rankIs(0)}, and there are no such factors.`,
            ),
          ),
        ],
        computed: (factors) => [
          heading(say`Compute the factors`),
          paragraph(say`The working is not shown: it would be too long to read.`),
          formula(equal(Q, matrixExpression(factors.q))),
          formula(equal(R, matrixExpression(factors.r))),
          ...alsoInShort(
            paragraph(
              say`${claim(say`The product of both is ${A}`, equal(product('adjacent', Q, R), A))}, and ${rankIs(factors.directions.length)}.`,
            ),
          ),
        ],
        number: () => numberBlocks(a),
        factors: (factors) => [...factorBlocks(factors, names), ...check(a, factors)],
      }),
    ),
  ];
}

/**
 * A matrix with one row has entries a₁, a₂ ..., so that its columns are c; and one with one column has entries q₁, q₂ ...
 * The columns of Q are numbered as they stand in Q, `found` being the columns of A that they come from.
 */
function namesOf({ rows, columns }: ExactMatrix, found: readonly number[]): VectorNames {
  const names = vectorNames(rows === 1 ? 'c' : 'a', columns);
  const unit = (index: number): Expression =>
    found.length === 1 ? symbol('q') : indexed('q', found.indexOf(index) + 1);
  return { ...names, unit };
}

function columnsAre(names: VectorNames, total: number): Prose {
  const facts = Array.from({ length: total }, (_, index) => equal(names.given(index), grid(columnRows(index))));
  return total === 1
    ? say`${claim(say`It has one column`, equal(measure('columnCount', A), count(1)))}.`
    : say`${claim(say`It has ${total} columns`, equal(measure('columnCount', A), count(total)), ...facts)}:`;
}

function columnRows(index: number): readonly (readonly Expression[])[] {
  return [[measure('columnsAt', A, list([count(index + 1)]))]];
}

function rankIs(rank: number): Claim {
  return claim(say`the rank of ${A} is ${rank}`, equal(measure('rank', A), count(rank)));
}

function factorBlocks(factors: Factors, names: VectorNames): readonly Block[] {
  const { directions, q, r } = factors;
  const units = directions.map(({ index }) => names.unit(index));
  const entries = entryBlocks(factors, names);
  return [
    heading(directions.length === 1 ? say`Divide it by its length` : say`Divide the vectors by their lengths`),
    ...unitBlocks(directions, names),
    heading(say`Form ${Q} and ${R}`),
    formula(equal(Q, ...(units.length > 1 ? [grid([units])] : units), matrixExpression(q))),
    ...alsoInShort(paragraph(rankWords(directions.length, factors.columns.length))),
    ...alsoInShort(
      paragraph(
        say`Multiply ${equal(A, product('adjacent', Q, R))} by ${TRANSPOSED} from the left. ${claim(say`Since ${QTQ} is the identity matrix`, holds('identity', QTQ))}, this gives ${equal(R, product('adjacent', TRANSPOSED, A))}: the entries of ${R} are dot products of the columns of ${Q} with those of ${A}.`,
        directions.length > 1 ? ZEROS_BELOW : null,
      ),
    ),
    ...notInShort(...entries),
    formula(equal(R, ...(entries.length === 0 ? [product('adjacent', TRANSPOSED, A)] : []), matrixExpression(r))),
  ];
}

function rankWords(rank: number, columns: number): Prose {
  if (rank === columns) {
    return columns === 1
      ? say`The only column is not zero, so ${rankIs(1)}.`
      : say`No column is a combination of those before it, so ${rankIs(rank)}.`;
  }
  return rank === 1
    ? say`${Q} has one column, because ${rankIs(1)}.`
    : say`${Q} has ${claim(say`${rank} columns`, equal(measure('columnCount', Q), count(rank)))}, because ${rankIs(rank)}.`;
}

const ZEROS_BELOW: Prose = say`Each column of ${Q} is perpendicular to the columns of ${A} that came before: these entries are zero.`;

const IS_FACTORED = say`${claim(say`This is ${A}`, equal(product('adjacent', Q, R), A))}, so ${Q} and ${R} are the factors.`;

/** More entries of R are not worked out one by one. */
const MOST_ENTRIES = 10;

/** r₁₂ = q₁ · a₂ = (w₁ · a₂)/√2 = 4/√2 = 2√2 for each entry on and above the diagonal; nothing where there are many. */
function entryBlocks(factors: Factors, names: VectorNames): readonly Block[] {
  const { directions, columns, products } = factors;
  const places = directions.flatMap((direction, row) =>
    columns.flatMap((_, column) => (column < direction.index ? [] : [{ direction, row, column }])),
  );
  if (places.length > MOST_ENTRIES) return [];
  return places.map(({ direction, row, column }) => {
    return formula(
      equal(
        entryName(row, column, factors),
        ...unitProductMembers(direction, names, names.given(column), products[row][column]),
      ),
    );
  });
}

/** The entry of R; where R is one number it has no indices. */
function entryName(row: number, column: number, { directions, columns }: Factors): Expression {
  return directions.length === 1 && columns.length === 1 ? symbol('r') : indexed('r', row + 1, column + 1);
}

/** A number is the product of its absolute value and of 1 or −1. */
function numberBlocks(a: ExactMatrix): readonly Block[] {
  const entry = number(scalarAt(a, 0));
  const size = apply('abs', entry);
  return [
    heading(say`Divide the entry by its absolute value`),
    paragraph(say`The only column of ${A} is divided by its length. For one entry the length is the absolute value.`),
    formula(equal(Q, grid([[quotient(entry, size)]]), matrixExpression(unitNumber(a)))),
    formula(equal(R, grid([[size]]), matrixExpression(absoluteNumber(a)))),
    ...alsoInShort(paragraph(rankWords(1, 1))),
    heading(say`Check the factors`),
    formula(
      equal(
        product('adjacent', Q, R),
        product('adjacent', matrixExpression(unitNumber(a)), matrixExpression(absoluteNumber(a))),
        matrixExpression(a),
      ),
    ),
    ...alsoInShort(paragraph(IS_FACTORED)),
  ];
}

function unitNumber(a: ExactMatrix): ExactMatrix {
  return matrixOf([[signOf(entryAt(a, 0)) < 0 ? negate(ONE) : ONE]]);
}

function absoluteNumber(a: ExactMatrix): ExactMatrix {
  return matrixOf([[absolute<Entry>(entryAt(a, 0))]]);
}

function check(a: ExactMatrix, { directions, products, q, r }: Factors): readonly Block[] {
  const isShort = a.rows <= 3 && a.columns <= 3 && directions.length > 1;
  return [
    heading(say`Check the factors`),
    ...notInShort(
      formula(
        equal(QTQ, matrixExpression(identity(directions.length))),
        directions.length === 1
          ? say`The column of ${Q} has length ${1}.`
          : say`The columns of ${Q} are perpendicular to each other and have length ${1}.`,
      ),
      formula(
        equal(
          product('adjacent', Q, R),
          product('adjacent', matrixExpression(q), matrixExpression(r)),
          ...(isShort ? [multipliedOut(directions, products)] : []),
          matrixExpression(a),
        ),
      ),
    ),
    paragraph(IS_FACTORED),
  ];
}

/** The entries of QR as sums: the roots of both factors of a product cancel. */
function multipliedOut(directions: Factors['directions'], products: Factors['products']): Expression {
  const [{ vector: first }] = directions;
  return grid(
    first.map((_, row) =>
      products[0].map((__, column) =>
        added(
          directions.flatMap(({ index, vector, square }, place) =>
            index > column
              ? []
              : [number(divide<Entry>(multiply<Entry>(vector[row], products[place][column]), square))],
          ),
        ),
      ),
    ),
  );
}
