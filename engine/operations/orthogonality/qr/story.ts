// The words of the QR factorization.

import { folding } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { isTold } from '../../../algorithms/orthogonalization/bounds.ts';
import {
  columnExpression,
  directionName,
  dotFormula,
  lengthOf,
  stepBlocks,
  unitBlocks,
  type VectorNames,
  vectorNames,
} from '../../../algorithms/orthogonalization/tell.ts';
import { columnsOf } from '../../../algorithms/orthogonalization/vectors.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  count,
  equal,
  type Expression,
  grid,
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
import { identity, type Matrix } from '../../../exact/matrix.ts';
import { squareRoot } from '../../../exact/power.ts';
import { equals, isZero, ONE } from '../../../exact/rational.ts';
import type { Factors, QrInput, QrMove, QrMoves } from './solve.ts';

export const theory: readonly Prose[] = [
  say`A QR factorization writes a matrix as a product: the columns of Q are perpendicular to each other and have length ${1}, and R has only zeros below its diagonal.`,
  say`The Gram–Schmidt process on the columns of the matrix gives Q. Lengths are divided out at the end, so that roots come in the last step only.`,
];

const [A, Q, R] = ['A', 'Q', 'R'].map(symbol);
const TRANSPOSED = power(Q, word('T'));
const QTQ = product('adjacent', TRANSPOSED, Q);

export function task({ a }: QrInput): Prose {
  return say`Find the QR factorization of ${matrixExpression(a)}.`;
}

const foldMove = folding<QrMoves>();

export function tell({ a }: QrInput, moves: readonly QrMove[]): readonly Block[] {
  const columns = columnsOf(a);
  const rank = moves.filter((move) => move.move === 'orthogonalize' && move.facts.direction !== null).length;
  const names = namesOf(a, rank);
  return [
    ...openingOf(a),
    ...(isTold(a) && rank > 0
      ? [
          paragraph(columnsAre(names, columns.length)),
          ...columns.map((vector, index) => formula(equal(names.given(index), columnExpression(vector)))),
        ]
      : []),
    ...moves.flatMap((move) =>
      foldMove<keyof QrMoves, readonly Block[]>(move, {
        orthogonalize: (step) => (isTold(a) && rank > 0 ? stepBlocks(step, names) : []),
        empty: () => [
          heading(say`State the result`),
          ...alsoInShort(
            paragraph(
              say`${claim(say`All columns are zero`, holds('zero', A))}, so there is no direction for a column of Q: ${rankIs(0)}, and there are no such factors.`,
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
        factors: (factors) => [...factorBlocks(factors, names), ...check(a, factors)],
      }),
    ),
  ];
}

/** A matrix with one row has entries a₁, a₂ ..., so that its columns are c; and one with one column has entries q₁, q₂ ... */
function namesOf({ rows, columns }: Matrix, rank: number): VectorNames {
  const names = vectorNames(rows === 1 ? 'c' : 'a', columns);
  return rank === 1 ? { ...names, unit: () => symbol('q') } : names;
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
  const { directions, columns, products, q, r } = factors;
  const units = directions.map(({ index }) => names.unit(index));
  const lacking = directions.flatMap((direction, place) => {
    const { index, vector, rest, factor } = direction;
    const isKnown = equals(factor, ONE) && rest.every((x, row) => equals(x, columns[index][row]));
    return isKnown
      ? []
      : [
          formula(
            dotFormula(
              directionName(names, direction),
              names.given(index),
              vector,
              columns[index],
              products[place][index],
            ),
          ),
        ];
  });
  const hasRoots = directions.some(({ square }) => squareRoot(square).kind === 'power');
  return [
    heading(directions.length === 1 ? say`Divide it by its length` : say`Divide each direction by its length`),
    ...unitBlocks(directions, names),
    heading(say`Form Q and R`),
    formula(equal(Q, ...(units.length > 1 ? [grid([units])] : units), matrixExpression(q))),
    ...notInShort(
      paragraph(
        say`Multiply ${equal(A, product('adjacent', Q, R))} by ${TRANSPOSED} from the left: ${claim(say`the product ${QTQ} is the identity matrix`, holds('identity', QTQ))}, and R is left. So the entries of R are dot products of the columns of Q with those of ${A}.`,
        directions.length > 1 ? ZEROS_BELOW : null,
      ),
    ),
    ...notInShort(...lacking),
    formula(
      equal(
        R,
        product('adjacent', TRANSPOSED, A),
        ...(hasRoots
          ? [
              grid(
                products.map((row, place) =>
                  row.map((value) =>
                    isZero(value) || equals(directions[place].square, ONE)
                      ? number(value)
                      : quotient(number(value), number(lengthOf(directions[place]))),
                  ),
                ),
              ),
            ]
          : []),
        matrixExpression(r),
      ),
    ),
  ];
}

const ZEROS_BELOW: Prose = say`Each column of Q is perpendicular to the columns of ${A} that were used before it: these products are zero.`;

function check(a: Matrix, { directions }: Factors): readonly Block[] {
  return [
    heading(say`Check the factors`),
    ...notInShort(
      formula(
        equal(QTQ, matrixExpression(identity(directions.length))),
        say`The columns of Q are perpendicular to each other and have length ${1}.`,
      ),
    ),
    formula(equal(product('adjacent', Q, R), matrixExpression(a))),
    ...alsoInShort(
      paragraph(
        directions.length === 1
          ? say`Q has one column, because ${rankIs(1)}.`
          : say`Q has ${claim(say`${directions.length} columns`, equal(measure('columnCount', Q), count(directions.length)))}, because ${rankIs(directions.length)}.`,
      ),
    ),
  ];
}
