// The telling of the search for rational roots: which numbers can be roots, which of them are tried, and how a factor is divided out.

import { candidateCount, type FactorStep, integerMultiple, type Trial } from '../polynomial/rational-factors.ts';
import { primeWithoutRoots } from '../polynomial/modulo.ts';
import { type Polynomial, valueAt } from '../../exact/polynomial.ts';
import { joined } from '../wording.ts';
import { alsoInShort, type Block, formula, heading, notInShort, paragraph } from '../../document/block.ts';
import {
  added,
  apply,
  count,
  type Expression,
  equal,
  list,
  negative,
  number,
  power,
  product,
  relation,
  sum,
} from '../../document/expression.ts';
import { holds } from '../../document/facts.ts';
import { type Claim, claim, type Prose, say } from '../../document/prose.ts';
import {
  absolute,
  add,
  compare,
  equals,
  integer,
  isInteger,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  signOf,
  ZERO,
} from '../../exact/rational.ts';
import { LAMBDA, show } from './names.ts';
import { linearFactor } from './solve.ts';

/** So many values that are no roots are worked out; of others the results are given. */
const WORKED = 3;
const GIVEN = 24;

/** The name of what each step works on, and that of what it leaves. */
export interface Names {
  readonly of: Expression;
  readonly rest: string;
  /** Whether it works on a factor that has no name yet. */
  readonly isNew: boolean;
  /** Whether candidates have been tried before, on a polynomial of which it is a factor. */
  readonly isLater: boolean;
}

type RootStep = Extract<FactorStep, { readonly kind: 'root' }>;

/** The trials, the root, and the division by its factor. */
export function rootBlocks(
  { of, root: found, failed: all, rest }: RootStep,
  { of: name, rest: restLetter, isNew, isLater }: Names,
): readonly Block[] {
  const letter = name.kind === 'apply' ? name.name : 'p';
  const { open: failed, said } = openTrials(of, all, letter);
  const shown = failed.slice(0, workedOf(failed));
  const others = failed.slice(shown.length);
  return [
    heading(say`Try the divisors of the constant term`, 2),
    ...(isNew ? [formula(equal(name, show(of)))] : []),
    paragraph(candidateWords(of, name, !isLater, failed.length > 0)),
    ...said,
    ...notInShort(...shown.map(({ at, value }) => formula(trialLine(letter, of, at, value)))),
    ...(others.length === 0
      ? []
      : others.length <= GIVEN
        ? [paragraph(valuesOf(others, letter, 'followed'))]
        : placeBlocks(of, found, letter)),
    formula(
      trialLine(letter, of, found, ZERO),
      say`${claim(
        say`So ${number(found)} is a root, and ${show(linearFactor(found))} is a factor`,
        equal(apply(letter, number(found)), count(0)),
        equal(apply(letter, LAMBDA), product('adjacent', show(linearFactor(found)), show(rest))),
      )}.`,
    ),
    heading(say`Divide by the factor`, 2),
    ...hornerLines(of, found, isLater),
    formula(
      equal(
        name,
        product('adjacent', show(linearFactor(found)), rest.length > 3 ? apply(restLetter, LAMBDA) : show(rest)),
        ...(rest.length > 3 ? [product('adjacent', show(linearFactor(found)), show(rest))] : []),
      ),
      isLater
        ? null
        : say`The coefficients found are those of the quotient. The last line is the remainder, which is zero.`,
    ),
    ...(rest.length > 3 ? [formula(equal(apply(restLetter, LAMBDA), show(rest)))] : []),
  ];
}

/** Where rational roots can be. Source: Gauss's lemma. */
function candidateWords(of: Polynomial, name: Expression, isFirst: boolean, isSearched: boolean): Prose {
  const { factor } = integerMultiple(of);
  const constant = number(of[0]);
  if (factor !== 1n) {
    return say`${claim(
      say`Multiplied by ${number(rational(factor))}, the polynomial ${name} has integer coefficients`,
      ...of.map((coefficient) => holds('integer', product('dot', number(rational(factor)), number(coefficient)))),
    )}. A rational root is a divisor of the constant term over a divisor of the leading coefficient.`;
  }
  const term = claim(say`the constant term ${constant}`, equal(apply(nameOf(name), count(0)), constant));
  return isFirst
    ? say`The coefficients are integers and the leading one is one, so a rational root of ${name} is an integer that divides ${term}.${isSearched ? ' We begin with those of the smallest absolute value.' : ''}`
    : say`A rational root of ${name} divides ${term}. What was no root before is none now.`;
}

function nameOf(name: Expression): string {
  return name.kind === 'apply' ? name.name : 'p';
}

