// A whole working as one text, plain or LaTeX, as its lines.

import { cursorOver, isSign, parseWhole } from './parse-term.ts';
import { bracketedMatrix } from './read-bracketed.ts';
import { claimIn } from './read-claim.ts';
import { systemRows } from './read-equations.ts';
import { isLatexWorking, latexLines, lineOf } from './read-latex.ts';
import { isMathml, mathmlAsLatex } from './mathml.ts';
import { isUnread, readRowOperations } from './read-row-operations.ts';
import { looksLikeRow, matrixOfLines } from './read-rows.ts';
import { termOf } from './read-term.ts';
import type { Line, LineContent, RowOperation, Term } from './term.ts';
import { LONGEST_TEXT, type Token, tokensOf } from './tokens.ts';
import { ReadingError, excerptOf, readOrUnread, type Unread, unreadAt } from './unread.ts';

const MOST_LINES = 400;
/** Operations beside a row, and equations, are looked for in shorter lines. */
const LONGEST_LINE = 2000;

/** What is known of a working before it is read. */
export interface WorkingKind {
  /** Whether its values are single numbers, as of a determinant: then a number on a line of its own is no row of a matrix. */
  readonly hasNumbers: boolean;
}

/** What is known of a working from the name of its operation. */
export function workingKind(operation: string): WorkingKind {
  return { hasNumbers: /^(?:determinant|trace|charpoly|mat-)/.test(operation) };
}

/** The lines of a working, in their order; or where it could not be read. What can be read in two ways is not read. */
export function readWorkingText(text: string, kind: WorkingKind = { hasNumbers: false }): readonly Line[] | Unread {
  if (text.length > LONGEST_TEXT) return unreadAt(text, 0, `A working has at most ${LONGEST_TEXT} characters.`);
  if (text.trim() === '') return unreadAt(text, 0, 'There is nothing in the text.');
  return readOrUnread(text, () => linesOf(text, kind));
}

function linesOf(text: string, kind: WorkingKind): readonly Line[] {
  const claim = claimIn(text);
  if (claim !== null) return [claimLine(claim)];
  if (isMathml(text)) return latexLines(mathmlAsLatex(text));
  if (isLatexWorking(text)) return latexLines(text);
  const solution = solutionSet(text.trim());
  if (solution !== null) return [solution];
  const matrix = bracketedMatrix(text);
  if (matrix !== null) return [matrix];
  const values = valuesOrSystem(text);
  if (values !== null) return [values];
  return plainLines(text, kind);
}

const NOTHING = { operations: [], role: null, factor: null, from: null } as const;

function claimLine(claim: Extract<LineContent, { readonly kind: 'claim' }>['claim']): Line {
  return { ...NOTHING, content: { kind: 'claim', claim } };
}

/** `S = \{(1, 2, -1/2)\}`: up to three values, of x, y and z. */
function solutionSet(text: string): Line | null {
  const inner = /^\$? ?[SL] ?= ?\\?\{\s*\(?(?<inner>[^{}()]{1,200})\)?\s*\\?\}\s*\$?\s*$/.exec(text)?.groups?.['inner'];
  if (inner === undefined) return null;
  const cells = inner.split(inner.includes(';') || inner.includes('|') ? /[;|]/ : /,/);
  const names = cells.length <= 3 ? ['x', 'y', 'z'] : cells.map((_, index) => `x_${index + 1}`);
  const values = cells.map((cell, index) => ({
    name: names[index] ?? 'x',
    terms: [termOf(cell, { decimalCommas: true })],
  }));
  return { ...NOTHING, content: { kind: 'values', values } };
}

/** What parts one value from the next on a line: `x = 2, y = 3` and `λ = 2 or λ = 5`; a comma before anything else may be a decimal one. */
const BETWEEN_VALUES =
  /\s*(?:[,;∨]|(?<![\p{L}\d])(?:or|and|oder|und|ou|et)(?!\p{L}))\s*(?=[a-zλ](?:_?\{?\d{1,2}\}?)?\s*=)/u;
/** What parts the values of λ behind one equals sign: `λ = 2, 5`. */
const BETWEEN_EIGENVALUES = /\s*(?:,\s|;|(?<![\p{L}\d])(?:or|and|oder|und|ou|et)(?!\p{L}))\s*/u;
const IS_EIGENVALUE = /^λ/;

