// The judgement of a working whose lines are values: determinants, products, sums, inverses by the adjugate,
// characteristic polynomials, eigenvalues and eigenvectors, statistics.

import { fractionText } from '@matrixsteps/notation/fraction.ts';
import type { Line, Term } from '@matrixsteps/notation/term.ts';
import type { AnswerVerdict, LineJudgement, LineVerdict, Working, WorkingJudgement } from '../working.ts';
import type { Rational } from '../../exact/rational.ts';
import { agreesWhenRounded, placesOf } from './approximate.ts';
import { bestOf, cellFound, deviations, explain, explainCells, type Found, foundIn, type Ranked } from './explain.ts';
import { entryEnds } from './entry-ends.ts';
import { lineHints } from './line-hints.ts';
import { determinantTask } from './determinant-task.ts';
import { charpolyTask, eigenvaluesTask, eigenvectorsTask } from './eigen-tasks.ts';
import { pairTask, powerTask, productTask, scalingTask, traceTask, transposeTask } from './entrywise-tasks.ts';
import { expressionTask } from './expression-task.ts';
import { adjugateTask } from './inverse-task.ts';
import { missingAnswer } from './missing-answer.ts';
import { mapped, numbersOf, reducedRows, rowsOfFractions, sameSize } from './matrices.ts';
import { constant, constantOf, isNothing, minus, same } from './polynomial.ts';
import { statisticTask } from './statistic-task.ts';
import { crossTask, dotTask, projectionTask } from './vector-tasks.ts';
import { readStatistic } from './statistic-rules.ts';
import {
  cellTermOf,
  type Expectation,
  isAmong,
  rowsOfValue,
  termOf,
  type ValueTask,
  type WorkedLine,
} from './tasks.ts';
import { matrixValue, sameValue, signedTerms, type Value } from './value.ts';

const UNKNOWN: LineJudgement = {
  verdict: 'cannot-tell',
  certainty: 'unknown',
  row: null,
  column: null,
  explanations: [],
  operation: null,
  expected: null,
};

const UNREAD: LineJudgement = { ...UNKNOWN, verdict: 'unread' };

/** Slips are looked for in tasks that are worked by hand; of larger ones the lines are judged, and nothing explains them. */
const LARGEST_EXPLAINED = 6;
const LONGEST_EXPLAINED = 12;

function isByHand({ a, b }: Working['task']): boolean {
  const matrices = b === null ? [a] : [a, b];
  return matrices.every(
    (rows) =>
      rows.length <= LARGEST_EXPLAINED &&
      rows[0].length <= LARGEST_EXPLAINED &&
      rows.flat().every((entry) => fractionText(entry).length <= LONGEST_EXPLAINED),
  );
}

const TASKS: { readonly [operation: string]: (working: Working) => ValueTask | null } = {
  determinant: determinantTask,
  matmul: productTask,
  power: powerTask,
  add: pairTask,
  subtract: pairTask,
  'multiply-ew': pairTask,
  'scalar-multiply': scalingTask,
  transpose: transposeTask,
  trace: traceTask,
  expression: expressionTask,
  inverse: adjugateTask,
  charpoly: charpolyTask,
  eigenvalues: eigenvaluesTask,
  eigenvectors: eigenvectorsTask,
  dot: dotTask,
  cross: crossTask,
  projection: projectionTask,
};

/** Tasks whose result may be given entry by entry. */
const BY_ENTRIES: ReadonlySet<string> = new Set([
  'matmul',
  'power',
  'add',
  'subtract',
  'multiply-ew',
  'scalar-multiply',
  'cross',
]);

/** Whether the lines of a task are judged by their values. */
export function isValueTask(operation: string): boolean {
  return Object.hasOwn(TASKS, operation) || readStatistic(operation) !== null;
}