/** p(2) = 2³ − 6 · 2² + 11 · 2 − 6 = 0 */
function trialLine(letter: string, p: Polynomial, at: Rational, value: Rational): Expression {
  const terms = p
    .map((coefficient, degree) => ({ coefficient, degree }))
    .filter(({ coefficient }) => !isZero(coefficient))
    .toReversed()
    .map(({ coefficient, degree }) => trialTerm(coefficient, degree, at));
  return equal(apply(letter, number(at)), added(terms), number(value));
}

function trialTerm(coefficient: Rational, degree: number, at: Rational): Expression {
  const isUnit = equals(absolute(at), ONE);
  const signed = isUnit && signOf(at) < 0 && degree % 2 === 1 ? negate(coefficient) : coefficient;
  const size = number(absolute(signed));
  const factor = degree === 1 ? number(at) : power(number(at), count(degree));
  const term = degree === 0 || isUnit ? size : equals(absolute(signed), ONE) ? factor : product('dot', size, factor);
  return signOf(signed) < 0 ? negative(term) : term;
}

/** The coefficients of the quotient by λ − x, the leading one first, and then the remainder. */
function hornerNumbers(p: Polynomial, at: Rational): readonly Rational[] {
  const found = [p[p.length - 1]];
  for (let degree = p.length - 2; degree >= 0; degree--) {
    found.push(add(p[degree], multiply(found[found.length - 1], at)));
  }
  return found;
}

/** Each of them as the coefficient of the polynomial plus the number times the one before. */
function hornerEquations(p: Polynomial, at: Rational): readonly Expression[] {
  const found = hornerNumbers(p, at);
  return found.slice(1).map((value, place) => {
    const coefficient = number(p[p.length - 2 - place]);
    return equal(sum(coefficient, product('dot', number(at), number(found[place]))), number(value));
  });
}

/** Horner's scheme, one coefficient after the other; what it does is said once in a story. */
function hornerLines(p: Polynomial, at: Rational, isKnown: boolean): readonly Block[] {
  const lines = hornerEquations(p, at);
  return [
    ...(isKnown
      ? []
      : [
          paragraph(
            say`The first coefficient stays. Each further one is the coefficient of the polynomial plus the root times the one found before, which is Horner's scheme.`,
          ),
        ]),
    formula(lines.length === 1 ? lines[0] : list(lines, 'none')),
  ];
}

/** For numbers of this sign all terms of the polynomial have one sign, so that none of them is a root; null where neither is so. */
function signWithoutRoots(p: Polynomial): 1 | -1 | null {
  const terms = p.flatMap((coefficient, degree) =>
    isZero(coefficient) ? [] : [{ sign: signOf(coefficient), degree }],
  );
  if (terms.every(({ sign }) => sign === terms[0].sign)) return 1;
  const turned = terms.map(({ sign, degree }) => (degree % 2 === 0 ? sign : -sign));
  return turned.every((sign) => sign === turned[0]) ? -1 : null;
}

/** The trials that a look at the signs does not spare, and what that look says. */
function openTrials(
  of: Polynomial,
  failed: readonly Trial[],
  letter: string,
): { readonly open: readonly Trial[]; readonly said: readonly Block[] } {
  const sign = signWithoutRoots(of);
  const spared = failed.filter(({ at }) => signOf(at) === sign);
  if (spared.length === 0) return { open: failed, said: [] };
  const facts = spared.slice(0, GIVEN).map(({ at }) => relation(apply(letter, number(at)), 'unequal', count(0)));
  const words =
    sign === 1
      ? claim(say`For a positive ${LAMBDA} all terms have the same sign, so no positive number is a root`, ...facts)
      : claim(say`For a negative ${LAMBDA} all terms have the same sign, so no negative number is a root`, ...facts);
  return { open: failed.filter((trial) => !spared.includes(trial)), said: [paragraph(say`${words}.`)] };
}

/** So many candidates must be spared for a bound to be worth its sentence. */
const SPARED = 2;

/**
 * The trials up to a bound on either side: where Horner's scheme for a positive number has no negative number no greater number is a
 * root, and where its signs alternate for a negative number no lesser one is.
 */
