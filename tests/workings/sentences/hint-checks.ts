// Whether what a hint claims of a line is true: one check for each kind of hint.

import { equals, isZero, ONE, type Rational } from '@matrixsteps/engine/exact/rational.ts';
import type { Calculation, HintFacts, Meant } from '@matrixsteps/engine/feedback/statements/statement.ts';
import type { Working } from '@matrixsteps/engine/feedback/working.ts';
import type { LineOperation } from '@matrixsteps/notation/term.ts';
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
} from './arithmetic.ts';
import { holds, isConsistent, isPermuted, isWhole, numbersAt, solves, systemsBefore, valuesAt } from './conclusions.ts';
import {
  bareMatrix,
  barOf,
  exact,
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
import { entryAt, isLineValue, isSameTerm, knownAt, numberAt, gridsAt } from './value-claims.ts';
import { isWrongValue, likelyAt, shifted, wantedAt } from './wanted.ts';

type Check<K extends keyof HintFacts> = (facts: HintFacts[K], working: Working, at: number) => boolean;

type PlacedLine = HintFacts['row-of-line'];

const isLine = (line: number, at: number): boolean => line === at + 1;

/** Whether the row is wrong: by what was meant, by the rows that it must be made of, or by what the line should be. */
function isWrongRow({ line, row, meant }: PlacedLine, working: Working, at: number): boolean {
  if (!isLine(line, at)) return false;
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
  if (content.kind === 'matrix') return rows !== null && isOtherMatrix(working, at, rows);
  if (content.kind === 'values') return isNoSolution(working, at);
  return content.kind !== 'claim' || !isTrueClaim(working, at);
}

function isOtherMatrix(working: Working, at: number, written: Rows): boolean {
  const { rows: before } = rowsBefore(working, at);
  const isEquivalent = written.every((row) => isSpanned(row, before)) && rank(written) === rank(before);
  const named = working.lines[at]?.operations ?? [];
  const placed = named.flatMap((one): readonly LineOperation[] => (one.kind === 'on-columns' ? [] : [one]));
  const made = replayed(before, placed);
  const isNamedOtherwise = named.length > 0 && (made === null || !sameRows(made, written));
  return !isEquivalent || (isNamedOtherwise && working.policy.namedOperations === 'must-match');
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

/** Whether the rows of a calculation are those before the line; without what was meant it is the calculation of a next step. */
function isOfRow(row: number, entries: Row, meant: Meant | null): boolean {
  return meant !== null && sameRow(meant.before[row - 1], entries);
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
  const entries = [...grids.flat(2), ...(working.task.scalar === null ? [] : [poly(exact(working.task.scalar))])];
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

export const HINT_CHECKS: { readonly [K in keyof HintFacts]: Check<K> } = {
  'does-not-follow': ({ line, from, part }, working, at) => {
    const start = working.lines[at]?.from ?? at - 1;
    const isPart = part === (working.lines[at]?.part ?? null);
    return isPart && isLine(line, at) && from === (start < 0 ? null : start + 1) && isUnfounded(working, at);
  },
  'not-finished': ({ line }, working, at) => {
    const written = rowsOf(working, at);
    return isLine(line, at) && written !== null && isSlipOfForm(written, working, at);
  },
  'row-of-line': isWrongRow,
  'operations-of-line': ({ line, count }, working, at) =>
    isLine(line, at) && working.lines[at]?.operations.length === count,
  'claim-of-line': ({ line }, working, at) => isLine(line, at) && working.lines[at]?.content.kind === 'claim',
  'terms-of-line': ({ line }, working, at) => {
    const content = working.lines[at]?.content;
    const term = content?.kind === 'expression' ? content.term : null;
    return isLine(line, at) && (term?.kind === 'sum' || (term?.kind === 'negative' && term.of.kind === 'sum'));
  },
  'entries-of-line': ({ line }, working, at) => isLine(line, at) && working.lines[at]?.content.kind === 'matrix',
  'calculation-of-line': ({ line }, working, at) => isLine(line, at) && at < working.lines.length,
  'entry-of-line': ({ asked, ...facts }, working, at) =>
    isWrongEntry(facts, working, at) && (asked === null || isSlip(asked, working, at)),
  'question-of-slip': ({ asked }, working, at) => isSlip(asked, working, at),
  'question-of-several': ({ line }, _, at) => isLine(line, at),
  'row-once-more': isWrongRow,
  'line-once-more': ({ line }, working, at) => isLine(line, at) && at < working.lines.length,
  'row-is-copied': ({ operation, ...facts }, working, at) => {
    const { row, meant } = facts;
    const isOwn = meant !== null && sameRow(rightRows(meant, working, at)?.[row - 1], meant.before[row - 1]);
    return isOwn && isOperationOf(operation, meant, working, at) && isWrongRow(facts, working, at);
  },
  'rows-change-places': ({ first, second, meant }, working, at) =>
    isOperationOf({ kind: 'swap', rows: [first, second] }, meant, working, at),
  'row-combined': ({ target, source, keep, factor, rows: [x, y], meant }, working, at) =>
    isOperationOf({ kind: 'add', target, source, factor, targetFactor: keep }, meant, working, at) &&
    isOfRow(target, x, meant) &&
    isOfRow(source, y, meant),
  'row-multiplied': ({ row, factor, entries, meant }, working, at) =>
    isOperationOf({ kind: 'scale', row, factor }, meant, working, at) && isOfRow(row, entries, meant),
  'right-row': isRightRow,
  'spanned-row': ({ row, columns, entries }, working, at) => {
    const stand = standAt(working, at);
    const own = stand?.written[row - 1];
    if (stand === null || own === undefined) return false;
    const kept = stand.before.map((line) => columns.map((column) => line[column - 1]));
    const isKept = columns.every(
      (column) => own[column - 1] !== undefined && equals(own[column - 1], entries[column - 1]),
    );
    // The entries in these columns fix the row where the columns have the rank of the whole.
    const isOnly =
      columns.length === rank(stand.before) &&
      kept.every((line) => line.every((value) => value !== undefined)) &&
      rank(kept) === columns.length;
    return isKept && isOnly && isSpanned(entries, stand.before) && !isSpanned(own, stand.before);
  },
  'values-put-into-row': ({ row, factors, values, right }, working, at) => {
    const system = systemRow(row, values.length, working, at);
    if (system === undefined || !sameRow(system, [...factors, right])) return false;
    const given = values.map((value) => new Map([['', value]]));
    return isPermuted(values, numbersAt(working, at)) && !holds(system, given.map(withoutZeros));
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
  solution: ({ values }, working, at) => {
    const names = valuesAt(working, at).map(({ name }) => name);
    const given = values.map(({ value }) => withoutZeros(new Map([['', value]])));
    const isNamed =
      names.every((name) => values.some((one) => one.name === name)) &&
      new Set(values.map(({ name }) => name)).size === values.length;
    return (
      isNamed &&
      systemsBefore(working, at).some(([first, ...rest]) => {
        const rows = first === undefined ? [] : [first, ...rest];
        return (
          first?.length === values.length + 1 &&
          solves(given, rows) &&
          rank(rows.map((row) => row.slice(0, -1))) === values.length
        );
      })
    );
  },
  'number-of-solutions': ({ solutions }, working, at) => {
    const { left, whole, unknowns } = isRankOfSystem(working, at);
    const isSolvable = left === whole;
    return solutions === (isSolvable ? (left === unknowns ? 'one' : 'infinitely-many') : 'none');
  },
  'rank-of-matrix': ({ rank: value }, working, at) => rank(rowsBefore(working, at).rows) === value,
  calculation: isRightCalculation,
  'right-value': ({ value }, working, at) => isWanted(value, working, at) && !isLineValue(working, at, value),
  'right-matrix': ({ rows }, working, at) =>
    wantedAt(working, at).some((wanted) => sameGrid(rowsIn(wanted), rows)) &&
    !gridsAt(working, at).some((own) => sameGrid(own, rows)),
  'factor-in-front': ({ matrix }, working, at) => {
    const content = working.lines[at]?.content;
    return (
      content?.kind === 'matrix' && isSameTerm({ kind: 'matrix', rows: matrix }, { kind: 'matrix', rows: content.rows })
    );
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
  'matrix-times-vector': ({ matrix }, working, at) => isMatrixToZero(matrix, working, at),
  eigenvector: ({ vector }, working, at) => isKernel(vector, working, at),
};

function withoutZeros(value: ReadonlyMap<string, Rational>): ReadonlyMap<string, Rational> {
  return new Map([...value].filter(([, factor]) => !isZero(factor)));
}

function isSlipOfForm(rows: Rows, working: Working, at: number): boolean {
  return isSlip({ slip: 'E38', facts: {}, origin: { kind: 'form', rows } }, working, at);
}
