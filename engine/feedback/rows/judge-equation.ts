// The judgement of a single equation, and of a number beside a system.

import { equationHints } from './solution-hints.ts';
import type { Line, Term } from '@matrixsteps/notation/term.ts';
import { add, equals, isZero, multiply, negate, type Rational } from '../../exact/rational.ts';
import { state } from '../statements/statement.ts';
import { constant, UNIT } from '../values/polynomial.ts';
import type { LineJudgement } from '../working.ts';
import { calculationOf, determinantsOfCramer, isPartBehind, numberOf } from './cramer.ts';
import { type Row, isWithin, rowSpaceOf } from './rows.ts';
import { systemsToGoOnFrom } from './systems.ts';
import { UNKNOWN, plain } from './line-judgement.ts';
import type { Before, RowProgress } from './row-progress.ts';
import { judgeHomogeneous } from './judge-homogeneous.ts';

/**
 * A number beside a system: one of the determinants of Cramer's rule, or what a part before an equals sign is worth. Of a null space an
 * equation with 0 on its right.
 */
export function judgeExpression(
  progress: RowProgress,
  line: Line,
  term: Term,
  index: number,
  before: Before,
): LineJudgement {
  const { operation } = progress.working.task;
  if (progress.tolerance !== null) return UNKNOWN;
  if (operation === 'null-space') return judgeHomogeneous(progress, line, index, before);
  if (operation !== 'solve') return UNKNOWN;
  const number = numberOf(term);
  if (number === null) return UNKNOWN;
  const last = progress.working.lines[index - 1];
  const isBehind = isPartBehind(line, last);
  const place = placeOfDeterminant(progress, line);
  noteDeterminant(progress, number, isBehind, place);
  if (isBehind) {
    const written = calculationOf(last);
    const earlier = written === null ? null : numberOf(written);
    if (written === null || earlier === null) return UNKNOWN;
    return equals(number, earlier) ? progress.partVerdict : wrongNumber(progress, written, earlier);
  }
  const rows = progress.start;
  const known = determinantsOfCramer(rows, progress.bar ?? rows[0].length - 1);
  const wanted = place === null ? undefined : known[place];
  const isKnown = wanted === undefined ? known.some((value) => equals(value, number)) : equals(wanted, number);
  if (place !== null && wanted !== undefined && !isKnown && !areAllTurned(progress, known))
    return wrongDeterminant(progress, place, wanted);
  const isTurned = !isKnown && wanted !== undefined && equals(number, negate(wanted));
  progress.partVerdict = isKnown || isTurned ? plain(before.onTrack ? 'right' : 'follows') : UNKNOWN;
  return progress.partVerdict;
}

/** Which of Cramer's determinants a line states by its name, that of the coefficients as 0; null where it names none. */
function placeOfDeterminant({ start, bar }: RowProgress, { name }: Line): number | null {
  const found = name === undefined ? null : /^D(?:_(?<of>.))?$/u.exec(name);
  if (found === null) return null;
  const of = found.groups?.['of'];
  if (of === undefined) return 0;
  if (/\d/.test(of)) return Number(of);
  const column = ['x', 'y', 'z', 't'].indexOf(of);
  return column < 0 || column >= (bar ?? start[0].length - 1) ? null : column + 1;
}

/** Whether every determinant that the working names has the other sign: its equations then stand in another order. */
function areAllTurned(progress: RowProgress, known: Row): boolean {
  const ends = new Map<number, Rational>();
  for (const line of progress.working.lines) {
    const [place, term] = [placeOfDeterminant(progress, line), calculationOf(line)];
    const number = place === null || term === null ? null : numberOf(term);
    if (place !== null && number !== null) ends.set(place, number);
  }
  return (
    ends.size > 1 &&
    [...ends].every(([place, number]) => known[place] !== undefined && equals(number, negate(known[place])))
  );
}

/** A determinant of Cramer's rule that is not that of its matrix. */
function wrongDeterminant(progress: RowProgress, place: number, wanted: Rational): LineJudgement {
  progress.partVerdict = plain('follows');
  const { start } = progress;
  const right = start[0].length - 1;
  const matrix = start.map((row) =>
    (place === 0 ? row : row.with(place - 1, row[right])).slice(0, right).map(constant),
  );
  return {
    ...plain(progress.slipVerdict),
    calculation: state('calculation', { calculation: { kind: 'determinant', outer: UNIT, matrix }, place: null }),
    result: state('right-value', { value: constant(wanted) }),
    wrongEntries: { wrong: 1, entries: 1, rows: 1 },
  };
}