function withinBounds(
  of: Polynomial,
  trials: readonly Trial[],
  letter: string,
): { readonly kept: readonly Trial[]; readonly bounds: readonly Block[] } {
  const bounds: Block[] = [];
  let kept = trials;
  for (const side of [1, -1] as const) {
    const own = kept
      .map(({ at }) => at)
      .filter((at) => signOf(at) === side)
      .toSorted((x, y) => side * compare(x, y));
    const isBound = (at: Rational): boolean =>
      hornerNumbers(of, at).every((value, place) => signOf(value) === (side === 1 || place % 2 === 0 ? 1 : -1));
    const place = own.findIndex(isBound);
    const spared = place === -1 ? [] : own.slice(place + 1);
    if (spared.length < SPARED) continue;
    const scheme = hornerNumbers(of, own[place]);
    const facts = [
      ...hornerEquations(of, own[place]),
      ...spared.slice(0, GIVEN).map((at) => relation(apply(letter, number(at)), 'unequal', count(0))),
    ];
    const named = joined(scheme.map((value) => say`${number(value)}`));
    bounds.push(
      paragraph(
        side === 1
          ? say`${claim(say`Horner's scheme for ${number(own[place])} has only positive numbers, ${named}, so no greater number is a root`, ...facts)}.`
          : say`${claim(say`Horner's scheme for ${number(own[place])} has numbers with alternating signs, ${named}, so no lesser number is a root`, ...facts)}.`,
      ),
    );
    kept = kept.filter(({ at }) => !spared.includes(at));
  }
  return { kept, bounds };
}

/** From so many candidates on the places where the polynomial changes its sign are shorter. */
const MANY = 16;

/** Integers farther from zero are not looked at. */
const FARTHEST = 400;

/**
 * Neighbouring integers on both sides of each root, ascending, where a monic polynomial with integer coefficients has as many real
 * roots as its degree says, none of them an integer, no two of them between the same integers, and many candidates for a rational one.
 */
export function bracketsOf(p: Polynomial): readonly Rational[] | null {
  if (!p.every(isInteger) || p.length < 4) return null;
  const sign = signWithoutRoots(p);
  const candidates = candidateCount(p) / (sign === null ? 1 : 2);
  if (candidates <= MANY) return null;
  const places: Rational[] = [];
  let changes = 0;
  let last = signOf(valueAt(p, integer(-FARTHEST)));
  for (let x = -FARTHEST + 1; x <= FARTHEST; x++) {
    const next = signOf(valueAt(p, integer(x)));
    if (next === 0) return null;
    if (next !== last) {
      changes += 1;
      places.push(...(places.some((place) => equals(place, integer(x - 1))) ? [] : [integer(x - 1)]), integer(x));
    }
    last = next;
  }
  return changes === p.length - 1 ? places : null;
}

/** A value more is worked out rather than given by itself. */
function workedOf(failed: readonly Trial[]): number {
  return failed.length <= WORKED + 1 ? failed.length : WORKED;
}

/** "The next ones give p(−2) = 14, p(3) = −6 and p(−3) = −18". */
function valuesOf(trials: readonly Trial[], letter: string, then: 'followed' | 'last'): Prose {
  const facts = trials.map(({ at, value }) => equal(apply(letter, number(at)), number(value)));
  const values = claim(joined(facts.map((fact): Prose => [fact])), ...facts);
  const subject =
    then === 'followed'
      ? trials.length === 1
        ? 'The next one gives'
        : 'The next ones give'
      : 'In the same way the others give';
  return say`${subject} ${values}.`;
}

/** Among many candidates the root is looked for between two numbers at which the values have opposite signs. */
function placeBlocks(p: Polynomial, root: Rational, letter: string): readonly Block[] {
  const places = placesAround(p, root);
  if (places === null) return [paragraph(say`The candidates are tried one after the other, up to the first root.`)];
  return [
    paragraph(say`There are many candidates, so we look where ${apply(letter, LAMBDA)} changes its sign.`),
    formula(
      list(
        places.map((place) => signLine(letter, p, place)),
        'none',
      ),
      say`Between two numbers at which its values have opposite signs a polynomial has a root. So we try the candidates there.`,
    ),
  ];
}

/** p(30) = −450 < 0 */
export function signLine(letter: string, p: Polynomial, place: Rational): Expression {
  const value = valueAt(p, place);
  const links = [
    { comparison: 'equal', right: number(value) },
    { comparison: signOf(value) < 0 ? 'less' : 'greater', right: count(0) },
  ] as const;
  return { kind: 'relation', first: apply(letter, number(place)), links };
}

/** Tens or neighbouring integers on both sides of the root, with values of opposite signs. */
function placesAround(p: Polynomial, root: Rational): readonly [Rational, Rational] | null {
  const floor = floorOf(root);
  const ten = root.numerator < 0n ? -((-floor + 9n) / 10n) * 10n : (floor / 10n) * 10n;
  const pairs: readonly (readonly [bigint, bigint])[] = [
    [ten, ten + 10n],
    isInteger(root) ? [floor - 1n, floor + 1n] : [floor, floor + 1n],
  ];
  const found = pairs
    .map((pair) => pair.map((place) => rational(place)))
    .find(([low, high]) => compare(low, root) < 0 && signOf(valueAt(p, low)) * signOf(valueAt(p, high)) < 0);
  return found === undefined ? null : [found[0], found[1]];
}

