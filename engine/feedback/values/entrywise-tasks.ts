// Products, powers, sums, differences, multiples, transposes and traces: the lines are the result, written out more or less.

import type { Line, Term } from '@matrixsteps/notation/term.ts';
import { constant, NOTHING, type Polynomial, same, times } from './polynomial.ts';
import { state } from '../statements/statement.ts';
import type { Working } from '../working.ts';
import type { ValueCase } from './cases.ts';
import type { Deviation } from './explain.ts';
import {
  differenceOfRows,
  entrywise,
  isSquareRows,
  productOfRows,
  type Rows,
  sameSize,
  scaledRows,
  sumOfRows,
  transposedRows,
  widthOf,
} from './matrices.ts';
import {
  calculationBeside,
  cellsBefore,
  type Expectation,
  isAmong,
  isNextPart,
  lastOf,
  namesOf,
  rowsOfValue,
  termOf,
  type ValueTask,
  withOwnNumbers,
  type WorkedLine,
} from './tasks.ts';
import { total } from './polynomial.ts';
import {
  evaluate,
  evaluateRows,
  evaluateScalar,
  matrixValue,
  type Names,
  scalar,
  signedParts,
  type Value,
} from './value.ts';

/** A matrix with an optional number in front; single entries stand in the expected matrix. */
export function readMatrix(line: Line, names: Names, expected: Rows | null): Value | null {
  const factor = line.factor === null ? null : evaluateScalar(line.factor, names);
  if (line.factor !== null && factor === null) return null;
  const rows = bareRows(line, names, expected);
  if (rows === null) return null;
  return matrixValue(factor === null ? rows : scaledRows(rows, factor));
}

function bareRows(line: Line, names: Names, expected: Rows | null): Rows | null {
  if (line.content.kind === 'matrix') return evaluateRows(line.content.rows, names);
  if (line.content.kind === 'expression') {
    const value = evaluate(line.content.term, names);
    return value === null ? null : rowsOfValue(value);
  }
  if (line.content.kind !== 'entries' || expected === null) return null;
  const rows = expected.map((row) => [...row]);
  for (const { row, column, term } of line.content.entries) {
    const value = evaluateScalar(term, names);
    if (value === null || rows[row - 1]?.[column - 1] === undefined) return null;
    rows[row - 1][column - 1] = value;
  }
  return rows;
}

function isIn(rows: Rows, { row, column }: Pick<Deviation, 'row' | 'column'>): boolean {
  return row < rows.length && column < widthOf(rows);
}

/** A task with one result, which each line states. */
function taskWithResult(
  names: Names,
  result: Rows,
  cases: (value: Rows) => readonly ValueCase[],
  cellCases: (place: Deviation) => readonly ValueCase[],
  steps: readonly Rows[] = [],
  entryHint?: Expectation['entryHint'],
): ValueTask {
  const right = matrixValue(result);
  return {
    names,
    result: right,
    read: (line) => readMatrix(line, names, result),
    expect: (line, value, before) => {
      const last = lastOf(before);
      const on = steps.map(matrixValue);
      const isSingle = result.length === 1 && widthOf(result) === 1;
      const beside = isSingle ? null : calculationBeside(line, value, last, [result, ...steps].flat(2), names);
      if (beside !== null) return beside;
      const isStep = line.role !== 'answer' && isAmong(value, on);
      const isEntry = line.content.kind === 'entries' && !isNextPart(line, last);
      const isFromTask = last === null || isEntry || isAmong(last.value, on);
      const own =
        last?.line.content.kind === 'entries' && !isNextPart(line, last) ? withOwnEntries(result, before) : null;
      const ownNumbers = line.content.kind === 'matrix' ? withOwnNumbers(result, rowsOfValue(value), before) : null;
      const fromLast = isFromTask ? [right] : [own ?? last.value];
      const follows = ownNumbers === null ? fromLast : [ownNumbers];
      return {
        right: isStep ? [value] : [right],
        follows: isStep ? [value] : follows,
        certain: true,
        cases: () => cases(rowsOfValue(value)),
        // A line that follows from one of another size has places that the result has not.
        cellCases: (place) => [...(isIn(result, place) ? cellCases(place) : []), ...cellsBefore(last, place, names)],
        ...(entryHint === undefined
          ? {}
          : { entryHint: (place, ids) => (isIn(result, place) ? entryHint(place, ids) : null) }),
      };
    },
  };
}

/** The result with the entries that the student has worked out one by one. */
function withOwnEntries(result: Rows, before: readonly WorkedLine[]): Value {
  const written = before.flatMap(({ line, value }) =>
    line.content.kind === 'entries'
      ? line.content.entries.map(({ row, column }) => ({
          row,
          column,
          entry: rowsOfValue(value)[row - 1]?.[column - 1],
        }))
      : [],
  );
  const own = (row: number, column: number): Polynomial | undefined =>
    written.findLast((place) => place.row === row + 1 && place.column === column + 1)?.entry;
  return matrixValue(result.map((cells, row) => cells.map((entry, column) => own(row, column) ?? entry)));
}

export function productTask(working: Working): ValueTask | null {
  const names = namesOf(working);
  const { a, b } = names;
  const result = b === null ? null : productOfRows(a, b);
  if (b === null || result === null) return null;
  return taskWithResult(
    names,
    result,
    () => [{ kind: 'product', a, b, transposed: false }],
    (place) => [productCell(a, b, place)],
  );
}

