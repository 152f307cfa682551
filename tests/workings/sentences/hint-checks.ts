// Whether what a hint claims of a line is true: one check for each kind of hint.

import { isQuantityTask } from '@matrixsteps/engine/feedback/quantities/given-fields.ts';
import { MISSING_CHECKS } from './missing-claims.ts';
import { isUnfoundedQuantity, isWrongQuantityEntry, QUANTITY_CHECKS } from './quantity-checks.ts';
import { bothWays, isSameVector, vectorsOf } from './vector-slips.ts';
import {
  add,
  compare,
  equals,
  integer,
  isZero,
  multiply,
  ONE,
  type Rational,
} from '@matrixsteps/engine/exact/rational.ts';
import type { Calculation, HintFacts, Meant } from '@matrixsteps/engine/feedback/statements/statement.ts';
import type { Working } from '@matrixsteps/engine/feedback/working.ts';
import type { LineOperation, Term } from '@matrixsteps/notation/term.ts';
import {
  areProportional,
  determinant,
  type Grid,
  gridOf,
  isNil,
  isSpanned,
  isSquare,
  LAMBDA,
  minus,
  multiplied,
  negated,
  numberOf,
  over,
  plus,
  type Poly,
  poly,
  rank,
  type Row,
  same,
  sameGrid,
  sameRow,
  sameRows,
  times,
  turned,
  without,
} from './arithmetic.ts';
import { holds, isConsistent, isPermuted, isWhole, numbersAt, solves, systemsBefore, valuesAt } from './conclusions.ts';
import {
  bareMatrix,
  numbersOf,
  barOf,
  exact,
  factorOf,
  gridIn,
  isByRows,
  isSameOperation,
  numberIn,
  replayed,
  rowsIn,
  type Rows,
  rowsBefore,
  rowsOf,
  taskGrid,
  valueOf,
} from './reading.ts';
import { isMeant, rightRows, standAt } from './row-claims.ts';
import { isSlip } from './slip-claims.ts';
import { areOwnVectors, areSpannedBy, isAsked, isKernelVector, isPivot, linesOf } from './basis-claims.ts';
import { entryAt, isLineValue, isSameTerm, knownAt, numberAt, gridsAt, ownFactors } from './value-claims.ts';
import { isWrongValue, likelyAt, shifted, wantedAt } from './wanted.ts';

type Check<K extends keyof HintFacts> = (facts: HintFacts[K], working: Working, at: number) => boolean;

type PlacedLine = HintFacts['row-of-line'];

const OF_BASIS = /^(?:null|column|row)-space$/;

const isLine = (line: number, at: number): boolean => line === at + 1;

/** Whether the row is wrong: by what was meant, by the rows that it must be made of, or by what the line should be. */
function isWrongRow({ line, row, meant }: PlacedLine, working: Working, at: number): boolean {
  if (!isLine(line, at)) return false;
  if (isQuantityTask(working.task.operation)) return isWrongQuantityEntry(working, at, row, null);
  const stand = standAt(working, at);
  if (meant !== null) {
    const right = rightRows(meant, working, at)?.[row - 1];
    return right !== undefined && stand !== null && !sameRow(right, stand.written[row - 1]);
  }
  if (stand !== null && (isByRows(working) || working.task.operation === 'determinant')) {
    const own = stand.written[row - 1];
    return own !== undefined && (!isSpanned(own, stand.before) || isLost(stand.written, row - 1, stand.before));
  }
  return likelyAt(working, at).some((right) => isOtherRow(right, working, at, row));
}

/** Whether the rank falls with a row that is made of the others. */
function isLost(rows: Rows, row: number, before: Rows): boolean {
  return (
    rank(rows) < rank(before) &&
    isSpanned(
      rows[row],
      rows.filter((_, index) => index !== row),
    ) &&
    !sameRow(rows[row], before[row])
  );
}

function isOtherRow(right: Grid, working: Working, at: number, row: number): boolean {
  const wanted = right[row - 1];
  return wanted !== undefined && wanted.some((_, column) => isOtherEntry(right, working, at, row, column + 1));
}

function isOtherEntry(right: Grid, working: Working, at: number, row: number, column: number): boolean {
  const wanted = right[row - 1]?.[column - 1];
  const found = entryAt(working, at, row - 1, column - 1);
  return wanted !== undefined && found !== null && !same(wanted, found);
}

function isWrongEntry(
  { column, ...facts }: PlacedLine & { readonly column: number },
  working: Working,
  at: number,
): boolean {
  if (!isWrongRow(facts, working, at)) return false;
  const { row, meant } = facts;
  if (isQuantityTask(working.task.operation)) return isWrongQuantityEntry(working, at, row, column);
  if (meant !== null) {
    const right = rightRows(meant, working, at)?.[row - 1]?.[column - 1];
    const found = standAt(working, at)?.written[row - 1]?.[column - 1];
    return right !== undefined && found !== undefined && !equals(right, found);
  }
  return likelyAt(working, at).some((right) => isOtherEntry(right, working, at, row, column));
}

/** Whether the line is proved not to follow. */
function isUnfounded(working: Working, at: number): boolean {
  const line = working.lines[at];
  if (line === undefined) return false;
  const { content } = line;
  const { operation } = working.task;
  const isByValues = !isByRows(working);
  const rows = rowsOf(working, at);
  if (operation === 'inverse' && rows === null) return isWrongValue(working, at);
  if (operation === 'eigenvectors' || (operation === 'eigenvalues' && content.kind === 'values')) {
    return operation === 'eigenvectors' ? isNoEigenvector(working, at) : areNoRoots(working, at);
  }
  if (isByValues) return isWrongValue(working, at);
  if (content.kind === 'matrix' && operation === 'null-space') {
    return isNoBasis(working, at) && (line.role === 'answer' || rows === null || isOtherMatrix(working, at, rows));
  }
  if (content.kind === 'matrix') return rows !== null && isOtherMatrix(working, at, rows);
  if (content.kind === 'values') return isNoSolution(working, at);
  return content.kind !== 'claim' || !isTrueClaim(working, at);
}

