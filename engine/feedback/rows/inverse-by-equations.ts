// The judgement of an inverse that is found by equations between its entries: a system of equations for these.

import type { Line, Term } from '@matrixsteps/notation/term.ts';
import { add, equals, isZero, multiply, ONE, type Rational, ZERO } from '../../exact/rational.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { state, type Statement } from '../statements/statement.ts';
import type { LineJudgement, Working, WorkingJudgement } from '../working.ts';
import { judgeRows } from './judge-rows.ts';
import { withFirstSlip } from './line-judgement.ts';
import { exact, fractionOf, type Row, rowSpaceOf, rowsOfTerms } from './rows.ts';

/** Which column of the system belongs to the entry in a row and a column of the inverse. */
type Order = (row: number, column: number) => number;

/**
 * The judgement of a working for an inverse with equations between its entries; null for another working. `others` is the judgement of the
 * lines that are none of the system, such as the determinant.
 */
export function judgeInverseByEquations(working: Working, others: WorkingJudgement): WorkingJudgement | null {
  const size = working.task.a.length;
  const names = working.lines.map(unknownsIn).find((unknowns) => unknowns.length === size * size);
  const a = working.task.a.map((row) => row.map(exact));
  if (names === undefined || rowSpaceOf(a).pivots.length < size) return null;
  const order = likeliestOrder(a, working.lines);
  if (order === null) return null;
  const system = systemOf(a, order);
  const lines = working.lines.map((line, index) => {
    const isEnd = index === working.lines.length - 1;
    return asLineOfSystem(isEnd && line.role === null ? { ...line, role: 'answer' } : line, names, size, order);
  });
  const known = lines.map((line, index) => (line === null ? null : { line, index })).filter((one) => one !== null);
  const judged = judgeRows({
    ...working,
    task: {
      ...working.task,
      operation: 'solve',
      a: system.map((row) => row.map(fractionOf)),
      b: null,
      bar: names.length,
    },
    lines: known.map(({ line }) => ({ ...line, from: null })),
  });
  const byLine = new Map(known.map(({ index }, place) => [index, ofInverse(judged.lines[place], names)]));
  return withFirstSlip(
    working.lines.map((_, index) => byLine.get(index) ?? others.lines[index]),
    judged.answer,
  );
}

function unknownsIn({ content }: Line): readonly string[] {
  return content.kind === 'matrix' ? (content.unknowns ?? []) : [];
}

/** A times the inverse is the identity matrix: an equation for each of its entries. */
function systemOf(a: Rows, order: Order): Rows {
  const size = a.length;
  return a.flatMap((row, i) =>
    a.map((_, j): Row => {
      const factors = Array.from({ length: size * size }, () => ZERO);
      for (const [k, factor] of row.entries()) factors[order(k, j)] = factor;
      return [...factors, i === j ? ONE : ZERO];
    }),
  );
}

/**
 * Which entry of the inverse each letter is: the one with which most of the equations between letters are true. Letters that stand in an
 * equation together are in one column. Null where fewer than half of the equations are true.
 */
function likeliestOrder(a: Rows, lines: readonly Line[]): Order | null {
  const size = a.length;
  const inverse = rowSpaceOf(a.map((row, i) => [...row, ...a.map((_, j) => (i === j ? ONE : ZERO))])).rows.map((row) =>
    row.slice(size),
  );
  const equations = lines.flatMap((line) => (unknownsIn(line).length > 0 ? equationsIn(line) : []));
  const places = [...inverse.keys()].flatMap((row) => [...inverse.keys()].map((column) => ({ row, column })));
  const usual: readonly Order[] = [(row, column) => row * size + column, (row, column) => column * size + row];
  const truths = [...usual, ...ordersByColumns(equations, size)].map((order) => {
    const values = places.toSorted((x, y) => order(x.row, x.column) - order(y.row, y.column));
    const known = values.map(({ row, column }) => inverse[row][column]);
    return { order, count: equations.filter((row) => equals(leftSide(row, known), row[row.length - 1])).length };
  });
  const best = truths.reduce((one, other) => (other.count > one.count ? other : one));
  return 2 * best.count < equations.length || best.count === 0 ? null : best.order;
}

/** The orders in which letters of one equation are one column: each order of the columns, and of the letters in each. */
function ordersByColumns(equations: Rows, size: number): readonly Order[] {
  const groups = lettersTogether(equations, size * size);
  if (groups.length !== size || groups.some((group) => group.length !== size)) return [];
  const arranged = groups.reduce<readonly (readonly (readonly number[])[])[]>(
    (all, group) => all.flatMap((columns) => permutations(group).map((one) => [...columns, one])),
    [[]],
  );
  return arranged
    .flatMap((columns) => permutations(columns))
    .map(
      (columns): Order =>
        (row, column) =>
          columns[column][row],
    );
}

function lettersTogether(equations: Rows, count: number): readonly (readonly number[])[] {
  const letters = Array.from({ length: count }, (_, letter) => [letter]);
  return equations.reduce<readonly (readonly number[])[]>((groups, row) => {
    const used = [...row.keys()].filter((letter) => letter < count && !isZero(row[letter]));
    const together = groups.filter((group) => group.some((letter) => used.includes(letter)));
    return [...groups.filter((group) => !together.includes(group)), together.flat()];
  }, letters);
}

function permutations<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

function equationsIn({ content }: Line): Rows {
  const rows = content.kind === 'matrix' ? (rowsOfTerms(content.rows) ?? []) : [];
  return rows.filter((row) => row.slice(0, -1).filter((factor) => !isZero(factor)).length > 1);
}

function leftSide(row: Row, values: Row): Rational {
  return values.reduce((total, value, column) => add(total, multiply(value, row[column])), ZERO);
}

/** A line of the working for the entries as unknowns; null for a line that is not about them. */
function asLineOfSystem(line: Line, names: readonly string[], size: number, order: Order): Line | null {
  const { content, factor } = line;
  if (content.kind === 'values') return content.values.every(({ name }) => names.includes(name)) ? line : null;
  if (content.kind !== 'matrix') return null;
  if (content.unknowns !== undefined || content.rows[0].length === names.length + 1) return line;
  if (content.rows.length !== size || content.rows[0].length !== size || !isInverse(line)) return null;
  const values = content.rows.flatMap((row, i) =>
    row.map((term, j) => ({ name: names[order(i, j)], terms: [factor === null ? term : timesFactor(factor, term)] })),
  );
  const inOrder = values.toSorted((x, y) => names.indexOf(x.name) - names.indexOf(y.name));
  return { ...line, factor: null, content: { kind: 'values', values: inOrder } };
}

function isInverse({ role }: Line): boolean {
  return role === 'answer' || role === 'inverse-of-a';
}

function timesFactor(factor: Term, term: Term): Term {
  return { kind: 'product', factors: [factor, term] };
}

/** What is said of the system, as of the entries of the inverse. */
function ofInverse(judgement: LineJudgement, names: readonly string[]): LineJudgement {
  const { calculation } = judgement;
  if (calculation === undefined || calculation === null) return { ...judgement, expected: null };
  return { ...judgement, expected: null, calculation: statementOfInverse(calculation, names) };
}

function statementOfInverse(statement: Statement, names: readonly string[]): Statement {
  switch (statement.id) {
    case 'equation-of-row':
    case 'values-put-into-row': {
      const { factors, right } = statement.facts;
      return state('equation-of-inverse', { names, factors, right });
    }
    default:
      return statement;
  }
}
