// Whether what is shown to a student is true: each sentence is read back as text and compared with the working and its label, by
// arithmetic of its own. The judgement is not asked.

import { evaluate } from '@matrixsteps/notation/evaluate.ts';
import { readRowOperations } from '@matrixsteps/notation/read-row-operations.ts';
import { readTerm } from '@matrixsteps/notation/read-term.ts';
import { applyRowOperation } from '@matrixsteps/notation/row-forms.ts';
import { fractionText, negated, over, plus, sameFraction, times } from '@matrixsteps/notation/fraction.ts';
import type { Fraction } from '@matrixsteps/notation/term.ts';
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
    /^Look at the entry in row (\d+), column (\d+)\. (.*)$/,
    (check, [, row, column, question = '']) =>
      QUESTIONS.has(question) && check.isWrongEntry(Number(row), Number(column)),
  ],
  [
    /^Work out (?:line|row) (\d+) once more: which numbers go into it\?$/,
    (check, [text, number]) => (text.includes('line') ? check.isSlip(number) : check.isWrongRow(Number(number))),
  ],
  [/^Work out each entry of row (\d+): \((.*)\)\.$/, (check, [, row, items]) => check.isCalculation(row, items)],
  [/^Row (\d+) should be \((.*)\)\.$/, (check, [, row, items]) => check.isRow(row, items)],
  [
    /^Work out the entry in row (\d+), column (\d+): (.*)\.$/,
    (check, [, row, column, text]) => check.isEntry(row, column, text),
  ],
  [/^Work out 1\/│(.*)│ · adj\(A\)\.$/, (check, [, rows]) => check.isMatrix(rows, matrixOf(check.working.task.a))],
  [/^Work out (.*)\.$/, (check, [, text = '']) => check.isExpected(text)],
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
    /^The operation does not change row (\d+): copy it from the line before\.$/,
    (check, [, row]) => {
      const right = check.rights[0]?.[Number(row) - 1];
      return right === undefined
        ? null
        : isSameRow(check.before?.[Number(row) - 1], right) && check.isWrongRow(Number(row));
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
    /^Put your values into row (\d+): does (.*) give (.*)\?$/,
    (check, [, row, left = '', right = '']) => {
      const entries = check.before?.[Number(row) - 1] ?? [];
      const [given, value] = [valueOf(right), valueOf(left)];
      const factors = [...left.matchAll(/(?<sign>^|[+−] )(?<minus>−?)(?<factor>\S+) · (?<value>\S+)/g)].map(
        ({ groups }) =>
          valueOf(
            `${groups?.['sign']?.trim() === '−' ? '-' : ''}${groups?.['minus'] === '−' ? '-' : ''}${groups?.['factor']}`,
          ),
      );
      const own = Object.values(check.line.values ?? {}).map((one) => valueOf(String(one)));
      const used = [...left.matchAll(/ · \(?(−?[\d/]+)\)?/g)].map(([, text = '']) => valueOf(text));
      if (used.some((one) => !own.some((other) => isSame(one, other)))) return false;
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
      const names = new Set(parts.map(([name = '']) => name.trim()));
      const own = Object.keys(check.line.values ?? {});
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
