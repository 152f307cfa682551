// The words of projection matrices.

import { folding } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { columnExpression, dotFormula } from '../../../algorithms/orthogonalization/tell.ts';
import { rowMoveHandlers, rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import {
  added,
  apply,
  count,
  equal,
  type Expression,
  grid,
  matrixExpression,
  negative,
  number,
  power,
  product,
  quotient,
  symbol,
  word,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { type Matrix, matrixOf } from '../../../exact/matrix.ts';
import { absolute, equals, multiply, ONE, signOf } from '../../../exact/rational.ts';
import type { Vector } from '../../../algorithms/orthogonalization/vectors.ts';
import type { Dependent, ProjectionInput, ProjectionMove, ProjectionMoves } from './solve.ts';

const [A, C, P, K] = ['A', 'C', 'P', 'c'].map(symbol);
const TRANSPOSE = word('T');

export const theory: readonly Prose[] = [
  say`The projection of a vector on the column space of a matrix is the vector of that space that is closest to it: what is left over is perpendicular to all columns.`,
  say`For a matrix ${A} with independent columns it is ${product('adjacent', A, power(product('adjacent', power(A, TRANSPOSE), A), negative(count(1))), power(A, TRANSPOSE))}.`,
];

export function task({ a }: ProjectionInput): Prose {
  return say`Find the matrix of the projection on the column space of ${matrixExpression(a)}.`;
}

const foldMove = folding<ProjectionMoves>();

export function tell({ a }: ProjectionInput, moves: readonly ProjectionMove[]): readonly Block[] {
  return [...openingOf(a), ...moves.flatMap((move) => foldMove(move, handlers))];
}

const handlers: { readonly [K in keyof ProjectionMoves]: (facts: ProjectionMoves[K]) => readonly Block[] } = {
  ...rowMoveHandlers,
  zero: () => [
    heading(say`Look at the column space`),
    paragraph(
      say`${claim(say`All columns are zero`, holds('zero', A))}, so the column space holds the zero vector alone, and every vector is projected on it.`,
    ),
  ],
  whole: ({ size }) => [
    heading(say`Look at the column space`),
    paragraph(
      say`${claim(
        say`The rank of ${A} is ${size}, the number of its rows`,
        equal(measure('rank', A), count(size)),
        equal(measure('rowCount', A), count(size)),
      )}, so its columns span the whole space. Every vector is its own projection.`,
    ),
  ],
  leave: ({ dependent, kept }) => [
    heading(say`Leave out dependent columns`),
    ...dependent.map(leftOut),
    paragraph(
      say`The column space stays the same without ${dependent.length === 1 ? 'this column' : 'these columns'}, and ${claim(
        kept.length === 1 ? say`one column is left` : say`${kept.length} independent columns are left`,
        equal(measure('rank', A), count(kept.length)),
      )}.`,
    ),
  ],
  line: ({ vector, square, isAll }) => [
    heading(isAll ? say`Use the only column` : say`Use the column that is left`),
    formula(equal(K, columnExpression(vector))),
    formula(dotFormula(K, K, vector, vector, square)),
    formula(
      equal(product('adjacent', K, power(K, TRANSPOSE)), outer(vector)),
      say`The product of the column with its transpose holds the products of all pairs of its entries.`,
    ),
    formula(
      equal(P, product('adjacent', quotient(count(1), product('dot', K, K)), K, power(K, TRANSPOSE))),
      say`Applied to a vector, this is its dot product with ${K} over ${product('dot', K, K)}, times ${K}.`,
    ),
  ],
  system: ({ left, right, columns, isAll }) => {
    const name = isAll ? A : C;
    const [transposed, gram] = namesOf(name);
    return [
      heading(say`Multiply the columns with each other`),
      ...(isAll
        ? []
        : [formula(equal(C, matrixExpression(besideEachOther(columns))), say`These are the columns that are left.`)]),
      formula(equal(gram, matrixExpression(matrixOf(left)))),
      paragraph(
        say`The projection matrix is ${equal(P, product('adjacent', name, power(gram, negative(count(1))), transposed))}. The product of the inverse with ${transposed} comes from one row reduction.`,
      ),
      heading(say`Reduce the augmented matrix`),
      formula(equal(grid([[gram, transposed]], 1), besideExpression(left, right))),
    ];
  },
  multiply: ({ solution, isAll, columns }) => {
    const name = isAll ? A : C;
    return [
      heading(say`Multiply from the left`),
      paragraph(
        say`The right side is the product of the inverse with the transpose now. It is still to be multiplied by ${name} from the left.`,
      ),
      formula(
        equal(P, product('adjacent', matrixExpression(besideEachOther(columns)), matrixExpression(matrixOf(solution)))),
      ),
    ];
  },
  computed: () => [
    heading(say`Compute the projection matrix`),
    paragraph(say`The working is not shown: it would be too long to read.`),
  ],
  result: ({ matrix, rank }) => [
    heading(say`State the projection matrix`),
    formula(equal(P, matrixExpression(matrix))),
    ...check(matrix, rank),
  ],
};

function namesOf(name: Expression): readonly [transposed: Expression, gram: Expression] {
  const transposed = power(name, TRANSPOSE);
  return [transposed, product('adjacent', transposed, name)];
}

function besideExpression(left: Rows, right: Rows): Expression {
  return rowsExpression(
    left.map((row, index) => [...row, ...right[index]]),
    left[0].length,
  );
}

function besideEachOther(columns: readonly Vector[]): Matrix {
  return matrixOf(columns[0].map((_, row) => columns.map((column) => column[row])));
}

function outer(vector: Vector): Expression {
  return matrixExpression(matrixOf(vector.map((x) => vector.map((y) => multiply(x, y)))));
}

/** [2; 4] = 2 [1; 2] */
function leftOut({ column, vector, terms }: Dependent): Block {
  if (terms.length === 0)
    return paragraph(
      say`${claim(say`Column ${column + 1} is zero`, holds('zero', measure('columnAt', A, column + 1)))}.`,
    );
  return formula(
    equal(
      columnExpression(vector),
      added(
        terms.map(({ factor, vector: other }) => {
          const size = absolute(factor);
          const shown = columnExpression(other);
          const term = equals(size, ONE) ? shown : product('adjacent', number(size), shown);
          return signOf(factor) < 0 ? negative(term) : term;
        }),
      ),
    ),
    say`${claim(say`Column ${column + 1} is a combination of columns before it`, equal(measure('occurrences', measure('pivotColumns', A), column + 1), count(0)))}.`,
  );
}

function check(matrix: Matrix, rank: number): readonly Block[] {
  if (rank === 0 || rank === matrix.rows) return [];
  return notInShort(
    paragraph(
      say`${claim(say`It leaves the columns of ${A} where they are`, equal(product('adjacent', P, A), A))}, and ${claim(
        say`it is symmetric`,
        holds('symmetric', P),
      )}. ${claim(say`Its trace is ${rank}, the rank of ${A}`, equal(apply('tr', P), count(rank)), equal(measure('rank', A), count(rank)))}.`,
    ),
  );
}
