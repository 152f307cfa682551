// Whether what hints say of quantities is true, apart from the judgement.

import type { HintFacts } from '@matrixsteps/engine/feedback/statements/statement.ts';
import type { Working } from '@matrixsteps/engine/feedback/working.ts';
import { areNear, isNear, lineValue, multiplied, type Numbers, valueOf } from './doubles.ts';
import { trueValues } from './quantity-claims.ts';
import { isOneOfSeveral, verdictOf } from './factor-claims.ts';

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
  const named = QUANTITIES_BY_NAME[line?.name ?? ''];
  const right = named === undefined ? undefined : trueValues(working.task)[named];
  return right === undefined || !areNear(value, right) || named === 'angle';
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

function isValue(quantity: string, value: Numbers | null, { task }: Working): boolean {
  const several = value === null ? null : isOneOfSeveral(task, quantity, value);
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
    | 'quantity-value'
    | 'quantity-may-be'
    | 'quantity-example'
    | 'quantity-verdict'
    | 'angle-of-cosine'
    | 'part-calculation'
    | 'part-value']: Check<K>;
} = {
  'quantity-calculation': ({ quantity, term }, working) => isValue(quantity, valueOf(term), working),
  'quantity-definition': ({ quantity }, { task }) => isQuantity(quantity, task),
  'quantity-of-line': ({ line, quantity }, { task }, at) => line === at + 1 && isQuantity(quantity, task),
  'quantity-value': ({ quantity, term }, working, at) =>
    quantity === 'inverse' ? isInverseOfEarlier(valueOf(term), working, at) : isValue(quantity, valueOf(term), working),
  'quantity-may-be': ({ quantity, term }, working) => isValue(quantity, valueOf(term), working),
  'quantity-example': ({ quantity, term }, working) => isValue(quantity, valueOf(term), working),
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
function isQuantity(quantity: string, task: Working['task']): boolean {
  if (quantity === 'eigen-equation') return task.operation === 'diagonalize';
  if (quantity === 'relation-of-vectors') return task.operation === 'independence';
  return Object.hasOwn(trueValues(task), quantity);
}
