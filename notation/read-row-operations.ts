// Row operations as students name them: `R2 -> R2 - 4R1`, `II - 4·I`, `L2 ← L2 − 4L1`, `swap rows 1 and 2`, `A[1] -= 4*A[0]`.

import { evaluate } from './evaluate.ts';
import { fraction, MINUS_ONE, negated, ONE, over, plus, sameFraction, times, ZERO } from './fraction.ts';
import { cursorOver, parseWhole } from './parse-term.ts';
import type { Fraction, LineOperation, RowOperation, Term } from './term.ts';
import { type Scanning, type Token, tokensOf } from './tokens.ts';
import { ReadingError, readOrUnread, type Unread, unreadAt } from './unread.ts';

const LONGEST = 2000;
const MOST = 64;
const LARGEST_ROW = 99;

/**
 * The row operations of a text, in their order; several are parted by `,`, `;`, `|`, new lines or "and". A factor of 0 and a row that is
 * wholly replaced are read as they stand (`targetFactor` 0). What can be read in two ways is not read.
 */
export function readRowOperations(text: string): readonly RowOperation[] | Unread {
  if (text.length > LONGEST) return unreadAt(text, 0, `Row operations have at most ${LONGEST} characters.`);
  const read = (scanning: Scanning): readonly RowOperation[] | Unread =>
    readOrUnread(text, () => operationsIn(tokensOf(text, scanning), text.length));
  const plain = read({ decimalCommas: false });
  if (!/\d,\d/.test(text)) return plain;
  const withCommas = read({ decimalCommas: true });
  if (isUnread(plain)) return withCommas;
  if (isUnread(withCommas) || plain.length === withCommas.length) return plain;
  return unreadAt(text, text.search(/\d,\d/) + 1, 'This comma can part operations or digits; write “;” or a point.');
}

export function isUnread(reading: unknown): reading is Unread {
  return typeof reading === 'object' && reading !== null && 'kind' in reading && reading.kind === 'unread';
}

/** A mark of an operation: rows are found, numbers and signs are left. */
interface Mark {
  readonly token: Token;
  /** The row that a mark names, from 1. */
  readonly row: number | null;
}

const SEPARATING_WORDS = new Set(['and', 'then', 'et', 'puis', 'und', 'dann', 'y', 'luego', 'poi']);
const ROW_LETTERS =
  /^(?:[RrLlZzFf]|ρ|rows?|Rows?|ROWS?|zeilen?|Zeilen?|lignes?|Lignes?|filas?|Filas?|eq|Eq|equation|Gl)$/;
const COLUMN_WORDS = /^(?:[Cc]|col|column|columns|Spalte|Spalten|colonne|colonnes)$/;
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function operationsIn(tokens: readonly Token[], length: number): readonly RowOperation[] {
  const marks = marksOf(tokens, length);
  const operations: RowOperation[] = [];
  const parts = partsOf(marks);
  for (const part of parts) {
    operations.push(...operationsOnRowsOrColumns(part, length));
    if (operations.length > MOST) throw new ReadingError(0, `A line has at most ${MOST} operations.`);
  }
  if (operations.length === 0) throw new ReadingError(0, 'There is no row operation, such as R2 -> R2 - 4R1.');
  const isInWords = marks.some(({ token }) => token.kind === 'word' && /^(?:plus|minus)$/i.test(token.text));
  return parts.length > 1 || isInWords ? operations.map(withPlace) : operations;
}

/** Where a row stands once in a sum of two, it is the row that is replaced: in lists of operations, and in words. */
function withPlace(operation: RowOperation): RowOperation {
  if (operation.kind !== 'unplaced' || operation.terms.length !== 2) return operation;
  const [target, ...more] = operation.terms.filter(({ factor }) => sameFraction(factor, ONE));
  const source = operation.terms.find(({ row }) => row !== target?.row);
  if (target === undefined || source === undefined || more.length > 0) return operation;
  return { kind: 'add', target: target.row, source: source.row, factor: source.factor, targetFactor: ONE };
}

