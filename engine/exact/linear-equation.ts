// Linear equations written as text, such as "2x + y = 3" or "x_1 - x_3/2 = 0": the coefficients of their unknowns.

import { readNumber } from './decimal.ts';
import { add, divide, isZero, multiply, ONE, type Rational, subtract, ZERO } from './rational.ts';

/** The sum of `coefficients` times their unknowns, and `constant`. */
export interface LinearForm {
  /** By the names of the unknowns, in the order in which they appear. A factor may be 0. */
  readonly coefficients: ReadonlyMap<string, Rational>;
  readonly constant: Rational;
}

/** Both sides of an equation; the equation says that they are equal. */
export interface LinearEquation {
  readonly left: LinearForm;
  readonly right: LinearForm;
  readonly written: { readonly left: WrittenSide; readonly right: WrittenSide };
}

/** A side of an equation as it is written, before brackets are multiplied out and like terms are collected. */
export type WrittenSide =
  | { readonly kind: 'number'; readonly value: Rational }
  | { readonly kind: 'unknown'; readonly name: string }
  | { readonly kind: 'sum'; readonly terms: readonly WrittenTerm[] }
  | { readonly kind: 'product' | 'quotient'; readonly first: WrittenSide; readonly second: WrittenSide };

export interface WrittenTerm {
  readonly isSubtracted: boolean;
  readonly of: WrittenSide;
}

/** A part that was read: what it is worth, and how it is written. */
interface Part {
  readonly form: LinearForm;
  readonly written: WrittenSide;
}

/** What keeps a text from being a linear equation: the place of the character, counted from 0, and a clause about it. */
export interface EquationFault {
  readonly position: number;
  readonly reason: string;
}

/** An equation, or why the text is none. */
export type EquationReading =
  | { readonly ok: true; readonly equation: LinearEquation }
  | { readonly ok: false; readonly fault: EquationFault };

/** Deeper parentheses are refused. */
const DEEPEST = 50;

/**
 * Reads an equation. The grammar, with spaces between any two of its signs:
 *
 *     equation = sum "=" sum
 *     sum      = ["+" | "-"] term {("+" | "-") term}
 *     term     = factor {["*" | "·" | "/"] factor}      from left to right: 1/2x is (1/2)x
 *     factor   = number | unknown | "(" sum ")"
 *     unknown  = letter ["_"] [digits], or letter "_{" digits "}"; digits may be lowered: x₁
 *
 * Products of unknowns, powers and divisions by unknowns are refused: the equation would not be linear. So are unknowns that are
 * not among the permitted ones, where these are given.
 */
export function readEquation(text: string, permitted: ReadonlySet<string> | null = null): EquationReading {
  try {
    return { ok: true, equation: new Reader(text, permitted).equation() };
  } catch (error) {
    if (error instanceof Fault) return { ok: false, fault: { position: error.position, reason: error.message } };
    throw error;
  }
}

/** The name of an unknown written alone: "x1" is x_1. Null where the text is none. */
export function unknownName(text: string): string | null {
  const name = text.trim();
  UNKNOWN.lastIndex = 0;
  const found = UNKNOWN.exec(name);
  if (found === null || found[0].length !== name.length) return null;
  return nameOf(found);
}

/** left - right = 0 as coefficients on the left and a number on the right. */
export function collected({ left, right }: LinearEquation): LinearForm {
  const coefficients = new Map(left.coefficients);
  for (const [name, factor] of right.coefficients) {
    coefficients.set(name, subtract(coefficients.get(name) ?? ZERO, factor));
  }
  return { coefficients, constant: subtract(right.constant, left.constant) };
}

class Fault extends Error {
  readonly position: number;

  constructor(position: number, reason: string) {
    super(reason);
    this.position = position;
  }
}

type Token =
  | { readonly kind: 'number'; readonly end: number; readonly value: Rational }
  | { readonly kind: 'unknown'; readonly end: number; readonly name: string }
  | { readonly kind: 'sign'; readonly end: number; readonly sign: '+' | '-' | '*' | '/' | '(' | ')' | '=' };

const SIGNS: { readonly [written: string]: Extract<Token, { readonly kind: 'sign' }>['sign'] } = {
  '+': '+',
  '-': '-',
  '−': '-',
  '–': '-',
  '*': '*',
  '·': '*',
  '⋅': '*',
  '×': '*',
  '/': '/',
  '÷': '/',
  '(': '(',
  '[': '(',
  ')': ')',
  ']': ')',
  '=': '=',
};

