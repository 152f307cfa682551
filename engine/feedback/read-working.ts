// A working as it is sent: the task, the lines and the policy, read into terms, row operations and fractions.

import { evaluate } from '@matrixsteps/notation/evaluate.ts';
import { isUnread, readRowOperations } from '@matrixsteps/notation/read-row-operations.ts';
import { looksLikeRow } from '@matrixsteps/notation/read-rows.ts';
import { readTerm } from '@matrixsteps/notation/read-term.ts';
import { readEquation, valuesTogether } from '@matrixsteps/notation/read-values.ts';
import { quantityName } from '@matrixsteps/notation/quantity-name.ts';
import { quantityIn } from '@matrixsteps/notation/read-quantities.ts';
import { readWorkingParts } from '@matrixsteps/notation/read-parts.ts';
import type { Claim, Fraction, Line, LineContent, LineRole, RowOperation, Term } from '@matrixsteps/notation/term.ts';
import type { TextPart } from '@matrixsteps/notation/text-part.ts';
import { excerptOf, type Unread } from '@matrixsteps/notation/unread.ts';
import { type SystemSize, type WorkingKind, workingKind } from '@matrixsteps/notation/working-kind.ts';
import { judgedName, VECTOR_TASKS } from './judged-tasks.ts';
import { givenFields, isQuantityTask, variantOf, WITH_NUMBER } from './quantities/given-fields.ts';
import { readableLine } from './readable-lines.ts';
import { startOf } from './rows/row-start.ts';
import { withOperationsOfOwnMatrix } from './rows/operations-beside.ts';
import { NAMED_OPERATIONS, type Policy, type Task, type Working } from './working.ts';

/** Something that could not be read, with the way to it from the body: `working`, 2, `matrix`, 0, 1. */
export interface ReadingError {
  readonly path: readonly (string | number)[];
  readonly reason: string;
  /** The character of the text there, counted from 1; null where it is no text. */
  readonly character: number | null;
}

export type WorkingRead =
  | { readonly kind: 'working'; readonly working: Working; readonly unread: readonly ReadingError[] }
  | { readonly kind: 'invalid'; readonly errors: readonly ReadingError[] };

export const MOST_LINES = 200;
export const MOST_ROWS = 12;
const MOST_COLUMNS = 25;

const ROLES: ReadonlyMap<string, LineRole> = new Map([
  ['answer', 'answer'],
  ['determinant', 'determinant'],
  ['minors', 'minors'],
  ['cofactors', 'cofactors'],
  ['adjugate', 'adjugate'],
  ['A-λI', 'characteristic-matrix'],
  ['A-λ*I', 'characteristic-matrix'],
  ['characteristic-matrix', 'characteristic-matrix'],
  ['mean', 'mean'],
  ['sorted', 'sorted'],
  ['sum-of-eigenvalues', 'sum-of-eigenvalues'],
  ['A^-1', 'inverse-of-a'],
  ['B^-1', 'inverse-of-b'],
  ['inverse-of-a', 'inverse-of-a'],
  ['inverse-of-b', 'inverse-of-b'],
]);

export const LINE_ROLES: readonly string[] = [...ROLES.keys()];

/**
 * Reads a body `{task, working, policy}`, or a line of the corpus, which calls the working `lines`. What is wrong with the
 * task, or with the form of a line, is an error. The working may also be one text, plain or LaTeX, or a list of texts, each with one
 * line or several. A line whose text cannot be read is kept as unread, so that the others are judged.
 */
export function readWorking(body: unknown): WorkingRead {
  const reader = new BodyReader();
  const members = isRecord(body) ? body : reader.fail([], 'an object with the members task and working is needed');
  if (members === null) return { kind: 'invalid', errors: reader.errors };
  const task = reader.task(members['task']);
  const name = members['working'] === undefined && members['lines'] !== undefined ? 'lines' : 'working';
  const lines = reader.lines(members[name], name, kindOf(task), task?.a.length ?? 1);
  const policy = reader.policy(members['policy']);
  if (task === null || lines === null || policy === null || reader.errors.length > 0) {
    return { kind: 'invalid', errors: reader.errors };
  }
  const isText = typeof members[name] === 'string' || textsIn(members[name]) !== null;
  const read = isText ? withAnswer(withOperationsOfOwnMatrix(lines, startOf(task).rows), task) : lines;
  return { kind: 'working', working: { task, lines: read, policy }, unread: reader.unread };
}