function operationsOnRowsOrColumns(part: readonly Mark[], length: number): readonly RowOperation[] {
  const named = part.filter(({ row }) => row !== null);
  const columns = named.filter(({ token }) => COLUMN_WORDS.test(token.text));
  const operations = operationsOf(part, length);
  if (columns.length === 0) return operations;
  if (columns.length < named.length)
    throw new ReadingError(part[0]?.token.at ?? length, 'An operation is on rows or on columns, not on both.');
  return operations.map((operation) => ({ kind: 'on-columns', operation }));
}

/** Joins the marks that name a row: `R`, `_`, `2`. */
function marksOf(tokens: readonly Token[], length: number): readonly Mark[] {
  const marks: Mark[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    const found = rowAt(tokens, at, length);
    const end = found === null ? token.end : (tokens[found.next - 1]?.end ?? token.end);
    marks.push({ token: { ...token, end }, row: found?.row ?? null });
    at = found?.next ?? at + 1;
  }
  return marks;
}

interface FoundRow {
  readonly row: number;
  /** The index of the mark behind it. */
  readonly next: number;
}

function rowAt(tokens: readonly Token[], at: number, length: number): FoundRow | null {
  const token = tokens[at];
  const inBrackets = tokens[at + 1];
  if (token?.text === '[' && inBrackets?.kind === 'number' && tokens[at + 2]?.text === ']')
    return { row: rowNumber(inBrackets, length), next: at + 3 };
  if (token?.kind !== 'word') return null;
  const ordinal = ORDINALS.indexOf(token.text.toLowerCase());
  if (ordinal >= 0 && /^(?:row|line|equation)$/.test(tokens[at + 1]?.text ?? ''))
    return { row: ordinal + 1, next: at + 2 };
  if (token.text === 'A') return indexedRow(tokens, at);
  const roman = ROMAN.indexOf(token.text);
  if (roman >= 0) return { row: roman + 1, next: withPrime(tokens, at + 1) };
  if (!ROW_LETTERS.test(token.text) && !COLUMN_WORDS.test(token.text)) return null;
  let next = at + 1;
  const isLowered = tokens[next]?.text === '_';
  if (isLowered) next += 1;
  const isGroup =
    tokens[next]?.text === '{' || (!isLowered && tokens[next]?.text === '(' && tokens[next + 2]?.text === ')');
  if (isGroup) next += 1;
  const index = tokens[next];
  if (index?.kind !== 'number') return null;
  if (isGroup) next += 1;
  return { row: rowNumber(index, length), next: withPrime(tokens, next + 1) };
}

function withPrime(tokens: readonly Token[], next: number): number {
  return tokens[next]?.text === "'" ? next + 1 : next;
}

function rowNumber(token: Token, length: number): number {
  const row = Number(token.text);
  if (!Number.isInteger(row) || row < 1 || row > LARGEST_ROW)
    throw new ReadingError(Math.min(token.at, length), `Rows are numbered from 1 to ${LARGEST_ROW}.`);
  return row;
}

/** `A(3,:)`, `A[2, :]` and `A[2]`: brackets count from 0. */
function indexedRow(tokens: readonly Token[], at: number): FoundRow | null {
  const open = tokens[at + 1]?.text;
  const index = tokens[at + 2];
  if ((open !== '[' && open !== '(') || index?.kind !== 'number' || index.text.includes('.')) return null;
  const close = open === '[' ? ']' : ')';
  const row = Number(index.text) + (open === '[' ? 1 : 0);
  if (row < 1 || row > LARGEST_ROW) return null;
  if (tokens[at + 3]?.text === close && open === '[') return { row, next: at + 4 };
  const isWhole = tokens[at + 3]?.text === ',' && tokens[at + 4]?.text === ':' && tokens[at + 5]?.text === close;
  return isWhole ? { row, next: at + 6 } : null;
}

