// Terms: numbers, letters, sums, products, powers, matrices and determinants as students write them.

import { fraction, isZero, literalValue, negated, productOf, quotientOf, sumOf } from './fraction.ts';
import type { Fraction, Term } from './term.ts';
import { type Token, tokensOf } from './tokens.ts';
import { quoted, readOr, type Unread, Unreadable } from './unread.ts';

export interface TermOptions {
  /** Whether a comma between digits is a decimal comma, as in `2,5`. */
  readonly decimalComma: boolean;
}

/** Longer texts are no terms of a working by hand. */
const LONGEST_TEXT = 4000;
const DEEPEST = 40;

/**
 * The term of a text, nothing worked out: `3*(-1) + 2`, `2√3`, `\frac{1}{2}t`, `det([[1, 2], [3, 4]])`, `(A*B)^T`, `λ^2 - 8λ`.
 * Division and products are read from left to right: `2/3t` is (2/3)·t.
 */
export function readTerm(text: string, options: TermOptions = { decimalComma: false }): Term | Unread {
  return readOr(() => {
    if (text.length > LONGEST_TEXT) {
      throw new Unreadable(`this is too long; write at most ${LONGEST_TEXT} characters`, LONGEST_TEXT);
    }
    const reader = new TermReader(tokensOf(text, options), text.length);
    const term = reader.sum();
    reader.end();
    return term;
  });
}

/** Whether a term or something else was read. */
export function isUnread(read: object): read is Unread {
  return 'kind' in read && read.kind === 'unread' && 'reason' in read;
}

/**
 * The value of a term that holds numbers only; null where it holds letters, roots or matrices, divides by 0, or has exponents
 * that are not whole numbers of at most two digits.
 */
export function evaluate(term: Term): Fraction | null {
  switch (term.kind) {
    case 'number':
      return term.value;
    case 'negative': {
      const of = evaluate(term.of);
      return of === null ? null : negated(of);
    }
    case 'sum':
      return combined(term.terms, sumOf);
    case 'product':
      return combined(term.factors, productOf);
    case 'quotient': {
      const [over, under] = [evaluate(term.over), evaluate(term.under)];
      return over === null || under === null ? null : quotientOf(over, under);
    }
    case 'power':
      return powerValue(evaluate(term.base), evaluate(term.exponent));
    default:
      return null;
  }
}

function combined(terms: readonly Term[], by: (x: Fraction, y: Fraction) => Fraction): Fraction | null {
  let total: Fraction | null = null;
  for (const term of terms) {
    const value = evaluate(term);
    if (value === null) return null;
    total = total === null ? value : by(total, value);
  }
  return total;
}

function powerValue(base: Fraction | null, exponent: Fraction | null): Fraction | null {
  if (base === null || exponent === null || exponent.denominator !== 1n) return null;
  const times = exponent.numerator < 0n ? -exponent.numerator : exponent.numerator;
  if (times > 99n || (exponent.numerator < 0n && isZero(base))) return null;
  const [over, under] = [base.numerator ** times, base.denominator ** times];
  return exponent.numerator < 0n ? fraction(under, over) : fraction(over, under);
}

