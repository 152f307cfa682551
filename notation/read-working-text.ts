// A whole working as one text, plain or LaTeX, as its lines.

import { connectingLength, type EntryName, cofactorOf, entryOf, type Labelled, labelOf, nameOf } from './labels.ts';
import { cursorOver, parseWhole } from './parse-term.ts';
import { plainerText } from './plainer-text.ts';
import { bracketedMatrix } from './read-bracketed.ts';
import { claimIn, invertibilityIn } from './read-claim.ts';
import { factoredMatrix } from './read-factored.ts';
import { latexParts } from './latex-parts.ts';
import { isLatexWorking, latexLines, lineOf } from './read-latex.ts';
import { isMathml, mathmlAsLatex } from './mathml.ts';
import { isUnread, readRowOperations } from './read-row-operations.ts';
import { looksLikeRow, matrixOfLines, moved } from './read-rows.ts';
import { rowWithOperation } from './row-with-operation.ts';
import { readTerm, termOf } from './read-term.ts';
import {
  eigenvaluesIn,
  equationGroups,
  equationLine,
  solutionSet,
  systemLines,
  valueName,
  valuesOrSystem,
  valuesTogether,
} from './read-values.ts';
import type { Claim, Line, LineContent, LineRole, RowOperation } from './term.ts';
import { LONGEST_TEXT, tokensOf } from './tokens.ts';
import { spelledBasis, spelledVectors } from './vector-spelling.ts';
import { type WorkingKind, workingKind } from './working-kind.ts';
import { ReadingError, excerptOf, readOrUnread, type Unread, unreadAt } from './unread.ts';

const MOST_LINES = 400;
/** Operations beside a row, and equations, are looked for in shorter lines. */
const LONGEST_LINE = 2000;
/** Remarks are looked for in shorter texts. */
const LONGEST_WITH_REMARKS = 6000;

/** The lines of a working, in their order; or where it could not be read. What can be read in two ways is not read. */
export function readWorkingText(text: string, kind: WorkingKind = workingKind('')): readonly Line[] | Unread {
  if (text.length > LONGEST_TEXT) return unreadAt(text, 0, `A working has at most ${LONGEST_TEXT} characters.`);
  if (text.trim() === '') return unreadAt(text, 0, 'There is nothing in the text.');
  const spelled = spelledFor(text, kind);
  const read = readOrUnread(spelled, () => linesOf(spelled, kind));
  if (!isUnread(read) || text.length > LONGEST_WITH_REMARKS) return read;
  const plainer = plainerText(spelled, kind.mostEigenvalues);
  return plainer === spelled ? read : readOrUnread(plainer, () => linesOf(plainer, kind));
}