/** Whether neither the rows nor the columns of a line are a basis of the null space of the matrix before. */
function isNoBasis(working: Working, at: number): boolean {
  const { rows: before } = rowsBefore(working, at);
  const grid = bareMatrix(working.lines[at], working.task);
  const own = grid === null ? null : numbersOf(grid);
  if (own === null) return false;
  const size = before[0].length;
  const nullity = size - rank(before);
  const columns = own[0].map((_, column) => own.map((row) => row[column]));
  return [own, columns].every((vectors) => {
    const isOfSize = vectors[0].length === size;
    const isZeroAlone = nullity === 0 && vectors.length === 1 && rank(vectors) === 0;
    const isFree = vectors.length === nullity && rank(vectors) === nullity;
    return !isOfSize || !(isZeroAlone || (isFree && vectors.every((vector) => isKernelVector(before, vector))));
  });
}

/** The value of an unknown, from what stands before the last equals sign. */
function isValueOfPart({ name, term }: HintFacts['value-of-part'], working: Working, at: number): boolean {
  const [before, own] = [working.lines[at - 1]?.content, working.lines[at]?.content].map((content) =>
    content?.kind === 'values' ? content.values.find((value) => value.name === name)?.terms[0] : undefined,
  );
  if (before === undefined || own === undefined || !isSameTerm(before, term)) return false;
  const [wanted, found] = [before, own].map((each) => numberIn(valueOf(each, working.task)));
  return wanted !== null && found !== null && !same(wanted, found);
}

function isOtherMatrix(working: Working, at: number, written: Rows): boolean {
  const { rows: before } = rowsBefore(working, at);
  const isEquivalent = written.every((row) => isSpanned(row, before)) && rank(written) === rank(before);
  const named = working.lines[at]?.operations ?? [];
  const placed = named.flatMap((one): readonly LineOperation[] => (one.kind === 'on-columns' ? [] : [one]));
  const made = replayed(before, placed);
  const isNamedOtherwise = named.length > 0 && (made === null || !sameRows(made, written));
  return !isEquivalent || (isNamedOtherwise && working.policy.namedOperations !== 'may-differ');
}

function isNoSolution(working: Working, at: number): boolean {
  const values = valuesAt(working, at).map(({ value }) => value);
  const [system, given, homogeneous] = systemsBefore(working, at);
  const span = (system[0]?.length ?? 1) - 1;
  if (values.length === span + 1 && barOf(working) === null)
    return !solves(values, homogeneous) || !isWhole(values, homogeneous);
  // Single values, and one value too many: nothing is substituted.
  if (values.length !== span) return true;
  return [system, given].every((rows) => !isPermutedSolution(values, rows));
}

function isPermutedSolution(values: Parameters<typeof solves>[0], system: Rows): boolean {
  return isConsistent(system) && solves(values, system) && isWhole(values, system);
}

function isTrueClaim(working: Working, at: number): boolean {
  const content = working.lines[at]?.content;
  if (content?.kind !== 'claim') return false;
  const { rows } = rowsBefore(working, at);
  const unknowns = barOf(working) ?? (rows[0]?.length ?? 1) - 1;
  const left = rank(rows.map((row) => row.slice(0, unknowns)));
  const { claim } = content;
  if (claim.kind === 'rank') return rank(rows) === claim.value || left === claim.value;
  const isSolvable = rank(rows) === left;
  return claim.kind === 'no-solution' ? !isSolvable : isSolvable && left < unknowns;
}

function isNoEigenvector(working: Working, at: number): boolean {
  const matrix = shifted(working);
  const isCharacteristic = working.lines[at]?.role === 'characteristic-matrix';
  if (matrix === null || isCharacteristic) return matrix !== null && isWrongValue(working, at);
  return gridsAt(working, at).every((columns) => {
    const image = multiplied(matrix, columns);
    return (
      image === null ||
      !image.flat().every(isNil) ||
      columns.flat().every(isNil) ||
      turned(columns).some((column) => column.every(isNil))
    );
  });
}

function areNoRoots(working: Working, at: number): boolean {
  const [list] = gridsAt(working, at);
  if (list === undefined) return true;
  const product = times(...list.flat().map((root) => minus(LAMBDA, root)));
  return polynomialsAt(working, at)
    .slice(0, 1)
    .every((polynomial) => !areProportional(product, polynomial));
}

/** The characteristic polynomial, and those that the student wrote. */
function polynomialsAt(working: Working, at: number): readonly Poly[] {
  const { numbers, grids } = knownAt(working, at);
  const ofGrids = grids
    .filter((rows) => isSquare(rows) && rows.flat().some((entry) => entry.length > 1))
    .map(determinant);
  return [...ofGrids, ...numbers].filter((value) => value.length > 1);
}

function isOperationOf(operation: LineOperation, meant: Meant | null, working: Working, at: number): boolean {
  return (
    meant !== null && isMeant(meant, working, at) && meant.operations.some((one) => isSameOperation(one, operation))
  );
}

/** Whether the rows of a calculation are those that its operation is done to: after the operations of the line before it. */
function areOfRows(
  operation: LineOperation,
  rows: readonly (readonly [row: number, entries: Row])[],
  meant: Meant | null,
): boolean {
  return (
    meant !== null &&
    meant.operations.some((one, index) => {
      const state = replayed(meant.before, meant.operations.slice(0, index));
      return (
        isSameOperation(one, operation) &&
        state !== null &&
        rows.every(([row, entries]) => sameRow(state[row - 1], entries))
      );
    })
  );
}

function isWanted(value: Poly, working: Working, at: number): boolean {
  return wantedAt(working, at).some((wanted) => {
    const number = numberIn(wanted);
    return number !== null && same(number, value);
  });
}

