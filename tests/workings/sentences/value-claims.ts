// Whether a line of values comes about by a slip, as a statement claims: from numbers that stand in the task or in earlier lines.

import { compare, integer, type Rational } from '@matrixsteps/engine/exact/rational.ts';
import type { Origin, SlipClaim } from '@matrixsteps/engine/feedback/statements/statement.ts';
import type { CaseKind, CaseOf, ValueCase } from '@matrixsteps/engine/feedback/values/cases.ts';
import type { Working } from '@matrixsteps/engine/feedback/working.ts';
import type { Term } from '@matrixsteps/notation/term.ts';
import {
  adjugate,
  chequered,
  determinant,
  each,
  type Grid,
  inverse,
  isSquare,
  minors,
  minus,
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
  UNIT,
  width,
  without,
} from './arithmetic.ts';
import { DETERMINANT_SLIPS } from './determinant-slips.ts';
import { MATRIX_SLIPS } from './matrix-slips.ts';
import { factorsOf, isSameVector, VECTOR_SLIPS, vectorsOf } from './vector-slips.ts';
import {
  bareMatrix,
  exact,
  factorOf,
  numberIn,
  oncePerLine,
  rowsIn,
  secondGrid,
  taskGrid,
  valueOf,
} from './reading.ts';
import type { SlipGives } from './value-slip.ts';

/** Grids and numbers that stand in a task and in the lines before one. */
export interface Known {
  readonly grids: readonly Grid[];
  readonly numbers: readonly Poly[];
  /** What the lines before hold, and single cells of them. */
  readonly terms: readonly Term[];
  readonly factors: readonly Poly[];
}

const LARGEST_POWER = 24;

export function partsOf(term: Term): readonly Term[] {
  switch (term.kind) {
    case 'number':
    case 'name':
      return [term];
    case 'sum':
      return [term, ...term.terms.flatMap(partsOf)];
    case 'product':
      return [term, ...term.factors.flatMap(partsOf)];
    case 'quotient':
      return [term, ...partsOf(term.over), ...partsOf(term.under)];
    case 'power':
      return [term, ...partsOf(term.base), ...partsOf(term.exponent)];
    case 'matrix':
      return [term, ...term.rows.flat().flatMap(partsOf)];
    default:
      return [term, ...partsOf(term.of)];
  }
}

function powersOf(a: Grid, exponent: number): readonly Grid[] {
  const powers = [a];
  for (let k = 2; k <= Math.min(exponent, LARGEST_POWER); k += 1) {
    const next = multiplied(powers[powers.length - 1], a);
    if (next === null) break;
    powers.push(next);
  }
  return powers;
}

/** Sums of the products of entries and cofactors along each row and column. */
function expanded(a: Grid, cofactors: Grid): readonly Poly[] {
  if (!sameSize(a, cofactors)) return [];
  const products = each(a, (entry, i, j) => times(entry, cofactors[i][j]));
  return [...products, ...turned(products)].map((line) => plus(...line));
}

/** The two rows, two columns each, whose determinants are the entries of a cross product. */
function crossMinors(task: Working['task']): readonly Grid[] {
  const ofTask = task.operation === 'cross' ? vectorsOf(task) : null;
  if (ofTask === null) return [];
  return [
    [1, 2],
    [2, 0],
    [0, 1],
  ].map(([j, k]) => [ofTask.u, ofTask.v].map((vector) => [vector[j], vector[k]]));
}

/** The vectors of the task and of the lines, as rows and as columns. */
function ownVectors(task: Working['task'], ofLines: readonly Grid[]): readonly Grid[] {
  const ofTask = vectorsOf(task);
  return ofTask === null ? [] : [[ofTask.u], [ofTask.v], ...ofLines].flatMap((rows) => [rows, turned(rows)]);
}

export const knownAt = oncePerLine(collected);

