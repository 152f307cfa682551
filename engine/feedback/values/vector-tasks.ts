// Dot products, cross products and projections: the lines are numbers and vectors, written as rows or as columns.

import type { Line, Term } from '@matrixsteps/notation/term.ts';
import { state, type Statement } from '../statements/statement.ts';
import type { Working } from '../working.ts';
import type { ValueCase } from './cases.ts';
import { readMatrix } from './entrywise-tasks.ts';
import type { Deviation } from './explain.ts';
import { productCell } from './entrywise-tasks.ts';
import { rowsOfFractions, type Rows, widthOf } from './matrices.ts';
import { ONE } from '../../exact/rational.ts';
import { constant, isNothing, minus, negated, type Polynomial, quotient, same, times, total } from './polynomial.ts';
import {
  calculationBeside,
  cellsBefore,
  type Expectation,
  isNextPart,
  lastOf,
  rowsOfValue,
  singleNumber,
  termOf,
  type ValueTask,
  withOwnNumbers,
  type WorkedLine,
} from './tasks.ts';
import { evaluateScalar, matrixValue, type Names, scalar, type Value } from './value.ts';
import { crossOf, dotOf, laid, rationalLength, type Vector } from './vectors.ts';

const NO_NAMES: Names = { a: [], b: null, unknowns: false };

interface VectorTask {
  readonly names: Names;
  readonly u: Vector;
  readonly v: Vector;
}

/** The task's vectors; u is the row of its first matrix, v the column of its second one. */
function vectorsOf({ task }: Working, product: 'dot' | 'cross'): VectorTask | null {
  if (task.b === null) return null;
  const [a, b] = [rowsOfFractions(task.a), rowsOfFractions(task.b)];
  return { names: { a, b, unknowns: false, vectors: product }, u: a[0], v: b.map(([entry]) => entry) };
}

function isVector(value: Value, length: number): boolean {
  const rows = rowsOfValue(value);
  return (rows.length === 1 && widthOf(rows) === length) || (rows.length === length && widthOf(rows) === 1);
}

function isColumn(value: Value): boolean {
  return rowsOfValue(value).length > 1;
}

function entriesOf(value: Value): Vector {
  return rowsOfValue(value).flat();
}

/** Numbers as numbers, vectors as they are laid; what has another size is none of either. */
function readVector(line: Line, { names, u }: VectorTask): Value | null {
  const value = readMatrix(line, names, [u]);
  if (value === null) return null;
  const number = singleNumber(value);
  if (number !== null) return scalar(number);
  return isVector(value, u.length) ? value : null;
}

/** A number that is asked for, or needed on the way. */
interface Quantity {
  readonly value: Polynomial;
  readonly cases: readonly ValueCase[];
}

function dotQuantity(x: Vector, y: Vector): Quantity {
  const place = { row: 0, column: 0, expected: [], found: [] };
  const column = y.map((entry) => [entry]);
  return {
    value: dotOf(x, y),
    cases: [productCell([x], column, place), { kind: 'dot', u: x, v: y }],
  };
}

/** `u·v` and `(u·v)/(v·v)`, where nothing is worked out yet. */
function isByNames(term: Term | null): boolean {
  if (term === null) return false;
  if (term.kind === 'name') return true;
  if (term.kind === 'product') return term.factors.every(isByNames);
  return term.kind === 'quotient' && isByNames(term.over) && isByNames(term.under);
}

/**
 * What stands behind an equals sign, or below a calculation: it has the same value. Of a quantity that the student has only named the
 * calculation is still to come.
 */
function continued(
  last: WorkedLine,
  found: Polynomial,
  quantities: readonly Quantity[],
  { names }: VectorTask,
): Expectation {
  const expected = singleNumber(last.value) ?? found;
  const own = quantities.find(({ value }) => same(value, expected));
  const place: Deviation = { row: 0, column: 0, expected, found };
  const isNamed = own !== undefined && isByNames(termOf(last.line));
  return {
    right: own === undefined ? [] : [scalar(expected)],
    follows: [scalar(expected)],
    certain: true,
    cases: () => [...(isNamed ? own.cases : cellsBefore(last, place, names)), { kind: 'entry', expected, found }],
  };
}