/** Judges each line from the task and from the student's own lines before it. Lines that have no exact value cannot be told. */
export function judgeValues(working: Working): WorkingJudgement {
  const task = taskOf(working);
  const first = judgedLines(working, task, null);
  const answers = answerLines(working, task ?? {});
  // A result that is wrong and follows from a line that could not be told proves that line wrong.
  const source =
    answers
      .map((index) => first.sources[index] ?? null)
      .find((index) => index !== null && !isBelowUnknown(index, working, first)) ?? null;
  const judged = source === null ? first : judgedLines(working, task, source);
  const { lines, firstSlip, worked } = judged;
  const answer = answerOf(judged, answers, task, working.policy.rounding);
  const last = lines.at(-1)?.verdict === 'right' ? (worked.at(-1) ?? null) : null;
  const missing = answer === 'none' && last !== null ? missingAnswer(working, last.value) : null;
  return missing === null ? { lines, firstSlip, answer } : { lines, firstSlip, answer: 'unfinished', missing };
}

interface JudgedLines {
  readonly lines: readonly LineJudgement[];
  readonly firstSlip: number | null;
  /** Of each line the one, not proved to be right, that it rests on; null where it is proved or wrong. */
  readonly sources: readonly (number | null)[];
  readonly worked: readonly (WorkedLine | null)[];
}

/** Whether a line stands below one that has no exact value, such as 10/√5: either may be the wrong one. */
function isBelowUnknown(index: number, { lines }: Working, { worked }: JudgedLines): boolean {
  const { part = 1 } = lines[index];
  return index > 0 && part === 1 && worked[index - 1] === null && lines[index - 1].content.kind !== 'unread';
}

/** `wrong` is a line that is known to be wrong. */
function judgedLines(working: Working, task: ValueTask | null, wrong: number | null): JudgedLines {
  const byHand = isByHand(working.task);
  const lines: LineJudgement[] = [];
  const worked: (WorkedLine | null)[] = [];
  const sources: (number | null)[] = [];
  let firstSlip: number | null = null;
  for (const [index, line] of working.lines.entries()) {
    if (line.content.kind === 'unread') {
      lines.push(UNREAD);
      worked.push(null);
      sources.push(null);
      continue;
    }
    const value = task?.read(line) ?? null;
    const before = linesBefore(worked, line.from);
    const after = working.lines.slice(index + 1);
    const isWrong = index === wrong;
    const expectation = task === null || value === null ? null : task.expect(line, value, before, after, isWrong);
    if (task === null || value === null || expectation === null) {
      lines.push(UNKNOWN);
      worked.push(null);
      sources.push(null);
      continue;
    }
    const isGap = line.from === null && index > 0 && worked[index - 1] === null;
    const source = sourceOf(value, worked, sources);
    const { judgement, isOfTask } = judgeLine(
      line,
      value,
      isWrong ? { ...expectation, certain: true } : isGap ? { ...expectation, certain: false } : expectation,
      task,
      firstSlip !== null,
      source !== null,
      working.policy.rounding,
      byHand,
    );
    if (judgement.verdict === 'slip') firstSlip = index;
    lines.push(judgement);
    worked.push({ line, value });
    const isOpen = judgement.verdict === 'cannot-tell' && !isOfTask;
    sources.push(isOpen ? (source ?? index) : null);
  }
  return { lines, firstSlip, sources, worked };
}

/** The line that a value rests on where it is not that of the task: what the line before rests on, if it has the same value, or else the last one. */
function sourceOf(
  value: Value,
  worked: readonly (WorkedLine | null)[],
  sources: readonly (number | null)[],
): number | null {
  const last = worked.findLastIndex((line) => line !== null);
  const isSame = last >= 0 && sameValue(worked[last]?.value ?? value, value);
  return isSame ? sources[last] : (sources.findLast((source) => source !== null) ?? null);
}

function taskOf(working: Working): ValueTask | null {
  const { operation } = working.task;
  if (Object.hasOwn(TASKS, operation)) {
    const task = TASKS[operation](working);
    const ends = task !== null && BY_ENTRIES.has(operation) ? entryEnds(working.lines, task) : null;
    return task === null || ends === null ? task : { ...task, ends };
  }
  return readStatistic(operation) === null ? null : statisticTask(working);
}

/** The lines that this one builds on, those without a value left out. */
function linesBefore(worked: readonly (WorkedLine | null)[], from: number | null): readonly WorkedLine[] {
  const end = from === null ? worked.length : Math.min(from + 1, worked.length);
  return worked.slice(0, end).filter((line) => line !== null);
}