/** The marks between separators. "swap R1 and R2" and "add R1 to R2" hold together. */
function partsOf(marks: readonly Mark[]): readonly (readonly Mark[])[] {
  const parts: Mark[][] = [[]];
  for (const mark of marks) {
    const part = parts.at(-1) ?? [];
    const { kind, text } = mark.token;
    const isBreak = kind === 'sign' && [';', '\n', '|', ',', '\\\\', '&'].includes(text);
    const isWord = kind === 'word' && mark.row === null && SEPARATING_WORDS.has(text.toLowerCase());
    if ((isBreak || isWord) && !(text !== ';' && text !== '\n' && awaitsRow(part))) parts.push([]);
    else part.push(mark);
  }
  return parts.filter((part) => part.length > 0);
}

/** Whether a part names one of two rows to be exchanged, or opens a bracket. */
function awaitsRow(part: readonly Mark[]): boolean {
  const opened = part.filter(({ token, row }) => row === null && token.text === '[').length;
  if (opened > part.filter(({ token, row }) => row === null && token.text === ']').length) return true;
  const first = part.find(({ token, row }, index) => !isIdle(token, row, index, part.length));
  if (first?.token.kind !== 'word' || first.row !== null || !SWAP_WORDS.test(first.token.text)) return false;
  const named = part.filter(({ row, token }) => row !== null || token.kind === 'number').length;
  return named === 1;
}

const SWAP_WORDS =
  /^(?:swap|interchange|exchange|switch|vertausche|tausche|échanger?|echanger?|permuter|intercambiar)$/i;
const MULTIPLY_WORDS = /^(?:multiply|scale|times|multipliziere|multiplier|multiplicar)$/i;
const DIVIDE_WORDS = /^(?:divide|dividiere|teile|diviser|dividir)$/i;

function operationsOf(part: readonly Mark[], length: number): readonly LineOperation[] {
  const marks = part.filter(({ token, row }, index) => !isIdle(token, row, index, part.length));
  const [first] = marks;
  if (first === undefined) return [];
  const elementary = numpySwap(marks) ?? elementaryMatrix(marks);
  if (elementary !== null) return [elementary];
  if (first.row === null && first.token.kind === 'word') return [inWords(marks, first.token, length)];
  const at = marks.findIndex(({ token }) => token.kind === 'sign' && PLACING.has(token.text));
  if (at < 0) return [bare(marks, length)];
  return placed(marks.slice(0, at), marks[at] ?? first, marks.slice(at + 1), length);
}

const PLACING = new Set(['->', '<-', '<->', '=', ':=', '+=', '-=', '*=', '/=']);

/** Words and signs that say nothing: "the", "new", a colon at the end. */
function isIdle(token: Token, row: number | null, index: number, count: number): boolean {
  if (row !== null) return false;
  if (token.kind === 'word') return /^(?:the|new|neue|nouvelle|on|we|man|wir)$/i.test(token.text);
  const isEdge = index === 0 || index === count - 1;
  return isEdge && [':', '~', '\n'].includes(token.text);
}

/** `A[[2, 0]] = A[[0, 2]]`. */
function numpySwap(marks: readonly Mark[]): LineOperation | null {
  const written = marks.map(({ token }) => token.text).join('');
  const found = /^A\[\[(\d{1,2}),(\d{1,2})\](?:,:)?\]=A\[\[(\d{1,2}),(\d{1,2})\](?:,:)?\]$/.exec(written);
  const [, a, b, c, d] = found ?? [];
  if (a === undefined || a !== d || b !== c || a === b) return null;
  return swapOf(Number(a) + 1, Number(b) + 1);
}

