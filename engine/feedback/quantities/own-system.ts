// Equations in letters of the student's own beside quantities: the normal equations of least squares, the balance of a steady state.
// They are judged as a working of the system that the task sets up.

import { readEquation } from '@matrixsteps/notation/read-values.ts';
import type { SystemSize } from '@matrixsteps/notation/working-kind.ts';
import { readTerm } from '@matrixsteps/notation/read-term.ts';
import type { Line } from '@matrixsteps/notation/term.ts';
import { isUnread } from '@matrixsteps/notation/read-row-operations.ts';
import { writeTerm } from '@matrixsteps/notation/write-line.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { add, equals, multiply, ZERO } from '../../exact/rational.ts';
import { isSlipVerdict, withFirstSlip } from '../rows/line-judgement.ts';
import { judgeRows } from '../rows/judge-rows.ts';
import { fractionOf, type Row, rowSpaceOf, rowsOfTerms } from '../rows/rows.ts';
import { state, type Statement } from '../statements/statement.ts';
import type { LineJudgement, Working, WorkingJudgement } from '../working.ts';
import { systemOfTask } from './system-of-task.ts';

const LETTER = /(?<!\p{L})\p{L}[_\d₀-₉]{0,3}(?!\p{L})/gu;
const MOST_LETTERS = 4;
/** `y = ax + b`: the line that is fitted, and no equation of its coefficients. */
const OF_LINE = /^\s*[yf]\s*(?:\(x\))?\s*=.*(?:x|\p{L}{2})/u;

/** A line that is about the system: its equation, or the value of one unknown. */
interface OfSystem {
  readonly index: number;
  readonly text: string;
}

/** The judgement with the lines of the system judged as those of a system; as it is where there are none. */
export function withOwnSystem(working: Working, judgement: WorkingJudgement): WorkingJudgement {
  const system = systemOfTask(working.task);
  if (system === null) return judgement;
  const isFit = working.task.operation === 'least-squares';
  const count = system[0].length - 1;
  const found = working.lines.flatMap((line, index): readonly OfSystem[] => {
    const text = textOf(line);
    return text === null || (isFit && OF_LINE.test(text)) ? [] : [{ index, text }];
  });
  const letters = [...new Set(found.flatMap(({ text }) => text.match(LETTER) ?? []))];
  if (letters.length !== count || count < 2 || count > MOST_LETTERS) return judgement;
  const names = likeliestOrder(system, letters, found);
  const size: SystemSize = { equations: system.length, unknowns: count, names };
  const lines = working.lines.flatMap((line, index) => {
    const text = found.find((one) => one.index === index)?.text ?? null;
    const isEnd = index === working.lines.length - 1;
    const read = text === null ? (isEnd ? asValues(line, names) : null) : asLineOfSystem(line, text, size);
    return read === null ? [] : [{ index, line: read }];
  });
  if (!lines.some(({ line }) => unknownsIn(line) > 1)) return judgement;
  const judgedBy = (rows: Rows): WorkingJudgement =>
    judgeRows({
      ...working,
      task: { ...working.task, operation: 'solve', a: rows.map((row) => row.map(fractionOf)), b: null, bar: count },
      lines: lines.map(({ line }, place) =>
        place === lines.length - 1 && line.content.kind === 'values' ? { ...line, role: 'answer' } : line,
      ),
    });
  const own = ownNormalEquations(working, judgement, system);
  const ofTask = judgedBy(system);
  const judged =
    own === null
      ? ofTask
      : followingOwn(
          ofTask,
          judgedBy(own.system),
          lines.map(({ index }) => index > own.from),
        );
  const first = lines.findIndex(({ line }) => unknownsIn(line) > 1);
  const byLine = new Map(
    lines.map(({ index }, place) => {
      const line = withoutRows(judged.lines[place], names);
      return [index, place > first ? line : fromTask(line, working.task.operation)];
    }),
  );
  const all = working.lines.map((_, index) => byLine.get(index) ?? judgement.lines[index]);
  const isAnswered = lines.at(-1)?.index === working.lines.length - 1;
  return withFirstSlip(all, isAnswered ? judged.answer : judgement.answer);
}