export function dotTask(working: Working): ValueTask | null {
  const task = vectorsOf(working, 'dot');
  if (task === null) return null;
  const { names, u, v } = task;
  const asked = dotQuantity(u, v);
  const result = scalar(asked.value);
  return {
    names,
    result,
    read: (line) => readVector(line, task),
    expect: (line, value, all, after) => {
      const before = all.filter((worked) => worked.value.kind === 'scalar');
      const found = singleNumber(value);
      if (found === null) return productsLine(line, value, asked, lastOf(all), after, task);
      const products = partialProducts(task, before);
      const place = partialPlace(line, found, products, before);
      if (place !== null) return partialLine(place, line, found, before, task);
      const last = before.findLast((worked) => !products.some(({ lines }) => lines.includes(worked))) ?? null;
      if (last !== null) {
        const own = continued(last, found, [asked], task);
        return { ...own, right: [result] };
      }
      const entry = { kind: 'entry', expected: asked.value, found } as const;
      const own = total(products.map(({ value: product }) => product));
      const isOwn = products.some(({ lines }) => lines.length > 0);
      const terms = products.map(({ value: product }) => product);
      const cases: readonly ValueCase[] = isOwn ? [{ kind: 'sum-cell', parts: terms }] : [];
      return {
        right: [result],
        follows: [scalar(own)],
        certain: true,
        cases: () => [...cases, ...asked.cases, entry],
        ...(same(own, asked.value) ? {} : { entryHint: () => ofTerms(terms) }),
      };
    },
  };
}

/** The products in a vector: a step on the way, but not what u·v is equal to, and no end of the working. */
function productsLine(
  line: Line,
  value: Value,
  asked: Quantity,
  last: WorkedLine | null,
  after: readonly Line[],
  { u, v }: VectorTask,
): Expectation {
  const isResult =
    line.role === 'answer' || after.length === 0 || (isNextPart(line, last) && last.value.kind === 'scalar');
  const result = scalar(asked.value);
  if (isResult) return { right: [result], follows: [result], certain: true, cases: () => asked.cases };
  const products = u.map((entry, k) => times(entry, v[k]));
  const right = isVector(value, products.length) && isSameVector(entriesOf(value), products) ? [value] : [];
  return { right, follows: right, certain: false, cases: () => [] };
}

/** A product u[k]·v[k] that the student works out on lines of its own, as the last of these has it; the right one where there is none. */
interface PartialProduct {
  readonly factors: readonly [Polynomial, Polynomial];
  readonly value: Polynomial;
  readonly lines: readonly WorkedLine[];
}

/** The lines that begin with a product of two entries of equal place, and the parts that these go on with. */
function partialProducts({ u, v }: VectorTask, before: readonly WorkedLine[]): readonly PartialProduct[] {
  const products: PartialProduct[] = u.map((entry, k) => ({
    factors: [entry, v[k]],
    value: times(entry, v[k]),
    lines: [],
  }));
  let open = -1;
  for (const [index, worked] of before.entries()) {
    const number = singleNumber(worked.value);
    const isNext = open >= 0 && isNextPart(worked.line, before[index - 1] ?? null);
    if (!isNext) open = productPlace(worked.line, products);
    if (open < 0 || number === null) continue;
    const { factors, lines } = products[open];
    products[open] = { factors, value: number, lines: [...lines, worked] };
  }
  return products;
}

/** The place, from 0, of the product that a term of two numbers is; -1 for another one. A vector of one entry has no partial product. */
function productPlace({ content }: Line, products: readonly PartialProduct[]): number {
  const factors = content.kind === 'expression' ? factorsOf(content.term) : null;
  if (factors === null || products.length < 2) return -1;
  const [x, y] = factors;
  const fits = ({ factors: [a, b] }: PartialProduct): boolean =>
    (same(x, a) && same(y, b)) || (same(x, b) && same(y, a));
  const free = products.findIndex((product) => product.lines.length === 0 && fits(product));
  return free >= 0 ? free : products.findIndex(fits);
}

