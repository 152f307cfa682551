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
import { ROW_SLIPS } from '../slips/rows.ts';
import { mayFitByChance, type SlipFacts } from '../slips/slip.ts';
import { SOLUTION_SLIPS } from '../slips/solutions.ts';
import { type Origin, state, type Statement } from '../statements/statement.ts';
import type {
  AnswerVerdict,
  Certainty,
  LineJudgement,
  LineVerdict,
  SlipExplanation,
  Task,
  Working,
  WorkingJudgement,
} from '../working.ts';
import { explanationsOf, placeOf, type RowExplanation } from './explain.ts';
import { intentsFor, isClearing, isCleared } from './intents.ts';
import { type Done, isLawful, lineOperationOf, readingsOf, replayed } from './replay.ts';
import { roundingErrors } from './rounding-errors.ts';
import {
  areEquivalent,
  areNear,
  exact,
  fractionOf,
  isNearlyWithin,
  isWithin,
  isZeroRow,
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
import {
  type Family,
  isConsistent,
  isWhole,
  type LinearValue,
  linearValue,
  saysValue,
  scaled,
  solves,
  sum,
} from './solutions.ts';
import {
  barHints,
  claimHints,
  equationHints,
  identityHint,
  inverseHint,
  partHints,
  reducedHints,
  valueHints,
} from './solution-hints.ts';
import { nearestRow } from './spanned-row.ts';
import { systemsToGoOnFrom } from './systems.ts';
import { columnOrder } from './unknowns.ts';

const ROW_TASKS: readonly string[] = ['ref', 'rref', 'rank', 'solve', 'null-space'];

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

/** A line that does not follow as it should. */
interface Deviation {
  readonly before: Rows;
  readonly after: Rows;
  readonly bar: number | null;
  readonly space: RowSpace;
  readonly earlier: Rows | null;
  readonly effort: Effort;
}

/** So many entries are looked at in search of explanations, in all lines of a working together. */
const MOST_ENTRIES = 20_000;

/** What may still be tried. A working of some pages stays far below; one that is made to be slow gets verdicts without kinds. */
class Effort {
  #left = MOST_ENTRIES;

  /** Whether one more explanation of a line like this may be tried. */
  takes(rows: Rows): boolean {
    this.#left -= rows.length * rows[0].length;
    return this.#left > 0;
  }
}

interface Finding {
  /** The matrix that the operations are done to, and what they give. */
  readonly base: Rows | null;
  readonly expected: Rows | null;
  /** What was named, or is likely to have been meant. */
  readonly operations: readonly Done[];
  readonly place: { readonly row: number; readonly column: number | null } | null;
  readonly explanations: readonly RowExplanation[];
  /** What is known of the right row where the operation is not. */
  readonly result?: Statement;
}

const USUAL_UNKNOWNS: readonly string[] = ['x', 'y', 'z'];

const NOWHERE: Finding = { base: null, expected: null, operations: [], place: null, explanations: [] };

/** How a line comes from the one before. */
type Relation =
  | { readonly kind: 'as-named' | 'equivalent' }
  | { readonly kind: 'named-otherwise' | 'wrong'; readonly finding: Finding }
  /** Nothing can be proved. */
  | { readonly kind: 'unknown' };

const UNKNOWN: LineJudgement = {
  verdict: 'cannot-tell',
  certainty: 'unknown',
  row: null,
  column: null,
  explanations: [],
  operation: null,
  expected: null,
};

class RowJudge {
  readonly #working: Working;
  readonly #start: Rows;
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
  /** The unknowns that parameters stand for, where a line says so. */
  readonly #parameters = new Map<string, string>();
  readonly #effort = new Effort();

  constructor(working: Working) {
    this.#working = working;
    const { rows, bar } = startOf(working.task);
    this.#start = rows;
    this.#bar = bar;
    this.#space = rowSpaceOf(rows);
    this.#tolerance = toleranceOf(working.policy.rounding);
  }

  judge(): WorkingJudgement {
    const lines = this.#working.lines.map((line, index) => {
      const judgement = this.#judgeLine(line, index);
      if (judgement.verdict === 'slip' && this.#firstSlip === null) this.#firstSlip = index;
      return judgement;
    });
    return { lines, firstSlip: this.#firstSlip, answer: this.#answer(lines) };
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
      if (this.#working.task.operation === 'null-space' && line.role === 'answer' && this.#isNullSpace(rows)) {
        return this.#kept(null, before.onTrack, plain(before.onTrack ? 'right' : 'back-on-track'));
      }
      return this.#judgeMatrix(line, rows, before);
    }
    if (content.kind === 'values') return this.#kept(null, before.onTrack, this.#judgeValues(line, before));
    if (content.kind === 'claim') {
      const judged = this.#judgeClaim(line, before);
      const unknowns = this.#bar ?? this.#start[0].length - (content.claim.kind === 'rank' ? 0 : 1);
      const hints = isSlipVerdict(judged.verdict) ? claimHints(before.rows, unknowns, content.claim, index + 1) : {};
      return this.#kept(null, before.onTrack, { ...judged, ...hints });
    }
    return this.#kept(null, before.onTrack, content.kind === 'unread' ? { ...UNKNOWN, verdict: 'unread' } : UNKNOWN);
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
    const isDone = readingsOf(named, turned.length).some(
      (reading) => reading.every(isLawful) && sameRows(replayed(turned, reading), found, this.#toleranceFor(reading)),
    );
    if (named.length === 0 || !isDone) return null;
    if (operation === 'rank') return 'lawful';
    if (operation !== 'solve' && operation !== 'null-space') return null;
    if (named.some(({ kind }) => kind !== 'swap')) return null;
    this.#areUnknownsMoved = true;
    return 'unknown';
  }

  /** Whether the rows, or the columns, are a basis of the null space. */
  #isNullSpace(rows: Rows): boolean {
    const nullity = this.#start[0].length - this.#space.pivots.length;
    return [rows, transposed(rows)].some(
      (basis) =>
        basis.length === nullity &&
        basis[0].length === this.#start[0].length &&
        rowSpaceOf(basis).pivots.length === nullity &&
        basis.every((vector) => this.#start.every((row) => isZero(scalarProduct(row, vector)))),
    );
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
    if (isHomogeneous && values.length !== unknowns) return UNKNOWN;
    const judged = this.#judgeGiven(values, before, isHomogeneous);
    // Without a bar the last column may hold right-hand sides all the same.
    return isHomogeneous && !isNullSpace && isSlipVerdict(judged.verdict) ? UNKNOWN : judged;
  }

  /** Values of unknowns; those of a homogeneous system belong to the columns of a matrix without right-hand sides. */
  #judgeGiven(values: GivenValues, before: Before, isHomogeneous: boolean): LineJudgement {
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
    const indexed = ['x_', 'x'].map((stem) => Array.from({ length: count }, (_, index) => `${stem}${index + 1}`));
    const usual = [...(count > USUAL_UNKNOWNS.length ? [] : [USUAL_UNKNOWNS.slice(0, count)]), ...indexed];
    return usual.find((names) => [...written].every((name) => names.includes(name))) ?? null;
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
    if (operation !== 'rref') return false;
    const pivots = echelonPivots(last, last[0].length);
    return pivots !== null && isReduced(last, pivots);
  }

  #answer(judged: readonly LineJudgement[]): AnswerVerdict {
    const called = this.#working.lines.findLastIndex(({ role }) => role === 'answer');
    const index = called < 0 && this.#endsReduced() ? judged.length - 1 : called;
    if (index < 0) return 'none';
    const { verdict } = judged[index];
    const line = this.#working.lines[index];
    switch (verdict) {
      case 'right':
      case 'right-unnamed-steps':
      case 'right-named-otherwise':
        return 'right';
      case 'back-on-track':
        return 'right-but-not-from-this-working';
      case 'follows':
        return line.content.kind === 'claim' && this.#isTrueOf(line.content.claim, this.#start) ? 'right' : 'follows';
      case 'slip':
      case 'new-slip':
        return 'wrong';
      default:
        return 'none';
    }
  }
}

