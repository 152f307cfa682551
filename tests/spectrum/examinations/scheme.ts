// Examination questions with what their marking schemes want, and the numbers that they write.

import { readFileSync } from 'node:fs';
import { integer, rational } from '@matrixsteps/engine/exact/rational.ts';
import { rationalFrom } from '@matrixsteps/engine/testing/asking.ts';
import { sameValue } from '@matrixsteps/engine/testing/evaluation/evaluation.ts';
import {
  add,
  type ExactNumber,
  isZero,
  multiply,
  powerOf,
  same,
  Unknown,
} from '@matrixsteps/engine/testing/evaluation/exact-number.ts';
import {
  determinant,
  identityOf,
  productOf,
  type Rows,
  transposed,
  type Value,
} from '@matrixsteps/engine/testing/evaluation/matrix-facts.ts';

export type Texts = readonly string[];
type TextRows = readonly Texts[];

/** The answer of a scheme: the one member that the operation is about. */
export interface SchemeAnswer {
  readonly polynomial?: Texts;
  readonly eigenvalues?: readonly (readonly [value: string, multiplicity: number])[];
  readonly eigenspaces?: readonly { readonly value: string; readonly basis: TextRows }[];
  /** Null where the matrix cannot be diagonalised. */
  readonly diagonal?: Texts | null;
  readonly orthogonal?: Texts;
  /** The powers by their exponents. */
  readonly powers?: Readonly<Record<string, TextRows>>;
  readonly class?: string;
  readonly inertia?: readonly number[];
  readonly blocks?: readonly (readonly [value: string, size: number])[];
  readonly distribution?: Texts;
}

/** An intermediate result that a scheme gives marks for. */
export type Mark =
  | { readonly polynomial: Texts }
  | { readonly satisfied: Texts }
  | { readonly eigenvalue: string }
  | { readonly eigenspace: string; readonly basis: TextRows }
  | { readonly diagonal_and_P: Texts }
  | { readonly inverse_of_P: Texts }
  | { readonly powers_of_D: Readonly<Record<string, Texts>> }
  | { readonly powers: Readonly<Record<string, TextRows>> }
  | { readonly unit_vectors: Texts }
  | { readonly diagonal_and_orthogonal: Texts }
  | { readonly blocks_and_P: readonly (readonly [value: string, size: number])[] }
  | { readonly matrix: TextRows }
  | { readonly column: Texts }
  | { readonly leading_minors: Texts };

interface Examination {
  readonly id: string;
  readonly op: string;
  readonly body: { readonly a: readonly (readonly (number | string)[])[] };
  readonly answer: SchemeAnswer;
  readonly marks: readonly Mark[];
}

const file = new URL('../../cases/examinations-spectrum.jsonl', import.meta.url);
export const questions: readonly Examination[] = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

/** So large that polynomials with small coefficients agree there only where they are the same. */
export const LAMBDA = integer(1_000_003);

const SURD = /^(?<real>\S+) (?<sign>[+-]) (?<factor>\S+)\*sqrt\((?<radicand>\d+)\)$/;

/** "3/2" or "2 - 1*sqrt(2)". */
export function numberIn(text: string): ExactNumber {
  const groups = SURD.exec(text)?.groups;
  if (groups === undefined) return rationalFrom(text);
  const root = powerOf(rationalFrom(groups['radicand']), rational(1n, 2n));
  const factor = rationalFrom(groups['sign'] === '-' ? `-${groups['factor']}` : groups['factor']);
  return add(rationalFrom(groups['real']), multiply(factor, root));
}

export const rowsOf = (texts: TextRows): Rows => texts.map((row) => row.map(numberIn));
export const columnOf = (texts: Texts): Rows => texts.map((text) => [numberIn(text)]);

export function polynomialAt(texts: Texts, x: ExactNumber): ExactNumber {
  return texts.map(numberIn).reduce((sum, coefficient) => add(multiply(sum, x), coefficient));
}

/** The same numbers in any order, each as often. */
export function areSameNumbers(xs: readonly ExactNumber[], ys: readonly ExactNumber[]): boolean {
  const left = [...ys];
  return (
    xs.length === ys.length &&
    xs.every((x) => {
      const place = left.findIndex((y) => same(x, y));
      if (place >= 0) left.splice(place, 1);
      return place >= 0;
    })
  );
}

export const isSquare = (rows: Rows, size: number): boolean => rows.length === size && rows[0].length === size;
export const isDiagonal = (rows: Rows): boolean =>
  rows.every((row, i) => row.every((entry, j) => i === j || isZero(entry)));
export const diagonalOf = (rows: Rows): readonly ExactNumber[] => rows.map((row, i) => row[i]);
export const isOrthogonal = (rows: Rows): boolean =>
  sameValue(productOf(transposed(rows), rows), identityOf(rows.length));

/** Whether a P is invertible and makes AP = PD. */
export function takes(a: Rows, p: Rows, d: Rows): boolean {
  return sameValue(productOf(a, p), productOf(p, d)) && !isZero(determinant(p));
}

/** The sizes of the blocks of a Jordan form with ones above the diagonal, each beside its eigenvalue; null for other matrices. */
function blocksOf(rows: Rows): readonly { readonly value: ExactNumber; readonly size: number }[] | null {
  const blocks: { value: ExactNumber; size: number }[] = [];
  for (const [i, row] of rows.entries()) {
    const isJoined = i > 0 && !isZero(rows[i - 1][i]);
    if (row.some((entry, j) => j !== i && j !== i + 1 && !isZero(entry))) return null;
    if (isJoined && (!same(rows[i - 1][i], integer(1)) || !same(row[i], blocks[blocks.length - 1].value))) return null;
    if (isJoined) blocks[blocks.length - 1].size += 1;
    else blocks.push({ value: row[i], size: 1 });
  }
  return blocks;
}

/** A block as one number, for a comparison without order. */
const coded = (value: ExactNumber, size: number): ExactNumber => add(multiply(LAMBDA, integer(size)), value);

export function areSameBlocks(rows: Rows, expected: readonly (readonly [string, number])[]): boolean {
  const blocks = blocksOf(rows);
  if (blocks === null) return false;
  return areSameNumbers(
    blocks.map(({ value, size }) => coded(value, size)),
    expected.map(([value, size]) => coded(numberIn(value), size)),
  );
}

/** What cannot be worked out is not what was looked for. */
export function isTrue(condition: () => boolean): boolean {
  try {
    return condition();
  } catch (error) {
    if (error instanceof Unknown) return false;
    throw error;
  }
}

export function isSame(x: Value, y: Value): boolean {
  return isTrue(() => sameValue(x, y));
}