const NUMBER = /(?:\d+(?:\.\d*)?|\.\d+)/y;
const UNKNOWN = /(\p{L})(?:_?\{(\d{1,6})\}|_?(\d{1,6})|_?([₀-₉]{1,6}))?/uy;

/** The token at a place; null at the end of the text. @throws Fault for a character that begins none */
function tokenAt(text: string, position: number): Token | null {
  if (position >= text.length) return null;
  const sign = SIGNS[text[position]];
  if (sign !== undefined) return { kind: 'sign', end: position + 1, sign };
  NUMBER.lastIndex = position;
  const digits = NUMBER.exec(text)?.[0];
  if (digits !== undefined) return numberToken(text, position, digits);
  UNKNOWN.lastIndex = position;
  const found = UNKNOWN.exec(text);
  if (found !== null) return unknownToken(text, position, found);
  throw new Fault(position, strangeness(text[position]));
}

function numberToken(text: string, position: number, digits: string): Token {
  const end = position + digits.length;
  if (/^[eE][+-]?\d/.test(text.slice(end))) {
    throw new Fault(end, 'powers of ten are not read here; write the number out, such as 1000 for 1e3');
  }
  // JSON wants digits on both sides of the point, and no zeros in front.
  const tidy = digits
    .replace(/^0+(?=\d)/, '')
    .replace(/^\./, '0.')
    .replace(/\.$/, '');
  const value = readNumber(tidy);
  if (value === null || value === 'overflow') throw new Fault(position, 'this number is too long');
  return { kind: 'number', end, value };
}

function unknownToken(text: string, position: number, found: RegExpExecArray): Token {
  const end = position + found[0].length;
  if (text[end] === '_') throw new Fault(end, 'an index is a whole number, as in x_1');
  if (text[end] === '^') throw new Fault(end, 'powers are not linear');
  return { kind: 'unknown', end, name: nameOf(found) };
}

function nameOf([, letter, braced, plain, lowered]: RegExpExecArray): string {
  const index = braced ?? plain ?? lowered?.replace(/./gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x20_80));
  return index === undefined ? letter : `${letter}_${Number(index)}`;
}

function strangeness(character: string): string {
  if (character === ',')
    return 'a comma is not read here; decimals have a point, and each equation is a text of its own';
  if (character === '^' || character === '²' || character === '³') return 'powers are not linear';
  if ('<>≤≥≠'.includes(character)) return 'only equations are solved, with an equals sign';
  return `${JSON.stringify(character)} has no meaning in a linear equation`;
}

class Reader {
  readonly #text: string;
  readonly #permitted: ReadonlySet<string> | null;
  #position = 0;
  #depth = 0;

  constructor(text: string, permitted: ReadonlySet<string> | null) {
    this.#text = text;
    this.#permitted = permitted;
  }

