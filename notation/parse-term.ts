// The grammar of terms, over the marks of a text.
//
//     sum     = [ "+" | "-" ] product { ( "+" | "-" ) product }
//     product = signed { ( "*" | "/" | ":" ) signed | power }       what follows without a sign is multiplied
//     signed  = { "-" | "+" } power
//     power   = base [ "^" exponent | "'" ]
//     base    = number | name | "(" sum ")" | fraction | root | determinant | matrix
//
// Products and quotients are taken from left to right: 1/2x is half of x. What can be taken in two ways is not read.

import { decimalValue, fraction } from './fraction.ts';
import type { Term } from './term.ts';
import type { Token } from './tokens.ts';
import { ReadingError } from './unread.ts';

/** Where a reader stands among the marks. */
export interface Cursor {
  readonly tokens: readonly Token[];
  at: number;
  depth: number;
  /** Bars that are open. */
  bars: number;
  /** Whether bars part cells here, and open no determinants. */
  readonly isInCells: boolean;
  /** The columns left of the bar, for matrices with one. */
  readonly bar: Map<Term, number>;
  /** The length of the text. */
  readonly length: number;
}

const DEEPEST = 32;
const ENVIRONMENTS = new Set(['matrix', 'pmatrix', 'bmatrix', 'Bmatrix', 'smallmatrix', 'array']);
const DETERMINANTS = new Set(['vmatrix', 'Vmatrix']);
const NAMED_LETTERS: ReadonlyMap<string, string> = new Map([
  ['lambda', 'λ'],
  ['mu', 'μ'],
  ['alpha', 'α'],
  ['beta', 'β'],
]);

export function cursorOver(tokens: readonly Token[], length: number, isInCells = false): Cursor {
  return { tokens: tokens.flatMap(lettersOf), at: 0, depth: 0, bars: 0, isInCells, bar: new Map(), length };
}

/** Words that are no products of letters: numbers of rows, measures, and those between operations. */
const WHOLE_WORDS = /^(?:II|III|IV|VI|VII|VIII|pt|em|ex|mm|cm|et|to|by|of|mu|tr|or|so|in|is|do|we|if|no|ou)$/;

/** `AB` and `xy` are products: each letter is a mark. */
function lettersOf(token: Token): readonly Token[] {
  if (token.kind !== 'word' || !/^(?:[A-Z]{2,4}|[a-z]{2})$/.test(token.text) || WHOLE_WORDS.test(token.text))
    return [token];
  return Array.from(token.text, (text, index): Token => {
    const at = token.at + index;
    return { kind: 'word', text, at, end: at + 1, apart: index === 0 && token.apart };
  });
}

export function peek(cursor: Cursor, ahead = 0): Token | undefined {
  return cursor.tokens[cursor.at + ahead];
}

export function isSign(token: Token | undefined, ...signs: readonly string[]): boolean {
  return token?.kind === 'sign' && signs.includes(token.text);
}

/** Takes the next mark if it is this sign. */
export function took(cursor: Cursor, sign: string): boolean {
  if (!isSign(peek(cursor), sign)) return false;
  cursor.at += 1;
  return true;
}

export function expectSign(cursor: Cursor, sign: string): void {
  if (!took(cursor, sign)) throw expected(cursor, `“${sign}”`);
}

/** That something else should stand here. */
export function expected(cursor: Cursor, what: string): ReadingError {
  const token = peek(cursor);
  if (token === undefined) return new ReadingError(cursor.length, `The text ends where ${what} should stand.`);
  const written = token.text === '\n' ? 'a new line' : `“${token.text.slice(0, 24)}”`;
  return new ReadingError(token.at, `Here stands ${written} where ${what} should stand.`);
}

/** The term of all marks. */
/** A term and nothing behind it; `~` in front of a number says that it is rounded. */
export function parseWhole(cursor: Cursor): Term {
  const term = took(cursor, '~') ? rounded(parseSum(cursor)) : parseSum(cursor);
  if (peek(cursor) !== undefined) throw expected(cursor, 'a sign such as + or the end');
  return term;
}

