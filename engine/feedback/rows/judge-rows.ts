// The judgement of a working by row operations: whether each line follows from the one before it, and is right for the task.

import { evaluate } from '@matrixsteps/notation/evaluate.ts';
import type { Claim, Line, Term } from '@matrixsteps/notation/term.ts';
import { echelonPivots, isReduced } from '../../algorithms/row-reduction/form.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import {
  absolute,
  add,
  compare,
  equals,
  integer,
  isZero,
  multiply,
  ONE,
  type Rational,
  subtract,
  ZERO,
} from '../../exact/rational.ts';
import { state } from '../statements/statement.ts';
import { constant } from '../values/polynomial.ts';
import { SOLUTION_SLIPS } from '../slips/solutions.ts';
import type {
  AnswerVerdict,
  LineJudgement,
  LineVerdict,
  SlipExplanation,
  Task,
  Working,
  WorkingJudgement,
} from '../working.ts';
import { isNearlyBasis, nullityOf } from './basis.ts';
import { judgeBasis } from './judge-basis.ts';
import { judgeSpan, spansOf } from './judge-span.ts';
import { ROW_TASKS } from './row-tasks.ts';
import type { Lines, SpanWanted } from './spans.ts';
import { explanationsOf, placeOf } from './explain.ts';
import { equationOf, equationsOf, parameterOf, withoutOthers } from './given-values.ts';
import { calculationOf, determinantsOfCramer, isPartBehind, numberOf } from './cramer.ts';
import { homogeneousEquation, isNought, usualUnknowns } from './homogeneous.ts';
import { intentsFor, isCleared } from './intents.ts';
import { type Done, isLawful, readingsOf, replayed } from './replay.ts';
import { withExactValues } from './rounded-values.ts';
import { roundingErrors } from './rounding-errors.ts';
import {
  areEquivalent,
  areNear,
  exact,
  isNearlyWithin,
  isWithin,
  type Row,
  type RowSpace,
  rowSpaceOf,
  rowsOfTerms,
  sameRow,
  sameRows,
  sizeOf,
  times,
  type Tolerance,
  toleranceOf,
  transposed,
  withoutZeroRows,
  withZeroRows,
} from './rows.ts';
import { type Family, isConsistent, isWhole, linearValue, saysValue, solves } from './solutions.ts';
import {
  barHints,
  claimHints,
  equationHints,
  identityHint,
  inverseHint,
  partHints,
  reducedHints,
  solvedHints,
  valueHints,
  valueOfPart,
} from './solution-hints.ts';
import { systemsToGoOnFrom } from './systems.ts';
import { columnOrder } from './unknowns.ts';
import { namedFinding, unnamedFinding, Effort } from './find-slip.ts';
import { type Finding, UNKNOWN, plain, ofLine, concluded, told } from './line-judgement.ts';

/** Whether the working is one by row operations. An inverse is, where its lines are [A | I]. */
export function isRowWorking({ task, lines }: Working): boolean {
  if (ROW_TASKS.includes(task.operation)) return true;
  if (task.operation !== 'inverse') return false;
  return lines.some(({ content }) => content.kind === 'matrix' && content.rows[0].length === 2 * task.a[0].length);
}

/** The matrix that the working starts from, and the columns left of its bar. */
export function startOf({ operation, a, b, bar }: Task): { readonly rows: Rows; readonly bar: number | null } {
  const rows = a.map((row) => row.map(exact));
  if (operation === 'inverse') {
    const identity = rows.map((_, i) => rows.map((__, j) => (i === j ? ONE : ZERO)));
    return { rows: rows.map((row, index) => [...row, ...identity[index]]), bar: rows.length };
  }
  if (operation === 'solve' && b !== null && b.length === rows.length) {
    return { rows: rows.map((row, index) => [...row, ...b[index].map(exact)]), bar: rows[0].length };
  }
  return { rows, bar: operation === 'solve' ? (bar ?? rows[0].length - 1) : bar };
}

/** The matrix that the student reduces: for a column space or a row space it may be the transpose. */
export function startOfWorking(working: Working): ReturnType<typeof startOf> {
  const { rows, bar } = startOf(working.task);
  return { rows: isOfTranspose(working) ? transposed(rows) : rows, bar };
}

/** Whether the student begins to reduce the transpose: where it has another size, its size and its rows tell. */
function isOfTranspose({ task, lines }: Working): boolean {
  if (task.operation !== 'column-space' && task.operation !== 'row-space') return false;
  const first = lines.find(({ content }) => content.kind === 'matrix');
  if (first?.content.kind !== 'matrix' || first.role === 'answer' || first === lines.at(-1)) return false;
  const { rows: start } = startOf(task);
  const turned = transposed(start);
  const rows = rowsOfTerms(first.content.rows);
  if (rows === null || rows.length !== turned.length || rows[0].length !== turned[0].length) return false;
  if (sameRows(rows, turned)) return !sameRows(rows, start);
  const isByRows = first.operations.length === 0 && areEquivalent(rows, rowSpaceOf(turned));
  return isByRows && !areEquivalent(rows, rowSpaceOf(start));
}

export function judgeRows(working: Working): WorkingJudgement {
  return new RowJudge(working).judge();
}

/** The line that another one starts from. */
interface Before {
  readonly rows: Rows;
  readonly onTrack: boolean;
  /** The matrix before that one. */
  readonly earlier: Rows | null;
}

/** How a line comes from the one before. */
type Relation =
  | { readonly kind: 'as-named' | 'equivalent' }
  | { readonly kind: 'named-otherwise' | 'wrong'; readonly finding: Finding }
  /** Nothing can be proved. */
  | { readonly kind: 'unknown' };

