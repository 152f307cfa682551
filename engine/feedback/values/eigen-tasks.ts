// Characteristic polynomials, eigenvalues and eigenvectors.

import type { Line, Term } from '@matrixsteps/notation/term.ts';
import { valueAt } from '../../exact/polynomial.ts';
import {
  add,
  compare,
  integer,
  multiply,
  negate,
  type Rational,
  signOf,
  subtract,
  ZERO,
} from '../../exact/rational.ts';
import { equationOfSides, type HomogeneousEquation, homogeneousEquation, isNought } from '../rows/homogeneous.ts';
import { equationHints } from '../rows/solution-hints.ts';
import { columnOrder } from '../rows/unknowns.ts';
import { type Calculation, state, type Statement } from '../statements/statement.ts';
import type { Working } from '../working.ts';
import { halfUnit, placesOf } from './approximate.ts';
import type { ValueCase } from './cases.ts';
import { eigenvalueHints, eigenvectorHints } from './eigen-hints.ts';
import {
  characteristicMatrix,
  characteristicPolynomial,
  isParallel,
  isProportional,
  listValue,
  polynomialWithRoots,
} from './eigen-rules.ts';
import { readMatrix } from './entrywise-tasks.ts';
import {
  determinantOfRows,
  isSquareRows,
  mapped,
  numbersOf,
  productOfRows,
  reducedRows,
  type Rows,
  sameRows,
  sameSize,
  transposedRows,
  widthOf,
} from './matrices.ts';
import {
  constant,
  constantOf,
  isNothing,
  minus,
  negated,
  NOTHING,
  type Polynomial,
  quotient,
  same,
  UNIT,
  unknown,
} from './polynomial.ts';
import { polynomialWithRootTerms } from './quadratic-numbers.ts';
import {
  type Expectation,
  isAmong,
  isNextPart,
  lastOf,
  namesOf,
  sameAsBefore,
  rowsOfValue,
  termOf,
  type ValueTask,
  type WorkedLine,
} from './tasks.ts';
import { evaluateScalar, matrixValue, type Names, scalar, type Value } from './value.ts';

/** Polynomials and matrices of a line; eigenvalues as an ordered list of numbers. */
function readLine(line: Line, names: Names): Value | null {
  if (line.content.kind === 'values') return readList(line, names);
  const value = readMatrix(line, names, null);
  if (value === null) return null;
  const rows = rowsOfValue(value);
  return rows.length === 1 && widthOf(rows) === 1 && line.content.kind === 'expression' ? scalar(rows[0][0]) : value;
}

/** A list of numbers; where some have roots, the polynomial whose roots they are. */
function readList(line: Line, names: Names): Value | null {
  if (line.content.kind !== 'values') return null;
  const terms = line.content.values.flatMap((item) => item.terms);
  const numbers: Rational[] = [];
  for (const term of terms) {
    const value = evaluateScalar(term, names);
    const number = value === null ? null : constantOf(value);
    if (number === null) {
      const polynomial = polynomialWithRootTerms(terms);
      return polynomial === null ? null : scalar(polynomial);
    }
    numbers.push(number);
  }
  return numbers.length === 0 ? null : listValue(numbers);
}

export function charpolyTask(working: Working): ValueTask | null {
  return polynomialTask(working, false);
}

export function eigenvaluesTask(working: Working): ValueTask | null {
  return polynomialTask(working, true);
}

const NO_CASES = (): readonly ValueCase[] => [];

/** `isEquation`: the polynomial stands for an equation, so that a factor in front changes nothing. */
function polynomialTask(working: Working, isEquation: boolean): ValueTask | null {
  const names = namesOf(working, true);
  const { a } = names;
  if (!isSquareRows(a)) return null;
  const polynomial = characteristicPolynomial(a);
  return {
    names,
    read: (line) => readLine(line, names),
    expect: (line, value, before, after) => {
      const lines = isEquation ? [...before.map((worked) => worked.line), line, ...after] : [];
      const listed = lines.flatMap(rootsOf(names));
      if (line.content.kind === 'values') {
        const isLast = !after.some(({ content }) => content.kind === 'values');
        return eigenvalueLine(a, polynomial, line, value, before, isEquation ? { listed, isLast } : null);
      }
      const cases = lines.flatMap(equationOf(names));
      const ofCase = isEquation ? caseLine(a, polynomial, value, before, { listed, cases }) : null;
      if (ofCase !== null) return ofCase;
      if (value.kind === 'scalar' && value.value.length < 2 && line.role !== 'answer')
        return numberLine(line, value, polynomial, lastOf(before), names);
      return value.kind === 'matrix'
        ? matrixLine(a, value, before)
        : polynomialLine(a, polynomial, before, names, isEquation);
    },
  };
}