/** Lines that all hold one equals sign: values of unknowns, or a system of equations. */
function valuesOrSystem(text: string): Line | null {
  const lines = text
    .split('\n')
    .flatMap((line) => (line.length > LONGEST_LINE ? [line] : line.split(BETWEEN_VALUES)))
    .map((line) => line.trim().replace(/[,;]$/, ''))
    .filter((line) => line !== '');
  if (lines.length === 0 || !lines.every(isEquation)) return null;
  const sides = lines.map((line) => line.split('='));
  const isSolved = sides.every(([name = '']) => /^[a-zλ](?:_?\{?\d{1,2}\}?)?$/.test(name.trim()));
  if (isSolved) {
    if (sides.every(([name = '']) => IS_EIGENVALUE.test(name.trim()))) {
      const terms = sides.flatMap(([, value = '']) => value.split(BETWEEN_EIGENVALUES).map(valueOf));
      return { ...NOTHING, content: { kind: 'values', values: [{ name: 'λ', terms }] } };
    }
    const values = sides.map(([name = '', value = '']) => ({ name: nameOf(name), terms: [valueOf(value)] }));
    const isNamedOnce = new Set(values.map(({ name }) => name)).size === values.length;
    return isNamedOnce ? { ...NOTHING, content: { kind: 'values', values } } : null;
  }
  if (lines.length < 2 || text.includes('λ')) return null;
  const content = systemRows(
    lines.map((line) => tokensOf(line)),
    text.length,
  );
  return { ...NOTHING, content };
}

/** `2,5` behind an equals sign is a decimal number. */
function valueOf(text: string): Term {
  return termOf(text, { decimalCommas: /^\s*-?\d+,\d+\s*$/.test(text) });
}