function collected(working: Working, at: number): Known {
  const { task } = working;
  const a = taskGrid(task);
  const b = secondGrid(task);
  const lines = working.lines.slice(0, at);
  const terms = lines.flatMap(({ content }): readonly Term[] => {
    if (content.kind === 'matrix') return content.rows.flat();
    if (content.kind === 'entries') return content.entries.map(({ term }) => term);
    return content.kind === 'expression' ? [content.term] : [];
  });
  const inTerms = [...terms, ...(task.of === null ? [] : [task.of])]
    .flatMap(partsOf)
    .flatMap((term) => valueOf(term, task) ?? []);
  const ofLines = lines.flatMap((line) => {
    const bare = bareMatrix(line, task);
    const factor = factorOf(line, task);
    return bare === null ? [] : [bare, ...(factor === null ? [] : [each(bare, (entry) => times(factor, entry))])];
  });
  const eigenvalue = task.eigenvalue === null ? null : poly(exact(task.eigenvalue));
  const ofTask = [a, ...(b === null ? [] : [b])];
  const square = isSquare(a) ? [minusLambda(a), each(minusLambda(a), negated)] : [];
  const shifted =
    eigenvalue === null || !isSquare(a) ? [] : [each(a, (entry, i, j) => (i === j ? minus(entry, eigenvalue) : entry))];
  const isByHand = a.length <= 6 && a[0].length <= 6;
  const small = isSquare(a) && isByHand ? a.flatMap((_, i) => a.map((__, j) => without(a, i, j))) : [];
  const stages =
    task.operation === 'inverse' && isSquare(a) && isByHand ? [minors(a), chequered(minors(a)), adjugate(a)] : [];
  const owned = [...stages, ...ofLines].flatMap((rows) => [
    rows,
    chequered(rows),
    turned(rows),
    chequered(turned(rows)),
  ]);
  const inverses = isByHand ? present(ofTask.map(inverse)) : [];
  const grids = [
    ...ofTask,
    ...inTerms.flatMap((value) => (value.kind === 'matrix' ? [value.rows] : [])),
    ...square,
    ...shifted,
    ...small,
    ...owned,
    ...inverses,
    ...crossMinors(task),
    ...ownVectors(task, ofLines),
    ...(task.exponent === null ? [] : powersOf(a, task.exponent)),
  ];
  const determinants = [a, ...ofLines].filter((rows) => isSquare(rows) && isByHand).map(determinant);
  const numbers = [
    ...present(inTerms.map(numberIn)),
    ...determinants,
    ...(square.length > 0 && isByHand ? square.map(determinant) : []),
    ...present(lines.map((_, index) => numberAt(working, index))),
    ...[...stages, ...ofLines].flatMap((rows) => [...expanded(a, rows), ...expanded(a, turned(rows))]),
  ];
  const factors = present(lines.map((line) => factorOf(line, task)));
  return { grids, numbers, terms, factors };
}

function present<T>(values: readonly (T | null)[]): readonly T[] {
  return values.filter((value) => value !== null);
}

/** The number that a line stands for: a matrix in a working for a determinant is its determinant. */
export function numberAt(working: Working, at: number): Poly | null {
  const line = working.lines[at];
  const { task } = working;
  const factor = line === undefined ? null : factorOf(line, task);
  if (line === undefined || factor === null) return null;
  if (line.content.kind === 'expression') {
    const value = numberIn(valueOf(line.content.term, task));
    return value === null ? null : times(factor, value);
  }
  const bare = bareMatrix(line, task);
  if (bare === null) return null;
  if (task.operation === 'determinant') return isSquare(bare) ? times(factor, determinant(bare)) : null;
  return bare.length === 1 && width(bare) === 1 ? times(factor, bare[0][0]) : null;
}

