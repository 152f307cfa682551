// Comparing Jordan forms with what a case expects: the blocks in any order, and any invertible P with AP = PJ.

import type { Case } from './cases.ts';
import { fraction, type Fraction, minus, readFraction, sameFraction, times } from './fraction.ts';
import { isList, isLiteral, isObject, type LiteralJson, writeLiteral } from './literal-json.ts';

type Compare = (golden: Case, answer: LiteralJson, exact: LiteralJson | null) => string | null;

type Rows = readonly (readonly Fraction[])[];

/** By the name of the operation; `exact` is null where a family answers with doubles alone. */
export const JORDAN_COMPARISONS: { readonly [op: string]: Compare | undefined } = { jordan: compareJordan };

const [NOUGHT, ONE] = [fraction(0n), fraction(1n)];

interface JordanBlock {
  readonly value: string;
  readonly size: number;
}

function compareJordan(golden: Case, answer: LiteralJson, exact: LiteralJson | null): string | null {
  const wanted = exact === null ? golden.expected['double'] : golden.expected['exact'];
  const given = exact ?? answer;
  if (!isObject(given) || !isObject(wanted)) return 'no parts';
  const blocks = blocksOf(given['blocks']);
  const isSame = namesOf(blocks).join(' ') === namesOf(expectedBlocks(wanted['blocks'])).join(' ');
  if (!isSame) return `other blocks: ${writeLiteral(given)}`;
  if (exact === null) return null;
  const [a, j, p] = [golden.inputs['a'], given['J'], given['P']].map(rowsOf);
  if (!sameRows(j, formOf(blocks))) return 'J has not these blocks';
  if (!sameRows(product(a, p), product(p, j))) return 'AP is not PJ';
  return isInvertible(p) ? null : 'P is not invertible';
}

function blocksOf(json: LiteralJson | undefined): readonly JordanBlock[] {
  return (isList(json) ? json : []).flatMap((item) =>
    isObject(item) ? [{ value: textOf(item['value']), size: Number(textOf(item['size'])) }] : [],
  );
}

function expectedBlocks(json: LiteralJson | undefined): readonly JordanBlock[] {
  return (isList(json) ? json : []).flatMap((pair) =>
    isList(pair) ? [{ value: textOf(pair[0]), size: Number(textOf(pair[1])) }] : [],
  );
}

function namesOf(blocks: readonly JordanBlock[]): readonly string[] {
  return blocks
    .map(({ value, size }) => {
      const { p, q } = readFraction(value);
      return `${p}/${q}:${size}`;
    })
    .toSorted();
}

function textOf(json: LiteralJson | undefined): string {
  if (isLiteral(json)) return json.literal;
  return typeof json === 'string' ? json : '';
}

function rowsOf(json: LiteralJson | undefined): Rows {
  return (isList(json) ? json : []).map((row) => (isList(row) ? row.map((x) => readFraction(textOf(x))) : []));
}

/** The blocks on a diagonal, with ones above it within each. */
function formOf(blocks: readonly JordanBlock[]): Rows {
  const lines = blocks.flatMap(({ value, size }) =>
    Array.from({ length: size }, (_, place) => ({ value: readFraction(value), isLast: place === size - 1 })),
  );
  return lines.map(({ value, isLast }, i) =>
    lines.map((_, j) => {
      if (i === j) return value;
      return j === i + 1 && !isLast ? ONE : NOUGHT;
    }),
  );
}

function product(x: Rows, y: Rows): Rows {
  return x.map((row) =>
    row.map((_, j) =>
      row.map((value, k) => times(value, y[k][j])).reduce((sum, term) => minus(sum, minus(NOUGHT, term))),
    ),
  );
}

function sameRows(x: Rows, y: Rows): boolean {
  return x.length === y.length && x.every((row, i) => row.every((value, j) => sameFraction(value, y[i][j])));
}

/** By elimination without divisions. */
function isInvertible(rows: Rows): boolean {
  if (rows.length === 0) return true;
  const pivot = rows.find(([leading]) => leading.p !== 0n);
  if (pivot === undefined) return false;
  const [leading] = pivot;
  return isInvertible(
    rows
      .filter((row) => row !== pivot)
      .map((row) => row.slice(1).map((value, k) => minus(times(value, leading), times(row[0], pivot[k + 1])))),
  );
}
