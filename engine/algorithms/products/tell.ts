// The telling of matrix products: sizes, choice, work, product, check.

import { type Block, formula, heading, notInShort, paragraph } from '../../document/block.ts';
import {
  added,
  count,
  type Expression,
  equal,
  grid,
  indexed,
  list,
  type Marks,
  markedCells,
  markedColumns,
  markedRows,
  matrixExpression,
  number,
  numbers,
  power,
  product,
  symbol,
} from '../../document/expression.ts';
import { measure } from '../../document/facts.ts';
import { claim, type Claim, type Prose, say } from '../../document/prose.ts';
import { type ExactMatrix, hasRoots, matrixOf, rowsOf } from '../../exact/matrix.ts';
import type { Entry } from '../../exact/entry.ts';
import { productFigure } from '../figures/parallelograms.ts';
import { folding } from '../moves.ts';
import { MOST_TERMS } from '../unevaluated.ts';
import type { Factor, Way } from './choice.ts';
import { A, AB, B, C, columnName, FACTORS, matrixOfRows, termName } from './names.ts';
import { remarksOn } from './remarks.ts';
import type { ProductInput, ProductMove, ProductMoves } from './moves.ts';
import { columnsOf, type Rows } from './structure.ts';
import { generalFormula, otherFactor, tellChoice } from './tell-choice.ts';
import {
  productRelation,
  products,
  tellCombination,
  tellDiagonalEntry,
  tellDot,
  tellOuter,
  tellScale,
  tellSpare,
  tellSparedTerms,
  times,
} from './tell-working.ts';

export function tellProduct(input: ProductInput, moves: readonly ProductMove[]): readonly Block[] {
  return moves.flatMap((move) => tellMove(input, move));
}

const foldMove = folding<ProductMoves>();

function tellMove(input: ProductInput, move: ProductMove): readonly Block[] {
  return foldMove(move, {
    sizes: (facts) => tellSizes(input, facts),
    choose: ({ way }) => tellChoice(input, way),
    spare: (facts) => tellSpare(facts, input),
    spareTerms: tellSparedTerms,
    dot: tellDot,
    combine: (facts) => tellCombination(facts, input.b.columns),
    outer: tellOuter,
    scale: (facts) => tellScale(facts, input.b.columns),
    diagonalEntry: tellDiagonalEntry,
    unshown: (facts) => tellUnshown(input, facts),
    result: (facts) => tellResult(input, facts),
    check: tellCheck,
  });
}

function tellSizes(input: ProductInput, { a, b, way, same }: ProductMoves['sizes']): readonly Block[] {
  const marks = marksFor(way, { A: a.rows, B: b.rows });
  return [
    heading(say`Compare the sizes`),
    formula(equal(A, matrixExpression(input.a, marks.A))),
    formula(equal(B, matrixExpression(input.b, marks.B))),
    paragraph(
      say`${A} is ${sizeOf(A, a.rows, a.columns)} and ${B} is ${sizeOf(B, b.rows, b.columns)}. ${A} has as many columns as ${B} has rows, so the product exists. We call it ${C}. It has as many rows as ${A} and as many columns as ${B}, so it is ${sizeOf(C, a.rows, b.columns)}.`,
      way?.kind === 'single'
        ? null
        : say`${claim(
            say`Every entry of the product pairs a row of ${A} with a column of ${B}, such as row ${1} of ${A} with column ${1} of ${B}, so both must be equally long`,
            equal(measure('lengthOf', measure('rowAt', A, 1)), measure('lengthOf', measure('columnAt', B, 1))),
          )}.`,
    ),
    ...(same
      ? [
          paragraph([
            claim(
              say`${A} and ${B} are the same matrix, so the product is the square of ${A}.`,
              equal(A, B),
              equal(C, power(A, count(2))),
            ),
          ]),
        ]
      : []),
  ];
}

/** "2 by 3", each number with its own fact. */
function sizeOf(matrix: Expression, rows: number, columns: number): Prose {
  const height = claim(say`${rows}`, equal(measure('rowCount', matrix), count(rows)));
  const width = claim(say`${columns}`, equal(measure('columnCount', matrix), count(columns)));
  return say`${height} by ${width}`;
}

