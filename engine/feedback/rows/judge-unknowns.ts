// The judgement of values of unknowns: all of them, or some, in numbers or by parameters.

import { barHints, partHints, valueHints } from './solution-hints.ts';
import type { Line } from '@matrixsteps/notation/term.ts';
import type { Rows } from '../../algorithms/row-reduction/moves.ts';
import { ONE, ZERO, absolute, add, compare, integer, isZero, multiply, subtract } from '../../exact/rational.ts';
import { SOLUTION_SLIPS } from '../slips/solutions.ts';
import type { LineJudgement } from '../working.ts';
import { equationOf, equationsOf, parameterOf, withoutOthers } from './given-values.ts';
import { type Row, isWithin, rowSpaceOf, sizeOf, withZeros } from './rows.ts';
import {
  directionsOf,
  type Family,
  isConsistent,
  isFamilyOf,
  isWhole,
  linearValue,
  saysValue,
  solves,
} from './solutions.ts';
import { isOwnSolution } from './solution-by-inverse.ts';
import { systemsToGoOnFrom } from './systems.ts';
import { columnOrder } from './unknowns.ts';
import { UNKNOWN, concluded, isSlipVerdict, plain } from './line-judgement.ts';
import type { Before, RowProgress } from './row-progress.ts';
import { isQuotientOfDeterminants, judgeEquation } from './judge-equation.ts';
import { type GivenValues, judgeSolvedEquations, withSolved } from './judge-homogeneous.ts';

export function judgeValues(progress: RowProgress, line: Line, before: Before): LineJudgement {
  if (line.content.kind !== 'values') return UNKNOWN;
  if (progress.areUnknownsMoved) return UNKNOWN;
  const { values } = line.content;
  const width = before.rows[0].length;
  const isNullSpace = progress.working.task.operation === 'null-space';
  const isHomogeneous = isNullSpace || (progress.bar === null && values.length === width);
  const unknowns = isHomogeneous ? width : (progress.bar ?? width - 1);
  if (!isHomogeneous && width !== unknowns + 1) return UNKNOWN;
  if (values.length === unknowns + 1 && !isHomogeneous) {
    const unknownValues = values.filter((value) => !namesItself(value));
    const judged = unknownValues.length === unknowns ? judgeGiven(progress, unknownValues, before, false) : UNKNOWN;
    const isSlip = judged.verdict === 'cannot-tell' || isSlipVerdict(judged.verdict);
    if (!isSlip) return judged;
    const name = progress.slipVerdict;
    const names = columnOrder(values.map((value) => value.name)) ?? values.map((value) => value.name);
    return {
      ...concluded(name, ['S7'], { kind: 'conclusion', system: before.rows, values: null }),
      ...barHints(before.rows, names.slice(0, unknowns)),
    };
  }
  if (isHomogeneous && values.length !== unknowns)
    return isNullSpace ? judgeSolvedEquations(progress, values, before) : UNKNOWN;
  const judged = judgeGiven(progress, values, before, isHomogeneous, isNullSpace && line.role !== 'answer');
  // Without a bar the last column may hold right-hand sides all the same.
  return isHomogeneous && !isNullSpace && isSlipVerdict(judged.verdict) ? UNKNOWN : judged;
}

