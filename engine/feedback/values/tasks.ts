// What a line of values may be: for each task, what is right, what follows from the student's own lines, and the
// situations in which slips predict it.

import type { Line, Term } from '@matrixsteps/notation/term.ts';
import type { Statement } from '../statements/statement.ts';
import type { LineJudgement, Working } from '../working.ts';
import type { CaseOf, ValueCase } from './cases.ts';
import type { Deviation } from './explain.ts';
import { rowsOfFractions, type Rows } from './matrices.ts';
import { type Polynomial, same } from './polynomial.ts';
import { evaluateScalar, type Names, sameValue, signedParts, type Value } from './value.ts';

/** A line that was worked out. */
export interface WorkedLine {
  readonly line: Line;
  readonly value: Value;
}

/** The upper rungs of hints: a calculation without its result, and what is right. */
export interface LineHints {
  readonly calculation: Statement | null;
  readonly result: Statement | null;
  /** How many entries are wrong, of how many, in how many rows; a number is one entry. */
  readonly wrongEntries?: LineJudgement['wrongEntries'];
}

export interface Expectation {
  /** What the line is to be according to the task; several where more than one is right. */
  readonly right: readonly Value[];
  /** What follows from the student's own lines. */
  readonly follows: readonly Value[];
  /** Whether any other value is wrong for certain. */
  readonly certain: boolean;
  /** The situations in which slips predict the whole line. */
  readonly cases: () => readonly ValueCase[];
  /** The situations of a single cell. */
  readonly cellCases?: (place: Deviation) => readonly ValueCase[];
  /** The judgement of the line as one by row operations, where it is one. */
  readonly rows?: () => LineJudgement | null;
  /** Whether values that differ from these are right all the same: other vectors of the same space. */
  readonly accepts?: (value: Value) => { readonly right: boolean; readonly follows: boolean };
  /** The calculation of an entry, from 0, where the situations do not say it; `slips` are the ids of those that explain the line. */
  readonly entryHint?: (
    place: { readonly row: number; readonly column: number },
    slips: readonly string[],
  ) => Statement | null;
  /** The right line as far worked out as the student's, where it is known. */
  readonly rightLine?: () => Statement | null;
  /** Where the cases and the values do not say it. */
  readonly hints?: () => LineHints;
}

/** One task: how its lines are worked out and what they are to be. */
export interface ValueTask {
  readonly names: Names;
  /** The value of a line in the form in which it is compared; null where it cannot be worked out. */
  readonly read: (line: Line) => Value | null;
  /** What the line is to be, from the lines before; null where that is not known. */
  readonly expect: (
    line: Line,
    value: Value,
    before: readonly WorkedLine[],
    after: readonly Line[],
    /** Whether it is known to be wrong, from what the student makes of it. */
    isWrong: boolean,
  ) => Expectation | null;
  /** What is asked for; null or left out where it is no single value. */
  readonly result?: Value | null;
  /** Where a result is given number by number: the line that each of the numbers ends in, from 0, and what it is to be. */
  readonly ends?: readonly { readonly line: number; readonly result: Value }[] | null;
}

export function namesOf({ task }: Pick<Working, 'task'>, unknowns = false): Names {
  return { a: rowsOfFractions(task.a), b: task.b === null ? null : rowsOfFractions(task.b), unknowns };
}

/** The expression of a line, or null. */
export function termOf(line: Line): Term | null {
  return line.content.kind === 'expression' ? line.content.term : null;
}

/** The term of a cell of a line, or null. */
export function cellTermOf(line: Line, row: number, column: number): Term | null {
  if (line.content.kind === 'matrix') return line.content.rows[row]?.[column] ?? null;
  if (line.content.kind !== 'entries') return null;
  const entry = line.content.entries.find((place) => place.row === row + 1 && place.column === column + 1);
  return entry?.term ?? null;
}

export function lastOf<T>(list: readonly T[]): T | null {
  return list[list.length - 1] ?? null;
}

export function isAmong(value: Value, list: readonly Value[]): boolean {
  return list.some((other) => sameValue(value, other));
}

