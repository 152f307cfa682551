// Determinants: every line is the determinant, as a sum, a number, or a matrix with a number in front.

import type { Line, Term } from '@matrixsteps/notation/term.ts';
import { equals, type Rational } from '../../exact/rational.ts';
import { explainWrongRows } from '../rows/find-slip.ts';
import { judgeRows } from '../rows/judge-rows.ts';
import type { LineJudgement, Working } from '../working.ts';
import { auxiliaryDeterminants } from './auxiliary.ts';
import { bareReduction, type BareReduction, casesOfOwed, hintsToOwed, valueOwed } from './bare-reduction.ts';
import { type OwnMinor, withOwnMinors } from './own-minors.ts';
import type { ValueCase } from './cases.ts';
import { determinantOfRows, isSquareRows, minorsOf, numbersOf, type Rows } from './matrices.ts';
import { negated, type Polynomial, quotient, same, times, UNIT } from './polynomial.ts';
import {
  isAmong,
  isNextPart,
  lastOf,
  namesOf,
  sameAsBefore,
  termOf,
  type ValueTask,
  type WorkedLine,
} from './tasks.ts';
import { evaluate, evaluateRows, evaluateScalar, type Names, scalar, signedTerms, type Value } from './value.ts';

type RationalRows = readonly (readonly Rational[])[];

interface InFront {
  readonly factor: Polynomial;
  readonly matrix: Rows;
}

export function determinantTask(working: Working): ValueTask | null {
  const names = namesOf(working);
  const whole = working.task.of === null ? names.a : matrixOfTask(working.task.of, names);
  if (whole === null || !isSquareRows(whole)) return null;
  const ofTask = determinantOfRows(whole);
  const right = scalar(ofTask);
  const unwritten = factorsAreUnwritten(working, names, right);
  const deferred = unwritten ? null : deferredFactors(working, whole, names);
  const steps = stepsOf(whole);
  const { of } = working.task;
  const auxiliaries = of === null ? [] : auxiliaryDeterminants(of, names);
  const end = working.lines.at(-1);
  // Determinants of A and B beside the one that is asked for: the working goes on from them to another number.
  const isOfPart = ({ line, value }: WorkedLine): boolean =>
    line.role !== 'answer' &&
    line.content.kind === 'expression' &&
    isAmong(value, auxiliaries) &&
    !isAmong(value, [right]) &&
    goesOn(line, value);
  // Numbers at the beginning that are minors: below them the expansion goes on to another number.
  const isMinorAtStart = ({ line, value }: WorkedLine): boolean =>
    startingMinors(working.lines, names, steps).has(line) && goesOn(line, value);
  const goesOn = (line: Line, value: Value): boolean => {
    const last = end === undefined || end === line ? null : readLine(end, names);
    return last !== null && !isAmong(last, [value]);
  };
  return {
    names,
    result: right,
    read: (line) => readLine(line, names),
    expect: (line, value, before) => {
      if (unwritten && line.content.kind === 'matrix') {
        return { right: [value], follows: [value], certain: false, cases: () => [] };
      }
      const bare = deferred?.steps.get(line);
      if (bare !== undefined) {
        const rows = rowJudgement(working, line, lastMatrix(before), whole, names);
        const alone = quotient(ofTask, bare.owed);
        return {
          right: alone === null || isSlip(rows) ? [] : [scalar(alone)],
          follows: isSlip(rows) ? [] : [value],
          certain: true,
          cases: () => [],
          rows: () => rows,
        };
      }
      const previous = lastOf(before);
      const isBeside = (worked: WorkedLine): boolean => isOfMinor(worked, steps, right) || isMinorAtStart(worked);
      if (isNextPart(line, previous) && before.length > 0 && isWithinMinor(before, isBeside)) {
        return sameAsBefore(previous, isBeside(previous) ? [previous.value] : [], names, 'determinants');
      }
      if (isOfPart({ line, value })) return { right: [value], follows: [value], certain: true, cases: () => [] };
      if (isBeside({ line, value })) return { right: [value], follows: [value], certain: false, cases: () => [] };
      const last = lastOf(withoutMinors(before, isBeside).filter((worked) => !isOfPart(worked)));
      if (deferred !== null && last !== null) {
        const [owed, alone] = [valueOwed(deferred), determinantOfRows(deferred.last.matrix)];
        const isBelowMatrix = last.line.content.kind !== 'expression';
        // The determinant of the last matrix may be worked out before the factors are put in.
        const isOnTheWay = line !== working.lines.at(-1);
        return {
          right: [right],
          follows: [...(isBelowMatrix ? [] : [last.value]), scalar(owed), ...(isOnTheWay ? [scalar(alone)] : [])],
          certain: true,
          cases: () => [...casesOfOwed(deferred), ...continuationOf(last, names)],
          ...(isBelowMatrix ? { hints: () => hintsToOwed(deferred, owed) } : {}),
        };
      }
      return {
        right: [right],
        follows: [
          last === null ? right : last.value,
          ...withOwnMinors(whole, ownMinors(before, isBeside, steps)).map(scalar),
        ],
        certain: true,
        cases: () => casesOf(line, last, whole, working.task.of, names),
        rows: () => rowJudgement(working, line, last, whole, names),
      };
    },
  };
}