/** A number on the way to the eigenvalues: the discriminant, the trace or the determinant; another one cannot be told. */
function numberLine(
  line: Line,
  value: Value,
  polynomial: Polynomial,
  last: WorkedLine | null,
  names: Names,
): Expectation {
  const numbers = polynomial.flatMap((coefficient) => [coefficient, negate(coefficient)]);
  const [constantTerm, linear, square] = polynomial;
  const isOfTwo = polynomial.length === 3;
  const discriminant = isOfTwo
    ? [subtract(multiply(linear, linear), multiply(integer(4), multiply(square, constantTerm)))]
    : [];
  const known = [...numbers, ...discriminant].map((number) => scalar(constant(number)));
  if (isNextPart(line, last) && last.value.kind === 'scalar')
    return sameAsBefore(last, isAmong(last.value, known) ? known : [], names, 'entries');
  const named = namedNumber(line, polynomial, names.a);
  if (named !== null) return named;
  const own = isAmong(value, known) ? [value] : [];
  return { right: own, follows: own, certain: false, cases: NO_CASES };
}

/** The product of the eigenvalues is the determinant, and their sum the trace; null for a number with no such name. */
function namedNumber({ role }: Line, polynomial: Polynomial, a: Rows): Expectation | null {
  const place = role === 'determinant' ? 0 : role === 'sum-of-eigenvalues' ? polynomial.length - 2 : -1;
  if (place < 0) return null;
  const sign = place % 2 === 0 ? polynomial[place] : negate(polynomial[place]);
  const right = scalar(constant(sign));
  const calculation: Calculation =
    place === 0 ? { kind: 'determinant', outer: UNIT, matrix: a } : { kind: 'terms', terms: a.map((row, k) => row[k]) };
  const entryHint = (): Statement => state('calculation', { calculation, place: null });
  return { right: [right], follows: [right], certain: true, cases: NO_CASES, entryHint };
}

/** A − λI or λI − A; a matrix of numbers is a step of row operations, which says nothing of eigenvalues. */
function matrixLine(a: Rows, value: Value, before: readonly WorkedLine[]): Expectation | null {
  const rows = rowsOfValue(value);
  if (numbersOf(rows) === null) {
    const shifted = characteristicMatrix(a);
    const right = [shifted, mapped(shifted, negated)].map(matrixValue);
    return { right, follows: right, certain: false, cases: NO_CASES };
  }
  const last = lastOf(before);
  const from = last !== null && last.value.kind === 'matrix' ? last.value.rows : a;
  return sameRowSpace(rows, from) ? { right: [value], follows: [value], certain: false, cases: NO_CASES } : null;
}

function sameRowSpace(x: Rows, y: Rows): boolean {
  const [first, second] = [reducedRows(x), reducedRows(y)];
  return first !== null && second !== null && sameRows(first.rows, second.rows);
}

function polynomialLine(
  a: Rows,
  polynomial: Polynomial,
  before: readonly WorkedLine[],
  names: Names,
  isEquation: boolean,
): Expectation {
  const last = before.findLast((worked) => !isNumber(worked)) ?? null;
  const from = polynomialBefore(last) ?? polynomial;
  const term = last === null ? null : termOf(last.line);
  const agrees = (value: Value, other: Polynomial): boolean => {
    if (value.kind !== 'scalar') return false;
    if (isEquation) return value.value.length > 0 && isProportional(value.value, other);
    return isEitherSign(value.value, other, a.length);
  };
  return {
    right: [scalar(polynomial)],
    follows: [scalar(from)],
    certain: true,
    accepts: (value) => ({ right: agrees(value, polynomial), follows: agrees(value, from) }),
    cases: () => [
      { kind: 'charpoly', a },
      ...(a.length < 3 ? [] : [{ kind: 'determinant', matrix: characteristicMatrix(a), outer: UNIT } as const]),
      ...(term === null ? [] : [{ kind: 'continuation', before: term, names, about: 'determinants' } as const]),
    ],
  };
}

/** The polynomials whose roots a line lists. */
function rootsOf(names: Names): (line: Line) => readonly Polynomial[] {
  return (line) => {
    const value = line.content.kind === 'values' ? readList(line, names) : null;
    if (value === null) return [];
    if (value.kind === 'scalar') return [value.value];
    return value.rows.flat().map((root) => minus(unknown(), root));
  };
}

