// The words of a basis: its vectors, the space that they span, and what kind of space that is.

import { vectorSpace } from '../../document/vector-space.ts';
import { counted } from '../../algorithms/wording.ts';
import { alsoInShort, type Block, formula, paragraph } from '../../document/block.ts';
import {
  apply,
  count,
  type Expression,
  equal,
  grid,
  indexed,
  list,
  number,
  relation,
  symbol,
} from '../../document/expression.ts';
import { claim, type Claim, type Prose, say } from '../../document/prose.ts';
import { ZERO } from '../../exact/rational.ts';
import type { Scalar } from '../../exact/scalar.ts';

/** A basis as it is told. */
export interface ToldBasis {
  /** The space as formulas write it: Col(A). */
  readonly space: Expression;
  /** The same in words, at the beginning of a sentence: "The column space". */
  readonly noun: string;
  readonly vectors: readonly (readonly Scalar[])[];
  /** Whether the vectors are written as rows or as columns. */
  readonly along: 'rows' | 'columns';
  /** How many entries each vector of the space has. */
  readonly length: number;
  /** Whether complex numbers are multiplied with, not only real ones. */
  readonly isComplex: boolean;
}

/** More vectors than these, or longer ones, are shown together as the columns of one matrix. */
const MOST_VECTORS = 6;
const MOST_ENTRIES = 12;

/** v₁ = ..., v₂ = ..., the space as their span, its dimension, and its place among all vectors of that length. */
export function basisBlocks(basis: ToldBasis): readonly Block[] {
  const { space, vectors } = basis;
  if (vectors.length === 0) {
    return [
      ...alsoInShort(paragraph(say`${zeroSpaceClaim(basis)}.`, EMPTY_BASIS)),
      formula(equal(apply('dim', space), count(0))),
    ];
  }
  const isSeparate = isShownSeparately(basis);
  return [
    ...(isSeparate ? separately(basis) : together(basis)),
    ...alsoInShort(paragraph(say`${dimensionWords(basis, isSeparate)}.`)),
  ];
}

/** Whether the vectors are few and short, so that each has a name and a line of its own. */
export function isShownSeparately({ vectors, length }: ToldBasis): boolean {
  return vectors.length <= MOST_VECTORS && length <= MOST_ENTRIES;
}

const EMPTY_BASIS = say`Its basis is the empty set.`;

/** The name of a vector of the basis, counted from 0. */
export function basisVector(place: number): Expression {
  return indexed('v', place + 1);
}

function separately({ space, vectors, along }: ToldBasis): readonly Block[] {
  const names = vectors.map((_, place) => basisVector(place));
  return [
    ...vectors.map((entries, place) =>
      formula(relation(names[place], comparisonOf(entries), vectorExpression(entries, along))),
    ),
    ...(vectors.flat().some(isFloat) ? [] : [formula(equal(space, apply('span', ...names)))]),
  ];
}

function together({ vectors, length }: ToldBasis): readonly Block[] {
  const rows = Array.from({ length }, (_, row) => vectors.map((entries) => number(entries[row])));
  return [
    paragraph(say`The columns of the matrix ${B} form a basis.`),
    formula(relation(B, comparisonOf(vectors.flat()), grid(rows))),
  ];
}

const B = symbol('B');

function comparisonOf(entries: readonly Scalar[]): 'equal' | 'approximately' {
  return entries.some(isFloat) ? 'approximately' : 'equal';
}

function isFloat(value: Scalar): boolean {
  return value.kind === 'float';
}

/** A vector written as a row or as a column. */
export function vectorExpression(entries: readonly Scalar[], along: 'rows' | 'columns'): Expression {
  return along === 'rows' ? list(entries.map(number)) : grid(entries.map((entry) => [number(entry)]));
}

export function zeroVector(length: number, along: 'rows' | 'columns'): Expression {
  return vectorExpression(
    Array.from({ length }, () => ZERO),
    along,
  );
}

function zeroSpaceClaim({ space, noun }: ToldBasis): Claim {
  return claim(
    say`${noun} contains only the zero vector, so its dimension is ${0}`,
    equal(apply('dim', space), count(0)),
  );
}

function dimensionWords({ space, noun, vectors, length, isComplex }: ToldBasis, isSeparate: boolean): Prose {
  const dimension = vectors.length;
  const known = claim(
    say`the dimension is ${dimension}${placeWords(noun, dimension, length, isComplex)}`,
    equal(apply('dim', space), count(dimension)),
  );
  const shown = isSeparate ? apply('span', ...vectors.map((_, place) => basisVector(place))) : B;
  const amount = claim(
    say`The basis has ${dimension === 1 ? 'one vector' : counted(dimension, 'vector')}`,
    equal(apply('dim', shown), count(dimension)),
  );
  // Of rounded vectors nothing can be said for certain.
  return vectors.flat().some(isFloat) ? say`With as many vectors ${known}` : say`${amount}, so ${known}`;
}

/** What one would see in the plane and in space; of longer vectors, and complex ones, only whether they fill the space. */
function placeWords(noun: string, dimension: number, length: number, isComplex: boolean): Prose {
  const subject = noun.replace(/^The/, 'the');
  if (dimension === length) return length === 1 ? [] : say`: ${subject} is all of ${vectorSpace(length, isComplex)}`;
  if (length > 3 || isComplex) return [];
  return dimension === 1
    ? say`: ${subject} is a line through the origin`
    : say`: ${subject} is a plane through the origin`;
}

/** The whole answer as a book writes it: the space as a span, and its dimension. Null for many vectors, or long ones. */
export function basisShown(basis: ToldBasis): Expression | null {
  const { space, vectors, along } = basis;
  if (!isShownSeparately(basis)) return null;
  const dimension = equal(apply('dim', space), count(vectors.length));
  if (vectors.length === 0) return dimension;
  const spanned = apply('span', ...vectors.map((entries) => vectorExpression(entries, along)));
  return list([equal(space, spanned), dimension], 'none');
}
