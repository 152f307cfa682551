// Exercises of textbooks and examinations with the answers and the intermediate results that their solutions print.

import { readFileSync } from 'node:fs';
import { rational } from '@matrixsteps/engine/exact/rational.ts';
import { rationalFrom } from '@matrixsteps/engine/testing/asking.ts';
import { add, type ExactNumber, multiply, powerOf } from '@matrixsteps/engine/testing/evaluation/exact-number.ts';
import type { Rows } from '@matrixsteps/engine/testing/evaluation/matrix-facts.ts';

type Texts = readonly string[];

/** What a book answers: all solutions as one of them and directions, or a part of our answer by its name. */
export interface BookAnswer {
  /** Null where there is no solution. */
  readonly particular?: Texts | null;
  readonly directions?: readonly Texts[];
  readonly basis?: readonly Texts[];
  readonly orthonormal?: readonly Texts[];
  readonly independent?: boolean;
  /** The only number, vector or matrix of an answer. */
  readonly number?: string;
  readonly vector?: Texts;
  readonly matrix?: readonly Texts[];
  /** `matrix:U`, `vector:projection`, `count:rank`; `product:L,U` is the product of two parts. */
  readonly [part: `${'matrix' | 'vector' | 'count' | 'product'}:${string}`]: readonly Texts[] | Texts | number;
}

/** An intermediate result of the book's working. */
export type Mark =
  | { readonly matrix: readonly Texts[] }
  | { readonly column: Texts }
  | { readonly number: string }
  /** Any echelon form with the same row space: books choose other pivots. */
  | { readonly echelon: readonly Texts[] }
  /** A column that is a multiple of this one. */
  | { readonly direction: Texts };

export interface Exercise {
  readonly id: string;
  readonly syllabus: string;
  readonly op: string;
  readonly body: { readonly [field: string]: unknown };
  readonly answer: BookAnswer;
  readonly marks: readonly Mark[];
}

const file = new URL('../cases/textbooks-course.jsonl', import.meta.url);
export const exercises: readonly Exercise[] = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

const SURD = /^(?<real>\S+) (?<sign>[+-]) (?<factor>\S+)\*sqrt\((?<radicand>\d+)\)$/;

/** "3/2" or "0 + 1/2*sqrt(2)". */
export function numberIn(text: string): ExactNumber {
  const groups = SURD.exec(text)?.groups;
  if (groups === undefined) return rationalFrom(text);
  const root = powerOf(rationalFrom(groups['radicand']), rational(1n, 2n));
  const factor = rationalFrom(groups['sign'] === '-' ? `-${groups['factor']}` : groups['factor']);
  return add(rationalFrom(groups['real']), multiply(factor, root));
}

export const rowsOf = (texts: readonly Texts[]): Rows => texts.map((row) => row.map(numberIn));
export const columnOf = (texts: Texts): Rows => texts.map((text) => [numberIn(text)]);