/** The first row and column that meet, or the diagonals of diagonal factors. */
function marksFor(
  way: Way | null,
  sizes: { readonly [K in Factor]: number },
): { readonly [K in Factor]: Marks | null } {
  switch (way?.kind) {
    case 'diagonals':
      return { A: markedDiagonal(sizes.A), B: markedDiagonal(sizes.B) };
    case 'diagonal':
    case 'identity':
    case 'multiple':
      return way.factor === 'A' ? { A: markedDiagonal(sizes.A), B: null } : { A: null, B: markedDiagonal(sizes.B) };
    case 'zero':
      return { A: null, B: null };
    case 'method':
      // A column of the product is made with one column of B, an outer product with a column of A and a row of B.
      if (way.method === 'columns') return { A: null, B: markedColumns(0) };
      return way.method === 'outer'
        ? { A: markedColumns(0), B: markedRows(0) }
        : { A: markedRows(0), B: markedColumns(0) };
    default:
      return { A: markedRows(0), B: markedColumns(0) };
  }
}

function markedDiagonal(size: number): Marks {
  return markedCells(...Array.from({ length: size }, (_, index): [number, number] => [index, index]));
}

function tellUnshown(
  { a, method }: ProductInput,
  { result, products: multiplications, because }: ProductMoves['unshown'],
): readonly Block[] {
  const sizes = [measure('rowCount', A), measure('columnCount', A), measure('columnCount', B)];
  const work = claim(
    say`This takes ${multiplications} multiplications`,
    equal(product('dot', ...sizes), count(multiplications)),
  );
  const isRounded = result.kind === 'float64';
  return [
    heading(say`Work out the entries`),
    generalFormula(a.columns),
    paragraph(
      because === 'size'
        ? say`${work}; at this size they are not shown one by one.`
        : say`The entries have too many digits for the working to be shown.`,
      method === 'auto'
        ? null
        : say`The method that was asked for is not followed here; every method leads to the same product.`,
    ),
    paragraph(
      isRounded
        ? say`The product is computed in floating-point arithmetic, so its last digits are not certain.`
        : say`The product is computed in exact arithmetic: nothing is rounded on the way.`,
    ),
    heading(say`Write down the product`),
    formula(productRelation(C, [AB], matrixExpression(result), isRounded)),
    paragraph(statement(result.rows, result.columns)),
  ];
}

function tellResult({ a, b }: ProductInput, { way, product: rows, terms }: ProductMoves['result']): readonly Block[] {
  const isSumOfTerms = terms.length > 1;
  // The only column of a product was found under the name of the whole.
  const isFound = way.kind === 'method' && way.method === 'columns' && b.columns === 1 && a.rows > 1;
  return [
    ...(isFound
      ? []
      : [
          heading(isSumOfTerms ? say`Add the outer products` : say`Write down the product`),
          formula(equal(C, AB, ...lastSteps(way, rows, terms), matrixOfRows(rows))),
        ]),
    paragraph(rows.length * rows[0].length === 1 ? [onlyEntry(rows[0][0])] : statement(rows.length, rows[0].length)),
    ...remarksOn(rowsOf(a), rowsOf(b), rows, way).map((remark) => paragraph(remark)),
    ...figureOf(a, b, matrixOf(rows)),
  ];
}

/** Drawn where all numbers are fractions. */
function figureOf(a: ExactMatrix, b: ExactMatrix, matrix: ExactMatrix): readonly Block[] {
  return hasRoots(a) || hasRoots(b) || hasRoots(matrix) ? [] : productFigure(a, b, { name: C, matrix });
}

function onlyEntry(value: Entry): Claim {
  return claim(
    say`The product of ${A} and ${B} has a single entry, ${number(value)}.`,
    equal(measure('entryCount', C), count(1)),
    equal(indexed('c', 1, 1), number(value)),
  );
}