/** `3x2` between numbers, where a working has no unknowns. */
const TIMES = /(?<=[\d)\]]\s?)[xX](?=\s?[-−–(]?\s?[\d(√])/g;
/** `(1)+(2): 4x = 16`, `2·I - II: x = 3`: equations by their numbers, in front of what they give. */
const COMBINED =
  /(?<=^|\n)[^\S\n]{0,4}(?:\d{0,3}\s?[*·]?\s?(?:\([\dIVa-d]{1,3}\)|[IV]{1,3})[^\S\n]{0,4}[-−–+]?[^\S\n]{0,4}){2,4}:[^\S\n]+(?=[^:\n]*=)/g;
/** `5,6` or `= 5,6` with nothing beside it. */
const LONE_DECIMAL =
  /(?<=^|\n)(?<before>[^\S\n]{0,8}[=≈]?[^\S\n]{0,8}[-−–]?\d{1,20}),(?<after>\d{1,20})(?=[^\S\n]{0,8}(?:\n|$))/g;
/** Letters that students write for λ. */
const EIGENVALUE_LETTERS = /(?<![\p{L}\\])[xtksmzL](?![a-zλ])/gu;

/** The text with `*` for an x between numbers, and λ for the unknown of eigenvalues, each where the task leaves no doubt. */
function spelledFor(text: string, kind: WorkingKind): string {
  if (kind.hasBasis) return spelledBasis(text);
  if (kind.hasVectors) return spelledVectors(text);
  if (kind.system !== null) {
    const equations = text.replaceAll(COMBINED, (sums) => ' '.repeat(sums.length));
    return equations.split('\n').map(withConclusion).join('\n');
  }
  const pointed = kind.hasOneNumber ? text.replaceAll(LONE_DECIMAL, '$<before>.$<after>') : text;
  if (kind.hasNoUnknowns) return pointed.replaceAll(TIMES, '*');
  if (!kind.isOfEigenvalues || /λ|lambda|L_?\d\s*(?:[-−+]|<|←|→)/.test(text)) return text;
  const letters = new Set(Array.from(text.matchAll(EIGENVALUE_LETTERS), ([letter]) => letter));
  return letters.size === 1 ? text.replaceAll(EIGENVALUE_LETTERS, 'λ') : text;
}

/** `3x + 10 = 12, x = 2/3`: an equation, and behind a comma the value that it gives. */
function withConclusion(line: string): string {
  const comma = line.length > LONGEST_LINE ? null : BEFORE_VALUE.exec(line);
  if (comma === null) return line;
  const equation = line.slice(0, comma.index);
  const [left = '', right = '', ...more] = equation.split('=');
  const isEquation = /[a-z]/.test(left) && /[^\s\p{L}]/u.test(left) && right.trim() !== '' && more.length === 0;
  if (!isEquation || VALUE.test(left)) return line;
  return `${equation} ⇒ ${line.slice(comma.index + comma[0].length)}`;
}

const BEFORE_VALUE = /[,;]\s{0,4}(?=[a-z](?:_?\{?\d{1,2}\}?)?\s{0,4}=)/;
const VALUE = /^\s*[a-z](?:_?\{?\d{1,2}\}?)?\s*$/;

function linesOf(text: string, kind: WorkingKind): readonly Line[] {
  const claim = claimFor(text, kind);
  if (claim !== null) return [claimLine(claim)];
  if (isMathml(text)) return latexLines(mathmlAsLatex(text));
  if (isLatexWorking(text)) return linesOfLatex(text, kind);
  const solution = solutionSet(text.trim());
  if (solution !== null) return [solution];
  const matrix = bracketedMatrix(text) ?? factoredMatrix(text);
  if (matrix !== null) return [{ ...matrix, role: matrix.role ?? (isAsked(text, kind) ? 'answer' : roleIn(text)) }];
  const equations = kind.system === null ? null : systemLines(text, kind.system);
  if (equations !== null) return equations;
  const groups = equationGroups(text);
  if (groups.length > 1) return groups.flatMap((group) => moved(group.at, () => linesOf(group.text, kind)));
  const values = kind.hasVectors && text.includes('\n') ? null : valuesOrSystem(text);
  if (values !== null && (!text.includes('\n') || isOneConclusion(values, kind))) return [values];
  return plainLines(text, kind);
}

/** Whether lines below each other are one: not more eigenvalues than there are, and not more equations than the task has. */
function isOneConclusion(line: Line, { mostEigenvalues, system }: WorkingKind): boolean {
  const rows = line.content.kind === 'matrix' ? line.content.rows.length : 0;
  return eigenvaluesIn(line) <= mostEigenvalues && (system === null || rows <= system.equations);
}

function linesOfLatex(text: string, kind: WorkingKind): readonly Line[] {
  const parts = text.length > LONGEST_WITH_REMARKS ? [] : latexParts(text);
  if (parts.every(({ isLatex }) => isLatex)) return latexLines(text);
  return parts.flatMap(({ text: part, at, isLatex }) =>
    moved(at, () =>
      isLatex
        ? latexLines(part)
        : linesOf(part.replaceAll(/\$|\\(?=det\b)/g, ' ').replaceAll(/\\lambda\s?/g, 'λ'), kind),
    ),
  );
}

/** Whether a matrix has an inverse is a claim where the inverse is asked for. */
function claimFor(text: string, { cofactorsOf }: WorkingKind): Claim | null {
  return claimIn(text) ?? (cofactorsOf === null ? null : invertibilityIn(text));
}

function isAsked(line: string, { asked }: WorkingKind): boolean {
  return asked !== null && line.length <= LONGEST_LINE && asked.test(line);
}

/** What a text calls itself in front; the name of a determinant or of a mean is none of a matrix. */
function roleIn(text: string): LineRole | null {
  const role = labelOf(text)?.role ?? null;
  return role === 'determinant' || role === 'mean' ? null : role;
}

const NOTHING = { operations: [], role: null, factor: null, from: null } as const;

function claimLine(claim: Extract<LineContent, { readonly kind: 'claim' }>['claim']): Line {
  return { ...NOTHING, content: { kind: 'claim', claim } };
}

interface Plain extends WorkingKind {
  readonly lines: Line[];
  /** Rows of the matrix that is being read, and where they begin. */
  rows: string[];
  at: number;
  /** Operations that were named since the last matrix. */
  operations: readonly RowOperation[];
  /** Whether they stood beside a row of it. */
  areBeside: boolean;
  /** Operations beside the rows of the matrix that is being read. */
  beside: readonly RowOperation[];
  /** What the next line is, where a word on a line of its own says it. */
  role: LineRole | null;
  /** Whether the line before is an expression that may be meant as a row: `1 - 2`. */
  isAfterExpression: boolean;
}

const ARROW = /^\s*(?:[-=~]{0,3}>|[→⟶⇒⟹∼~]|\\(?:to|sim|rightarrow|longrightarrow|leadsto|Rightarrow))\s*/;

/** `(1, -2)`: below rows that are written otherwise it is no row of theirs. */
const IS_TUPLE = /^\s*\([^();]*,[^();]*\)\s*$/;

/** Matrices, operations, expressions and claims, line by line. */
function plainLines(text: string, kind: WorkingKind): readonly Line[] {
  const plain: Plain = {
    ...kind,
    hasNumbers: kind.hasNumbers || (kind.isOfGroups && text.split('\n').some(isCalculationAlone)),
    lines: [],
    rows: [],
    at: 0,
    operations: [],
    areBeside: false,
    beside: [],
    role: null,
    isAfterExpression: false,
  };
  let at = 0;
  for (const written of text.split('\n')) {
    const count = plain.lines.length;
    readPlainLine(plain, written.replace(/\r$/, ''), at);
    if (plain.lines.length > count && plain.rows.length === 0 && isAsked(written, kind)) callAnswer(plain.lines);
    at += written.length + 1;
    if (plain.lines.length > MOST_LINES) throw new ReadingError(at, `A working has at most ${MOST_LINES} lines.`);
  }
  endMatrix(plain);
  if (plain.operations.length > 0)
    plain.lines.push({ ...NOTHING, content: { kind: 'operations' }, ...takenOperations(plain) });
  return plain.lines;
}

/** The last line, which says by its name to be what is asked for. */
function callAnswer(lines: Line[]): void {
  const last = lines[lines.length - 1];
  lines[lines.length - 1] = { ...last, role: last.role ?? 'answer' };
}

function endMatrix(plain: Plain): void {
  if (plain.rows.length === 0) return;
  let { at } = plain;
  for (const rows of matricesOf(plain)) {
    const line = matrixOfLines(rows, at);
    plain.lines.push({ ...line, role: plain.role ?? line.role, ...takenOperations(plain) });
    plain.role = null;
    at += rows.reduce((length, row) => length + row.length + 1, 0);
  }
  plain.rows = [];
  if (plain.beside.length === 0) return;
  plain.operations = plain.beside;
  plain.areBeside = true;
  plain.beside = [];
}

/** Rows below each other without a gap are several matrices where they are as many as several of them have. */
function matricesOf({ rows, size, isOfRows }: Plain): readonly (readonly string[])[] {
  const height = isOfRows ? (size?.rows ?? 0) : 0;
  if (height < 2 || rows.length <= height || rows.length % height > 0) return [rows];
  return Array.from({ length: rows.length / height }, (_, index) => rows.slice(index * height, (index + 1) * height));
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
    plain.areBeside = false;
    addLines(plain, [named.line]);
    return;
  }
  const beside = rowWithOperation(line, plain.rows.length + 1);
  if (beside !== null) {
    if (plain.rows.length === 0) plain.at = at;
    plain.rows.push(beside.row);
    plain.beside = [...plain.beside, ...beside.operations];
    if (plain.rows.length >= (plain.size?.rows ?? 1)) endMatrix(plain);
    return;
  }
  const operations = /\p{L}|\[/u.test(line) ? readRowOperations(line.replace(/(?:->|→|:)\s*$/, '')) : null;
  const whole = isMatrixOnOneLine(line) ? bracketedMatrix(line) : factoredMatrix(line);
  if (whole !== null) {
    endMatrix(plain);
    addLines(plain, [whole]);
    return;
  }
  const isNumber =
    ((plain.hasNumbers || (plain.isOfGroups && label !== null)) && isOneEntry(line)) ||
    (plain.isOfEigenvalues && (isPolynomial(line) || (label !== null && isOneEntry(line))));
  if (looksLikeRow(line) && !isNumber && (operations === null || isUnread(operations))) {
    if (isAfterExpression) throw notOneKind(from);
    if (plain.rows.length === 0) plain.at = at;
    plain.rows.push(line);
    if (plain.beside.length > 0 && plain.rows.length === plain.size?.rows) endMatrix(plain);
    return;
  }
  const isAfterRow = plain.rows.length > 0;
  endMatrix(plain);
  if (operations !== null && !isUnread(operations)) {
    plain.operations = [...plain.operations, ...operations];
    plain.areBeside = false;
  } else {
    const read = inferredLines(line, at, operations?.sentence ?? '', plain);
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

/** `(1-λ)(2-λ)-6`, `λ²-3λ -4`: a polynomial, and no row of a matrix. */
function isPolynomial(line: string): boolean {
  return line.includes('λ') && (isOneEntry(line) || /\)\s*\(|λ\s*[\^²³]/.test(line));
}

/** `(1+1+4)/3` on a line of its own. */
function isCalculationAlone(line: string): boolean {
  return isOneEntry(line) && /\d[)\d.]*[+*·/][(\d]/.test(line) && line.includes('+');
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
    const together = isNext && parts.length === 1 ? valuesTogether(last, part, plain.mostEigenvalues) : null;
    if (together === null) plain.lines.push({ ...part, role: part.role ?? plain.role, ...takenOperations(plain) });
    else plain.lines[plain.lines.length - 1] = together;
  }
  plain.role = null;
}

function takenOperations(plain: Plain): Pick<Line, 'operations' | 'isNamedBeside'> {
  const { operations, areBeside } = plain;
  plain.operations = [];
  plain.areBeside = false;
  return areBeside ? { operations, isNamedBeside: true } : { operations };
}

/** What says that one equation follows from the one before it: `3z = 6 -> z = 2`. */
const INFERENCE = /\s*(?:[-=~]{1,2}>|[→⟶⇒⟹∴]|[,;]?\s(?:so|thus|hence|therefore|also|donc)\s)\s*/g;

/** The lines on both sides of arrows between equations, as parts of one line; else those of the whole line. */
function inferredLines(line: string, at: number, sentence: string, kind: WorkingKind): readonly Line[] {
  const signs = line.length > LONGEST_LINE ? [] : [...line.matchAll(INFERENCE)];
  const starts = [0, ...signs.map(({ index, 0: sign }) => index + sign.length)];
  const sides = starts.map((start, index) => ({ start, text: line.slice(start, signs[index]?.index) }));
  if (sides.length === 1 || !sides.every(({ text }) => /[^\s=]\s*=\s*[^\s=]/.test(text)))
    return otherLines(line, at, sentence, kind);
  const lines = sides.flatMap(({ start, text }) => otherLines(text, at + start, sentence, kind));
  return lines.map((part, index) => ({ ...part, part: index + 1 }));
}

/** A claim, a matrix in brackets or an expression: `det A = 3*4 - 2`; of a chain `3*4 - 2 = 12 - 2 = 10` each part is a line. */
function otherLines(written: string, at: number, sentence: string, kind: WorkingKind): readonly Line[] {
  const { system, hasEntries, cofactorsOf } = kind;
  const line = written.includes('λ') ? withoutZero(written) : written;
  const claim = claimFor(line, kind);
  if (claim !== null) return [claimLine(claim)];
  try {
    const entry = hasEntries ? entryOf(line) : null;
    if (entry !== null) return partsOfEntry(line, entry);
    const cofactor = cofactorsOf === null ? null : cofactorOf(line);
    if (cofactor !== null && Math.max(cofactor.row, cofactor.column) <= (cofactorsOf ?? 0)) {
      return partsOfEntry(line, cofactor).map((part) => ({ ...part, role: cofactor.role }));
    }
    const vector = vectorOf(line);
    if (vector !== null) return vector;
    const single =
      solutionSet(line.trim()) ??
      valuesOrSystem(line) ??
      (system === null ? null : equationLine(line, system)) ??
      bracketedMatrix(line);
    const lines = single === null ? partsOfChain(line) : [single];
    return hasEntries ? withNameInFront(lines, line) : lines;
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    const isWords = /[A-Za-z]{3}|(?:^|\s)[RrLZF]_?\d/.test(line) && !/det/.test(line);
    throw new ReadingError(
      at + error.at,
      isWords ? `${excerptOf(line)} is not read. ${NAMES_ROW.test(line) ? sentence : READ}`.trim() : error.message,
    );
  }
}

const NAMES_ROW = /(?:^|[^\p{L}])(?:[RrLZF]_?\{?\d|[IV]{2,3}\b|rows?\b|swap)/u;
const READ = 'Read are matrices, row operations, equations, calculations and values, each on a line of its own.';

const VECTOR =
  /^\s*(?:(?:\\vec\s?\{?)?\p{L}\}?_?\d?\s*=\s*)?(?<factor>[cktrs]\s?[*·]?\s?|[^\p{L}()[\]=,;]{0,20}|[-−–]?\s?\\d?frac\s?\{[-\d]{1,9}\}\s?\{\d{1,9}\}\s?)(?:\((?<round>[^()[\]=]{1,200})\)|\[(?<square>[^()[\]=;]{1,200})\])\s*(?:\^?\s?T)?\s*$/u;

/** `(1, -2)`, `v = [1, -2]`, `1/2 (1, -2)`: a vector, as one row; null for other texts. */
function vectorOf(line: string): readonly Line[] | null {
  const { round, square, factor: written = '' } = VECTOR.exec(line)?.groups ?? {};
  const inner = round ?? square;
  if (inner === undefined || !/[,;]/.test(inner)) return null;
  const cells = inner
    .split(inner.includes(';') ? ';' : ',')
    .map((cell) => termOf(cell, { decimalCommas: inner.includes(';') }));
  const multiple = written.trim().replace(/\s?[*·×]$/u, '');
  const factor = /\d/.test(multiple) ? termOf(multiple) : multiple === '-' ? termOf('-1') : null;
  if (factor === null && /^[^cktrs]/.test(multiple) && multiple !== '-') return null;
  return [{ ...NOTHING, content: { kind: 'matrix', rows: [cells] }, factor }];
}

/** An equation such as λ² − 7λ + 10 = 0 is about its left side; λ = 0 is a value. */
function withoutZero(line: string): string {
  const left = /^(?<left>.*\S)\s*=\s*0\s*$/.exec(line.slice(0, LONGEST_LINE))?.groups?.['left'];
  return left === undefined || /^\s*λ(?:_?\{?\d{1,2}\}?)?$/.test(left) ? line : left;
}

/** `B + I = [3 0; 1 2]`: the lines with the sum or product of matrices that they are called in front. */
function withNameInFront(lines: readonly Line[], line: string): readonly Line[] {
  const name = line.slice(0, nameOf(line)?.length ?? 0).replace(/=\s*$/, '');
  const term = name === '' ? null : readTerm(name);
  if (term === null || term.kind === 'unread' || term.kind === 'name' || term.kind === 'number') return lines;
  return lines.map((part) => ({ ...part, called: term }));
}

/** The parts between equals signs, each a line; a name in front, such as `det A`, is none. Throws a reading error. */
function partsOfChain(line: string): readonly Line[] {
  const name = nameOf(line) ?? labelOf(line);
  const texts = textsBetweenEquals(line.slice(name?.length ?? 0), name?.length ?? 0);
  const unknown = texts.length > 2 ? unknownIn(texts[0]?.text ?? '') : null;
  const isName = unknown !== null || (texts.length > 1 && NAME.test(texts[0]?.text ?? ''));
  const shown = (isName ? texts.slice(1) : texts).filter(
    ({ text }) => texts.length < 3 || !QUOTIENT_OF_NAMES.test(text),
  );
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

/** `Dx/D`: by Cramer's rule, in names only. */
const QUOTIENT_OF_NAMES =
  /^\s*(?:[DΔ]_?\{?(?:[a-z]|\d)\}?|[Dd]et\s?\(?\s?[A-Z]_?\{?(?:[a-z]|\d)\}?\s?\)?)\s?\/\s?(?:[DΔ]|[Dd]et\s?\(?\s?[A-Z]\s?\)?)\s*$/u;

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