/** The two numbers of `-1*5`, whichever way its sign is read; null for what is no product of two. */
function factorsOf(term: Term): readonly [Polynomial, Polynomial] | null {
  if (term.kind === 'negative') {
    const inner = factorsOf(term.of);
    return inner === null ? null : [negated(inner[0]), inner[1]];
  }
  if (term.kind !== 'product' || term.factors.length !== 2) return null;
  const [x, y] = term.factors.map((factor) => evaluateScalar(factor, NO_NAMES));
  return x === null || y === null ? null : [x, y];
}

/** Whether the line is one of a partial product: the place in the product's own line that it starts or goes on with. */
function partialPlace(
  line: Line,
  found: Polynomial,
  products: readonly PartialProduct[],
  before: readonly WorkedLine[],
): number | null {
  if (line.role === 'answer') return null;
  const last = lastOf(before);
  const own = last === null ? -1 : products.findIndex(({ lines }) => lines.includes(last));
  if (isNextPart(line, last) && own >= 0) return own;
  if (isNextPart(line, last)) return null;
  const place = productPlace(line, products);
  return place >= 0 && same(found, times(...products[place].factors)) ? place : null;
}

function partialLine(
  place: number,
  line: Line,
  found: Polynomial,
  before: readonly WorkedLine[],
  { names, u, v }: VectorTask,
): Expectation {
  const last = lastOf(before);
  const right = scalar(times(u[place], v[place]));
  if (!isNextPart(line, last)) return { right: [right], follows: [right], certain: true, cases: () => [] };
  const expected = singleNumber(last.value) ?? found;
  return {
    right: [right],
    follows: [scalar(expected)],
    certain: true,
    cases: () => [
      ...cellsBefore(last, { row: 0, column: 0, expected, found }, names),
      { kind: 'entry', expected, found },
    ],
  };
}

function ofTerms(terms: readonly Polynomial[]): Statement {
  return state('calculation', { calculation: { kind: 'terms', terms }, place: null });
}

export function crossTask(working: Working): ValueTask | null {
  const task = vectorsOf(working, 'cross');
  if (task === null || task.u.length !== 3 || task.v.length !== 3) return null;
  const { names, u, v } = task;
  const asked = crossOf(u, v);
  const checks = checksIn(working, task);
  const end = endBeforeChecks(working, checks, asked.length);
  return {
    names,
    read: (line) => {
      const check = checks.get(line);
      return check?.isByNames === true ? scalar(check.value) : readVector(line, task);
    },
    ...(end < 0 ? {} : { ends: [{ line: end, result: matrixValue([asked]) }] }),
    expect: (line, value, before) => {
      const check = checks.get(line);
      if (check !== undefined && value.kind === 'scalar') return checkLine(check, line, value, before, names);
      if (value.kind === 'scalar') return calculationBeside(line, value, lastOf(before), asked, names);
      if (isRestated(line, value, [u, v])) return null;
      // u × v by its name says nothing of what the student has.
      const last = before.findLast((worked) => !isByNames(termOf(worked.line))) ?? null;
      const turned = isColumn(value);
      const right = matrixValue(laid(asked, turned));
      const isByName = isByNames(termOf(line));
      const ownNumbers = isByName ? null : withOwnNumbers([asked], [entriesOf(value)], before);
      const fromEntries = ownNumbers === null ? asked : entriesOf(ownNumbers);
      const own = isByName
        ? asked
        : last === null || last.value.kind === 'scalar'
          ? fromEntries
          : entriesOf(last.value);
      return {
        right: [right],
        follows: [matrixValue(laid(own, turned))],
        certain: true,
        cases: () => [{ kind: 'cross', u, v, isColumn: turned }],
        cellCases: (place) => [
          { kind: 'cross-cell', u, v, index: Math.max(place.row, place.column) },
          ...cellsBefore(last, place, names),
        ],
      };
    },
  };
}

/** `w·u` behind a vector w of the student's own, which is 0 where w is the cross product. */
interface Check {
  readonly value: Polynomial;
  readonly given: Vector;
  readonly own: Vector;
  readonly isByNames: boolean;
}