/** The matrix that a line stands for, in each form in which it may be meant. */
export function gridsAt(working: Working, at: number): readonly Grid[] {
  const line = working.lines[at];
  const { task } = working;
  if (line === undefined) return [];
  if (line.content.kind === 'values') {
    const terms = line.content.values.flatMap((item) => item.terms);
    const values = terms.map((term) => numberIn(valueOf(term, task)));
    if (!values.every((value) => value !== null)) return [];
    const numbers = values.map(numberOf);
    const sorted = numbers.every((value): value is Rational => value !== null)
      ? [[numbers.toSorted(compare).map(poly)]]
      : [];
    return [...sorted, turned([values])];
  }
  const factor = factorOf(line, task);
  const written = line.content.kind === 'expression' ? valueOf(line.content.term, task) : null;
  const rows = written === null ? bareMatrix(line, task) : rowsIn(written);
  if (rows === null || factor === null) return [];
  const own = each(rows, (entry) => times(factor, entry));
  // A vector, and one number for each group, may stand in a row or in a column.
  const isTurned = task.operation === 'eigenvectors' || task.operation.includes('-');
  const isLine = isTurned && (own.length === 1 || width(own) === 1);
  return isLine ? [own, turned(own)] : [own];
}

/** The entry of a line at a place, from 0. */
export function entryAt(working: Working, at: number, row: number, column: number): Poly | null {
  const line = working.lines[at];
  if (line?.content.kind === 'entries') {
    const entry = line.content.entries.find((one) => one.row === row + 1 && one.column === column + 1);
    return entry === undefined ? null : numberIn(valueOf(entry.term, working.task));
  }
  const fitting = gridsAt(working, at).find((rows) => rows[row]?.[column] !== undefined);
  return fitting?.[row][column] ?? null;
}

/** Whether a line is this value; of a line of single entries these alone are compared. */
export function isLineValue(working: Working, at: number, value: Poly | Grid): boolean {
  if (!isGrid(value)) {
    const number = numberAt(working, at);
    return number !== null && same(number, value);
  }
  const content = working.lines[at]?.content;
  if (content?.kind !== 'entries') return gridsAt(working, at).some((rows) => sameGrid(rows, value));
  return content.entries.every(({ row, column, term }) => {
    const wanted = value[row - 1]?.[column - 1];
    const found = numberIn(valueOf(term, working.task));
    return wanted !== undefined && found !== null && same(wanted, found);
  });
}

function isGrid(value: Poly | Grid): value is Grid {
  return value.some((item) => Array.isArray(item));
}

const CHECKS: readonly { readonly [id: string]: SlipGives }[] = [DETERMINANT_SLIPS, MATRIX_SLIPS, VECTOR_SLIPS];

export const VALUE_SLIP_IDS: readonly string[] = CHECKS.flatMap((table) => Object.keys(table));

type ValueOrigin = Extract<Origin, { readonly kind: 'values' }>;

export function isValueSlip(
  { slip, facts }: SlipClaim,
  { calculations }: ValueOrigin,
  working: Working,
  at: number,
): boolean {
  const [first] = calculations;
  if (first === undefined) return false;
  const isPlaced = first.place === null || slip === 'D8' || isPlace(first.place, facts);
  return (
    isPlaced &&
    calculations.every(({ situation, place }) => {
      if (!isKnownCase(situation, working, at, place)) return false;
      const values = CHECKS.flatMap((table) => given(table[slip] ?? {}, situation, facts, working));
      if (place === null)
        return values.some((value) => isLineValue(working, at, value)) || isListOfRoots(slip, situation);
      const found = entryAt(working, at, place.row, place.column);
      return found !== null && values.some((value) => !isGrid(value) && same(value, found));
    })
  );
}

/** Roots that are no fractions are compared by the polynomial that has them. */
function isListOfRoots(slip: string, situation: ValueCase): boolean {
  return slip === 'C6' &&
    situation.kind === 'eigenvalues' &&
    situation.found.length === 0 &&
    situation.value.kind === 'scalar'
    ? MATRIX_SLIPS['C6'].eigenvalues?.(situation, {}, () => null).length === 1
    : false;
}

/** Of a minor the sentence names a place of its own. */
function isPlace(place: NonNullable<Place>, { row, column }: SlipClaim['facts']): boolean {
  return row === place.row + 1 && column === place.column + 1;
}

function given<K extends CaseKind>(
  table: SlipGives,
  situation: CaseOf<K>,
  facts: SlipClaim['facts'],
  { task }: Working,
): readonly (Poly | Grid)[] {
  const gives: SlipGives[K] = table[situation.kind];
  return gives === undefined ? [] : gives(situation, facts, (term) => numberIn(valueOf(term, task)));
}