function kindOf(task: Task | null): WorkingKind {
  if (task === null) return workingKind('');
  const { operation, a, b, bar, exponent } = task;
  const columns = a[0].length;
  const augmented = bar === null ? 0 : columns - bar;
  return workingKind(operation, { rows: a.length, columns, columnsOfB: b?.[0].length ?? 0, augmented, exponent });
}

/** A text cannot say which line is the answer: it is the last one, where that can be nothing else. */
function withAnswer(lines: readonly Line[], { operation, a }: Task): readonly Line[] {
  const all = lines.map((line, index) => (index < lines.length - 1 ? withoutLettersAsAnswer(line) : line));
  const named = operation === 'inverse' ? withInverseWorkedOut(all, a.length) : all;
  const last = named.at(-1);
  const isPicked = isPickedNumber(named, operation, a);
  const isNumber = operation === 'determinant' || operation === 'trace' || operation.startsWith('mat-') || isPicked;
  const kinds: readonly LineContent['kind'][] = isNumber ? ['values', 'claim', 'expression'] : ['values', 'claim'];
  const mayBeAnswer = last?.role === null || (last?.role === 'determinant' && operation === 'determinant');
  if (last === undefined || !mayBeAnswer || !kinds.includes(last.content.kind)) return named;
  return [...named.slice(0, -1), { ...last, role: 'answer' }];
}

/** `A^3 = A^2*A` above a matrix says how the answer is worked out; it is none. */
function withoutLettersAsAnswer(line: Line): Line {
  const isOfLetters = line.content.kind === 'expression' && isProductOfLetters(line.content.term);
  return line.role === 'answer' && isOfLetters ? { ...line, role: null } : line;
}

function isProductOfLetters(term: Term): boolean {
  if (term.kind === 'product') return term.factors.every(isProductOfLetters);
  if (term.kind === 'power') return isProductOfLetters(term.base);
  if (term.kind === 'sum') return term.terms.every(isProductOfLetters);
  if (term.kind === 'negative' || term.kind === 'transpose') return isProductOfLetters(term.of);
  return term.kind === 'name';
}

/** Whether the working ends with a number alone, below rows or nothing, where one of the entries, or their median, is asked for. */
function isPickedNumber(lines: readonly Line[], operation: string, a: Task['a']): boolean {
  const isOfOneGroup =
    (operation.startsWith('row-') && a.length === 1) || (operation.startsWith('col-') && a[0].length === 1);
  if (!isOfOneGroup || !/-(?:median|max|min)$/.test(operation)) return false;
  const [before, last] = [lines.at(-2)?.content, lines.at(-1)?.content];
  const term = last?.kind === 'expression' ? last.term : null;
  const isAlone = term?.kind === 'number' || (term?.kind === 'negative' && term.of.kind === 'number');
  return isAlone && (before === undefined || before.kind === 'matrix');
}

/** Where matrices of this size stand below what is called the inverse, the last of them is the answer. */
function withInverseWorkedOut(lines: readonly Line[], size: number): readonly Line[] {
  const named = lines.findLastIndex(({ role }) => role === 'inverse-of-a');
  const below = lines.slice(named + 1);
  const isInverse = ({ content, role, operations }: Line): boolean =>
    content.kind === 'matrix' &&
    role === null &&
    operations.length === 0 &&
    content.rows.length === size &&
    content.rows[0].length === size;
  if (named < 0 || below.length === 0 || !below.every(isInverse)) return lines.map(asAnswer);
  const last = lines.length - 1;
  return lines.with(last, { ...lines[last], role: 'answer' });
}