class RowJudge {
  readonly #working: Working;
  /** The matrix that is reduced: that of the task, or its transpose. */
  readonly #start: Rows;
  readonly #isTurned: boolean;
  readonly #space: RowSpace;
  readonly #bar: number | null;
  readonly #tolerance: Tolerance;
  /** The matrices of the lines; null for a line that holds none. */
  readonly #matrices: (Rows | null)[] = [];
  /** Whether the line was right for the task, as far as that is known. */
  readonly #onTrack: boolean[] = [];
  /** Values and single equations that were found before, as rows of the system. */
  #found: Rows = [];
  #firstSlip: number | null = null;
  /** Whether columns were exchanged, so that nothing says which unknown belongs to which. */
  #areUnknownsMoved = false;
  /** Whether operations on columns were done, which keep the column space. */
  #areColumnsChanged = false;
  /** The unknowns that parameters stand for, where a line says so. */
  readonly #parameters = new Map<string, string>();
  /** What is said of a part behind an equals sign that is right. */
  #partVerdict: LineJudgement = UNKNOWN;
  /** The line that gives a basis of the space that is asked for, from 0; -1 without one. */
  #hasBasisAt = -1;
  /** Whether that basis is one of the task's own space. */
  #isBasisRight = false;
  /** In a null space: equations that are solved for an unknown, by its column. */
  readonly #solved = new Map<number, Row>();
  readonly #effort = new Effort();

  constructor(working: Working) {
    this.#working = working;
    const { rows, bar } = startOfWorking(working);
    this.#start = rows;
    this.#isTurned = isOfTranspose(working);
    this.#bar = bar;
    this.#space = rowSpaceOf(rows);
    this.#tolerance = toleranceOf(working.policy.rounding);
  }

  judge(): WorkingJudgement {
    const lines = this.#exactLines().map((line, index) => {
      const judgement = this.#judgeLine(line, index);
      if (judgement.verdict === 'slip' && this.#firstSlip === null) this.#firstSlip = index;
      return judgement;
    });
    return { lines, firstSlip: this.#firstSlip, answer: this.#answer(lines) };
  }

