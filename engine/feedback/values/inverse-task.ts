// Inverses by minors, cofactors and the adjugate: each line is one of these matrices, the determinant, or the inverse.

import type { Line, LineRole, Term } from '@matrixsteps/notation/term.ts';
import type { Working } from '../working.ts';
import { deviations } from './explain.ts';
import { type Calculation, state, type Statement } from '../statements/statement.ts';
import type { ValueCase } from './cases.ts';
import { likelyLine } from './expansion.ts';
import type { Deviation } from './explain.ts';
import { readMatrix } from './entrywise-tasks.ts';
import {
  adjugateOf,
  chessboard,
  determinantOfRows,
  isSquareRows,
  mapped,
  minorsOf,
  type Rows,
  sameSize,
  scaledRows,
  transposedRows,
  widthOf,
  withoutRowAndColumn,
} from './matrices.ts';
import { isNothing, negated, type Polynomial, quotient, same, times, total, UNIT } from './polynomial.ts';
import {
  cellTermOf,
  cellsBefore,
  type Expectation,
  isAmong,
  isNextPart,
  lastOf,
  namesOf,
  rowsOfValue,
  sameAsBefore,
  termOf,
  type ValueTask,
  type WorkedLine,
} from './tasks.ts';
import {
  evaluateScalar,
  evaluate,
  matrixValue,
  type Names,
  sameValue,
  scalar,
  signedTerms,
  type Value,
} from './value.ts';

type Stage = 'minors' | 'cofactors' | 'adjugate' | 'inverse';

const STAGES: readonly Stage[] = ['minors', 'cofactors', 'adjugate', 'inverse'];

/** The minors of larger matrices are more work than a line is worth. */
const LARGEST_SIZE = 6;

/** A table of so many rows is known by its other entries where a few are wrong. */
const SMALLEST_NEAR = 3;
const MOST_WRONG = 2;

export function adjugateTask(working: Working): ValueTask | null {
  const names = namesOf(working);
  const { a } = names;
  if (!isSquareRows(a) || a.length < 2 || a.length > LARGEST_SIZE) return null;
  const task = new AdjugateTask(names);
  const inverse = dividedBy(adjugateOf(a), determinantOfRows(a));
  return {
    names,
    result: inverse === null ? null : matrixValue(inverse),
    read: (line) => (line.content.kind === 'entries' ? task.readEntry(line) : readLine(line, names)),
    expect: (line, value, before, after) =>
      line.content.kind === 'entries'
        ? task.entryLine(line, lastOf(before))
        : value.kind === 'scalar'
          ? task.numberLine(line, value, before)
          : task.matrixLine(line, value, before, after.length === 0),
  };
}

/** A table with the entries that a line names. */
function withEntries(table: Rows, { content }: Line, found: Rows): Rows {
  const named = content.kind === 'entries' ? content.entries : [];
  return mapped(table, (entry, row, column) =>
    named.some((place) => place.row === row + 1 && place.column === column + 1) ? found[row][column] : entry,
  );
}

function isPlainNumber(term: Term): boolean {
  return term.kind === 'number' || (term.kind === 'negative' && isPlainNumber(term.of));
}

function readLine(line: Line, names: Names): Value | null {
  const term = termOf(line);
  if (term === null || line.factor !== null) return readMatrix(line, names, null);
  return evaluate(term, names);
}

/** What the student has so far: the own lines, and what follows from them where a step was left out. */
interface Own {
  readonly minors: Rows;
  readonly cofactors: Rows;
  readonly adjugate: Rows;
  /** The determinants that the student may go on with, the likeliest first. */
  readonly determinants: readonly Polynomial[];
  /** The last stage that was written. */
  readonly last: { readonly stage: Stage; readonly worked: WorkedLine } | null;
}

class AdjugateTask {
  readonly #names: Names;
  readonly #minors: Rows;
  readonly #determinant: Polynomial;

  constructor(names: Names) {
    this.#names = names;
    this.#minors = minorsOf(names.a);
    this.#determinant = determinantOfRows(names.a);
  }

