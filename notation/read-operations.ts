// Row operations as students name them: R2 -> R2 - 4R1, II - 4·I, L_2 \leftarrow L_2 - 4L_1, swap rows 1 and 2.

import { isZero, negated, ONE, productOf, quotientOf, sumOf, ZERO } from './fraction.ts';
import { evaluate, TermReader } from './read-term.ts';
import { asWritten, part, type Rewritten, rewritten } from './rewriting.ts';
import type { Fraction, LineOperation, RowOperation, Term } from './term.ts';
import { type Token, tokensOf } from './tokens.ts';
import { quoted, readOr, type Unread, Unreadable } from './unread.ts';

export interface OperationOptions {
  /** Whether a comma between digits is a decimal comma. Operations are then separated by semicolons and line ends. */
  readonly decimalComma: boolean;
}

const LONGEST_TEXT = 2000;
const MOST_OPERATIONS = 24;
const HOW = 'write it as in R2 -> R2 - 4R1, R1 <-> R2 or R2/5';

/** The row operations in a text, in their order; several are separated by commas, semicolons or line ends. */
export function readRowOperations(
  text: string,
  options: OperationOptions = { decimalComma: false },
): readonly RowOperation[] | Unread {
  return readOr(() => {
    if (text.length > LONGEST_TEXT) {
      throw new Unreadable(`this is too long; write at most ${LONGEST_TEXT} characters`, LONGEST_TEXT);
    }
    const statements = statementsIn(plainRows(asWritten(text)), options);
    if (statements.length === 0) throw new Unreadable(`no row operation is named; ${HOW}`, 1);
    if (statements.length > MOST_OPERATIONS) {
      throw new Unreadable(`more than ${MOST_OPERATIONS} operations are named at once`, text.length);
    }
    return statements.flatMap((statement) => located(statement, () => readStatement(statement.text, options)));
  });
}

/** Errors are told by the characters of the text as it was given. */
function located<Result>({ text, origins }: Rewritten, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new Unreadable(error.message, (origins[Math.min(error.character - 1, text.length)] ?? 0) + 1);
  }
}