/** Values of unknowns; those of a homogeneous system belong to the columns of a matrix without right-hand sides. */
function judgeGiven(
  progress: RowProgress,
  values: GivenValues,
  before: Before,
  isHomogeneous: boolean,
  mayBeOneVector = false,
): LineJudgement {
  const count = before.rows[0].length - (isHomogeneous ? 0 : 1);
  const own = values.map(({ name }) => name);
  const names =
    values.length === count ? (progress.orderOfEquations(own) ?? columnOrder(own)) : progress.unknowns(count);
  const given = new Map(values.map(({ name, terms }) => [name, terms.length === 1 ? linearValue(terms[0]) : null]));
  if (
    names === null ||
    [...given.values()].some((value) => value === null) ||
    [...given.keys()].some((name) => !names.includes(name))
  ) {
    return UNKNOWN;
  }
  const written = names.map((name) => given.get(name) ?? null);
  if (!written.every((value) => value !== null)) return judgeParts(progress, written, names, before);
  const family = withoutOthers(written, names);
  const byFree = withoutParameters(progress, family, names);
  const judged = judgeFamily(progress, family, before, isHomogeneous);
  if (!isSlipVerdict(judged.verdict)) return judged;
  if (mayBeOneVector && isVector(family) && solvesWithin(progress, family, withZeros(before.rows, true)))
    return plain(before.onTrack ? 'right' : 'follows');
  const areQuotients = family.every(
    ({ constant, multiples }, column) => multiples.size === 0 && isQuotientOfDeterminants(progress, column, constant),
  );
  const isByInverse =
    !isHomogeneous &&
    family.every(({ multiples }) => multiples.size === 0) &&
    isOwnSolution(
      progress,
      family.map(({ constant }) => constant),
    );
  if (areQuotients || isByInverse || isFoundBefore(progress, byFree, names)) return plain('follows');
  // In the order in which the student gives them the values may fit: then the names may be in that order.
  const asGiven = [...given.values()].filter((value) => value !== null);
  const isOtherOrder = isFamilyOf(asGiven, withZeros(progress.start, isHomogeneous));
  if (isOtherOrder) return UNKNOWN;
  if (isHomogeneous) progress.ownVectors = directionsOf(family);
  else if (byFree.includes(null)) {
    progress.found = [...progress.found, ...equationsOf(byFree, names, before.rows[0].length)];
  }
  return { ...judged, ...valueHints(withZeros(before.rows, isHomogeneous), names, family) };
}

/** Whether each unknown is what was found last for it: then they are only put together. A free one is itself. */
function isFoundBefore(
  { found }: RowProgress,
  family: readonly (Family[number] | null)[],
  names: readonly string[],
): boolean {
  const width = names.length + 1;
  return family.every((value, column) => {
    if (value === null) return true;
    const row = equationOf(column, value, names, width);
    const last = found.findLast(({ length, [column]: factor }) => length === width && !isZero(factor) && row !== null);
    return (
      row !== null &&
      last !== undefined &&
      row.every((entry, k) => isZero(subtract(multiply(entry, last[column]), multiply(row[column], last[k]))))
    );
  });
}

function judgeFamily(progress: RowProgress, family: Family, before: Before, isHomogeneous: boolean): LineJudgement {
  const isFor = (system: Rows): boolean =>
    isConsistent(system) && solvesWithin(progress, family, system) && isWhole(family, system);
  const isRight = isFor(withZeros(progress.start, isHomogeneous));
  const system = withZeros([...before.rows, ...progress.found], isHomogeneous);
  const others = isHomogeneous || isConsistent(system) ? [] : systemsToGoOnFrom(before.rows, progress.found);
  if (isFor(system) || others.some(isFor))
    return plain(before.onTrack && (isRight || progress.tolerance !== null) ? 'right' : 'follows');
  if (isRight) return plain(before.onTrack ? 'right' : 'back-on-track');
  const own = isHomogeneous ? withSolved(progress, before) : null;
  if (own !== null && isFor(withZeros(own, true))) return plain('follows');
  if (progress.tolerance !== null) return UNKNOWN;
  const conclusion = { kind: 'values', family } as const;
  const last = withZeros(before.rows, isHomogeneous);
  const ids = SOLUTION_SLIPS.filter(({ rule }) => rule(last, conclusion)).map(({ id }) => id);
  return concluded(progress.slipVerdict, ids, {
    kind: 'conclusion',
    system: last,
    values: family,
  });
}

function solvesWithin(progress: RowProgress, family: Family, system: Rows): boolean {
  if (progress.tolerance === null) return solves(family, system);
  const tolerance = multiply(progress.tolerance, integer(4));
  return system.every((row) => {
    const left = family.reduce((total, value, column) => add(total, multiply(row[column], value.constant)), ZERO);
    return compare(absolute(subtract(left, row[family.length])), multiply(tolerance, sizeOf(row))) <= 0;
  });
}

