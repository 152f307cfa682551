// The working of a product: by entries, by columns, as a sum of products of rank one, or line by line of a diagonal factor.

import { add, type Entry, multiply } from '../../exact/entry.ts';
import { type Rational, ZERO } from '../../exact/rational.ts';
import type { Factor, Way } from './choice.ts';
import type { ProductMove, Term } from './moves.ts';
import { columnsOf, isZeroLine, type Line, type Rows, type Spared, sparedLines, total } from './structure.ts';

interface Worked {
  readonly product: Rows<Entry>;
  readonly terms: readonly Term[];
}

/** The product by the way that was chosen, and the terms whose sum it is where there are any. */
export function* workedProduct(a: Rows<Entry>, b: Rows<Entry>, way: Way): Generator<ProductMove, Worked, void> {
  if (way.kind === 'method' && way.method === 'outer') return yield* byTerms(a, b);
  return { product: yield* workedLines(a, b, way), terms: [] };
}

function* workedLines(a: Rows<Entry>, b: Rows<Entry>, way: Way): Generator<ProductMove, Rows<Entry>, void> {
  switch (way.kind) {
    case 'method':
      return yield* way.method === 'columns' ? byColumns(a, b) : byEntries(a, b);
    case 'single':
    case 'diagonals':
      for (const [place, row] of a.entries()) {
        const [left, right] = [row[place], b[place][place]];
        yield { move: 'diagonalEntry', facts: { place, left, right, value: multiply(left, right) } };
      }
      return multiplied(a, b);
    case 'diagonal':
      if (way.factor === 'A') return yield* scaledLines('A', a, b);
      return columnsOf(yield* scaledLines('B', b, columnsOf(a)));
    case 'one-term': {
      const rows: Line<Entry>[] = [];
      for (const [line, [by]] of a.entries()) {
        const value = b[0].map((entry) => multiply(by, entry));
        yield { move: 'scale', facts: { factor: 'A', line, place: [line, 0], by, of: b[0], value } };
        rows.push(value);
      }
      return rows;
    }
    default:
      return multiplied(a, b);
  }
}

/** Each line times the entry of the diagonal in the same place. */
function* scaledLines(
  factor: Factor,
  diagonal: Rows<Entry>,
  lines: Rows<Entry>,
): Generator<ProductMove, Rows<Entry>, void> {
  const product: Line<Entry>[] = [];
  for (const [line, of] of lines.entries()) {
    const by = diagonal[line][line];
    const value = of.map((entry) => multiply(by, entry));
    yield { move: 'scale', facts: { factor, line, place: [line, line], by, of, value } };
    product.push(value);
  }
  return product;
}

function* byEntries(a: Rows<Entry>, b: Rows<Entry>): Generator<ProductMove, Rows<Entry>, void> {
  const columns = columnsOf(b);
  const spared = { rows: sparedLines(a), columns: sparedLines(columns) };
  if (spared.rows.length + spared.columns.length > 0) {
    yield { move: 'spare', facts: { method: 'row-by-column', ...spared } };
  }
  const [isSparedRow, isSparedColumn] = [lookup(spared.rows), lookup(spared.columns)];
  const product = multiplied(a, b);
  let position = 0;
  for (const [row, left] of a.entries()) {
    if (isSparedRow(row)) continue;
    for (const [column, right] of columns.entries()) {
      if (isSparedColumn(column)) continue;
      yield { move: 'dot', facts: { position, row, column, left, right, value: product[row][column] } };
      position += 1;
    }
  }
  return product;
}

function lookup(spared: readonly Spared[]): (index: number) => boolean {
  const indices = new Set(spared.map(({ index }) => index));
  return (index) => indices.has(index);
}

function* byColumns(a: Rows<Entry>, b: Rows<Entry>): Generator<ProductMove, Rows<Entry>, void> {
  const columns = columnsOf(a);
  const weightings = columnsOf(b);
  const spared = sparedLines(weightings);
  const zeros = spared.filter(({ like }) => like === null);
  if (zeros.length > 0) yield { move: 'spare', facts: { method: 'columns', rows: [], columns: zeros } };
  const isSpared = lookup(spared);
  const product = columnsOf(multiplied(a, b));
  for (const [column, weights] of weightings.entries()) {
    if (!isSpared(column)) yield { move: 'combine', facts: { column, weights, columns, value: product[column] } };
  }
  // A column can be told to be the same as another only when that one has been found.
  const repeated = spared.filter(({ like }) => like !== null);
  if (repeated.length > 0) yield { move: 'spare', facts: { method: 'columns', rows: [], columns: repeated } };
  return columnsOf(product);
}

function* byTerms(a: Rows<Entry>, b: Rows<Entry>): Generator<ProductMove, Worked, void> {
  const columns = columnsOf(a);
  const spared = columns.flatMap((column, term): readonly { term: number; factor: Factor }[] => {
    if (isZeroLine(column)) return [{ term, factor: 'A' }];
    return isZeroLine(b[term]) ? [{ term, factor: 'B' }] : [];
  });
  if (spared.length > 0) yield { move: 'spareTerms', facts: { terms: spared } };
  const left = new Set(spared.map(({ term }) => term));
  const terms: Term[] = [];
  for (const [index, column] of columns.entries()) {
    if (left.has(index)) continue;
    const value = column.map((x) => b[index].map((y) => multiply(x, y)));
    yield { move: 'outer', facts: { term: index, column, row: b[index], value } };
    terms.push({ index, value });
  }
  const zeros: Rows<Entry> = a.map(() => b[0].map(() => ZERO));
  const product = terms.reduce((sum, { value }) => sum.map((row, i) => row.map((x, j) => add(x, value[i][j]))), zeros);
  return { product, terms };
}

/** The product of small matrices by its definition. */
export function multiplied<N extends Entry>(a: Rows<N>, b: Rows<N>): Rows<N | Rational> {
  const columns = columnsOf(b);
  return a.map((row) => columns.map((column) => total(row.map((x, index) => multiply(x, column[index])))));
}