/** `x = 3 - y - z` with the values that are given for y and z. */
function withoutOthers(family: Family, names: readonly string[]): Family {
  let resolved = family;
  for (let round = 0; round < names.length; round += 1) {
    resolved = resolved.map((value, column) =>
      [...value.multiples].reduce<LinearValue>(
        (total, [name, factor]) => {
          const other = names.indexOf(name);
          const own = other < 0 || other === column ? null : family[other];
          return sum(total, scaled(own ?? { constant: ZERO, multiples: new Map([[name, ONE]]) }, factor));
        },
        { constant: value.constant, multiples: new Map() },
      ),
    );
  }
  return resolved;
}

/** The given values as rows of the system; those that have none are left out. */
function equationsOf(
  family: readonly (Family[number] | null)[],
  names: readonly string[],
  width: number,
): readonly Row[] {
  return family.flatMap((value, column) => {
    const row = value === null ? null : equationOf(column, value, names, width);
    return row === null ? [] : [row];
  });
}

/** The parameter that a value is, such as t; null for anything else. */
function parameterOf(value: Family[number] | null, names: readonly string[]): string | null {
  if (value === null || !isZero(value.constant) || value.multiples.size !== 1) return null;
  const [[name, factor]] = value.multiples;
  return equals(factor, ONE) && !names.includes(name) ? name : null;
}

