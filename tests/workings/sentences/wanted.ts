// What a line of values may be meant to be: by its task, and from the student's own lines before it.

import { compare, type Rational } from '@matrixsteps/engine/exact/rational.ts';
import type { Working } from '@matrixsteps/engine/feedback/working.ts';
import type { Term } from '@matrixsteps/notation/term.ts';
import {
  adjugate,
  chequered,
  combined,
  determinant,
  divided,
  each,
  type Grid,
  inverse,
  isNil,
  isSquare,
  minors,
  minusLambda,
  multiplied,
  negated,
  numberOf,
  plus,
  type Poly,
  poly,
  same,
  sameGrid,
  sameSize,
  times,
  turned,
  minus,
} from './arithmetic.ts';
import { statistics } from './matrix-slips.ts';
import {
  type Amount,
  amount,
  exact,
  matrix,
  numberIn,
  oncePerLine,
  rowsIn,
  secondGrid,
  taskGrid,
  valueOf,
} from './reading.ts';
import { gridsAt, knownAt, numberAt, ownFactors, partsOf } from './value-claims.ts';
import { bothWays, crossed, dotted, multiple, shareOf, vectorsOf } from './vector-slips.ts';

const AXES = { row: 'row', col: 'col', mat: 'mat' } as const;
const STATISTICS = ['mean', 'median', 'var', 'sum', 'max', 'min'] as const;

/** The values that the line at this index may be meant to be. */
export const wantedAt = oncePerLine((working, at): readonly Amount[] => {
  const byTask = resultsOf(working, at);
  const last = at > 0 ? valuesOf(working, at - 1) : [];
  const from = working.lines[at]?.from ?? null;
  const named = from === null ? [] : valuesOf(working, from);
  return [...byTask, ...last, ...named, ...fromOwnLines(working, at)];
});

function valuesOf(working: Working, at: number): readonly Amount[] {
  const number = numberAt(working, at);
  return [...(number === null ? [] : [amount(number)]), ...gridsAt(working, at).map(matrix)];
}

function present(...values: readonly (Amount | Grid | null)[]): readonly Amount[] {
  return values.flatMap((value) => (value === null ? [] : 'kind' in value ? [value] : [matrix(value)]));
}

function resultsOf(working: Working, at: number): readonly Amount[] {
  const { task } = working;
  const a = taskGrid(task);
  const b = secondGrid(task);
  const of = task.of === null ? null : valueOf(task.of, task);
  switch (task.operation) {
    case 'determinant':
      if (of !== null) return [amount(determinant(rowsIn(of)))];
      return [amount(determinant(a))];
    case 'matmul':
      return present(b === null ? null : multiplied(a, b));
    case 'add':
      return present(b === null ? null : combined(a, b, plus));
    case 'subtract':
      return present(b === null ? null : combined(a, b, minus));
    case 'multiply-ew':
      return present(b === null ? null : combined(a, b, times));
    case 'scalar-multiply': {
      const factor = task.scalar === null ? null : poly(exact(task.scalar));
      return factor === null ? [] : [matrix(each(a, (entry) => times(factor, entry)))];
    }
    case 'power':
      return knownAt(working, at).grids.map(matrix);
    case 'transpose':
      return [matrix(turned(a))];
    case 'trace':
      return [amount(plus(...a.map((row, k) => row[k])))];
    case 'expression':
      return [
        ...present(of),
        ...partsOf(task.of ?? { kind: 'name', name: 'A' }).flatMap((part) => present(partValue(part, working))),
      ];
    case 'inverse':
      return inverseSteps(a);
    case 'charpoly':
    case 'eigenvalues':
      return [
        ...[determinant(minusLambda(a)), determinant(each(minusLambda(a), negated))].map(amount),
        matrix(minusLambda(a)),
      ];
    case 'eigenvectors':
      return present(shifted(working));
    case 'dot':
    case 'cross':
    case 'projection':
      return ofVectors(working, at);
    default:
      return statisticsOf(working, at);
  }
}

/** Of a projection also the numbers on the way, and what is left of u; each with the student's own numbers. */
function ofVectors(working: Working, at: number): readonly Amount[] {
  const { task } = working;
  const given = vectorsOf(task);
  if (given === null) return [];
  const { u, v } = given;
  if (task.operation === 'dot') return [amount(dotted(u, v))];
  if (task.operation === 'cross') {
    const entries = crossed(u, v);
    return [...bothWays(entries).map(matrix), ...entries.map(amount)];
  }
  const factors = ownFactors(working, at);
  const projections = factors.map((factor) => multiple(factor, v));
  const own = knownAt(working, at).grids.filter((rows) => rows.length === 1 && rows[0].length === u.length);
  const rests = [...projections, ...own.flat()].map((part) => u.map((entry, k) => minus(entry, part[k])));
  return [
    ...[dotted(u, v), dotted(v, v), dotted(u, u), ...factors].map(amount),
    ...[...projections, ...rests].flatMap(bothWays).map(matrix),
  ];
}