/** The lines that check a vector by its products with u and v, each part of them. */
function checksIn({ lines }: Working, task: VectorTask): ReadonlyMap<Line, Check> {
  const checks = new Map<Line, Check>();
  let own: Vector | null = null;
  let open: Check | null = null;
  for (const line of lines) {
    if ((line.part ?? 1) === 1) open = own === null ? null : checkOf(line, own, task);
    const value = open === null ? readVector(line, task) : null;
    if (open !== null) checks.set(line, { ...open, isByNames: isByNames(termOf(line)) });
    else if (value?.kind === 'matrix' && !isByNames(termOf(line))) own = entriesOf(value);
  }
  return checks;
}

function checkOf(line: Line, own: Vector, { u, v }: VectorTask): Check | null {
  const term = termOf(line);
  if (term?.kind !== 'product' || term.factors.length !== 2) return null;
  const names = term.factors.flatMap((factor) => (factor.kind === 'name' ? [factor.name] : []));
  const given = names.includes('u') ? u : names.includes('v') ? v : null;
  const isOfOwn = names.filter((name) => /^[wncpsxz]$/.test(name)).length === 1;
  return given === null || !isOfOwn ? null : { value: dotOf(own, given), given, own, isByNames: true };
}

/** The last vector above the checks that end a working; -1 where it ends with something else. */
function endBeforeChecks({ lines }: Working, checks: ReadonlyMap<Line, Check>, size: number): number {
  const isCheck = (line: Line): boolean => checks.has(line);
  const end = lines.findLastIndex((line) => !isCheck(line));
  const content = lines[end]?.content;
  if (end === lines.length - 1 || content?.kind !== 'matrix') return -1;
  return content.rows.flat().length === size ? end : -1;
}

function checkLine(check: Check, line: Line, value: Value, before: readonly WorkedLine[], names: Names): Expectation {
  const last = lastOf(before);
  const expected = scalar(check.value);
  const found = singleNumber(value) ?? check.value;
  const place: Deviation = { row: 0, column: 0, expected: check.value, found };
  // A sum that is wrong goes on with its own value.
  const isOfLast = isNextPart(line, last) && last.value.kind === 'scalar';
  const own = isOfLast ? last.value : expected;
  return {
    right: [expected],
    follows: [own],
    certain: true,
    cases: () => [
      ...(isOfLast && !isByNames(termOf(last.line)) ? cellsBefore(last, place, names) : []),
      ...dotQuantity(check.own, check.given).cases,
      { kind: 'entry', expected: check.value, found },
    ],
  };
}

/** A vector of the task, which is no answer. */
function isRestated({ role }: Line, value: Value, given: readonly Vector[]): boolean {
  return role !== 'answer' && given.some((vector) => isSameVector(entriesOf(value), vector));
}

function isSameVector(x: Vector, y: Vector): boolean {
  return x.length === y.length && x.every((entry, k) => same(entry, y[k]));
}

export function projectionTask(working: Working): ValueTask | null {
  const task = vectorsOf(working, 'dot');
  if (task === null) return null;
  const { names, u, v } = task;
  const factor = quotient(dotOf(u, v), dotOf(v, v));
  if (factor === null) return null;
  return {
    names,
    read: (line) => readVector(line, task),
    expect: (line, value, before) =>
      value.kind === 'scalar'
        ? projectionNumber(task, factor, line, value.value, before)
        : projectionVector(task, factor, line, value, before),
  };
}

/** The numbers that the student has, each as it ends: not what stands before another equals sign. */
function endsOf(before: readonly WorkedLine[]): readonly Polynomial[] {
  return before.flatMap(({ line, value }, index) =>
    value.kind === 'scalar' && !isNextPart(before[index + 1]?.line ?? { ...line, part: 1 }, before[index])
      ? [value.value]
      : [],
  );
}

/** The lengths of v and u, and u·v divided by that of v: the component of u along v. Those that are fractions. */
function lengthsOf({ u, v }: VectorTask): readonly Polynomial[] {
  const [ofV, ofU] = [v, u].map((vector) => rationalLength(vector));
  const along = ofV === null || isNothing(ofV) ? null : quotient(dotOf(u, v), ofV);
  return [ofV, ofU, along].filter((value) => value !== null);
}