function floorOf({ numerator, denominator }: Rational): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
}

type NoRootStep = Extract<FactorStep, { readonly kind: 'no-root' }>;

/** That there is no rational root: by all values, or by remainders where they are too many. */
export function noRootBlocks(
  { of, failed: all, partial }: NoRootStep,
  { of: name, isNew, isLater }: Names,
): readonly Block[] {
  const letter = nameOf(name);
  const brackets = bracketsOf(of);
  const { open, said } = openTrials(of, all, letter);
  const { kept: failed, bounds } = withinBounds(of, open, letter);
  const isTried = brackets === null && !partial && failed.length <= GIVEN;
  if (all.length === 0) return [paragraph(say`No candidate is left, so ${name} has no rational root.`)];
  const named = isNew ? [formula(equal(name, show(of)))] : [];
  const opening = [
    heading(say`Try the divisors of the constant term`, 2),
    ...named,
    paragraph(candidateWords(of, name, !isLater, isTried && failed.length > 1)),
    ...(isTried ? said : []),
  ];
  if (isTried && failed.length === 0) return [...opening, paragraph(say`So ${name} has no rational root.`)];
  if (brackets !== null) return [...opening, ...bracketBlocks(of, brackets, name)];
  if (isTried) {
    const shown = failed.slice(0, workedOf(failed));
    const others = failed.slice(shown.length);
    return [
      ...opening,
      ...notInShort(...shown.map(({ at, value }) => formula(trialLine(letter, of, at, value)))),
      ...(others.length === 0 ? [] : [paragraph(valuesOf(others, letter, 'last'))]),
      ...bounds,
      ...alsoInShort(paragraph(say`${noneIsRoot(of, name, all)}, so ${name} has no rational root.`)),
    ];
  }
  const prime = primeWithoutRoots(of);
  if (prime !== null) return [...opening, ...remainderBlocks(of, letter, prime)];
  return [
    ...opening,
    partial
      ? paragraph(say`These are too many to be tried, so we do not look for rational roots.`)
      : paragraph(
          say`A program has put in all of these candidates, and no value is zero. So ${name} has no rational root.`,
        ),
  ];
}

/** "No divisor of −60 is a root", or of other polynomials no candidate. */
function noneIsRoot(of: Polynomial, name: Expression, trials: readonly Trial[]): Claim {
  const letter = nameOf(name);
  const facts = trials.slice(0, GIVEN).map(({ at }) => relation(apply(letter, number(at)), 'unequal', count(0)));
  return integerMultiple(of).factor === 1n
    ? claim(
        say`No divisor of the constant term ${number(of[0])} is a root`,
        equal(apply(letter, count(0)), number(of[0])),
        ...facts,
      )
    : claim(say`No candidate is a root`, ...facts);
}

/** Where each root lies between two neighbouring integers there is no integer among them. */
function bracketBlocks(of: Polynomial, brackets: readonly Rational[], name: Expression): readonly Block[] {
  const letter = nameOf(name);
  return [
    paragraph(say`There are many candidates, so we look where ${name} changes its sign.`),
    formula(
      list(
        brackets.map((place) => signLine(letter, of, place)),
        'none',
      ),
      say`Between two numbers at which its values have opposite signs a polynomial has a root.`,
    ),
    paragraph(
      say`A polynomial has no more roots than its degree says, so all of its roots lie between these neighbouring integers. None of them is an integer, so ${name} has no rational root.`,
    ),
  ];
}

/** Whether the search, or the remainders modulo a prime, show that there is no rational root. */
export function isRootless(steps: readonly FactorStep[], factor: Polynomial): boolean {
  return primeWithoutRoots(factor) !== null || steps.every((step) => step.kind !== 'no-root' || !step.partial);
}

/** p(1) = 7 = 3 · 2 + 1: an integer has the same remainder as one of 0, 1, 2, and so has its value. */
function remainderBlocks(of: Polynomial, letter: string, prime: number): readonly Block[] {
  const divisor = BigInt(prime);
  const lines = Array.from({ length: prime }, (_, x) => {
    const { numerator } = valueAt(of, integer(x));
    const remainder = ((numerator % divisor) + divisor) % divisor;
    const multiple = product('dot', count(prime), number(rational((numerator - remainder) / divisor)));
    return equal(apply(letter, count(x)), number(rational(numerator)), sum(multiple, number(rational(remainder))));
  });
  return [
    paragraph(
      say`${claim(say`There are many candidates, so we look at remainders on division by ${prime} instead`, ...lines)}.`,
    ),
    formula(
      list(lines, 'none'),
      say`None of these values is divisible by this prime. Every integer has the same remainder as one of the numbers put in, and then the values have the same remainder too. So no integer is a root.`,
    ),
  ];
}