function rounded(term: Term): Term {
  if (term.kind === 'negative') return { ...term, of: rounded(term.of) };
  return term.kind === 'number' ? { ...term, isRounded: true } : term;
}

export function parseSum(cursor: Cursor): Term {
  cursor.depth += 1;
  if (cursor.depth > DEEPEST)
    throw new ReadingError(peek(cursor)?.at ?? cursor.length, `Parentheses are at most ${DEEPEST} deep.`);
  const terms: Term[] = [];
  do {
    let isNegative = false;
    while (isSign(peek(cursor), '+', '-')) {
      if (isSign(peek(cursor), '-')) isNegative = !isNegative;
      cursor.at += 1;
    }
    const term = parseProduct(cursor);
    terms.push(isNegative ? { kind: 'negative', of: term } : term);
  } while (isSign(peek(cursor), '+', '-'));
  cursor.depth -= 1;
  return single(terms, (all) => ({ kind: 'sum', terms: all }));
}

function single(terms: readonly Term[], joined: (terms: readonly Term[]) => Term): Term {
  const [first] = terms;
  return terms.length === 1 && first !== undefined ? first : joined(terms);
}

function product(factors: readonly Term[]): Term {
  return single(factors, (all) => ({ kind: 'product', factors: all }));
}

function parseProduct(cursor: Cursor): Term {
  let factors: Term[] = [parsePower(cursor)];
  /** Whether what stands beside the last factor would be of doubtful place: `1/xy`. */
  let isDoubtful = false;
  for (;;) {
    if (took(cursor, '*')) {
      factors.push(parseSigned(cursor));
      isDoubtful = false;
    } else if (isSign(peek(cursor), '/', ':')) {
      cursor.at += 1;
      const before = cursor.at;
      const under = parseSigned(cursor);
      const isPlain = cursor.tokens
        .slice(before, cursor.at)
        .every(({ kind, text }) => kind === 'number' || text === '-');
      const isGroup = isSign(cursor.tokens[before], '(') && isSign(cursor.tokens[cursor.at - 1], ')');
      isDoubtful = !isPlain && !isGroup;
      factors = [{ kind: 'quotient', over: product(factors), under }];
    } else if (startsFactor(cursor)) {
      if (isDoubtful) throw expected(cursor, 'a sign such as * (write parentheses around what is divided by)');
      factors.push(parsePower(cursor));
    } else return product(factors);
  }
}

/** Whether the next mark begins a factor that is multiplied without a sign. */
function startsFactor(cursor: Cursor): boolean {
  const token = peek(cursor);
  if (token === undefined) return false;
  if (token.kind === 'word') return true;
  if (token.kind !== 'sign') return false;
  if (token.text === '|') return cursor.bars === 0 && !cursor.isInCells;
  if (token.text === 'frac') return cursor.tokens[cursor.at - 1]?.kind !== 'number';
  return token.text === '(' || token.text === '[' || token.text === 'sqrt' || token.text.startsWith('begin ');
}

function parseSigned(cursor: Cursor): Term {
  let isNegative = false;
  while (isSign(peek(cursor), '+', '-')) {
    if (isSign(peek(cursor), '-')) isNegative = !isNegative;
    cursor.at += 1;
  }
  const term = parsePower(cursor);
  return isNegative ? { kind: 'negative', of: term } : term;
}

function parsePower(cursor: Cursor): Term {
  let base = parseBase(cursor);
  let isRaised = false;
  for (;;) {
    if (took(cursor, "'")) base = { kind: 'transpose', of: base };
    else if (isSign(peek(cursor), '^') && !isRaised) {
      cursor.at += 1;
      if (tookTranspose(cursor, base)) base = { kind: 'transpose', of: base };
      else {
        base = { kind: 'power', base, exponent: parseExponent(cursor) };
        isRaised = true;
      }
    } else return base;
  }
}