function isOneOf(list: readonly (Polynomial | null)[], end: Polynomial): boolean {
  return list.some((value) => value !== null && same(value, end));
}

/** Without the lengths, from which the factor does not come about by division. */
function productsOf(task: VectorTask, ends: readonly Polynomial[]): readonly Polynomial[] {
  const { u, v } = task;
  const dots = [dotOf(u, v), dotOf(v, v), dotOf(u, u)];
  const lengths = lengthsOf(task);
  return ends.filter((end) => isOneOf([...dots, quotient(dots[0], dots[1])], end) || !isOneOf(lengths, end));
}

/** u·v, v·v and their quotient, in this order where the line does not say which it is. */
function projectionNumber(
  task: VectorTask,
  factor: Polynomial,
  line: Line,
  found: Polynomial,
  before: readonly WorkedLine[],
): Expectation {
  const { u, v } = task;
  const last = lastOf(before);
  const dots = [dotQuantity(u, v), dotQuantity(v, v)];
  const share: Quantity = { value: factor, cases: [{ kind: 'projection-factor', u, v }] };
  const others = [dotQuantity(u, u)];
  const lengths = lengthsOf(task).map((value): Quantity => ({ value, cases: [] }));
  const known = [...dots, share, ...others, ...lengths];
  if (last?.value.kind === 'scalar' && isNextPart(line, last)) return continued(last, found, known, task);
  const ends = productsOf(task, endsOf(before));
  const [next = share] = dots.filter(
    ({ value }, index) => ends[index] === undefined && !ends.some((end) => same(end, value)),
  );
  const isShare = ends.length > 1 || isWrongShare(u, v, found);
  const own = ends.length > 1 ? ownShare(task, ends) : null;
  const asked = isShare ? share : next;
  return {
    right: known.map(({ value }) => scalar(value)),
    follows: [
      ...(isShare && own !== null ? [own] : []),
      asked.value,
      ...(last?.value.kind === 'scalar' ? [last.value.value] : []),
    ].map(scalar),
    ...(isShare ? { entryHint: () => state('factor-of-projection', { u, v }) } : {}),
    certain: false,
    cases: () => asked.cases,
  };
}

/** The quotient of the student's own dot products; null where it is that of another one than v·v. */
function ownShare({ u, v }: VectorTask, [first, second]: readonly Polynomial[]): Polynomial | null {
  const isTurned = same(first, dotOf(v, v)) || same(second, dotOf(u, v));
  const share = isTurned ? quotient(second, first) : quotient(first, second);
  return share === null || isWrongShare(u, v, share) ? null : share;
}

/**
 * What v is to be multiplied by, from the numbers that the student has: the last one where it comes after the two dot products, else
 * the quotient of these. u·u is none of them.
 */
function factorBefore(task: VectorTask, factor: Polynomial, ends: readonly Polynomial[]): Polynomial {
  const { u, v } = task;
  const last = ends.at(-1);
  if (last === undefined) return factor;
  if (isWrongShare(u, v, last) || same(last, factor)) return last;
  const dots = [dotOf(u, v), dotOf(v, v)];
  const isDot = [...dots, dotOf(u, u)].some((value) => same(value, last));
  if (ends.length === 1) return isDot ? factor : last;
  if (ends.length > 2 && !isDot) return last;
  const [first, second] = ends.slice(-2);
  const hasFirst = dots.some((value) => same(value, first) || same(value, second));
  const share = hasFirst ? ownShare(task, [first, second]) : null;
  return share ?? (isDot ? factor : last);
}

/** Whether a number is what slips make of the factor. */
function isWrongShare(u: Vector, v: Vector, found: Polynomial): boolean {
  const [uv, uu, vv] = [dotOf(u, v), dotOf(u, u), dotOf(v, v)];
  const wrong = [quotient(uv, uu), quotient(vv, uv)];
  return ![uv, vv].some((value) => same(value, found)) && wrong.some((value) => value !== null && same(value, found));
}