export function productCell(a: Rows, b: Rows, { row, column }: Deviation): ValueCase {
  const partsAt = (i: number, j: number): readonly Polynomial[] => a[i].map((x, k) => times(x, b[k][j]));
  const others = [
    ...b[0].flatMap((_entry, j) => (j === column ? [] : [partsAt(row, j)])),
    ...a.flatMap((_row, i) => (i === row ? [] : [partsAt(i, column)])),
  ];
  return { kind: 'product-cell', pairs: a[row].map((x, k) => [x, b[k][column]] as const), others };
}

export function powerTask(working: Working): ValueTask | null {
  const names = namesOf(working);
  const { a } = names;
  const exponent = working.task.exponent;
  if (exponent === null || exponent < 2 || exponent > 24 || !isSquareRows(a)) return null;
  const powers: Rows[] = [a];
  for (let k = 2; k <= exponent; k += 1) powers.push(productOfRows(powers[powers.length - 1], a) ?? a);
  const result = powers[powers.length - 1];
  const before = powers[powers.length - 2];
  return taskWithResult(
    names,
    result,
    () => [
      { kind: 'power', a, exponent },
      { kind: 'power', a, exponent: 2 },
      { kind: 'product', a: before, b: a, transposed: false },
    ],
    (place) => [productCell(before, a, place)],
    powers,
  );
}

export function pairTask(working: Working): ValueTask | null {
  const names = namesOf(working);
  const { a, b } = names;
  if (b === null || !sameSize(a, b)) return null;
  const operation = working.task.operation;
  if (operation === 'multiply-ew') {
    const products = entrywise(a, b, times);
    const cells = ({ row, column }: Deviation): readonly ValueCase[] => [
      { kind: 'product-cell', pairs: [[a[row][column], b[row][column]]], others: [] },
    ];
    return taskWithResult(names, products, () => [], cells);
  }
  const negative = operation === 'subtract';
  return taskWithResult(
    names,
    negative ? differenceOfRows(a, b) : sumOfRows(a, b),
    () => [{ kind: 'sum', a, b, negative }],
    (place) => [pairCell({ a, b, negative }, place)],
  );
}

export function pairCell(
  pair: { readonly a: Rows; readonly b: Rows; readonly negative: boolean },
  { row, column }: Deviation,
): ValueCase {
  return { kind: 'pair-cell', ...pair, row, column };
}

export function scalingTask(working: Working): ValueTask | null {
  const names = namesOf(working);
  const { a } = names;
  const scalarGiven = working.task.scalar;
  if (scalarGiven === null) return null;
  const factor = constant({ kind: 'rational', ...scalarGiven });
  return taskWithResult(
    names,
    scaledRows(a, factor),
    (found) => [{ kind: 'scaling', a, factor, found }],
    ({ row, column }) => [{ kind: 'product-cell', pairs: [[factor, a[row][column]]], others: [] }],
  );
}

export function transposeTask(working: Working): ValueTask {
  const names = namesOf(working);
  return taskWithResult(
    names,
    transposedRows(names.a),
    () => [{ kind: 'transposing', a: names.a }],
    () => [],
    [],
    ({ row, column }) => state('entry-of-transpose', { row: row + 1, column: column + 1, of: 'A' }),
  );
}

export function traceTask(working: Working): ValueTask | null {
  const names = namesOf(working);
  const { a } = names;
  if (!isSquareRows(a)) return null;
  const parts: readonly Polynomial[] = a.map((row, k) => row[k] ?? NOTHING);
  const right = scalar(total(parts));
  return {
    names,
    result: right,
    read: (line) => {
      const value = readMatrix(line, names, null);
      const rows = value === null ? [] : rowsOfValue(value);
      return rows.length === 1 && widthOf(rows) === 1 ? scalar(rows[0][0]) : null;
    },
    expect: (line, value, before) => {
      const last = lastOf(before);
      // The other diagonal may have the same sum.
      if (
        isSumOf(
          termOf(line),
          a.map((row, k) => row[row.length - 1 - k]),
          parts,
          names,
        )
      )
        return {
          right: [],
          follows: [],
          certain: true,
          cases: () => [{ kind: 'trace', a }],
          hints: () => ({
            calculation: state('diagonal-entries', { values: parts }),
            result: state('right-line', { calculation: { kind: 'terms', terms: parts } }),
          }),
        };
      const expected = last?.value ?? right;
      const term = last === null ? null : termOf(last.line);
      return {
        right: [right],
        follows: [expected],
        certain: true,
        cases: () => [
          ...(term === null ? [] : [{ kind: 'continuation', before: term, names, about: 'entries' } as const]),
          { kind: 'trace', a },
          { kind: 'sum-cell', parts },
          {
            kind: 'entry',
            expected: rowsOfValue(expected)[0][0],
            found: rowsOfValue(value)[0][0],
          },
        ],
      };
    },
  };
}

/** Whether a sum is written out with these entries as its terms, in any order, and not with the others. */
function isSumOf(
  term: Term | null,
  entries: readonly Polynomial[],
  others: readonly Polynomial[],
  names: Names,
): boolean {
  const written = term === null ? null : signedParts(term, names);
  if (written === null || written.length < 2) return false;
  return isSameList(written, entries) && !isSameList(written, others);
}

function isSameList(x: readonly Polynomial[], y: readonly Polynomial[]): boolean {
  const rest = [...y];
  const isEach = x.every((entry) => {
    const at = rest.findIndex((other) => same(entry, other));
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return isEach && rest.length === 0;
}
