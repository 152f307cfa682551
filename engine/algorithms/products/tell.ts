// The telling of matrix products.
// Above: operations/arithmetic/matmul. Below: document/, solve.ts.

import { type Block, formula, heading, paragraph } from '../../document/block.ts';
import {
  added,
  count,
  type Expression,
  elided,
  equal,
  grid,
  indexed,
  matrixExpression,
  number,
  product,
  relation,
  subscript,
  sum,
  symbol,
} from '../../document/expression.ts';
import { type Prose, say } from '../../document/prose.ts';
import { type AnswerMatrix, matrixOf, rowsOf } from '../../exact/matrix.ts';
import type { Rational } from '../../exact/rational.ts';
import { folding } from '../moves.ts';
import { MOST_TERMS } from '../unevaluated.ts';
import { counted, shapeProse } from '../wording.ts';
import { columnsOf, type ProductInput, type ProductMethod, type ProductMove, type ProductMoves } from './solve.ts';

const [A, B] = [symbol('A'), symbol('B')];

/** So many entries of the product are worked out in the story; the others go the same way. */
const ENTRIES_WORKED_OUT = 16;

export function tellProduct(input: ProductInput, moves: readonly ProductMove[]): readonly Block[] {
  return moves.flatMap((move) => tellMove(input, move));
}

const foldMove = folding<ProductMoves>();

function tellMove(input: ProductInput, move: ProductMove): readonly Block[] {
  const columns = input.b.columns;
  const entries = input.a.rows * columns;
  return foldMove(move, {
    sizes: ({ a, b }) => [
      heading(say`Compare the sizes`),
      formula(equal(A, matrixExpression(input.a))),
      formula(equal(B, matrixExpression(input.b))),
      paragraph(
        say`${A} is ${a.rows} by ${a.columns} and ${B} is ${b.rows} by ${b.columns}. ${A} has as many columns as ${B} has rows, so the product exists; it is ${a.rows} by ${b.columns}.`,
        say`Every entry of the product pairs a row of ${A} with a column of ${B}, so both must be equally long.`,
      ),
    ],
    method: ({ method, chosen }) => [
      heading(say`Choose the way of working`),
      paragraph(methodSentences[method], chosen ? null : autoReason),
      ...(method === 'row-by-column' ? [formula(generalEntry(input.a.columns))] : []),
    ],
    dot: ({ row, column, left, right, value }) => {
      const position = row * columns + column;
      if (position === ENTRIES_WORKED_OUT) {
        const others = entries - ENTRIES_WORKED_OUT;
        return [
          paragraph(
            say`The remaining ${counted(others, 'entry', 'entries')} of the product ${others === 1 ? 'is' : 'are'} found in the same way.`,
          ),
        ];
      }
      if (position > ENTRIES_WORKED_OUT) return [];
      return [
        heading(say`Row ${row + 1} of ${A} times column ${column + 1} of ${B}`, 2),
        formula(equal(indexed('c', row + 1, column + 1), products(left, right), number(value))),
      ];
    },
    combine: ({ column, weights, columns: vectors, value }) => [
      heading(say`Column ${column + 1} of the product`, 2),
      formula(
        equal(
          subscript(symbol('c'), count(column + 1)),
          added(vectors.map((vector, index) => product('adjacent', number(weights[index]), columnVector(vector)))),
          columnVector(value),
        ),
        column === 0 ? say`The entries of column ${1} of ${B} say how much of each column of ${A} to take.` : null,
      ),
    ],
    outer: ({ term, column, row, value }) => [
      heading(say`Column ${term + 1} of ${A} times row ${term + 1} of ${B}`, 2),
      formula(
        equal(
          subscript(symbol('T'), count(term + 1)),
          product('adjacent', columnVector(column), rowVector(row)),
          matrixExpression(matrixOf(value)),
        ),
        term === 0
          ? say`A column times a row is a matrix of rank at most ${1}: each of its rows is a multiple of row ${1} of ${B}.`
          : null,
      ),
    ],
    addTerms: ({ terms, value }) =>
      terms.length === 1
        ? []
        : [
            heading(say`Add the ${counted(terms.length, 'term')}`, 2),
            formula(
              equal(
                product('adjacent', A, B),
                sum(...terms.map((term) => matrixExpression(matrixOf(term)))),
                matrixExpression(matrixOf(value)),
              ),
            ),
          ],
    computed: ({ result, products: multiplications }) => [
      heading(say`Work out the entries`),
      formula(generalEntry(input.a.columns)),
      paragraph(
        result.kind === 'float64'
          ? say`The ${multiplications} products of entries would be too much work in fractions, so they are worked out in floating point: about ${16} digits are kept on the way.`
          : say`The ${counted(multiplications, 'product')} of entries are worked out exactly and not written one by one.`,
      ),
      ...tellResult(input, result),
    ],
    result: ({ result }) => tellResult(input, result),
    check: ({ columnSums, rowSums, total }) =>
      entries === 1
        ? []
        : [
            heading(say`Check the sum of all entries`),
            paragraph(
              say`The entries of the product add up to ${number(total)}. The column sums of ${A} times the row sums of ${B} give the same.`,
              say`Every product of an entry of a column of ${A} with an entry of the row of ${B} with the same number occurs once in each of the two sums.`,
            ),
            formula(equal(products(columnSums, rowSums), number(total))),
          ],
  });
}