type Place = { readonly row: number; readonly column: number } | null;

function isUnit(value: Poly): boolean {
  return same(value, UNIT) || same(value, negated(UNIT));
}

/** Whether what the calculation starts from stands in the task or in the lines before. */
function isKnownCase(situation: ValueCase, working: Working, at: number, place: Place): boolean {
  const { task } = working;
  const known = knownAt(working, at);
  const isGridKnown = (rows: Grid): boolean => known.grids.some((other) => sameGrid(rows, other));
  const isNumberKnown = (value: Poly): boolean => known.numbers.some((other) => same(value, other));
  switch (situation.kind) {
    case 'determinant': {
      const { matrix, outer } = situation;
      const isFactor = isUnit(outer) || known.factors.some((factor) => same(factor, outer));
      return isGridKnown(matrix) && (isFactor || isNumberKnown(times(outer, determinant(matrix))));
    }
    case 'determinant-of-multiple':
      return isGridKnown(situation.matrix) && isNumberKnown(situation.factor);
    case 'determinant-of-sum': {
      const { a, b, negative } = situation;
      const isSum = task.of?.kind === 'sum' && task.of.terms.some(({ kind }) => kind === 'negative') === negative;
      return isGridKnown(a) && isGridKnown(b) && isSum;
    }
    case 'continuation':
      return (
        sameGrid(situation.names.a, taskGrid(task)) && known.terms.some((term) => isSameTerm(term, situation.before))
      );
    case 'reduction': {
      const { factor, matrix, nextMatrix } = situation;
      const line = working.lines[at];
      const own = line === undefined ? null : bareMatrix(line, task);
      const isFactor = same(factor, UNIT) || known.factors.some((other) => same(factor, other));
      return isFactor && isGridKnown(matrix) && own !== null && sameGrid(own, nextMatrix);
    }
    case 'product':
    case 'inverse-of-product':
      return isGridKnown(situation.a) && isGridKnown(situation.b);
    case 'sum':
      return isGridKnown(situation.a) && isGridKnown(situation.b) && situation.negative === isDifference(working);
    case 'pair-cell': {
      const { a, b, negative, row, column } = situation;
      const isAtPlace =
        place !== null && ((row === place.row && column === place.column) || task.operation === 'expression');
      return isGridKnown(a) && isGridKnown(b) && negative === isDifference(working) && isAtPlace;
    }
    case 'power':
      return (
        isGridKnown(situation.a) &&
        (situation.exponent === 2 || situation.exponent === task.exponent || task.of !== null)
      );
    case 'product-cell':
      return (
        (arePairsKnown(situation.pairs, known, task.scalar === null ? null : poly(exact(task.scalar))) ||
          isPartOfProjection(situation.pairs, working, at)) &&
        situation.others.every((parts) => areProductsKnown(parts, known))
      );
    case 'sum-cell':
      return areTermsKnown(situation.parts, working, known);
    case 'entry':
      return place === null
        ? isLineValue(working, at, situation.found)
        : same(entryAt(working, at, place.row, place.column) ?? [integer(0), integer(0), integer(1)], situation.found);
    case 'scaling': {
      const own = task.scalar === null ? null : poly(exact(task.scalar));
      return (
        isGridKnown(situation.a) && own !== null && same(own, situation.factor) && isOwn(situation.found, working, at)
      );
    }
    case 'multiple-of-identity':
      return isGridKnown(situation.a) && known.grids.some((rows) => isMultipleOfIdentity(rows, situation.added));
    case 'transposing':
    case 'trace':
    case 'charpoly':
      return isGridKnown(situation.a);
    case 'adjugate': {
      const { a, minors: own, cofactors, adjugate: last, determinant: by, found } = situation;
      return [a, own, cofactors, last].every(isGridKnown) && isNumberKnown(by) && isOwn(found, working, at);
    }
    case 'eigenvalues': {
      const { a, polynomial, echelon } = situation;
      return (
        isGridKnown(a) &&
        isNumberKnown(polynomial) &&
        isOwnList(situation, working, at) &&
        (echelon === null || isGridKnown(echelon)) &&
        areOwnRoots(situation, working, at)
      );
    }
    case 'dot':
    case 'cross':
    case 'cross-cell':
    case 'projection-factor':
    case 'projection':
      return isOfVectors(situation, working, at, place);
    case 'eigenvector':
      return isGridKnown(situation.shifted) && isOwn(situation.found, working, at);
    case 'statistic': {
      const { rows, means } = situation;
      const isMeanKnown =
        means === null ||
        known.grids.some((other) => sameGrid(other, [means]) || sameGrid(turned(other), [means])) ||
        (means.length === 1 && isNumberKnown(means[0]));
      return isGridKnown(rows) && isMeanKnown && isAsked(situation, working, at);
    }
  }
}

