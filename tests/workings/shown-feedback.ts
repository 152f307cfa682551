// Whether what is shown to a student is true: each sentence is read back as text and compared with the working and its label, by
// arithmetic of its own. The judgement is not asked.

import { evaluate } from '@matrixsteps/notation/evaluate.ts';
import { readRowOperations } from '@matrixsteps/notation/read-row-operations.ts';
import { readTerm } from '@matrixsteps/notation/read-term.ts';
import { applyRowOperation } from '@matrixsteps/notation/row-forms.ts';
import { fractionText, negated, over, plus, sameFraction, times } from '@matrixsteps/notation/fraction.ts';
import type { Fraction, Term } from '@matrixsteps/notation/term.ts';
import { SLIPS } from '@matrixsteps/engine/feedback/slips/slips.ts';

type Cell = string | number;
type Matrix = readonly (readonly Fraction[])[];

export interface RawLine {
  readonly matrix?: readonly (readonly Cell[])[];
  readonly expression?: Cell;
  readonly values?: { readonly [name: string]: Cell | readonly Cell[] };
  readonly entries?: { readonly [place: string]: Cell };
  readonly claim?: string;
  readonly operations?: string;
  readonly factor?: Cell;
  readonly from?: number;
}

export interface LabelledWorking {
  readonly id: string;
  readonly task: {
    readonly operation: string;
    readonly a: readonly (readonly Cell[])[];
    readonly b?: readonly (Cell | readonly Cell[])[];
    readonly bar?: number;
    readonly eigenvalue?: Cell;
  };
  readonly lines: readonly RawLine[];
  readonly policy?: object;
  readonly truth: {
    readonly first_slip: number | null;
    readonly kind: string | null;
    readonly also_acceptable: readonly string[];
    readonly expected?: RawLine | null;
  };
}

export type Truth = 'true' | 'false' | 'unchecked';

/** What is known of a slip beside the working: the line that is called so, from 0, and the operation that it is said to be meant as. */
export interface Slip {
  readonly working: LabelledWorking;
  readonly at: number;
  readonly operation: string | null;
}

/** Whether a hint to the first slip of a working is true. */
export function truthOfHint(hint: string, slip: Slip): Truth {
  const check = new Check(slip);
  for (const [pattern, holds] of PATTERNS) {
    const found = pattern.exec(hint);
    if (found !== null) return verdictOf(holds(check, found));
  }
  return QUESTIONS.has(hint) ? 'true' : 'unchecked';
}

/** Whether the places that a slip's sentence names are wrong. */
export function truthOfPlaces(sentence: string, slip: Slip): Truth {
  const check = new Check(slip);
  // Of an expression the places are those of the task's matrix.
  if (check.line.matrix === undefined && check.line.entries === undefined) return 'unchecked';
  const found = /\brow (\d+)(?:, column (\d+))?/i.exec(sentence);
  if (found === null) return 'true';
  const [, row = '', column] = found;
  return verdictOf(
    column === undefined ? check.isWrongRow(Number(row)) : check.isWrongEntry(Number(row), Number(column)),
  );
}

function verdictOf(holds: boolean | null): Truth {
  if (holds === null) return 'unchecked';
  return holds ? 'true' : 'false';
}

const QUESTIONS: ReadonlySet<string> = new Set([
  ...[...SLIPS.values()].map(({ question }) => question),
  'Work it out once more: which numbers go into it?',
]);

/** `2 · 3 − 4 · 5`, `3 − (−5)`, `1/2 · 4`: factors, entries and the sign between. */
const CALCULATION = /^(?:(?<first>\S+) · )?(?<x>\S+?)(?: (?<sign>[+−]) (?:(?<second>\S+) · )?(?<y>\S+))?$/;

/** Polynomials are compared at these values of the unknown. */
const SAMPLES: readonly string[] = ['7', '-5', '3/2', '11', '-13'];

/** A shown text as one that the reader of terms takes, with a number for λ. */
function plainText(shown: string, unknown: string): string {
  return shown
    .replaceAll('−', '-')
    .replaceAll('·', '*')
    .replaceAll(/[│|]([^│|]*)[│|]/g, (_, rows: string) => `det(${bracketed(rows)})`)
    .replaceAll(/(\d|\))\s?(?=λ)/g, '$1*')
    .replaceAll('λ', `(${unknown})`)
    .replaceAll(
      /[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
      (digits) => `^${Array.from(digits, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)).join('')}`,
    );
}

/** `1 2; 3 4` with entries such as `−λ + 3`, which have spaces of their own. */
function bracketed(rows: string): string {
  const written = rows.split(';').map((row) =>
    row
      .trim()
      .replaceAll(/ ([+-]) /g, '$1')
      .split(/\s+/)
      .join(','),
  );
  return `[[${written.join('],[')}]]`;
}

/** The value of a shown expression; null where it cannot be worked out. */
export function valueOf(shown: Cell, unknown = '7'): Fraction | null {
  const term = readTerm(plainText(String(shown), unknown));
  return term.kind === 'unread' ? null : evaluate(term);
}

function matrixOf(rows: readonly (readonly Cell[])[]): Matrix | null {
  const values = rows.map((row) => row.map((cell) => valueOf(cell)));
  return values.every((row): row is Fraction[] => row.every((value) => value !== null)) ? values : null;
}

/** The items of a list in round brackets; commas within brackets part nothing. */
function itemsOf(text: string): readonly string[] {
  const items = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) items.push('');
    else items.push(`${items.pop() ?? ''}${character}`);
  }
  return items.map((item) => item.trim());
}