const ORDINALS: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const ROMAN: readonly string[] = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** Every way of naming a row as R1, R2, ..., and words as signs. */
function plainRows(source: Rewritten): Rewritten {
  const rules: readonly (readonly [pattern: RegExp, by: (groups: readonly (string | undefined)[]) => string])[] = [
    [/\bthe\s+(?=\p{L}+\s+row\b)/giu, () => ''],
    [
      /\b(first|second|third|fourth|fifth|sixth)\s+row\b/gi,
      ([, word]) => `R${ORDINALS.indexOf((word ?? '').toLowerCase()) + 1}`,
    ],
    [/(?<![\p{L}_\d]{2}|[\p{L}_])\[(\d{1,2})\](?!\s*[[=(])/gu, ([, row]) => ` R${row}`],
    // Programs: A[1, :] counts from 0, A(2,:) from 1.
    [/\b[A-Z]\w{0,8}\[\[\s*(\d)\s*,\s*(\d)\s*\]\]\s*=\s*[A-Z]\w{0,8}\[\[\s*\2\s*,\s*\1\s*\]\]/g, exchanged(1)],
    [/\b[A-Z]\w{0,8}\(\[(\d)[ ,]+(\d)\]\s*,\s*:\)\s*=\s*[A-Z]\w{0,8}\(\[\2[ ,]+\1\]\s*,\s*:\)/g, exchanged(0)],
    [/\b[A-Z]\w{0,8}\[\s*(\d{1,2})\s*(?:,\s*:\s*)?\]/g, ([, row]) => `R${Number(row) + 1}`],
    [/\b[A-Z]\w{0,8}\(\s*(\d{1,2})\s*,\s*:\s*\)/g, ([, row]) => `R${row}`],
    [/\\(?:text|mathrm|operatorname)\s*\{([^{}]*)\}/g, ([, inner]) => ` ${inner} `],
    [/\\quad|\\qquad|\\[,;:!]/g, () => ' '],
    [
      /\b(?:row|zeile|ligne|fila|equation|gleichung|eq)\.?\s*(?:no\.?\s*|number\s+|nr\.?\s*)?(\d{1,2})\b/gi,
      ([, row]) => `R${row}`,
    ],
    [/(?<!\p{L})(?:row|zeile|ligne|fila)\s+([IV]{1,4})(?!\p{L})/giu, ([, row]) => romanRow(row)],
    [/(?<![\p{L}_\\])([IV]{1,4})(?![\p{L}\d_])/gu, ([, row]) => romanRow(row)],
    [/\bdivided\s+by\b|\bover\b/gi, () => '/'],
    [/\b(?:times|mal|fois)\b/gi, () => '*'],
    [/\b(?:minus|moins)\b/gi, () => '-'],
    [/\bplus\b/gi, () => '+'],
    [/\b(?:becomes|is replaced by)\b/gi, () => '<-'],
    [/\bthen\b/gi, () => ';'],
  ];
  return rules.reduce((text, [pattern, by]) => rewritten(text, pattern, by), source);
}

function exchanged(shift: 0 | 1): (groups: readonly (string | undefined)[]) => string {
  return ([, first, second]) => {
    const rows = [Number(first) + shift, Number(second) + shift].toSorted((x, y) => x - y);
    return `R${rows[0]} <-> R${rows[1]}`;
  };
}

function romanRow(written: string | undefined): string {
  const row = ROMAN.indexOf((written ?? '').toUpperCase());
  return row < 0 ? (written ?? '') : `R${row + 1}`;
}

/** The statements, parted at commas outside of brackets, semicolons, line ends and LaTeX's double backslash. */
function statementsIn(source: Rewritten, { decimalComma }: OperationOptions): readonly Rewritten[] {
  const { text } = source;
  const statements: Rewritten[] = [];
  let depth = 0;
  let from = 0;
  const close = (to: number, next: number): void => {
    if (text.slice(from, to).trim() !== '') statements.push(part(source, from, to));
    from = next;
  };
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    else if (character === ';' || character === '\n') close(at, at + 1);
    else if (character === '\\' && text[at + 1] === '\\') {
      close(at, at + 2);
      at += 1;
    } else if (
      character === ',' &&
      depth <= 0 &&
      !isDecimalComma(text, at, decimalComma) &&
      !isList(text.slice(from))
    ) {
      close(at, at + 1);
    }
  }
  close(text.length, text.length);
  return statements.flatMap(withoutJoints);
}

function isDecimalComma(text: string, at: number, isPossible: boolean): boolean {
  return isPossible && /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '');
}

/** "swap rows 1, 2": the comma parts the rows. */
function isList(statement: string): boolean {
  return /^\s*(?:swap|exchange|interchange|switch)\s+(?:rows?\s+)?R?\d{1,2}\s*,/i.test(statement);
}

/** What joins two statements in words, or a bar between them; not the two rows of an exchange. */
const JOINED = /\s(?:and|et|und)\s|\|/gi;

function withoutJoints(statement: Rewritten): readonly Rewritten[] {
  const { text } = statement;
  if (SWAP.test(text) || SWAPPED.test(text)) return [statement];
  const joints = [...text.matchAll(JOINED)];
  const starts = [0, ...joints.map(({ 0: joint, index }) => index + joint.length)];
  return starts.map((from, place) => part(statement, from, joints[place]?.index ?? text.length));
}

const SWAP =
  /^\s*(?:on\s+|we\s+)?(?:swap|exchange|interchange|switch|permute|tausche|vertausche|échange[rz]?)\s+(?:rows?|zeilen?|lignes?)?\s*[RLZF]?_?(\d{1,2})\s*(?:and|with|und|mit|et|,|&|<->)\s*(?:row|zeile|ligne)?\s*[RLZF]?_?(\d{1,2})\s*\.?\s*$/i;