/** Reads tokens by recursive descent. Other readers use it for the terms within what they read. */
export class TermReader {
  #tokens: readonly Token[];
  /** The length of the text, for what is missing at its end. */
  readonly length: number;
  at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[], length: number) {
    this.#tokens = tokens;
    this.length = length;
  }

  get next(): Token | undefined {
    return this.#tokens[this.at];
  }

  /** Whether the next token is this sign or word. */
  isNext(text: string): boolean {
    const token = this.next;
    return token !== undefined && token.text === text && (token.kind === 'sign' || token.kind === 'word');
  }

  /** Takes the next token if it is this sign or word. */
  take(text: string): boolean {
    if (!this.isNext(text)) return false;
    this.at += 1;
    return true;
  }

  expect(text: string, what: string): void {
    if (!this.take(text)) throw this.error(`${quoted(text)} is missing ${what}`);
  }

  /** An error at the next token. */
  error(reason: string): Unreadable {
    return new Unreadable(reason, (this.next?.at ?? this.length) + 1);
  }

  /** @throws Unreadable where something is left */
  end(): void {
    const token = this.next;
    if (token !== undefined) throw this.error(`${quoted(token.text)} is not expected here`);
  }

  sum(): Term {
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw this.error(`there are more than ${DEEPEST} brackets within each other`);
    const terms: Term[] = [];
    do terms.push(this.#signed(() => this.#product()));
    while (this.isNext('+') || this.isNext('-'));
    this.#depth -= 1;
    return terms.length === 1 ? terms[0] : { kind: 'sum', terms };
  }

  /** Signs in front: `-x`, `+x`, `--x`. */
  #signed(read: () => Term): Term {
    let negative = false;
    while (this.isNext('+') || this.isNext('-')) {
      if (this.isNext('-')) negative = !negative;
      this.at += 1;
    }
    const term = read();
    return negative ? { kind: 'negative', of: term } : term;
  }

  #product(): Term {
    let factors: Term[] = [this.#power()];
    const product = (): Term => (factors.length === 1 ? factors[0] : { kind: 'product', factors });
    for (;;) {
      if (this.take('*')) factors.push(this.#signed(() => this.#power()));
      else if (this.take('/') || this.take(':')) {
        factors = [{ kind: 'quotient', over: product(), under: this.#signed(() => this.#power()) }];
      } else if (this.#beginsFactor()) factors.push(this.#power());
      else return product();
    }
  }

  /** Whether a factor follows without a sign: `2t`, `3(x + 1)`, `2 det(A)`. Two numbers side by side are no product. */
  #beginsFactor(): boolean {
    const token = this.next;
    if (token === undefined) return false;
    if (token.kind === 'name' || token.kind === 'word') return true;
    return token.kind === 'sign' && (token.text === '(' || token.text === '{');
  }

  #power(): Term {
    let base = this.#primary();
    for (;;) {
      const token = this.next;
      if (token?.kind === 'superscript') {
        this.at += 1;
        base = { kind: 'power', base, exponent: numberTerm(token.text) };
      } else if (this.take("'")) base = { kind: 'transpose', of: base };
      else if (this.take('^')) base = this.#exponent(base);
      else return base;
    }
  }

  #exponent(base: Term): Term {
    const isBraced = this.take('{');
    const isTranspose = this.next?.kind === 'name' && /^[Tt]$/.test(this.next.text) && (isBraced || isCapital(base));
    let term: Term;
    if (isTranspose) {
      this.at += 1;
      term = { kind: 'transpose', of: base };
    } else {
      const exponent = isBraced ? this.sum() : this.#signed(() => this.#primary());
      term = { kind: 'power', base, exponent };
    }
    if (isBraced) this.expect('}', 'behind the exponent');
    return term;
  }

  #primary(): Term {
    const token = this.next;
    if (token === undefined) throw this.error('a number or a letter is missing here');
    this.at += 1;
    switch (token.kind) {
      case 'number':
        return this.#mixed(numberTerm(token.text), token);
      case 'vulgar':
        return vulgarTerm(token.text);
      case 'name':
        return { kind: 'name', name: token.text };
      case 'word':
        return this.#word(token.text);
      case 'sign':
        if (token.text === '(') return this.#bracketed(')');
        if (token.text === '{') return this.#bracketed('}');
        if (token.text === '[') return this.#matrix();
        if (token.text === '|') return this.#betweenBars();
        break;
      case 'superscript':
        break;
    }
    this.at -= 1;
    throw this.error(`a number or a letter is expected here, and not ${quoted(token.text)}`);
  }

  /** `1½` is one and a half; a fraction apart from its whole number is not read. */
  #mixed(whole: Term, token: Token): Term {
    const { next } = this;
    if (next?.kind !== 'vulgar' || next.at !== token.end) return whole;
    this.at += 1;
    return { kind: 'sum', terms: [whole, vulgarTerm(next.text)] };
  }

  #bracketed(close: ')' | '}'): Term {
    const term = this.sum();
    this.expect(close, 'at the end of the bracket');
    return term;
  }

  #word(word: string): Term {
    if (word === 'frac') return { kind: 'quotient', over: this.#argument(), under: this.#argument() };
    if (word === 'sqrt') return { kind: 'square-root', of: this.#underRoot() };
    if (this.isNext('(') || this.isNext('{') || this.isNext('[')) return { kind: 'determinant', of: this.#primary() };
    if (this.next?.kind === 'name') return { kind: 'determinant', of: this.#power() };
    throw this.error('"det" is followed by a matrix in brackets, as in det(A)');
  }

  /** `{1}{2}`, or single digits: `\frac12`. */
  #argument(): Term {
    if (this.take('{')) return this.#bracketed('}');
    const token = this.next;
    if (token?.kind !== 'number' || !/^\d+$/.test(token.text)) {
      throw this.error('\\frac is followed by two parts in braces, as in \\frac{1}{2}');
    }
    this.at += 1;
    if (token.text.length === 1) return numberTerm(token.text);
    // The digits behind the first one belong to what follows.
    const rest = { ...token, text: token.text.slice(1), at: token.at + 1 };
    this.at -= 1;
    this.#tokens = this.#tokens.with(this.at, rest);
    return numberTerm(token.text[0]);
  }

  #underRoot(): Term {
    if (this.take('{')) return this.#bracketed('}');
    if (this.take('(')) return this.#bracketed(')');
    return this.#primary();
  }

  /** `[[1, 2], [3, 4]]`, behind its first bracket. */
  #matrix(): Term {
    const rows: (readonly Term[])[] = [];
    do {
      this.expect('[', 'before a row of the matrix');
      const row = [this.sum()];
      while (this.take(',')) row.push(this.sum());
      this.expect(']', 'behind a row of the matrix');
      if (rows.length > 0 && row.length !== rows[0].length) {
        throw this.error(`row ${rows.length + 1} has ${row.length} entries, and row 1 has ${rows[0].length}`);
      }
      rows.push(row);
    } while (this.take(',') || this.isNext('['));
    this.expect(']', 'behind the last row of the matrix');
    return { kind: 'matrix', rows };
  }

  /** `|A|` is a determinant; of a number it would be its absolute value, which no working here needs. */
  #betweenBars(): Term {
    const of = this.sum();
    this.expect('|', 'behind the determinant');
    return { kind: 'determinant', of };
  }
}

function isCapital(term: Term): boolean {
  return term.kind === 'name' ? /^\p{Lu}/u.test(term.name) : term.kind !== 'number';
}

function numberTerm(text: string): Term {
  return { kind: 'number', text, value: literalValue(text) };
}

function vulgarTerm(text: string): Term {
  const [over, under] = text.split('/');
  return { kind: 'quotient', over: numberTerm(over), under: numberTerm(under) };
}