/** The polynomial of an equation. */
function equationOf(names: Names): (line: Line) => readonly Polynomial[] {
  return (line) => {
    const value = line.content.kind === 'expression' ? readLine(line, names) : null;
    return value?.kind === 'scalar' && value.value.length > 1 ? [value.value] : [];
  };
}

/** Whether each root of a polynomial is one of those of the others. */
function isCovered(polynomial: Polynomial, others: readonly Polynomial[]): boolean {
  let rest = polynomial;
  for (const other of others) {
    let divided = quotient(rest, other);
    while (other.length > 1 && divided !== null) {
      rest = divided;
      divided = quotient(rest, other);
    }
  }
  return rest.length === 1;
}

function isFactorOf(factor: Polynomial, polynomial: Polynomial): boolean {
  return factor.length > 1 && factor.length < polynomial.length && quotient(polynomial, factor) !== null;
}

/** A polynomial before that this one is a factor of, the latest first: that of the task where none was written. */
function wholeOf(factor: Polynomial, before: readonly WorkedLine[], polynomial: Polynomial): Polynomial | null {
  const written = before.flatMap((worked) => (worked.value.kind === 'scalar' ? [worked.value.value] : []));
  return [...written.toReversed(), polynomial].find((one) => isFactorOf(factor, one)) ?? null;
}

/**
 * `λ - 3 = 0` below `(λ - 3)(λ + 1) = 0`: one of several cases, each of which may have lines of its own. Where the other roots are
 * nowhere listed, they are lost. Null for another line.
 */
function caseLine(
  a: Rows,
  polynomial: Polynomial,
  value: Value,
  before: readonly WorkedLine[],
  { listed, cases }: { readonly listed: readonly Polynomial[]; readonly cases: readonly Polynomial[] },
): Expectation | null {
  if (value.kind !== 'scalar' || value.value.length < 2) return null;
  const last = polynomialBefore(before.findLast((worked) => !isNumber(worked)) ?? null);
  const whole = last !== null && isProportional(value.value, last) ? null : wholeOf(value.value, before, polynomial);
  if (whole === null || isProportional(value.value, polynomial)) return null;
  const isOfTask = isFactorOf(value.value, polynomial);
  // Without a list of roots the working is not at its end.
  const others = cases.filter((one) => isFactorOf(one, whole));
  const isKept = listed.length === 0 || isCovered(whole, [...listed, ...others]);
  return {
    right: [],
    follows: [],
    certain: true,
    accepts: () => ({ right: isKept && isOfTask, follows: isKept }),
    cases: () => [
      {
        kind: 'eigenvalues',
        a,
        polynomial: whole,
        echelon: null,
        found: [],
        value,
        withRoots: value.value,
        isFromPolynomial: true,
      },
    ],
    hints: () => eigenvalueHints(whole),
  };
}

function isNumber({ value }: WorkedLine): boolean {
  return value.kind === 'scalar' && value.value.length < 2;
}

/** det(A − λI) or det(λI − A). */
function isEitherSign(value: Polynomial, other: Polynomial, size: number): boolean {
  return same(value, other) || (size % 2 === 1 && same(value, negated(other)));
}

/** The polynomial that a line gives: written out, or as a matrix with the unknown. */
function polynomialBefore(last: WorkedLine | null): Polynomial | null {
  if (last === null) return null;
  if (last.value.kind === 'scalar') return last.value.value.length < 2 ? null : last.value.value;
  return isSquareRows(last.value.rows) && numbersOf(last.value.rows) === null
    ? determinantOfRows(last.value.rows)
    : null;
}