/** Single values, as they are found by back substitution. */
function judgeParts(
  progress: RowProgress,
  family: readonly (Family[number] | null)[],
  names: readonly string[],
  before: Before,
): LineJudgement {
  const known = family.flatMap((value, column) => (value === null ? [] : [{ value, column }]));
  const [only] = known;
  const isEquation = known.length === 1 && [...only.value.multiples.keys()].some((name) => names.includes(name));
  if (isEquation) {
    const row = equationOf(only.column, only.value, names, before.rows[0].length);
    return row === null ? UNKNOWN : judgeEquation(progress, row, names, before);
  }
  if (known.some(({ value }) => value.multiples.size > 0)) {
    return judgeByFreeUnknowns(progress, withoutParameters(progress, family, names), names, before);
  }
  if (progress.tolerance !== null) return UNKNOWN;
  const systems = systemsToGoOnFrom(before.rows, progress.found);
  const follows = systems.some((system) =>
    known.every(({ value, column }) => saysValue(system, column, value.constant)),
  );
  const isRight = known.every(({ value, column }) => saysValue(progress.start, column, value.constant));
  const width = before.rows[0].length;
  const rows = known.map(
    ({ value, column }): Row =>
      Array.from({ length: width }, (_, place) =>
        place === column ? ONE : place === width - 1 ? value.constant : ZERO,
      ),
  );
  if (!follows && !isRight && !isConsistent(progress.start)) return UNKNOWN;
  const last = progress.found.at(-1) ?? null;
  progress.found = [...progress.found, ...rows];
  if (follows) return plain(isRight || before.onTrack ? (isRight ? 'right' : 'follows') : 'follows');
  if (isRight) return plain('back-on-track');
  if (known.every(({ value, column }) => isQuotientOfDeterminants(progress, column, value.constant)))
    return plain('follows');
  const given = family.map((value) => value?.constant ?? null);
  return {
    ...plain(progress.slipVerdict),
    ...partHints(systems[0], before.rows, last, names, given),
  };
}

/** Parameters as the unknowns that they were said to be: after z = t, t is z, and z is not given. */
function withoutParameters(
  progress: RowProgress,
  family: readonly (Family[number] | null)[],
  names: readonly string[],
): readonly (Family[number] | null)[] {
  const said = family.map((value) => parameterOf(value, names));
  for (const [column, parameter] of said.entries()) {
    if (parameter !== null && !progress.parameters.has(parameter)) progress.parameters.set(parameter, names[column]);
  }
  return family.map((value, column) => {
    const own = said[column];
    if (value === null || (own !== null && progress.parameters.get(own) === names[column])) return null;
    const multiples = [...value.multiples].map(
      ([name, factor]) => [progress.parameters.get(name) ?? name, factor] as const,
    );
    return { constant: value.constant, multiples: new Map(multiples) };
  });
}

/** `x = 3 - 2z, y = 1 + z`: some unknowns by the others, each an equation; with z = z they are all solutions where they are wrong. */
function judgeByFreeUnknowns(
  progress: RowProgress,
  family: readonly (Family[number] | null)[],
  names: readonly string[],
  before: Before,
): LineJudgement {
  const width = before.rows[0].length;
  if (progress.tolerance !== null || names.length !== width - 1) return UNKNOWN;
  const rows = equationsOf(family, names, width);
  const free = names.filter((_, column) => family[column] === null);
  const used = new Set(family.flatMap((value) => [...(value?.multiples.keys() ?? [])]));
  if (rows.length + free.length < names.length || [...used].some((name) => !names.includes(name))) return UNKNOWN;
  const systems = systemsToGoOnFrom(before.rows, progress.found);
  const follows = systems.some((system) => rows.every((row) => isWithin(row, rowSpaceOf(system))));
  const isRight = rows.every((row) => isWithin(row, progress.space));
  if (follows || isRight) {
    progress.found = [...progress.found, ...rows];
    if (!follows) return plain('back-on-track');
    return plain(isRight && before.onTrack ? 'right' : 'follows');
  }
  const whole = withoutOthers(
    family.map(
      (value, column): Family[number] => value ?? { constant: ZERO, multiples: new Map([[names[column], ONE]]) },
    ),
    names,
  );
  const judged = judgeFamily(progress, whole, before, false);
  progress.found = [...progress.found, ...rows];
  return isSlipVerdict(judged.verdict) ? { ...judged, ...valueHints(before.rows, names, whole) } : judged;
}

/** t = t, which says of a parameter that it is one. */
function namesItself({ name, terms }: GivenValues[number]): boolean {
  return terms.length === 1 && terms[0].kind === 'name' && terms[0].name === name;
}

/** Numbers that are not all 0, as a vector of a basis has them. */
function isVector(family: Family): boolean {
  return family.every(({ multiples }) => multiples.size === 0) && family.some((entry) => !isZero(entry.constant));
}
