// Expressions as people write them: "1/2", "-0.5", "2√2", "sqrt(8)/2", "λ^2 - 5λ - 2", "(x - 1)(x + 2)", "\frac{1}{2}".
//
//     sum     = [ "+" | "-" ] product { ( "+" | "-" ) product }
//     product = signed { ( "*" | "/" ) signed | power }         what follows without a sign is multiplied
//     signed  = { "-" | "+" } power
//     power   = base [ "^" exponent ]
//     base    = decimal | variable | "√" base | "(" sum ")" | fraction
//
// Products and quotients are worked from left to right: 1/2√2 is half of √2. Nothing is rounded.

import { readFraction } from '@matrixsteps/engine/exact/decimal.ts';
import type { Power } from '@matrixsteps/engine/exact/power.ts';
import { negate, type Rational, rational } from '@matrixsteps/engine/exact/rational.ts';
import { addSums, negateSum, ONE_SUM, rationalOf, type RootSum, rootSum } from '@matrixsteps/engine/exact/root-sum.ts';
import {
  minus,
  numberIn,
  numberValue,
  over,
  plus,
  raised,
  rootOf,
  times,
  Unreadable,
  type Value,
  type Work,
  ZERO_SUM,
} from './expression-value.ts';
import { FRACTION, plainNotation, withoutName } from './notation.ts';

export type WrittenNumber =
  | { readonly kind: 'sum'; readonly sum: RootSum }
  | { readonly kind: 'power'; readonly power: Power }
  | { readonly kind: 'complex'; readonly re: RootSum; readonly im: RootSum };

export type TextReading<Read> =
  | { readonly kind: 'read'; readonly value: Read }
  | { readonly kind: 'unread'; readonly reason: string };

/** Longer texts are not read, nor deeper parentheses. */
const LONGEST_TEXT = 1200;
const DEEPEST = 32;

/** The number that a text writes. A comma between digits is a decimal comma. */
export function readNumberText(written: string): TextReading<WrittenNumber> {
  const text = written.replaceAll(/[¼½¾⅓⅔]/g, (sign) => ` ${FRACTION_SIGNS[sign] ?? sign}`).trim();
  const mixed = mixedNumber(text);
  if (mixed !== null) return { kind: 'read', value: { kind: 'sum', sum: rootSum(mixed) } };
  if (isWrittenWithI(text)) return readComplexText(text);
  const reading = readExpression(text, false);
  if (reading.kind === 'unread') return reading;
  const { value } = reading;
  if (value.kind === 'power') return { kind: 'read', value };
  return { kind: 'read', value: { kind: 'sum', sum: value.coefficients[0] ?? ZERO_SUM } };
}

/** Whether the only letter is i, or j as engineers write. */
function isWrittenWithI(text: string): boolean {
  return /^[ij]+$/.test(text.replaceAll(/\\?sqrt|\\[dt]?frac|\\[a-z]+|[^\p{L}]/gu, ''));
}

/** A polynomial in i, whose square is −1. */
function readComplexText(text: string): TextReading<WrittenNumber> {
  const reading = readPolynomialText(text);
  if (reading.kind === 'unread') return reading;
  const powers = reading.value.toReversed();
  const part = (from: number): RootSum | null =>
    powers
      .filter((_, power) => power % 2 === from)
      .reduce<RootSum | null>(
        (sum, term, k) => (sum === null ? null : addSums(sum, k % 2 === 0 ? term : negateSum(term))),
        ZERO_SUM,
      );
  const [re, im] = [part(0), part(1)];
  return re === null || im === null
    ? unread('its numbers are too long')
    : { kind: 'read', value: { kind: 'complex', re, im } };
}

/** The coefficients that a text writes, highest power first, in any one variable. "= 0" may follow. */
export function readPolynomialText(text: string): TextReading<readonly RootSum[]> {
  const reading = readExpression(text.replace(/=\s*0\s*$/, ''), true);
  if (reading.kind === 'unread') return reading;
  const { value } = reading;
  if (value.kind === 'power') return unread('a root of this degree is no coefficient');
  return { kind: 'read', value: value.coefficients.length === 0 ? [ZERO_SUM] : value.coefficients.toReversed() };
}

/** The fractions that keyboards have as one sign. */
const FRACTION_SIGNS: { readonly [sign: string]: string } = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
};

function unread(reason: string): { readonly kind: 'unread'; readonly reason: string } {
  return { kind: 'unread', reason };
}

/** "1 1/2" is 3/2 and "-1 1/2" is -3/2; null where the text is no mixed number. */
function mixedNumber(text: string): Rational | null {
  const match = /^(?<sign>[+-]?)(?<whole>\d{1,300}) +(?<top>\d{1,300})\/(?<bottom>\d{1,300})$/.exec(
    plainNotation(text.slice(0, LONGEST_TEXT)),
  );
  if (match?.groups === undefined) return null;
  const { sign, whole, top, bottom } = match.groups;
  const denominator = BigInt(bottom);
  if (denominator === 0n) return null;
  const size = rational(BigInt(whole) * denominator + BigInt(top), denominator);
  return sign === '-' ? negate(size) : size;
}

function readExpression(text: string, hasVariable: boolean): TextReading<Value> {
  if (text.length > LONGEST_TEXT) return unread(`it is longer than ${LONGEST_TEXT} characters`);
  const plain = withoutName(plainNotation(text));
  if (plain === '') return unread('nothing is written');
  try {
    return { kind: 'read', value: parsed(tokensOf(plain), hasVariable) };
  } catch (error) {
    if (error instanceof Unreadable) return unread(error.message);
    throw error;
  }
}