/** The inverse of A is what a task of the inverse asks for. */
function asAnswer(line: Line): Line {
  return line.role === 'inverse-of-a' ? { ...line, role: 'answer' } : line;
}

/** Where and why something was not read; the line is told where the text has several. */
/** Where it is, what is not understood, and a line of the task that would be. */
function placed(
  { at, sentence, written }: Extract<TextPart, { readonly kind: 'unread' }>,
  text: string,
  operation: string,
): string {
  const own = written.trim();
  const said = sentence.startsWith('“') || own === '' ? sentence : `${excerptOf(own)} is not read. ${sentence}`;
  const example = readableLine(operation);
  const whole = example === null || sentence.includes(example) ? said : `${said} For example, this is read: ${example}`;
  return text.trim().includes('\n') ? `Line ${at}: ${whole}` : whole;
}

/** Values of different unknowns in texts one below the other are one conclusion, as in one text. */
function withValuesTogether(lines: readonly Line[], { mostEigenvalues }: WorkingKind): readonly Line[] {
  const together: Line[] = [];
  for (const line of lines) {
    const last = together.at(-1);
    const both = last === undefined ? null : valuesTogether(last, line, mostEigenvalues);
    if (both === null) together.push(line);
    else together[together.length - 1] = both;
  }
  return together;
}

/** Operations in a text of their own belong to the matrix in the next one. */
function withOperationsBelow(lines: readonly Line[]): readonly Line[] {
  const read: Line[] = [];
  for (const line of lines) {
    const last = read.at(-1);
    const isBelow = last?.content.kind === 'operations' && line.content.kind === 'matrix';
    if (last !== undefined && isBelow && line.operations.length === 0)
      read[read.length - 1] = { ...line, operations: last.operations };
    else read.push(line);
  }
  return read;
}

interface PlacedText {
  readonly text: string;
  /** Where it stands in the list. */
  readonly index: number;
}

function isRow(text: string): boolean {
  return looksLikeRow(text) && /\S[\s,]+\S/.test(text) && !text.trim().includes('\n');
}

/** As many texts with one row each as the task's matrix has rows are one matrix. */
function withRowsTogether(texts: readonly string[], height: number): readonly PlacedText[] {
  const together: PlacedText[] = [];
  for (let index = 0; index < texts.length; ) {
    const after = texts.findIndex((text, place) => place >= index && !isRow(text));
    const count = (after < 0 ? texts.length : after) - index;
    const isMatrix = height > 1 && count > 0 && count % height === 0;
    const taken = isMatrix ? height : Math.max(count, 1);
    const rows = texts.slice(index, index + taken);
    if (isMatrix) together.push({ text: rows.join('\n'), index });
    else together.push(...rows.map((text, place) => ({ text, index: index + place })));
    index += taken;
  }
  return together;
}

type Path = readonly (string | number)[];
type Members = { readonly [key: string]: unknown };

