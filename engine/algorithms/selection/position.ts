// Positions: single rows or columns as a reader counts them, resolved to 0-based places.

import { counted, DomainError, type DomainErrorFacts, type WhyIndex } from '../../catalogue/domain-error.ts';

/** What is counted, how many there are, and how the reader counts them. */
export interface Counting {
  readonly line: 'row' | 'column';
  /** The number of rows or columns of a; at least 1. */
  readonly length: number;
  /** 1 as in textbooks, 0 as in Python. */
  readonly base: number;
  /** The field that is read, for problems. */
  readonly field: string;
}

/**
 * The 0-based place of one existing row or column: 1..n with base 1; -n..n-1 with base 0, negative from the end.
 * @throws DomainError `index` where there is no such row or column; `at` is the place in the field.
 */
export function resolvePosition(
  position: number,
  counting: Counting,
  at: readonly string[] = [counting.field],
): number {
  const { line, length, base } = counting;
  const place = base === 0 && position < 0 ? position + length : position - base;
  if (place >= 0 && place < length) return place;
  throw DomainError.of('index', at, {
    given: `there is no ${line} ${position}: a has ${amountOf(counting)}`,
    allowed:
      (length === 1 ? `the only ${line} is ${base}` : `${line}s count from ${base} to ${length - 1 + base}`) +
      otherEnd(counting, length),
    ...countingFacts(counting, 'missing', position),
  });
}

/**
 * The 0-based place that the first inserted row or column takes; absent, it comes after the last.
 * Base 1 admits 1..n+1, base 0 admits 0..n, and -n..-1 for places before existing ones, as `numpy.insert` does.
 * @throws DomainError `index` where the place is out of range.
 */
export function resolveInsertion(position: number | null, counting: Counting): number {
  const { line, length, base, field } = counting;
  if (position === null) return length;
  const place = base === 0 && position < 0 ? position + length : position - base;
  if (place >= 0 && place <= length) return place;
  throw DomainError.of('index', [field], {
    given: `a ${line} cannot be inserted at position ${position}: a has ${amountOf(counting)}`,
    allowed: `give ${base} (before the first) to ${length + base} (after the last)` + otherEnd(counting, length),
    ...countingFacts(counting, 'no-place', position),
  });
}

/**
 * The 0-based places named by a list, ascending, each once however often it is named.
 * @throws DomainError `index` where the list is empty, or one of them does not exist, or none would be left.
 */
export function resolveDeletion(positions: readonly number[], counting: Counting): readonly number[] {
  const { line, length, field } = counting;
  if (positions.length === 0) {
    throw DomainError.of('index', [field], {
      given: `no ${line} is named for deletion`,
      allowed: `give the position of one ${line}, or a list of positions`,
      ...countingFacts(counting, 'none-named'),
    });
  }
  const places = resolveAll(positions, counting);
  const distinct = [...new Set(places)].toSorted((x, y) => x - y);
  if (distinct.length < length) return distinct;
  throw DomainError.of('index', [field], {
    given: `deleting ${length === 1 ? `the only ${line}` : `all ${length} ${line}s`} of a would leave nothing`,
    allowed: length === 1 ? 'a matrix has at least one row and one column' : `delete at most ${length - 1} of them`,
    ...countingFacts(counting, 'all-deleted'),
  });
}

/** The 0-based places of a list, in its order; a problem points at the member of the list, where there are several. */
export function resolveAll(positions: readonly number[], counting: Counting): readonly number[] {
  const single = positions.length === 1;
  return positions.map((position, index) =>
    resolvePosition(position, counting, single ? [counting.field] : [counting.field, String(index)]),
  );
}

/** What a problem says of the counting. */
export function countingFacts(
  { line, length, base }: Counting,
  why: WhyIndex,
  position: number | null = null,
): Pick<DomainErrorFacts['index'], 'line' | 'length' | 'base' | 'why' | 'position'> {
  return { line, length, base, why, position };
}

/** "3 rows", "1 column". */
export function amountOf({ line, length }: Counting): string {
  return counted(length, line);
}

function otherEnd({ base }: Counting, length: number): string {
  return base === 0
    ? `, or ${length === 1 ? '-1' : `-${length} to -1`} from the end`
    : '; with index_base 0 they count from 0, and negative ones from the end';
}