function judgeLine(
  line: Line,
  value: Value,
  expectation: Expectation,
  task: ValueTask,
  afterSlip: boolean,
  isUnproved: boolean,
  rounding: number | null,
  byHand: boolean,
): Judged {
  const accepted = expectation.accepts?.(value) ?? { right: false, follows: false };
  const isRight = accepted.right || isAmong(value, expectation.right);
  const follows = accepted.follows || isAmong(value, expectation.follows);
  if (isRight) return ofTask(plain(afterSlip && !follows ? 'back-on-track' : 'right'));
  if (follows) return fromBefore(followed(afterSlip, isUnproved));
  const rounded = roundedVerdict(line, value, expectation, afterSlip, isUnproved, rounding);
  if (rounded !== null) return rounded;
  const expected = expectation.follows[0] ?? expectation.right[0] ?? null;
  const name = afterSlip ? 'new-slip' : 'slip';
  const rows = expectation.rows?.() ?? null;
  const ranked = byHand ? explanationsOf(line, value, expected, expectation, task) : [];
  if (!expectation.certain && ranked.length === 0) return fromBefore(UNKNOWN);
  const slips = ranked.length === 0 ? [] : bestOf(ranked);
  const judgement = {
    ...slipJudgement(
      value,
      line.content.kind === 'values' ? null : expected,
      ranked,
      name,
      isBeside(line, value, task),
    ),
    ...lineHints({ line, value, expected, expectation, names: task.names, slips }, byHand),
  };
  return fromBefore(
    rows === null || rows.verdict !== 'slip' ? judgement : withRows(judgement, rows, line.operations.length > 0),
  );
}

interface Judged {
  readonly judgement: LineJudgement;
  /** Whether the line has the value that the task has at this place. */
  readonly isOfTask: boolean;
}

function ofTask(judgement: LineJudgement): Judged {
  return { judgement, isOfTask: true };
}

function fromBefore(judgement: LineJudgement): Judged {
  return { judgement, isOfTask: false };
}

/** A line that follows from the one before is right where that one is. */
function followed(afterSlip: boolean, isUnproved: boolean): LineJudgement {
  if (afterSlip) return plain('follows');
  return isUnproved ? UNKNOWN : plain('right');
}

function plain(name: LineVerdict): LineJudgement {
  return { ...UNKNOWN, verdict: name, certainty: 'proved' };
}

/** A line that is right as far as it is written out in decimals; null where it is written exactly. */
function roundedVerdict(
  line: Line,
  value: Value,
  { right, follows }: Expectation,
  afterSlip: boolean,
  isUnproved: boolean,
  rounding: number | null,
): Judged | null {
  const agreement = (list: readonly Value[]): ReturnType<typeof agreesWhenRounded> =>
    list.map((expected) => agreesWhenRounded(line, value, expected, rounding)).find((found) => found !== 'no') ?? 'no';
  const [toRight, toFollows] = [agreement(right), agreement(follows)];
  if (toRight === 'yes') return ofTask(plain(afterSlip && toFollows === 'no' ? 'back-on-track' : 'right'));
  if (toFollows === 'yes') return fromBefore(followed(afterSlip, isUnproved));
  if (toRight === 'perhaps') return ofTask(UNKNOWN);
  return toFollows === 'perhaps' ? fromBefore(UNKNOWN) : null;
}

function cellsOf({ content }: Line): Pick<Found, 'cells'> {
  if (content.kind !== 'entries') return {};
  return { cells: content.entries.map(({ row, column }) => ({ row: row - 1, column: column - 1 })) };
}

function explanationsOf(
  line: Line,
  value: Value,
  expected: Value | null,
  expectation: Expectation,
  task: ValueTask,
): readonly Ranked[] {
  const found = { ...foundIn(value, termOf(line), task.names), ...cellsOf(line) };
  const whole = explain(found, expectation.cases());
  const cellCases = expectation.cellCases;
  if (expected === null || cellCases === undefined) return whole;
  const [wanted, given] = [rowsOfValue(expected), rowsOfValue(value)];
  if (!sameSize(wanted, given)) return whole;
  const cells = explainCells(
    deviations(wanted, given),
    (place) => cellFound(place.found, cellTermOf(line, place.row, place.column) ?? termOf(line), task.names),
    cellCases,
    value.kind === 'scalar' || wanted.flat().length === 1,
  );
  return [...whole, ...cells.filter(({ slip }) => whole.every((other) => other.slip !== slip))];
}