function isRecord(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The texts of a list that holds nothing else; null where it is another one. */
function textsIn(value: unknown): readonly string[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const texts: readonly unknown[] = value;
  return texts.every((text) => typeof text === 'string') ? texts : null;
}

class BodyReader {
  readonly errors: ReadingError[] = [];
  readonly unread: ReadingError[] = [];
  #system: SystemSize | null = null;
  #hasQuantities = false;
  #operation = '';

  fail(path: Path, reason: string, character: number | null = null): null {
    this.errors.push({ path, reason, character });
    return null;
  }

  task(value: unknown): Task | null {
    if (!isRecord(value)) {
      return this.fail(
        ['task'],
        'an object is needed, with the operation and its matrix: {"operation": "rref", "a": [[1, 2], [3, 4]]}',
      );
    }
    const asked = value['operation'];
    if (typeof asked !== 'string')
      return this.fail(['task', 'operation'], 'the name of an operation is needed, such as "rref"');
    const operation = judgedName(asked);
    this.#operation = operation;
    if (VECTOR_TASKS.includes(operation)) return this.vectorTask(operation, value);
    if (isQuantityTask(operation)) return this.quantityTask(operation, value);
    const given = this.matrix(value['a'], ['task', 'a']);
    if (given === null) return null;
    // The left null space is the null space of the transpose.
    const isLeft = operation === 'left-null-space';
    const a = isLeft ? given[0].map((_, column) => given.map((row) => row[column])) : given;
    const isFlat = Array.isArray(value['b']) && !value['b'].some(Array.isArray);
    const second = isFlat && Array.isArray(value['b']) ? value['b'].map((entry: unknown) => [entry]) : value['b'];
    const b = value['b'] === undefined || value['b'] === null ? null : this.matrix(second, ['task', 'b']);
    return {
      operation: isLeft ? 'null-space' : operation,
      ...(isLeft ? { asked: 'left-null-space' } : {}),
      a,
      b,
      bar: this.bar(value, a[0].length),
      scalar: operation === 'power' ? null : this.number(value['k'] ?? value['scalar'], ['task', 'k']),
      exponent: this.whole(value['exponent'] ?? (operation === 'power' ? value['k'] : null), ['task', 'exponent']),
      divisor: this.divisor(value),
      eigenvalue: this.number(value['eigenvalue'], ['task', 'eigenvalue']),
      of: this.term(value['of'], ['task', 'of']),
    };
  }

  /** u and v: a row, and a column. The page sends them as a and b. */
  vectorTask(operation: string, members: Members): Task | null {
    const [first, second] = [members['u'] === undefined ? 'a' : 'u', members['v'] === undefined ? 'b' : 'v'];
    const given = members[second];
    const u = this.vector(members[first], ['task', first]);
    const v = given === undefined || given === null ? null : this.vector(given, ['task', second]);
    if (u === null) return null;
    const nothing = { bar: null, scalar: null, exponent: null, divisor: null, eigenvalue: null, of: null };
    return { operation, a: [u], b: v?.map((entry) => [entry]) ?? null, ...nothing };
  }

  /** Of a working whose lines are quantities: what is given, under the names of the catalogue. */
  quantityTask(operation: string, members: Members): Task | null {
    const fields = givenFields(operation, members);
    const read = (name: string | null): readonly (readonly Fraction[])[] | null => {
      const given = name === null ? null : members[name];
      if (name === null || given === undefined || given === null) return null;
      const isFlat = Array.isArray(given) && !given.some(Array.isArray);
      const isNumber = typeof given === 'number' || typeof given === 'string';
      return this.matrix(isFlat ? [given] : isNumber ? [[given]] : given, ['task', name]);
    };
    const [a, b] = [fields.a, fields.b].map(read);
    if (a === null || a === undefined) {
      return this.errors.length > 0 ? null : this.fail(['task', fields.a], 'this is needed for the task');
    }
    const number = members['offset'] ?? (operation === 'distance' && fields.b !== 'direction' ? 0 : null);
    const nothing = { bar: null, exponent: null, eigenvalue: null, of: null };
    // Distributions in the rows are those in the columns of the transpose.
    const isByRows = operation === 'steady-state' && members['orientation'] === 'row';
    return {
      operation,
      a: isByRows ? a[0].map((_, column) => a.map((row) => row[column])) : a,
      b: operation === 'coordinates' && b !== null && b !== undefined ? [b.flat()] : (b ?? null),
      scalar: WITH_NUMBER.includes(operation)
        ? this.number(this.whole(members['k'], ['task', 'k']), ['task', 'k'])
        : this.number(number, ['task', 'offset']),
      divisor: this.divisor(members),
      third: read(fields.third),
      variant: variantOf(operation, members),
      place: this.place(operation, members),
      ...nothing,
    };
  }

  /** The place of a minor, from 0; it is counted from `index_base`. */
  place(operation: string, members: Members): readonly [row: number, column: number] | null {
    const [row, column] = ['row', 'col'].map((name) => this.whole(members[name], ['task', name]));
    if (operation !== 'minors' || row === null || row === undefined || column === null || column === undefined)
      return null;
    const base = this.whole(members['index_base'], ['task', 'index_base']) ?? 1;
    return [row - base, column - base];
  }

  /** A list of numbers, or a matrix with one row or one column. */
  vector(value: unknown, path: Path): readonly Fraction[] | null {
    const isFlat = Array.isArray(value) && value.length > 0 && !value.some(Array.isArray);
    const rows = this.matrix(isFlat ? value.map((entry: unknown) => [entry]) : value, path);
    if (rows === null || rows.length === 1 || rows[0].length === 1) return rows?.flat() ?? null;
    return this.fail(path, 'a vector is needed: a list of numbers');
  }

  /** Variances divide by n, or by n - 1; `ddof` says it as the catalogue does. */
  divisor({ divisor, ddof }: Members): Task['divisor'] {
    const given = divisor ?? (ddof === undefined || ddof === null ? null : Number(ddof) === 0 ? 'n' : 'n-1');
    if (given === null || given === 'n' || given === 'n-1') return given;
    return this.fail(['task', 'divisor'], 'one of "n" and "n-1" is needed');
  }

  /** `bar` counts the columns left of the bar, `augmented` those right of it. */
  bar(task: Members, columns: number): number | null {
    const { bar, augmented } = task;
    const path = ['task', bar === undefined ? 'augmented' : 'bar'];
    const value = bar ?? augmented;
    if (value === undefined || value === null || value === 0 || value === false) return null;
    const count = this.whole(value, path);
    if (count === null) return null;
    if (count < 1 || count >= columns) {
      return this.fail(path, `a number from 1 to ${columns - 1} is needed: the matrix has ${columns} columns`);
    }
    return bar === undefined || bar === null ? columns - count : count;
  }

  whole(value: unknown, path: Path): number | null {
    if (value === undefined || value === null) return null;
    const number = typeof value === 'string' && WHOLE.test(value) ? Number(value) : value;
    if (typeof number === 'number' && Number.isInteger(number) && Math.abs(number) <= 1000) return number;
    return this.fail(path, 'a whole number is needed');
  }

  number(value: unknown, path: Path): Fraction | null {
    if (value === undefined || value === null) return null;
    const term = this.read(value, path);
    const number = term === null ? null : evaluate(term);
    return term !== null && number === null ? this.fail(path, 'a number is needed, such as 3 or "-1/2"') : number;
  }

  /** An entry may not be left out; what else is no number has its error already. */
  absent(value: unknown, path: Path): null {
    return value === undefined || value === null ? this.fail(path, 'a number is needed, such as 3 or "-1/2"') : null;
  }

  term(value: unknown, path: Path): Term | null {
    return value === undefined || value === null ? null : this.read(value, path);
  }

  /** A cell or an expression; what cannot be read is an error of the body. */
  read(value: unknown, path: Path): Term | null {
    const term = termOf(value);
    if (term === null) return this.fail(path, 'a number or a text is needed');
    return isUnread(term) ? this.fail(path, term.sentence, term.column) : term;
  }

  matrix(value: unknown, path: Path): readonly (readonly Fraction[])[] | null {
    const cells = this.rectangle(value, path);
    if (cells === null) return null;
    const rows = cells.map((row, i) =>
      row.map((cell, j) => this.number(cell, [...path, i, j]) ?? this.absent(cell, [...path, i, j])),
    );
    return rows.every((row): row is Fraction[] => row.every((cell) => cell !== null)) ? rows : null;
  }

  rectangle(value: unknown, path: Path): readonly (readonly unknown[])[] | null {
    if (!Array.isArray(value) || value.length === 0 || !value.every((row) => Array.isArray(row) && row.length > 0)) {
      return this.fail(path, 'a list of rows is needed, each a list of numbers: [[1, 2], [3, 4]]');
    }
    const rows: readonly (readonly unknown[])[] = value;
    const ragged = rows.findIndex((row) => row.length !== rows[0].length);
    if (ragged > 0) {
      return this.fail(
        [...path, ragged],
        `row ${ragged + 1} has ${rows[ragged].length} entries, and row 1 has ${rows[0].length}`,
      );
    }
    if (rows.length > MOST_ROWS || rows[0].length > MOST_COLUMNS) {
      return this.fail(path, `at most ${MOST_ROWS} rows and ${MOST_COLUMNS} columns are judged`);
    }
    return rows;
  }

  lines(value: unknown, name: string, kind: WorkingKind, height: number): readonly Line[] | null {
    this.#system = kind.system;
    this.#hasQuantities = kind.hasQuantities;
    if (typeof value === 'string') return this.linesOfText(value, name, kind);
    if (!Array.isArray(value)) return this.fail([name], 'a list of lines is needed, or one text');
    if (value.length > MOST_LINES)
      return this.fail([name], `at most ${MOST_LINES} lines are judged, and these are ${value.length}`);
    const texts = textsIn(value);
    if (texts !== null) return this.linesOfTexts(texts, name, kind, height);
    const lines = value.map((line: unknown, index) => this.line(line, [name, index], index));
    return lines.every((line) => line !== null) ? lines : null;
  }

  /** The whole working as one text, plain or LaTeX. What cannot be read in it is told, and the other lines are judged. */
  linesOfText(text: string, name: string, kind: WorkingKind): readonly Line[] | null {
    const parts = readWorkingParts(text, kind);
    if (parts.length === 0) return this.fail([name], 'There is nothing in the text.');
    const [first] = parts;
    if (first.kind === 'unread' && parts.every((part) => part.kind === 'unread'))
      return this.fail([name], placed(first, text, this.#operation), first.column);
    return this.bounded(withValuesTogether(this.linesOfParts(parts, text, [name]), kind), name);
  }

  /** Texts one below the other; one that cannot be read is told, and the others are judged. */
  linesOfTexts(texts: readonly string[], name: string, kind: WorkingKind, height: number): readonly Line[] | null {
    const lines = withRowsTogether(texts, height).flatMap(({ text, index }): readonly Line[] => {
      const parts = readWorkingParts(text, kind);
      if (parts.length > 0) return this.linesOfParts(parts, text, [name, index]);
      this.unread.push({ path: [name, index], reason: 'There is nothing in the text.', character: 1 });
      return [UNREAD_LINE];
    });
    return this.bounded(withValuesTogether(withOperationsBelow(lines), kind), name);
  }

  linesOfParts(parts: readonly TextPart[], text: string, path: Path): readonly Line[] {
    return parts.map((part) => {
      if (part.kind === 'line') return part.line;
      this.unread.push({ path, reason: placed(part, text, this.#operation), character: part.column });
      return UNREAD_LINE;
    });
  }

  bounded(lines: readonly Line[], name: string): readonly Line[] | null {
    if (lines.length > MOST_LINES)
      return this.fail([name], `at most ${MOST_LINES} lines are judged, and these are ${lines.length}`);
    const tooLarge = lines.findIndex(
      ({ content }) =>
        content.kind === 'matrix' && (content.rows.length > MOST_ROWS || content.rows[0].length > MOST_COLUMNS),
    );
    if (tooLarge === -1) return lines;
    return this.fail([name, tooLarge], `at most ${MOST_ROWS} rows and ${MOST_COLUMNS} columns are judged`);
  }

  line(value: unknown, path: Path, index: number): Line | null {
    if (!isRecord(value))
      return this.fail(path, 'an object is needed, such as {"matrix": [[1, 2], [3, 4]]}, or texts for all lines');
    const content = this.content(value, path);
    const from = this.whole(value['from'], [...path, 'from']);
    if (from !== null && (from < -1 || from >= index)) {
      return this.fail([...path, 'from'], 'the number of an earlier line is needed; lines count from 0');
    }
    const role = value['role'] ?? null;
    const known = typeof role === 'string' ? ROLES.get(role) : null;
    if (known === undefined) {
      return this.fail([...path, 'role'], `this role is not known; known are ${LINE_ROLES.join(', ')}`);
    }
    const part = this.part(value['part'], [...path, 'part']);
    if (content === null) return null;
    return {
      content,
      operations: this.operations(value['operations'], [...path, 'operations']),
      role: known,
      factor: this.term(value['factor'], [...path, 'factor']),
      from,
      ...(part === null ? {} : { part }),
      ...(typeof value['name'] === 'string' ? { name: quantityName(value['name']) } : {}),
    };
  }

  part(value: unknown, path: Path): number | null {
    const part = this.whole(value, path);
    return part !== null && part < 1 ? this.fail(path, 'the parts of a line count from 1') : part;
  }

  /** Operations that cannot be read are told, and the line is judged as one that names none. */
  operations(value: unknown, path: Path): readonly RowOperation[] {
    if (value === undefined || value === null || value === '') return [];
    const texts = Array.isArray(value) ? value : [value];
    return texts.flatMap((text: unknown): readonly RowOperation[] => {
      if (typeof text !== 'string') {
        this.fail(path, 'a text is needed, such as "R2 -> R2 - 4R1"');
        return [];
      }
      const operations = readRowOperations(text);
      if (isUnread(operations)) {
        this.unread.push({ path, reason: operations.sentence, character: operations.column });
        return [];
      }
      return operations;
    });
  }

  content(line: Members, path: Path): LineContent | null {
    const kinds = ['matrix', 'expression', 'entries', 'values', 'equation', 'claim'].filter(
      (kind) => line[kind] !== undefined,
    );
    const [kind] = kinds;
    if (kinds.length !== 1) {
      return this.fail(path, 'a line holds one of matrix, expression, entries, values, equation and claim');
    }
    const at = [...path, kind];
    const value = line[kind];
    switch (kind) {
      case 'matrix': {
        const cells = this.rectangle(value, at);
        if (cells === null) return null;
        return this.read2(
          cells.map((row, i) => row.map((cell, j) => this.cell(cell, [...at, i, j]))),
          (rows) => ({
            kind: 'matrix',
            rows,
          }),
        );
      }
      case 'expression': {
        const stated = this.#hasQuantities && typeof value === 'string' ? quantityIn(value) : null;
        if (stated !== null) return stated;
        const term = this.cell(value, at);
        return term === null ? UNREAD : { kind: 'expression', term };
      }
      case 'entries':
        return this.entries(value, at);
      case 'values':
        return this.values(value, at);
      case 'equation':
        return this.equation(value, at);
      default:
        return this.claim(value, at);
    }
  }

  /** A matrix with a cell that could not be read is an unread line. */
  read2(
    rows: readonly (readonly (Term | null)[])[],
    make: (rows: readonly (readonly Term[])[]) => LineContent,
  ): LineContent {
    return rows.every((row): row is readonly Term[] => row.every((cell) => cell !== null)) ? make(rows) : UNREAD;
  }

  /** What cannot be read in a line is told, and does not stop the other lines. */
  cell(value: unknown, path: Path): Term | null {
    const term = termOf(value);
    if (term === null) {
      this.unread.push({ path, reason: 'a number or a text is needed', character: null });
      return null;
    }
    if (!isUnread(term)) return term;
    this.unread.push({ path, reason: term.sentence, character: term.column });
    return null;
  }

  entries(value: unknown, path: Path): LineContent | null {
    if (!isRecord(value)) return this.fail(path, 'an object is needed, such as {"1,2": "3*4 + 2*5"}');
    const entries = Object.entries(value).map(([place, text]) => {
      const found = /^\s*(\d{1,2})\s*,\s*(\d{1,2})\s*$/.exec(place);
      if (found === null) return this.fail([...path, place], 'a place is a row and a column, counted from 1: "1,2"');
      const term = this.cell(text, [...path, place]);
      return { row: Number(found[1]), column: Number(found[2]), term };
    });
    if (entries.some((entry) => entry === null)) return null;
    const read = entries.flatMap((entry) =>
      entry === null || entry.term === null ? [] : [{ ...entry, term: entry.term }],
    );
    return read.length === entries.length ? { kind: 'entries', entries: read } : UNREAD;
  }

  values(value: unknown, path: Path): LineContent | null {
    if (!isRecord(value)) return this.fail(path, 'an object is needed, such as {"x": 2, "y": "-1/2"}');
    const values = Object.entries(value).map(([name, given]) => {
      const terms = (Array.isArray(given) ? given : [given]).map((item: unknown, index) =>
        this.cell(item, Array.isArray(given) ? [...path, name, index] : [...path, name]),
      );
      return { name: plainName(name), terms };
    });
    const read = values.flatMap(({ name, terms }) => (terms.every((term) => term !== null) ? [{ name, terms }] : []));
    return read.length === values.length ? { kind: 'values', values: read } : UNREAD;
  }

  equation(value: unknown, path: Path): LineContent | null {
    if (typeof value !== 'string') return this.fail(path, 'a text is needed, such as "2x + 3y = 4"');
    const line = this.#system === null ? null : readEquation(value, this.#system);
    if (line !== null && !isUnread(line)) return line.content;
    const reason =
      line === null ? 'this is no linear equation in the unknowns of the task, such as 2x + 3y = 4' : line.sentence;
    this.unread.push({ path, reason, character: line?.column ?? null });
    return UNREAD;
  }

  claim(value: unknown, path: Path): LineContent | null {
    const claim = typeof value === 'string' ? claimOf(value) : null;
    if (claim !== null) return { kind: 'claim', claim };
    return this.fail(path, 'one of "no-solution", "infinitely-many", "not-invertible" and "rank: 2" is needed');
  }

  policy(value: unknown): Policy | null {
    if (value === undefined || value === null) return DEFAULT_POLICY;
    if (!isRecord(value)) return this.fail(['policy'], 'an object is needed');
    const given = value['named_operations'] ?? DEFAULT_POLICY.namedOperations;
    const named = NAMED_OPERATIONS.find((name) => name === given);
    if (named === undefined) {
      return this.fail(
        ['policy', 'named_operations'],
        'one of "may-differ", "must-match" and "unless-proved" is needed',
      );
    }
    const follow = value['follow_through'] ?? true;
    if (typeof follow !== 'boolean') return this.fail(['policy', 'follow_through'], 'true or false is needed');
    const places = value['rounding'] ?? 'exact';
    const rounding = places === 'exact' ? null : this.whole(places, ['policy', 'rounding']);
    if (rounding !== null && (rounding < 0 || rounding > 15)) {
      return this.fail(['policy', 'rounding'], '"exact" or a number of decimal places from 0 to 15 is needed');
    }
    return { namedOperations: named, followThrough: follow, rounding };
  }
}

const DEFAULT_POLICY: Policy = { namedOperations: 'may-differ', followThrough: true, rounding: null };
/** Whole numbers may come as the text that wrote them. */
/** JSON Schema calls `4.0` an integer, too. */
const WHOLE = /^-?\d{1,6}(?:\.0{1,6})?$/;
const UNREAD: LineContent = { kind: 'unread' };
const UNREAD_LINE: Line = { content: UNREAD, operations: [], role: null, factor: null, from: null };

function termOf(value: unknown): Term | Unread | null {
  if (typeof value === 'string') return readTerm(value);
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return readTerm(String(value).includes('e') ? value.toFixed(20) : String(value));
}

/** `x1`, `x_{1}` and `x_1` are one name. */
function plainName(name: string): string {
  const term = readTerm(name);
  return !isUnread(term) && term.kind === 'name' ? term.name : name;
}

function claimOf(text: string): Claim | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  if (plain === 'no-solution') return { kind: 'no-solution' };
  if (plain === 'infinitely-many' || plain === 'infinitely-many-solutions') return { kind: 'infinitely-many' };
  if (plain === 'not-invertible') return { kind: 'not-invertible' };
  const rank = /^rank:?-?=?-?(\d{1,3})$/.exec(plain);
  return rank === null ? null : { kind: 'rank', value: Number(rank[1]) };
}