/** The value of a calculation; null for one that is not of numbers that stand in the task or in the lines before. */
function valueOfCalculation(calculation: Calculation, working: Working, at: number): Poly | Grid | null {
  const { grids, factors } = knownAt(working, at);
  const isGridKnown = (rows: Grid): boolean => grids.some((other) => sameGrid(rows, other));
  const entries = [
    ...grids.flat(2),
    ...ownFactors(working, at),
    ...(working.task.scalar === null ? [] : [poly(exact(working.task.scalar))]),
  ];
  const areEntries = (values: readonly Poly[]): boolean =>
    values.every((value) => entries.some((entry) => same(entry, value) || same(entry, negated(value))));
  switch (calculation.kind) {
    case 'products': {
      const { pairs } = calculation;
      return areEntries(pairs.flat()) ? plus(...pairs.map(([x, y]) => times(x, y))) : null;
    }
    case 'terms':
      return plus(...calculation.terms);
    case 'difference': {
      const [x, y] = calculation.of;
      return areEntries([x, y]) ? minus(x, y) : null;
    }
    case 'crossed-products': {
      const { matrix } = calculation;
      return matrix.length === 2 && isGridKnown(matrix) ? determinant(matrix) : null;
    }
    case 'determinant': {
      const { matrix, outer } = calculation;
      const isUnit = same(outer, [ONE]) || same(negated(outer), [ONE]);
      const isKnown =
        isGridKnown(matrix) &&
        (isUnit ||
          factors.some((factor) => same(factor, outer)) ||
          isWanted(times(outer, determinant(matrix)), working, at));
      return isKnown ? times(outer, determinant(matrix)) : null;
    }
    case 'expansion': {
      const { matrix, along } = calculation;
      const isInside = along.index >= 1 && along.index <= matrix.length;
      return isInside && matrix.length > 2 && isGridKnown(matrix) ? determinant(matrix) : null;
    }
    case 'sarrus':
      return calculation.matrix.length === 3 && isGridKnown(calculation.matrix)
        ? determinant(calculation.matrix)
        : null;
    case 'share':
      return areEntries([calculation.of]) ? over(calculation.of, calculation.by) : null;
    case 'mean': {
      const { values } = calculation;
      return areEntries(values) ? over(plus(...values), poly(integer(values.length))) : null;
    }
    case 'variance': {
      const { values, mean, divisor } = calculation;
      const squares = values.map((value) => times(minus(value, mean), minus(value, mean)));
      return areEntries(values) ? over(plus(...squares), poly(integer(divisor))) : null;
    }
    case 'factored': {
      const { leading, roots } = calculation;
      return times(poly(leading), ...roots.map((root) => minus(LAMBDA, poly(root))));
    }
    case 'divided-adjugate':
      return sameGrid(calculation.matrix, taskGrid(working.task)) ? (wantedInverse(working) ?? null) : null;
    case 'written': {
      const { term } = calculation;
      const isWritten = knownAt(working, at).terms.some((other) => isSameTerm(other, term));
      const value = isWritten ? valueOf(term, working.task) : null;
      return value === null ? null : (numberIn(value) ?? rowsIn(value));
    }
  }
}

function wantedInverse({ task }: Working): Grid | null {
  const inverse = valueOf({ kind: 'power', base: { kind: 'name', name: 'A' }, exponent: MINUS_ONE }, task);
  return inverse === null ? null : rowsIn(inverse);
}

const MINUS_ONE = { kind: 'negative', of: { kind: 'number', text: '1', value: ONE } } as const;

function isNumber(value: Poly | Grid): value is Poly {
  return value.every((item) => !Array.isArray(item));
}

function isRightCalculation({ calculation, place }: HintFacts['calculation'], working: Working, at: number): boolean {
  const value = valueOfCalculation(calculation, working, at);
  if (value === null) return false;
  if (!isNumber(value)) return wantedAt(working, at).some((wanted) => sameGrid(rowsIn(wanted), value));
  if (place === null) return isWanted(value, working, at) || isOfOwnPolynomial(value, working, at);
  return likelyAt(working, at).some((right) => {
    const wanted = right[place.row - 1]?.[place.column - 1];
    return wanted !== undefined && same(wanted, value) && isOtherEntry(right, working, at, place.row, place.column);
  });
}

function isOfOwnPolynomial(value: Poly, working: Working, at: number): boolean {
  return value.length > 1 && polynomialsAt(working, at).some((polynomial) => areProportional(polynomial, value));
}

function isMatrixToZero(matrix: Rows, working: Working, at: number): boolean {
  const own = vectorMatrix(working, at);
  return own !== null && sameGrid(gridOf(matrix), own);
}

/** The last square matrix of numbers before the line, or A − λI. */
function vectorMatrix(working: Working, at: number): Grid | null {
  const size = working.task.a.length;
  const written = working.lines.slice(0, at).flatMap((line) => {
    const bare = bareMatrix(line, working.task);
    return bare !== null && isSquare(bare) && bare.length === size && bare.flat().every((entry) => entry.length < 2)
      ? [bare]
      : [];
  });
  return written.at(-1) ?? shifted(working);
}

function isKernel(vector: Row, working: Working, at: number): boolean {
  const matrix = vectorMatrix(working, at);
  if (matrix === null || vector.every(isZero)) return false;
  const image = multiplied(matrix, turned([vector.map(poly)]));
  return image !== null && image.flat().every(isNil);
}

function isRightRow({ entries, ...facts }: HintFacts['right-row'], working: Working, at: number): boolean {
  if (!isWrongRow(facts, working, at)) return false;
  const { row, meant } = facts;
  if (meant !== null) return sameRow(rightRows(meant, working, at)?.[row - 1], entries);
  return likelyAt(working, at).some(
    (right) => right[row - 1] !== undefined && sameGrid([right[row - 1]], gridOf([entries])),
  );
}

function isRankOfSystem(
  working: Working,
  at: number,
): { readonly left: number; readonly whole: number; readonly unknowns: number } {
  const { rows } = rowsBefore(working, at);
  const unknowns = barOf(working) ?? (rows[0]?.length ?? 1) - 1;
  const isHomogeneous =
    working.task.operation === 'null-space' || valuesAt(working, at).length === (rows[0]?.length ?? 0);
  const all = isHomogeneous ? (rows[0]?.length ?? 0) : unknowns;
  return { left: rank(rows.map((row) => row.slice(0, all))), whole: rank(rows), unknowns: all };
}

/** Rows of the system, with right sides of 0 where the line gives a value for each column. */
function systemRow(row: number, span: number, working: Working, at: number): Row | undefined {
  return systemsBefore(working, at)
    .filter(([first]) => first?.length === span + 1)
    .map((rows) => rows[row - 1])
    .find((entries) => entries !== undefined);
}

/** Whether entries in these columns fix a row of the space: where the columns have the rank of the whole. */
function isFixedBy(columns: readonly number[], rows: Rows): boolean {
  if (columns.some((column) => rows[0][column - 1] === undefined)) return false;
  const kept = rows.map((line) => columns.map((column) => line[column - 1]));
  return columns.length === rank(rows) && rank(kept) === columns.length;
}

/** Whether the coefficients of these unknowns fix an equation of the system. */
function areFixing(names: readonly string[], working: Working, at: number): boolean {
  const places = names.map((name) => namesAt(working, at).indexOf(name) + 1);
  return places.every((place) => place > 0) && isFixedBy(places, rowsBefore(working, at).rows);
}

