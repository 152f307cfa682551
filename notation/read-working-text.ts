// A whole working as one text, plain or LaTeX, as its lines.

import { connectingLength, type EntryName, entryOf, type Labelled, labelOf, nameOf } from './labels.ts';
import { cursorOver, parseWhole } from './parse-term.ts';
import { bracketedMatrix } from './read-bracketed.ts';
import { claimIn } from './read-claim.ts';
import { systemRows } from './read-equations.ts';
import { factoredMatrix } from './read-factored.ts';
import { isLatexWorking, latexLines, lineOf } from './read-latex.ts';
import { isMathml, mathmlAsLatex } from './mathml.ts';
import { isUnread, readRowOperations } from './read-row-operations.ts';
import { looksLikeRow, matrixOfLines, moved } from './read-rows.ts';
import { termOf } from './read-term.ts';
import type { Line, LineContent, LineRole, RowOperation, Term } from './term.ts';
import { LONGEST_TEXT, tokensOf } from './tokens.ts';
import { type SystemSize, type WorkingKind, workingKind } from './working-kind.ts';
import { ReadingError, excerptOf, readOrUnread, type Unread, unreadAt } from './unread.ts';

const MOST_LINES = 400;
/** Operations beside a row, and equations, are looked for in shorter lines. */
const LONGEST_LINE = 2000;