function eigenvalueLine(
  a: Rows,
  polynomial: Polynomial,
  line: Line,
  value: Value,
  before: readonly WorkedLine[],
  list: { readonly listed: readonly Polynomial[]; readonly isLast: boolean } | null,
): Expectation {
  const found = value.kind === 'scalar' ? [] : value.rows[0].flatMap((entry) => constantOf(entry) ?? []);
  const last = lastOf(before);
  const ofBefore = polynomialBefore(before.findLast((worked) => polynomialBefore(worked) !== null) ?? null);
  const factor = value.kind === 'scalar' ? value.value : polynomialWithRoots(found);
  // Below one of several cases the list is of its roots only.
  const whole = ofBefore === null ? null : wholeOf(ofBefore, before, polynomial);
  const isOfCase =
    list !== null &&
    whole !== null &&
    before.some((worked) => worked.value.kind === 'scalar' && isProportional(worked.value.value, whole));
  const own = isOfCase ? whole : (ofBefore ?? polynomial);
  const written = last?.line.content.kind === 'values' ? last.value : null;
  const echelon = last?.value.kind === 'matrix' && last.line.content.kind === 'matrix' ? last.value.rows : null;
  const withRoots = value.kind === 'scalar' ? value.value : polynomialWithRoots(found);
  const isRoots = (of: Polynomial): boolean => isProportional(withRoots, of) || areRoundedRoots(line, found, of);
  const isPart = (of: Polynomial): boolean => list !== null && isPartOfRoots(factor, of, list);
  const isOfOwnCase = isOfCase && ofBefore !== null && isProportional(factor, ofBefore);
  return {
    right: [],
    follows: written === null ? [] : [written],
    certain: true,
    accepts: () => ({
      right:
        isRoots(polynomial) || isPart(polynomial) || (isOfOwnCase && !list.isLast && isFactorOf(factor, polynomial)),
      follows: (written === null && isRoots(own)) || isPart(own) || isOfOwnCase,
    }),
    cases: () => [
      {
        kind: 'eigenvalues',
        a,
        polynomial: own,
        echelon,
        found,
        value,
        withRoots,
        isFromPolynomial: ofBefore !== null,
      },
    ],
    hints: () => eigenvalueHints(own),
  };
}

/**
 * Whether a list holds some of the roots, and others list the rest: before the last list each may stand by itself, and the last one ends a
 * working by cases.
 */
function isPartOfRoots(
  factor: Polynomial,
  polynomial: Polynomial,
  { listed, isLast }: { readonly listed: readonly Polynomial[]; readonly isLast: boolean },
): boolean {
  if (!isFactorOf(factor, polynomial) || !isCovered(polynomial, listed)) return false;
  if (!isLast) return true;
  const others = listed.filter((one) => quotient(factor, one) === null);
  return others.length > 0 && countOf(others) + factor.length - 1 >= polynomial.length - 1;
}

function countOf(listed: readonly Polynomial[]): number {
  return listed.reduce((count, one) => count + one.length - 1, 0);
}

/** Whether these decimals enclose the roots of a polynomial, each within half a unit of its last place. */
function areRoundedRoots(line: Line, found: readonly Rational[], polynomial: Polynomial): boolean {
  if (line.content.kind !== 'values' || found.length !== polynomial.length - 1) return false;
  const terms = line.content.values.flatMap((item) => item.terms);
  const intervals = terms.flatMap((term) => intervalOf(term) ?? []);
  const isApart = intervals.every((one, k) => intervals.every((other, j) => j === k || apart(one, other)));
  return intervals.length === found.length && isApart && intervals.every((interval) => holdsRoot(polynomial, interval));
}

interface Interval {
  readonly from: Rational;
  readonly to: Rational;
}

function intervalOf(term: Term): Interval | null {
  const value = evaluateNumber(term);
  if (value === null) return null;
  const places = placesOf(term, 1);
  const half = places === null ? ZERO : halfUnit(places);
  return { from: subtract(value, half), to: add(value, half) };
}

function evaluateNumber(term: Term): Rational | null {
  const value = evaluateScalar(term, { a: [], b: null, unknowns: false });
  return value === null ? null : constantOf(value);
}

function apart(x: Interval, y: Interval): boolean {
  return compare(x.to, y.from) < 0 || compare(y.to, x.from) < 0;
}

/** By a change of sign: a root of even multiplicity between the ends is not seen. */
function holdsRoot(polynomial: Polynomial, { from, to }: Interval): boolean {
  return signOf(valueAt(polynomial, from)) * signOf(valueAt(polynomial, to)) <= 0;
}