/** The projection and what is left of u, which the student may go on to. */
function projectionVector(
  task: VectorTask,
  factor: Polynomial,
  line: Line,
  value: Value,
  before: readonly WorkedLine[],
): Expectation | null {
  const { names, u, v } = task;
  if (isRestated(line, value, [u, v]) && !isSameVector(entriesOf(value), multipleOf(v, factor))) return null;
  const turned = isColumn(value);
  const last = lastOf(before);
  const lay = (vector: Vector): Value => matrixValue(laid(vector, turned));
  const projection = multipleOf(v, factor);
  const right = line.role === 'answer' ? [projection] : [projection, restOf(u, projection)];
  const unit = unitOf(v);
  const isUnit = (vector: Vector): boolean =>
    unit !== null && !isSameVector(unit, projection) && isSameVector(vector, unit);
  if (line.role !== 'answer' && isFinished(line) && isUnit(entriesOf(value)))
    return { right: [value], follows: [value], certain: false, cases: () => [] };
  const vectors = before
    .flatMap((worked) => (worked.value.kind === 'matrix' ? [entriesOf(worked.value)] : []))
    .filter((vector) => !isUnit(vector));
  const ownFactor = factorBefore(task, factor, productsOf(task, endsOf(before)));
  const ownVector = vectors.at(-1) ?? null;
  const isRewritten = ownVector !== null && last?.value.kind === 'matrix' && !isFinished(last.line);
  const isNext = isNextPart(line, last);
  const ownRest = ownVector === null ? null : restOf(u, ownVector);
  const follows =
    ownVector === null || ownRest === null
      ? [multipleOf(v, ownFactor)]
      : isNext
        ? [ownVector]
        : isRewritten || line.role === 'answer'
          ? [ownVector, ownRest]
          : [ownRest, ownVector];
  const isOfRest = ownRest !== null && isSameVector(follows[0], ownRest);
  return {
    right: right.map(lay),
    follows: (line.role === 'answer' ? follows.filter((vector) => vector !== ownRest) : follows).map(lay),
    certain: true,
    ...(line.factor !== null && ownVector === null
      ? { rightLine: () => state('right-matrix', { rows: laid(v, turned), factor: ownFactor }) }
      : {}),
    cases: () => (ownVector === null ? [{ kind: 'projection', u, v, factor: ownFactor, isColumn: turned }] : []),
    cellCases: (place) => [
      ...(ownVector === null ? [multipleCell(ownFactor, v, place)] : []),
      ...(isOfRest && ownVector !== null ? [restCell(u, ownVector, turned, place)] : []),
      ...(isOfRest ? [] : cellsBefore(last?.value.kind === 'matrix' ? last : null, place, names)),
    ],
  };
}

/** v divided by its length, where that is a fraction. */
function unitOf(v: Vector): Vector | null {
  const size = rationalLength(v);
  const share = size === null || isNothing(size) ? null : quotient(constant(ONE), size);
  return share === null ? null : multipleOf(v, share);
}

function multipleOf(vector: Vector, factor: Polynomial): Vector {
  return vector.map((entry) => times(factor, entry));
}

function restOf(u: Vector, part: Vector): Vector {
  return u.map((entry, k) => minus(entry, part[k]));
}

/** Whether all entries of a vector are numbers, and no number stands in front of it. */
function isFinished({ content, factor }: Line): boolean {
  if (factor !== null || content.kind !== 'matrix') return false;
  const isNumber = (term: Term): boolean =>
    term.kind === 'number' ||
    (term.kind === 'negative' && isNumber(term.of)) ||
    (term.kind === 'quotient' && isNumber(term.over) && isNumber(term.under));
  return content.rows.flat().every(isNumber);
}

function multipleCell(factor: Polynomial, v: Vector, { row, column }: Deviation): ValueCase {
  return { kind: 'product-cell', pairs: [[factor, v[Math.max(row, column)]]], others: [] };
}

function restCell(u: Vector, part: Vector, turned: boolean, { row, column }: Deviation): ValueCase {
  const [a, b]: readonly Rows[] = [laid(u, turned), laid(part, turned)];
  return { kind: 'pair-cell', a, b, negative: true, row, column };
}