/** The lines of a working, in their order; or where it could not be read. What can be read in two ways is not read. */
export function readWorkingText(text: string, kind: WorkingKind = workingKind('')): readonly Line[] | Unread {
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
  const matrix = bracketedMatrix(text) ?? factoredMatrix(text);
  if (matrix !== null) return [matrix];
  const equations = kind.system === null ? null : systemLines(text, kind.system);
  if (equations !== null) return equations;
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
    const values = sides.map(([name = '', value = '']) => ({ name: valueName(name), terms: [valueOf(value)] }));
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

/** Equations and values of unknowns: a system where there are as many as in the task, else single equations; null for other texts. */
function systemLines(text: string, system: SystemSize): readonly Line[] | null {
  const groups = text.split(/\n[^\S\n]*(?:\n[^\S\n]*)+/).map((group) =>
    group
      .split('\n')
      .map((line) => line.trim().replace(/[,;]$/, ''))
      .filter((line) => line !== ''),
  );
  const lines = groups.flat();
  if (lines.length === 0 || text.includes('λ') || !lines.every(isEquation)) return null;
  const names = unknownsOf(
    lines.filter((line) => !isSolved(line)),
    system,
  );
  if (names === null) return null;
  return groups.flatMap((group): readonly Line[] => {
    const unsolved = group.filter((line) => !isSolved(line));
    if (unsolved.length === 0) return [valuesOrSystem(group.join('\n'))].filter((line) => line !== null);
    if (group.length === system.equations) return [{ ...NOTHING, content: systemOf(group, names) }];
    const read: Line[] = [];
    for (const line of group) {
      const next = isSolved(line) ? valuesOrSystem(line) : equationOf(line, names);
      if (next === null) continue;
      const last = read.at(-1);
      const together = last === undefined ? null : valuesTogether(last, next);
      if (together === null) read.push(next);
      else read[read.length - 1] = together;
    }
    return read;
  });
}

/** A text that is a single equation of a system; null for another text, or where it could not be read. */
export function readEquation(text: string, system: SystemSize): Line | Unread | null {
  return text.length > LONGEST_LINE ? null : readOrUnread(text, () => equationLine(text, system));
}

/** A single equation; null where it is none, or where nothing says which column each unknown has. */
function equationLine(line: string, system: SystemSize): Line | null {
  const written = line.trim().replace(/[,;]$/, '');
  if (!isEquation(written) || isSolved(written)) return null;
  const names = unknownsOf([written], system);
  return names === null ? null : equationOf(written, names);
}

function equationOf(line: string, unknowns: readonly string[]): Line {
  const { rows, bar } = systemOf([line], unknowns);
  return { ...NOTHING, content: { kind: 'matrix', rows, bar: bar ?? unknowns.length, unknowns } };
}

function systemOf(lines: readonly string[], unknowns: readonly string[]): ReturnType<typeof systemRows> {
  const length = lines.reduce((total, line) => total + line.length + 1, 0);
  return systemRows(
    lines.map((line) => tokensOf(line)),
    length,
    unknowns,
  );
}

function isSolved(line: string): boolean {
  return /^[a-z](?:_?\{?\d{1,2}\}?)?\s*=[^a-z=]*$/.test(line);
}

/** The unknowns in the order of the columns: x, y, z, or x_1 to x_n; null where the equations have others. */
function unknownsOf(equations: readonly string[], { unknowns }: SystemSize): readonly string[] | null {
  const written = new Set(
    equations.flatMap((line) => [...line.matchAll(/[a-z](?:_?\{?\d{1,2}\}?)?/g)].map(([name]) => valueName(name))),
  );
  const plain = ['x', 'y', 'z'].slice(0, unknowns);
  const indexed = Array.from({ length: unknowns }, (_, index) => `x_${index + 1}`);
  for (const names of unknowns <= plain.length ? [plain, indexed] : [indexed]) {
    if ([...written].every((name) => names.includes(name))) return names;
  }
  const own = [...written].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return own.length === unknowns && !(own.includes('w') && own.includes('x')) ? own : null;
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

function valueName(written: string): string {
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
  /** What the next line is, where a word on a line of its own says it. */
  role: LineRole | null;
  /** Whether the line before is an expression that may be meant as a row: `1 - 2`. */
  isAfterExpression: boolean;
}

const ARROW = /^\s*(?:[-=~]{0,3}>|[→⟶⇒⟹∼~]|\\(?:to|sim|rightarrow|longrightarrow|leadsto|Rightarrow))\s*/;

/** `(1, -2)`: below rows that are written otherwise it is no row of theirs. */
const IS_TUPLE = /^\s*\([^()]*,[^()]*\)\s*$/;

/** Matrices, operations, expressions and claims, line by line. */
function plainLines(text: string, kind: WorkingKind): readonly Line[] {
  const plain: Plain = { ...kind, lines: [], rows: [], at: 0, operations: [], role: null, isAfterExpression: false };
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
  plain.lines.push({ ...line, role: plain.role ?? line.role, operations: plain.operations });
  plain.rows = [];
  plain.operations = [];
  plain.role = null;
}

function readPlainLine(plain: Plain, written: string, from: number): void {
  const arrow = ARROW.exec(written)?.[0] ?? '';
  const before = arrow.length + connectingLength(written.slice(arrow.length));
  const label = labelOf(written.slice(before)) ?? nameAlone(written.slice(before));
  const start = before + (label?.length ?? 0);
  const line = written.slice(start);
  const at = from + start;
  const isVectorBelowRows = IS_TUPLE.test(line) && !IS_TUPLE.test(plain.rows.at(-1) ?? '(,)');
  if (arrow !== '' || line.trim() === '' || label !== null || isVectorBelowRows) endMatrix(plain);
  if (label !== null) plain.role = label.role;
  const isAfterExpression = plain.isAfterExpression && arrow === '' && line.trim() !== '';
  plain.isAfterExpression = false;
  if (line.trim() === '') return;
  const named = operationsBefore(line);
  if (named !== null) {
    endMatrix(plain);
    plain.operations = [...plain.operations, ...named.operations];
    addLines(plain, [named.line]);
    return;
  }
  const operations = /\p{L}|\[/u.test(line) ? readRowOperations(line.replace(/(?:->|→|:)\s*$/, '')) : null;
  const whole = isMatrixOnOneLine(line) ? bracketedMatrix(line) : factoredMatrix(line);
  if (whole !== null) {
    endMatrix(plain);
    addLines(plain, [whole]);
    return;
  }
  const isNumber = plain.hasNumbers && isOneEntry(line);
  if (looksLikeRow(line) && !isNumber && (operations === null || isUnread(operations))) {
    if (isAfterExpression) throw notOneKind(from);
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
    const read = otherLines(line, at, operations?.sentence ?? '', plain);
    plain.isAfterExpression =
      label === null && !plain.hasNumbers && read.at(-1)?.content.kind === 'expression' && !line.includes('=');
    if (isAfterRow && plain.isAfterExpression) throw notOneKind(from);
    addLines(plain, read);
  }
}

/** `A^-1 =` with nothing behind it. */
function nameAlone(line: string): Labelled | null {
  const name = nameOf(line);
  return name !== null && line.slice(name.length).trim() === '' ? name : null;
}

/** What parts operations from the matrix behind them. */
const BEHIND_OPERATIONS = /\s*(?::(?!=)|[-=~]{1,3}>|[→⟶⇒⟹∼~])\s*|\s+(?=\[)/g;
const MOST_PARTINGS = 12;

/** `R2 - 4R1: [1 3 2; 0 -5 -3]`: operations in front of a matrix on the same line, as a line is written back. */
function operationsBefore(line: string): { readonly operations: readonly RowOperation[]; readonly line: Line } | null {
  if (line.length > LONGEST_LINE || !/[[|(]/.test(line)) return null;
  let tried = 0;
  for (const { index, 0: parting } of line.matchAll(BEHIND_OPERATIONS)) {
    const before = line.slice(0, index);
    if (!/[\p{L}\d]/u.test(before)) continue;
    tried += 1;
    if (tried > MOST_PARTINGS) return null;
    const operations = readRowOperations(before);
    if (isUnread(operations)) continue;
    const read = matrixOnOneLine(line.slice(index + parting.length));
    if (read !== null) return { operations, line: read };
  }
  return null;
}

/** A matrix, with a number beside it or not, of a line that holds nothing else. */
function matrixOnOneLine(line: string): Line | null {
  const label = nameOf(line) ?? labelOf(line);
  const rest = line.slice(label?.length ?? 0);
  const isMatrix = rest.startsWith('[[') || isMatrixOnOneLine(rest);
  return isMatrix ? bracketedMatrix(rest) : factoredMatrix(rest);
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

/** Adds the parts of a line; values of unknowns that stand below each other are one. */
function addLines(plain: Plain, parts: readonly Line[]): void {
  for (const [index, part] of parts.entries()) {
    const last = plain.lines.at(-1);
    const isNext = index === 0 && last !== undefined && plain.operations.length === 0 && plain.role === null;
    const together = isNext && parts.length === 1 ? valuesTogether(last, part) : null;
    if (together === null)
      plain.lines.push({ ...part, role: part.role ?? plain.role, operations: takenOperations(plain) });
    else plain.lines[plain.lines.length - 1] = together;
  }
  plain.role = null;
}

/** The values of two lines as one; null where one of them holds something else, or the same unknown stands in both. */
export function valuesTogether(first: Line, second: Line): Line | null {
  if (first.content.kind !== 'values' || second.content.kind !== 'values') return null;
  if (second.operations.length > 0 || first.part !== undefined || second.part !== undefined) return null;
  const known = new Set(first.content.values.map(({ name }) => name));
  if (second.content.values.some(({ name }) => name !== 'λ' && known.has(name))) return null;
  return { ...first, content: { kind: 'values', values: [...first.content.values, ...second.content.values] } };
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
function otherLines(
  written: string,
  at: number,
  sentence: string,
  { system, hasEntries }: WorkingKind,
): readonly Line[] {
  const line = written.includes('λ') ? withoutZero(written) : written;
  const claim = claimIn(line);
  if (claim !== null) return [claimLine(claim)];
  try {
    const entry = hasEntries ? entryOf(line) : null;
    if (entry !== null) return partsOfEntry(line, entry);
    const single =
      valuesOrSystem(line) ?? (system === null ? null : equationLine(line, system)) ?? bracketedMatrix(line);
    return single === null ? (vectorOf(line) ?? partsOfChain(line)) : [single];
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    const isWords = /[A-Za-z]{3}|(?:^|\s)[RrLZF]_?\d/.test(line) && !/det/.test(line);
    throw new ReadingError(
      at + error.at,
      isWords ? `${excerptOf(line)} is not read. ${sentence}`.trim() : error.message,
    );
  }
}

/** `(1, -2)`, `v = (1, -2)`: a vector, as one row; null for other texts. */
function vectorOf(line: string): readonly Line[] | null {
  const inner = /^\s*(?:\p{L}_?\d?\s*=\s*)?\((?<inner>[^()=]{1,200})\)\s*(?:\^?\s?T)?\s*$/u.exec(line)?.groups?.[
    'inner'
  ];
  if (inner === undefined || !/[,;]/.test(inner)) return null;
  const cells = inner
    .split(inner.includes(';') ? ';' : ',')
    .map((cell) => termOf(cell, { decimalCommas: inner.includes(';') }));
  return [{ ...NOTHING, content: { kind: 'matrix', rows: [cells] } }];
}

/** An equation such as λ² − 7λ + 10 = 0 is about its left side; λ = 0 is a value. */
function withoutZero(line: string): string {
  const left = /^(?<left>.*\S)\s*=\s*0\s*$/.exec(line.slice(0, LONGEST_LINE))?.groups?.['left'];
  return left === undefined || /^\s*λ(?:_?\{?\d{1,2}\}?)?$/.test(left) ? line : left;
}

/** The parts between equals signs, each a line; a name in front, such as `det A`, is none. Throws a reading error. */
function partsOfChain(line: string): readonly Line[] {
  const name = nameOf(line) ?? labelOf(line);
  const texts = textsBetweenEquals(line.slice(name?.length ?? 0), name?.length ?? 0);
  const unknown = texts.length > 2 ? unknownIn(texts[0]?.text ?? '') : null;
  const isName = unknown !== null || (texts.length > 1 && NAME.test(texts[0]?.text ?? ''));
  const shown = isName ? texts.slice(1) : texts;
  const lines = shown.map(({ text, at }): Line => {
    const part = moved(
      at,
      () => factoredMatrix(text) ?? (text.includes('[') ? bracketedMatrix(text) : null) ?? termLine(text),
    );
    if (unknown === null) return { ...part, role: part.role ?? name?.role ?? null };
    const term = part.content.kind === 'expression' ? part.content.term : termOf(text);
    return { ...NOTHING, content: { kind: 'values', values: [{ name: unknown, terms: [term] }] } };
  });
  return lines.length > 1 ? lines.map((part, index) => ({ ...part, part: index + 1 })) : lines;
}

/** The parts of a line on one entry of a matrix. Throws a reading error. */
function partsOfEntry(line: string, { row, column, length }: EntryName): readonly Line[] {
  const texts = textsBetweenEquals(line.slice(length), length);
  return texts.map(({ text, at }, index): Line => {
    const term = moved(at, () => termOf(text));
    const part = texts.length > 1 ? { part: index + 1 } : {};
    return { ...NOTHING, content: { kind: 'entries', entries: [{ row, column, term }] }, ...part };
  });
}

/** Words and parentheses: `det A`, `det(A)`. */
const NAME = /^[\p{L}\s()|]*\p{L}[\p{L}\s()|]*$/u;

function unknownIn(text: string): string | null {
  return /^\s*[a-z](?:_?\{?\d{1,2}\}?)?\s*$/.test(text) ? valueName(text) : null;
}

function termLine(text: string): Line {
  const cursor = cursorOver(tokensOf(text), text.length);
  return lineOf(cursor, parseWhole(cursor));
}

/** An equals sign that is no part of an arrow or of another sign. */
const EQUALS = /(?<![<>:!~=+\-*/])=(?![>=])/g;

function textsBetweenEquals(line: string, offset: number): readonly { readonly text: string; readonly at: number }[] {
  const places = [...line.matchAll(EQUALS)].map(({ index }) => index);
  const starts = [0, ...places.map((place) => place + 1)];
  const texts = starts.map((start, index) => ({ text: line.slice(start, places[index]), at: offset + start }));
  return texts.filter(({ text }, index) => index > 0 || text.trim() !== '' || texts.length === 1);
}