type Token =
  | { readonly kind: 'number'; readonly value: Rational; readonly text: string }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'sign'; readonly sign: string };

const TOKEN = /\s*(?:(?<number>(?:\d+(?:[.,]\d+)?|[.,]\d+)(?:[eE][+-]?\d+)?)|(?<name>\p{L}+)|(?<sign>[-+*/^√()⅟]))/uy;

/** Digits in groups of three behind a comma may be a decimal comma or a thousand. */
const PERHAPS_THOUSANDS = /^[1-9]\d{0,2},\d{3}$/;

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  for (let at = 0; at < end; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const groups = TOKEN.exec(text)?.groups;
    if (groups === undefined) throw new Unreadable(`${quoted(text.slice(at).trim().slice(0, 8))} is not understood`);
    tokens.push(tokenOf(groups));
  }
  return tokens;
}

function tokenOf({ number, name, sign }: { readonly [group: string]: string | undefined }): Token {
  if (number !== undefined) {
    if (PERHAPS_THOUSANDS.test(number)) {
      const decimal = number.replace(',', '.');
      throw new Unreadable(`${quoted(number)} may be ${decimal} or ${number.replace(',', '')}; write one of them`);
    }
    const value = readFraction(trimmedZeros(number.replace(',', '.')));
    if (value === null || value === 'overflow') throw new Unreadable(`${quoted(number.slice(0, 40))} is out of range`);
    return { kind: 'number', value, text: number };
  }
  if (name !== undefined) return { kind: 'variable', name };
  return { kind: 'sign', sign: sign ?? '' };
}

/** JSON's numbers do not begin with a 0 before another digit; people's do. */
function trimmedZeros(decimal: string): string {
  return decimal.replace(/^0+(?=\d)/, '');
}

function quoted(text: string): string {
  return `"${text.replaceAll(FRACTION, '\\frac')}"`;
}

function parsed(tokens: readonly Token[], hasVariable: boolean): Value {
  const work: Work = { products: 0 };
  let at = 0;
  let depth = 0;
  let variable: string | null = null;

  const signAt = (place: number): string | null => {
    const token = tokens.at(place);
    return place < tokens.length && token?.kind === 'sign' ? token.sign : null;
  };
  const take = (sign: string): boolean => {
    if (signAt(at) !== sign) return false;
    at += 1;
    return true;
  };

  function sum(): Value {
    let total = product();
    for (;;) {
      if (take('+')) total = plus(total, product());
      else if (take('-')) total = plus(total, minus(product()));
      else return total;
    }
  }

  function product(): Value {
    let total = signed();
    for (;;) {
      if (take('*')) total = times(total, signed(), work);
      else if (take('/')) total = over(total, signed());
      else if (startsFactor()) total = times(total, power(), work);
      else return total;
    }
  }

  /** Whether a factor follows without a sign. Two numbers in a row are no product. */
  function startsFactor(): boolean {
    if (at >= tokens.length) return false;
    const { kind } = tokens[at];
    if (kind === 'variable') return true;
    const sign = signAt(at);
    return sign === '(' || sign === '√' || sign === FRACTION;
  }

  function signed(): Value {
    let isNegative = false;
    for (;;) {
      if (take('-')) isNegative = !isNegative;
      else if (!take('+')) break;
    }
    const value = power();
    return isNegative ? minus(value) : value;
  }

  function power(): Value {
    const value = base();
    return take('^') ? raised(value, exponent(), work) : value;
  }

  function exponent(): Rational {
    const isNegative = take('-');
    const value = base();
    const sumOf = value.kind === 'polynomial' ? numberIn(value.coefficients) : null;
    const found = sumOf === null ? null : rationalOf(sumOf);
    if (found === null) throw new Unreadable('an exponent has to be a whole number or a fraction');
    return isNegative ? negate(found) : found;
  }

  function base(): Value {
    depth += 1;
    if (depth > DEEPEST) throw new Unreadable('it is nested too deeply');
    const value = atom();
    depth -= 1;
    return value;
  }

  function atom(): Value {
    if (at >= tokens.length) throw new Unreadable('something is missing at the end');
    const token = tokens[at];
    at += 1;
    if (token.kind === 'number') return numberValue(rootSum(token.value));
    if (token.kind === 'variable') return variableValue(token.name);
    if (token.sign === '(') {
      const value = sum();
      if (!take(')')) throw new Unreadable('a parenthesis is not closed');
      return value;
    }
    if (token.sign === '√') return rootOf(base());
    if (token.sign === FRACTION) {
      const top = base();
      return over(top, base());
    }
    throw new Unreadable(`something is missing before ${quoted(token.sign)}`);
  }

  function variableValue(name: string): Value {
    if (!hasVariable || name.length > 1) throw new Unreadable(`${quoted(name.slice(0, 20))} is not a number`);
    variable ??= name;
    if (variable !== name) throw new Unreadable(`there are two variables, ${variable} and ${name}`);
    return { kind: 'polynomial', coefficients: [ZERO_SUM, ONE_SUM] };
  }

  const value = sum();
  if (at < tokens.length) {
    const token = tokens[at];
    const shown =
      token.kind === 'number' ? token.text.slice(0, 40) : token.kind === 'variable' ? token.name : token.sign;
    throw new Unreadable(`${quoted(shown)} is not expected where it stands`);
  }
  return value;
}