function partValue(part: Term, { task }: Working): Amount | null {
  return part.kind === 'number' || part.kind === 'name' ? null : valueOf(part, task);
}

function inverseSteps(a: Grid): readonly Amount[] {
  const table = minors(a);
  return [...present(table, chequered(table), adjugate(a), inverse(a)), amount(determinant(a))];
}

/** A − λI for the eigenvalue of the task. */
export function shifted({ task }: Working): Grid | null {
  const eigenvalue = task.eigenvalue === null ? null : poly(exact(task.eigenvalue));
  const a = taskGrid(task);
  return eigenvalue === null || !isSquare(a)
    ? null
    : each(a, (entry, i, j) => (i === j ? minus(entry, eigenvalue) : entry));
}

function statisticsOf(working: Working, at: number): readonly Amount[] {
  const { task } = working;
  const [axisName = '', name = ''] = task.operation.split('-');
  const axis = Object.entries(AXES).find(([key]) => axisName.startsWith(key))?.[1];
  const asked = STATISTICS.find((statistic) => name.startsWith(statistic));
  if (axis === undefined || asked === undefined) return [];
  const rows = taskGrid(task);
  const groups = axis === 'row' ? rows : axis === 'col' ? turned(rows) : [rows.flat()];
  const { role } = working.lines[at] ?? { role: null };
  if (role === 'sorted') {
    const ascending = groups.map(inOrder);
    return [ascending, ascending.map((group) => group.toReversed())].flatMap((table) => [
      matrix(table),
      matrix(turned(table)),
    ]);
  }
  const of = { rows, axis, statistic: role === 'mean' ? 'mean' : asked, divisor: task.divisor, means: null } as const;
  const ownMeans = working.lines
    .slice(0, at)
    .flatMap((line, index) => (line.role === 'mean' ? valuesOf(working, index).map(rowsIn) : []));
  const ownSorted = working.lines
    .slice(0, at)
    .flatMap((line, index) => (line.role === 'sorted' ? gridsAt(working, index) : []));
  const all = [
    statistics(of),
    ...ownMeans.filter((means) => means.length === 1).map(([means]) => statistics({ ...of, means })),
    ...ownSorted.flatMap((own) =>
      [own, turned(own)]
        .filter((table) => sameSize(table, groups))
        .map((table) => statistics({ ...of, rows: table, axis: 'row' }, false)),
    ),
  ];
  return all.flatMap((values) =>
    values === null ? [] : [matrix([values]), ...(values.length === 1 ? [amount(values[0])] : [])],
  );
}

function inOrder(group: readonly Poly[]): readonly Poly[] {
  const numbers = group.map(numberOf).filter((value): value is Rational => value !== null);
  return numbers.toSorted(compare).map(poly);
}

/** What follows from the student's own lines in the tasks that go through several matrices. */
function fromOwnLines(working: Working, at: number): readonly Amount[] {
  const { task } = working;
  const known = knownAt(working, at);
  if (task.operation === 'inverse') {
    const shares = known.numbers.filter((by) => !isNil(by));
    const a = taskGrid(task);
    const size = known.grids.filter((rows) => sameSize(rows, a));
    return [
      ...size.map(matrix),
      ...size.flatMap((rows) => shares.flatMap((by) => present(divided(rows, by)))),
      ...known.numbers.map(amount),
    ];
  }
  if (task.operation === 'expression') return fromOwnParts(working, at);
  if (task.operation === 'charpoly') return known.numbers.map(amount);
  return [];
}

/** The expression with a part of it as the student has it; of an inverse of a product, the product of the student's own inverses. */
function fromOwnParts(working: Working, at: number): readonly Amount[] {
  const { task, lines } = working;
  const { of } = task;
  if (of === null) return [];
  const own = lines.slice(0, at).flatMap((line, index) => ({ role: line.role, values: valuesOf(working, index) }));
  const inverses = ['inverse-of-b', 'inverse-of-a'].map((role, place): Grid | null => {
    const written = own.findLast((line) => line.role === role)?.values.find(({ kind }) => kind === 'matrix');
    const right = place === 0 ? secondGrid(task) : taskGrid(task);
    return written === undefined ? (right === null ? null : inverse(right)) : rowsIn(written);
  });
  const [second, first] = inverses;
  const ofProduct = first === null || second === null ? null : multiplied(second, first);
  const parts = partsOf(of).filter(({ kind }) => kind !== 'number' && kind !== 'name');
  const replaced = own.flatMap(({ values }) =>
    values.flatMap((value) => parts.flatMap((part) => present(valueOf(withPart(of, part, value), task)))),
  );
  return [...present(...inverses, ofProduct), ...replaced];
}