/** Which determinant of Cramer's rule a number is meant to be: that of its value, else the next one of them; what it is equal to goes on with it. */
function noteDeterminant(progress: RowProgress, number: Rational, isBehind: boolean, named: number | null): void {
  const { determinants, start, bar } = progress;
  if (named !== null) {
    determinants.set(named, number);
    return;
  }
  const last = [...determinants.keys()].at(-1);
  if (isBehind && last !== undefined) {
    determinants.set(last, number);
    return;
  }
  const known = determinantsOfCramer(start, bar ?? start[0].length - 1);
  const isFree = (place: number): boolean => !determinants.has(place);
  const own = known.findIndex((value, place) => equals(value, number) && isFree(place));
  const place = own >= 0 ? own : known.findIndex((_, next) => isFree(next));
  if (place >= 0) determinants.set(place, number);
}

/** Whether the value of an unknown is the quotient of the student's own determinants, where those of them that are not written are right. */
export function isQuotientOfDeterminants(
  { determinants, start, bar }: RowProgress,
  column: number,
  value: Rational,
): boolean {
  if (determinants.size === 0) return false;
  const known = determinantsOfCramer(start, bar ?? start[0].length - 1);
  const [whole, replaced] = [0, column + 1].map((place) => determinants.get(place) ?? known[place]);
  return whole !== undefined && replaced !== undefined && !isZero(whole) && equals(multiply(value, whole), replaced);
}

/** A number behind an equals sign that is not what stands before it. */
function wrongNumber(progress: RowProgress, term: Term, earlier: Rational): LineJudgement {
  progress.partVerdict = plain('follows');
  return {
    ...plain(progress.slipVerdict),
    calculation: state('calculation', { calculation: { kind: 'written', term }, place: null }),
    result: state('right-value', { value: constant(earlier) }),
    wrongEntries: { wrong: 1, entries: 1, rows: 1 },
  };
}

/** A single equation: whether it follows from the system, with the equations that were found before. It joins them. */
export function judgeEquation(
  progress: RowProgress,
  written: Row,
  unknowns: readonly string[],
  before: Before,
): LineJudgement {
  const { row, names } = withoutParameters(progress, written, unknowns, before) ?? { row: written, names: unknowns };
  if (progress.tolerance !== null || row.length !== before.rows[0].length) return UNKNOWN;
  const follows = systemsToGoOnFrom(before.rows, progress.found).some((system) => isWithin(row, rowSpaceOf(system)));
  const isRight = isWithin(row, progress.space);
  const last = progress.found.at(-1) ?? null;
  progress.found = [...progress.found, row];
  if (follows) return plain(isRight && before.onTrack ? 'right' : 'follows');
  if (isRight) return plain('back-on-track');
  return {
    ...plain(progress.slipVerdict),
    ...equationHints(row, names, last, before.rows),
  };
}

interface Equation {
  readonly row: Row;
  readonly names: readonly string[];
}

/** An equation with parameters, as one with the unknowns that these stand for; null where that is not known, or has no parameters. */
function withoutParameters(
  progress: RowProgress,
  row: Row,
  names: readonly string[],
  { rows }: Before,
): Equation | null {
  const count = rows[0].length - 1;
  const [unknowns, parameters] = [names.slice(0, count), names.slice(count)];
  if (parameters.length === 0) return null;
  const free = unknowns.filter((_, column) => !rowSpaceOf(progress.start).pivots.includes(column));
  const meant = parameters.map((name) => {
    const said = progress.parameters.get(name);
    return said ?? (free.length === 1 && parameters.length === 1 ? free[0] : undefined);
  });
  if (!meant.every((name) => name !== undefined && unknowns.includes(name))) return null;
  const factors = unknowns.map((name, column) =>
    meant.reduce((total, own, index) => (own === name ? add(total, row[count + index]) : total), row[column]),
  );
  // As the student writes it, where the unknown itself does not stand beside its parameter.
  const shown = unknowns.map((name, column) => {
    const index = meant.indexOf(name);
    return index >= 0 && isZero(row[column]) ? parameters[index] : name;
  });
  return { row: [...factors, row[row.length - 1]], names: shown };
}