/** `T`, `{T}`, and `t` behind the name of a matrix. */
function tookTranspose(cursor: Cursor, base: Term): boolean {
  const isGroup = isSign(peek(cursor), '{');
  const letter = peek(cursor, isGroup ? 1 : 0);
  const isName = base.kind === 'name' && /^[A-Z]/.test(base.name);
  if (letter?.kind !== 'word' || !(letter.text === 'T' || (letter.text === 't' && isName))) return false;
  if (isGroup && !isSign(peek(cursor, 2), '}')) return false;
  cursor.at += isGroup ? 3 : 1;
  return true;
}

function parseExponent(cursor: Cursor): Term {
  if (took(cursor, '{')) {
    const exponent = parseSum(cursor);
    expectSign(cursor, '}');
    return exponent;
  }
  const isNegative = took(cursor, '-');
  const exponent = parseBase(cursor);
  return isNegative ? { kind: 'negative', of: exponent } : exponent;
}

function parseBase(cursor: Cursor): Term {
  const token = peek(cursor);
  if (token === undefined) throw expected(cursor, 'a number or a name');
  if (token.kind === 'number') return parseNumber(cursor, token);
  if (token.kind === 'half') {
    cursor.at += 1;
    return halfTerm(token);
  }
  if (token.kind === 'word') return parseWord(cursor, token);
  return parseSignedBase(cursor, token);
}

function parseSignedBase(cursor: Cursor, token: Token): Term {
  if (token.text === '[' && isSign(peek(cursor, 1), '[')) return parseNestedRows(cursor);
  const end = cursor.isInCells ? null : endOfRows(cursor, token.text);
  if (end !== null) return parseRows(cursor, token, end);
  cursor.at += 1;
  switch (token.text) {
    case '(':
      return closed(cursor, ')');
    case '[':
      return closed(cursor, ']');
    case '{':
      return closed(cursor, '}');
    case '|':
      return parseBars(cursor, token);
    case 'frac': {
      const over = parseArgument(cursor);
      return { kind: 'quotient', over, under: parseArgument(cursor) };
    }
    case 'sqrt':
      return parseRoot(cursor);
    default:
      if (token.text.startsWith('begin ')) return parseEnvironment(cursor, token);
      cursor.at -= 1;
      throw expected(cursor, 'a number or a name');
  }
}

function closed(cursor: Cursor, sign: string): Term {
  const bars = cursor.bars;
  cursor.bars = 0;
  const term = parseSum(cursor);
  cursor.bars = bars;
  expectSign(cursor, sign);
  return term;
}

function parseNumber(cursor: Cursor, token: Token): Term {
  cursor.at += 1;
  const whole = numberTerm(token.text);
  const next = peek(cursor);
  if (next?.kind === 'half' && !token.text.includes('.')) {
    cursor.at += 1;
    return { kind: 'sum', terms: [whole, halfTerm(next)] };
  }
  if (next?.kind === 'number' || next?.kind === 'half') throw expected(cursor, 'a sign such as + or *');
  return whole;
}

export function numberTerm(text: string): Term {
  return { kind: 'number', text, value: decimalValue(text) };
}

function halfTerm(token: Token): Term {
  const [over = '1', under = '1'] = token.text.split('/');
  return { kind: 'quotient', over: numberTerm(over), under: numberTerm(under) };
}

/** An argument of a LaTeX command: a group, or one mark. */
function parseArgument(cursor: Cursor): Term {
  if (took(cursor, '{')) return closed(cursor, '}');
  const token = peek(cursor);
  if (token?.kind !== 'number') return parseBase(cursor);
  cursor.at += 1;
  return numberTerm(token.text);
}

function parseRoot(cursor: Cursor): Term {
  if (isSign(peek(cursor), '[')) throw expected(cursor, 'what the square root is of (other roots are not read)');
  return { kind: 'square-root', of: parseArgument(cursor) };
}