/**
 * The matrices of a working whose factors are put in at the end; null where they are not, or are never put in. Then the matrices are
 * held against the determinant, so that the operation whose factor is missing is told.
 */
function deferredFactors({ lines }: Working, whole: Rows, names: Names): BareReduction | null {
  const bare = bareReduction(lines, whole, (line) => inFront(line, names)?.matrix ?? null);
  if (bare === null) return null;
  const after = lines.slice(lines.findLastIndex((line) => bare.steps.has(line)) + 1);
  const values = after.flatMap((line) => {
    const value = line.content.kind === 'expression' ? readLine(line, names) : null;
    return value?.kind === 'scalar' ? [value.value] : [];
  });
  const [first] = values;
  if (first === undefined || !same(first, determinantOfRows(bare.last.matrix))) return bare;
  return same(values[values.length - 1], valueOwed(bare)) ? bare : null;
}

function lastMatrix(before: readonly WorkedLine[]): WorkedLine | null {
  return before.findLast(({ line }) => line.content.kind === 'matrix') ?? null;
}

function isSlip(judgement: LineJudgement | null): boolean {
  return judgement?.verdict === 'slip' || judgement?.verdict === 'new-slip';
}

/** Minors and cofactors, which students work out beside an expansion. */
function stepsOf(whole: Rows): readonly Polynomial[] {
  if (whole.length < 3 || whole.length > LARGEST_WITH_MINORS) return [];
  return minorsOf(whole)
    .flat()
    .flatMap((minor) => [minor, negated(minor)]);
}

const LARGEST_WITH_MINORS = 5;

/** The lines before the first one that is no number or difference of two, or none of the minors and cofactors; with what these are equal to. */
function startingMinors(lines: readonly Line[], names: Names, steps: readonly Polynomial[]): ReadonlySet<Line> {
  const isMinor = (line: Line): boolean => {
    if ((line.part ?? 1) > 1) return true;
    const term = termOf(line);
    if (term === null || line.role !== null) return false;
    const parts = signedTerms(term);
    if (parts.length > 2 || !parts.every(({ term: part }) => isPlainNumber(part))) return false;
    const value = readLine(line, names);
    return value?.kind === 'scalar' && steps.some((step) => same(step, value.value));
  };
  const end = lines.findIndex((line) => !isMinor(line));
  return new Set(lines.slice(0, Math.max(end, 0)).filter(({ part = 1 }) => part === 1));
}

/** Whether a line works out a minor: a difference of two products of two numbers, or a small determinant. */
function isOfMinor({ line, value }: WorkedLine, steps: readonly Polynomial[], right: Value): boolean {
  const term = termOf(line);
  if (term === null || line.part === undefined || line.role !== null) return false;
  if (value.kind !== 'scalar' || isAmong(value, [right])) return false;
  return looksLikeMinor(term) && steps.some((step) => same(step, value.value));
}

