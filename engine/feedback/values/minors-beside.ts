// Minors and cofactors that a student works out beside a determinant: lines of their own, and no steps of the expansion.

import type { Line, Term } from '@matrixsteps/notation/term.ts';
import { readLine } from './determinant-lines.ts';
import { minorsOf, type Rows } from './matrices.ts';
import type { OwnMinor } from './own-minors.ts';
import { negated, type Polynomial, same } from './polynomial.ts';
import { isAmong, termOf, type WorkedLine } from './tasks.ts';
import { type Names, signedTerms, type Value } from './value.ts';

/** Minors and cofactors, which students work out beside an expansion. */
export function stepsOf(whole: Rows): readonly Polynomial[] {
  if (whole.length < 3 || whole.length > LARGEST_WITH_MINORS) return [];
  return minorsOf(whole)
    .flat()
    .flatMap((minor) => [minor, negated(minor)]);
}

const LARGEST_WITH_MINORS = 5;

/** The lines before the first one that is no number or difference of two, or none of the minors and cofactors; with what these are equal to. */
export function startingMinors(lines: readonly Line[], names: Names, steps: readonly Polynomial[]): ReadonlySet<Line> {
  const isMinor = (line: Line): boolean => {
    if ((line.part ?? 1) > 1) return true;
    const term = termOf(line);
    if (term === null || line.role !== null) return false;
    const parts = signedTerms(term);
    if (parts.length > 2 || !parts.every(({ term: part }) => isPlainNumber(part))) return false;
    const value = readLine(line, names);
    return value?.kind === 'scalar' && steps.some((step) => same(step, value.value));
  };
  const end = lines.findIndex((line) => !isMinor(line));
  return new Set(lines.slice(0, Math.max(end, 0)).filter(({ part = 1 }) => part === 1));
}

/** Whether a line works out a minor: a difference of two products of two numbers, or a small determinant. */
export function isOfMinor({ line, value }: WorkedLine, steps: readonly Polynomial[], right: Value): boolean {
  const term = termOf(line);
  if (term === null || line.part === undefined || line.role !== null) return false;
  if (value.kind !== 'scalar' || isAmong(value, [right])) return false;
  return looksLikeMinor(term) && steps.some((step) => same(step, value.value));
}

function looksLikeMinor(term: Term): boolean {
  if (term.kind === 'negative') return looksLikeMinor(term.of);
  if (term.kind === 'determinant') return true;
  const parts = signedTerms(term);
  return (
    parts.length === 2 &&
    parts.every(
      ({ term: part }) => part.kind === 'product' && part.factors.length === 2 && part.factors.every(isPlainNumber),
    )
  );
}

function isPlainNumber(term: Term): boolean {
  if (term.kind === 'negative') return isPlainNumber(term.of);
  return term.kind === 'number' || term.kind === 'quotient';
}

/** Whether the parts of the line so far begin with a minor. */
export function isWithinMinor(before: readonly WorkedLine[], isBeside: (worked: WorkedLine) => boolean): boolean {
  const first = before.findLast(({ line }) => line.part === 1);
  return first !== undefined && isBeside(first);
}

/** Minors that the student worked out on lines of their own, and that are wrong in the end. */
export function ownMinors(
  before: readonly WorkedLine[],
  isBeside: (worked: WorkedLine) => boolean,
  steps: readonly Polynomial[],
): readonly OwnMinor[] {
  if (steps.length === 0) return [];
  return before.flatMap((first, index): readonly OwnMinor[] => {
    const term = termOf(first.line);
    if (first.line.part !== 1 || term === null || !looksLikeMinor(term) || first.value.kind !== 'scalar') return [];
    const next = before.findIndex(({ line }, place) => place > index && (line.part ?? 1) === 1);
    const end = before[(next < 0 ? before.length : next) - 1].value;
    if (end.kind !== 'scalar') return [];
    if (isBeside(first)) return isAmong(end, [first.value]) ? [] : [{ right: first.value.value, found: end.value }];
    const { value } = end;
    return steps.some((step) => same(step, value)) ? [] : [{ right: null, found: value }];
  });
}

/** The lines that the determinant goes on from. */
export function withoutMinors(
  before: readonly WorkedLine[],
  isBeside: (worked: WorkedLine) => boolean,
): readonly WorkedLine[] {
  let isOfMinorLine = false;
  return before.filter((worked) => {
    const isNext = worked.line.part !== undefined && worked.line.part > 1;
    isOfMinorLine = (isNext && isOfMinorLine) || isBeside(worked);
    return !isOfMinorLine;
  });
}