/** Whether a line is a single equation, or a value by other unknowns. */
function isEquation(working: Working, at: number): boolean {
  const kind = working.lines[at]?.content.kind;
  return kind !== undefined && kind !== 'matrix' && kind !== 'claim';
}

/** The column of x, y, z or of x1, x2, ... */
function columnOf(name: string): number {
  const place = 'xyz'.indexOf(name);
  return name.length === 1 && place >= 0 ? place : Number(name.slice(1)) - 1;
}

/** The names of the unknowns: of the line, or of the one that names most. */
function namesAt(working: Working, at: number): readonly string[] {
  const lists = working.lines.map((_, index) => valuesAt(working, index).map(({ name }) => name));
  const longest = lists.reduce((best, list) => (list.length > best.length ? list : best), []);
  const own = lists[at] ?? [];
  const names = own.length >= longest.length ? own : longest;
  return names.toSorted((x, y) => orderOf(x) - orderOf(y) || x.localeCompare(y, 'en', { numeric: true }));
}

/** x, y and z come before w and the others. */
function orderOf(name: string): number {
  const place = 'xyzwuvtsr'.indexOf(name);
  return name.length === 1 ? place : 0;
}

/** Whether a value is the only one of its unknown in the system before the line. */
function isValueOf(name: string, value: Rational, working: Working, at: number): boolean {
  const column = namesAt(working, at).indexOf(name);
  return (
    column >= 0 &&
    systemsBefore(working, at).some((rows) => {
      const span = rows[0]?.length ?? 0;
      const unit = Array.from({ length: span }, (_, place) =>
        place === column ? ONE : place === span - 1 ? value : integer(0),
      );
      return isSpanned(unit, rows);
    })
  );
}

function isOnlySolution(values: HintFacts['solution']['values'], working: Working, at: number): boolean {
  const names = valuesAt(working, at).map(({ name }) => name);
  const given = values.map(({ value }) => withoutZeros(new Map([['', value]])));
  const isNamed =
    values.every(({ name }) => names.includes(name)) && new Set(values.map(({ name }) => name)).size === values.length;
  return (
    isNamed &&
    systemsBefore(working, at).some(
      (rows) =>
        rows[0]?.length === values.length + 1 &&
        solves(given, rows) &&
        rank(rows.map((row) => row.slice(0, -1))) === values.length,
    )
  );
}

/** The values of a line with this number for each parameter. */
function numbersWith(number: Rational, working: Working, at: number): Row {
  return valuesAt(working, at).map(({ value }) =>
    [...value].reduce(
      (total, [name, factor]) => add(total, name === '' ? factor : multiply(factor, number)),
      integer(0),
    ),
  );
}

function isKnownGrid(rows: Grid, working: Working, at: number): boolean {
  return knownAt(working, at).grids.some((other) => sameGrid(rows, other));
}

function groupOf(axis: 'row' | 'col' | 'mat', index: number, { task }: Working): readonly Poly[] {
  const a = taskGrid(task);
  if (axis === 'mat') return a.flat();
  return (axis === 'row' ? a : turned(a))[index - 1] ?? [];
}

function isGroup(axis: 'row' | 'col' | 'mat', index: number, values: readonly Poly[], working: Working): boolean {
  const group = groupOf(axis, index, working);
  return group.length === values.length && values.every((value, place) => same(value, group[place]));
}

/** The terms of a sum with their signs. */
function signedTerms(term: Term, isNegative = false): readonly Term[] {
  if (term.kind === 'sum') return term.terms.flatMap((part) => signedTerms(part, isNegative));
  if (term.kind === 'negative') return signedTerms(term.of, !isNegative);
  return [isNegative ? { kind: 'negative', of: term } : term];
}