/** `P_{13}` or `R_{13}` exchanges two rows; `E_{21}(-4)` adds -4 times row 1 to row 2. */
function elementaryMatrix(marks: readonly Mark[]): LineOperation | null {
  const written = marks.map(({ token, row }) => (row === null ? token.text : `R${row}`)).join('');
  const [, a, b] = /^(?:P_\{?|R)([1-9])([1-9])\}?$/.exec(written) ?? [];
  if (a !== undefined && b !== undefined && a !== b) return swapOf(Number(a), Number(b));
  const [, i, j, factor] = /^E_\{?([1-9])([1-9])\}?\((-?\d{1,20})\)$/.exec(written) ?? [];
  if (i === undefined || j === undefined || factor === undefined || i === j) return null;
  return { kind: 'add', target: Number(i), source: Number(j), factor: fraction(BigInt(factor), 1n), targetFactor: ONE };
}

function swapOf(a: number, b: number): LineOperation {
  return { kind: 'swap', rows: a < b ? [a, b] : [b, a] };
}

function placed(left: readonly Mark[], arrow: Mark, right: readonly Mark[], length: number): readonly LineOperation[] {
  const [leftRow, rightRow] = [onlyRow(left), onlyRow(right)];
  const sign = arrow.token.text;
  if (sign === '<->') {
    if (leftRow === null || rightRow === null || leftRow === rightRow)
      throw new ReadingError(arrow.token.at, 'Two different rows are exchanged: R1 <-> R2.');
    return [swapOf(leftRow, rightRow)];
  }
  if (sign === '->' && rightRow !== null && leftRow === null)
    return replacing(rightRow, combinationOf(left, length), arrow);
  if (leftRow === null)
    throw new ReadingError(arrow.token.at, 'A row that is replaced should stand here: R2 -> R2 - 4R1.');
  if (sign === '*=' || sign === '/=') return [scaledBy(leftRow, right, sign === '/=', length)];
  if (sign === '+=' || sign === '-=') {
    const added = combinationOf(right, length, sign === '-=' ? MINUS_ONE : ONE);
    return replacing(leftRow, added.set(leftRow, plus(added.get(leftRow) ?? ZERO, ONE)), arrow);
  }
  if (rightRow !== null)
    throw new ReadingError(arrow.token.at, 'It is not clear what is done: write R1 <-> R2 or R2 -> R2 - R1.');
  return replacing(leftRow, combinationOf(right, length), arrow);
}

function scaledBy(row: number, marks: readonly Mark[], isDivision: boolean, length: number): LineOperation {
  const factor = valueOf(marks, length);
  const used = isDivision ? over(ONE, factor) : factor;
  if (used === null) throw new ReadingError(marks[0]?.token.at ?? length, 'A row is not divided by 0.');
  return { kind: 'scale', row, factor: used };
}

function onlyRow(marks: readonly Mark[]): number | null {
  return marks.length === 1 ? (marks[0]?.row ?? null) : null;
}

/** The operations that put a combination of rows in the place of one. */
function replacing(target: number, combination: ReadonlyMap<number, Fraction>, arrow: Mark): readonly LineOperation[] {
  const own = combination.get(target) ?? ZERO;
  const others = [...combination].filter(([row]) => row !== target);
  if (others.length === 0) {
    if (combination.size === 0) throw new ReadingError(arrow.token.at, 'A row should stand behind this.');
    return [{ kind: 'scale', row: target, factor: own }];
  }
  return others.map(([source, factor], index) => ({
    kind: 'add',
    target,
    source,
    factor,
    targetFactor: index === 0 ? own : ONE,
  }));
}

/** An operation without a place: a multiple of one row, or a sum of rows. */
function bare(marks: readonly Mark[], length: number): LineOperation {
  const terms = [...combinationOf(marks, length)].map(([row, factor]) => ({ row, factor }));
  const [first] = terms;
  const at = marks[0]?.token.at ?? length;
  if (first === undefined) throw new ReadingError(at, 'A row operation names a row: R2 -> R2 - 4R1.');
  if (terms.length > 1) {
    const ones = terms.filter(({ factor }) => sameFraction(factor, ONE));
    return { kind: 'unplaced', terms, likelyTarget: (ones[0] ?? first).row };
  }
  const isAlone =
    marks.every(({ token, row }) => row !== null || token.kind === 'sign') && sameFraction(first.factor, ONE);
  if (isAlone) throw new ReadingError(at, `It is not said what is done with row ${first.row}.`);
  return { kind: 'scale', row: first.row, factor: first.factor };
}