function isSame(x: Fraction | null | undefined, y: Fraction | null | undefined): boolean {
  return x !== null && x !== undefined && y !== null && y !== undefined && sameFraction(x, y);
}

/** The rows reduced by Gauss and Jordan, without rows of zeros; and the columns of their pivots. */
function reduced(rows: Matrix): { readonly rows: Matrix; readonly pivots: readonly number[] } {
  let work = rows.map((row) => [...row]);
  const done: Fraction[][] = [];
  const pivots: number[] = [];
  for (let column = 0; column < (rows[0]?.length ?? 0); column += 1) {
    const found = work.find((row) => row[column]?.numerator !== 0n);
    if (found === undefined) continue;
    const pivot = found[column];
    if (pivot === undefined) continue;
    const unit = found.map((entry) => over(entry, pivot) ?? entry);
    const clear = (row: Fraction[]): Fraction[] => {
      const factor = row[column];
      return factor === undefined
        ? row
        : row.map((entry, place) => plus(entry, negated(times(factor, unit[place] ?? entry))));
    };
    work = work.filter((row) => row !== found).map(clear);
    done.splice(0, done.length, ...done.map(clear), unit);
    pivots.push(column);
  }
  return { rows: done, pivots };
}

class Check {
  readonly working: LabelledWorking;
  readonly at: number;
  /** What the line may be meant to be: by its label; and where it names no operation, by the one that is supposed. */
  readonly rights: readonly Matrix[];

  constructor({ working, at, operation }: Slip) {
    this.working = working;
    this.at = at;
    const labelled = this.valuesOf(this.expected);
    const supposed = operation === null || this.line.operations !== undefined ? [] : this.done(operation);
    this.rights = [...(labelled === null ? [] : [labelled]), ...supposed];
  }

  /** The operation done to the matrix before; the other rows as they were, or as they are now. */
  done(text: string): readonly Matrix[] {
    const { before, written } = this;
    const operations = readRowOperations(text);
    if (before === null || written === null || !Array.isArray(operations)) return [];
    const [operation] = operations;
    if (operation === undefined || operation.kind === 'on-columns') return [];
    const target = operation.kind === 'add' ? operation.target : operation.kind === 'scale' ? operation.row : null;
    const now =
      target === null ? null : written.map((row, index) => (index === target - 1 ? (before[index] ?? row) : row));
    return [before, ...(now === null ? [] : [now])].flatMap((rows) => {
      const applied = applyRowOperation(rows, operation);
      return applied.kind === 'rows' ? [applied.rows] : [];
    });
  }

  /** Whether the label calls the line of this number, from 1, the first slip. */
  isSlip(line: string | undefined): boolean {
    return Number(line) - 1 === this.at && this.working.truth.first_slip === this.at;
  }

  get line(): RawLine {
    return this.working.lines[this.at] ?? {};
  }

  /** The line as it should be, by the label. */
  get expected(): RawLine {
    return this.working.truth.expected ?? {};
  }

  /** The student's matrix. */
  get written(): Matrix | null {
    return this.valuesOf(this.line);
  }

  /** The numbers of a line; a number that stands alone is a matrix of one entry. */
  valuesOf({ matrix, expression, factor }: RawLine): Matrix | null {
    if (matrix !== undefined) return this.scaled(matrixOf(matrix), factor);
    return expression === undefined ? null : matrixOf([[expression]]);
  }

  scaled(matrix: Matrix | null, factor: Cell | undefined): Matrix | null {
    const by = factor === undefined ? null : valueOf(factor);
    return by === null || matrix === null || this.working.task.operation === 'determinant'
      ? matrix
      : matrix.map((row) => row.map((entry) => times(by, entry)));
  }

  /** The last matrix before the line, or the task's. */
  get before(): Matrix | null {
    const earlier = this.working.lines.slice(0, (this.line.from ?? this.at - 1) + 1);
    const last = earlier.findLast(({ matrix }) => matrix !== undefined)?.matrix;
    return matrixOf(last ?? this.start);
  }

  /** The matrix of the task; of a system with its right side. */
  get start(): readonly (readonly Cell[])[] {
    const { operation, a, b } = this.working.task;
    if (operation !== 'solve' || b === undefined) return a;
    return a.map((row, index) => [...row, ...[b[index] ?? []].flat()]);
  }

  isWrongRow(row: number): boolean | null {
    const { written, rights } = this;
    if (written === null || rights.length === 0) return this.isWrongCell(row, null);
    const found = written[row - 1];
    if (found === undefined) return false;
    return rights.some((right) => found.some((entry, column) => !isSame(entry, right[row - 1]?.[column])));
  }

  isWrongEntry(row: number, column: number): boolean | null {
    const { written, rights } = this;
    if (written === null || rights.length === 0) return this.isWrongCell(row, column);
    const found = written[row - 1]?.[column - 1];
    return found !== undefined && rights.some((right) => !isSame(found, right[row - 1]?.[column - 1]));
  }

  /** Of a line of single entries. */
  isWrongCell(row: number, column: number | null): boolean | null {
    const { entries } = this.line;
    const { entries: right } = this.expected;
    if (entries === undefined || right === undefined) return null;
    const places = Object.keys(entries).filter((place) =>
      column === null ? place.startsWith(`${row},`) : place === `${row},${column}`,
    );
    return places.some((place) => !isSame(valueOf(entries[place] ?? ''), valueOf(right[place] ?? '')));
  }

