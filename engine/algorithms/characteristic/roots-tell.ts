// The telling of the eigenvalues: rational roots tried and divided out, quadratics solved, and what cannot be factored said.

import {
  factorOverRationals,
  factorsOfProduct,
  type Factorisation,
  type FactorStep,
  squareRoot,
} from '../polynomial/rational-factors.ts';
import { dividedBy, type Polynomial, polynomials, samePolynomial } from '../../exact/polynomial.ts';
import { joined } from '../wording.ts';
import { withRoot } from '../../document/algebraic.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../document/block.ts';
import {
  apply,
  count,
  type Expression,
  equal,
  list,
  negative,
  number,
  numbers,
  power,
  product,
  quotient,
  root,
  sum,
  symbol,
} from '../../document/expression.ts';
import { holds, measure } from '../../document/facts.ts';
import { claim, type Prose, say } from '../../document/prose.ts';
import { simplestRootOf } from '../../document/simplest-root.ts';
import {
  absolute,
  add,
  compare,
  divide,
  equals,
  fractionText,
  integer,
  isInteger,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  signOf,
} from '../../exact/rational.ts';
import { multiplicities } from './factors.ts';
import { A, LAMBDA, POLYNOMIAL, powerOf, show } from './names.ts';
import { productOf, repeated } from './product-tell.ts';
import { cubeBlocks, evenBlocks, radicalWords } from './radical-tell.ts';
import { irreducibleWords } from './irreducible-tell.ts';
import { type Names, noRootBlocks, rootBlocks } from './rational-roots-tell.ts';
import { linearFactor } from './solve.ts';