function slipJudgement(
  value: Value,
  expected: Value | null,
  ranked: readonly Ranked[],
  name: 'slip' | 'new-slip',
  isAlone: boolean,
): LineJudgement {
  const best = ranked.length === 0 ? [] : bestOf(ranked);
  const place = isAlone ? numberPlace(expected, value) : placeOf(expected, value);
  const certainty =
    best.length === 0 ? 'proved' : best.length > 1 ? 'tie' : best[0].rank > 1 ? 'likely' : 'only-explanation';
  return {
    verdict: name,
    certainty,
    row: place.row,
    column: place.column,
    operation: null,
    expected: expected === null ? null : numbersOf(rowsOfValue(expected)),
    explanations: best.map(({ slip, facts, calculations }) => ({
      slip: slip.id,
      row: place.row,
      column: place.column,
      expected: place.expected,
      facts,
      origin: { kind: 'values', calculations },
    })),
  };
}

/**
 * The place and the kind from the judgement of the rows. Where operations were named, the rows are what is wrong; where none
 * were, a wrong number in front may explain the line as well.
 */
function withRows(judgement: LineJudgement, rows: LineJudgement, isNamed: boolean): LineJudgement {
  const { verdict } = judgement;
  if (judgement.explanations.length === 0) return { ...rows, verdict };
  if (rows.explanations.length === 0) return isNamed ? { ...rows, verdict, explanations: [] } : judgement;
  if (isNamed) return { ...rows, verdict };
  return { ...rows, verdict, certainty: 'tie', explanations: [...rows.explanations, ...judgement.explanations] };
}

interface Place {
  readonly row: number | null;
  readonly column: number | null;
  readonly expected: readonly Rational[];
}

const NOWHERE: Place = { row: null, column: null, expected: [] };

/** Whether a line is a number on the way to a matrix: it has no place in it that is known. */
function isBeside({ content }: Line, value: Value, { result }: ValueTask): boolean {
  const isOne = value.kind === 'scalar' || (value.rows.length === 1 && value.rows[0].length === 1);
  return isOne && content.kind === 'expression' && result?.kind === 'matrix' && result.rows.flat().length > 1;
}

function numberPlace(expected: Value | null, value: Value): Place {
  return { ...NOWHERE, expected: placeOf(expected, value).expected };
}

/** The first row that differs, its column where a single cell differs, and what should stand there. */
function placeOf(expected: Value | null, value: Value): Place {
  if (expected === null || expected.kind !== value.kind) return NOWHERE;
  if (expected.kind === 'scalar') {
    const number = constantOf(expected.value);
    return { ...NOWHERE, expected: number === null ? [] : [number] };
  }
  const [wanted, found] = [rowsOfValue(expected), rowsOfValue(value)];
  if (!sameSize(wanted, found)) return NOWHERE;
  const row = wanted.findIndex((cells, i) => cells.some((cell, j) => !same(cell, found[i][j])));
  if (row === -1) return NOWHERE;
  const single = deviations(wanted, found).length === 1;
  const column = wanted[row].findIndex((cell, j) => !same(cell, found[row][j]));
  const [numbers] = numbersOf([single ? [wanted[row][column]] : wanted[row]]) ?? [[]];
  return { row: row + 1, column: single ? column + 1 : null, expected: numbers };
}

/** Whether a line holds a result with nothing left to work out: numbers, or a polynomial with each power of the unknown once. */
function isWorkedOut({ content, operations }: Line): boolean {
  if (operations.length > 0) return false;
  if (content.kind === 'matrix') return content.rows.flat().every(isNumber);
  if (content.kind !== 'expression') return false;
  const degrees = signedTerms(content.term).map(({ term }) => degreeOf(term));
  return degrees.every((degree) => degree !== null) && new Set(degrees).size === degrees.length;
}

function isNumber(term: Term): boolean {
  if (term.kind === 'negative') return isNumber(term.of);
  return term.kind === 'number' || (term.kind === 'quotient' && isNumber(term.over) && isNumber(term.under));
}