/** Eigenvectors of a given eigenvalue: A − λI, the same reduced, and vectors in its null space. */
export function eigenvectorsTask(working: Working): ValueTask | null {
  const names = namesOf(working, true);
  const { a } = names;
  const { eigenvalue } = working.task;
  if (eigenvalue === null || !isSquareRows(a)) return null;
  const number = constant({ kind: 'rational', ...eigenvalue });
  const shifted = mapped(a, (entry, row, column) => (row === column ? minus(entry, number) : entry));
  const { lines } = working;
  // `3x = y`: its two sides are one equation.
  const ofSides = new Map(lines.flatMap((line, index) => sidesAt(lines, index, a.length).map((one) => [line, one])));
  const equationIn = (line: Line): HomogeneousEquation | null =>
    a.length < 2 ? null : (ofSides.get(line) ?? homogeneousEquation(line.content, a.length));
  return {
    names,
    read: (line) => {
      const equation = equationIn(line);
      if (equation !== null) return matrixValue([equation.row.map(constant)]);
      return readVectors(line, names, a.length);
    },
    expect: (line, value, before) => {
      const rows = rowsOfValue(value);
      const last = lastOf(before);
      const equation = equationIn(line);
      if (ofSides.has(line) && (line.part ?? 1) > 1) return noughtLine(value);
      if (equation !== null) return equationLine(equation, shifted, before);
      if (isNextPart(line, last) && isOfUnknowns(last) && line.content.kind === 'expression')
        return isNought(line.content.term) ? noughtLine(value) : null;
      if (rows.length !== a.length) return null;
      const lastRows = last === null ? [] : rowsOfValue(last.value);
      if (isNextPart(line, last) && isSquareRows(rows) && isSquareRows(lastRows) && sameSize(rows, lastRows))
        return {
          ...sameAsBefore(last, [matrixValue(shifted)], names, 'entries'),
          entryHint: ({ row, column }) => shiftedEntry(a, number, row, column),
        };
      if (line.role === 'characteristic-matrix') return shiftedLine(a, shifted);
      if (isSquareRows(rows) && line.role !== 'answer') return reducedLine(shifted, value, before);
      return vectorLine(shifted, value, before);
    },
  };
}

/** The equation that two parts of a line are the sides of, at either of them: one, or none. */
function sidesAt(lines: readonly Line[], index: number, size: number): readonly HomogeneousEquation[] {
  const at = (lines[index].part ?? 1) > 1 ? index - 1 : index;
  const [left, right] = [lines[at], lines[at + 1]];
  if (left === undefined || right === undefined || left.part !== 1 || right.part !== 2 || lines[at + 2]?.part === 3)
    return [];
  const equation = equationOfSides(left, right, size);
  return equation === null ? [] : [equation];
}

/** Vectors as columns; a row of the right length and values by name are a column too. */
function readVectors(line: Line, names: Names, size: number): Value | null {
  if (line.content.kind === 'values') {
    const { values } = line.content;
    const order = columnOrder(values.map(({ name }) => name));
    if (order === null || order.length !== size) return null;
    const entries: Polynomial[] = [];
    for (const name of order) {
      const terms = values.find((item) => item.name === name)?.terms ?? [];
      const value = terms.length === 1 ? evaluateScalar(terms[0], names) : null;
      if (value === null) return null;
      entries.push(value);
    }
    return matrixValue(entries.map((entry) => [entry]));
  }
  const value = readMatrix(line, names, null);
  if (value === null) return null;
  const all = rowsOfValue(value);
  // The zeros on the right-hand sides of (A − λI)v = 0.
  const isSystem = all.length === size && widthOf(all) === size + 1 && all.every((row) => isNothing(row[size]));
  const rows = isSystem ? all.map((row) => row.slice(0, size)) : all;
  if (isSystem) return matrixValue(rows);
  return rows.length === 1 && size > 1 && widthOf(rows) === size ? matrixValue(transposedRows(rows)) : value;
}

function shiftedLine(a: Rows, shifted: Rows): Expectation {
  const right = [shifted, mapped(shifted, negated), characteristicMatrix(a)].map(matrixValue);
  return { right, follows: right, certain: true, cases: NO_CASES };
}

/** A row operation on A − λI; what is not equivalent is left to the judgement of row operations. */
function reducedLine(shifted: Rows, value: Value, before: readonly WorkedLine[]): Expectation | null {
  const rows = rowsOfValue(value);
  const isRight = sameRowSpace(rows, shifted);
  const follows = sameRowSpace(rows, matrixBefore(before) ?? shifted);
  if (!isRight && !follows) return null;
  return { right: [], follows: [], certain: false, accepts: () => ({ right: isRight, follows }), cases: NO_CASES };
}

/** The last square matrix of numbers that the student wrote. */
function matrixBefore(before: readonly WorkedLine[]): Rows | null {
  const line = before.findLast(
    (worked) =>
      worked.value.kind === 'matrix' &&
      isSquareRows(worked.value.rows) &&
      !isNoughtValue(worked) &&
      numbersOf(worked.value.rows) !== null,
  );
  return line === undefined ? null : rowsOfValue(line.value);
}