/** The determinant of what stands between two bars; of a number they would be its absolute value. */
function parseBars(cursor: Cursor, open: Token): Term {
  if (cursor.bars > 0 || cursor.isInCells)
    throw new ReadingError(open.at, 'Bars inside bars are not read; write det(...).');
  cursor.bars = 1;
  const of = parseSum(cursor);
  cursor.bars = 0;
  expectSign(cursor, '|');
  if (!isMatrixLike(of)) throw new ReadingError(open.at, 'Bars are read around matrices only.');
  return { kind: 'determinant', of };
}

function isMatrixLike(term: Term): boolean {
  switch (term.kind) {
    case 'matrix':
      return true;
    case 'name':
      return /^[A-Z]/.test(term.name);
    case 'sum':
      return term.terms.some(isMatrixLike);
    case 'product':
      return term.factors.some(isMatrixLike);
    case 'negative':
    case 'transpose':
      return isMatrixLike(term.of);
    case 'power':
      return isMatrixLike(term.base);
    default:
      return false;
  }
}

function parseWord(cursor: Cursor, token: Token): Term {
  cursor.at += 1;
  const letter = NAMED_LETTERS.get(token.text);
  if (letter !== undefined) return { kind: 'name', name: `${letter}${parseIndex(cursor, token)}` };
  if (token.text === 'det' || token.text === 'Det') return { kind: 'determinant', of: parsePower(cursor) };
  if (token.text === 'sqrt') return parseRoot(cursor);
  if (/^(?:tr|Tr|trace|Spur)$/.test(token.text)) return parseTrace(cursor, token);
  if (token.text === 'Rational' && isSign(peek(cursor), '(')) return parseRational(cursor);
  if (Array.from(token.text).length > 1)
    throw new ReadingError(token.at, `The word “${token.text.slice(0, 24)}” has no meaning in a term.`);
  return { kind: 'name', name: `${token.text}${parseIndex(cursor, token)}` };
}

/** `tr(A)`, `tr A`: a number with a name of its own. */
function parseTrace(cursor: Cursor, token: Token): Term {
  const isCalled = took(cursor, '(');
  const letter = peek(cursor);
  if (letter?.kind !== 'word' || !/^[A-Z]$/.test(letter.text))
    throw new ReadingError(token.at, 'The trace is of a matrix: tr(A).');
  cursor.at += 1;
  if (isCalled) expectSign(cursor, ')');
  return { kind: 'name', name: `tr(${letter.text})` };
}

/** `_1`, `_{12}`, or digits directly behind the letter. */
function parseIndex(cursor: Cursor, letter: Token): string {
  const next = peek(cursor);
  if (next?.kind === 'number' && !next.apart && next.at === letter.end) {
    cursor.at += 1;
    return wholeIndex(next);
  }
  if (!took(cursor, '_')) return '';
  const isGroup = took(cursor, '{');
  let index = '';
  for (;;) {
    const part = peek(cursor);
    if (part?.kind !== 'number' && part?.kind !== 'word') break;
    index += part.kind === 'number' ? wholeIndex(part) : part.text;
    cursor.at += 1;
    if (!isGroup) break;
  }
  if (index === '' || index.length > 8) throw expected(cursor, 'an index such as 1');
  if (isGroup) expectSign(cursor, '}');
  return `_${index}`;
}

function wholeIndex(token: Token): string {
  if (token.text.includes('.')) throw new ReadingError(token.at, 'An index is a whole number.');
  return token.text;
}

/** `Rational(-7, 2)`. */
function parseRational(cursor: Cursor): Term {
  expectSign(cursor, '(');
  const over = parseSigned(cursor);
  expectSign(cursor, ',');
  const under = parseSigned(cursor);
  expectSign(cursor, ')');
  if (over.kind !== 'negative') return { kind: 'quotient', over, under };
  return { kind: 'negative', of: { kind: 'quotient', over: over.of, under } };
}

