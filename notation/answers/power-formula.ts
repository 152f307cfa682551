// Formulas in n as students write them: `5·2^n - 4·3^n`, `(-1)^n + n·2^(n-1)`, as sums of c·nᵈ·bⁿ.

import { evaluate } from '../evaluate.ts';
import { fraction, fractionText, negated, ONE, over, plus, times, ZERO } from '../fraction.ts';
import { termOf } from '../read-term.ts';
import type { Fraction, Term } from '../term.ts';
import { excerptOf, ReadingError, readOrUnread, type Unread } from '../unread.ts';

/** c·nᵈ·bⁿ. */
export interface PowerTerm {
  readonly base: Fraction;
  readonly degree: number;
  readonly coefficient: Fraction;
}

export interface PowerFormula {
  readonly kind: 'formula';
  /** Each base with each degree once; none is zero. */
  readonly terms: readonly PowerTerm[];
}

const LONGEST = 300;
const MOST_TERMS = 40;
const HIGHEST_DEGREE = 12;

/** Reads a formula in n. Powers of 0 are left out: they are 0 from n = 1 on. */
export function readPowerFormula(text: string): PowerFormula | Unread {
  return readOrUnread(text, () => {
    if (text.length > LONGEST) throw new ReadingError(0, `A formula has at most ${LONGEST} characters.`);
    const formula = formulaOf(termOf(plainPowers(text)));
    if (formula === null)
      throw new ReadingError(
        0,
        `${excerptOf(text)} is not understood as a formula in n. Write powers such as 2^n and products such as n*2^n.`,
      );
    return { kind: 'formula', terms: formula.filter(({ base }) => base.numerator !== 0n) };
  });
}

/** `2ⁿ⁺¹` as `2^(n+1)`, and `n 2^n` as a product. */
function plainPowers(text: string): string {
  return text
    .replaceAll(
      /[ⁿ⁺⁻⁰¹²³⁴-⁹]+/g,
      (raised) => `^(${Array.from(raised, (sign) => SUPERSCRIPTS.get(sign) ?? sign).join('')})`,
    )
    .replaceAll(/(?<=[n\d)])\s*(?:\*|·)?\s*(?=\(\s*[-−])/g, '*')
    .replaceAll(/(?<=n)\s+(?=\d)/g, '*')
    .replaceAll(/\^\{(?<inside>[^{}]*)\}/g, '^($<inside>)')
    .replaceAll(/\^\*\(/g, '^(');
}

const SUPERSCRIPTS: ReadonlyMap<string, string> = new Map([
  ['ⁿ', 'n'],
  ['⁺', '+'],
  ['⁻', '-'],
  ...Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹', (sign, digit): [string, string] => [sign, String(digit)]),
]);

type Terms = readonly PowerTerm[];

/** Null where the term is no such formula. */
function formulaOf(term: Term): Terms | null {
  switch (term.kind) {
    case 'name':
      return term.name === 'n' ? [{ base: ONE, degree: 1, coefficient: ONE }] : null;
    case 'negative': {
      const terms = formulaOf(term.of);
      return terms === null ? null : multiplied(terms, constant(negated(ONE)));
    }
    case 'sum':
      return term.terms.reduce<Terms | null>((total, each) => {
        const terms = formulaOf(each);
        return total === null || terms === null ? null : collected([...total, ...terms]);
      }, []);
    case 'product':
      return term.factors.reduce<Terms | null>((total, each) => {
        const terms = formulaOf(each);
        return total === null || terms === null ? null : multiplied(total, terms);
      }, constant(ONE));
    case 'quotient': {
      const terms = formulaOf(term.over);
      const under = evaluate(term.under);
      const factor = under === null ? null : over(ONE, under);
      return terms === null || factor === null ? null : multiplied(terms, constant(factor));
    }
    case 'power':
      return powerOf(term.base, term.exponent);
    default: {
      const value = evaluate(term);
      return value === null ? null : constant(value);
    }
  }
}

function constant(value: Fraction): Terms {
  return value.numerator === 0n ? [] : [{ base: ONE, degree: 0, coefficient: value }];
}

/** `b^(kn + c)` with whole k and c, or a power of a formula with a small exponent. */
function powerOf(base: Term, exponent: Term): Terms | null {
  const value = evaluate(base);
  const raised = formulaOf(exponent);
  if (raised === null) return null;
  const fixed = whole(raised.find(({ base: b, degree }) => isOne(b) && degree === 0)?.coefficient ?? ZERO);
  const factor = whole(raised.find(({ base: b, degree }) => isOne(b) && degree === 1)?.coefficient ?? ZERO);
  const isLinear = raised.every(({ base: b, degree }) => isOne(b) && degree <= 1);
  if (!isLinear || fixed === null || factor === null) return null;
  if (value !== null) {
    const [each, first] = [integerPower(value, factor), integerPower(value, fixed)];
    return each === null || first === null ? null : [{ base: each, degree: 0, coefficient: first }];
  }
  const terms = formulaOf(base);
  if (terms === null || factor !== 0 || fixed < 0) return null;
  return Array.from({ length: fixed }, () => terms).reduce<Terms | null>(
    (total, each) => (total === null ? null : multiplied(total, each)),
    constant(ONE),
  );
}

function isOne({ numerator, denominator }: Fraction): boolean {
  return numerator === denominator;
}

/** Null where it is no whole number of a size that is worked out. */
function whole({ numerator, denominator }: Fraction): number | null {
  return denominator === 1n && numerator >= -64n && numerator <= 64n ? Number(numerator) : null;
}

function integerPower(base: Fraction, exponent: number): Fraction | null {
  const size = BigInt(Math.abs(exponent));
  const raised = fraction(base.numerator ** size, base.denominator ** size);
  return exponent < 0 ? over(ONE, raised) : raised;
}

/** Null where there are too many terms. */
function multiplied(one: Terms, other: Terms): Terms | null {
  if (one.length * other.length > MOST_TERMS) return null;
  const product = one.flatMap((a) =>
    other.map((b) => ({
      base: times(a.base, b.base),
      degree: a.degree + b.degree,
      coefficient: times(a.coefficient, b.coefficient),
    })),
  );
  return product.some(({ degree }) => degree > HIGHEST_DEGREE) ? null : collected(product);
}

function collected(terms: Terms): Terms | null {
  const byKey = new Map<string, PowerTerm>();
  for (const term of terms) {
    const key = `${fractionText(term.base)} ${term.degree}`;
    const known = byKey.get(key);
    byKey.set(key, known === undefined ? term : { ...known, coefficient: plus(known.coefficient, term.coefficient) });
  }
  const left = [...byKey.values()].filter(({ coefficient }) => coefficient.numerator !== 0n);
  return left.length > MOST_TERMS ? null : left;
}