/** A system of the student's own, and the line from which on it is used. */
interface OwnSystem {
  readonly system: Rows;
  readonly from: number;
}

/** The normal equations with the student's own AᵀA and Aᵀb, where one of them is wrong; null where none is. */
function ownNormalEquations(
  { task, lines }: Working,
  { lines: judged }: WorkingJudgement,
  system: Rows,
): OwnSystem | null {
  if (task.operation !== 'least-squares') return null;
  const count = system.length;
  const statedAs = (name: string, isOfSize: (rows: Rows) => boolean): OwnSystem | null => {
    const from = lines.findLastIndex((line) => line.name === name && line.content.kind === 'matrix');
    const content = lines[from]?.content;
    const rows = content?.kind === 'matrix' && lines[from].factor === null ? rowsOfTerms(content.rows) : null;
    return rows === null || !isOfSize(rows) ? null : { system: rows, from };
  };
  const gram = statedAs('A^TA', (rows) => rows.length === count && rows[0].length === count);
  const right = statedAs('A^Tb', (rows) => rows.flat().length === count && Math.min(rows.length, rows[0].length) === 1);
  const wrong = [gram, right].flatMap((one) => (one !== null && WRONG.has(judged[one.from].verdict) ? [one.from] : []));
  if (wrong.length === 0) return null;
  const sides = right?.system.flat() ?? system.map((row) => row[count]);
  return {
    system: system.map((row, i) => [...(gram?.system[i] ?? row.slice(0, count)), sides[i]]),
    from: Math.min(...wrong),
  };
}

const WRONG: ReadonlySet<string> = new Set(['slip', 'new-slip', 'follows']);

/** What follows from the student's own system is no slip; what is right for the task all the same is told. */
function followingOwn(
  ofTask: WorkingJudgement,
  byOwn: WorkingJudgement,
  isBehind: readonly boolean[],
): WorkingJudgement {
  const lines = ofTask.lines.map((line, place): LineJudgement => {
    if (!isBehind[place]) return line;
    const own = byOwn.lines[place];
    const [isRight, isOwn] = [line, own].map(({ verdict }) => ON_TRACK.has(verdict));
    if (isOwn) return isRight ? line : { ...own, verdict: 'follows' };
    return isRight && isSlipVerdict(own.verdict) ? { ...line, verdict: 'back-on-track' } : own;
  });
  const answer =
    byOwn.answer === 'right'
      ? 'follows'
      : byOwn.answer === 'wrong' && ofTask.answer === 'right'
        ? BY_CHANCE
        : byOwn.answer;
  return { ...byOwn, lines, answer };
}

const BY_CHANCE = 'right-but-not-from-this-working';
const ON_TRACK: ReadonlySet<string> = new Set(['right', 'right-unnamed-steps', 'right-named-otherwise']);

/** `3a + 3b = 7` as it was written; null for a line of something else. */
function textOf({ name, content, factor }: Line): string | null {
  if (content.kind !== 'expression' || factor !== null) return null;
  const { term } = content;
  const text = term.kind === 'name' ? term.name : name === undefined ? null : `${name} = ${writeTerm(term)}`;
  const isEquation = text !== null && /^[^=]+=[^=]+$/u.test(text) && LETTER.test(text);
  LETTER.lastIndex = 0;
  return isEquation ? text.replaceAll('·', '*').replaceAll(/(?<=\d),(?=\d)/g, '.') : null;
}