/** `[[1, 2], [3, 4]]`; calculators leave out the comma between rows. */
export function parseNestedRows(cursor: Cursor): Term {
  const start = peek(cursor)?.at ?? cursor.length;
  const close = isSign(peek(cursor), '(') ? ')' : ']';
  const open = close === ')' ? '(' : '[';
  expectSign(cursor, open);
  const rows: Term[][] = [];
  let bar: number | null = null;
  do {
    skipLines(cursor);
    expectSign(cursor, open);
    const row = [parseSum(cursor)];
    while (took(cursor, ',')) {
      if (took(cursor, '|')) {
        bar = row.length;
        expectSign(cursor, ',');
      }
      row.push(parseSum(cursor));
    }
    expectSign(cursor, close);
    rows.push(row);
    skipLines(cursor);
    took(cursor, ',');
    skipLines(cursor);
  } while (isSign(peek(cursor), open));
  expectSign(cursor, close);
  return matrixTerm(cursor, rows, bar, start);
}

function skipLines(cursor: Cursor): void {
  while (took(cursor, '\n'));
}

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['[', ']'],
  ['|', '|'],
  ['(', ')'],
]);

/** Brackets inside of an entry are no deeper: thousands of open ones need not be counted from each of them. */
const DEEPEST_ENTRY = 16;

/** The index of the mark that closes `[1 2; 3 4]` or `|1 2; 3 4|`; null for brackets that hold no rows. */
function endOfRows({ tokens, at }: Cursor, open: string): number | null {
  const close = CLOSING.get(open);
  if (close === undefined) return null;
  let [depth, hasRows] = [0, false];
  for (let place = at + 1; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (depth === 0 && isSign(token, close)) return hasRows ? place : null;
    if (depth === 0 && isSign(token, ';')) hasRows = true;
    if (isSign(token, '=', '->', '\n')) return null;
    if (isSign(token, '(', '[')) depth += 1;
    if (isSign(token, ')', ']')) depth -= 1;
    if (depth > DEEPEST_ENTRY) return null;
  }
  return null;
}

/** `[1 2; 3 4]`; between bars the determinant of the rows. */
function parseRows(cursor: Cursor, open: Token, end: number): Term {
  const rows: Token[][][] = [[[]]];
  const marks = cursor.tokens.slice(cursor.at + 1, end);
  for (const [index, token] of marks.entries()) {
    const row = rows.at(-1) ?? [];
    const cell = row.at(-1) ?? [];
    if (isSign(token, ';')) rows.push([[]]);
    else if (isSign(token, ',')) row.push([]);
    else if (beginsCell(marks, index, cell)) row.push([token]);
    else cell.push(token);
  }
  const terms = rows.map((row) => row.map((cell) => parseWhole(cursorOver(cell, cell.at(-1)?.end ?? open.end))));
  cursor.at = end + 1;
  const matrix = matrixTerm(cursor, terms, null, open.at);
  return open.text === '|' ? { kind: 'determinant', of: matrix } : matrix;
}

/** Whether a space parts a mark from the cell before it: in `6 -7` it does, in `6 - 7` it does not. */
function beginsCell(marks: readonly Token[], index: number, cell: readonly Token[]): boolean {
  const [token, last, next] = [marks[index], cell.at(-1), marks[index + 1]];
  if (token === undefined || last === undefined || !token.apart) return false;
  const isAfterOperand = last.kind !== 'sign' || isSign(last, ')', ']', '}', "'");
  if (!isAfterOperand) return false;
  if (isSign(token, '+', '-')) return next !== undefined && !next.apart;
  return token.kind !== 'sign' || isSign(token, '(', '[', 'frac', 'sqrt');
}