  /** The lines, of a working that is not rounded throughout with exact values for the unknowns that are. */
  #exactLines(): readonly Line[] {
    const { lines, task } = this.#working;
    if (this.#tolerance !== null || task.operation === 'inverse') return lines;
    return withExactValues(lines, this.#start, this.#unknowns(this.#start[0].length - 1));
  }

  /** The matrix that a line starts from, and whether it was right. */
  #before(line: Line, index: number): Before {
    const last = line.from === null ? index - 1 : line.from;
    const known = this.#matrices.slice(0, last + 1).flatMap((rows, place) => (rows === null ? [] : [{ rows, place }]));
    const current = known.at(-1);
    if (current === undefined) return { rows: this.#start, onTrack: true, earlier: null };
    const earlier = known.at(-2)?.rows ?? this.#start;
    return { rows: current.rows, onTrack: this.#onTrack[current.place], earlier };
  }

  #judgeLine(line: Line, index: number): LineJudgement {
    const { content } = line;
    const before = this.#before(line, index);
    const calculation = calculationOf(line);
    if (calculation !== null)
      return this.#kept(null, before.onTrack, this.#judgeExpression(line, calculation, index, before));
    if (content.kind === 'matrix' && content.unknowns !== undefined) {
      const [row = null] = rowsOfTerms(content.rows) ?? [];
      return this.#kept(
        null,
        before.onTrack,
        row === null ? UNKNOWN : this.#judgeEquation(row, content.unknowns, before),
      );
    }
    if (content.kind === 'matrix') {
      const rows = withFactor(rowsOfTerms(content.rows), line.factor);
      if (rows === null) return this.#kept(null, before.onTrack, UNKNOWN);
      const height = this.#start.length;
      const isAnswerOfInverse =
        this.#working.task.operation === 'inverse' && rows.length === height && rows[0].length === height;
      if (isAnswerOfInverse) {
        const judged = this.#judgeInverse(rows, before);
        // A square matrix that is not called the answer may be A, or the left block alone.
        const isDoubtful = line.role !== 'answer' && isSlipVerdict(judged.verdict);
        return this.#kept(null, before.onTrack, isDoubtful ? UNKNOWN : judged);
      }
      const asEquations = this.#asEquations(rows, before);
      if (asEquations !== null) return this.#kept(null, before.onTrack, asEquations);
      const asBasis = this.#asBasis(line, rows, before, index);
      if (asBasis !== null) {
        this.#hasBasisAt = index;
        return this.#kept(null, before.onTrack, asBasis);
      }
      return this.#judgeMatrix(line, rows, before);
    }
    if (content.kind === 'values') {
      const isOfSpace = this.#working.task.operation === 'null-space' && content.values.length < before.rows[0].length;
      const judged = isOfSpace ? this.#judgeOfSpace(line, index, before) : this.#judgeValues(line, before);
      const ofPart = isSlipVerdict(judged.verdict) ? valueOfPart(line, this.#working.lines[index - 1]) : null;
      return this.#kept(null, before.onTrack, ofPart === null ? judged : { ...judged, calculation: ofPart });
    }
    if (content.kind === 'claim') {
      const judged = this.#judgeClaim(line, before);
      const unknowns = this.#bar ?? this.#start[0].length - (content.claim.kind === 'rank' ? 0 : 1);
      const hints = isSlipVerdict(judged.verdict) ? claimHints(before.rows, unknowns, content.claim, index + 1) : {};
      return this.#kept(null, before.onTrack, { ...judged, ...hints });
    }
    return this.#kept(null, before.onTrack, content.kind === 'unread' ? { ...UNKNOWN, verdict: 'unread' } : UNKNOWN);
  }

  /**
   * A number beside a system: one of the determinants of Cramer's rule, or what a part before an equals sign is worth. Of a null space an
   * equation with 0 on its right.
   */
  #judgeExpression(line: Line, term: Term, index: number, before: Before): LineJudgement {
    const { operation } = this.#working.task;
    if (this.#tolerance !== null) return UNKNOWN;
    if (operation === 'null-space') return this.#judgeHomogeneous(line, index, before);
    if (operation !== 'solve') return UNKNOWN;
    const number = numberOf(term);
    if (number === null) return UNKNOWN;
    const last = this.#working.lines[index - 1];
    if (isPartBehind(line, last)) {
      const written = calculationOf(last);
      const earlier = written === null ? null : numberOf(written);
      if (written === null || earlier === null) return UNKNOWN;
      return equals(number, earlier) ? this.#partVerdict : this.#wrongNumber(written, earlier);
    }
    const rows = this.#start;
    const known = determinantsOfCramer(rows, this.#bar ?? rows[0].length - 1);
    const isKnown = known.some((value) => equals(value, number));
    this.#partVerdict = isKnown ? plain(before.onTrack ? 'right' : 'follows') : UNKNOWN;
    return this.#partVerdict;
  }

  /** A number behind an equals sign that is not what stands before it. */
  #wrongNumber(term: Term, earlier: Rational): LineJudgement {
    this.#partVerdict = plain('follows');
    return {
      ...plain(this.#firstSlip === null ? 'slip' : 'new-slip'),
      calculation: state('calculation', { calculation: { kind: 'written', term }, place: null }),
      result: state('right-value', { value: constant(earlier) }),
      wrongEntries: { wrong: 1, entries: 1, rows: 1 },
    };
  }

  /** In a working for a null space: some unknowns by others. What follows from the student's own equations before is no slip. */
  #judgeOfSpace(line: Line, index: number, before: Before): LineJudgement {
    const asEquation = this.#judgeHomogeneous(line, index, before);
    if (asEquation !== UNKNOWN && !isSlipVerdict(asEquation.verdict)) return asEquation;
    const asValues = this.#judgeValues(line, before);
    return asValues === UNKNOWN ? asEquation : asValues;
  }

  /** In a working for a null space: an equation between unknowns, whose right-hand side is 0. */
  #judgeHomogeneous(line: Line, index: number, before: Before): LineJudgement {
    if (this.#tolerance !== null || this.#areUnknownsMoved) return UNKNOWN;
    const { content } = line;
    const last = this.#working.lines[index - 1];
    if (content.kind === 'expression' && isNought(content.term)) {
      return isPartBehind(line, last) ? this.#partVerdict : UNKNOWN;
    }
    const width = before.rows[0].length;
    const equation = homogeneousEquation(content, width);
    this.#partVerdict = UNKNOWN;
    if (equation === null) return UNKNOWN;
    const { row, names, solvedFor } = equation;
    const solved = [...this.#solved.values()];
    const follows = isWithin(row, rowSpaceOf(before.rows)) || isWithin(row, rowSpaceOf([...before.rows, ...solved]));
    const isRight = isWithin(row, this.#space);
    if (solvedFor !== null) this.#solved.set(solvedFor, row);
    if (follows || isRight) {
      const verdict = !follows ? 'back-on-track' : isRight && before.onTrack ? 'right' : 'follows';
      this.#partVerdict = plain(verdict);
      return this.#partVerdict;
    }
    this.#partVerdict = plain('follows');
    return {
      ...plain(this.#firstSlip === null ? 'slip' : 'new-slip'),
      ...equationHints([...row, ZERO], names, null, withZeros(before.rows, true)),
    };
  }

  /** A single equation: whether it follows from the system, with the equations that were found before. It joins them. */
  #judgeEquation(row: Row, names: readonly string[], before: Before): LineJudgement {
    if (this.#tolerance !== null || row.length !== before.rows[0].length) return UNKNOWN;
    const follows = systemsToGoOnFrom(before.rows, this.#found).some((system) => isWithin(row, rowSpaceOf(system)));
    const isRight = isWithin(row, this.#space);
    const last = this.#found.at(-1) ?? null;
    this.#found = [...this.#found, row];
    if (follows) return plain(isRight && before.onTrack ? 'right' : 'follows');
    if (isRight) return plain('back-on-track');
    return {
      ...plain(this.#firstSlip === null ? 'slip' : 'new-slip'),
      ...equationHints(row, names, last, before.rows),
    };
  }

  #kept(rows: Rows | null, onTrack: boolean, judgement: LineJudgement): LineJudgement {
    this.#matrices.push(rows);
    this.#onTrack.push(onTrack);
    return judgement;
  }

  #judgeMatrix(line: Line, given: Rows, before: Before): LineJudgement {
    const rows = withZeroRows(given, before.rows);
    if (rows === null) return this.#kept(null, before.onTrack, UNKNOWN);
    const byColumns = this.#byColumns(before.rows, rows, line);
    if (byColumns !== null) {
      return this.#kept(
        rows,
        before.onTrack,
        byColumns === 'lawful' ? plain(before.onTrack ? 'right' : 'follows') : UNKNOWN,
      );
    }
    const relation = this.#relation(before, rows, line, given.length < before.rows.length);
    const mustMatch = this.#working.policy.namedOperations === 'must-match';
    const isSlip = relation.kind === 'wrong' || (relation.kind === 'named-otherwise' && mustMatch);
    if (relation.kind === 'unknown') return this.#kept(rows, before.onTrack, UNKNOWN);
    if (!isSlip) {
      const unfinished = before.onTrack ? this.#unfinished(line, rows) : null;
      if (unfinished !== null) return this.#kept(rows, true, unfinished);
      if (!before.onTrack) return this.#kept(rows, false, plain('follows'));
      if (relation.kind === 'named-otherwise')
        return this.#kept(rows, true, told('right-named-otherwise', relation.finding));
      const changed = rows.filter((row, index) => !sameRow(row, before.rows[index])).length;
      return this.#kept(
        rows,
        true,
        plain(relation.kind === 'equivalent' && changed > 1 ? 'right-unnamed-steps' : 'right'),
      );
    }
    const { finding } = relation;
    if (relation.kind === 'named-otherwise') {
      return this.#kept(
        rows,
        before.onTrack,
        told(before.onTrack && this.#firstSlip === null ? 'slip' : 'new-slip', finding),
      );
    }
    if (!before.onTrack && this.#tolerance === null && areEquivalent(rows, this.#space)) {
      return this.#kept(rows, true, plain('back-on-track'));
    }
    return this.#kept(rows, false, told(this.#firstSlip === null ? 'slip' : 'new-slip', finding));
  }

  /**
   * What operations on columns do to the line. A rank may be found with them. Two exchanged columns exchange two unknowns, and
   * nothing says which values belong to which column after that. Null where the line is one of row operations.
   */
  #byColumns(before: Rows, after: Rows, { operations }: Line): 'lawful' | 'unknown' | null {
    const { operation } = this.#working.task;
    const named = operations.flatMap((one) => (one.kind === 'on-columns' ? [one.operation] : []));
    if (named.length < operations.length) return null;
    const [turned, found] = [transposed(before), transposed(after)];
    if (operation === 'rank' && named.length === 0) {
      return sameRows(turned, after) || isCleared(turned, found) ? 'unknown' : null;
    }
    if (operation === 'column-space' && named.length === 0 && isCleared(turned, found)) {
      this.#areColumnsChanged = true;
      return 'unknown';
    }
    const isDone = readingsOf(named, turned.length).some(
      (reading) => reading.every(isLawful) && sameRows(replayed(turned, reading), found, this.#toleranceFor(reading)),
    );
    if (named.length === 0 || !isDone) return null;
    if (operation === 'rank') return 'lawful';
    if (operation === 'column-space' && !this.#isTurned) {
      this.#areColumnsChanged = true;
      return 'lawful';
    }
    if (operation !== 'solve' && operation !== 'null-space') return null;
    if (named.some(({ kind }) => kind !== 'swap')) return null;
    this.#areUnknownsMoved = true;
    return 'unknown';
  }

  /** In a working for a null space: several equations with 0 on the right of each; null for any other matrix. */
  #asEquations(rows: Rows, before: Before): LineJudgement | null {
    const width = before.rows[0].length;
    const areEquations = rows[0].length === width + 1 && rows.every((row) => isZero(row[width]));
    if (this.#working.task.operation !== 'null-space' || this.#tolerance !== null || !areEquations) return null;
    const equations = rows.map((row) => row.slice(0, width));
    const areWithin = (space: RowSpace): boolean => equations.every((row) => isWithin(row, space));
    if (areWithin(rowSpaceOf(before.rows))) return plain(before.onTrack ? 'right' : 'follows');
    if (areWithin(this.#space)) return plain('back-on-track');
    return UNKNOWN;
  }

  /** The judgement of a line of vectors in a working for a space; null for any other matrix. */
  #asBasis(line: Line, rows: Rows, before: Before, index: number): LineJudgement | null {
    const judged = this.#exactBasis(line, rows, before, index);
    if (judged !== null && (this.#areUnknownsMoved || this.#areColumnsChanged)) {
      const ofTask = this.#exactBasis(line, rows, { ...before, rows: this.#start }, index);
      return ofTask === null || isSlipVerdict(ofTask.verdict) ? UNKNOWN : ofTask;
    }
    if (this.#tolerance === null || judged === null || !isSlipVerdict(judged.verdict)) return judged;
    // Of rounded rows nothing proves that no operations give them.
    if (line.role !== 'answer' && withZeroRows(rows, before.rows) !== null) return null;
    const isNear =
      this.#working.task.operation === 'null-space' &&
      [before.rows, this.#start].some((matrix) => isNearlyBasis(matrix, rows, nullityOf(this.#start), this.#tolerance));
    return isNear ? plain(before.onTrack ? 'right' : 'follows') : UNKNOWN;
  }

  #exactBasis(line: Line, rows: Rows, before: Before, index: number): LineJudgement | null {
    const { onTrack } = before;
    const isAfterSlip = this.#firstSlip !== null;
    const wanted = this.#spanWanted(before.rows);
    if (wanted !== null) {
      const isLast = index === this.#working.lines.length - 1;
      const { right, follows } = spansOf(rows, wanted);
      const judged = judgeSpan(line, rows, { wanted, onTrack, isAfterSlip, isLast });
      // The rows of an echelon form without zeros are a basis as they stand.
      const isBasis = judged !== null || (wanted.of === 'row' && echelonPivots(rows, rows[0].length) !== null);
      if (isBasis && (right || follows)) [this.#hasBasisAt, this.#isBasisRight] = [index, right];
      return judged;
    }
    if (this.#working.task.operation !== 'null-space') return null;
    const solved = [...this.#solved.values()];
    const context = { start: this.#start, before: before.rows, solved, onTrack, isAfterSlip };
    const judged = judgeBasis(line, rows, context);
    const own = this.#withSolved(before);
    if (own === null || (judged !== null && !isSlipVerdict(judged.verdict))) return judged;
    const fromOwn = judgeBasis(line, rows, { ...context, before: own, onTrack: false });
    return fromOwn?.verdict === 'follows' ? fromOwn : judged;
  }

  /** The column space or row space that is asked for; null in other tasks. */
  #spanWanted(matrix: Rows): SpanWanted | null {
    const { operation } = this.#working.task;
    if (operation !== 'column-space' && operation !== 'row-space') return null;
    const asked: Lines = operation === 'row-space' ? 'row' : 'column';
    const other: Lines = asked === 'row' ? 'column' : 'row';
    return { asked, of: this.#isTurned ? other : asked, start: this.#start, matrix };
  }

  /** An answer that is called reduced and is not. */
  #unfinished({ role }: Line, rows: Rows): LineJudgement | null {
    if (role !== 'answer' || this.#tolerance !== null) return null;
    const { operation } = this.#working.task;
    const pivots = echelonPivots(rows, rows[0].length);
    if (operation === 'rref' && (pivots === null || !isReduced(rows, pivots))) {
      return {
        ...plain(this.#firstSlip === null ? 'slip' : 'new-slip'),
        explanations: [ofLine('E38', { kind: 'form', rows })],
        certainty: 'only-explanation',
        ...reducedHints(rows, this.#bar),
      };
    }
    return null;
  }

  #relation({ rows: before, earlier }: Before, after: Rows, line: Line, leavesZerosOut: boolean): Relation {
    const readings = readingsOf(line.operations, before.length);
    for (const reading of readings) {
      const tolerance = this.#toleranceFor(reading);
      if (!reading.every(isLawful)) continue;
      const expected = replayed(before, reading);
      if (sameRows(expected, after, tolerance)) return { kind: 'as-named' };
      const isSame = leavesZerosOut && sameRows(withoutZeroRows(expected), withoutZeroRows(after), tolerance);
      if (isSame) return { kind: 'as-named' };
    }
    if (this.#tolerance !== null)
      return this.#roundedRelation({ rows: before, earlier, onTrack: true }, after, readings);
    const space = rowSpaceOf(before);
    const isLawfulLine = areEquivalent(after, space);
    if (isLawfulLine && line.operations.length === 0) return { kind: 'equivalent' };
    const finding =
      readings.length > 0
        ? namedFinding({ before, after, bar: this.#bar, space, earlier, effort: this.#effort }, readings)
        : unnamedFinding({ before, after, bar: this.#bar, space, earlier, effort: this.#effort });
    return { kind: isLawfulLine ? 'named-otherwise' : 'wrong', finding };
  }

  /** Several operations in a line are rounded several times, and factors enlarge what was rounded. */
  #toleranceFor(reading: readonly Done[]): Tolerance {
    if (this.#tolerance === null) return null;
    return reading.length <= 1 ? this.#tolerance : multiply(this.#tolerance, integer(2 * reading.length));
  }

  #roundedRelation({ rows: before, earlier }: Before, after: Rows, readings: readonly (readonly Done[])[]): Relation {
    const tolerance = this.#tolerance;
    if (tolerance === null) return { kind: 'unknown' };
    if (readings.length === 0)
      return isExplained(before, after, tolerance) ? { kind: 'equivalent' } : { kind: 'unknown' };
    // What is only a little off may have been rounded on the way.
    const [reading] = readings;
    const most = roundingErrors(before, reading, tolerance);
    const expected = replayed(before, reading);
    const isClose = expected.every((row, i) => row.every((value, j) => areNear(value, after[i][j], most[i][j])));
    if (isClose) return { kind: 'unknown' };
    const space = rowSpaceOf(before);
    // Other lawful operations than the named ones may have been done.
    return {
      kind: isNearlyWithin(after, space, most) ? 'named-otherwise' : 'wrong',
      finding: namedFinding({ before, after, bar: this.#bar, space, earlier, effort: this.#effort }, readings),
    };
  }

  #judgeInverse(rows: Rows, before: Before): LineJudgement {
    const height = rows.length;
    const left = before.rows.map((row) => row.slice(0, height));
    const right = before.rows.map((row) => row.slice(height));
    const isReady = left.every((row, i) => row.every((value, j) => equals(value, i === j ? ONE : ZERO)));
    const follows = sameRows(right, rows, this.#tolerance) && (isReady || this.#tolerance !== null);
    const isRight = areEquivalent(
      rows.map((row, i) => [...rows.map((_, j) => (i === j ? ONE : ZERO)), ...row]),
      this.#space,
    );
    if (follows || (isRight && before.onTrack)) return plain(before.onTrack ? 'right' : 'follows');
    if (isRight) return plain('back-on-track');
    if (this.#tolerance !== null) return UNKNOWN;
    const name = this.#firstSlip === null ? 'slip' : 'new-slip';
    if (!isReady && sameRows(right, rows)) {
      const slip = ofLine('I14', { kind: 'form', rows: before.rows });
      return {
        ...plain(name),
        certainty: 'only-explanation',
        explanations: [slip],
        calculation: identityHint(left),
        result: inverseHint(this.#start.map((row) => row.slice(0, height))),
      };
    }
    const explanations = explanationsOf(right, [], rows, null);
    return told(name, { base: right, expected: right, operations: [], place: placeOf(right, rows), explanations });
  }

  #judgeClaim(line: Line, before: Before): LineJudgement {
    if (line.content.kind !== 'claim') return UNKNOWN;
    const { claim } = line.content;
    const system = [...before.rows, ...this.#found];
    const name: LineVerdict = this.#firstSlip === null ? 'slip' : 'new-slip';
    if (claim.kind === 'rank') {
      const left = (rows: Rows): Rows => (this.#bar === null ? rows : rows.map((row) => row.slice(0, this.#bar ?? 0)));
      const follows = [before.rows, left(before.rows)].some((rows) => rowSpaceOf(rows).pivots.length === claim.value);
      if (follows) return plain(before.onTrack ? 'right' : 'follows');
      if (this.#space.pivots.length === claim.value) return plain(before.onTrack ? 'right' : 'back-on-track');
      const rowsLeft = before.rows.filter((row) => row.some((value) => !isZero(value))).length;
      const explanations: readonly SlipExplanation[] =
        rowsLeft === claim.value || before.rows.length === claim.value
          ? [ofLine(rowsLeft === claim.value ? 'K1' : 'K2', { kind: 'form', rows: before.rows })]
          : [];
      return { ...plain(name), certainty: explanations.length > 0 ? 'only-explanation' : 'proved', explanations };
    }
    if (this.#isTrueOf(claim, system)) return plain(before.onTrack ? 'right' : 'follows');
    if (this.#isTrueOf(claim, this.#start)) return plain(before.onTrack ? 'right' : 'back-on-track');
    const conclusion = { kind: claim.kind } as const;
    return concluded(
      name,
      SOLUTION_SLIPS.filter(({ rule }) => rule(system, conclusion)).map(({ id }) => id),
      { kind: 'conclusion', system, values: null },
    );
  }

  #isTrueOf(claim: Claim, rows: Rows): boolean {
    if (claim.kind === 'rank') return rowSpaceOf(rows).pivots.length === claim.value;
    const unknowns = this.#bar ?? rows[0].length - 1;
    const rank = rowSpaceOf(rows.map((row) => row.slice(0, unknowns))).pivots.length;
    const hasSolutions = rowSpaceOf(rows).pivots.length === rank;
    return claim.kind === 'no-solution' ? !hasSolutions : hasSolutions && rank < unknowns;
  }

  #judgeValues(line: Line, before: Before): LineJudgement {
    if (line.content.kind !== 'values') return UNKNOWN;
    if (this.#areUnknownsMoved) return UNKNOWN;
    const { values } = line.content;
    const width = before.rows[0].length;
    const isNullSpace = this.#working.task.operation === 'null-space';
    const isHomogeneous = isNullSpace || (this.#bar === null && values.length === width);
    const unknowns = isHomogeneous ? width : (this.#bar ?? width - 1);
    if (!isHomogeneous && width !== unknowns + 1) return UNKNOWN;
    if (values.length === unknowns + 1 && !isHomogeneous) {
      const unknownValues = values.filter((value) => !namesItself(value));
      const judged = unknownValues.length === unknowns ? this.#judgeGiven(unknownValues, before, false) : UNKNOWN;
      const isSlip = judged.verdict === 'cannot-tell' || isSlipVerdict(judged.verdict);
      if (!isSlip) return judged;
      const name = this.#firstSlip === null ? 'slip' : 'new-slip';
      const names = columnOrder(values.map((value) => value.name)) ?? values.map((value) => value.name);
      return {
        ...concluded(name, ['S7'], { kind: 'conclusion', system: before.rows, values: null }),
        ...barHints(before.rows, names.slice(0, unknowns)),
      };
    }
    if (isHomogeneous && values.length !== unknowns)
      return isNullSpace ? this.#judgeSolvedEquations(values, before) : UNKNOWN;
    const judged = this.#judgeGiven(values, before, isHomogeneous, isNullSpace && line.role !== 'answer');
    // Without a bar the last column may hold right-hand sides all the same.
    return isHomogeneous && !isNullSpace && isSlipVerdict(judged.verdict) ? UNKNOWN : judged;
  }

  /** `x = -2y + z` in a working for a null space: equations of the system whose right-hand sides are zeros. */
  #judgeSolvedEquations(values: GivenValues, before: Before): LineJudgement {
    const width = before.rows[0].length;
    const names = this.#unknowns(width);
    if (names === null || this.#tolerance !== null) return UNKNOWN;
    const given = values.flatMap(({ name, terms }) => {
      const column = names.indexOf(name);
      const value = terms.length === 1 ? linearValue(terms[0]) : null;
      if (column < 0 || value === null || !isZero(value.constant)) return [];
      const row = equationOf(column, value, names, width + 1);
      return row === null ? [] : [{ column, row, isByOthers: value.multiples.size > 0 }];
    });
    if (given.length < values.length) return UNKNOWN;
    const [system, start] = [before.rows, this.#start].map((rows) => withZeros(rows, true));
    const wrongIn = (rows: Rows): readonly (typeof given)[number][] =>
      given.filter(({ row }) => !isWithin(row, rowSpaceOf(rows)));
    const wrong = wrongIn(system);
    // A free unknown may be set to 0.
    if (wrong.some(({ isByOthers }) => !isByOthers)) return UNKNOWN;
    for (const { column, row } of given) this.#solved.set(column, row.slice(0, width));
    const isRight = wrongIn(start).length === 0;
    if (wrong.length === 0) return plain(isRight && before.onTrack ? 'right' : 'follows');
    if (isRight) return plain('back-on-track');
    return {
      ...plain(this.#firstSlip === null ? 'slip' : 'new-slip'),
      ...solvedHints(before.rows, names, wrong[0].column),
    };
  }

  /** The system with the student's own equations in place of those that have the same pivots; null without any. */
  #withSolved({ rows }: Before): Rows | null {
    if (this.#solved.size === 0) return null;
    const space = rowSpaceOf(rows);
    return space.rows.map((row, index) => this.#solved.get(space.pivots[index]) ?? row);
  }

  /** Values of unknowns; those of a homogeneous system belong to the columns of a matrix without right-hand sides. */
  #judgeGiven(values: GivenValues, before: Before, isHomogeneous: boolean, mayBeOneVector = false): LineJudgement {
    const count = before.rows[0].length - (isHomogeneous ? 0 : 1);
    const names = values.length === count ? columnOrder(values.map(({ name }) => name)) : this.#unknowns(count);
    const given = new Map(values.map(({ name, terms }) => [name, terms.length === 1 ? linearValue(terms[0]) : null]));
    if (
      names === null ||
      [...given.values()].some((value) => value === null) ||
      [...given.keys()].some((name) => !names.includes(name))
    ) {
      return UNKNOWN;
    }
    const written = names.map((name) => given.get(name) ?? null);
    if (!written.every((value) => value !== null)) return this.#judgeParts(written, names, before);
    const family = withoutOthers(written, names);
    const byFree = this.#withoutParameters(family, names);
    const judged = this.#judgeFamily(family, before, isHomogeneous);
    if (!isSlipVerdict(judged.verdict)) return judged;
    if (mayBeOneVector && isVector(family) && this.#solves(family, withZeros(before.rows, true)))
      return plain(before.onTrack ? 'right' : 'follows');
    // In the order in which the student gives them the values may fit: then the names may be in that order.
    const asGiven = [...given.values()].filter((value) => value !== null);
    const isOtherOrder = isFamilyOf(asGiven, withZeros(this.#start, isHomogeneous));
    if (isOtherOrder) return UNKNOWN;
    if (!isHomogeneous && byFree.includes(null)) {
      this.#found = [...this.#found, ...equationsOf(byFree, names, before.rows[0].length)];
    }
    return { ...judged, ...valueHints(withZeros(before.rows, isHomogeneous), names, family) };
  }

  /** The names of the unknowns in the order of the columns, from the line that names all of them. */
  #unknowns(count: number): readonly string[] | null {
    for (const { content } of this.#working.lines.toReversed()) {
      if (content.kind === 'values' && content.values.length === count) {
        return columnOrder(content.values.map(({ name }) => name));
      }
    }
    return this.#unknownsOfSingleLines(count);
  }

  /** The names of unknowns that stand in lines of their own: those of the equations, or x, y, z as far as there are columns. */
  #unknownsOfSingleLines(count: number): readonly string[] | null {
    const { lines } = this.#working;
    const equation = lines.flatMap(({ content }) => (content.kind === 'matrix' ? [content.unknowns ?? []] : []));
    const named = equation.find(({ length }) => length === count);
    if (named !== undefined) return named;
    const written = new Set(
      lines.flatMap(({ content }) => (content.kind === 'values' ? content.values.map(({ name }) => name) : [])),
    );
    return usualUnknowns(written, count);
  }

  #judgeFamily(family: Family, before: Before, isHomogeneous: boolean): LineJudgement {
    const isFor = (system: Rows): boolean =>
      isConsistent(system) && this.#solves(family, system) && isWhole(family, system);
    const isRight = isFor(withZeros(this.#start, isHomogeneous));
    const system = withZeros([...before.rows, ...this.#found], isHomogeneous);
    const others = isHomogeneous || isConsistent(system) ? [] : systemsToGoOnFrom(before.rows, this.#found);
    if (isFor(system) || others.some(isFor))
      return plain(before.onTrack && (isRight || this.#tolerance !== null) ? 'right' : 'follows');
    if (isRight) return plain(before.onTrack ? 'right' : 'back-on-track');
    const own = isHomogeneous ? this.#withSolved(before) : null;
    if (own !== null && isFor(withZeros(own, true))) return plain('follows');
    if (this.#tolerance !== null) return UNKNOWN;
    const conclusion = { kind: 'values', family } as const;
    const last = withZeros(before.rows, isHomogeneous);
    const ids = SOLUTION_SLIPS.filter(({ rule }) => rule(last, conclusion)).map(({ id }) => id);
    return concluded(this.#firstSlip === null ? 'slip' : 'new-slip', ids, {
      kind: 'conclusion',
      system: last,
      values: family,
    });
  }

  #solves(family: Family, system: Rows): boolean {
    if (this.#tolerance === null) return solves(family, system);
    const tolerance = multiply(this.#tolerance, integer(4));
    return system.every((row) => {
      const left = family.reduce((total, value, column) => add(total, multiply(row[column], value.constant)), ZERO);
      return compare(absolute(subtract(left, row[family.length])), multiply(tolerance, sizeOf(row))) <= 0;
    });
  }

  /** Single values, as they are found by back substitution. */
  #judgeParts(family: readonly (Family[number] | null)[], names: readonly string[], before: Before): LineJudgement {
    const known = family.flatMap((value, column) => (value === null ? [] : [{ value, column }]));
    const [only] = known;
    const isEquation = known.length === 1 && [...only.value.multiples.keys()].some((name) => names.includes(name));
    if (isEquation) {
      const row = equationOf(only.column, only.value, names, before.rows[0].length);
      return row === null ? UNKNOWN : this.#judgeEquation(row, names, before);
    }
    if (known.some(({ value }) => value.multiples.size > 0)) {
      return this.#judgeByFreeUnknowns(this.#withoutParameters(family, names), names, before);
    }
    if (this.#tolerance !== null) return UNKNOWN;
    const systems = systemsToGoOnFrom(before.rows, this.#found);
    const follows = systems.some((system) =>
      known.every(({ value, column }) => saysValue(system, column, value.constant)),
    );
    const isRight = known.every(({ value, column }) => saysValue(this.#start, column, value.constant));
    const width = before.rows[0].length;
    const rows = known.map(
      ({ value, column }): Row =>
        Array.from({ length: width }, (_, place) =>
          place === column ? ONE : place === width - 1 ? value.constant : ZERO,
        ),
    );
    if (!follows && !isRight && !isConsistent(this.#start)) return UNKNOWN;
    const last = this.#found.at(-1) ?? null;
    this.#found = [...this.#found, ...rows];
    if (follows) return plain(isRight || before.onTrack ? (isRight ? 'right' : 'follows') : 'follows');
    if (isRight) return plain('back-on-track');
    const given = family.map((value) => value?.constant ?? null);
    return {
      ...plain(this.#firstSlip === null ? 'slip' : 'new-slip'),
      ...partHints(systems[0], before.rows, last, names, given),
    };
  }

  /** Parameters as the unknowns that they were said to be: after z = t, t is z, and z is not given. */
  #withoutParameters(
    family: readonly (Family[number] | null)[],
    names: readonly string[],
  ): readonly (Family[number] | null)[] {
    const said = family.map((value) => parameterOf(value, names));
    for (const [column, parameter] of said.entries()) {
      if (parameter !== null && !this.#parameters.has(parameter)) this.#parameters.set(parameter, names[column]);
    }
    return family.map((value, column) => {
      const own = said[column];
      if (value === null || (own !== null && this.#parameters.get(own) === names[column])) return null;
      const multiples = [...value.multiples].map(
        ([name, factor]) => [this.#parameters.get(name) ?? name, factor] as const,
      );
      return { constant: value.constant, multiples: new Map(multiples) };
    });
  }

  /** `x = 3 - 2z, y = 1 + z`: some unknowns by the others, each an equation; with z = z they are all solutions where they are wrong. */
  #judgeByFreeUnknowns(
    family: readonly (Family[number] | null)[],
    names: readonly string[],
    before: Before,
  ): LineJudgement {
    const width = before.rows[0].length;
    if (this.#tolerance !== null || names.length !== width - 1) return UNKNOWN;
    const rows = equationsOf(family, names, width);
    const free = names.filter((_, column) => family[column] === null);
    const used = new Set(family.flatMap((value) => [...(value?.multiples.keys() ?? [])]));
    if (rows.length + free.length < names.length || [...used].some((name) => !free.includes(name))) return UNKNOWN;
    const systems = systemsToGoOnFrom(before.rows, this.#found);
    const follows = systems.some((system) => rows.every((row) => isWithin(row, rowSpaceOf(system))));
    const isRight = rows.every((row) => isWithin(row, this.#space));
    if (follows || isRight) {
      this.#found = [...this.#found, ...rows];
      if (!follows) return plain('back-on-track');
      return plain(isRight && before.onTrack ? 'right' : 'follows');
    }
    const whole = family.map(
      (value, column): Family[number] => value ?? { constant: ZERO, multiples: new Map([[names[column], ONE]]) },
    );
    const judged = this.#judgeFamily(whole, before, false);
    return isSlipVerdict(judged.verdict) ? { ...judged, ...valueHints(before.rows, names, whole) } : judged;
  }

  /** Whether the working ends with the reduced form that is asked for, which of an inverse is [I | X]. */
  #endsReduced(): boolean {
    const last = this.#matrices.at(-1) ?? null;
    const { operation, a } = this.#working.task;
    if (last === null) return false;
    if (operation === 'inverse') {
      return last.every((row, i) => row.slice(0, a.length).every((value, j) => equals(value, i === j ? ONE : ZERO)));
    }
    if (operation === 'ref') return echelonPivots(last, last[0].length) !== null;
    if (operation === 'solve') return this.#endsSolved(last);
    if (operation !== 'rref') return false;
    const pivots = echelonPivots(last, last[0].length);
    return pivots !== null && isReduced(last, pivots);
  }

  /** [I | b], from which the only solution is read off, perhaps with rows of zeros below it. */
  #endsSolved(rows: Rows): boolean {
    const unknowns = this.#bar ?? rows[0].length - 1;
    if (this.#areUnknownsMoved || rows[0].length !== unknowns + 1) return false;
    const pivots = echelonPivots(rows, rows[0].length);
    return pivots !== null && isReduced(rows, pivots) && pivots.length === unknowns && !pivots.includes(unknowns);
  }

  /** The last line of each unknown of a solution that is found one unknown after the other, where one of them is wrong. */
  #wrongPart(index: number, judged: readonly LineJudgement[]): AnswerVerdict | null {
    const { lines, task } = this.#working;
    if (task.operation !== 'solve' || lines[index].content.kind !== 'values') return null;
    const ends = new Map<string, number>();
    for (const [place, { content }] of lines.slice(0, index + 1).entries()) {
      if (content.kind !== 'values' || judged[place].verdict === 'cannot-tell') continue;
      for (const { name, terms } of content.values) {
        const [value] = terms.map(linearValue);
        if (terms.length === 1 && value !== null && value.multiples.size === 0) ends.set(name, place);
      }
    }
    const verdicts = [...ends.values()].map((place) => judged[place].verdict);
    if (verdicts.some(isSlipVerdict)) return 'wrong';
    return verdicts.includes('follows') ? 'follows' : null;
  }

  /** Whether a line of values ends the working of a system of which some unknown has no value in any line. */
  #leavesUnknownsOut({ content }: Line): boolean {
    if (this.#working.task.operation !== 'solve' || content.kind !== 'values') return false;
    const named = this.#working.lines.flatMap((line) =>
      line.content.kind === 'values'
        ? line.content.values.flatMap(({ name, terms }) => [
            name,
            ...terms.flatMap((term) => [...(linearValue(term)?.multiples.keys() ?? [])]),
          ])
        : [],
    );
    return new Set(named).size < (this.#bar ?? this.#start[0].length - 1);
  }

  /** Whether an answer that follows from a wrong line is that of the task, too. */
  #isRightAllTheSame({ content }: Line, index: number): boolean {
    if (content.kind === 'claim') return this.#isTrueOf(content.claim, this.#start);
    return index === this.#hasBasisAt && this.#isBasisRight;
  }

  #answer(judged: readonly LineJudgement[]): AnswerVerdict {
    const called = this.#working.lines.findLastIndex(({ role }) => role === 'answer');
    const isEnd = this.#endsReduced() || (judged.length > 0 && this.#hasBasisAt === judged.length - 1);
    const index = called < 0 && isEnd ? judged.length - 1 : called;
    if (index < 0) return 'none';
    const { verdict } = judged[index];
    const line = this.#working.lines[index];
    switch (verdict) {
      case 'right':
      case 'right-unnamed-steps':
      case 'right-named-otherwise':
        return this.#leavesUnknownsOut(line) ? 'none' : (this.#wrongPart(index, judged) ?? 'right');
      case 'back-on-track':
        return this.#wrongPart(index, judged) ?? 'right-but-not-from-this-working';
      case 'follows':
        return this.#isRightAllTheSame(line, index) ? 'right' : 'follows';
      case 'slip':
      case 'new-slip':
        return 'wrong';
      default:
        return 'none';
    }
  }
}

/** Whether each changed row is an exchanged one, or comes about by an operation that is usual, up to rounding. */
function isExplained(before: Rows, after: Rows, tolerance: Tolerance): boolean {
  const isExchanged = after.every((row) => before.some((other) => sameRow(other, row, tolerance)));
  if (isExchanged && rowSpaceOf(after).pivots.length === rowSpaceOf(before).pivots.length) return true;
  return after.every(
    (row, index) =>
      sameRow(row, before[index], tolerance) ||
      intentsFor(before, index, row).some((operation) => sameRow(replayed(before, [operation])[index], row, tolerance)),
  );
}

type GivenValues = Extract<Line['content'], { readonly kind: 'values' }>['values'];

/** t = t, which says of a parameter that it is one. */
function namesItself({ name, terms }: GivenValues[number]): boolean {
  return terms.length === 1 && terms[0].kind === 'name' && terms[0].name === name;
}

/** Numbers that are not all 0, as a vector of a basis has them. */
function isVector(family: Family): boolean {
  return family.every(({ multiples }) => multiples.size === 0) && family.some((entry) => !isZero(entry.constant));
}

function isSlipVerdict(verdict: LineVerdict): boolean {
  return verdict === 'slip' || verdict === 'new-slip';
}

function withFactor(rows: Rows | null, factor: Term | null): Rows | null {
  if (factor === null || rows === null) return rows;
  const value = evaluate(factor);
  return value === null ? null : rows.map((row) => times(exact(value), row));
}

function withZeros(rows: Rows, isHomogeneous: boolean): Rows {
  return isHomogeneous ? rows.map((row) => [...row, ZERO]) : rows;
}

function isFamilyOf(family: Family, system: Rows): boolean {
  return isConsistent(system) && solves(family, system) && isWhole(family, system);
}
