// Whether what hints say of quantities is true, apart from the judgement.

import type { HintFacts } from '@matrixsteps/engine/feedback/statements/statement.ts';
import type { Working } from '@matrixsteps/engine/feedback/working.ts';
import { areNear, isNear, lineValue, multiplied, type Numbers, termValue, valueOf } from './doubles.ts';
import { trueValues } from './quantity-claims.ts';
import { isOneOfSeveral, verdictOf } from './factor-claims.ts';
import { isOneOfStructures } from './structure-claims.ts';

type Check<K extends keyof HintFacts> = (facts: HintFacts[K], working: Working, at: number) => boolean;

/** The value of the part before a line, which it should be equal to; null where it is the first part. */
function partBefore(working: Working, at: number): Numbers | null {
  const [line, before] = [working.lines[at], working.lines[at - 1]];
  if (line?.part === undefined || line.part < 2 || before === undefined || line.name !== before.name) return null;
  return lineValue(before);
}

/** Whether a line is neither the part before it nor, at the start of a chain, of the task. */
export function isUnfoundedQuantity(working: Working, at: number): boolean {
  const line = working.lines[at];
  const value = line === undefined ? null : lineValue(line);
  if (value === null) return false;
  const before = partBefore(working, at);
  if (before !== null) return !areNear(value, before);
  const named = quantityOf(working, line?.name);
  const right = named === undefined ? undefined : trueValues(working.task)[named];
  return right === undefined || !areNear(value, right) || named === 'angle';
}

/** Names that mean another quantity in some tasks. */
const OF_TASK: { readonly [operation: string]: { readonly [name: string]: string | undefined } | undefined } = {
  minors: { M: 'minors' },
  cofactors: { C: 'cofactors' },
  adjugate: { 'adj(A)': 'adjugate' },
  cholesky: { L: 'L' },
  'divide-ew': { C: 'quotients' },
  'raise-ew': { C: 'powers' },
};

function quantityOf({ task }: Working, name = ''): string | undefined {
  const own = OF_TASK[task.operation];
  return own === undefined ? QUANTITIES_BY_NAME[name] : own[name];
}

/** Whether an entry of a matrix, counted from 1, is another one than the task gives; of a row one of its entries. */
export function isWrongQuantityEntry(working: Working, at: number, row: number, column: number | null): boolean {
  const line = working.lines[at];
  const named = quantityOf(working, line?.name);
  const right = named === undefined ? undefined : trueValues(working.task)[named];
  const [own, wanted] = [line === undefined ? undefined : lineValue(line)?.[row - 1], right?.[row - 1]];
  if (own === undefined || wanted === undefined) return false;
  return own.some((entry, j) => (column === null || column === j + 1) && !isNear(entry, wanted[j] ?? Number.NaN));
}

const QUANTITIES_BY_NAME: { readonly [name: string]: string | undefined } = {
  '‖v‖': 'length-of-v',
  '‖u‖': 'length-of-u',
  '‖n‖': 'length-of-n',
  '‖v‖^2': 'square-of-v',
  u·v: 'dot-of-u-v',
  cosφ: 'cosine',
  φ: 'angle',
  d: 'distance',
  e: 'unit-vector',
  s: 'deviation',
  C: 'covariances',
  r: 'correlation-1-2',
  std: 'all-deviation',
};

export function isValue(quantity: string, value: Numbers | null, { task }: Working): boolean {
  const several =
    value === null ? null : (isOneOfStructures(task, quantity, value) ?? isOneOfSeveral(task, quantity, value));
  if (several !== null) return several;
  const right = trueValues(task)[quantity];
  return right !== undefined && value !== null && areNear(value, right);
}

/** Whether a matrix times one of an earlier line is the identity matrix. */
function isInverseOfEarlier(value: Numbers | null, { lines }: Working, at: number): boolean {
  const identity = value?.map((_, i) => value.map((__, j) => (i === j ? 1 : 0))) ?? [];
  return lines.slice(0, at).some((line) => {
    const earlier = lineValue(line);
    return value !== null && earlier?.length === value.length && areNear(multiplied(earlier, value), identity);
  });
}

export const QUANTITY_CHECKS: {
  readonly [K in
    | 'quantity-calculation'
    | 'quantity-definition'
    | 'quantity-of-line'
    | 'quantity-place'
    | 'wrong-entries'
    | 'quantity-value'
    | 'quantity-may-be'
    | 'quantity-example'
    | 'quantity-verdict'
    | 'angle-of-cosine'
    | 'part-calculation'
    | 'part-value']: Check<K>;
} = {
  'quantity-calculation': ({ quantity, term }, working) => isValue(quantity, termValue(term), working),
  'quantity-definition': ({ quantity }, { task }) => isQuantity(quantity, task),
  'quantity-of-line': ({ line, quantity }, { task }, at) => line === at + 1 && isQuantity(quantity, task),
  'quantity-place': ({ line, quantity }, { task }, at) => line === at + 1 && isQuantity(quantity, task),
  'wrong-entries': ({ quantity, wrong, row, column }, { task, lines }, at) => {
    const line = lines[at];
    const [own, right] = [line === undefined ? null : lineValue(line), trueValues(task)[quantity]];
    if (own === null || right === undefined || own.length !== right.length) return false;
    const places = own.flatMap((entries, i) =>
      entries.flatMap((entry, j) => (isNear(entry, right[i]?.[j] ?? Number.NaN) ? [] : [[i + 1, j + 1]])),
    );
    return places.length === wrong && places[0]?.[0] === row && places[0]?.[1] === column;
  },
  'quantity-value': ({ quantity, term }, working, at) =>
    quantity === 'inverse'
      ? isInverseOfEarlier(termValue(term), working, at)
      : isValue(quantity, termValue(term), working),
  'quantity-may-be': ({ quantity, term }, working) => isValue(quantity, termValue(term), working),
  'quantity-example': ({ quantity, term }, working) => isValue(quantity, termValue(term), working),
  'quantity-verdict': ({ quantity, verdict }, { task }) => verdictOf(task, quantity) === verdict,
  'angle-of-cosine': ({ cosine, degrees }, working) => {
    const value = valueOf(cosine);
    const angle = (Math.acos(value?.[0]?.[0] ?? Number.NaN) * 180) / Math.PI;
    return isValue('angle', value, working) && isNear(degrees, angle, 0.0051 / Math.max(1, angle));
  },
  'part-calculation': ({ term }, working, at) => {
    const [value, before] = [valueOf(term), partBefore(working, at)];
    return value !== null && before !== null && areNear(value, before);
  },
  'part-value': ({ term }, working, at) => {
    const [value, before] = [valueOf(term), partBefore(working, at)];
    return value !== null && before !== null && areNear(value, before);
  },
};

/** Equations of an eigenspace, and relations, have no single value. */
export function isQuantity(quantity: string, task: Working['task']): boolean {
  if (quantity === 'eigen-equation') return task.operation === 'diagonalize';
  if (quantity === 'relation-of-vectors') return task.operation === 'independence';
  return Object.hasOwn(trueValues(task), quantity);
}
