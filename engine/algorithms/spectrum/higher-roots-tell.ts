// The words of eigenvalues that are roots of a factor of degree 3 or more: where they lie, as decimals.

import { IMAGINARY_UNIT } from '../../document/algebraic.ts';
import { alsoInShort, type Block, formula, notInShort, paragraph } from '../../document/block.ts';
import {
  apply,
  approximation,
  count,
  equal,
  type Expression,
  list,
  negative,
  number,
  power,
  product,
  quotient,
  relation,
  root as squareRootOf,
  sum,
} from '../../document/expression.ts';
import { type Claim, claim, say } from '../../document/prose.ts';
import { type Polynomial, valueAt } from '../../exact/polynomial.ts';
import { boundsOf } from '../../exact/order.ts';
import { squareRoot } from '../../exact/power.ts';
import {
  add,
  divide,
  integer,
  isZero,
  multiply,
  negate,
  type Rational,
  rational,
  signOf,
  subtract,
  ZERO,
} from '../../exact/rational.ts';
import { nearestDouble, roundComplex } from '../../exact/rounding.ts';
import { type Exact, isComplex } from '../../exact/scalar.ts';
import { A, LAMBDA, POLYNOMIAL, show } from '../characteristic/names.ts';
import { radicalRoots } from '../characteristic/radical-roots.ts';
import { bracketsOf } from '../characteristic/rational-roots-tell.ts';
import { joined } from '../wording.ts';
import { placesOfRoot, roundedRoot } from './rounded-root.ts';
import type { SpectralFactor, Spectrum } from './eigenvalues.ts';

/** The letters of several factors of higher degree. */
const LETTERS = ['f', 'g', 'h'] as const;

/** The name of a factor of degree 3 or more, by its place among these; p where it is the whole polynomial. */
export function higherLetter(place: number, { factors }: Spectrum): string {
  const isWhole = factors.length === 1 && factors[0].times === 1;
  return isWhole ? 'p' : LETTERS[place % LETTERS.length];
}

/** Each real root lies where the factor changes its sign; the others come in pairs. */
export function higherRootBlocks(
  { factor, roots, times }: SpectralFactor,
  index: number,
  spectrum: Spectrum,
): readonly Block[] {
  const letter = higherLetter(index, spectrum);
  const real = roots.filter((root) => !isComplex(root));
  const pairs = pairsAmong(roots);
  const isKnown = radicalRoots(factor) !== null;
  // Where there were many candidates for rational roots, these signs have been shown before.
  const isShown = bracketsOf(factor) !== null;
  const between = isKnown || isShown || real.length === 0 ? [] : intervalLines(factor, real, letter);
  return [
    ...(letter === 'p' ? [] : [formula(equal(apply(letter, LAMBDA), show(factor)), isKnown ? KNOWN : HIGHER)]),
    ...between,
    ...(real.length === 0
      ? []
      : alsoInShort(paragraph(say`${signChanges(factor, real, letter, isShown || between.length > 0)}.`))),
    ...(pairs.length === 0 ? [] : pairBlocks(factor, roots, pairs, letter)),
    ...alsoInShort(paragraph(say`${everyRoot(factor, times, letter, spectrum)}.`)),
  ];
}

const KNOWN = say`Its roots are these, as decimals.`;
const HIGHER = say`The roots of this factor are given as decimals.`;

/** f(1) = −2 < 0 and f(2) = 5 > 0: an integer on each side of each root; nothing where two roots have no integer between them. */
function intervalLines(factor: Polynomial, real: readonly Exact[], letter: string): readonly Block[] {
  if (real.some((root) => Math.abs(nearestDouble(root)) > LARGEST_PLACE)) return [];
  const floors = real.map(floorOf);
  const isApart = new Set(floors).size === floors.length;
  const places = [...new Set(floors.flatMap((floor) => [floor, floor + 1n]))].map((place) => rational(place));
  const changes = floors.every(
    (floor) => signOf(valueAt(factor, rational(floor))) * signOf(valueAt(factor, rational(floor + 1n))) < 0,
  );
  if (!isApart || !changes) return [];
  const lines = places
    .toSorted((x, y) => signOf(subtract(x, y)))
    .map((place): Expression => {
      const value = valueAt(factor, place);
      const links = [
        { comparison: 'equal', right: number(value) },
        { comparison: signOf(value) < 0 ? 'less' : 'greater', right: count(0) },
      ] as const;
      return { kind: 'relation', first: apply(letter, number(place)), links };
    });
  return [formula(list(lines, 'none'), SIGNS)];
}