export const HINT_CHECKS: { readonly [K in keyof HintFacts]: Check<K> } = {
  ...QUANTITY_CHECKS,
  ...MISSING_CHECKS,
  'does-not-follow': ({ line, from, part }, working, at) => {
    const start = working.lines[at]?.from ?? at - 1;
    const isPart = part === (working.lines[at]?.part ?? null);
    const isOpen = isQuantityTask(working.task.operation) ? isUnfoundedQuantity(working, at) : isUnfounded(working, at);
    return isPart && isLine(line, at) && from === (start < 0 ? null : start + 1) && isOpen;
  },
  'part-does-not-follow': ({ line, part }, working, at) => {
    const isOpen = isQuantityTask(working.task.operation) ? isUnfoundedQuantity(working, at) : isUnfounded(working, at);
    return isLine(line, at) && part === working.lines[at]?.part && part > 1 && isOpen;
  },
  'not-finished': ({ line }, working, at) => {
    const written = rowsOf(working, at);
    return isLine(line, at) && written !== null && isSlipOfForm(written, working, at);
  },
  'not-as-named': ({ line, count }, working, at) => {
    const named = working.lines[at]?.operations ?? [];
    const operations = named.flatMap((operation) => (operation.kind === 'on-columns' ? [] : [operation]));
    const stand = standAt(working, at);
    if (!isLine(line, at) || stand === null || count !== operations.length || count === 0) return false;
    const given = replayed(stand.before, operations);
    const isSame = given !== null && sameGrid(gridOf(given), gridOf(stand.written));
    return !isSame && stand.written.every((row) => isSpanned(row, stand.before));
  },
  'row-as-named': isRightRow,
  'row-of-line': isWrongRow,
  'whole-of-line': ({ line, wrong, entries }, working, at) => {
    if (!isLine(line, at)) return false;
    const content = working.lines[at]?.content;
    return likelyAt(working, at).some((right) => {
      const places = right.flatMap((cells, i) => cells.map((_, j) => [i + 1, j + 1] as const));
      const count = places.filter(([i, j]) => isOtherEntry(right, working, at, i, j)).length;
      return count === wrong && (content?.kind === 'entries' ? content.entries.length : places.length) === entries;
    });
  },
  'form-of-line': ({ line }, working, at) => isLine(line, at) && working.lines[at]?.content.kind === 'matrix',
  'vectors-of-line': ({ line }, working, at) => isLine(line, at) && OF_BASIS.test(working.task.operation),
  'vectors-once-more': ({ line }, working, at) => isLine(line, at) && OF_BASIS.test(working.task.operation),
  'vector-of-line': ({ line }, working, at) => isLine(line, at) && working.task.operation === 'eigenvectors',
  'rows-of-line': ({ line }, working, at) =>
    isLine(line, at) && working.task.operation === 'determinant' && working.lines[at]?.content.kind === 'matrix',
  'values-of-line': ({ line }, working, at) => isLine(line, at) && working.lines[at]?.content.kind === 'values',
  'operation-to-ask': ({ line, operation }, working, at) =>
    isLine(line, at) &&
    (working.lines[at]?.operations ?? []).some((one) => one.kind !== 'on-columns' && isSameOperation(operation, one)),
  'multiples-wanted': ({ line, row, columns }, working, at) => {
    const before = standAt(working, at)?.before ?? rowsBefore(working, at).rows;
    const own = standAt(working, at)?.written[row - 1];
    return isLine(line, at) && own !== undefined && !isSpanned(own, before) && isFixedBy(columns, before);
  },
  'equation-once-more': ({ line }, working, at) => isLine(line, at) && isEquation(working, at),
  'equation-to-collect': ({ name }, working, at) => isEquation(working, at) && namesAt(working, at).includes(name),
  'equation-to-rearrange': ({ names }, working, at) =>
    systemsBefore(working, at)
      .flat()
      .some((row) => names.every((name) => !isZero(row[columnOf(name)] ?? integer(0)))),
  'equation-solved': ({ names, factors, right, name }, working, at) =>
    isEquation(working, at) &&
    names.every((each, index) => namesAt(working, at)[index] === each) &&
    !isZero(factors[names.indexOf(name)] ?? integer(0)) &&
    systemsBefore(working, at).some((rows) => isSpanned([...factors, right], rows)),
  'equation-to-substitute': ({ name }, working, at) =>
    systemsBefore(working, at)
      .flat()
      .some((row) => !isZero(row[columnOf(name)] ?? integer(0))),
  'equations-to-combine': ({ names }, working, at) => isEquation(working, at) && areFixing(names, working, at),
  'right-equation': ({ names, factors, right, kept }, working, at) =>
    isEquation(working, at) &&
    (kept.length === 0 || areFixing(kept, working, at)) &&
    names.every((name, index) => namesAt(working, at)[index] === name) &&
    systemsBefore(working, at).some((rows) => isSpanned([...factors, right], rows)),
  'operations-of-line': ({ line, count }, working, at) =>
    isLine(line, at) && working.lines[at]?.operations.length === count,
  'claim-of-line': ({ line }, working, at) => isLine(line, at) && working.lines[at]?.content.kind === 'claim',
  'terms-of-line': ({ line }, working, at) => {
    const content = working.lines[at]?.content;
    const term = content?.kind === 'expression' ? content.term : null;
    return isLine(line, at) && (term?.kind === 'sum' || (term?.kind === 'negative' && term.of.kind === 'sum'));
  },
  'entries-of-line': ({ line }, working, at) => isLine(line, at) && working.lines[at]?.content.kind === 'matrix',
  'place-of-line': ({ line, of }, working, at) => {
    const content = working.lines[at]?.content;
    if (!isLine(line, at) || content === undefined) return false;
    switch (of.kind) {
      case 'value':
        return content.kind === 'values' && content.values.length === 1 && content.values[0].name === of.name;
      case 'entry': {
        const [entry, ...others] = content.kind === 'entries' ? content.entries : [];
        return entry?.row === of.row && entry.column === of.column && others.length === 0;
      }
      case 'equation':
        return content.kind === 'values' || (content.kind === 'matrix' && content.unknowns !== undefined);
      case 'number':
        return content.kind === 'expression';
    }
  },
  'terms-to-compare': ({ line, terms }, working, at) => {
    const content = working.lines[at]?.content;
    const term = content?.kind === 'expression' ? content.term : null;
    return isLine(line, at) && term?.kind === 'sum' && term.terms.length === terms;
  },
  'kind-of-calculation': ({ line, calculation, name }, working, at) => {
    if (!isLine(line, at)) return false;
    if (name === null) return isRightCalculation({ calculation, place: null }, working, at);
    return calculation.kind === 'written' && isValueOfPart({ name, term: calculation.term }, working, at);
  },
  'calculation-of-line': ({ line }, working, at) => isLine(line, at) && at < working.lines.length,
  'entry-of-line': ({ asked, ...facts }, working, at) =>
    isWrongEntry(facts, working, at) && (asked === null || isSlip(asked, working, at)),
  'question-of-slip': ({ asked }, working, at) => isSlip(asked, working, at),
  'question-of-several': ({ line }, _, at) => isLine(line, at),
  'question-of-expansion': ({ line }, working, at) => isLine(line, at) && taskGrid(working.task).length > 2,
  'row-once-more': isWrongRow,
  'line-once-more': ({ line }, working, at) => isLine(line, at) && at < working.lines.length,
  'operations-in-turn': (facts, working, at) =>
    isWrongRow(facts, working, at) && facts.meant !== null && facts.meant.operations.length > 1,
  'row-is-copied': ({ operation, ...facts }, working, at) => {
    const { row, meant } = facts;
    const isOwn = meant !== null && sameRow(rightRows(meant, working, at)?.[row - 1], meant.before[row - 1]);
    return isOwn && isOperationOf(operation, meant, working, at) && isWrongRow(facts, working, at);
  },
  'rows-change-places': ({ first, second, meant }, working, at) =>
    isOperationOf({ kind: 'swap', rows: [first, second] }, meant, working, at),
  'row-combined': ({ target, source, keep, factor, rows: [x, y], meant }, working, at) =>
    isOperationOf({ kind: 'add', target, source, factor, targetFactor: keep }, meant, working, at) &&
    areOfRows(
      { kind: 'add', target, source, factor, targetFactor: keep },
      [
        [target, x],
        [source, y],
      ],
      meant,
    ),
  'row-multiplied': ({ row, factor, entries, meant }, working, at) =>
    isOperationOf({ kind: 'scale', row, factor }, meant, working, at) &&
    areOfRows({ kind: 'scale', row, factor }, [[row, entries]], meant),
  'right-row': isRightRow,
  'spanned-row': ({ row, columns, entries }, working, at) => {
    const before = standAt(working, at)?.before ?? rowsBefore(working, at).rows;
    const isOnly = isFixedBy(columns, before) && isSpanned(entries, before);
    const own = standAt(working, at)?.written[row - 1];
    if (own === undefined) return false;
    const isKept = columns.every(
      (column) => own[column - 1] !== undefined && equals(own[column - 1], entries[column - 1]),
    );
    return isKept && isOnly && !isSpanned(own, before);
  },
  'values-put-into-row': ({ row, factors, values, right, parameters }, working, at) => {
    const system = systemRow(row, values.length, working, at);
    if (system === undefined || !sameRow(system, [...factors, right])) return false;
    const own = parameters === null ? numbersAt(working, at) : numbersWith(parameters.number, working, at);
    const given = values.map((value) => new Map([['', value]]));
    return isPermuted(values, own) && !holds(system, given.map(withoutZeros));
  },
  'row-without-unknowns': ({ row, right }, working, at) => {
    const system = systemRow(row, valuesAt(working, at).length, working, at);
    return (
      system !== undefined &&
      system.slice(0, -1).every(isZero) &&
      equals(system[system.length - 1], right) &&
      !isZero(right)
    );
  },
  solution: ({ values }, working, at) => isOnlySolution(values, working, at),
  'values-of-unknowns': ({ values }, working, at) => {
    const own = valuesAt(working, at);
    return values.every(({ name, value }) => {
      const written = own.find((one) => one.name === name);
      const isOther = written !== undefined && !equals(written.value.get('') ?? integer(0), value);
      return isOther && isValueOf(name, value, working, at);
    });
  },
  'solution-with-free-unknowns': ({ values, free }, working, at) => {
    const known = namesAt(working, at);
    const given = values.map(({ name }) => name);
    // With parameters every unknown has a value; else the free ones stand for themselves.
    const names = free.some((name) => known.includes(name)) ? [...given, ...free] : given;
    if (new Set(names).size !== names.length || names.some((name) => !known.includes(name))) return false;
    const ofName = (name: string): ReadonlyMap<string, Rational> => {
      const found = values.find((one) => one.name === name);
      if (found === undefined) return new Map([[name, ONE]]);
      return withoutZeros(
        new Map([['', found.constant], ...found.multiples.map((one) => [one.name, one.factor] as const)]),
      );
    };
    const family = known.slice(0, names.length).map(ofName);
    return systemsBefore(working, at).some(
      (rows) => rows[0]?.length === names.length + 1 && solves(family, rows) && isWhole(family, rows),
    );
  },
  'equation-of-row': ({ row, names, factors, right }, working, at) =>
    systemsBefore(working, at).some((rows) => sameRow(rows[row - 1], [...factors, right])) &&
    names.every((name, index) => namesAt(working, at)[index] === name),
  'relation-to-check': ({ of }, working, at) => working.lines[at]?.name === `relation of ${of}s`,
  'relation-at-place': ({ of, place, factors, entries }, working, at) =>
    isOwnRelation(factors, working, at) && sameRow(linesAcross(of, working)[place - 1], entries),
  'relation-fails': ({ of, sum }, working, at) => {
    const [factors] = rowsOf(working, at) ?? [];
    const sums = linesAcross(of, working).map((entries) =>
      entries.reduce((total, entry, index) => add(total, multiply(entry, factors?.[index] ?? integer(0))), integer(0)),
    );
    return sameRow(sums, sum) && !sum.every(isZero);
  },
  'determinant-decides': ({ determinant: value }, working) => {
    const found = determinant(gridOf(working.task.a.map((row) => row.map(exact))));
    return working.task.operation === 'inverse' && same(found, poly(value));
  },
  'equation-of-inverse': ({ names, factors, right }, working) => {
    const { a, operation } = working.task;
    const rows = a.map((row) => row.map(exact));
    const [size, used] = [a.length, factors.filter((factor) => !isZero(factor))];
    const isEntry = equals(right, ONE) || isZero(right);
    const isRow = rows.some((row) =>
      sameRow(
        row.filter((factor) => !isZero(factor)),
        used,
      ),
    );
    return operation === 'inverse' && names.length === size * size && isEntry && isRow;
  },
  'row-to-solve': ({ row, names, factors, name }, working, at) => {
    const own = rowsBefore(working, at).rows[row - 1];
    const isNamed = names.every((each, column) => columnOf(each) === column) && names.length === factors.length;
    const first = factors.findIndex((factor) => !isZero(factor));
    return own !== undefined && isNamed && sameRow(own, factors) && columnOf(name) === first;
  },
  'solved-unknown': ({ name, multiples }, working, at) => {
    const { rows } = rowsBefore(working, at);
    const factors = rows[0].map((_, column) => {
      const given = multiples.find((multiple) => columnOf(multiple.name) === column);
      return columnOf(name) === column ? integer(1) : multiply(given?.factor ?? integer(0), integer(-1));
    });
    return working.task.operation === 'null-space' && isSpanned(factors, rows);
  },
  'rows-to-count': ({ line }, working, at) => isLine(line, at) && working.lines[at]?.content.kind === 'claim',
  'row-of-zeros': ({ row }, working, at) => rowsBefore(working, at).rows[row - 1]?.every(isZero) ?? false,
  'unknowns-and-pivots': ({ unknowns, pivots }, working, at) => {
    const { left, unknowns: own } = isRankOfSystem(working, at);
    return unknowns === own && pivots === left;
  },
  'unknowns-of-system': ({ unknowns }, working, at) =>
    unknowns === (barOf(working) ?? (rowsBefore(working, at).rows[0]?.length ?? 1) - 1),
  'entry-against-form': ({ row, column, entry, wanted, isBefore }, working, at) => {
    const own = isBefore ? rowsBefore(working, at).rows : rowsOf(working, at);
    if (own === null) return false;
    const found = own[row - 1]?.[column - 1];
    if (found === undefined || !equals(found, entry) || equals(entry, integer(wanted))) return false;
    const leads = own.map((cells) => cells.findIndex((value) => !isZero(value)) + 1);
    const isOfIdentity = rowsOf(working, at) === null && working.task.operation === 'inverse';
    if (isOfIdentity) return column <= own.length && wanted === (row === column ? 1 : 0);
    return wanted === 1 ? leads[row - 1] === column : leads.some((lead, index) => lead === column && index !== row - 1);
  },
  'rows-of-form': ({ rows, bar }, working, at) => {
    const own = rowsOf(working, at);
    const leads = rows.map((cells) => cells.findIndex((value) => !isZero(value)));
    const isReduced = leads.every(
      (lead, index) => lead < 0 || rows.every((cells, i) => equals(cells[lead], integer(i === index ? 1 : 0))),
    );
    const isSame =
      own !== null && own.length === rows.length && rank([...own, ...rows]) === rank(own) && rank(rows) === rank(own);
    return isReduced && isSame && bar === barOf(working);
  },
  'number-of-solutions': ({ solutions }, working, at) => {
    const { left, whole, unknowns } = isRankOfSystem(working, at);
    const isSolvable = left === whole;
    return solutions === (isSolvable ? (left === unknowns ? 'one' : 'infinitely-many') : 'none');
  },
  'rank-of-matrix': ({ rank: value }, working, at) => rank(rowsBefore(working, at).rows) === value,
  calculation: isRightCalculation,
  'right-value': ({ value }, working, at) => isWanted(value, working, at) && !isLineValue(working, at, value),
  'right-matrix': ({ rows, factor }, working, at) => {
    const whole = factor === null ? rows : rows.map((cells) => cells.map((entry) => times(factor, entry)));
    const line = working.lines[at];
    // Of a projection the factor is what is wrong, and the vector is that of the task.
    const vectors = working.task.operation === 'projection' ? vectorsOf(working.task) : null;
    const isOfVector = vectors !== null && bothWays(vectors.v).some((grid) => sameGrid(grid, rows));
    const isFactor =
      factor === null || isOfVector || (line !== undefined && same(factorOf(line, working.task) ?? [], factor));
    return (
      isFactor &&
      wantedAt(working, at).some((wanted) => sameGrid(rowsIn(wanted), whole)) &&
      !gridsAt(working, at).some((own) => sameGrid(own, whole))
    );
  },
  'right-entry': ({ row, column, value }, working, at) =>
    likelyAt(working, at).some((right) => {
      const wanted = right[row - 1]?.[column - 1];
      return wanted !== undefined && same(wanted, value) && isOtherEntry(right, working, at, row, column);
    }),
  'right-line': ({ calculation }, working, at) => {
    const value =
      calculation.kind === 'written'
        ? numberIn(valueOf(calculation.term, working.task))
        : valueOfCalculation(calculation, working, at);
    const ofLetters = calculation.kind === 'written' && value === null ? valueOf(calculation.term, working.task) : null;
    const grid = ofLetters === null ? null : rowsIn(ofLetters);
    if (grid !== null)
      return (
        wantedAt(working, at).some((wanted) => sameGrid(rowsIn(wanted), grid)) &&
        !gridsAt(working, at).some((own) => sameGrid(own, grid))
      );
    return value !== null && isNumber(value) && isWanted(value, working, at) && !isLineValue(working, at, value);
  },
  'right-size': ({ rows, columns }, working, at) =>
    wantedAt(working, at).some((wanted) => {
      const right = rowsIn(wanted);
      const isOther = gridsAt(working, at).every(
        (own) => own.length !== right.length || own[0]?.length !== right[0]?.length,
      );
      return right.length === rows && right[0]?.length === columns && isOther;
    }),
  'entry-from-cofactor': ({ row, column, struck, calculation }, working, at) => {
    const a = taskGrid(working.task);
    const isMinor =
      calculation.kind === 'determinant' && sameGrid(calculation.matrix, without(a, struck.row - 1, struck.column - 1));
    return (
      isMinor &&
      likelyAt(working, at).some((right) => {
        const wanted = right[row - 1]?.[column - 1];
        const value =
          calculation.kind === 'determinant' ? times(calculation.outer, determinant(calculation.matrix)) : null;
        const isOther = isOtherEntry(right, working, at, row, column);
        return value !== null && wanted !== undefined && same(wanted, value) && isOther;
      })
    );
  },
  'adjugate-of-two-rows': ({ matrix, isDivided }, working, at) => {
    const role = working.lines[at]?.role;
    return sameGrid(matrix, taskGrid(working.task)) && matrix.length === 2 && isDivided === (role !== 'adjugate');
  },
  'entry-of-transpose': ({ row, column, of }, working, at) => {
    const last = of === 'A' ? taskGrid(working.task) : gridsAt(working, at - 1)[0];
    if (last === undefined) return false;
    // It is the first one that is wrong.
    const wrong = turned(last).flatMap((cells, i) =>
      cells.flatMap((wanted, j) => {
        const found = entryAt(working, at, i, j);
        return found !== null && !same(wanted, found) ? [[i + 1, j + 1] as const] : [];
      }),
    );
    return wrong[0]?.[0] === row && wrong[0][1] === column;
  },
  'sign-of-cofactor': ({ row, column }, working, at) => {
    const minor = gridsAt(working, at - 1)[0]?.[row - 1]?.[column - 1];
    const found = entryAt(working, at, row - 1, column - 1);
    const wanted = minor === undefined || (row + column) % 2 === 0 ? minor : negated(minor);
    return wanted !== undefined && found !== null && !same(wanted, found);
  },
  'values-of-group': ({ axis, index, values }, working) => isGroup(axis, index, values, working),
  'sorted-values': ({ axis, index, values }, working) => {
    const isSorted = values.every((value, place) => place === 0 || compare(values[place - 1], value) <= 0);
    const group = groupOf(axis, index, working).map(numberOf);
    return (
      isSorted &&
      isPermuted(
        values,
        group.filter((value): value is Rational => value !== null),
      )
    );
  },
  'statistic-of-group': ({ axis, index, calculation }, working, at) => {
    const value = valueOfCalculation(calculation, working, at);
    const values = calculation.kind === 'terms' ? calculation.terms : 'values' in calculation ? calculation.values : [];
    const isOwn = isGroup(axis, index, values, working);
    return (
      isOwn &&
      value !== null &&
      isNumber(value) &&
      likelyAt(working, at).some((right) => {
        const wanted = right.flat()[axis === 'mat' ? 0 : index - 1];
        return wanted !== undefined && same(wanted, value);
      })
    );
  },
  'two-products': ({ matrix }, working, at) =>
    matrix.length === 2 &&
    isSquare(matrix) &&
    isWanted(determinant(matrix), working, at) &&
    isKnownGrid(matrix, working, at),
  'products-of-sarrus': ({ matrix }, working, at) =>
    matrix.length === 3 &&
    isSquare(matrix) &&
    isWanted(determinant(matrix), working, at) &&
    isKnownGrid(matrix, working, at),
  'diagonal-entries': ({ values }, { task }) => {
    const a = taskGrid(task);
    return values.length === a.length && values.every((value, k) => same(value, a[k][k]));
  },
  'term-of-line-before': ({ term }, working, at) => {
    const value = numberIn(valueOf(term, working.task));
    const before = working.lines[working.lines[at]?.from ?? at - 1]?.content;
    const own = working.lines[at]?.content;
    if (value === null || before?.kind !== 'expression' || own?.kind !== 'expression') return false;
    const isTerm = signedTerms(before.term).some((other) => isSameTerm(other, term));
    const parts = signedTerms(own.term).map((part) => numberIn(valueOf(part, working.task)));
    const place = signedTerms(before.term).findIndex((other) => isSameTerm(other, term));
    const found = parts[place] ?? null;
    return isTerm && (found === null || !same(found, value));
  },
  'value-of-part': isValueOfPart,
  'multiply-out': ({ product, polynomial }, working, at) => {
    const content = working.lines[at]?.content;
    const isOwn = content?.kind === 'expression' && isSameTerm(content.term, product);
    return isOwn && isWanted(polynomial, working, at) && !isLineValue(working, at, polynomial);
  },
  'factor-in-front': ({ matrix }, working, at) => {
    const content = working.lines[at]?.content;
    return (
      content?.kind === 'matrix' && isSameTerm({ kind: 'matrix', rows: matrix }, { kind: 'matrix', rows: content.rows })
    );
  },
  'number-in-front': ({ matrix, number }, working, at) => {
    const content = working.lines[at]?.content;
    const rows = content?.kind === 'matrix' ? gridIn(content.rows, working.task) : null;
    const isOwn =
      content?.kind === 'matrix' &&
      isSameTerm({ kind: 'matrix', rows: matrix }, { kind: 'matrix', rows: content.rows });
    return isOwn && rows !== null && isWanted(times(number, determinant(rows)), working, at);
  },
  'determinant-of-line': ({ given, right }, working, at) => {
    const own = numberAt(working, at);
    return own !== null && same(own, given) && isWanted(right, working, at) && !same(given, right);
  },
  'roots-wanted': ({ polynomial }, working, at) =>
    polynomialsAt(working, at).some((other) => areProportional(other, polynomial)),
  'eigenvalues-are-roots': ({ polynomial }, working, at) =>
    polynomialsAt(working, at).some((other) => areProportional(other, polynomial)),
  roots: ({ roots }, working, at) => {
    const product = times(...roots.map((root) => minus(LAMBDA, poly(root))));
    return polynomialsAt(working, at).some((polynomial) => areProportional(product, polynomial));
  },
  'other-vector-wanted': ({ matrix }, working, at) =>
    isMatrixToZero(matrix, working, at) &&
    gridsAt(working, at).some((columns) => turned(columns).some((column) => column.every(isNil))),
  'matrix-times-own-vector': ({ matrix, vector }, working, at) => {
    const grid = bareMatrix(working.lines[at], working.task);
    const own = grid === null ? null : numbersOf(grid);
    const columns = own?.[0].map((_, column) => own.map((row) => row[column])) ?? [];
    const isOwn = [...(own ?? []), ...columns].some((one) => sameRow(one, vector));
    return isOwn && sameRows(matrix, rowsBefore(working, at).rows) && !isKernelVector(matrix, vector);
  },
  'vectors-wanted': ({ columns, pivots }, working, at) => {
    const { rows } = rowsBefore(working, at);
    return columns === rows[0].length && pivots === rank(rows);
  },
  'basis-of-null-space': ({ vectors }, working, at) => {
    const { rows } = rowsBefore(working, at);
    const isFull =
      vectors.length === rows[0].length - rank(rows) && (vectors.length === 0 || rank(vectors) === vectors.length);
    return isFull && vectors.every((vector) => isKernelVector(rows, vector)) && !areOwnVectors(vectors, working, at);
  },
  'entries-of-vectors': ({ asked, entries }, { task }) =>
    isAsked(asked, task) && entries === (asked === 'row' ? task.a[0].length : task.a.length),
  'vectors-of-span': ({ asked, pivots }, working, at) =>
    isAsked(asked, working.task) && pivots === rank(rowsBefore(working, at).rows),
  'lines-to-take': ({ asked, places }, working, at) => {
    const { rows } = rowsBefore(working, at);
    const pivots = rows[0].flatMap((_, column) => (isPivot(rows, column) ? [column + 1] : []));
    return isAsked(asked, working.task) && pivots.join() === places.join();
  },
  'echelon-rows': ({ asked, count }, { task }) =>
    isAsked(asked, task) && count === rank(task.a.map((row) => row.map(exact))),
  'basis-of-span': ({ asked, vectors }, working, at) => {
    const { rows } = rowsBefore(working, at);
    const isIndependent = vectors.length === rank(rows) && (vectors.length === 0 || rank(vectors) === vectors.length);
    if (!isAsked(asked, working.task) || !isIndependent || areOwnVectors(vectors, working, at)) return false;
    const columns = linesOf(working.task, asked);
    return areSpannedBy(vectors, rows) || vectors.every((vector) => columns.some((line) => sameRow(line, vector)));
  },
  'factor-of-projection': ({ u, v }, { task }) => {
    const given = task.operation === 'projection' ? vectorsOf(task) : null;
    return given !== null && isSameVector(u, given.u) && isSameVector(v, given.v);
  },
  'matrix-times-vector': ({ matrix }, working, at) => isMatrixToZero(matrix, working, at),
  eigenvector: ({ vector }, working, at) => isKernel(vector, working, at),
};

function withoutZeros(value: ReadonlyMap<string, Rational>): ReadonlyMap<string, Rational> {
  return new Map([...value].filter(([, factor]) => !isZero(factor)));
}

function isSlipOfForm(rows: Rows, working: Working, at: number): boolean {
  return isSlip({ slip: 'E38', facts: {}, origin: { kind: 'form', rows } }, working, at);
}

/** The entries that columns have in each row, or rows in each column, of the task's matrix. */
function linesAcross(of: 'column' | 'row', { task }: Working): readonly (readonly Rational[])[] {
  const rows = task.a.map((row) => row.map(exact));
  return of === 'column' ? rows : rows[0].map((_, column) => rows.map((row) => row[column]));
}

function isOwnRelation(factors: readonly Rational[], working: Working, at: number): boolean {
  return sameRow(rowsOf(working, at)?.[0], factors);
}