/** Whether a line is a product of polynomials of the first degree, such as (λ - 2)(λ - 5) or -(λ - 1)^2. */
function isFactoredPolynomial({ content }: Line): boolean {
  if (content.kind !== 'expression') return false;
  const factors = factorsOf(content.term);
  return factors.every(isFactor) && factors.some((factor) => !isNumber(factor));
}

function factorsOf(term: Term): readonly Term[] {
  if (term.kind === 'negative') return factorsOf(term.of);
  if (term.kind === 'product') return term.factors.flatMap(factorsOf);
  return [term.kind === 'power' && term.exponent.kind === 'number' ? term.base : term];
}

function isFactor(term: Term): boolean {
  if (isNumber(term)) return true;
  const degrees = signedTerms(term).map(({ term: part }) => degreeOf(part));
  return degrees.every((degree) => degree === 0 || degree === 1) && new Set(degrees).size === degrees.length;
}

/** Whether a line is a sum of multiples of i, j and k, each of them once. */
function isInUnitVectors({ content }: Line): boolean {
  if (content.kind !== 'expression') return false;
  const names = signedTerms(content.term).map(({ term }) => unitVectorIn(term));
  return names.every((name) => name !== null) && new Set(names).size === names.length;
}

/** The unit vector in i, 3j, -2*k; null for any other term. */
function unitVectorIn(term: Term): string | null {
  const factors = (term.kind === 'product' ? term.factors : [term]).filter((factor) => !isNumber(factor));
  const [name] = factors;
  return factors.length === 1 && name.kind === 'name' && ['i', 'j', 'k'].includes(name.name) ? name.name : null;
}

/** Whether the unknown stands in a polynomial. */
function hasUnknown({ content }: Line): boolean {
  return content.kind === 'expression' && signedTerms(content.term).some(({ term }) => (degreeOf(term) ?? 1) > 0);
}

/** The power of the unknown in a number, in λ, λ^2, 3λ^2; null of any other term. */
function degreeOf(term: Term): number | null {
  const factors = (term.kind === 'product' ? term.factors : [term]).filter((factor) => !isNumber(factor));
  const [power] = factors;
  if (power === undefined) return 0;
  if (factors.length > 1) return null;
  if (power.kind === 'name') return 1;
  const isPower = power.kind === 'power' && power.base.kind === 'name' && power.exponent.kind === 'number';
  return isPower ? Number(power.exponent.value.numerator) : null;
}

/** The line that is called the answer, else the last one where nothing is left to work out in it; -1 without one. */
function answerIndex(lines: readonly Line[], { kind, isPolynomial, isVector = false }: Asked): number {
  const called = lines.findLastIndex((line) => line.role === 'answer');
  const last = lines.at(-1);
  if (called >= 0 || last === undefined) return called;
  const isOfTask = last.role === null || last.role === 'determinant' || last.role === 'mean';
  const isSum = last.content.kind === 'expression' && last.content.term.kind === 'sum';
  const isFactored = isPolynomial && isOfTask && isFactoredPolynomial(last);
  const inUnits = isVector && isOfTask && isInUnitVectors(last);
  const isResult =
    isWorkedOut(last) &&
    isOfTask &&
    (kind === null || last.content.kind === kind) &&
    (isPolynomial ? hasUnknown(last) : !isSum);
  if (isFactored || inUnits) return lines.length - 1;
  return isResult ? lines.length - 1 : -1;
}

interface Asked {
  /** What the answer is; null where it may be several things. */
  readonly kind: Line['content']['kind'] | null;
  readonly isPolynomial: boolean;
  /** Whether it may be a sum of multiples of i, j and k. */
  readonly isVector?: boolean;
}

const ASKED_FOR: { readonly [operation: string]: Asked } = {
  determinant: { kind: 'expression', isPolynomial: false },
  trace: { kind: 'expression', isPolynomial: false },
  charpoly: { kind: 'expression', isPolynomial: true },
  matmul: { kind: 'matrix', isPolynomial: false },
  power: { kind: 'matrix', isPolynomial: false },
  add: { kind: 'matrix', isPolynomial: false },
  subtract: { kind: 'matrix', isPolynomial: false },
  'multiply-ew': { kind: 'matrix', isPolynomial: false },
  'scalar-multiply': { kind: 'matrix', isPolynomial: false },
  transpose: { kind: 'matrix', isPolynomial: false },
  inverse: { kind: 'matrix', isPolynomial: false },
  dot: { kind: 'expression', isPolynomial: false },
  cross: { kind: 'matrix', isPolynomial: false, isVector: true },
  projection: { kind: 'matrix', isPolynomial: false },
};