  equation(): LinearEquation {
    const left = this.#sum();
    if (this.#sign() !== '=') throw this.#unexpected('an equals sign is missing');
    this.#take();
    const right = this.#sum();
    if (this.#sign() === '=') throw this.#fault('a second equals sign: each equation is a text of its own');
    if (this.#next() !== null) throw this.#unexpected('the equation should end here');
    return { left: left.form, right: right.form, written: { left: left.written, right: right.written } };
  }

  #sum(): Part {
    const sum = new Map<string, Rational>();
    const terms: WrittenTerm[] = [];
    let constant = ZERO;
    const include = ({ form: term, written }: Part, minus: boolean): void => {
      for (const [name, factor] of term.coefficients) {
        sum.set(name, (minus ? subtract : add)(sum.get(name) ?? ZERO, factor));
      }
      constant = (minus ? subtract : add)(constant, term.constant);
      terms.push({ isSubtracted: minus, of: written });
    };
    const negated = this.#leadingSign();
    include(this.#term(), negated);
    for (let sign = this.#sign(); sign === '+' || sign === '-'; sign = this.#sign()) {
      this.#take();
      include(this.#term(), sign === '-');
    }
    const isAlone = terms.length === 1 && !terms[0].isSubtracted;
    return { form: { coefficients: sum, constant }, written: isAlone ? terms[0].of : { kind: 'sum', terms } };
  }

  #leadingSign(): boolean {
    const sign = this.#sign();
    if (sign !== '+' && sign !== '-') return false;
    this.#take();
    return sign === '-';
  }

  #term(): Part {
    let known = this.#factor();
    for (;;) {
      const next = this.#next();
      const start = this.#position;
      if (next === null) return known;
      if (next.kind === 'number') throw this.#fault('a sign is missing before this number');
      if (next.kind === 'sign' && next.sign !== '*' && next.sign !== '/' && next.sign !== '(') return known;
      const divides = next.kind === 'sign' && next.sign === '/';
      if (next.kind === 'sign' && next.sign !== '(') this.#take();
      const at = divides ? this.#place() : start;
      const factor = this.#factor();
      known = {
        form: (divides ? quotient : productOf)(known.form, factor.form, at),
        written: { kind: divides ? 'quotient' : 'product', first: known.written, second: factor.written },
      };
    }
  }

  #factor(): Part {
    const next = this.#next();
    if (next === null) throw this.#fault('something is missing at the end');
    if (next.kind === 'number') {
      this.#take();
      return {
        form: { coefficients: new Map(), constant: next.value },
        written: { kind: 'number', value: next.value },
      };
    }
    if (next.kind === 'unknown') {
      if (this.#permitted?.has(next.name) === false) throw this.#fault(`${next.name} is not among the unknowns`);
      this.#take();
      return {
        form: { coefficients: new Map([[next.name, ONE]]), constant: ZERO },
        written: { kind: 'unknown', name: next.name },
      };
    }
    if (next.sign !== '(') throw this.#fault('a number or an unknown should stand here');
    if (this.#depth === DEEPEST) throw this.#fault(`parentheses stand at most ${DEEPEST} deep`);
    const opened = this.#place();
    this.#take();
    this.#depth += 1;
    const inside = this.#sum();
    this.#depth -= 1;
    if (this.#sign() !== ')') {
      if (this.#next() === null || this.#sign() === '=') throw new Fault(opened, 'this parenthesis is not closed');
      throw this.#unexpected('a parenthesis is not closed here');
    }
    this.#take();
    return inside;
  }

  /** The next token, which stays where it is. */
  #next(): Token | null {
    this.#place();
    return tokenAt(this.#text, this.#position);
  }

  #sign(): string | null {
    const next = this.#next();
    return next?.kind === 'sign' ? next.sign : null;
  }

  #take(): void {
    const next = this.#next();
    if (next !== null) this.#position = next.end;
  }

  /** Where the next token begins. */
  #place(): number {
    while (this.#position < this.#text.length && /\s/.test(this.#text[this.#position])) this.#position += 1;
    return this.#position;
  }

  #fault(reason: string): Fault {
    return new Fault(this.#place(), reason);
  }

  #unexpected(reason: string): Fault {
    return this.#fault(this.#sign() === ')' ? 'this parenthesis was never opened' : reason);
  }
}

function scaled({ coefficients, constant }: LinearForm, factor: Rational): LinearForm {
  return {
    coefficients: new Map([...coefficients].map(([name, value]) => [name, multiply(factor, value)])),
    constant: multiply(factor, constant),
  };
}

function productOf(x: LinearForm, y: LinearForm, position: number): LinearForm {
  if (y.coefficients.size === 0) return scaled(x, y.constant);
  if (x.coefficients.size === 0) return scaled(y, x.constant);
  throw new Fault(position, 'a product of unknowns is not linear');
}

function quotient(x: LinearForm, y: LinearForm, position: number): LinearForm {
  if (y.coefficients.size > 0) throw new Fault(position, 'a division by an unknown is not linear');
  if (isZero(y.constant)) throw new Fault(position, 'nothing can be divided by 0');
  return scaled(x, divide(ONE, y.constant));
}

/** The value of a form where the unknowns have these values. */
export function valueAt({ coefficients, constant }: LinearForm, values: ReadonlyMap<string, Rational>): Rational {
  return [...coefficients].reduce(
    (sum, [name, factor]) => add(sum, multiply(factor, values.get(name) ?? ZERO)),
    constant,
  );
}

/** Whether both sides have one value there. */
export function holdsAt({ left, right }: LinearEquation, values: ReadonlyMap<string, Rational>): boolean {
  return isZero(subtract(valueAt(left, values), valueAt(right, values)));
}