/** Elementary matrices by their names: P_{13} and R_{13} exchange two rows, E_{21}(-4) adds -4 times row 1 to row 2. */
const ELEMENTARY_SWAP = /^\s*[PR]_\{?(\d)(\d)\}?\s*$/;
const ELEMENTARY_ADD = /^\s*E_\{?(\d)(\d)\}?\s*\((.+)\)\s*$/;
const MULTIPLES: ReadonlyMap<string, Fraction> = new Map([
  ['halve', { numerator: 1n, denominator: 2n }],
  ['double', { numerator: 2n, denominator: 1n }],
  ['triple', { numerator: 3n, denominator: 1n }],
  ['negate', { numerator: -1n, denominator: 1n }],
]);
const MULTIPLE = /^\s*(halve|double|triple|negate)\s+R(\d{1,2})\s*\.?\s*$/i;
const SWAPPED =
  /^\s*R(\d{1,2})\s*(?:and|und|et|&)\s*R(\d{1,2})\s+(?:are\s+)?(?:swapped|exchanged|interchanged|swap|tauschen)\s*\.?\s*$/i;
const ADD = /^\s*(?:add|addiere)\s+(.*)R(\d{1,2})\s+(?:to|zu)\s+R(\d{1,2})\s*\.?\s*$/i;
const SUBTRACT = /^\s*(?:subtract|take|subtrahiere)\s+(.*)R(\d{1,2})\s+(?:from|von)\s+R(\d{1,2})\s*\.?\s*$/i;
const MULTIPLY = /^\s*(?:multiply|scale|multipliziere)\s+R(\d{1,2})\s+(?:by|with|mit)\s+(.+?)\s*\.?\s*$/i;
const DIVIDE = /^\s*(?:divide|dividiere)\s+R(\d{1,2})\s+(?:by|through|durch)\s+(.+?)\s*\.?\s*$/i;

function readStatement(text: string, options: OperationOptions): readonly RowOperation[] {
  const swap = SWAP.exec(text) ?? SWAPPED.exec(text) ?? ELEMENTARY_SWAP.exec(text);
  if (swap !== null) return [swapOf(Number(swap[1]), Number(swap[2]))];
  const elementary = ELEMENTARY_ADD.exec(text);
  if (elementary !== null) {
    const added = rowTimes(Number(elementary[2]), numberIn(elementary[3], options));
    return combination(Number(elementary[1]), linearSum(rowTimes(Number(elementary[1]), ONE), added));
  }
  const multiple = MULTIPLE.exec(text);
  if (multiple !== null) return [scaleOf(Number(multiple[2]), MULTIPLES.get(multiple[1].toLowerCase()) ?? ONE)];
  const add = ADD.exec(text);
  if (add !== null) return combination(Number(add[3]), rowsWith(add, ONE, options));
  const subtract = SUBTRACT.exec(text);
  if (subtract !== null) return combination(Number(subtract[3]), rowsWith(subtract, negated(ONE), options));
  const multiply = MULTIPLY.exec(text);
  if (multiply !== null) return [scaleOf(Number(multiply[1]), numberIn(multiply[2], options))];
  const divide = DIVIDE.exec(text);
  if (divide !== null) {
    const factor = quotientOf(ONE, numberIn(divide[2], options));
    if (factor === null) throw new Unreadable('a row cannot be divided by 0', 1);
    return [scaleOf(Number(divide[1]), factor)];
  }
  return readFormula(text, options);
}

/** "add 3 times R1 to R2", of which the target keeps its own multiple. */
function rowsWith(found: RegExpExecArray, sign: Fraction, options: OperationOptions): Linear {
  const amount = found[1].replace(/[*·]\s*$/, '').trim();
  const factor = amount === '' ? ONE : numberIn(amount, options);
  return linearSum(rowTimes(Number(found[3]), ONE), rowTimes(Number(found[2]), productOf(sign, factor)));
}

function numberIn(text: string, options: OperationOptions): Fraction {
  const reader = new TermReader(tokensOf(text, options), text.length);
  const value = evaluate(reader.sum());
  reader.end();
  if (value === null) throw new Unreadable(`${quoted(text)} is not a number`, 1);
  return value;
}

const ARROWS: readonly string[] = ['<->', '->', '<-', '=', '+=', '-=', '*=', '/='];