  /** Whether the row is wrong, and these are its right entries. */
  isRow(row: string | undefined, items: string | undefined): boolean | null {
    const { rights } = this;
    const place = Number(row);
    if (rights.length === 0) return null;
    const values = itemsOf(items ?? '').map((item) => valueOf(item));
    const isRight = rights.some((right) => isSameRow(right[place - 1], values));
    return isRight && this.isWrongRow(place) === true;
  }

  /** The same of sums such as `4 − 3 · 2`: the numbers are the entries of two rows before, with the same factors in each. */
  isCalculation(row: string | undefined, items: string | undefined): boolean | null {
    const isRight = this.isRow(row, items);
    if (isRight !== true) return isRight;
    const parts = itemsOf(items ?? '').map((item) => CALCULATION.exec(item)?.groups ?? null);
    if (parts.some((part) => part === null)) return null;
    const column = (name: string): readonly string[] => parts.map((part) => part?.[name] ?? '');
    const isOne = (name: string): boolean => new Set(column(name)).size === 1;
    const rows = [...(this.before ?? []), ...(this.written ?? [])];
    const isOfRow = (name: string): boolean => {
      const values = column(name).map((text) => (text === '' ? null : valueOf(text)));
      return values.every((value) => value === null) || rows.some((entries) => isSameRow(entries, values));
    };
    // Without a factor the sign of the second entry is the one before it: 3 − 4, or 3 + 4 where the entry is −4.
    const signed = parts.map((part) => valueOf(`${part?.['sign'] === '−' ? '-' : ''}${part?.['y'] ?? ''}`));
    const isSigned = rows.some((entries) => isSameRow(entries, signed) || isSameRow(entries.map(negated), signed));
    const hasFactor = column('second').some((text) => text !== '');
    const isSecondRow = hasFactor
      ? isOne('sign') && isOfRow('y')
      : column('y').every((text) => text === '') || isSigned;
    return ['first', 'second'].every(isOne) && isOfRow('x') && isSecondRow;
  }

  isWithin(values: readonly (Fraction | null)[]): boolean {
    const { before } = this;
    const row = values.every((value) => value !== null) ? values : null;
    if (before === null || row === null || row.length !== before[0]?.length) return false;
    return reduced([...before, row]).pivots.length === reduced(before).pivots.length;
  }

  isEntry(row: string | undefined, column: string | undefined, text: string | undefined): boolean | null {
    const place = `${row},${column}`;
    const single = this.expected.entries?.[place];
    const right = single === undefined ? this.rights[0]?.[Number(row) - 1]?.[Number(column) - 1] : valueOf(single);
    return right === undefined ? null : isSame(valueOf(text ?? ''), right);
  }

  /** Of a product of matrices: whether the factors stand in this row of the first matrix and in this column of the second one. */
  isOfPlace(row: number, column: number, text: string): boolean {
    const { operation, a, b } = this.working.task;
    if (operation !== 'matmul' || b === undefined || !text.includes(' · ')) return true;
    const pairs = text.split(' + ').map((product) => product.split(' · ').map((factor) => valueOf(factor)));
    const wanted = (a[row - 1] ?? []).map(
      (x, k) => [valueOf(x), valueOf([b[k] ?? []].flat()[column - 1] ?? '')] as const,
    );
    return (
      wanted.length === pairs.length &&
      wanted.every(([x, y], k) => isSame(x, pairs[k]?.[0]) && isSame(y, pairs[k]?.[1]))
    );
  }

  /** Whether a text has the value that the label expects, for each number that λ may stand for. */
  isExpected(text: string): boolean | null {
    const { expression, matrix } = this.expected;
    const single = matrix?.length === 1 && matrix[0]?.length === 1 ? matrix[0][0] : undefined;
    const wanted = expression ?? single;
    const given = wanted === undefined ? this.gives(this.expected) : null;
    if (given !== null) return isSame(valueOf(text), given);
    if (wanted === undefined) return null;
    const pairs = SAMPLES.map((sample) => [valueOf(text, sample), valueOf(wanted, sample)] as const);
    if (pairs.some(([shown, right]) => shown === null || right === null)) return null;
    const { operation } = this.working.task;
    const isEitherSign = operation === 'charpoly' || operation === 'eigenvalues';
    return [1n, ...(isEitherSign ? [-1n] : [])].some((sign) =>
      pairs.every(([shown, right]) =>
        isSame(shown, right === null ? null : times({ numerator: sign, denominator: 1n }, right)),
      ),
    );
  }

  isMatrix(text: string | undefined, matrix: Matrix | null): boolean {
    const shown = matrixOf((text ?? '').split(';').map((row) => row.trim().split(/\s+/)));
    return (
      shown !== null &&
      shown.length === matrix?.length &&
      shown.every((row, index) => row.every((entry, column) => isSame(entry, matrix[index]?.[column])))
    );
  }

  determinant(matrix: Matrix | null): Fraction | null {
    if (matrix === null) return null;
    return valueOf(`det([[${matrix.map((row) => row.map(fractionText).join(',')).join('],[')}]])`);
  }

  /** What a line with a matrix gives for a determinant. */
  gives({ matrix, factor }: RawLine): Fraction | null {
    const value = this.determinant(matrix === undefined ? null : matrixOf(matrix));
    const by = factor === undefined ? null : valueOf(factor);
    return value === null || by === null ? value : times(by, value);
  }

  rank(matrix: Matrix | null): number | null {
    return matrix === null ? null : reduced(matrix).pivots.length;
  }

