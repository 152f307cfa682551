// A matrix that is diagonal from the start: its factors are read off.

import { exactProduct, exactRows, shownRows } from '../../../algorithms/spectrum/exact-product.ts';
import { hasStructure } from '../../../algorithms/structure.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../../document/block.ts';
import { equal, type Expression, matrixExpression, product, symbol } from '../../../document/expression.ts';
import { holds } from '../../../document/facts.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { type AnswerMatrix, entryAt, type Matrix, rowsOf, scalarAt } from '../../../exact/matrix.ts';
import { exactText } from '../../../exact/scalar.ts';

const [A, D] = ['A', 'D'].map(symbol);

/** A = PDP⁻¹ or A = QDQᵀ of a diagonal matrix. */
export interface ReadFactors {
  /** P or Q, the columns of the identity matrix in the order of their eigenvalues. */
  readonly name: Expression;
  readonly whole: Expression;
  readonly vectors: AnswerMatrix;
  readonly d: AnswerMatrix;
  /** What is to be said of these columns beside that they are eigenvectors. */
  readonly quality: Prose;
  /** These columns as the reason why A is the product: independent, or perpendicular and of length 1. */
  readonly columns: Prose;
}

/** Whether there is nothing to be found: a diagonal matrix with more than one entry. */
export function isReadOff(a: Matrix): boolean {
  return a.rows > 1 && hasStructure(a, 'diagonal');
}

/** Where the diagonal ascends, the matrix is its own diagonal form. */
export function readOffBlocks(a: Matrix, { name, whole, vectors, d, quality, columns }: ReadFactors): readonly Block[] {
  const isSorted = Array.from({ length: a.rows ** 2 }, (_, place) => place).every(
    (place) => exactText(scalarAt(d, place)) === exactText(entryAt(a, place)),
  );
  const rows = exactRows(vectors);
  const image = rows === null ? null : exactProduct(rowsOf(a), rows);
  return [
    heading(say`Notice the form of the matrix`),
    paragraph(
      say`${claim(say`${A} is diagonal`, holds('diagonal', A))}, so it takes each column of the identity matrix to a multiple of this column: the factor is the entry of the diagonal in that column. These columns are eigenvectors${quality}, and the entries of the diagonal are the eigenvalues.`,
    ),
    heading(say`Write down the matrices`),
    formula(equal(name, matrixExpression(vectors)), isSorted ? null : SORTED),
    formula(isSorted ? equal(D, A, matrixExpression(d)) : equal(D, matrixExpression(d)), isSorted ? null : ORDER),
    ...(isSorted
      ? alsoInShort(
          paragraph(
            say`${claim(
              say`So ${equal(A, whole)} with ${A} itself for ${D} and the identity matrix for ${name}`,
              holds('identity', name),
              equal(product('adjacent', A, name), product('adjacent', name, D)),
            )}.`,
          ),
        )
      : [
          ...alsoInShort(
            paragraph(
              say`${claim(
                say`The columns of ${name} are ${columns}, so ${equal(A, whole)}`,
                holds('invertible', name),
                equal(product('adjacent', A, name), product('adjacent', name, D)),
              )}.`,
            ),
          ),
          ...(image === null
            ? []
            : notInShort(
                heading(say`Check the result`),
                formula(
                  equal(product('adjacent', A, name), shownRows(image), product('adjacent', name, D)),
                  say`Both products must agree: each column is an eigenvector times its eigenvalue.`,
                ),
              )),
        ]),
  ];
}

const SORTED = say`These are the columns of the identity matrix, in the order of their eigenvalues: the smallest comes first.`;
const ORDER = say`On the diagonal stand their eigenvalues, in the same order.`;