function literal(value: Amount): Term {
  const rows = rowsIn(value).map((row) =>
    row.map(
      (entry): Term => ({ kind: 'number', text: '', value: numberOf(entry) ?? { numerator: 0n, denominator: 1n } }),
    ),
  );
  return value.kind === 'number' ? rows[0][0] : { kind: 'matrix', rows };
}

function withPart(term: Term, part: Term, value: Amount): Term {
  const inside = (inner: Term): Term => withPart(inner, part, value);
  if (term === part) return literal(value);
  switch (term.kind) {
    case 'sum':
      return { ...term, terms: term.terms.map(inside) };
    case 'product':
      return { ...term, factors: term.factors.map(inside) };
    case 'quotient':
      return { ...term, over: inside(term.over) };
    case 'power':
      return { ...term, base: inside(term.base) };
    case 'negative':
    case 'transpose':
    case 'determinant':
      return { ...term, of: inside(term.of) };
    default:
      return term;
  }
}

/** The matrices that are likely to be meant: what the task asks for, and what differs from the line in the fewest entries. */
export const likelyAt = oncePerLine((working, at): readonly Grid[] => {
  const line = working.lines[at];
  const wanted = wantedAt(working, at).map(rowsIn);
  const goals = goalsOf(working, at).map(rowsIn);
  if (line?.content.kind === 'entries') {
    const { entries } = line.content;
    const misses = (rows: Grid): number =>
      entries.filter(({ row, column, term }) => {
        const found = numberIn(valueOf(term, working.task));
        const right = rows[row - 1]?.[column - 1];
        return right === undefined || found === null || !same(found, right);
      }).length;
    return [...goals, ...least(wanted, misses)];
  }
  const own = gridsAt(working, at);
  const misses = (rows: Grid): number =>
    Math.min(...own.map((found) => (sameSize(found, rows) ? deviations(found, rows) : Number.POSITIVE_INFINITY)));
  return [...goals, ...least(wanted, misses)];
});

function deviations(x: Grid, y: Grid): number {
  return x.flatMap((row, i) => row.filter((entry, j) => !same(entry, y[i][j]))).length;
}

function least(rows: readonly Grid[], misses: (of: Grid) => number): readonly Grid[] {
  const counted = rows.map((of) => ({ of, count: misses(of) })).filter(({ count }) => count > 0);
  const fewest = Math.min(...counted.map(({ count }) => count));
  return Number.isFinite(fewest) ? counted.filter(({ count }) => count === fewest).map(({ of }) => of) : [];
}

/** Whether the line is neither what the task asks of it nor the value of the line before. */
export function isWrongValue(working: Working, at: number): boolean {
  const number = numberAt(working, at);
  const own = gridsAt(working, at);
  const [content, task] = [working.lines[at]?.content, working.task];
  const isSame = (wanted: Amount): boolean => {
    if (wanted.kind === 'number') return number !== null && same(number, wanted.value);
    if (content?.kind !== 'entries') return own.some((rows) => sameGrid(rows, wanted.rows));
    return content.entries.every(({ row, column, term }) => {
      const found = numberIn(valueOf(term, task));
      const right = wanted.rows[row - 1]?.[column - 1];
      return found !== null && right !== undefined && same(found, right);
    });
  };
  return !goalsOf(working, at).some(isSame);
}

/** What the task asks of a line, by the line's role where it has one. */
function goalsOf(working: Working, at: number): readonly Amount[] {
  const { task, lines } = working;
  const a = taskGrid(task);
  if (task.operation === 'expression') return present(task.of === null ? null : valueOf(task.of, task));
  if (task.operation === 'power') return present(valueOf(powerTerm(task.exponent ?? 1), task));
  const vectors = task.operation === 'projection' && lines[at]?.role === 'answer' ? vectorsOf(task) : null;
  if (vectors !== null) {
    const { u, v } = vectors;
    return shareOf(dotted(u, v), dotted(v, v)).flatMap((factor) => bothWays(multiple(factor, v)).map(matrix));
  }
  if (task.operation !== 'inverse') return resultsOf(working, at);
  switch (lines[at]?.role) {
    case 'minors':
      return present(minors(a));
    case 'cofactors':
      return present(chequered(minors(a)));
    case 'adjugate':
      return present(adjugate(a));
    case 'determinant':
      return [amount(determinant(a))];
    default:
      return present(inverse(a));
  }
}

function powerTerm(exponent: number): Term {
  const value = { numerator: BigInt(exponent), denominator: 1n };
  return {
    kind: 'power',
    base: { kind: 'name', name: 'A' },
    exponent: { kind: 'number', text: String(exponent), value },
  };
}