/** `y = x + 1` as a row of the system; null where a parameter stands in it. */
function equationOf(column: number, value: Family[number], names: readonly string[], width: number): Row | null {
  if ([...value.multiples.keys()].some((name) => !names.includes(name))) return null;
  return Array.from({ length: width }, (_, place): Rational => {
    if (place === width - 1) return value.constant;
    const right = value.multiples.get(names[place] ?? '') ?? ZERO;
    return subtract(place === column ? ONE : ZERO, right);
  });
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

function scalarProduct(x: Row, y: Row): Rational {
  return x.reduce((total, value, index) => add(total, multiply(value, y[index])), ZERO);
}

function plain(verdict: LineVerdict): LineJudgement {
  return { ...UNKNOWN, verdict, certainty: 'proved' };
}

/** A slip that is one of the whole line. */
function ofLine(slip: string, origin: Origin): SlipExplanation {
  return { slip, row: null, column: null, expected: [], facts: {}, origin };
}

function concluded(verdict: LineVerdict, ids: readonly string[], origin: Origin): LineJudgement {
  const explanations = ids.map((slip) => ofLine(slip, origin));
  return { ...plain(verdict), certainty: certaintyOf(ids.length), explanations };
}

function certaintyOf(explanations: number): Certainty {
  if (explanations === 0) return 'proved';
  return explanations === 1 ? 'only-explanation' : 'tie';
}

function told(
  verdict: LineVerdict,
  { base, expected, operations, place, explanations, result }: Finding,
): LineJudgement {
  const row = place?.row ?? null;
  const column = place?.column ?? null;
  const named = operations.find(({ target }) => target === row) ?? operations.at(-1);
  return {
    verdict,
    operation: named === undefined ? null : lineOperationOf(named),
    expected: expected === null ? null : expected.map((entries) => entries.map(fractionOf)),
    certainty: certaintyOf(explanations.length),
    meant: base === null ? null : { before: base, operations: operations.map(lineOperationOf) },
    ...(result === undefined ? {} : { result }),
    row: row === null ? null : row + 1,
    column: column === null ? null : column + 1,
    explanations: explanations.map((explanation) => {
      const right = expected === null ? [] : expected[explanation.row].map(fractionOf);
      return {
        slip: explanation.slip.id,
        row: explanation.row + 1,
        column: explanation.column === null ? null : explanation.column + 1,
        expected: explanation.column === null ? right : right.slice(explanation.column, explanation.column + 1),
        facts: placeFacts(explanation, operations),
        origin: explanation.origin,
      };
    }),
  };
}

/** The row that the operation with the slip changes: an operation after it may carry the slip to rows above. */
function placeFacts({ at, row, column }: RowExplanation, operations: readonly Done[]): SlipFacts {
  const changed = at === null || at < 0 ? row : operations[at].target;
  return { row: changed + 1, ...(column === null || changed !== row ? {} : { column: column + 1 }) };
}

/** The reading that a slip explains, or the likeliest one. */
function namedFinding(
  { before, after, bar, space, earlier, effort }: Deviation,
  readings: readonly (readonly Done[])[],
): Finding {
  const findings = readings.map((reading): Finding => {
    const expected = replayed(before, reading);
    return {
      base: before,
      expected,
      operations: reading,
      place: wrongPlace(expected, after, space),
      explanations: effort.takes(before) ? best(explanationsOf(before, reading, after, bar, earlier)) : [],
    };
  });
  return findings.find(({ explanations }) => explanations.length > 0) ?? findings[0] ?? NOWHERE;
}

/**
 * What explains a line that is known to be wrong and names no operation: the operation that was likely meant, and the slips in
 * it. For square matrices, whose row spaces say nothing, the caller knows it from the determinant.
 */
export function explainWrongRows(before: Rows, after: Rows): LineJudgement {
  const deviation = { before, after, bar: null, space: rowSpaceOf(before), earlier: null, effort: new Effort() };
  return told('slip', unnamedFinding(deviation));
}

/** A row outside of the row space is wrong for sure; else the first one that differs. */
function wrongPlace(expected: Rows, after: Rows, space: RowSpace): Finding['place'] {
  const place = placeOf(expected, after);
  if (place === null) return null;
  const proved = after.findIndex((row, index) => !sameRow(row, expected[index]) && !isWithin(row, space));
  if (proved < 0 || proved === place.row) return place;
  return { row: proved, column: null };
}

function best(explanations: readonly RowExplanation[]): readonly RowExplanation[] {
  const rank = Math.min(...explanations.map((explanation) => explanation.rank));
  return explanations.filter((explanation) => explanation.rank === rank);
}

/** Where more rows are wrong, the line has little to do with the one before. */
const MOST_SUSPECTS = 3;

/** A line without named operations: what was meant is the operation from which a slip explains the row. */
function unnamedFinding(deviation: Deviation): Finding {
  const { before, after, space } = deviation;
  const changed = after.flatMap((row, index) => (sameRow(row, before[index]) ? [] : [index]));
  const proved = changed.filter((index) => !isWithin(after[index], space));
  const together = changed.length > 0 ? severalRows(deviation, changed) : null;
  if (together !== null) return together;
  const suspects = proved.length > 0 ? proved : lostRows(after, changed);
  for (const row of suspects.slice(0, MOST_SUSPECTS)) {
    const finding = supposed(deviation, row);
    if (finding !== null) return finding;
  }
  const [row] = suspects;
  if (row === undefined) return NOWHERE;
  const finding: Finding = { ...NOWHERE, place: { row, column: null } };
  return proved.length === 0 ? finding : { ...finding, result: spanned(after[row], row, space) };
}

/** What is known of a row that no row operation gives, where the operation that was meant is not known. */
function spanned(found: Row, row: number, space: RowSpace): Statement {
  const { columns, entries } = nearestRow(found, space);
  return state('spanned-row', { row: row + 1, columns: columns.map((column) => column + 1), entries });
}

/** Where no row is outside of the space, those that are sums of multiples of the other rows come first: with them the rank is lost. */
function lostRows(after: Rows, changed: readonly number[]): readonly number[] {
  const isLost = (row: number): boolean => isWithin(after[row], rowSpaceOf(after.filter((_, index) => index !== row)));
  return [...changed.filter(isLost), ...changed.filter((row) => !isLost(row))];
}

/** Slips that change several rows: exchanges, two operations with the old rows, operations on columns. */
function severalRows(deviation: Deviation, changed: readonly number[]): Finding | null {
  const { before, after } = deviation;
  const exchanges = exchangesBetween(before, after, changed);
  const [first, second] = changed;
  const gives = (operation: Done): boolean =>
    sameRow(replayed(before, [operation])[operation.target], after[operation.target]);
  const uses = (target: number, source: number): readonly Done[] =>
    intentsFor(before, target, after[target]).filter(
      (operation) => operation.kind === 'add' && operation.source === source && gives(operation),
    );
  const pairs =
    changed.length === 2
      ? uses(first, second).flatMap((one) =>
          uses(second, first).flatMap((other) => [
            [one, other],
            [other, one],
          ]),
        )
      : [];
  const columns = hasOneOtherColumn(before, after) ? clearingsIn(before).map((operation) => [operation]) : [];
  const tried: readonly (readonly [operations: readonly Done[], slips: readonly string[] | null])[] = [
    ...exchanges.map((operations) => [operations, null] as const),
    ...pairs.map((operations) => [operations, ['E22']] as const),
    ...columns.map((operations) => [operations, ['E35']] as const),
  ];
  for (const [operations, slips] of tried) {
    const among = slips === null ? ROW_SLIPS : ROW_SLIPS.filter(({ id }) => slips.includes(id));
    if (!deviation.effort.takes(before)) return null;
    const explanations = best(explanationsOf(before, operations, after, deviation.bar, null, among));
    const expected = replayed(before, operations);
    if (explanations.length > 0)
      return { base: before, expected, operations, place: placeOf(expected, after), explanations };
  }
  return null;
}

/** The exchange of the two changed rows; or of the one with a row that now stands in its place as well. */
function exchangesBetween(before: Rows, after: Rows, changed: readonly number[]): readonly (readonly Done[])[] {
  const [first, second] = changed;
  if (changed.length === 2) return [[{ kind: 'swap', target: first, source: second }]];
  return before.flatMap((row, source) =>
    source !== first && sameRow(row, after[first]) && !isZeroRow(row)
      ? [[{ kind: 'swap', target: first, source }]]
      : [],
  );
}

/** Whether the two matrices differ in one column only. */
function hasOneOtherColumn(before: Rows, after: Rows): boolean {
  return (
    before[0].filter((_, column) => before.some((row, index) => !equals(row[column], after[index][column]))).length ===
    1
  );
}

/** The operations that clear an entry below or above the first one of another row. */
function clearingsIn(before: Rows): readonly Done[] {
  return before.flatMap((row, target) => {
    const cleared = row.map(() => ZERO);
    return intentsFor(before, target, cleared).filter((operation) => isClearing(operation, before));
  });
}

function supposed({ before, after, bar, earlier, effort }: Deviation, row: number): Finding | null {
  // The other rows as they were, and as they are now.
  const now = after.with(row, before[row]);
  const bases = sameRows(before, now) ? [before] : [before, now];
  const intents = bases.flatMap((base) => intentsFor(base, row, after[row]).map((operation) => ({ base, operation })));
  const explained = (among: typeof intents): readonly Finding[] =>
    among.flatMap(({ base, operation }) => {
      const target = base.with(row, after[row]);
      const explanations = effort.takes(base) ? best(explanationsOf(base, [operation], target, bar, earlier)) : [];
      if (explanations.length === 0) return [];
      const expected = replayed(base, [operation]);
      return [{ base, expected, operations: [operation], place: placeOf(expected, target), explanations }];
    });
  // Most operations of a working clear an entry: the others are tried where none of these explains the row.
  const usual = explained(intents.filter(({ base, operation }) => isClearing(operation, base)));
  const preferred =
    usual.length > 0 ? usual : explained(intents.filter(({ base, operation }) => !isClearing(operation, base)));
  const least = Math.min(...preferred.map(({ explanations }) => explanations[0].rank));
  const likely = preferred.filter(({ explanations }) => explanations[0].rank === least);
  const telling = likely.filter(({ explanations }) =>
    explanations.some(({ slip, column }) => !mayFitByChance(slip.fitsByChance, column)),
  );
  const [first, ...others] = telling.length > 0 ? telling : likely;
  if (first === undefined) return null;
  // What is said of a line is about one place of it.
  const chosen = [
    first,
    ...others.filter(({ place }) => place?.row === first.place?.row && place?.column === first.place?.column),
  ];
  const all = chosen.flatMap(({ explanations }) => explanations);
  const explanations = all.filter(({ slip }, index) => all.findIndex((other) => other.slip === slip) === index);
  return { ...chosen[0], explanations };
}
