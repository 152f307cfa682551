// Eigenvalues and eigenvectors on the way to something else: without their checks, and short where a story is short.

import { POLYNOMIAL } from '../../../algorithms/characteristic/names.ts';
import { characteristicBlocks } from '../../../algorithms/characteristic/tell.ts';
import { vectorName } from '../../../algorithms/spectrum/eigenspace-names.ts';
import type { EigenspaceMove, HigherSpace } from '../../../algorithms/spectrum/eigenspaces.ts';
import type { Expression } from '../../../document/expression.ts';
import { multiply } from '../../../exact/entry.ts';
import { eigenspaceBlocks } from '../../../algorithms/spectrum/eigenspace-tell.ts';
import { eigenvalueBlocks } from '../../../algorithms/spectrum/eigenvalue-tell.ts';
import {
  decimalBlocks,
  lengthBlocks,
  type RootOrder,
  VECTOR_LETTERS,
} from '../../../algorithms/spectrum/adjugate-tell.ts';
import { say } from '../../../document/prose.ts';
import { type Block, heading, notInShort } from '../../../document/block.ts';
import { type Exact, exactText } from '../../../exact/scalar.ts';
import type { EigenMove } from './solve.ts';

/** The polynomial and its roots; where they are rational a short story has the factors alone. */
export function spectrumBlocks(moves: readonly EigenMove[]): readonly Block[] {
  const found = moves.find((move) => move.move === 'spectrum');
  if (found?.move !== 'spectrum') return [];
  const polynomial = characteristicBlocks(
    moves.flatMap((move) => (move.move === 'polynomial' ? [move.facts.step] : [])),
    'without-check',
  );
  const isRational = found.facts.factors.every(({ factor }) => factor.length === 2);
  const last = isRational ? polynomial.findLastIndex(isFactored) : -1;
  return [
    ...(last < 0 ? polynomial : polynomial.flatMap((block, place) => (place === last ? [block] : notInShort(block)))),
    ...eigenvalueBlocks(found.facts),
  ];
}

/** p(λ) = (λ − 1)(λ − 3) */
function isFactored(block: Block): boolean {
  if (block.kind !== 'formula' || block.expression.kind !== 'relation') return false;
  const { first, links } = block.expression;
  return first === POLYNOMIAL && links[links.length - 1].right.kind === 'product';
}

/** The eigenvectors, one eigenvalue after the other. */
export function spaceBlocks(moves: readonly EigenMove[]): readonly Block[] {
  const found = moves.find((move) => move.move === 'spectrum');
  if (found?.move !== 'spectrum') return [];
  return eigenspaceBlocks(
    moves.flatMap((move) => (move.move === 'space' ? [move.facts.step] : [])),
    found.facts,
    'used',
  );
}

function higherSpaces(moves: readonly EigenMove[]): readonly HigherSpace[] {
  return moves.flatMap((move) =>
    move.move === 'space' && move.facts.step.move === 'higher' ? [move.facts.step.facts] : [],
  );
}

/** The eigenvectors for roots of degree 3 or more in decimals. */
export function higherDecimalBlocks(moves: readonly EigenMove[]): readonly Block[] {
  return higherSpaces(moves).flatMap(({ factor, place, vectors }) =>
    vectors === null || vectors.length > 1
      ? []
      : decimalBlocks(VECTOR_LETTERS[place % VECTOR_LETTERS.length], factor.roots, vectors[0]),
  );
}

/**
 * The eigenvectors for roots of degree 3 or more over their lengths.
 * @param nameOf the name of the unit vector of a root
 */
export function higherLengthBlocks(
  moves: readonly EigenMove[],
  nameOf: (root: Exact) => Expression,
  order: RootOrder,
): readonly Block[] {
  const lines = higherSpaces(moves).flatMap((space) => lengthBlocks(space, nameOf, order));
  return lines.length === 0 ? [] : [...notInShort(heading(say`Divide the eigenvectors by their lengths`)), ...lines];
}

/** How many eigenvectors belong to the eigenvalues before an eigenvalue, by its exact text. */
export function firstPlaces(moves: readonly EigenMove[]): ReadonlyMap<string, number> {
  return new Map(
    moves.flatMap((move): readonly (readonly [string, number])[] => {
      if (move.move !== 'space') return [];
      const { step } = move.facts;
      if (step.move === 'space') return [[exactText(step.facts.value), step.facts.first]];
      if (step.move !== 'pair') return [];
      const { values, firsts } = step.facts;
      return [
        [exactText(values[0]), firsts[0]],
        [exactText(values[1]), firsts[1]],
      ];
    }),
  );
}

/** An eigenvector by its name in the story, and what A makes of it. */
export interface ToldVector {
  readonly name: Expression;
  readonly image: readonly Exact[];
}

/** The eigenvectors in the order of these eigenvalues; none where one of them has no numbers. */
export function toldVectors(moves: readonly EigenMove[], values: readonly Exact[]): readonly ToldVector[] {
  const told = new Map(moves.flatMap((move) => (move.move === 'space' ? imagesIn(move.facts.step) : [])));
  const found = values.map((value) => told.get(exactText(value)));
  return found.some((vectors) => vectors === undefined) ? [] : found.flatMap((vectors) => vectors ?? []);
}

function named(images: readonly (readonly Exact[])[], first: number): readonly ToldVector[] {
  return images.map((image, k) => ({ name: vectorName(first + k), image }));
}

function imagesIn(step: EigenspaceMove): readonly (readonly [value: string, vectors: readonly ToldVector[]])[] {
  if (step.move === 'space') {
    const { value, vectors, first } = step.facts;
    return [
      [
        exactText(value),
        named(
          vectors.map((vector) => vector.map((x) => multiply(x, value))),
          first,
        ),
      ],
    ];
  }
  if (step.move !== 'pair') return [];
  const { values, images, firsts } = step.facts;
  return [
    [exactText(values[0]), named(images[0], firsts[0])],
    [exactText(values[1]), named(images[1], firsts[1])],
  ];
}
