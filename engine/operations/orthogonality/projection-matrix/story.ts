// The words of projection matrices.

import { folding } from '../../../algorithms/moves.ts';
import { openingOf } from '../../../algorithms/opening.ts';
import { columnExpression, dotFormula } from '../../../algorithms/orthogonalization/tell.ts';
import { productsLeftOf, sarrusReason } from '../../../algorithms/small-determinant.ts';
import { rowMoveHandlers, rowsExpression } from '../../../algorithms/row-reduction/tell.ts';
import type { Rows } from '../../../algorithms/row-reduction/moves.ts';
import { linesProse } from '../../../algorithms/wording.ts';
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
  relation,
  symbol,
  word,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { absolute, divide, type Entry, equals, multiply, signOf } from '../../../exact/entry.ts';
import { type ExactMatrix, matrixOf, rowsOf } from '../../../exact/matrix.ts';
import { ONE } from '../../../exact/rational.ts';
import type { Vector } from '../../../algorithms/orthogonalization/vectors.ts';
import type { Dependent, ProjectionInput, ProjectionMove, ProjectionMoves } from './solve.ts';

const [A, B, C, P, K] = ['A', 'b', 'C', 'P', 'c'].map(symbol);
const TRANSPOSE = word('T');

export const theory: readonly Prose[] = [
  say`The projection of a vector ${B} on the column space of ${A} is the vector of this space that is closest to ${B}. What is left of ${B} is perpendicular to all columns of ${A}.`,
  say`The projection is ${product('adjacent', P, B)} with the projection matrix ${P}. If the columns of ${A} are linearly independent, ${P} is ${product('adjacent', A, power(product('adjacent', power(A, TRANSPOSE), A), negative(count(1))), power(A, TRANSPOSE))}. Otherwise dependent columns are left out first.`,
];

export function task({ a }: ProjectionInput): Prose {
  return say`Find the matrix of the projection on the column space of ${equal(A, matrixExpression(a))}.`;
}

const foldMove = folding<ProjectionMoves>();

export function tell({ a }: ProjectionInput, moves: readonly ProjectionMove[]): readonly Block[] {
  return [...openingOf(a), ...moves.flatMap((move) => foldMove(move, handlers))];
}

const handlers: { readonly [K in keyof ProjectionMoves]: (facts: ProjectionMoves[K]) => readonly Block[] } = {
  ...rowMoveHandlers,
  zero: () => [
    heading(say`Look at the column space`),
    ...alsoInShort(
      paragraph(
        say`${claim(say`All columns are zero`, holds('zero', A))}, so the column space contains only the zero vector, and the projection of every vector is the zero vector.`,
      ),
    ),
  ],
  whole: ({ square, isAll, determinant }) => [
    heading(say`Look at the column space`),
    ...(isAll
      ? []
      : withReasonInShort(
          formula(equal(C, matrixExpression(square)), say`These are linearly independent columns of ${A}.`),
        )),
    formula(equal(apply('det', isAll ? A : C), ...crossed(square), number(determinant)), sarrusReason(rowsOf(square))),
    ...alsoInShort(
      paragraph(
        say`${claim(say`The determinant is not ${0}`, relation(apply('det', isAll ? A : C), 'unequal', count(0)))}, so these columns span the whole space. Every vector is its own projection: ${P} is the identity matrix.`,
      ),
    ),
  ],
  leave: ({ dependent, kept }) => [
    heading(say`Leave out dependent columns`),
    ...dependent.flatMap(leftOut),
    ...alsoInShort(
      paragraph(
        say`${claim(
          say`The column space stays the same without ${linesProse(
            'column',
            dependent.map(({ column }) => column),
          )}`,
          ...dependent.map(({ column }) =>
            equal(measure('occurrences', measure('pivotColumns', A), column + 1), count(0)),
          ),
        )}, and ${claim(
          kept.length === 1 ? say`one column is left` : say`${kept.length} independent columns are left`,
          equal(measure('rank', A), count(kept.length)),
        )}.`,
      ),
    ),
  ],
  line: ({ vector, factor, square, isAll }) => [
    heading(isAll ? say`Use the only column` : say`Use the column that is left`),
    formula(
      equal(
        K,
        ...(equals(factor, ONE)
          ? []
          : [product('adjacent', number(factor), columnExpression(vector.map((entry) => divide(entry, factor))))]),
        columnExpression(vector),
      ),
      equals(factor, ONE)
        ? null
        : say`A multiple of the column spans the same line; this one has whole numbers without a common factor.`,
    ),
    formula(dotFormula(K, K, vector, vector, square)),
    formula(equal(product('adjacent', K, power(K, TRANSPOSE)), outer(vector)), null),
    formula(
      equal(
        P,
        product('adjacent', quotient(count(1), product('dot', K, K)), K, power(K, TRANSPOSE)),
        product('adjacent', quotient(count(1), number(square)), outer(vector)),
      ),
      say`Times a vector ${B} this is ${product('adjacent', quotient(product('dot', K, B), product('dot', K, K)), K)}, the projection of ${B} on ${K}.`,
    ),
  ],
  system: ({ left, right, columns, isAll }) => {
    const name = isAll ? A : C;
    const [transposed, gram] = namesOf(name);
    return [
      heading(say`Form the product ${gram}`),
      ...(isAll
        ? []
        : withReasonInShort(
            formula(equal(C, matrixExpression(besideEachOther(columns))), say`These are the columns that are left.`),
          )),
      formula(
        equal(
          gram,
          product('adjacent', matrixExpression(matrixOf(columns)), matrixExpression(besideEachOther(columns))),
          matrixExpression(matrixOf(left)),
        ),
      ),
      ...alsoInShort(
        paragraph(
          say`The projection matrix is ${equal(P, product('adjacent', name, power(gram, negative(count(1))), transposed))}. One row reduction gives the product of the inverse and ${transposed}.`,
        ),
      ),
      heading(say`Reduce the augmented matrix`),
      formula(equal(grid([[gram, transposed]], 1), besideExpression(left, right))),
    ];
  },
  multiply: ({ solution, isAll, columns }) => {
    const name = isAll ? A : C;
    const [transposed, gram] = namesOf(name);
    return [
      heading(say`Multiply from the left`),
      ...alsoInShort(
        paragraph(
          say`The left side is the identity matrix, so the right side is ${product('adjacent', power(gram, negative(count(1))), transposed)}. Multiply it by ${name} from the left.`,
        ),
      ),
      formula(
        equal(P, product('adjacent', matrixExpression(besideEachOther(columns)), matrixExpression(matrixOf(solution)))),
      ),
    ];
  },
  inverted: ({ columns, left, determinant, adjugate, half, numerators, isAll }) => {
    const name = isAll ? A : C;
    const [transposed, gram] = namesOf(name);
    const inverse = power(gram, negative(count(1)));
    const over = quotient(count(1), number(determinant));
    const rows = matrixExpression(matrixOf(columns));
    const whole = besideEachOther(columns);
    return [
      heading(say`Form the product ${gram}`),
      ...(isAll
        ? []
        : withReasonInShort(formula(equal(C, matrixExpression(whole)), say`These are the columns that are left.`))),
      formula(equal(gram, product('adjacent', rows, matrixExpression(whole)), matrixExpression(left))),
      heading(say`Find its inverse`),
      paragraph(
        say`To invert a matrix with two rows, exchange the entries of the main diagonal, change the signs of the other two, and divide by the determinant.`,
      ),
      formula(equal(apply('det', gram), ...crossed(left), number(determinant))),
      formula(equal(inverse, product('adjacent', over, matrixExpression(adjugate)))),
      heading(say`Multiply the three factors`),
      formula(
        equal(
          product('adjacent', inverse, transposed),
          product('adjacent', over, matrixExpression(adjugate), rows),
          product('adjacent', over, matrixExpression(half)),
        ),
      ),
      formula(
        equal(
          P,
          product('adjacent', name, inverse, transposed),
          product('adjacent', over, matrixExpression(whole), matrixExpression(half)),
          product('adjacent', over, matrixExpression(numerators)),
        ),
      ),
    ];
  },
  computed: () => [
    heading(say`Compute the projection matrix`),
    paragraph(say`The working is not shown: it would be too long to read.`),
  ],
  result: ({ a, matrix, rank }) => [
    heading(say`State the projection matrix`),
    formula(equal(P, matrixExpression(matrix))),
    ...check(a, matrix, rank),
  ],
};