  /** Whether a text is the determinant of the matrix whose inverse is asked for. */
  isDeterminantOfTask(text: string): boolean {
    const { operation, a } = this.working.task;
    return operation === 'inverse' && isSame(valueOf(text), this.determinant(matrixOf(a)));
  }

  /** The numbers of a row or a column of the task, or all of them. */
  group(axis: string | undefined, index: string | undefined): readonly Fraction[] {
    const a = matrixOf(this.working.task.a) ?? [];
    const place = Number(index) - 1;
    if (axis === 'row') return a[place] ?? [];
    return axis === 'column' ? a.flatMap((row) => row[place] ?? []) : a.flat();
  }

  /** The values of the line; `set` gives numbers to parameters: t = 1. */
  ownValues(set: string | undefined): readonly (Fraction | null)[] {
    const parameters = (set ?? '').split(/, | and /).map((part) => part.split(' = '));
    return Object.values(this.line.values ?? {}).map((one) =>
      valueOf(
        parameters.reduce(
          (text, [name = '', value = '']) => (name === '' ? text : text.replaceAll(name, `(${value})`)),
          String(one),
        ),
      ),
    );
  }

  /** Whether the rows before the line say this value of an unknown; names stand in the order of the columns. */
  isUnknown(name: string, value: Fraction | null): boolean {
    const column = Object.keys(this.working.lines.findLast(({ values }) => values !== undefined)?.values ?? {}).indexOf(
      name,
    );
    const width = this.before?.[0]?.length ?? 0;
    const row = Array.from({ length: width }, (_, place) =>
      place === column
        ? { numerator: 1n, denominator: 1n }
        : place === width - 1
          ? value
          : { numerator: 0n, denominator: 1n },
    );
    return column >= 0 && this.isWithin(row);
  }

