// Determinants: every line is the determinant, as a sum, a number, or a matrix with a number in front.

import type { Line, Term } from '@matrixsteps/notation/term.ts';
import { equals, type Rational } from '../../exact/rational.ts';
import { explainWrongRows } from '../rows/find-slip.ts';
import { judgeRows } from '../rows/judge-rows.ts';
import type { LineJudgement, Working } from '../working.ts';
import { auxiliaryDeterminants } from './auxiliary.ts';
import { bareReduction, type BareReduction, casesOfOwed, hintsToOwed, valueOwed } from './bare-reduction.ts';
import { casesOf, continuationOf } from './determinant-cases.ts';
import { inFront, readLine } from './determinant-lines.ts';
import { determinantOfRows, isSquareRows, numbersOf, type Rows } from './matrices.ts';
import { isOfMinor, isWithinMinor, ownMinors, startingMinors, stepsOf, withoutMinors } from './minors-beside.ts';
import { withOwnMinors } from './own-minors.ts';
import { quotient, same } from './polynomial.ts';
import { isAmong, isNextPart, lastOf, namesOf, sameAsBefore, type ValueTask, type WorkedLine } from './tasks.ts';
import { evaluate, type Names, scalar, type Value } from './value.ts';

type RationalRows = readonly (readonly Rational[])[];

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

function matrixOfTask(of: Term, names: Names): Rows | null {
  const value = evaluate(of, names);
  return value?.kind === 'matrix' ? value.rows : null;
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