/** The marks as a sum of multiples of rows. */
function combinationOf(marks: readonly Mark[], length: number, factor: Fraction = ONE): Map<number, Fraction> {
  const combination = new Map<number, Fraction>();
  const { term, rows } = termOfMarks(marks, length);
  const parts = linear(term, rows);
  const at = marks[0]?.token.at ?? length;
  if (parts === null || parts.constant.numerator !== 0n)
    throw new ReadingError(at, 'Only sums of multiples of rows are read: R2 - 4R1.');
  for (const [row, value] of parts.rows) combination.set(row, times(value, factor));
  return combination;
}

function valueOf(marks: readonly Mark[], length: number): Fraction {
  const value = evaluate(termOfMarks(marks, length).term);
  if (value === null) throw new ReadingError(marks[0]?.token.at ?? length, 'A number should stand here.');
  return value;
}

interface RowTerm {
  readonly term: Term;
  /** The row that each name stands for. */
  readonly rows: ReadonlyMap<string, number>;
}

/** Rows become names that no student writes, and words become signs. */
function termOfMarks(marks: readonly Mark[], length: number): RowTerm {
  const rows = new Map<string, number>();
  const tokens = marks.map(({ token, row }): Token => {
    if (row !== null) {
      const name = String.fromCodePoint(ROW_NAMES + row);
      rows.set(name, row);
      return { ...token, kind: 'word', text: name, apart: true };
    }
    const sign = token.kind === 'word' ? WORD_SIGNS.get(token.text.toLowerCase()) : undefined;
    if (sign !== undefined) return { ...token, kind: 'sign', text: sign };
    if (token.kind === 'word')
      throw new ReadingError(token.at, `The word “${token.text.slice(0, 24)}” is not read here.`);
    return token;
  });
  return { term: parseWhole(cursorOver(tokens, length, true)), rows };
}

/** A range that holds no letters of any language. */
const ROW_NAMES = 0xe000;
const WORD_SIGNS: ReadonlyMap<string, string> = new Map([
  ['times', '*'],
  ['mal', '*'],
  ['fois', '*'],
  ['of', '*'],
  ['x', '*'],
  ['plus', '+'],
  ['minus', '-'],
  ['moins', '-'],
  ['by', ':'],
]);

interface Linear {
  readonly constant: Fraction;
  readonly rows: ReadonlyMap<number, Fraction>;
}

function linear(term: Term, names: ReadonlyMap<string, number>): Linear | null {
  const value = evaluate(term);
  if (value !== null) return { constant: value, rows: new Map() };
  switch (term.kind) {
    case 'name': {
      const row = names.get(term.name);
      return row === undefined ? null : { constant: ZERO, rows: new Map([[row, ONE]]) };
    }
    case 'negative':
      return scaled(linear(term.of, names), MINUS_ONE);
    case 'quotient': {
      const under = evaluate(term.under);
      const factor = under === null ? null : over(ONE, under);
      return factor === null ? null : scaled(linear(term.over, names), factor);
    }
    case 'product':
      return term.factors.map((factor) => linear(factor, names)).reduce(multiplied);
    case 'sum':
      return term.terms.map((part) => linear(part, names)).reduce(joined);
    default:
      return null;
  }
}

function scaled(a: Linear | null, factor: Fraction): Linear | null {
  if (a === null) return null;
  const rows = new Map([...a.rows].map(([row, value]): [number, Fraction] => [row, times(value, factor)]));
  return { constant: times(a.constant, factor), rows };
}