function isEquation(line: string): boolean {
  const [left = '', right = '', ...more] = line.length > LONGEST_LINE ? [] : line.split('=');
  if (right.trim() === '' || more.length > 0 || /[<>]/.test(line) || left.includes(':') || !/[a-zλ]/.test(left))
    return false;
  return !/[A-Zρ[\]|]|\brow\b|^r_?\{?\d/.test(line);
}

function nameOf(written: string): string {
  const term = termOf(written);
  return term.kind === 'name' ? term.name : written.trim();
}

interface Plain extends WorkingKind {
  readonly lines: Line[];
  /** Rows of the matrix that is being read, and where they begin. */
  rows: string[];
  at: number;
  /** Operations that were named since the last matrix. */
  operations: readonly RowOperation[];
  /** Whether the line before is an expression that may be meant as a row: `1 - 2`. */
  isAfterExpression: boolean;
}

const ARROW = /^\s*(?:[-=~]{0,3}>|[→⟶⇒⟹∼~]|\\(?:to|sim|rightarrow|longrightarrow|leadsto|Rightarrow))\s*/;

/** Matrices, operations, expressions and claims, line by line. */
function plainLines(text: string, { hasNumbers }: WorkingKind): readonly Line[] {
  const plain: Plain = { hasNumbers, lines: [], rows: [], at: 0, operations: [], isAfterExpression: false };
  let at = 0;
  for (const written of text.split('\n')) {
    readPlainLine(plain, written.replace(/\r$/, ''), at);
    at += written.length + 1;
    if (plain.lines.length > MOST_LINES) throw new ReadingError(at, `A working has at most ${MOST_LINES} lines.`);
  }
  endMatrix(plain);
  if (plain.operations.length > 0)
    plain.lines.push({ ...NOTHING, content: { kind: 'operations' }, operations: plain.operations });
  return plain.lines;
}

function endMatrix(plain: Plain): void {
  if (plain.rows.length === 0) return;
  const line = matrixOfLines(plain.rows, plain.at);
  plain.lines.push({ ...line, operations: plain.operations });
  plain.rows = [];
  plain.operations = [];
}

function readPlainLine(plain: Plain, written: string, at: number): void {
  const arrow = ARROW.exec(written)?.[0] ?? '';
  const line = written.slice(arrow.length);
  if (arrow !== '' || line.trim() === '') endMatrix(plain);
  const isAfterExpression = plain.isAfterExpression && arrow === '' && line.trim() !== '';
  plain.isAfterExpression = false;
  if (line.trim() === '') return;
  const named = operationsBefore(line);
  if (named !== null) {
    endMatrix(plain);
    plain.operations = [...plain.operations, ...named.operations];
    addLine(plain, named.line);
    return;
  }
  const operations = /\p{L}|\[/u.test(line) ? readRowOperations(line.replace(/(?:->|→|:)\s*$/, '')) : null;
  const whole = isMatrixOnOneLine(line) ? bracketedMatrix(line) : null;
  if (whole !== null) {
    endMatrix(plain);
    addLine(plain, whole);
    return;
  }
  const isNumber = plain.hasNumbers && isOneEntry(line);
  if (looksLikeRow(line) && !isNumber && (operations === null || isUnread(operations))) {
    if (isAfterExpression) throw notOneKind(at);
    if (plain.rows.length === 0) plain.at = at;
    plain.rows.push(line);
    return;
  }
  const beside = operationsBeside(line);
  if (beside !== null) {
    if (plain.rows.length === 0) plain.at = at;
    plain.rows.push(beside.row);
    endMatrix(plain);
    plain.operations = beside.operations;
    return;
  }
  const isAfterRow = plain.rows.length > 0;
  endMatrix(plain);
  if (operations !== null && !isUnread(operations)) plain.operations = [...plain.operations, ...operations];
  else {
    const read = otherLines(line, at + arrow.length, operations?.sentence ?? '');
    plain.isAfterExpression = read.at(-1)?.content.kind === 'expression' && !line.includes('=');
    if (isAfterRow && plain.isAfterExpression && !plain.hasNumbers) throw notOneKind(at);
    for (const one of read) addLine(plain, one);
  }
}

/** `R2 - 4R1: [1 3 2; 0 -5 -3]`: operations in front of a matrix on the same line, as a line is written back. */
function operationsBefore(line: string): { readonly operations: readonly RowOperation[]; readonly line: Line } | null {
  const place = line.length > LONGEST_LINE ? -1 : line.search(/\[\s*(?:\[|[^[\]]*\]\s*$)/);
  const before = line.slice(0, Math.max(place, 0)).replace(/\s*(?::|[-=~]{0,3}>|[→⟶⇒⟹∼~])?\s*$/, '');
  if (before === '') return null;
  const operations = readRowOperations(before);
  const matrix = line.slice(place);
  if (isUnread(operations) || !(matrix.startsWith('[[') || isMatrixOnOneLine(matrix))) return null;
  const read = bracketedMatrix(matrix);
  return read === null ? null : { operations, line: read };
}

/** `10`, `-3/4`, `3*5`: nothing that parts one entry from another. */
function isOneEntry(line: string): boolean {
  return !/[\s,;|]/.test(line.trim());
}

/** `[1 3 2; 0 5 -3]`: rows of several entries. `[1; 2; 3]` may be one row. */
function isMatrixOnOneLine(line: string): boolean {
  const trimmed = line.trim();
  if (!trimmed.startsWith('[') || !trimmed.endsWith(']') || trimmed.length > LONGEST_LINE) return false;
  const rows = trimmed.slice(1, -1).split(';');
  return rows.length > 1 && rows.every((row) => /\S[\s,]+\S/.test(row));
}

function notOneKind(at: number): ReadingError {
  return new ReadingError(
    at,
    'It is not clear whether this is a row of a matrix; leave an empty line before an expression.',
  );
}

/** Adds a line; values of unknowns that stand below each other are one. */
function addLine(plain: Plain, line: Line): void {
  const last = plain.lines.at(-1);
  if (line.content.kind === 'values' && last?.content.kind === 'values' && plain.operations.length === 0) {
    const values = [...last.content.values, ...line.content.values];
    plain.lines[plain.lines.length - 1] = { ...last, content: { kind: 'values', values } };
  } else plain.lines.push({ ...line, operations: takenOperations(plain) });
}

function takenOperations(plain: Plain): readonly RowOperation[] {
  const { operations } = plain;
  plain.operations = [];
  return operations;
}

interface Beside {
  readonly row: string;
  readonly operations: readonly RowOperation[];
}

/** The operations that stand behind a row, at least two spaces or a bracket away. */
function operationsBeside(line: string): Beside | null {
  if (line.length > LONGEST_LINE) return null;
  for (const { index, 0: gap } of line.matchAll(/\s{2,}|\t/g)) {
    const row = line.slice(0, index);
    const rest = line.slice(index + gap.length);
    if (!/[A-Za-zρ]/.test(rest) || !looksLikeRow(row)) continue;
    const operations = readRowOperations(rest);
    if (!isUnread(operations)) return { row, operations };
  }
  return null;
}

/** A claim, a matrix in brackets or an expression: `det A = 3*4 - 2`; of a chain `3*4 - 2 = 12 - 2 = 10` each part is a line. */
function otherLines(written: string, at: number, sentence: string): readonly Line[] {
  const line = written.includes('λ') ? withoutZero(written) : written;
  const claim = claimIn(line);
  if (claim !== null) return [claimLine(claim)];
  try {
    const single = valuesOrSystem(line) ?? bracketedMatrix(line);
    if (single !== null) return [single];
    return partsOfChain(tokensOf(line)).map((part) => {
      const cursor = cursorOver(part, line.length);
      return lineOf(cursor, parseWhole(cursor));
    });
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    const isWords = /[A-Za-z]{3}|(?:^|\s)[RrLZF]_?\d/.test(line) && !/det/.test(line);
    throw new ReadingError(
      at + error.at,
      isWords ? `${excerptOf(line)} is not read. ${sentence}`.trim() : error.message,
    );
  }
}

/** An equation such as λ² − 7λ + 10 = 0 is about its left side; λ = 0 is a value. */
function withoutZero(line: string): string {
  const left = /^(?<left>.*\S)\s*=\s*0\s*$/.exec(line.slice(0, LONGEST_LINE))?.groups?.['left'];
  return left === undefined || /^\s*λ(?:_?\{?\d{1,2}\}?)?$/.test(left) ? line : left;
}

/** The parts between equals signs; a name in front, such as `det A`, is none. Throws a reading error. */
function partsOfChain(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (isSign(token, '=')) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  const [first = [], ...others] = parts;
  if (others.length === 0) return parts;
  const isName = first.every(({ kind, text }) => kind === 'word' || /^[()|]$/.test(text));
  if (isName && others.length > 1 && first.length === 1 && /^[a-z]/.test(first[0]?.text ?? ''))
    throw new ReadingError(0, 'The value of an unknown stands behind one equals sign: x = 2.');
  return isName ? others : parts;
}