function asLineOfSystem({ part, from, role }: Line, text: string, size: SystemSize): Line | null {
  const rest = { ...NOTHING, from, role, ...(part === undefined ? {} : { part }) };
  const solved = SOLVED.exec(text)?.groups;
  const name = solved?.['name'] ?? '';
  if (solved !== undefined && size.names?.includes(name) === true) {
    const term = readTerm(solved['value'] ?? '');
    return isUnread(term) ? null : { ...rest, content: { kind: 'values', values: [{ name, terms: [term] }] } };
  }
  const read = readEquation(text, size);
  return read === null || isUnread(read) ? null : { ...rest, content: read.content };
}

/** A vector at the end holds the unknowns in their order. */
function asValues({ content, factor, role, from }: Line, names: readonly string[]): Line | null {
  const terms = content.kind === 'matrix' ? content.rows.flat() : [];
  const isVector = content.kind === 'matrix' && (content.rows.length === 1 || content.rows[0]?.length === 1);
  if (!isVector || terms.length !== names.length || factor !== null) return null;
  const values = terms.map((term, k) => ({ name: names[k] ?? '', terms: [term] }));
  return { ...NOTHING, role, from, content: { kind: 'values', values } };
}

/** `b = 3/2`, `a = 2b`. */
const SOLVED = /^\s*(?<name>\p{L}[_\d₀-₉]{0,3})\s*=\s*(?<value>[^=]+)$/u;

function unknownsIn({ content }: Line): number {
  const [row] = content.kind === 'matrix' ? (rowsOfTerms(content.rows) ?? []) : [];
  return row === undefined ? 0 : row.slice(0, -1).filter((factor) => !equals(factor, ZERO)).length;
}

/**
 * Which letter is which unknown: the order under which the first line that is not true comes last, that of the alphabet before others. A
 * slip comes after lines that are right.
 */
function likeliestOrder(system: Rows, letters: readonly string[], lines: readonly OfSystem[]): readonly string[] {
  const solution = rowSpaceOf(system).rows.map((row) => row[row.length - 1]);
  const size = { equations: system.length, unknowns: letters.length };
  const ranked = permutations(letters.toSorted()).map((names) => {
    const first = lines.findIndex(({ text }) => {
      const line = asLineOfSystem({ ...NOTHING, content: { kind: 'unread' } }, text, { ...size, names });
      const rows = line?.content.kind === 'matrix' ? rowsOfTerms(line.content.rows) : null;
      return rows?.some((row) => !equals(leftSide(row, solution), row[row.length - 1])) === true;
    });
    return { names, place: first < 0 ? lines.length : first };
  });
  return ranked.reduce((one, other) => (other.place > one.place ? other : one)).names;
}

const NOTHING = { operations: [], role: null, factor: null, from: null } as const;

function leftSide(row: Row, values: Row): Row[number] {
  return values.reduce((total, value, column) => add(total, multiply(value, row[column])), ZERO);
}

function permutations<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

/** The system has no rows that the student has seen: its equations are shown instead. */
function withoutRows(judgement: LineJudgement, names: readonly string[]): LineJudgement {
  const { calculation } = judgement;
  const shown: Statement | null =
    calculation?.id === 'equation-of-row' || calculation?.id === 'values-put-into-row'
      ? state('equation-of-task', { names, factors: calculation.facts.factors, right: calculation.facts.right })
      : (calculation ?? null);
  return { ...judgement, expected: null, calculation: shown };
}

/** The first equation comes from the task itself, and from no other equation. */
function fromTask(judgement: LineJudgement, operation: string): LineJudgement {
  const isOfEquation = judgement.calculation !== undefined && judgement.calculation !== null;
  const definition = DEFINITIONS[operation];
  if (!isOfEquation || definition === undefined) return judgement;
  return { ...judgement, calculation: state('way-to-answer', { quantity: 'equations', definition }) };
}

const DEFINITIONS: { readonly [operation: string]: string } = {
  'least-squares': 'The normal equations are the rows of AᵀAx = Aᵀb.',
  'steady-state':
    'A step leaves the shares as they are: each row of A times the column of shares is the share of that row. All shares add up to 1.',
};