function statement(rows: number, columns: number): Prose {
  return say`The product of ${A} and ${B} is this ${sizeOf(C, rows, columns)} matrix.`;
}

/** Wider sums of matrices are not written out. */
const WIDEST_SUM = 16;

/** What stands between the names of the product and its entries. */
function lastSteps(way: Way, rows: Rows<Entry>, terms: ProductMoves['result']['terms']): readonly Expression[] {
  switch (way.kind) {
    case 'identity':
      return [FACTORS[otherFactor(way.factor)]];
    case 'multiple':
      return [times(way.by, FACTORS[otherFactor(way.factor)])];
    case 'diagonal':
      return way.factor === 'B' ? besideEachOther(rows) : [];
    case 'method':
      return way.method === 'columns' ? besideEachOther(rows) : sumOfTerms(rows[0].length, terms);
    default:
      return [];
  }
}

/** The columns of the product by their names, where there are several. */
function besideEachOther(rows: Rows<Entry>): readonly Expression[] {
  const columns = rows[0].length;
  return columns === 1 ? [] : [grid([rows[0].map((_, column) => columnName(column, rows.length, columns))])];
}

function sumOfTerms(columns: number, terms: ProductMoves['result']['terms']): readonly Expression[] {
  if (terms.length === 0) return [];
  const names = added(terms.map(({ index }) => termName(index)));
  const isShort = terms.length > 1 && terms.length * columns <= WIDEST_SUM;
  return isShort ? [names, added(terms.map(({ value }) => matrixOfRows(value)))] : [names];
}

/** The entries of larger products are not written out once more. */
const MOST_ENTRIES_ADDED = 9;

function tellCheck({ columnSums, rowSums, entries, total }: ProductMoves['check']): readonly Block[] {
  const isOneTerm = columnSums.length === 1;
  const sumsFound = isOneTerm
    ? say`The column sum of ${A} is ${number(columnSums[0])}, and the row sum of ${B} is ${number(rowSums[0])}.`
    : say`The column sums of ${A} are ${list(numbers(columnSums))}, and the row sums of ${B} are ${list(numbers(rowSums))}.`;
  return notInShort(
    heading(say`Check the sum of all entries`),
    paragraph(
      say`${claim(
        sumsFound,
        ...columnSums.map((sum, index) => equal(measure('sumOf', measure('columnAt', A, index + 1)), number(sum))),
        ...rowSums.map((sum, index) => equal(measure('sumOf', measure('rowAt', B, index + 1)), number(sum))),
      )}`,
      isOneTerm ? SUM_OF_ONE_TERM : SUM_OF_TERMS,
    ),
    formula(equal(products(columnSums, rowSums), number(total))),
    ...(entries.length <= MOST_ENTRIES_ADDED ? [formula(equal(added(numbers(entries)), number(total)))] : []),
    paragraph(
      say`${claim(say`The entries of ${C} add up to the same number, ${number(total)}.`, equal(measure('sumOf', C), number(total)))}`,
    ),
  );
}

const k = symbol('k');

const SUM_OF_TERMS = say`In ${C}, each entry of column ${k} of ${A} is multiplied by each entry of row ${k} of ${B} once. So the sum of all entries of ${C} is column sum times row sum, added over all ${k}.`;

const SUM_OF_ONE_TERM = [
  claim(
    say`In ${C}, each entry of the column of ${A} is multiplied by each entry of the row of ${B} once. So the sum of all entries of ${C} is the product of these two sums.`,
    equal(measure('columnCount', A), count(1)),
    equal(measure('rowCount', B), count(1)),
    equal(measure('sumOf', C), product('dot', measure('sumOf', A), measure('sumOf', B))),
  ),
];

/** The unevaluated entries of a product; null where they would hold more than 10,000 products. */
export function productExpression({ a, b }: ProductInput): Expression | null {
  if (a.rows * a.columns * b.columns > MOST_TERMS) return null;
  const columns = columnsOf(rowsOf(b));
  return grid(rowsOf(a).map((row) => columns.map((column) => products(row, column))));
}