function readFormula(text: string, options: OperationOptions): readonly RowOperation[] {
  const tokens = tokensOf(text, options);
  const arrow = tokens.findIndex(({ kind, text: sign }) => kind === 'sign' && ARROWS.includes(sign));
  if (arrow < 0) return unplaced(linearOf(tokens, text.length));
  const [left, right] = [tokens.slice(0, arrow), tokens.slice(arrow + 1)];
  const sign = tokens[arrow].text;
  const [from, to] = [rowOf(left), rowOf(right)];
  if (sign === '<->') {
    if (from === null || to === null || from.axis !== to.axis)
      throw errorAt(tokens[arrow], `two rows are exchanged, as in R1 <-> R2`);
    return placed(from.axis, [swapOf(from.row, to.row)]);
  }
  if (sign.length === 2 && sign.endsWith('='))
    return changed(sign, from, linearOrNumber(right, text.length), tokens[arrow]);
  if (from !== null && to === null) return assigned(from, linearOf(right, text.length), tokens[arrow]);
  if (to !== null && from === null && sign !== '<-') return assigned(to, linearOf(left, text.length), tokens[arrow]);
  if (from !== null && to !== null && sign !== '->' && from.row !== to.row) {
    return assigned(from, linearOf(right, text.length), tokens[arrow]);
  }
  throw errorAt(tokens[arrow], `which row becomes what is not clear; ${HOW}`);
}

interface NamedRow {
  readonly axis: 'row' | 'column';
  readonly row: number;
}

/** A single row, perhaps with a prime for the new one; null for anything else. */
function rowOf(tokens: readonly Token[]): NamedRow | null {
  const [name, ...rest] = tokens;
  if (name?.kind !== 'name' || rest.some(({ text }) => text !== "'")) return null;
  return namedRow(name.text);
}

const ROW_NAME = /^(?<letter>[RLZFEρ]|[rlzfe])_(?<number>\d{1,2})$/u;
const COLUMN_NAME = /^[CSKcsk]_(?<number>\d{1,2})$/;

function namedRow(name: string): NamedRow | null {
  const row = ROW_NAME.exec(name);
  if (row !== null) return { axis: 'row', row: Number(row.groups?.['number']) };
  const column = COLUMN_NAME.exec(name);
  return column === null ? null : { axis: 'column', row: Number(column.groups?.['number']) };
}

/** A sum of multiples of rows, in the order in which they are named, and of a number. */
interface Linear {
  readonly axis: NamedRow['axis'] | null;
  readonly rows: ReadonlyMap<number, Fraction>;
  readonly constant: Fraction;
}

function linearOf(tokens: readonly Token[], length: number): Linear {
  const linear = linearOrNumber(tokens, length);
  if (!isZero(linear.constant))
    throw new Unreadable(`a number alone cannot be added to a row; ${HOW}`, (tokens[0]?.at ?? 0) + 1);
  if (linear.rows.size === 0) throw new Unreadable(`no row is named here; ${HOW}`, (tokens[0]?.at ?? length) + 1);
  return linear;
}

function linearOrNumber(tokens: readonly Token[], length: number): Linear {
  const reader = new TermReader(tokens, length);
  const linear = linearIn(reader.sum());
  reader.end();
  if (linear === null) throw new Unreadable(`this is no sum of multiples of rows; ${HOW}`, (tokens[0]?.at ?? 0) + 1);
  return linear;
}

/** Null where the term is not linear in rows. */
function linearIn(term: Term): Linear | null {
  switch (term.kind) {
    case 'name': {
      const named = namedRow(term.name);
      return named === null ? null : { ...rowTimes(named.row, ONE), axis: named.axis };
    }
    case 'negative': {
      const of = linearIn(term.of);
      return of === null ? null : timesNumber(of, negated(ONE));
    }
    case 'sum':
      return term.terms.reduce<Linear | null>((total, next) => {
        const linear = linearIn(next);
        return total === null || linear === null || areMixed(total, linear) ? null : linearSum(total, linear);
      }, NOTHING);
    case 'product':
      return term.factors.reduce<Linear | null>(
        (total, next) => {
          const linear = linearIn(next);
          if (total === null || linear === null) return null;
          if (linear.rows.size === 0) return timesNumber(total, linear.constant);
          return total.rows.size === 0 ? timesNumber(linear, total.constant) : null;
        },
        { ...NOTHING, constant: ONE },
      );
    case 'quotient': {
      const [over, under] = [linearIn(term.over), evaluate(term.under)];
      const factor = under === null ? null : quotientOf(ONE, under);
      return over === null || factor === null ? null : timesNumber(over, factor);
    }
    default: {
      const value = evaluate(term);
      return value === null ? null : { ...NOTHING, constant: value };
    }
  }
}

