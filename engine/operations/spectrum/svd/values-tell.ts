// The words of singular values: square roots of the eigenvalues of the product.

import { higherLetter, shownValue } from '../../../algorithms/spectrum/eigenvalue-tell.ts';
import type { SpectralFactor, Spectrum } from '../../../algorithms/spectrum/eigenvalues.ts';
import { inSquares, squareRootsOf } from '../../../algorithms/spectrum/positive-roots.ts';
import { shownRounded } from '../../../algorithms/spectrum/rounded-tell.ts';
import { joined } from '../../../algorithms/wording.ts';
import { alsoInShort, type Block, formula, heading, paragraph } from '../../../document/block.ts';
import {
  apply,
  approximation,
  count,
  equal,
  type Expression,
  number,
  power,
  product,
  relation,
  root,
} from '../../../document/expression.ts';
import { holds, measure } from '../../../document/facts.ts';
import { simplestRoot } from '../../../document/simplest-root.ts';
import { type Claim, claim, type Prose, say } from '../../../document/prose.ts';
import { isQuadratic } from '../../../exact/algebraic.ts';
import { boundsOf } from '../../../exact/order.ts';
import { isZero } from '../../../exact/rational.ts';
import { nearestDouble } from '../../../exact/rounding.ts';
import { type Exact, float } from '../../../exact/scalar.ts';
import { LAMBDA } from '../../../algorithms/characteristic/names.ts';
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
    ...(spectrum === null
      ? []
      : alsoInShort(...higher.map((factor, place) => paragraph(say`${betweenSquares(factor, place, spectrum)}.`)))),
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

/** "For the roots of f(λ) these are between 1.234 and 1.235": at the squares of the two ends the factor has opposite signs. */
function betweenSquares(factor: SpectralFactor, place: number, spectrum: Spectrum): Claim {
  const letter = higherLetter(place, spectrum);
  const bounds = squareRootsOf(factor)
    .map((value) => boundsOf(inSquares(factor.factor), value, FEWEST_PLACES))
    .toReversed();
  const places = joined(
    bounds.map(
      ({ lower, upper, places: shown }) =>
        say`between ${approximation(lower, shown)} and ${approximation(upper, shown)}`,
    ),
  );
  const facts = bounds.map(({ lower, upper }) => {
    const at = [lower, upper].map((end) => apply(letter, power(number(end), count(2))));
    return relation(product('dot', ...at), 'less', count(0));
  });
  return claim(
    say`The square roots of the roots of ${apply(letter, LAMBDA)} lie where ${apply(letter, power(LAMBDA, count(2)))} changes its sign: ${places}`,
    ...facts,
  );
}

const FEWEST_PLACES = 3;