type VectorCase = CaseOf<'dot' | 'cross' | 'cross-cell' | 'projection-factor' | 'projection'>;

/** Whether a situation is about the vectors of the task, and its factor a number of the task or of the lines before. */
function isOfVectors(situation: VectorCase, working: Working, at: number, place: Place): boolean {
  const ofTask = vectorsOf(working.task);
  if (ofTask === null) return false;
  const isGiven = (vector: readonly Poly[]): boolean => [ofTask.u, ofTask.v].some((own) => isSameVector(own, vector));
  const isInOrder = isSameVector(situation.u, ofTask.u) && isSameVector(situation.v, ofTask.v);
  switch (situation.kind) {
    case 'dot':
      return isGiven(situation.u) && isGiven(situation.v);
    case 'cross':
    case 'projection-factor':
      return isInOrder;
    case 'cross-cell':
      return isInOrder && place !== null && situation.index === Math.max(place.row, place.column);
    case 'projection':
      return isInOrder && ownFactors(working, at).some((factor) => same(factor, situation.factor));
  }
}

/** The numbers that a vector may be multiplied by in a working for a projection. */
export function ownFactors(working: Working, at: number): readonly Poly[] {
  const ofTask = working.task.operation === 'projection' ? vectorsOf(working.task) : null;
  return ofTask === null ? [] : factorsOf(ofTask, knownAt(working, at).numbers);
}

function isAsked({ statistic, axis, divisor }: CaseOf<'statistic'>, { task, lines }: Working, at: number): boolean {
  const [asked = '', name = ''] = task.operation.split('-');
  const isMean = lines[at]?.role === 'mean' && statistic === 'mean';
  return asked.startsWith(axis) && (isMean || name.startsWith(statistic)) && divisor === task.divisor;
}

/** A factor of a projection, and an entry of the vector that is projected on. */
function isPartOfProjection(pairs: CaseOf<'product-cell'>['pairs'], working: Working, at: number): boolean {
  const [[factor, entry]] = pairs;
  const isFactor = ownFactors(working, at).some((own) => same(own, factor));
  return pairs.length === 1 && isFactor && (vectorsOf(working.task)?.v ?? []).some((own) => same(own, entry));
}

function isOwnList({ value, withRoots }: CaseOf<'eigenvalues'>, working: Working, at: number): boolean {
  return value.kind === 'matrix' ? isOwn(value.rows, working, at) : same(value.value, withRoots);
}

function areOwnRoots({ found, withRoots }: CaseOf<'eigenvalues'>, working: Working, at: number): boolean {
  if (found.length > 0) {
    const product = times(...found.map((root) => minus([integer(0), integer(1)], poly(root))));
    return same(product, withRoots) && isOwn([found.map(poly)], working, at);
  }
  const content = working.lines[at]?.content;
  const count = content?.kind === 'values' ? content.values.flatMap(({ terms }) => terms).length : 0;
  return withRoots.length === count + 1 && areNumericRoots(withRoots, working, at);
}