function looksLikeMinor(term: Term): boolean {
  if (term.kind === 'negative') return looksLikeMinor(term.of);
  if (term.kind === 'determinant') return true;
  const parts = signedTerms(term);
  return (
    parts.length === 2 &&
    parts.every(
      ({ term: part }) => part.kind === 'product' && part.factors.length === 2 && part.factors.every(isPlainNumber),
    )
  );
}

function isPlainNumber(term: Term): boolean {
  if (term.kind === 'negative') return isPlainNumber(term.of);
  return term.kind === 'number' || term.kind === 'quotient';
}

/** Whether the parts of the line so far begin with a minor. */
function isWithinMinor(before: readonly WorkedLine[], isBeside: (worked: WorkedLine) => boolean): boolean {
  const first = before.findLast(({ line }) => line.part === 1);
  return first !== undefined && isBeside(first);
}

/** Minors that the student worked out on lines of their own, and that are wrong in the end. */
function ownMinors(
  before: readonly WorkedLine[],
  isBeside: (worked: WorkedLine) => boolean,
  steps: readonly Polynomial[],
): readonly OwnMinor[] {
  if (steps.length === 0) return [];
  return before.flatMap((first, index): readonly OwnMinor[] => {
    const term = termOf(first.line);
    if (first.line.part !== 1 || term === null || !looksLikeMinor(term) || first.value.kind !== 'scalar') return [];
    const next = before.findIndex(({ line }, place) => place > index && (line.part ?? 1) === 1);
    const end = before[(next < 0 ? before.length : next) - 1].value;
    if (end.kind !== 'scalar') return [];
    if (isBeside(first)) return isAmong(end, [first.value]) ? [] : [{ right: first.value.value, found: end.value }];
    const { value } = end;
    return steps.some((step) => same(step, value)) ? [] : [{ right: null, found: value }];
  });
}

/** The lines that the determinant goes on from. */
function withoutMinors(
  before: readonly WorkedLine[],
  isBeside: (worked: WorkedLine) => boolean,
): readonly WorkedLine[] {
  let isOfMinorLine = false;
  return before.filter((worked) => {
    const isNext = worked.line.part !== undefined && worked.line.part > 1;
    isOfMinorLine = (isNext && isOfMinorLine) || isBeside(worked);
    return !isOfMinorLine;
  });
}

function matrixOfTask(of: Term, names: Names): Rows | null {
  const value = evaluate(of, names);
  return value?.kind === 'matrix' ? value.rows : null;
}

/** A matrix with the number in front of it, or null. */
function inFront(line: Line, names: Names): InFront | null {
  if (line.content.kind !== 'matrix') return null;
  const matrix = evaluateRows(line.content.rows, names);
  const factor = line.factor === null ? UNIT : evaluateScalar(line.factor, names);
  return matrix === null || factor === null || !isSquareRows(matrix) ? null : { factor, matrix };
}

function readLine(line: Line, names: Names): Value | null {
  if (line.content.kind === 'expression') {
    const value = evaluate(line.content.term, names);
    const factor = line.factor === null ? UNIT : evaluateScalar(line.factor, names);
    return value?.kind === 'scalar' && factor !== null ? scalar(times(factor, value.value)) : null;
  }
  const shown = inFront(line, names);
  return shown === null ? null : scalar(times(shown.factor, determinantOfRows(shown.matrix)));
}

/**
 * Some students reduce the bare matrix and put the factors in at the end. Where no line has a number in front and the
 * end is right, the matrices between are not held against them.
 */
function factorsAreUnwritten({ lines }: Working, names: Names, right: Value): boolean {
  const matrices = lines.filter((line) => line.content.kind === 'matrix');
  if (matrices.length === 0 || matrices.some((line) => line.factor !== null)) return false;
  const end = lastOf(lines);
  const value = end === null || end.content.kind === 'matrix' ? null : readLine(end, names);
  return value !== null && isAmong(value, [right]);
}