const SIGNS = say`Between two numbers at which its values have opposite signs a polynomial has a root.`;

/** Farther from zero the values are not worked out by hand. */
const LARGEST_PLACE = 1000;

/** The integer below a root; that the values on both sides of it have opposite signs is looked at by itself. */
function floorOf(root: Exact): bigint {
  return BigInt(Math.floor(nearestDouble(root)));
}

/** "one at about 3.3652": on both sides of it the factor has opposite signs. */
function signChanges(factor: Polynomial, roots: readonly Exact[], letter: string, isBetween: boolean): Claim {
  const bounds = roots.map((root) => {
    const { lower, upper, places } = boundsOf(factor, root, FEWEST_PLACES);
    const middle = divide(add(lower, upper), integer(2));
    return { middle, side: subtract(upper, middle), places };
  });
  const values = joined(bounds.map(({ middle, places }) => say`${approximation(middle, places)}`));
  const facts = bounds.map(({ middle, side }) => {
    const before = apply(letter, sum(number(middle), negative(number(side))));
    const behind = apply(letter, sum(number(middle), number(side)));
    return relation(product('dot', before, behind), 'less', count(0));
  });
  if (isBetween) {
    return roots.length === 1
      ? claim(say`Halving the interval again and again gives a real root: about ${values}`, ...facts)
      : claim(say`Halving the intervals again and again gives real roots: about ${values}`, ...facts);
  }
  return roots.length === 1
    ? claim(say`It has one real root, where it changes its sign: about ${values}`, ...facts)
    : claim(say`Its real roots lie where it changes its sign: about ${values}`, ...facts);
}

const FEWEST_PLACES = 4;

/** A complex root above the real axis, rounded. */
interface ComplexRoot {
  readonly re: Rational;
  readonly im: Rational;
}

function pairsAmong(roots: readonly Exact[]): readonly ComplexRoot[] {
  return roots.flatMap((root) => {
    if (!isComplex(root)) return [];
    const rounded = roundComplex(root, FEWEST_PLACES);
    return signOf(rounded.im) > 0 ? [rounded] : [];
  });
}

/** "Two roots are complex, and conjugates of each other: about −0.6624 + 0.5623i and −0.6624 − 0.5623i" */
function pairWords(factor: Polynomial, pairs: readonly ComplexRoot[], letter: string, areAll: boolean): Claim {
  const values = joined(
    pairs.flatMap(({ re, im }) => {
      const [part, side] = [re, im].map((x) => approximation(x, FEWEST_PLACES));
      const turned = product('adjacent', side, IMAGINARY_UNIT);
      const lead = isZero(re) ? [] : [part];
      return [say`${sum(...lead, turned)}`, say`${sum(...lead, negative(turned))}`];
    }),
  );
  const facts = pairs.map((pair) => {
    const side = product('adjacent', number(pair.im), IMAGINARY_UNIT);
    const [above, below] = [side, negative(side)].map((turned) => apply(letter, sum(number(pair.re), turned)));
    // The value at a number times that at its conjugate is the square of its distance from zero.
    return relation(product('dot', above, below), 'less', number(almostZero(factor, pair)));
  });
  return pairs.length === 1
    ? claim(say`Two roots are complex, and conjugates of each other: about ${values}`, ...facts)
    : areAll
      ? claim(say`All of its roots are complex, and come in pairs of conjugates: about ${values}`, ...facts)
      : claim(say`The other roots are complex, and come in pairs of conjugates: about ${values}`, ...facts);
}

