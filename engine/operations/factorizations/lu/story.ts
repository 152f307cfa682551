// The words of triangular factors.

import { folding, type MoveHandlers } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import { count, equal, type Expression, matrixExpression, product, symbol } from '../../../document/expression.ts';
import { measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { identity, type Matrix, matricesEqual, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { clearingColumns, eliminationHandlers } from '../elimination-tell.ts';
import type { EliminationMove } from '../elimination.ts';
import type { Factors, Kind, LuInput, LuMove, ResultMoves } from './solve.ts';

const [A, P, L, D, U] = ['A', 'P', 'L', 'D', 'U'].map(symbol);

export const theory: readonly Prose[] = [
  say`Gaussian elimination subtracts multiples of rows until nothing is left below the diagonal. The multipliers, kept at the places that they cleared, make up ${L}; the rows that are reached in the end are ${U}.`,
];

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
  return [
    ...openingOf(a),
    ...(eliminating.length === 0 ? [] : clearingColumns(eliminating, lower, choice)),
    ...results.flatMap((move) =>
      foldMove<keyof ResultMoves, readonly Block[]>(move, resultHandlers(a, kind, eliminating)),
    ),
  ];
}

function isElimination(move: LuMove): move is EliminationMove {
  return move.move in eliminationHandlers;
}

function resultHandlers(
  a: Matrix,
  kind: Kind,
  eliminating: readonly EliminationMove[],
): MoveHandlers<ResultMoves, readonly Block[]> {
  return {
    computed: () => [
      heading(say`Compute the factors`),
      paragraph(say`${A} is too large to be worked line by line, so only the factors are shown.`),
    ],
    divided: ({ upper, diagonal }) => [
      heading(say`Take the pivots out of the rows`),
      formula(
        equal(matrixExpression(matrixOf(upper)), product('adjacent', D, U)),
        say`${D} takes the diagonal, and each row is divided by its entry there.`,
      ),
      ...diagonal.map((place) =>
        paragraph(
          say`${claim(say`${D} has ${0} in row ${place + 1}`, equal(measure('entryAt', D, place + 1, place + 1), count(0)))}, because that row is zero. Any row would do there in ${U}; we take that of the identity matrix.`,
        ),
      ),
    ],
    factored: ({ factors }) => [
      heading(say`Write down the factors`),
      ...(factors.p === null
        ? []
        : [
            formula(
              equal(P, matrixExpression(factors.p)),
              factors.exchanges === 0
                ? say`No rows changed places, so ${P} is the identity matrix.`
                : say`The rows of the identity matrix are in the order that the rows of ${A} have got.`,
            ),
          ]),
      formula(
        equal(L, matrixExpression(factors.l)),
        isIdentity(factors.l) ? null : say`The diagonal holds ones, and below it stand the multipliers.`,
      ),
      ...(factors.d === null ? [] : [formula(equal(D, matrixExpression(factors.d)))]),
      formula(
        equal(U, matrixExpression(factors.u)),
        kind === 'ldu' || eliminating.length === 0 ? null : say`These are the rows that the elimination ends with.`,
      ),
      ...checkBlocks(a, factors),
    ],
    unfactored: ({ factors: { p, l, u, exchanges } }) =>
      exchanges === 0
        ? [
            heading(say`What there is instead`),
            formula(
              equal(A, product('adjacent', matrixExpression(l), matrixExpression(u))),
              say`Only the diagonal cannot be taken out of the upper factor: a row that begins with zero there is no multiple of one that has a one there.`,
            ),
          ]
        : [
            heading(say`What an exchange of rows would give`),
            formula(
              equal(
                product('adjacent', matrixExpression(p ?? l), A),
                product('adjacent', matrixExpression(l), matrixExpression(u)),
              ),
              say`Every matrix has triangular factors once its rows stand in a suitable order.`,
            ),
            paragraph(say`So ${A} has no such factors as it stands.`),
          ],
  };
}

function isIdentity(matrix: Matrix): boolean {
  return matricesEqual(matrix, identity(matrix.rows));
}

/** The product of the factors is the matrix, or that with its rows exchanged. */
function checkBlocks(a: Matrix, { l, d, u, permutation }: Factors): readonly Block[] {
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
      say`Multiplying the factors gives ${left} again.`,
    ),
  );
}