function multiplied(a: Linear | null, b: Linear | null): Linear | null {
  if (a === null || b === null || (a.rows.size > 0 && b.rows.size > 0)) return null;
  return a.rows.size > 0 ? scaled(a, b.constant) : scaled(b, a.constant);
}

function joined(a: Linear | null, b: Linear | null): Linear | null {
  if (a === null || b === null) return null;
  const rows = new Map(a.rows);
  for (const [row, value] of b.rows) rows.set(row, plus(rows.get(row) ?? ZERO, value));
  return { constant: plus(a.constant, b.constant), rows };
}

/** "swap rows 1 and 2", "multiply row 3 by 2", "halve the first row", "add 4 times row 1 to row 2". */
function inWords(marks: readonly Mark[], verb: Token, length: number): LineOperation {
  const rest = marks.slice(1);
  const word = verb.text.toLowerCase();
  if (SWAP_WORDS.test(word)) return swapInWords(rest, verb);
  const row = rest[0]?.row ?? null;
  if (row !== null && (MULTIPLY_WORDS.test(word) || DIVIDE_WORDS.test(word))) {
    const [, by, ...factor] = rest;
    if (by?.token.kind !== 'word' || !/^(?:by|with|mit|durch|par|por)$/i.test(by.token.text))
      throw new ReadingError(by?.token.at ?? length, 'The factor follows “by”: multiply row 3 by 2.');
    return scaledBy(row, factor, DIVIDE_WORDS.test(word), length);
  }
  const fixed = FIXED_FACTORS.get(word);
  if (fixed !== undefined && row !== null && rest.length === 1) return { kind: 'scale', row, factor: fixed };
  if (word === 'add' || word === 'subtract') return addedInWords(rest, word, verb, length);
  throw new ReadingError(verb.at, `The word “${verb.text.slice(0, 24)}” names no row operation; write R2 -> R2 - 4R1.`);
}

const FIXED_FACTORS: ReadonlyMap<string, Fraction> = new Map([
  ['halve', fraction(1n, 2n)],
  ['double', fraction(2n, 1n)],
  ['triple', fraction(3n, 1n)],
  ['negate', MINUS_ONE],
]);

function swapInWords(marks: readonly Mark[], verb: Token): LineOperation {
  const rows = marks.flatMap(({ row, token }) => {
    if (row !== null) return [row];
    return token.kind === 'number' && /^\d{1,2}$/.test(token.text) ? [Number(token.text)] : [];
  });
  const isPlain = marks.every(
    ({ row, token }) =>
      row !== null ||
      token.kind === 'number' ||
      /^(?:and|with|und|mit|et|y|rows?|zeilen?|lignes?|filas?|les|die|las|,|&|<->)$/i.test(token.text),
  );
  const [a, b] = rows;
  if (!isPlain || rows.length !== 2 || a === undefined || b === undefined || a === b || a === 0 || b === 0)
    throw new ReadingError(verb.at, 'Two different rows are exchanged: swap rows 1 and 2.');
  return swapOf(a, b);
}

/** "add 4 times row 1 to row 2", "subtract R1 from R2". */
function addedInWords(marks: readonly Mark[], word: string, verb: Token, length: number): LineOperation {
  const preposition = word === 'add' ? 'to' : 'from';
  const at = marks.findIndex(({ token }) => token.kind === 'word' && token.text.toLowerCase() === preposition);
  const target = onlyRow(marks.slice(at + 1));
  const added = at < 0 ? [] : [...combinationOf(marks.slice(0, at), length)];
  const [source] = added;
  if (target === null || source === undefined || added.length > 1 || source[0] === target)
    throw new ReadingError(
      verb.at,
      `It should be said what is done to which row: ${word} 4 times row 1 ${preposition} row 2.`,
    );
  const factor = word === 'add' ? source[1] : negated(source[1]);
  return { kind: 'add', target, source: source[0], factor, targetFactor: ONE };
}