/** The complex roots: a single pair from the sum and the product of all roots. */
function pairBlocks(
  factor: Polynomial,
  roots: readonly Exact[],
  pairs: readonly ComplexRoot[],
  letter: string,
): readonly Block[] {
  const real = roots.filter((root) => !isComplex(root));
  const words = pairWords(factor, pairs, letter, real.length === 0);
  const lines = pairs.length > 1 || real.length === 0 ? null : pairLines(factor, real);
  if (lines !== null) {
    return [
      ...notInShort(paragraph(factor.length % 2 === 0 ? SUM_AND_MINUS_PRODUCT : SUM_AND_PRODUCT)),
      ...lines,
      ...alsoInShort(paragraph(say`${words}.`)),
    ];
  }
  return alsoInShort(
    paragraph(
      say`The Durand–Kerner method improves approximations of all roots together until they hardly change. ${words}.`,
    ),
  );
}

const KNOWN_BY_BOTH = 'So the sum and the product of the two are known.';
const SUM_AND_PRODUCT = say`Two roots are left. All roots add up to minus the second coefficient, and their product is the constant term. ${KNOWN_BY_BOTH}`;
const SUM_AND_MINUS_PRODUCT = say`Two roots are left. All roots add up to minus the second coefficient, and their product is minus the constant term. ${KNOWN_BY_BOTH}`;

/** The real and the imaginary part of the only pair, from the real roots; null where these decimals do not give it. */
function pairLines(factor: Polynomial, real: readonly Exact[]): readonly Block[] | null {
  const found = real.flatMap((root) => roundedRoot(nearestDouble(root)) ?? []);
  if (found.length < real.length || found.some(isZero)) return null;
  const degree = factor.length - 1;
  const total = negate(factor[degree - 1]);
  const whole = degree % 2 === 0 ? factor[0] : negate(factor[0]);
  const part = divide(subtract(total, found.reduce(add)), integer(2));
  const size = divide(whole, found.reduce(multiply));
  const square = subtract(size, multiply(part, part));
  if (signOf(square) <= 0) return null;
  const shown = found.map((value) => approximation(value, placesOfRoot(nearestDouble(value))));
  const terms = [...(isZero(total) ? [] : [number(total)]), ...shown.map(negative)];
  return [
    formula(
      relation(quotient(sum(...terms), count(2)), 'approximately', approximation(part)),
      say`This is half the sum of the two.`,
    ),
    formula(
      {
        kind: 'relation',
        first: sum(
          quotient(number(whole), shown.length === 1 ? shown[0] : product('dot', ...shown)),
          negative(power(approximation(part), count(2))),
        ),
        links: [
          { comparison: 'approximately', right: approximation(square) },
          { comparison: 'greater', right: count(0) },
        ],
      },
      say`This is their product minus the square of half their sum. It is positive, so the two are complex conjugates, and half their sum is their real part.`,
    ),
    formula(
      relation(squareRootOf(approximation(square)), 'approximately', approximation(squareRoot(square))),
      say`This is the imaginary part of one of them.`,
    ),
  ];
}

/** How often each of the roots is an eigenvalue. */
function everyRoot(factor: Polynomial, times: number, letter: string, { factors }: Spectrum): Claim {
  const others = factors
    .filter((other) => other.factor !== factor)
    .map((other) => power(show(other.factor), count(other.times)));
  const whole = product('adjacent', power(apply(letter, LAMBDA), count(times)), ...others);
  return claim(
    say`Each root of ${apply(letter, LAMBDA)} is an eigenvalue of ${A} with algebraic multiplicity ${times}`,
    equal(POLYNOMIAL, others.length === 0 ? power(apply(letter, LAMBDA), count(times)) : whole),
  );
}

/** What the square of the value stays below because the number is rounded. */
function almostZero(p: Polynomial, { re, im }: ComplexRoot): Rational {
  const value = p.reduceRight<ComplexRoot>(
    (known, coefficient) => ({
      re: add(subtract(multiply(known.re, re), multiply(known.im, im)), coefficient),
      im: add(multiply(known.re, im), multiply(known.im, re)),
    }),
    { re: ZERO, im: ZERO },
  );
  const square = add(multiply(value.re, value.re), multiply(value.im, value.im));
  return add(multiply(square, integer(2)), rational(1n, 10n ** 8n));
}
