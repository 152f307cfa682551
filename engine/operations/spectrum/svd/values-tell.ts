// The words of singular values: square roots of the eigenvalues of the product.

import { shownValue } from '../../../algorithms/spectrum/eigenvalue-tell.ts';
import type { Spectrum } from '../../../algorithms/spectrum/eigenvalues.ts';
import { placesOfRoot, roundedRoot } from '../../../algorithms/spectrum/rounded-root.ts';
import { shownRounded } from '../../../algorithms/spectrum/rounded-tell.ts';
import { joined } from '../../../algorithms/wording.ts';
import { alsoInShort, type Block, formula, heading, paragraph } from '../../../document/block.ts';
import { approximation, count, equal, type Expression, relation, root } from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { simplestRoot } from '../../../document/simplest-root.ts';
import { claim, type Prose, say } from '../../../document/prose.ts';
import { isQuadratic } from '../../../exact/algebraic.ts';
import { squareRoot } from '../../../exact/power.ts';
import { isZero } from '../../../exact/rational.ts';
import { nearestDouble } from '../../../exact/rounding.ts';
import { type Exact, float } from '../../../exact/scalar.ts';
import { A, G, sigma } from './names.ts';

/** More singular values are not written one by one. */
const MOST_VALUES = 8;

/** σ₁ = √45 = 3√5 for each of them. */
export function valueBlocks(
  values: readonly Exact[],
  eigenvalues: readonly Exact[],
  spectrum: Spectrum | null,
): readonly Block[] {
  const higher = spectrum?.factors.filter(({ factor }) => factor.length > 3) ?? [];
  const isNamed = values.length <= MOST_VALUES && higher.length === 0;
  return [
    heading(say`Take the square roots of the eigenvalues`),
    paragraph(
      say`The singular values of ${A} are the square roots of the eigenvalues of ${G}, from the largest to the smallest.`,
    ),
    ...(isNamed ? values.map((value, place) => formula(valueLine(place, value, eigenvalues[place]))) : []),
    ...(values.some(isNought)
      ? [
          paragraph(
            say`${claim(say`Zero is an eigenvalue of ${G}`, holds('singular', G))}, but the factors are made from the other singular values alone, so we need no eigenvectors for it.`,
          ),
        ]
      : []),
    ...(higher.length === 0 ? [] : values.flatMap((value, place) => decimalLine(place, value, eigenvalues[place]))),
  ];
}

function isNought(value: Exact): boolean {
  return value.kind === 'rational' && isZero(value);
}

function valueLine(place: number, value: Exact, eigenvalue: Exact): Expression {
  if (isNought(value)) return equal(sigma(place), count(0));
  const drawn = root(shownValue(eigenvalue));
  if (isSimplest(value)) return equal(sigma(place), drawn);
  if (hasShortForm(value)) return equal(sigma(place), drawn, shownValue(value));
  return withLink(equal(sigma(place), drawn), shownRounded(float(nearestDouble(value))));
}

/** σ₁ ≈ √87.788331 ≈ 9.36954, where the eigenvalue is a root of higher degree. */
function decimalLine(place: number, value: Exact, eigenvalue: Exact): readonly Block[] {
  if (hasShortForm(eigenvalue)) return [formula(valueLine(place, value, eigenvalue))];
  const decimal = roundedRoot(nearestDouble(eigenvalue));
  if (decimal === null) return [];
  const drawn = root(approximation(decimal, placesOfRoot(nearestDouble(eigenvalue))));
  return [formula(withLink(relation(sigma(place), 'approximately', drawn), approximation(squareRoot(decimal))))];
}

/** The chain with one more link, of rounded numbers. */
export function withLink(chain: Expression, rounded: Expression): Expression {
  if (chain.kind !== 'relation') return chain;
  return { ...chain, links: [...chain.links, { comparison: 'approximately', right: rounded }] };
}

/** √5, which is written in no other way; √20 is 2√5. */
export function isSimplest(value: Exact): boolean {
  if (value.kind !== 'power') return false;
  const simplest = simplestRoot(value.base);
  return simplest !== null && simplest.factor === 1 && simplest.divisor === 1;
}

/** Whether the number is a fraction, one root, or a sum with one. */
export function hasShortForm(value: Exact): boolean {
  return value.kind !== 'algebraic' || isQuadratic(value.field);
}

/** The singular value as it stands in a matrix: in its own form, or as the root of the eigenvalue. */
export function shownSingular(value: Exact, eigenvalue: Exact): Expression {
  return hasShortForm(value) ? shownValue(value) : root(shownValue(eigenvalue));
}

/** "The singular values of A are 5 and 0. One of them is not zero, so the rank of A is 1." */
export function conclusion(values: readonly Exact[], eigenvalues: readonly Exact[]): readonly Block[] {
  const rank = values.filter((value) => !isNought(value)).length;
  const shown = values.map((value, place) => shownSingular(value, eigenvalues[place]));
  const isNamed = values.length <= MOST_VALUES && eigenvalues.every(hasShortForm);
  const facts = shown.map((value, place) => equal(sigma(place), value));
  const named = claim(say`The singular values of ${A} are ${joined(shown.map((value): Prose => [value]))}`, ...facts);
  return alsoInShort(paragraph(say`${isNamed ? say`${named}. ` : ''}${rankWords(rank, values.length)}.`));
}

function rankWords(rank: number, total: number): Prose {
  const ofRank = claim(say`the rank of ${A} is ${rank}`, equal(measure('rank', A), count(rank)));
  const ofProduct = equal(measure('rank', G), count(rank));
  if (rank === total) {
    return say`${claim(say`No singular value is zero`, equal(measure('rank', G), measure('rowCount', G)))}, so ${ofRank}`;
  }
  return rank === 1
    ? say`${claim(say`Only ${rank} of them is not zero`, ofProduct)}, so ${ofRank}`
    : say`${claim(say`Only ${rank} of them are not zero`, ofProduct)}, so ${ofRank}`;
}
