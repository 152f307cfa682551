// Statements made false: one fact of a statement changed, everything else as it was.

import { isZero, negate, ONE, type Rational, add } from '@matrixsteps/engine/exact/rational.ts';
import type { Statement } from '@matrixsteps/engine/feedback/statements/statement.ts';

/** What was changed: a place, a number, a sign, an operation, the kind of slip, or what is said with words. */
export type Change = 'place' | 'number' | 'sign' | 'operation' | 'slip' | 'word';

export interface Falsified {
  readonly change: Change;
  readonly statement: Statement;
}

const WORDS: { readonly [word: string]: string } = {
  row: 'column',
  column: 'row',
  none: 'one',
  one: 'infinitely-many',
  'infinitely-many': 'none',
};

/** Members that name no fact. */
const LABELS: ReadonlySet<string> = new Set(['kind', 'id', 'text', 'wanted', 'statistic', 'axis', 'name']);

type Entry = readonly [change: Change, path: string, value: unknown];

function isRational(value: object): value is Rational {
  return 'numerator' in value && 'denominator' in value;
}

function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null;
}

/** All ways to change one fact in a value; `otherSlip` is put in the place of a slip. */
function changes(value: unknown, name: string, path: string, otherSlip: string): readonly Entry[] {
  const isOfOperation = /operation/.test(path);
  if (typeof value === 'number') {
    const change: Change = isOfOperation ? 'operation' : 'place';
    return [
      [change, path, value + 1],
      [change, path, value - 1],
    ];
  }
  if (typeof value === 'boolean') return [['sign', path, !value]];
  if (typeof value === 'string') {
    if (name === 'verdict') return [['word', path, `not ${value}`]];
    if (name === 'quantity') return [['word', path, 'another quantity']];
    if (name === 'slip') return [['slip', path, otherSlip]];
    return LABELS.has(name) || !Object.hasOwn(WORDS, value) ? [] : [['word', path, WORDS[value]]];
  }
  if (!isRecord(value)) return [];
  if (value instanceof Map) return [];
  if (isRational(value)) {
    const [number, sign]: readonly Change[] = isOfOperation ? ['operation', 'operation'] : ['number', 'sign'];
    return [[number, path, add(value, ONE)], ...(isZero(value) ? [] : ([[sign, path, negate(value)]] as const))];
  }
  return Object.entries(value).flatMap(([key, item]) => {
    const label = Array.isArray(value) ? name : key;
    return changes(item, label, `${path}.${key}`, otherSlip).map(
      ([change, where, other]): Entry => [change, where, replaced(value, key, other)],
    );
  });
}

function replaced(value: { readonly [name: string]: unknown }, key: string, item: unknown): unknown {
  if (Array.isArray(value)) return value.with(Number(key), item);
  return { ...value, [key]: item };
}

/** The statement with one fact changed, in every way. */
export function falsified(statement: Statement, otherSlip: string): readonly Falsified[] {
  return changes(statement.facts, '', statement.id, otherSlip).map(([change, , facts]) => ({
    change,
    statement: Object.assign({}, statement, { facts }),
  }));
}