function namesOf(name: Expression): readonly [transposed: Expression, gram: Expression] {
  const transposed = power(name, TRANSPOSE);
  return [transposed, product('adjacent', transposed, name)];
}

function besideExpression(left: Rows<Entry>, right: Rows<Entry>): Expression {
  return rowsExpression(
    left.map((row, index) => [...row, ...right[index]]),
    left[0].length,
  );
}

function besideEachOther(columns: readonly Vector<Entry>[]): ExactMatrix {
  return matrixOf(columns[0].map((_, row) => columns.map((column) => column[row])));
}

function outer(vector: Vector<Entry>): Expression {
  return matrixExpression(matrixOf(vector.map((x) => vector.map((y) => multiply<Entry>(x, y)))));
}

/** [2; 4] = 2 [1; 2] */
function leftOut({ column, vector, terms }: Dependent): readonly Block[] {
  if (terms.length === 0)
    return alsoInShort(
      paragraph(say`${claim(say`Column ${column + 1} is zero`, holds('zero', measure('columnAt', A, column + 1)))}.`),
    );
  return [
    formula(
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
    ),
  ];
}

function check(a: ExactMatrix, matrix: ExactMatrix, rank: number): readonly Block[] {
  if (rank === 0 || rank === matrix.rows) return [];
  const isShort = matrix.rows <= MOST_CHECKED && a.columns <= MOST_CHECKED;
  return notInShort(
    heading(say`Check the result`),
    ...(isShort
      ? [
          formula(
            equal(
              product('adjacent', P, A),
              product('adjacent', matrixExpression(matrix), matrixExpression(a)),
              matrixExpression(a),
            ),
          ),
        ]
      : []),
    paragraph(
      say`${claim(say`Since ${P} times ${A} is ${A}`, equal(product('adjacent', P, A), A))}, each column of ${A} is its own projection. ${claim(
        say`The matrix ${P} is symmetric`,
        holds('symmetric', P),
      )} and ${claim(say`equal to its square`, equal(power(P, count(2)), P))}, as every projection matrix is. ${claim(say`Its trace is ${rank}, the rank of ${A}`, equal(apply('tr', P), count(rank)), equal(measure('rank', A), count(rank)))}.`,
    ),
  );
}

/** Larger products are not written out. */
const MOST_CHECKED = 4;

/** The products of a determinant of up to three rows: ad − bc. */
function crossed(square: ExactMatrix): readonly Expression[] {
  return square.rows === 2 || square.rows === 3 ? productsLeftOf(rowsOf(square)) : [];
}