const methodSentences: { readonly [K in ProductMethod]: Prose } = {
  'row-by-column': say`Work row by column: every entry of the product is the dot product of a row of ${A} with a column of ${B}.`,
  columns: say`Work column by column: every column of the product is a combination of the columns of ${A}, weighted by a column of ${B}.`,
  outer: say`Work term by term: the product is the sum of each column of ${A} times the row of ${B} with the same number.`,
};

const autoReason = say`Each entry is found on its own this way, so a single one can be checked without the others.`;

function tellResult({ a, b }: ProductInput, result: AnswerMatrix): readonly Block[] {
  return [
    heading(say`Write down the product`),
    formula(
      relation(
        product('adjacent', A, B),
        result.kind === 'float64' ? 'approximately' : 'equal',
        matrixExpression(result),
      ),
    ),
    paragraph(
      say`The product of ${A} and ${B} is this matrix with ${shapeProse({ rows: a.rows, columns: b.columns })}.`,
    ),
  ];
}

/** c_ij = a_i1 b_1j + ... + a_in b_nj. */
function generalEntry(inner: number): Expression {
  const terms = Array.from({ length: inner <= 3 ? inner : 0 }, (_, index) => generalTerm(count(index + 1)));
  return equal(
    subscript(symbol('c'), symbol('i'), symbol('j')),
    inner <= 3 ? added(terms) : sum(generalTerm(count(1)), elided('row'), generalTerm(count(inner))),
  );
}

function generalTerm(index: Expression): Expression {
  return product('adjacent', subscript(symbol('a'), symbol('i'), index), subscript(symbol('b'), index, symbol('j')));
}

/** x1 y1 + x2 y2 + ... of two equally long lists. */
function products(left: readonly Rational[], right: readonly Rational[]): Expression {
  const terms = left.map((x, index) => product('dot', number(x), number(right[index])));
  return added(terms);
}

function columnVector(values: readonly Rational[]): Expression {
  return matrixExpression(matrixOf(values.map((value) => [value])));
}

function rowVector(values: readonly Rational[]): Expression {
  return matrixExpression(matrixOf([values]));
}

/** The unevaluated entries of a product; null where they would hold more than 10,000 products. */
export function productExpression({ a, b }: ProductInput): Expression | null {
  if (a.rows * a.columns * b.columns > MOST_TERMS) return null;
  const right = rowsOf(b);
  return grid(rowsOf(a).map((row) => columnsOf(right).map((column) => products(row, column))));
}