  /** Whether values by free unknowns solve every row before the line, for several numbers in the place of those. */
  isFreeSolution(values: readonly string[], free: readonly string[]): boolean | null {
    const own = Object.keys(this.line.values ?? {});
    const { before } = this;
    if (before === null) return null;
    return SAMPLES.every((sample) => {
      const put = (text: string): Fraction | null =>
        valueOf(
          free.reduce((whole, name) => whole.replaceAll(name, `*(${sample})`), text).replace(/^\*|(?<=[-−+( ])\*/g, ''),
        );
      const known = new Map(
        values.map((part) => part.split(' = ')).map(([name = '', text = '']) => [plainName(name), put(text)]),
      );
      for (const name of free) known.set(plainName(name), valueOf(sample));
      const columns = own.slice(0, (before[0]?.length ?? 1) - 1);
      const numbers = columns.map((name) => known.get(name) ?? null);
      return before.every((row) => isSame(scalar(row.slice(0, -1), numbers), row.at(-1)));
    });
  }

  /** The number of unknowns, and the ranks of the coefficients and of the whole system before the line. */
  system(): { readonly unknowns: number; readonly left: number; readonly whole: number } | null {
    const { before } = this;
    if (before === null) return null;
    const unknowns = this.working.task.bar ?? (before[0]?.length ?? 1) - 1;
    const left = reduced(before.map((row) => row.slice(0, unknowns))).pivots.length;
    return { unknowns, left, whole: reduced(before).pivots.length };
  }
}

type Holds = (check: Check, found: RegExpExecArray) => boolean | null;

const PATTERNS: readonly (readonly [pattern: RegExp, holds: Holds])[] = [
  [/^Line (\d+) is not yet what the task asks for\.$/, (check, [, line]) => check.isSlip(line)],
  [
    /^Line (\d+) does not follow from (the task|the line before it|line (\d+))\.$/,
    (check, [, line, source, from]) =>
      check.isSlip(line) &&
      (from === undefined
        ? source === (check.at === 0 ? 'the task' : 'the line before it')
        : Number(from) - 1 === check.line.from),
  ],
  // Whether the line has the form that is asked for is checked from the facts, in sentences/.
  [/^Line (\d+) is not yet what the task asks for\.$/, (check, [, line]) => check.isSlip(line)],
  [
    /^Look at row (\d+) of line (\d+)\.$/,
    (check, [, row, line]) => check.isSlip(line) && check.isWrongRow(Number(row)),
  ],
  [
    /^Look at (?:line (\d+)(?: term by term\.|: which calculation gives it\?)|the (?:operations?|size and the entries) of line (\d+)\.|what line (\d+) claims: which rows decide it\?)$/,
    (check, [, first, second, third]) => check.isSlip(first ?? second ?? third),
  ],
  [
    /^Look at (?:the number|the value of \S+) in line (\d+): which calculation gives it\?$/,
    (check, [, line]) => check.isSlip(line),
  ],
  [/^Look at both sides of the equation in line (\d+)\.$/, (check, [, line]) => check.isSlip(line)],
  [
    /^Look at the entry in row (\d+), column (\d+), which line (\d+) gives\.$/,
    (check, [, row, column, line]) => check.isSlip(line) && check.isWrongEntry(Number(row), Number(column)),
  ],
  [
    /^Line (\d+) has \d+ terms\. Compare each of them with what it comes from in the line before\.$/,
    (check, [, line]) => check.isSlip(line),
  ],
  // Which kind of calculation it is, is checked from the facts, in sentences/.
  [/^It (?:is|has) .*[?.]$/, () => null],
  [
    /^Look at the entry in row (\d+), column (\d+)\. (.*)$/,
    (check, [, row, column, question = '']) =>
      QUESTIONS.has(question) && check.isWrongEntry(Number(row), Number(column)),
  ],
  [
    /^Write down the whole calculation of line (\d+): which numbers go into it\?$/,
    (check, [, line]) => check.isSlip(line),
  ],
  [
    /^Write down how row (\d+) comes from the rows before it: which numbers go into each entry\?$/,
    (check, [, row]) => check.isWrongRow(Number(row)),
  ],
  [
    /^Do the operations of line (\d+) one after the other: each one starts from the rows that the one before it leaves\. What becomes of row (\d+)\?$/,
    (check, [, line, row]) => check.isSlip(line) && check.isWrongRow(Number(row)),
  ],
  [
    /^Along which row or column do you expand, and which minor belongs to each of its entries\?$/,
    (check) => check.working.task.a.length > 2,
  ],
  [/^Work out each entry of row (\d+): \((.*)\)\.$/, (check, [, row, items]) => check.isCalculation(row, items)],
  [/^Row (\d+) should be \((.*)\)\.$/, (check, [, row, items]) => check.isRow(row, items)],
  [
    /^Work out the entry in row (\d+), column (\d+): (.*)\.$/,
    (check, [, row, column, text = '']) => {
      const isRight = check.isEntry(row, column, text);
      return isRight === true ? check.isOfPlace(Number(row), Number(column), text) : isRight;
    },
  ],
  [
    /^Look at the whole of line (\d+), and not at single entries: (?:none of its (\d+) entries is right|(\d+) of its (\d+) entries are wrong)\.$/,
    (check, [, line, all, wrong, entries]) => {
      const { written } = check;
      if (written === null || check.rights.length === 0) return check.isSlip(line) ? null : false;
      const isCounted = check.rights.some((right) => {
        const misses = written.flatMap((row, i) => row.filter((entry, j) => !isSame(entry, right[i]?.[j])));
        const count = written.flat().length;
        return Number(entries ?? all) === count && misses.length === Number(wrong ?? all);
      });
      return check.isSlip(line) && isCounted;
    },
  ],
  [
    /^Look at (?:the values of line (\d+), one after the other\.|line (\d+): which form does the task ask for\?|the vector of line (\d+): what makes a vector an eigenvector\?|what line (\d+) does to the rows, and at the number in front of them\.)$/,
    (check, [, ...lines]) => check.isSlip(lines.find((line) => line !== undefined)),
  ],
  [
    /^For the entry in row (\d+), column (\d+) strike out row (\d+) and column (\d+) of A(?:, and work out (.*)\.|: which number is left, and which sign does it get\?)$/,
    (check, [, row, column, first, second, text]) => {
      const own = `${row},${column}`;
      const isOwnPlace = [own, `${column},${row}`].includes(`${first},${second}`);
      return isOwnPlace && (text === undefined ? null : check.isEntry(row, column, text));
    },
  ],
  [
    /^In \[(.*)\] exchange (\S+) and (\S+), and change the signs of (\S+) and ([^\s.;]+)(?:; then divide by the determinant)?\.$/,
    (check, [, rows, ...entries]) => {
      const a = matrixOf(check.working.task.a);
      const order = [a?.[0]?.[0], a?.[1]?.[1], a?.[0]?.[1], a?.[1]?.[0]];
      return check.isMatrix(rows, a) && order.every((entry, place) => isSame(entry, valueOf(entries[place] ?? '')));
    },
  ],
  [
    /^The entry in row (\d+), column (\d+) is the (?:one that A has|cofactor that stands) in row (\d+), column (\d+)\.$/,
    (check, [, row, column, from, at]) =>
      row === at && column === from && check.isWrongEntry(Number(row), Number(column)),
  ],
  [
    /^In row (\d+), column (\d+) the chess board has a (plus|minus): the minor (keeps|changes) its sign\.$/,
    (check, [, row, column, sign, change]) => {
      const isPlus = (Number(row) + Number(column)) % 2 === 0;
      const isSaid = sign === (isPlus ? 'plus' : 'minus') && change === (isPlus ? 'keeps' : 'changes');
      return isSaid && check.isWrongEntry(Number(row), Number(column));
    },
  ],
  [
    /^(?:The numbers|In order, the numbers) of (?:(row|column) (\d+)|the matrix) are \((.*)\)(?:\.|: which (?:two stand|one stands) in the middle\?)$/,
    (check, [text, axis, index, items = '']) => {
      const group = check.group(axis, index).toSorted(byValue);
      const shown = itemsOf(items).map((item) => valueOf(item));
      const sorted = shown.flatMap((value) => value ?? []).toSorted(byValue);
      const isOrdered = !text.startsWith('In order') || sorted.every((value, place) => isSame(value, shown[place]));
      return isOrdered && isSameRow(group, sorted);
    },
  ],
  [
    /^For (row|column) (\d+) work out (.*)\.$/,
    (check, [, , index, text = '']) => {
      const right = check.rights[0]?.flat()[Number(index) - 1];
      return right === undefined ? null : isSame(valueOf(text), right);
    },
  ],
  [
    /^The result has (\d+) rows? and (\d+) columns?\.$/,
    (check, [, rows, columns]) => {
      const [right] = check.rights;
      return right === undefined ? null : right.length === Number(rows) && right[0]?.length === Number(columns);
    },
  ],
  [
    /^The diagonals give (.*) and (.*): which of them is subtracted\?$/,
    (check, [, down = '', up = '']) => check.isExpected(`${down} − (${up})`),
  ],
  [
    /^The six products are (.*): which three are subtracted\?$/,
    (check, [, text = '']) => {
      const [a, b, c, d, e, f] = text.split(/, | and /);
      return check.isExpected(`${a} + ${b} + ${c} − ${d} − ${e} − ${f}`);
    },
  ],
  [
    /^The main diagonal begins in the upper left corner; it has the entr(?:y|ies) (.*)\.$/,
    (check, [, text = '']) => {
      const a = matrixOf(check.working.task.a) ?? [];
      const values = text.split(/, | and /).map((item) => valueOf(item));
      return isSameRow(
        a.flatMap((row, place) => row[place] ?? []),
        values,
      );
    },
  ],
  [
    /^Work out this part of what stands before: (.*)\.$/,
    (check, [, text = '']) => {
      const before = check.working.lines[check.line.from ?? check.at - 1]?.expression;
      return before === undefined ? null : isPartOf(text, String(before));
    },
  ],
  [
    /^Multiply (.*) out: does it give (.*)\?$/,
    (check, [, own = '', wanted = '']) =>
      check.isExpected(wanted) === true && isProportional(own, String(check.line.expression ?? '')) === true,
  ],
  [
    /^The entry in row (\d+), column (\d+) should be (.*)\.$/,
    (check, [, row, column, text]) => {
      const isRight = check.isEntry(row, column, text);
      return isRight === null ? null : isRight && check.isWrongEntry(Number(row), Number(column));
    },
  ],
  [
    /^In front of │(.*)│ there should be (.*)\.$/,
    (check, [, rows, text = '']) => {
      const { a } = check.working.task;
      const own = check.line.matrix === undefined ? null : matrixOf(check.line.matrix);
      const wanted = check.gives(check.expected) ?? check.gives({ matrix: a });
      const [value, determinant] = [valueOf(text), check.determinant(own)];
      if (value === null || determinant === null) return null;
      return check.isMatrix(rows, own) && isSame(times(value, determinant), wanted);
    },
  ],
  [
    /^(?!It )(\S+) should be (.*?)(?:(?:, \S+ should be .*?)? and (\S+) should be (.*))?\.$/,
    (check, [text]) => {
      const parts = text
        .slice(0, -1)
        .split(/, | and /)
        .map((part) => part.split(' should be '));
      return parts.every(([name = '', value = '']) => check.isUnknown(plainName(name), valueOf(value)));
    },
  ],
  [
    /^Row (\d+) stands for (.*) = (.*)\. Put in what you know\.$/,
    (check, [, row, , right = '']) => isSame(check.before?.[Number(row) - 1]?.at(-1), valueOf(right)),
  ],
  [
    /^Row (\d+) says that 0 is 0: which values of the unknowns does this exclude\?$/,
    (check, [, row]) => check.before?.[Number(row) - 1]?.every(({ numerator }) => numerator === 0n) ?? null,
  ],
  [
    /^There (?:is|are) (\d+) unknowns?, and (\d+) columns? of them ha(?:s|ve) a pivot: how many unknowns are free\?$/,
    (check, [, unknowns, pivots]) => {
      const system = check.system();
      return system === null ? null : system.unknowns === Number(unknowns) && system.left === Number(pivots);
    },
  ],
  [
    /^(\d+) columns? stands? left of the right-hand sides, one for each unknown\.$/,
    (check, [, unknowns]) => check.system()?.unknowns === Number(unknowns),
  ],
  [
    /^(In the matrix before this line the|The) entry in row (\d+), column (\d+) is (.*), and it should be ([01])\.$/,
    (check, [, of = '', row, column, text = '', wanted]) => {
      const rows = of === 'The' ? check.written : check.before;
      const entry = rows?.[Number(row) - 1]?.[Number(column) - 1];
      const leads = (rows ?? []).map((cells) => cells.findIndex(({ numerator }) => numerator !== 0n) + 1);
      const isOne = wanted === '1';
      // A rank needs no leading ones.
      if (isOne && check.working.task.operation === 'rank') return false;
      const isOfForm = isOne
        ? leads[Number(row) - 1] === Number(column)
        : leads.some((lead, place) => lead === Number(column) && place !== Number(row) - 1);
      const isRight = check.working.task.operation === 'inverse' ? isOne === (row === column) : isOfForm;
      return isSame(entry, valueOf(text)) && !isSame(entry, valueOf(wanted ?? '')) && isRight;
    },
  ],
  [
    /^The matrix should be \[(.*)\]\.$/,
    (check, [, rows = '']) => {
      const { written } = check;
      const unbarred = rows.replaceAll(' │ ', ' ');
      if (written === null) return null;
      const right = reduced(written).rows;
      const zeros = written
        .slice(right.length)
        .map((row) => row.map((entry) => times(entry, { numerator: 0n, denominator: 1n })));
      return check.isMatrix(unbarred, [...right, ...zeros]);
    },
  ],
  [
    /^The rank is the number of rows that are not zero once the matrix has row echelon form: count them\.$/,
    (check) => check.line.claim !== undefined,
  ],
  [
    /^Row (\d+) must be a sum of multiples of the rows before\. (?:Its entry|Its entries) in columns? [\d, and]+ says? which multiples: what comes out in the other columns\?$/,
    (check, [, row]) => check.isWrongRow(Number(row)),
  ],
  [
    /^Row (\d+) should be \((.*)\), if its (?:entry|entries) in columns? ([\d, and]+) (?:is|are) right\.$/,
    (check, [, row, items = '', columns = '']) => {
      const values = itemsOf(items).map((item) => valueOf(item));
      const own = check.written?.[Number(row) - 1];
      const isKept = (columns.match(/\d+/g) ?? []).every((column) =>
        isSame(own?.[Number(column) - 1], values[Number(column) - 1]),
      );
      return isKept && check.isWithin(values);
    },
  ],
  [
    /^The solution is (.*), where (.*) may be any numbers?\.$/,
    (check, [, text = '', open = '']) => check.isFreeSolution(text.split(/, | and /), open.split(/, | and /)),
  ],
  [
    /^Which vector other than the zero vector does \[(.*)\] turn into zeros\?$/,
    (check, [, rows]) => check.isMatrix(rows, shifted(check)) || check.isMatrix(rows, check.before),
  ],
  [
    /^Look at (.*): by which number does it multiply the determinant\?$/,
    (check, [, text = '']) => {
      const named = check.line.operations ?? '';
      return text.match(/\d+/g)?.every((digits) => named.includes(digits)) ?? false;
    },
  ],
  [/^Work out 1\/│(.*)│ · adj\(A\)\.$/, (check, [, rows]) => check.isMatrix(rows, matrixOf(check.working.task.a))],
  // Of an inverse it may be the determinant that is asked for.
  [/^Work out (.*)\.$/, (check, [, text = '']) => check.isDeterminantOfTask(text) || check.isExpected(text)],
  [
    /^It should be (.*) · \[(.*)\]\.$/,
    (check, [, factor = '', rows = '']) => {
      const by = valueOf(factor);
      const shown = matrixOf(rows.split(';').map((row) => row.trim().split(/\s+/)));
      const [right] = check.rights;
      if (by === null || shown === null || right === undefined) return null;
      const isOwnFactor = isSame(by, valueOf(check.line.factor ?? ''));
      return (
        isOwnFactor &&
        shown.every((row, i) =>
          isSameRow(
            row.map((entry) => times(by, entry)),
            right[i],
          ),
        )
      );
    },
  ],
  [
    /^It should be \[(.*)\]\.$/,
    (check, [, rows]) => (check.rights.length === 0 ? null : check.isMatrix(rows, check.rights[0] ?? null)),
  ],
  [/^It should be (.*)\.$/, (check, [, text = '']) => check.isExpected(text)],
  [
    /^This line gives (.*), and the determinant is (.*)\.$/,
    (check, [, given = '', right = '']) => {
      const { a } = check.working.task;
      const wanted = check.gives(check.expected) ?? check.gives({ matrix: a });
      return isSame(valueOf(given), check.gives(check.line)) && isSame(valueOf(right), wanted);
    },
  ],
  [
    /^Find the number that must stand in front of │(.*)│, so that the determinant stays what it was\.$/,
    (check, [, rows]) => check.isMatrix(rows, check.line.matrix === undefined ? null : matrixOf(check.line.matrix)),
  ],
  [
    /^The only sum of multiples of the rows before(?: with (?:this entry|these entries) in columns? ([\d, and]+))? is \((.*)\)\.$/,
    (check, [, columns = '', items = '']) => {
      const values = itemsOf(items).map((item) => valueOf(item));
      const kept = columns.match(/\d+/g) ?? [];
      const isKept = (check.written ?? []).some((row) =>
        kept.every((column) => isSame(row[Number(column) - 1], values[Number(column) - 1])),
      );
      return isKept && check.isWithin(values);
    },
  ],
  [
    /^Row (\d+) does not change: copy it from the line before\.$/,
    (check, [, row]) => {
      const own = check.before?.[Number(row) - 1];
      if (check.rights.length === 0) return null;
      return (
        check.isWrongRow(Number(row)) === true && check.rights.some((right) => isSameRow(own, right[Number(row) - 1]))
      );
    },
  ],
  [
    /^Row (\d+) and row (\d+) change places, each as a whole\.$/,
    (check, [, first, second]) => {
      const { before, rights } = check;
      if (before === null || rights.length === 0) return null;
      const [x, y] = [Number(first) - 1, Number(second) - 1];
      return rights.some((right) => isSameRow(right[x], before[y]) && isSameRow(right[y], before[x]));
    },
  ],
  [
    /^(?:Take (.*), and put|Put) your values into row (\d+): does (.*) give (.*)\?$/,
    (check, [, set, row, left = '', right = '']) => {
      const entries = check.before?.[Number(row) - 1] ?? [];
      const [given, value] = [valueOf(right), valueOf(left)];
      const factors = [...left.matchAll(/(?<sign>^|[+−] )(?<minus>−?)(?<factor>\S+) · (?<value>\S+)/g)].map(
        ({ groups }) =>
          valueOf(
            `${groups?.['sign']?.trim() === '−' ? '-' : ''}${groups?.['minus'] === '−' ? '-' : ''}${groups?.['factor']}`,
          ),
      );
      const own = check.ownValues(set);
      const used = [...left.matchAll(/ · \(?(−?[\d/]+)\)?/g)].map(([, text = '']) => valueOf(text));
      const names = Object.keys(check.line.values ?? {});
      const isInOrder = names.every((name, place) => place === 0 || (names[place - 1] ?? '') < name);
      const wanted = own.filter((_, column) => entries[column]?.numerator !== 0n);
      const areOwn = isInOrder
        ? used.length === wanted.length && used.every((one, place) => isSame(one, wanted[place]))
        : used.every((one) => own.some((other) => isSame(one, other)));
      if (!areOwn) return false;
      const isOfRow = isSameRow(
        entries.slice(0, -1).filter(({ numerator }) => numerator !== 0n),
        factors,
      );
      return value === null ? null : isOfRow && isSame(given, entries.at(-1)) && !isSame(value, given);
    },
  ],
  [
    /^Row (\d+) says that 0 is (.*): which values solve it\?$/,
    (check, [, row, right = '']) => {
      const entries = check.before?.[Number(row) - 1] ?? [];
      return isSame(valueOf(right), entries.at(-1)) && entries.slice(0, -1).every(({ numerator }) => numerator === 0n);
    },
  ],
  [
    /^The solution is (.*)\.$/,
    (check, [, text = '']) => {
      const parts = text.split(/, | and /).map((part) => part.split('='));
      const values = parts.map(([, value = '']) => valueOf(value));
      const names = new Set(parts.map(([name = '']) => plainName(name.trim())));
      const own = Object.keys(check.line.values ?? {}).slice(0, parts.length);
      if (names.size !== parts.length || own.some((name) => !names.has(name))) return false;
      return check.before?.every((row) => isSame(scalar(row.slice(0, -1), values), row.at(-1))) ?? null;
    },
  ],
  [
    /^There (?:is (no|exactly one) solution|are infinitely many solutions)\.$/,
    (check, [, count]) => {
      const system = check.system();
      if (system === null) return null;
      if (count === 'no') return system.whole > system.left;
      return system.whole === system.left && (system.left === system.unknowns) === (count === 'exactly one');
    },
  ],
  [/^The rank is (\d+)\.$/, (check, [, rank]) => check.rank(check.before) === Number(rank)],
  [
    /^Which numbers make (.*) zero, and how often is each a root\?$/,
    (check, [, text = '']) => isProportional(text, characteristic(check)),
  ],
  [/^The eigenvalues are the roots of (.*)\.$/, (check, [, text = '']) => isProportional(text, characteristic(check))],
  [
    /^The roots are (.*)\.$/,
    (check, [, text = '']) => {
      const roots = text.split(/, | and /);
      const product = roots.map((root) => `(λ - (${root}))`).join('*');
      return isProportional(product, characteristic(check));
    },
  ],
  [
    /^Multiply \[(.*)\] by your vector: does every entry become 0\?$/,
    (check, [, rows]) => check.isMatrix(rows, shifted(check)) || check.isMatrix(rows, check.before),
  ],
  [
    /^One eigenvector is \((.*)\)\.$/,
    (check, [, items = '']) => {
      const vector = itemsOf(items).map((item) => valueOf(item));
      const rows = check.at === 0 ? shifted(check) : check.before;
      const isZero = vector.every((value) => value?.numerator === 0n);
      return rows === null ? null : !isZero && rows.every((row) => scalar(row, vector)?.numerator === 0n);
    },
  ],
];

/** x₁ as it is written in lines: x_1. */
function plainName(name: string): string {
  return name.replaceAll(
    /[₀-₉]+/g,
    (digits) => `_${Array.from(digits, (digit) => '₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)).join('')}`,
  );
}

function byValue(x: Fraction, y: Fraction): number {
  const difference = x.numerator * y.denominator - y.numerator * x.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Whether one of the terms of a sum has the value of a shown text, for each number that λ may stand for. */
function isPartOf(text: string, whole: string): boolean | null {
  const term = readTerm(plainText(whole, '7'));
  if (term.kind === 'unread') return null;
  const parts = termsOf(term, false).map(evaluate);
  const value = valueOf(text);
  return value !== null && parts.some((part) => isSame(part, value));
}

function termsOf(term: Term, isNegative: boolean): readonly Term[] {
  if (term.kind === 'sum') return term.terms.flatMap((part) => termsOf(part, isNegative));
  if (term.kind === 'negative') return termsOf(term.of, !isNegative);
  return [isNegative ? { kind: 'negative', of: term } : term];
}

function isSameRow(x: readonly Fraction[] | undefined, y: readonly (Fraction | null)[] | undefined): boolean {
  return x !== undefined && x.length === y?.length && x.every((entry, column) => isSame(entry, y[column]));
}

function scalar(row: readonly Fraction[], values: readonly (Fraction | null)[]): Fraction | null {
  if (values.length !== row.length) return null;
  return row.reduce<Fraction | null>(
    (total, entry, column) => {
      const value = values[column];
      return total === null || value === null || value === undefined ? null : plus(total, times(entry, value));
    },
    { numerator: 0n, denominator: 1n },
  );
}

/** A − λI for the eigenvalue of the task. */
function shifted({ working: { task } }: Check): Matrix | null {
  const eigenvalue = task.eigenvalue === undefined ? null : valueOf(task.eigenvalue);
  const a = matrixOf(task.a);
  if (eigenvalue === null || a === null) return null;
  return a.map((row, i) => row.map((entry, j) => (i === j ? plus(entry, negated(eigenvalue)) : entry)));
}

/** det(A − λI) of the task, or the polynomial that the student found before, as a text. */
function characteristic({ working: { task, lines }, at }: Check): string {
  const earlier = lines.slice(0, at).findLast(({ expression }) => String(expression ?? '').includes('λ'));
  if (earlier?.expression !== undefined) return String(earlier.expression);
  const rows = task.a.map((row, i) => row.map((cell, j) => (i === j ? `(${cell})-λ` : `(${cell})`)).join(','));
  return `det([[${rows.join('],[')}]])`;
}

function isProportional(x: string, y: string): boolean | null {
  const values = SAMPLES.map((sample) => [valueOf(x, sample), valueOf(y, sample)] as const);
  const ratios = values.map(([p, q]) => (p === null || q === null ? null : over(p, q)));
  if (ratios.some((ratio) => ratio === null)) return null;
  const [first] = ratios;
  return ratios.every((ratio) => isSame(ratio, first));
}