const NOTHING: Linear = { axis: null, rows: new Map(), constant: ZERO };

function areMixed(x: Linear, y: Linear): boolean {
  return x.axis !== null && y.axis !== null && x.axis !== y.axis;
}

function rowTimes(row: number, factor: Fraction): Linear {
  return { axis: 'row', rows: new Map([[row, factor]]), constant: ZERO };
}

function timesNumber({ axis, rows, constant }: Linear, factor: Fraction): Linear {
  return {
    axis,
    rows: new Map([...rows].map(([row, value]) => [row, productOf(value, factor)])),
    constant: productOf(constant, factor),
  };
}

function linearSum(x: Linear, y: Linear): Linear {
  const rows = new Map(x.rows);
  for (const [row, factor] of y.rows) rows.set(row, sumOf(rows.get(row) ?? ZERO, factor));
  return { axis: x.axis ?? y.axis, rows, constant: sumOf(x.constant, y.constant) };
}

/** A sum that does not say which row it replaces. */
function unplaced(linear: Linear): readonly RowOperation[] {
  const terms = [...linear.rows].map(([row, factor]) => ({ row, factor }));
  const axis = linear.axis ?? 'row';
  if (terms.length === 1) return placed(axis, [scaleOf(terms[0].row, terms[0].factor)]);
  const alone = terms.filter(({ factor }) => factor.numerator === 1n && factor.denominator === 1n);
  const [likely] = alone.length === 1 ? alone : terms;
  return placed(axis, [{ kind: 'unplaced', terms, likelyTarget: likely.row }]);
}

function assigned(target: NamedRow, linear: Linear, arrow: Token): readonly RowOperation[] {
  if (linear.axis !== target.axis) throw errorAt(arrow, 'rows and columns are mixed');
  return placed(target.axis, combination(target.row, linear));
}

/** `R2 -= 4R1`, `R2 *= 3`. */
function changed(sign: string, target: NamedRow | null, by: Linear, arrow: Token): readonly RowOperation[] {
  if (target === null) throw errorAt(arrow, `a single row stands before ${quoted(sign)}`);
  if (sign === '*=' || sign === '/=') {
    const factor = sign === '*=' ? by.constant : quotientOf(ONE, by.constant);
    if (by.rows.size > 0 || factor === null) throw errorAt(arrow, 'a number other than 0 is expected here');
    return placed(target.axis, [scaleOf(target.row, factor)]);
  }
  if (by.rows.size === 0 || by.axis !== target.axis)
    throw errorAt(arrow, `multiples of rows are expected here; ${HOW}`);
  const added = timesNumber(by, sign === '+=' ? ONE : negated(ONE));
  return placed(target.axis, combination(target.row, linearSum(rowTimes(target.row, ONE), added)));
}

/** What a row becomes, as one operation or as several that are done in turn. */
function combination(target: number, { rows }: Linear): readonly LineOperation[] {
  const own = rows.get(target) ?? ZERO;
  const others = [...rows].filter(([row]) => row !== target);
  if (others.length === 0) return [scaleOf(target, own)];
  return others.map(([source, factor], place) => ({
    kind: 'add',
    target,
    source,
    factor,
    targetFactor: place === 0 ? own : ONE,
  }));
}

function placed(axis: NamedRow['axis'], operations: readonly LineOperation[]): readonly RowOperation[] {
  return axis === 'row' ? operations : operations.map((operation) => ({ kind: 'columns', operation }));
}

function swapOf(first: number, second: number): LineOperation {
  return { kind: 'swap', rows: [first, second] };
}

function scaleOf(row: number, factor: Fraction): LineOperation {
  return { kind: 'scale', row, factor };
}

function errorAt({ at }: Token, reason: string): Unreadable {
  return new Unreadable(reason, at + 1);
}
