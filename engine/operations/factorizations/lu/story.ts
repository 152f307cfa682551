// The words of triangular factors.

import { folding, type MoveHandlers } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import {
  alsoInShort,
  type Block,
  formula,
  heading,
  notInShort,
  paragraph,
  withReasonInShort,
} from '../../../document/block.ts';
import {
  count,
  equal,
  type Expression,
  list,
  matrixExpression,
  number,
  numbers,
  product,
  symbol,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { identity, type ExactMatrix, matricesEqual, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { divide, type Entry, equals, isZero } from '../../../exact/entry.ts';
import { ONE } from '../../../exact/rational.ts';
import { clearingColumns, eliminationHandlers } from '../elimination-tell.ts';
import type { EliminationMove } from '../elimination.ts';
import { sightOf } from './at-sight.ts';
import { sightBlocks } from './at-sight-story.ts';
import type { Factors, Kind, LuInput, LuMove, ResultMoves } from './solve.ts';

const [A, P, L, D, U] = ['A', 'P', 'L', 'D', 'U'].map(symbol);

export const theory: readonly Prose[] = [];

const WITHOUT_EXCHANGES = say`each of them is at the place of the entry that it cleared`;
const WITH_EXCHANGES = say`each of them is at the place of the entry that it cleared, and moves with its row when rows are exchanged later`;

export function theoryFor({ kind }: LuInput): readonly Prose[] {
  const rows =
    kind === 'ldu'
      ? say`The diagonal entries at the end form ${D}. Each row divided by its pivot is a row of ${U}.`
      : say`The rows at the end form ${U}.`;
  return [
    say`Gaussian elimination subtracts multiples of rows until all entries below the diagonal are zero. ${rows} The multipliers form ${L}: ${kind === 'plu' ? WITH_EXCHANGES : WITHOUT_EXCHANGES}, and the diagonal entries of ${L} are ${1}.`,
  ];
}

const TASKS: { readonly [K in Kind]: readonly [product: Expression, what: Prose] } = {
  lu: [
    product('adjacent', L, U),
    say`with a lower triangular ${L} that has ones on its diagonal, and an upper triangular ${U}`,
  ],
  plu: [
    product('adjacent', L, U),
    say`with a permutation matrix ${P}, a lower triangular ${L} that has ones on its diagonal, and ${U} in row echelon form`,
  ],
  ldu: [
    product('adjacent', L, D, U),
    say`with triangular ${L} and ${U} that have ones on their diagonals, and a diagonal ${D}`,
  ],
};

export function task({ a, kind }: LuInput): Prose {
  const [factors, what] = TASKS[kind];
  const matrix = equal(A, matrixExpression(a));
  return kind === 'plu'
    ? say`Exchange rows of ${matrix} and write the result ${product('adjacent', P, A)} as ${factors}, ${what}.`
    : say`Write ${matrix} as ${factors}, ${what}.`;
}

const foldMove = folding<ResultMoves>();

export function tell(input: LuInput, moves: readonly LuMove[]): readonly Block[] {
  const { a, kind, choice } = input;
  const eliminating = moves.filter(isElimination);
  const results = moves.filter((move) => !isElimination(move));
  const factored = results.find((move) => move.move === 'factored');
  const lower = factored === undefined ? null : rowsOf(factored.facts.factors.l);
  const sight = factored === undefined || eliminating.length === 0 ? null : sightOf(a, factored.facts.factors);
  if (factored !== undefined && sight !== null) {
    const { factors } = factored.facts;
    return [
      ...openingOf(a),
      ...sightBlocks(a, sight, factors),
      ...(sight === 'lower-triangular' ? checkBlocks(a, factors) : []),
    ];
  }
  return [
    ...openingOf(a),
    ...(eliminating.length === 0
      ? []
      : isReady(a, eliminating)
        ? readyBlocks
        : clearingColumns(eliminating, lower, choice)),
    ...results.flatMap((move) =>
      foldMove<keyof ResultMoves, readonly Block[]>(move, resultHandlers(a, kind, eliminating)),
    ),
  ];
}

/** Whether the matrix has more than one row and the elimination changes nothing. */
function isReady({ rows }: ExactMatrix, moves: readonly EliminationMove<Entry>[]): boolean {
  return rows > 1 && moves.every(({ move }) => ['pivot', 'clear', 'zeroPivot', 'exhaust'].includes(move));
}

const readyBlocks: readonly Block[] = [
  heading(say`Look below the diagonal`),
  ...alsoInShort(
    paragraph(
      say`${claim(say`${A} is upper triangular`, holds('upperTriangular', A))}, so nothing is subtracted and all multipliers are ${0}.`,
    ),
  ),
];

function isElimination(move: LuMove): move is EliminationMove<Entry> {
  return move.move in eliminationHandlers;
}

function resultHandlers(
  a: ExactMatrix,
  kind: Kind,
  eliminating: readonly EliminationMove<Entry>[],
): MoveHandlers<ResultMoves, readonly Block[]> {
  return {
    computed: () => [
      heading(say`Compute the factors`),
      paragraph(say`${A} is too large to be worked line by line, so only the factors are shown.`),
    ],
    divided: ({ upper, diagonal }) => [
      heading(say`Divide the rows by the pivots`),
      ...alsoInShort(
        paragraph(
          say`The diagonal entries go to ${D}. Each row is divided by its diagonal entry, and this gives the rows of ${U}.`,
        ),
      ),
      ...notInShort(...upper.flatMap((row, place) => divisionLine(row, place))),
      ...diagonal.map((place) =>
        paragraph(
          say`${claim(say`${D} has ${0} in row ${place + 1}`, equal(measure('entryAt', D, place + 1, place + 1), count(0)))}, because that row is zero. In ${U} any such row gives the same product; we take that of the identity matrix.`,
        ),
      ),
    ],
    factored: ({ factors }) => [
      heading(say`Write down the factors`),
      ...(factors.p === null
        ? []
        : [
            ...withReasonInShort(
              formula(
                equal(P, matrixExpression(factors.p)),
                factors.exchanges === 0
                  ? say`No rows changed places, so ${P} is the identity matrix.`
                  : say`${P} is the identity matrix with the same exchanges of rows.`,
              ),
            ),
          ]),
      formula(
        equal(L, matrixExpression(factors.l)),
        isIdentity(factors.l) ? null : say`The diagonal entries are ${1}, and the multipliers are below the diagonal.`,
      ),
      ...(factors.d === null ? [] : [formula(equal(D, matrixExpression(factors.d)))]),
      formula(
        equal(U, matrixExpression(factors.u)),
        kind === 'ldu' || eliminating.length === 0 || isReady(a, eliminating)
          ? null
          : say`These are the rows at the end of the elimination.`,
      ),
      ...checkBlocks(a, factors),
    ],
    unfactored: ({ factors: { p, l, u, exchanges } }) =>
      exchanges === 0
        ? [
            heading(say`State what is possible`),
            ...withReasonInShort(
              formula(
                equal(A, product('adjacent', matrixExpression(l), matrixExpression(u))),
                say`The upper factor cannot be divided by its diagonal: a row with zero there and other entries is no multiple of a row with one there.`,
              ),
            ),
          ]
        : [
            heading(say`Exchange rows`),
            formula(
              equal(
                product('adjacent', matrixExpression(p ?? l), A),
                product('adjacent', matrixExpression(l), matrixExpression(u)),
              ),
              say`With its rows in a suitable order, every matrix has triangular factors.`,
            ),
            ...alsoInShort(
              paragraph(
                say`Without an exchange of rows ${A} has no such factors. With a permutation matrix ${P} before ${A} there are factors: ask for the kind plu to get them.`,
              ),
            ),
          ],
  };
}

/** (1/2)(2, 4, −2) = (1, 2, −1); nothing for the pivot 1, and for a row of zeros. */
function divisionLine(row: readonly Entry[], place: number): readonly Block[] {
  const pivot = row[place];
  if (isZero(pivot) || equals(pivot, ONE)) return [];
  const divided = row.map((entry) => divide(entry, pivot));
  return [formula(equal(product('adjacent', number(divide(ONE, pivot)), list(numbers(row))), list(numbers(divided))))];
}

function isIdentity(matrix: ExactMatrix): boolean {
  return matricesEqual(matrix, identity(matrix.rows));
}

/** The product of the factors is the matrix, or that with its rows exchanged. */
function checkBlocks(a: ExactMatrix, { l, d, u, permutation }: Factors): readonly Block[] {
  const rows = rowsOf(a);
  const left = permutation === null ? A : product('adjacent', P, A);
  const middle = permutation === null ? a : matrixOf(permutation.map((row) => rows[row]));
  const letters = d === null ? product('adjacent', L, U) : product('adjacent', L, D, U);
  const shown = d === null ? [l, u] : [l, d, u];
  return notInShort(
    heading(say`Check the product`),
    formula(
      equal(
        letters,
        product('adjacent', ...shown.map((matrix) => matrixExpression(matrix))),
        matrixExpression(middle),
        left,
      ),
    ),
  );
}