export function rowsOfValue(value: Value): Rows {
  return value.kind === 'matrix' ? value.rows : [[value.value]];
}

/** The calculation of a cell in a line: the number in front of a matrix multiplies each of its entries. */
function termBefore(line: Line, { row, column }: Deviation): Term | null {
  const cell = cellTermOf(line, row, column);
  if (cell === null || line.factor === null) return cell ?? termOf(line);
  return { kind: 'product', factors: [line.factor, cell] };
}

/** The sum that the line before has in this cell. */
export function cellsBefore(
  last: WorkedLine | null,
  place: Deviation,
  names: Names,
  about: CaseOf<'continuation'>['about'] = 'entries',
): readonly ValueCase[] {
  const term = last === null ? null : termBefore(last.line, place);
  // A·B says of no single cell what it is.
  if (term === null || evaluateScalar(term, names) === null) return [];
  const parts = signedParts(term, names);
  const known: ValueCase[] = parts === null || parts.length < 2 ? [] : [{ kind: 'sum-cell', parts }];
  return [...known, { kind: 'continuation', before: term, names, about }];
}

/** Whether a line stands behind the equals sign of the line before it: then it has the same value. */
export function isNextPart(line: Line, last: WorkedLine | null): last is WorkedLine {
  return line.part !== undefined && line.part > 1 && last?.line.part === line.part - 1;
}

/** What stands behind an equals sign, or below a calculation, has the value of what stands before it. */
export function sameAsBefore(
  last: WorkedLine,
  right: readonly Value[],
  names: Names,
  about: CaseOf<'continuation'>['about'],
): Expectation {
  return {
    right: isAmong(last.value, right) ? [last.value] : [],
    follows: [last.value],
    certain: true,
    cases: () => [],
    cellCases: (place) => cellsBefore(last, place, names, about),
  };
}

/** The number that a line is; null where it is more than one. */
export function singleNumber(value: Value): Polynomial | null {
  const rows = rowsOfValue(value);
  return rows.length === 1 && rows[0].length === 1 ? rows[0][0] : null;
}

/**
 * A calculation of a single number beside a matrix that is asked for: of one of its entries, as far as that is known. Null for a line that
 * is no such calculation.
 */
export function calculationBeside(
  line: Line,
  value: Value,
  last: WorkedLine | null,
  entries: readonly Polynomial[],
  names: Names,
): Expectation | null {
  const number = singleNumber(value);
  if (number === null || line.content.kind !== 'expression' || line.role === 'answer') return null;
  if (isNextPart(line, last) && singleNumber(last.value) !== null) return sameAsBefore(last, [], names, 'entries');
  const isKnown = entries.some((entry) => same(entry, number));
  const own = isKnown ? [value] : [];
  return { right: own, follows: own, certain: false, cases: () => [] };
}

/**
 * The matrix that is asked for, with the student's own numbers where they were worked out beside it, each from the right calculation:
 * after 3*6 + 4*8 = 52 an entry that should be 50 may be 52. Null where the line has none of them.
 */
export function withOwnNumbers(result: Rows, found: Rows, before: readonly WorkedLine[]): Value | null {
  const own = before.flatMap(({ line, value }, index) => {
    const last = before[index - 1] ?? null;
    if (!isNextPart(line, last)) return [];
    const [wanted, given] = [singleNumber(last.value), singleNumber(value)];
    return wanted === null || given === null || same(wanted, given) ? [] : [{ wanted, given }];
  });
  const isOwn = (wanted: Polynomial, given: Polynomial | undefined): given is Polynomial =>
    given !== undefined && own.some((pair) => same(pair.wanted, wanted) && same(pair.given, given));
  const cells = result.map((row, i) => row.map((entry, j) => (isOwn(entry, found[i]?.[j]) ? found[i][j] : entry)));
  const hasOwn = cells.some((row, i) => row.some((entry, j) => !same(entry, result[i][j])));
  return hasOwn ? { kind: 'matrix', rows: cells } : null;
}