/** Square roots are compared as floating-point numbers. */
function areNumericRoots(polynomial: Poly, working: Working, at: number): boolean {
  const content = working.lines[at]?.content;
  if (content?.kind !== 'values') return false;
  return content.values
    .flatMap(({ terms }) => terms)
    .every((term) => {
      const x = floatOf(term);
      const sizes = polynomial.map(
        (value, degree) => (Number(value.numerator) / Number(value.denominator)) * x ** degree,
      );
      const scale = sizes.reduce((most, size) => Math.max(most, Math.abs(size)), 1);
      return Math.abs(sizes.reduce((total, size) => total + size, 0)) < 1e-9 * scale;
    });
}

function floatOf(term: Term): number {
  switch (term.kind) {
    case 'number':
      return Number(term.value.numerator) / Number(term.value.denominator);
    case 'negative':
      return -floatOf(term.of);
    case 'sum':
      return term.terms.reduce((total, part) => total + floatOf(part), 0);
    case 'product':
      return term.factors.reduce((total, part) => total * floatOf(part), 1);
    case 'quotient':
      return floatOf(term.over) / floatOf(term.under);
    case 'power':
      return floatOf(term.base) ** floatOf(term.exponent);
    case 'square-root':
      return Math.sqrt(floatOf(term.of));
    default:
      return Number.NaN;
  }
}

function isOwn(found: Grid, working: Working, at: number): boolean {
  return working.lines[at]?.content.kind === 'entries' || gridsAt(working, at).some((rows) => sameGrid(rows, found));
}

function isDifference({ task }: Working): boolean {
  if (task.operation === 'subtract' || task.operation === 'projection') return true;
  return task.of !== null && partsOf(task.of).some(({ kind }) => kind === 'negative');
}

function isMultipleOfIdentity(rows: Grid, by: Poly): boolean {
  return rows.every((row, i) =>
    row.every((entry, j) => same(entry, i === j ? by : []) || same(entry, i === j ? negated(by) : [])),
  );
}

function isAmong(lines: readonly (readonly Poly[])[], line: readonly Poly[]): boolean {
  return lines.some((other) => sameGrid([other], [line]));
}

/** Whether the pairs are a row of one matrix with a column of another; or one entry with an entry or with a number. */
function arePairsKnown(pairs: CaseOf<'product-cell'>['pairs'], { grids }: Known, scalar: Poly | null): boolean {
  const [rows, columns] = [grids.flat(), grids.flatMap(turned)];
  const [xs, ys] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)];
  if (isAmong(rows, xs) && isAmong(columns, ys)) return true;
  const entries = grids.flat(2);
  const isEntry = (value: Poly): boolean => entries.some((entry) => same(entry, value));
  return pairs.length === 1 && isEntry(ys[0]) && (isEntry(xs[0]) || (scalar !== null && same(xs[0], scalar)));
}

/** Whether the numbers are the products for an entry of a product of two matrices. */
function areProductsKnown(parts: readonly Poly[], { grids }: Known): boolean {
  const rows = grids.flat().filter((row) => row.length === parts.length);
  const columns = grids.flatMap(turned).filter((column) => column.length === parts.length);
  return rows.some((row) => columns.some((column) => parts.every((part, k) => same(part, times(row[k], column[k])))));
}

/** Whether the numbers are the terms of a sum that stands before, a diagonal, or a row or column of the task. */
function areTermsKnown(parts: readonly Poly[], { task }: Working, { grids, terms }: Known): boolean {
  const lists = [
    ...grids.flatMap((rows) => [...rows, ...turned(rows), rows.flat(), rows.flatMap((row, k) => row.slice(k, k + 1))]),
    ...terms.map((term) => signedTerms(term, false, task)),
  ];
  return lists.some((list) => sameGrid([list], [parts]));
}

function signedTerms(term: Term, isMinus: boolean, task: Working['task']): readonly Poly[] {
  if (term.kind === 'sum') return term.terms.flatMap((part) => signedTerms(part, isMinus, task));
  if (term.kind === 'negative') return signedTerms(term.of, !isMinus, task);
  const value = numberIn(valueOf(term, task));
  return value === null ? [] : [isMinus ? negated(value) : value];
}

export function isSameTerm(x: Term, y: Term): boolean {
  return jsonOf(x) === jsonOf(y);
}

function jsonOf(term: Term): string {
  return JSON.stringify(term, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}