/** Of eigenvalues and eigenvectors only values and what is called the answer; of statistics a number or a list of numbers. */
function askedFor({ operation, a, b }: Working['task']): Asked | null {
  if (operation === 'matmul' && a.length === 1 && b?.[0].length === 1) return { kind: null, isPolynomial: false };
  if (Object.hasOwn(ASKED_FOR, operation)) return ASKED_FOR[operation];
  return operation.startsWith('eigen') ? null : { kind: null, isPolynomial: false };
}

/** The lines that the answer stands in. */
function answerLines({ lines, task }: Working, { ends = null }: Partial<ValueTask> = {}): readonly number[] {
  const asked = askedFor(task);
  const called = lines.findLastIndex((line) => line.role === 'answer');
  if (ends !== null && called < 0) return ends.map((end) => end.line);
  const index =
    asked === null
      ? called < 0 && endsWithVector(lines, task)
        ? lines.length - 1
        : called
      : answerIndex(lines, asked);
  return index === -1 ? [] : [index];
}

/** Whether the last line of a working for eigenvectors is a vector, as a row or a column, and one vector spans all of them. */
function endsWithVector(lines: readonly Line[], { operation, a, eigenvalue }: Working['task']): boolean {
  const content = lines.at(-1)?.content;
  if (operation !== 'eigenvectors' || eigenvalue === null || content?.kind !== 'matrix') return false;
  const number = constant({ kind: 'rational', ...eigenvalue });
  const shifted = mapped(rowsOfFractions(a), (entry, i, j) => (i === j ? minus(entry, number) : entry));
  const rank = reducedRows(shifted)?.rows.filter((row) => !row.every(isNothing)).length;
  if (rank !== a.length - 1) return false;
  const [height, width] = [content.rows.length, content.rows[0].length];
  return height !== width && (height === 1 || width === 1);
}

function answerOf(
  judged: JudgedLines,
  answers: readonly number[],
  task: ValueTask | null,
  rounding: number | null,
): AnswerVerdict {
  const said = answers.map((index) => answerOfLine(judged, index, task, rounding));
  return WORST_FIRST.find((verdict) => said.includes(verdict)) ?? 'none';
}

const WORST_FIRST: readonly AnswerVerdict[] = ['wrong', 'follows', 'none', 'right-but-not-from-this-working', 'right'];

function answerOfLine(
  judged: JudgedLines,
  index: number,
  task: ValueTask | null,
  rounding: number | null,
): AnswerVerdict {
  switch (judged.lines[index].verdict) {
    case 'right':
    case 'right-unnamed-steps':
    case 'right-named-otherwise':
      return isWhatIsAsked(judged, index, task, rounding) ? 'right' : 'none';
    case 'back-on-track':
      return 'right-but-not-from-this-working';
    case 'follows':
      return 'follows';
    case 'slip':
    case 'new-slip':
      return 'wrong';
    default:
      return 'none';
  }
}

/** Whether a right line is what is asked for, and no step on the way to it. What follows from rounded numbers may differ. */
function isWhatIsAsked(
  { worked }: JudgedLines,
  index: number,
  task: ValueTask | null,
  rounding: number | null,
): boolean {
  const last = worked[index];
  const result = task?.ends?.find((end) => end.line === index)?.result ?? task?.result ?? null;
  if (last === null || result === null) return true;
  // A number and a matrix of one entry are the same here.
  if (sameValue(matrixValue(rowsOfValue(last.value)), matrixValue(rowsOfValue(result)))) return true;
  if (agreesWhenRounded(last.line, last.value, result, rounding) !== 'no') return true;
  return worked.slice(0, index).some((line) => line !== null && isRounded(line.line));
}

function isRounded({ content }: Line): boolean {
  return content.kind === 'expression' && placesOf(content.term) !== null;
}