/** p is what is factored, the others are what is left of it. */
const LETTERS = ['p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'f', 'g', 'h'] as const;

/** An eigenvalue with its expression, and how often it occurs. */
interface Eigenvalue {
  readonly shown: Expression;
  readonly times: number;
}

/**
 * The factors, the roots and what follows from them, for an exact polynomial of degree 2 or more.
 * @param p its leading coefficient is 1 or −1
 * @param parts what it is a product of, where the working has found that; monic
 * @param ofParts whether that product stands in the lines before
 * @param eigenvalues whether they are told here, or follow in words of their own where all of them are known
 */
export function rootsBlocks(
  p: Polynomial,
  parts: readonly Polynomial[] | null = null,
  ofParts: 'shown' | 'new' = 'new',
  eigenvalues: 'told' | 'follow' = 'told',
): readonly Block[] {
  const isMonic = equals(p[p.length - 1], ONE);
  const monicOne = isMonic ? p : polynomials.negate(p);
  const found = parts === null ? factorOverRationals(monicOne) : factorsOfProduct(parts);
  const isOneFactor = found.factors.length === 1 && found.roots.length === 0;
  const isPower = p.slice(0, -1).every(isZero);
  const isWhole = parts === null && isMonic;
  const names = namesFor(found.steps, isWhole);
  const signed = signedFactors(found, isMonic);
  return [
    ...(parts === null && !isMonic && !isPower
      ? [formula(equal(POLYNOMIAL, negative(show(monicOne))), say`The minus sign is taken out first.`)]
      : []),
    ...(parts === null || ofParts === 'shown'
      ? []
      : notInShort(
          formula(
            equal(POLYNOMIAL, isMonic ? productOf(parts) : negative(productOf(parts))),
            isMonic
              ? say`These are the factors that were multiplied.`
              : say`These are the factors that were multiplied; each is written with ${LAMBDA} first.`,
          ),
        )),
    ...found.steps.flatMap((step, index) => stepBlocks(step, names[index], p)),
    ...(isOneFactor || isPower || isShown(found, isWhole) || (parts !== null && !isSplit(found))
      ? []
      : [formula(equal(POLYNOMIAL, signed), say`This is the same polynomial, factored.`)]),
    ...(eigenvalues === 'follow' && found.factors.every(({ length }) => length === 3)
      ? []
      : conclusion(found, p, signed)),
  ];
}

/** Whether some step has found factors. */
function isSplit({ steps }: Factorisation): boolean {
  return steps.some(splits);
}

function splits(step: FactorStep): boolean {
  if (step.kind === 'quadratic') return squareRoot(step.discriminant) !== null;
  if (step.kind === 'even') return step.factors !== null;
  return step.kind !== 'no-root' && step.kind !== 'cube';
}

/** Whether a step has shown the polynomial with all of its factors. */
function isShown({ steps }: Factorisation, isWhole: boolean): boolean {
  if (!isWhole) return false;
  const [first] = steps;
  if (steps.length === 1 && first.kind === 'quadratic') return wholeRoots(first) !== null;
  const parted = steps.filter((step) => step.kind !== 'quadratic' && splits(step));
  const isSplitFurther = steps.some((step) => step.kind === 'quadratic' && squareRoot(step.discriminant) !== null);
  return parted.length === 1 && !isSplitFurther;
}

/** @param isWhole whether the first step works on the characteristic polynomial itself, and not on a factor of it */
function namesFor(steps: readonly FactorStep[], isWhole: boolean): readonly Names[] {
  let current = 0;
  let next = 1;
  let left: Polynomial | null = isWhole && steps.length > 0 ? steps[0].of : null;
  return steps.map((step, place) => {
    const isLater = steps.slice(0, place).some(({ kind }) => kind === 'root');
    const isNew = left === null || !samePolynomial(left, step.of);
    if (isNew) {
      current = next;
      if (step.kind === 'root' || step.kind === 'no-root' || step.kind === 'powers') next += 1;
    }
    const of = apply(LETTERS[current], LAMBDA);
    if (step.kind === 'powers' || step.kind === 'root') {
      current = next;
      next += 1;
      left = step.rest;
    }
    return { of, rest: LETTERS[current], isNew, isLater };
  });
}

/** @param p the characteristic polynomial, of which the step treats a factor */
function stepBlocks(step: FactorStep, names: Names, p: Polynomial): readonly Block[] {
  switch (step.kind) {
    case 'powers':
      return [
        formula(
          equal(names.isNew ? show(step.of) : names.of, product('adjacent', powerOf(step.times), show(step.rest))),
          say`Every term holds a power of ${LAMBDA}, which is taken out.`,
        ),
        ...(step.rest.length > 3 ? [formula(equal(apply(names.rest, LAMBDA), show(step.rest)))] : []),
      ];
    case 'root':
      return rootBlocks(step, names);
    case 'no-root':
      return noRootBlocks(step, names);
    case 'quadratics':
      return [
        heading(say`Split it into two factors`, 2),
        formula(
          equal(show(step.of), product('adjacent', ...step.factors.map(show))),
          say`Multiplied out, the product gives the same polynomial.`,
        ),
      ];
    case 'quadratic':
      return quadraticBlocks(step, names, p);
    case 'even':
      return evenBlocks(step);
    case 'cube':
      return cubeBlocks(step);
  }
}

type QuadraticStep = Extract<FactorStep, { readonly kind: 'quadratic' }>;

/** By two numbers with the right sum and product where they are small and whole, else by the formula. */
function quadraticBlocks(step: QuadraticStep, names: Names, p: Polynomial): readonly Block[] {
  const roots = wholeRoots(step);
  const shown = show(step.of);
  const { quotient: others } = dividedBy(p, step.of);
  const isFactor = equal(
    POLYNOMIAL,
    others.length === 1 && equals(others[0], ONE) ? shown : product('adjacent', shown, show(others)),
  );
  if (roots === null) {
    return [
      heading(say`Solve the quadratic ${claim(say`${shown}`, isFactor)}`, 2),
      ...(isZero(step.of[1]) ? [splitSquares(step)] : [...quadraticOf(step), ...solutionLines(step)]),
    ];
  }
  const [one, other] = roots;
  const isWhole = !names.isNew && names.of.kind === 'apply' && names.of.name === 'p';
  return [
    heading(say`Factor the quadratic ${claim(say`${shown}`, isFactor)}`, 2),
    formula(
      equal(isWhole ? POLYNOMIAL : shown, productOf(roots.map((value) => linearFactor(value)))),
      splitWords(one, other),
    ),
  ];
}

/** λ² − 3 = (λ − √3)(λ + √3) and λ² + 4 = (λ − 2i)(λ + 2i): no term with λ stands there, so no formula is needed. */
function splitSquares({ of }: QuadraticStep): Block {
  const [constant] = of;
  const side = sideOf(negate(constant));
  const isSquare = claim(
    say`the square of ${side} is ${number(negate(constant))}`,
    equal(power(side, count(2)), number(negate(constant))),
  );
  return formula(
    equal(show(of), product('adjacent', sum(LAMBDA, negative(side)), sum(LAMBDA, side))),
    signOf(constant) > 0
      ? say`No real number has a negative square, but ${isSquare}. So this is a difference of two squares, and its roots are complex conjugates.`
      : say`This is a difference of two squares, because ${isSquare}.`,
  );
}

function splitWords(one: Rational, other: Rational): Prose {
  if (equals(one, other)) return say`It is a perfect square.`;
  if (isZero(add(one, other))) return say`It is a difference of two squares.`;
  const [total, both] = [number(add(one, other)), number(multiply(one, other))];
  const [x, y] = [number(one), number(other)];
  return say`${claim(say`The numbers ${x} and ${y} have the sum ${total} and the product ${both}`, equal(sum(x, y), total), equal(product('dot', x, y), both))}.`;
}

/** Roots whose product is larger are not guessed. */
const LARGEST_PRODUCT = integer(1000);

/** The roots of a quadratic, ascending, where both are small integers. */
function wholeRoots({ of, discriminant }: QuadraticStep): readonly [Rational, Rational] | null {
  const side = squareRoot(discriminant);
  if (side === null) return null;
  const [low, high] = [negate(side), side].map((value) => divide(add(negate(of[1]), value), integer(2)));
  const isGuessed = isInteger(low) && isInteger(high) && compare(absolute(of[0]), LARGEST_PRODUCT) <= 0;
  return isGuessed ? [low, high] : null;
}

/** b² − 4c of a quadratic, and what it says. */
function quadraticOf({ of, discriminant }: QuadraticStep): readonly Block[] {
  const [constant, linear] = of;
  const worked = isZero(linear)
    ? negative(product('dot', count(4), number(constant)))
    : sum(power(number(linear), count(2)), negative(product('dot', count(4), number(constant))));
  const value = { comparison: 'equal', right: number(discriminant) } as const;
  const below = { comparison: 'less', right: count(0) } as const;
  const links = signOf(discriminant) < 0 ? [value, below] : [value];
  return [formula({ kind: 'relation', first: worked, links }, discriminantWords(discriminant))];
}

function discriminantWords(discriminant: Rational): Prose {
  if (signOf(discriminant) < 0) {
    return say`This is the discriminant of the quadratic; it is negative, so the quadratic has no real root.`;
  }
  return squareRoot(discriminant) === null
    ? say`This is the discriminant of the quadratic; it is not the square of a rational number, so the roots of the quadratic are irrational.`
    : say`This is the discriminant of the quadratic; it is the square of a rational number, so the roots of the quadratic are rational.`;
}

/** (−b ± √D) / 2, in simplest form. */
function solutionLines({ of, discriminant }: QuadraticStep): readonly Block[] {
  const [, linear] = of;
  const rationalRoot = squareRoot(discriminant);
  const radical = rationalRoot === null ? root(number(discriminant)) : number(rationalRoot);
  const written = (sign: 1 | -1): Expression => {
    if (isZero(linear)) return sign === 1 ? quotient(radical, count(2)) : negative(quotient(radical, count(2)));
    return quotient(sum(number(negate(linear)), sign === 1 ? radical : negative(radical)), count(2));
  };
  const [one, other] = rationalRoot === null ? quadraticRoots(of, discriminant) : rationalRoots(linear, rationalRoot);
  if (isZero(discriminant)) {
    return [
      formula(
        equal(quotient(number(negate(linear)), count(2)), one),
        say`The discriminant is zero, so both roots are the same.`,
      ),
    ];
  }
  // Over one denominator the formula's own result is the root, so that a line for each would say nothing.
  const isResult = one.kind === 'quotient' && one.numerator.kind === 'sum';
  const factors = product('adjacent', sum(LAMBDA, negative(one)), sum(LAMBDA, negative(other)));
  return [
    formula(
      isResult ? equal(show(of), factors) : list([equal(written(1), one), equal(written(-1), other)], 'none'),
      signOf(discriminant) < 0
        ? say`The formula for quadratics gives two roots, which are complex conjugates.`
        : say`The formula for quadratics gives two roots.`,
    ),
  ];
}

function rationalRoots(linear: Rational, side: Rational): readonly [Expression, Expression] {
  const roots = [side, negate(side)].map((value) => number(divide(add(negate(linear), value), integer(2))));
  return [roots[0], roots[1]];
}

/** The two roots of an irreducible quadratic: a + √r and a − √r, or a + √r i and a − √r i. */
function quadraticRoots([, linear]: Polynomial, discriminant: Rational): readonly [Expression, Expression] {
  const middle = divide(negate(linear), integer(2));
  const radicand = divide(discriminant, integer(4));
  return [withRoot(middle, radicand, false), withRoot(middle, radicand, true)];
}

/** √r, or √(−r) i. */
function sideOf(radicand: Rational): Expression {
  if (signOf(radicand) > 0) return simplestRootOf(radicand);
  const size = absolute(radicand);
  const whole = squareRoot(size);
  const imaginary = symbol('i');
  if (whole === null) return product('dot', simplestRootOf(size), imaginary);
  return equals(whole, ONE) ? imaginary : product('adjacent', number(whole), imaginary);
}

/** λ(λ − 1)²(λ² + 1), with a minus where the polynomial is not monic. */
function signedFactors({ roots, factors }: Factorisation, isMonic: boolean): Expression {
  const all = productOf([...roots.map((value) => linearFactor(value)), ...factors]);
  return isMonic ? all : negative(all);
}

/** The eigenvalues in a sentence, and what is known of those that have no formula here. */
function conclusion(found: Factorisation, p: Polynomial, factored: Expression): readonly Block[] {
  const quadratics = repeated(found.factors.filter((factor) => factor.length === 3));
  const higher = repeated(found.factors.filter((factor) => factor.length > 3));
  const eigenvalues: readonly Eigenvalue[] = [
    ...multiplicities(found.roots.toSorted(compare)).map(({ root: value, times }) => ({ shown: number(value), times })),
    ...quadratics.flatMap(({ factor, times }) =>
      quadraticRoots(factor, discriminantOf(factor)).map((shown) => ({ shown, times })),
    ),
  ];
  return [
    ...(eigenvalues.length === 0
      ? []
      : [paragraph(eigenvalueWords(eigenvalues, found, factored, higher.length === 0))]),
    ...higher.flatMap(({ factor }) => {
      const radicals = radicalWords(factor, factored);
      if (radicals !== null) return alsoInShort(paragraph(radicals));
      const isAlone = eigenvalues.length === 0 && higher.length === 1;
      return alsoInShort(paragraph(irreducibleWords(factor, found, factored, isAlone)));
    }),
    ...(isZero(p[0])
      ? [
          paragraph(
            say`${claim(say`The constant term is zero, so zero is a root: ${A} is singular`, holds('singular', A))}.`,
          ),
        ]
      : []),
  ];
}

function discriminantOf([constant, linear]: Polynomial): Rational {
  return add(multiply(linear, linear), multiply(integer(-4), constant));
}

function eigenvalueWords(
  eigenvalues: readonly Eigenvalue[],
  found: Factorisation,
  form: Expression,
  isAll: boolean,
): Prose {
  const facts = eigenvalues.map(({ shown }) => equal(apply('p', shown), count(0)));
  const named = joined(eigenvalues.map(({ shown }) => say`${shown}`));
  const said =
    eigenvalues.length === 1
      ? isAll
        ? say`${claim(say`The only root of ${POLYNOMIAL}, and so the only eigenvalue of ${A}, is ${named}`, ...facts)}.`
        : say`${claim(say`So ${named} is an eigenvalue of ${A}`, ...facts)}.`
      : isAll
        ? say`${claim(say`The roots of ${POLYNOMIAL}, the eigenvalues of ${A}, are ${named}`, ...facts)}.`
        : say`${claim(say`So ${named} are eigenvalues of ${A}`, ...facts)}.`;
  const factored = equal(POLYNOMIAL, form);
  return multiplicities(found.roots)
    .filter(({ times }) => times > 1)
    .reduce((known, { root: value, times }) => {
      const subject =
        eigenvalues.length === 1 ? say`Its multiplicity is` : say`The root ${number(value)} has multiplicity`;
      const often = equal(measure('occurrences', list(numbers(found.roots)), number(value)), count(times));
      return say`${known} ${claim(say`${subject} ${times}`, factored, often)}.`;
    }, said);
}

/** The factors, roots and whether all of it is factored, as plain data. */
export function factorFacts(p: Polynomial): { readonly [name: string]: unknown } {
  const { roots, factors, isComplete } = factorOverRationals(p);
  return {
    rational_roots: multiplicities(roots).map(({ root: value, times }) => ({
      root: fractionText(value),
      multiplicity: times,
    })),
    other_factors: repeated(factors).map(({ factor, times }) => ({
      coefficients: factor.toReversed().map(fractionText),
      multiplicity: times,
    })),
    fully_factored: isComplete,
  };
}