/** The matrix of rows that are of one length. */
export function matrixTerm(cursor: Cursor, rows: readonly (readonly Term[])[], bar: number | null, at: number): Term {
  const width = rows[0]?.length ?? 0;
  const ragged = rows.findIndex((row) => row.length !== width);
  if (ragged >= 0)
    throw new ReadingError(
      at,
      `Row ${ragged + 1} has ${counted(rows[ragged]?.length ?? 0)}, row 1 has ${counted(width)}; all rows have as many.`,
    );
  const term: Term = { kind: 'matrix', rows };
  if (bar !== null && bar > 0 && bar < width) cursor.bar.set(term, bar);
  return term;
}

function counted(entries: number): string {
  return entries === 1 ? '1 entry' : `${entries} entries`;
}

/** `\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}`; the mark before the cursor is its beginning. */
function parseEnvironment(cursor: Cursor, begin: Token): Term {
  const name = begin.text.slice('begin '.length).replace(/\*$/, '');
  const isDeterminant = DETERMINANTS.has(name);
  if (!isDeterminant && !ENVIRONMENTS.has(name)) throw new ReadingError(begin.at, `“${name}” is no matrix.`);
  const bar = parseColumns(cursor, name);
  const rows: Term[][] = [];
  let row: Term[] = [];
  const bars = cursor.bars;
  cursor.bars = 0;
  for (;;) {
    skipLines(cursor);
    if (row.length === 0 && isEnd(peek(cursor))) break;
    row.push(parseSum(cursor));
    skipLines(cursor);
    if (took(cursor, '&')) continue;
    rows.push(row);
    row = [];
    if (!took(cursor, '\\\\')) break;
    skipMeasure(cursor);
  }
  cursor.bars = bars;
  if (!isEnd(peek(cursor))) throw expected(cursor, '“&”, “\\\\” or the end of the matrix');
  cursor.at += 1;
  if (rows.length === 0) throw new ReadingError(begin.at, 'The matrix has no entries.');
  const matrix = matrixTerm(cursor, rows, bar, begin.at);
  return isDeterminant ? { kind: 'determinant', of: matrix } : matrix;
}

function isEnd(token: Token | undefined): boolean {
  return token?.kind === 'sign' && token.text.startsWith('end ');
}

/** The columns of an array, `{cc|c}` or `[cc|c]`: how many stand left of the bar, null without one. */
export function parseColumns(cursor: Cursor, name: string): number | null {
  const open = peek(cursor);
  if (name === 'array' ? !isSign(open, '{') : !isSign(open, '[')) return null;
  cursor.at += 1;
  let columns = 0;
  let bar: number | null = null;
  for (;;) {
    const token = peek(cursor);
    if (token === undefined) throw expected(cursor, 'the end of the list of columns');
    cursor.at += 1;
    if (token.text === '}' || token.text === ']') return bar;
    if (token.kind === 'word' && /^[lcr]+$/.test(token.text)) columns += token.text.length;
    else if (token.text === '|') bar = columns === 0 ? bar : (bar ?? columns);
    else throw new ReadingError(token.at, 'A list of columns holds the letters l, c, r and bars.');
  }
}

/** The space that LaTeX leaves between rows: `\\[2pt]`. */
function skipMeasure(cursor: Cursor): void {
  if (!isSign(peek(cursor), '[') || peek(cursor, 1)?.kind !== 'number') return;
  if (peek(cursor, 2)?.kind === 'word' && isSign(peek(cursor, 3), ']')) cursor.at += 4;
}

/** A value as a term in lowest terms. */
export function fractionTerm(numerator: bigint, denominator: bigint): Term {
  const value = fraction(numerator, denominator);
  const size = value.numerator < 0n ? -value.numerator : value.numerator;
  const over = numberTerm(String(size));
  const term: Term =
    value.denominator === 1n ? over : { kind: 'quotient', over, under: numberTerm(String(value.denominator)) };
  return value.numerator < 0n ? { kind: 'negative', of: term } : term;
}