/** Whether the rows themselves are what the operations give; the number in front is left aside. */
function rowJudgement(
  { task, policy }: Working,
  line: Line,
  last: WorkedLine | null,
  whole: Rows,
  names: Names,
): LineJudgement | null {
  const before = last === null ? whole : (inFront(last.line, names)?.matrix ?? null);
  const a = before === null || line.content.kind !== 'matrix' ? null : numbersOf(before);
  if (a === null) return null;
  if (line.operations.length === 0) return unnamedRows(a, line, names);
  const { lines } = judgeRows({
    task: { ...task, operation: 'ref', a, b: null, bar: null, of: null },
    lines: [{ ...line, factor: null, role: null, from: null }],
    policy: { ...policy, namedOperations: 'must-match' },
  });
  return lines[0];
}

function unnamedRows(before: RationalRows, line: Line, names: Names): LineJudgement | null {
  const next = inFront(line, names);
  const after = next === null ? null : numbersOf(next.matrix);
  if (after === null || after.length !== before.length) return null;
  const changed = after.filter((row, i) => row.some((entry, j) => !equals(entry, before[i][j])));
  return changed.length === 1 ? explainWrongRows(before, after) : null;
}

function casesOf(
  line: Line,
  last: WorkedLine | null,
  whole: Rows,
  of: Term | null,
  names: Names,
): readonly ValueCase[] {
  const before = last === null ? { factor: UNIT, matrix: whole } : inFront(last.line, names);
  const next = inFront(line, names);
  if (next !== null) {
    return before === null ? [] : [{ kind: 'reduction', ...before, nextMatrix: next.matrix }];
  }
  const cases: ValueCase[] = [];
  if (before !== null) cases.push({ kind: 'determinant', matrix: before.matrix, outer: before.factor });
  const term = last === null ? null : termOf(last.line);
  if (term !== null) {
    cases.push({ kind: 'continuation', before: term, names, about: 'determinants' });
    cases.push({ kind: 'determinant', matrix: whole, outer: UNIT });
    cases.push(...minorsIn(term, names));
  }
  if (of !== null) cases.push(...casesOfCombination(of, names));
  return cases;
}

function continuationOf({ line }: WorkedLine, names: Names): readonly ValueCase[] {
  const term = termOf(line);
  return term === null ? [] : [{ kind: 'continuation', before: term, names, about: 'determinants' }];
}

/** A line that is one determinant with a number in front. */
function minorsIn(term: Term, names: Names): readonly ValueCase[] {
  const parts = signedTerms(term);
  if (parts.length !== 1) return [];
  const factors = parts[0].term.kind === 'product' ? parts[0].term.factors : [parts[0].term];
  const small = factors.filter((factor) => factor.kind === 'determinant');
  if (small.length !== 1 || small[0].kind !== 'determinant') return [];
  const value = evaluate(small[0].of, names);
  const outer = evaluateScalar(
    { kind: 'product', factors: [{ kind: 'number', text: '1', value: ONE }, ...factors.filter((f) => f !== small[0])] },
    names,
  );
  if (value?.kind !== 'matrix' || outer === null) return [];
  return [{ kind: 'determinant', matrix: value.rows, outer: parts[0].negative ? times([MINUS_ONE], outer) : outer }];
}

const ONE = { numerator: 1n, denominator: 1n };
const MINUS_ONE = { kind: 'rational', numerator: -1n, denominator: 1n } as const;

function casesOfCombination(of: Term, names: Names): readonly ValueCase[] {
  if (of.kind === 'product' && of.factors.length === 2) {
    const [factor, matrix] = of.factors.map((part) => evaluate(part, names));
    return factor?.kind === 'scalar' && matrix?.kind === 'matrix'
      ? [{ kind: 'determinant-of-multiple', factor: factor.value, matrix: matrix.rows }]
      : [];
  }
  const parts = signedTerms(of);
  if (parts.length !== 2 || parts[0].negative) return [];
  const [a, b] = parts.map(({ term }) => evaluate(term, names));
  return a?.kind === 'matrix' && b?.kind === 'matrix'
    ? [{ kind: 'determinant-of-sum', a: a.rows, b: b.rows, negative: parts[1].negative }]
    : [];
}
