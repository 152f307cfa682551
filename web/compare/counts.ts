// What methods take: the columns of a table, and the two methods to begin with.

import { writeNumber } from '../design/numbers.ts';
import type { MethodWorking } from '../service/comparison.ts';

type Counted = Pick<MethodWorking, 'method' | 'counts'>;

/** What every method is counted by, first. */
const usual = ['multiplications', 'additions'];

/** What is counted for any of the methods: multiplications and additions, then the rest in the order in which it is met. */
export function countedNames(workings: readonly Counted[]): readonly string[] {
  const names = [...new Set(workings.flatMap(({ counts }) => Object.keys(counts)))];
  return [...usual.filter((name) => names.includes(name)), ...names.filter((name) => !usual.includes(name))];
}

/** "Row operations" for `row_operations`. */
export function countTitle(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The number as a table shows it; a dash where the method has none. */
export function countShown({ counts }: Counted, name: string): string {
  const count = counts[name];
  return count === undefined ? '–' : writeNumber(count);
}

function arithmetic({ counts }: Counted): number {
  return usual.reduce((total, name) => total + (counts[name] ?? 0), 0);
}

/**
 * The two methods to begin with: the one that was asked for, where it is among them, and that with the least arithmetic of the
 * others. Domain: at least two workings.
 */
export function firstTwo(workings: readonly Counted[], asked: string): readonly [string, string] {
  const byWork = workings.toSorted((one, other) => arithmetic(one) - arithmetic(other)).map(({ method }) => method);
  const [least = ''] = byWork;
  const first = byWork.includes(asked) ? asked : least;
  return [first, byWork.find((method) => method !== first) ?? first];
}

/** The workings that are shown, in the order of their columns, and the others behind them. */
export function shownFirst<Working extends Counted>(
  workings: readonly Working[],
  shown: readonly string[],
): readonly Working[] {
  const place = ({ method }: Working): number => (shown.includes(method) ? shown.indexOf(method) : shown.length);
  return workings.toSorted((one, other) => place(one) - place(other));
}