  /** A minor or a cofactor by its name, in the table of the right ones. */
  readEntry(line: Line): Value | null {
    return readMatrix(line, this.#names, line.role === 'minors' ? this.#minors : chessboard(this.#minors));
  }

  /** C12 = ...: it has nothing to do with the entries before it; what stands behind an equals sign has to be the same. */
  entryLine(line: Line, last: WorkedLine | null): Expectation {
    const stage = line.role === 'minors' ? 'minors' : 'cofactors';
    const right = this.#rightOf(stage) ?? [];
    const isNext = isNextPart(line, last);
    return {
      right: [matrixValue(right)],
      follows: [isNext ? last.value : matrixValue(right)],
      certain: true,
      cases: () => [],
      cellCases: (place) =>
        isNext ? cellsBefore(last, place, this.#names, 'determinants') : this.#entryCases(stage, place),
      entryHint: (place, slips) => (isNext ? null : this.#entryHint(stage, place, slips, this.#own([]))),
    };
  }

  #entryCases(stage: Stage, place: Deviation): readonly ValueCase[] {
    const { expected, found } = place;
    return [...this.#cell(stage, place), { kind: 'entry', expected, found }];
  }

  /** A number beside the matrices: the determinant, or the calculation of a minor. */
  numberLine(line: Line, value: Value, before: readonly WorkedLine[]): Expectation {
    const last = lastOf(before);
    const entries = [this.#minors, chessboard(this.#minors), adjugateOf(this.#names.a)].flat(2);
    const share = quotient(UNIT, this.#determinant);
    const isKnown = isAmong(value, [...entries, ...(share === null ? [] : [share])].map(scalar));
    const term = termOf(line);
    // Of two rows a minor is an entry of A: a number alone, where no determinant was begun.
    const isMinor =
      isKnown &&
      term !== null &&
      isPlainNumber(term) &&
      !isNextPart(line, last) &&
      (last === null || !this.#isOpen(last));
    const isDeterminant = line.role === 'determinant' || (!isMinor && this.#isDeterminant(term, value, last));
    if (isDeterminant) return this.#determinantLine(before.filter((worked) => this.#isOfDeterminant(worked)));
    if (isNextPart(line, last)) return sameAsBefore(last, [], this.#names, 'determinants');
    return { right: isKnown ? [value] : [], follows: [], certain: false, cases: () => [] };
  }

  /** Whether a number is the calculation of the determinant, still to be worked out. */
  #isOpen(worked: WorkedLine): boolean {
    const term = termOf(worked.line);
    return this.#isOfDeterminant(worked) && term !== null && !isPlainNumber(term);
  }

  /** Of larger matrices a number that is not called the determinant is one only where it looks like one. */
  #isDeterminant(term: Term | null, value: Value, last: WorkedLine | null): boolean {
    const size = this.#names.a.length;
    if (term === null || (value.kind === 'scalar' && same(value.value, this.#determinant))) return true;
    if (last !== null && this.#isOfDeterminant(last) && sameValue(last.value, value)) return true;
    const terms = signedTerms(term);
    if (size === 2) return terms.length === 2 || isPlainNumber(term);
    return terms.length >= size || (isPlainNumber(term) && last !== null && this.#isOfDeterminant(last));
  }

  #isOfDeterminant({ line, value }: WorkedLine): boolean {
    if (value.kind !== 'scalar') return false;
    const term = termOf(line);
    if (line.role === 'determinant' || same(value.value, this.#determinant)) return true;
    return term !== null && (this.#names.a.length === 2 || signedTerms(term).length >= this.#names.a.length);
  }

  #determinantLine(before: readonly WorkedLine[]): Expectation {
    const { a } = this.#names;
    const own = this.#own(before);
    const last = before.findLast(({ value }) => value.kind === 'scalar');
    const right = scalar(this.#determinant);
    const term = last === undefined ? null : termOf(last.line);
    return {
      right: [right],
      follows: last === undefined ? own.determinants.map(scalar) : [last.value],
      certain: true,
      cases: () => [
        { kind: 'determinant', matrix: a, outer: UNIT },
        ...(term === null
          ? []
          : [{ kind: 'continuation', before: term, names: this.#names, about: 'determinants' } as const]),
      ],
    };
  }

  matrixLine(line: Line, value: Value, before: readonly WorkedLine[], isLast: boolean): Expectation | null {
    const own = this.#own(before);
    const rows = rowsOfValue(value);
    const stage = stageOf(line.role) ?? this.#unnamedStage(rows, own, isLast || line.factor !== null);
    if (stage === null) return null;
    const right = this.#rightOf(stage);
    if (right === null) return null;
    const follows = followsFrom(stage, own);
    return {
      right: [matrixValue(right)],
      follows: follows.map(matrixValue),
      certain: line.role !== null || isLast || this.#nearStage(rows) === stage,
      cases: () => casesOf(stage, this.#names.a, own, rows),
      cellCases: (place) => [
        ...this.#cell(stage, place),
        ...(own.last?.stage === stage
          ? cellsBefore(own.last.worked, place, this.#names, stage === 'inverse' ? 'entries' : 'determinants')
          : []),
      ],
      entryHint: (place, slips) => this.#entryHint(stage, place, slips, own),
    };
  }

  #rightOf(stage: Stage): Rows | null {
    return stage === 'minors'
      ? this.#minors
      : stage === 'cofactors'
        ? chessboard(this.#minors)
        : stage === 'adjugate'
          ? adjugateOf(this.#names.a)
          : dividedBy(adjugateOf(this.#names.a), this.#determinant);
  }

  #own(before: readonly WorkedLine[]): Own {
    let minors: Rows | null = null;
    let cofactors: Rows | null = null;
    let adjugate: Rows | null = null;
    let last: Own['last'] = null;
    for (const [index, worked] of before.entries()) {
      if (worked.value.kind === 'scalar') continue;
      const rows = rowsOfValue(worked.value);
      if (!sameSize(rows, this.#minors)) continue;
      if (worked.line.content.kind === 'entries') {
        if (worked.line.role === 'minors') minors = withEntries(minors ?? this.#minors, worked.line, rows);
        else cofactors = withEntries(cofactors ?? chessboard(minors ?? this.#minors), worked.line, rows);
        continue;
      }
      const known = this.#complete(minors, cofactors, adjugate, before.slice(0, index), last);
      const stage = stageOf(worked.line.role) ?? this.#unnamedStage(rows, known, worked.line.factor !== null);
      if (stage === null) continue;
      last = { stage, worked };
      if (stage === 'minors') [minors, cofactors, adjugate] = [rows, null, null];
      if (stage === 'cofactors') [cofactors, adjugate] = [rows, null];
      if (stage === 'adjugate') adjugate = rows;
    }
    return this.#complete(minors, cofactors, adjugate, before, last);
  }

  #complete(
    minors: Rows | null,
    cofactors: Rows | null,
    adjugate: Rows | null,
    before: readonly WorkedLine[],
    last: Own['last'],
  ): Own {
    const ownCofactors = cofactors ?? chessboard(minors ?? this.#minors);
    const written = before.findLast((worked) => this.#isOfDeterminant(worked))?.value;
    const known = written?.kind === 'scalar' ? [written.value] : [];
    return {
      minors: minors ?? chessboard(ownCofactors),
      cofactors: ownCofactors,
      adjugate: adjugate ?? transposedRows(ownCofactors),
      determinants: distinct([
        ...known,
        this.#determinant,
        ...expansions(this.#names.a, ownCofactors),
        ...(adjugate === null ? [] : expansions(this.#names.a, transposedRows(adjugate))),
      ]),
      last,
    };
  }

  /** What a matrix without a name is: the stage that it fits, else the inverse where it ends the working. */
  #unnamedStage(rows: Rows, own: Own, isInverse: boolean): Stage | null {
    const value = matrixValue(rows);
    const fits = STAGES.find((stage) => {
      const right = this.#rightOf(stage);
      const list = [...(right === null ? [] : [right]), ...followsFrom(stage, own)];
      return isAmong(value, list.map(matrixValue));
    });
    return fits ?? (isInverse ? 'inverse' : this.#nearStage(rows));
  }

  /** The stage that all but an entry or two of a large table fit. */
  #nearStage(rows: Rows): Stage | null {
    if (rows.length < SMALLEST_NEAR) return null;
    const near = STAGES.filter((stage) => {
      const right = this.#rightOf(stage);
      return right !== null && sameSize(right, rows) && deviations(right, rows).length <= MOST_WRONG;
    });
    return near.length === 1 ? near[0] : null;
  }

  /** How an entry comes about; of a forgotten or wrong division, how the adjugate is divided. */
  #entryHint(stage: Stage, { row, column }: Place, slips: readonly string[], own: Own): Statement | null {
    const { a } = this.#names;
    if (stage === 'inverse' && slips.includes('I7')) {
      return state('calculation', { calculation: determinantCalculation(a), place: null });
    }
    if (stage === 'inverse' && slips.some((slip) => DIVISIONS.has(slip))) {
      return state('calculation', { calculation: { kind: 'divided-adjugate', matrix: a }, place: null });
    }
    const fromOwn = this.#fromStageBefore(stage, { row, column }, own);
    if (fromOwn !== null || this.#isOwnWork(stage, own)) return fromOwn;
    if (a.length === 2 && (stage === 'inverse' || stage === 'adjugate')) {
      return state('adjugate-of-two-rows', { matrix: a, isDivided: stage === 'inverse' });
    }
    const [i, j] = stage === 'adjugate' || stage === 'inverse' ? [column, row] : [row, column];
    const isNegative = stage !== 'minors' && (row + column) % 2 === 1;
    const sign = isNegative ? negated(UNIT) : UNIT;
    const outer = stage === 'inverse' ? quotient(sign, this.#determinant) : sign;
    if (outer === null) return null;
    const calculation = { kind: 'determinant', outer, matrix: withoutRowAndColumn(a, i, j) } as const;
    return state('entry-from-cofactor', {
      row: row + 1,
      column: column + 1,
      struck: { row: i + 1, column: j + 1 },
      calculation,
    });
  }

  /** How an entry comes from the student's own table of the stage before, where that was written. */
  #fromStageBefore(stage: Stage, { row, column }: Place, own: Own): Statement | null {
    const place = { row: row + 1, column: column + 1 };
    switch (own.last?.stage) {
      case 'minors':
        return stage === 'cofactors' ? state('sign-of-cofactor', place) : null;
      case 'cofactors':
        return stage === 'adjugate' ? state('entry-of-transpose', { ...place, of: 'cofactors' }) : null;
      case 'adjugate': {
        const [by] = own.determinants;
        const of = own.adjugate[row]?.[column];
        if (stage !== 'inverse' || of === undefined || by === undefined || isNothing(by)) return null;
        return state('calculation', { calculation: { kind: 'share', of, by }, place });
      }
      case 'inverse': {
        const { line } = own.last.worked;
        const factor = line.factor === null ? null : evaluateScalar(line.factor, this.#names);
        const cell = cellTermOf(line, row, column);
        const entry = cell === null ? null : evaluateScalar(cell, this.#names);
        if (stage !== 'inverse' || factor === null || entry === null) return null;
        return state('calculation', { calculation: { kind: 'products', pairs: [[factor, entry]] }, place });
      }
      default:
        return null;
    }
  }

  /** Whether the student's own lines before the stage differ from the right ones. */
  #isOwnWork(stage: Stage, own: Own): boolean {
    const [follows] = followsFrom(stage, own);
    const right = this.#rightOf(stage);
    return right === null || follows === undefined || !isAmong(matrixValue(follows), [matrixValue(right)]);
  }

  /** A minor, with its sign where the stage has one. */
  #cell(stage: Stage, { row, column }: Deviation): readonly ValueCase[] {
    const { a } = this.#names;
    if (stage === 'inverse' || a.length < 3) return [];
    const matrix = stage === 'adjugate' ? withoutRowAndColumn(a, column, row) : withoutRowAndColumn(a, row, column);
    const isNegative = stage !== 'minors' && (row + column) % 2 === 1;
    return [{ kind: 'determinant', matrix, outer: isNegative ? negated(UNIT) : UNIT }];
  }
}

type Place = Pick<Deviation, 'row' | 'column'>;

/** Slips in the division by the determinant. */
const DIVISIONS: ReadonlySet<string> = new Set(['I1', 'I2', 'I8']);

function determinantCalculation(a: Rows): Calculation {
  return a.length === 2
    ? { kind: 'crossed-products', matrix: a }
    : { kind: 'expansion', matrix: a, along: likelyLine(a, []), detail: 'determinants' };
}

function stageOf(role: LineRole | null): Stage | null {
  switch (role) {
    case 'minors':
    case 'cofactors':
    case 'adjugate':
      return role;
    case 'answer':
    case 'inverse-of-a':
      return 'inverse';
    default:
      return null;
  }
}

/** The determinant by each expansion with these cofactors. */
function expansions(a: Rows, cofactors: Rows): readonly Polynomial[] {
  if (!sameSize(a, cofactors)) return [];
  const products = mapped(a, (entry, row, column) => times(entry, cofactors[row][column]));
  return [...products, ...transposedRows(products)].map(total);
}

function distinct(values: readonly Polynomial[]): readonly Polynomial[] {
  return values.filter((value, index) => values.findIndex((other) => same(other, value)) === index);
}

function dividedBy(rows: Rows, divisor: Polynomial): Rows | null {
  const factor = quotient(UNIT, divisor);
  return factor === null ? null : scaledRows(rows, factor);
}

function followsFrom(stage: Stage, own: Own): readonly Rows[] {
  if (own.last !== null && own.last.stage === stage) return [rowsOfValue(own.last.worked.value)];
  switch (stage) {
    case 'minors':
      return [own.minors];
    case 'cofactors':
      return [chessboard(own.minors)];
    case 'adjugate':
      return [transposedRows(own.cofactors)];
    case 'inverse':
      return own.determinants
        .map((determinant) => dividedBy(own.adjugate, determinant))
        .filter((rows) => rows !== null);
  }
}

function casesOf(wanted: Stage, a: Rows, own: Own, found: Rows): readonly ValueCase[] {
  const { minors, cofactors, adjugate, determinants } = own;
  if (widthOf(found) !== a.length) return [];
  const usable = determinants.filter((determinant) => !isNothing(determinant));
  return usable.map((determinant) => ({
    kind: 'adjugate',
    wanted,
    a,
    minors,
    cofactors,
    adjugate,
    determinant,
    found,
  }));
}