/** An entry of A − λI, whose calculation is a difference on the diagonal only. */
function shiftedEntry(a: Rows, number: Polynomial, row: number, column: number): Statement {
  const calculation = { kind: 'difference', of: [a[row][column], row === column ? number : NOTHING] } as const;
  return state('calculation', { calculation, place: { row: row + 1, column: column + 1 } });
}

/** Whether a line is an equation between unknowns. */
function isOfUnknowns({ line, value }: WorkedLine): boolean {
  const rows = rowsOfValue(value);
  return rows.length === 1 && widthOf(rows) > 1 && homogeneousEquation(line.content, widthOf(rows)) !== null;
}

/** The 0 behind the equals sign of an equation. */
function noughtLine(value: Value): Expectation {
  return { right: [], follows: [value], certain: false, cases: NO_CASES };
}

/** An equation of the eigenspace: it follows from the rows of the student's own A − λI, and from the equations that are solved already. */
function equationLine(equation: HomogeneousEquation, shifted: Rows, before: readonly WorkedLine[]): Expectation {
  const row = equation.row.map(constant);
  const own = matrixBefore(before) ?? shifted;
  const equations = ownEquations(before);
  const isOf = (rows: Rows): boolean => rows.length > 0 && sameRowSpace([...rows, row], withZeroRow(rows));
  return {
    right: [],
    follows: [],
    certain: true,
    accepts: () => ({
      right: isOf(shifted),
      follows: isOf(own) || isOf([...own, ...solvedEquations(before)]) || isOf(equations.slice(-1)),
    }),
    cases: NO_CASES,
    hints: () => {
      const numbers = numbersOf(own);
      const system = numbers?.map((entries) => [...entries, ZERO]) ?? null;
      if (system === null) return { calculation: null, result: null };
      return equationHints([...equation.row, ZERO], equation.names, null, system);
    },
  };
}

function withZeroRow(rows: Rows): Rows {
  return [...rows, rows[0].map(() => NOTHING)];
}

/** The equations between unknowns, in their order. */
function ownEquations(before: readonly WorkedLine[]): Rows {
  return before.filter(isOfUnknowns).map(({ value }) => rowsOfValue(value)[0]);
}

/** The equations that are solved for an unknown, the last one of each. */
function solvedEquations(before: readonly WorkedLine[]): Rows {
  const solved = new Map<number, Rows[number]>();
  for (const { line, value } of before) {
    const [row] = rowsOfValue(value);
    const column = homogeneousEquation(line.content, row.length)?.solvedFor ?? null;
    if (column !== null) solved.set(column, row);
  }
  return [...solved.values()];
}

function vectorLine(shifted: Rows, value: Value, all: readonly WorkedLine[]): Expectation {
  const found = rowsOfValue(value);
  const own = matrixBefore(all) ?? shifted;
  const bySolving = solvedEquations(all);
  const solved = bySolving.length > 0 ? bySolving : ownEquations(all);
  // A matrix with a slip in it may have no eigenvectors; equations may have them all the same.
  const rank = Math.min(rankOf(own), own.length - 1);
  const isSolved = solved.length > 0 && rankOf(solved) === rank;
  const before = all.filter((worked) => !isOfUnknowns(worked) && !isNoughtValue(worked));
  const last = lastOf(before);
  const earlier = last !== null && !isSquareRows(rowsOfValue(last.value)) ? rowsOfValue(last.value) : null;
  return {
    right: [],
    follows: [],
    certain: true,
    accepts: () => ({
      right: areSolutions(shifted, found),
      follows:
        earlier === null
          ? areSolutions(own, found) || (isSolved && areSolutions(solved, found))
          : areMultiples(earlier, found),
    }),
    cases: () => [{ kind: 'eigenvector', shifted: own, found }],
    hints: () => eigenvectorHints(own, found),
  };
}

function rankOf(rows: Rows): number {
  return reducedRows(rows)?.pivots.length ?? 0;
}

function isNoughtValue({ value }: WorkedLine): boolean {
  const rows = rowsOfValue(value);
  return rows.length === 1 && widthOf(rows) === 1;
}

/** Whether each column is mapped to zero, and none is zero itself. */
function areSolutions(matrix: Rows, columns: Rows): boolean {
  const product = productOfRows(matrix, columns);
  if (product === null || product.some((row) => !row.every(isNothing))) return false;
  return transposedRows(columns).every((column) => !column.every(isNothing));
}

function areMultiples(columns: Rows, others: Rows): boolean {
  const [x, y] = [transposedRows(columns), transposedRows(others)];
  return x.length === y.length && x.every((column, k) => isParallel(column, y[k]));
}
