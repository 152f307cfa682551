// Comparing one member of a classification with what a case about this property expects.

import type { Case } from './cases.ts';
import { compareDoubles } from './comparison.ts';
import { isList, isLiteral, isObject, type LiteralJson } from './literal-json.ts';

/** Whether the case asks for one of the properties that are classified together. */
export function isClassified({ op }: Pick<Case, 'op'>): boolean {
  // Whether vectors are independent is a question of its own.
  return (op.startsWith('is-') && op !== 'is-independent') || op === 'permutation-sign';
}

/**
 * The first difference as a sentence, or null. A classification has no problem of its own with any matrix: one that is no permutation
 * matrix has null where its sign would stand.
 */
export function compareClassified({ op, expected }: Case, status: number, body: LiteralJson): string | null {
  if (status !== 200 || !isObject(body)) return `status ${status}`;
  const { ans, result } = body;
  const answer = isObject(result) ? result['answer'] : ans;
  if (!isObject(answer)) return 'the answer is no object';
  const found = answer[op];
  if (typeof expected['error'] === 'string') return found === null ? null : `${op}: null is expected`;
  if (op !== 'permutation-sign') return compareDoubles(found, expected['exact'], null, op);
  const wanted = expected['exact'];
  if (!isObject(wanted) || !isObject(found)) return `${op}: a permutation is expected`;
  const { cycles, ...others } = wanted;
  return compareDoubles(found, others, null, op) ?? compareCycles(found['cycles'], cycles);
}

/** Cycles in any order, each from any start. */
function compareCycles(found: LiteralJson, wanted: LiteralJson): string | null {
  const [given, expected] = [cyclesIn(found), cyclesIn(wanted)];
  return given === expected ? null : `cycles: expected ${expected}, got ${given}`;
}

function cyclesIn(value: LiteralJson): string {
  if (!isList(value)) return 'no list';
  const cycles = value.map((cycle) =>
    isList(cycle) ? fromLeast(cycle.map((place) => (isLiteral(place) ? Number(place.literal) : Number.NaN))) : [],
  );
  return JSON.stringify(cycles.toSorted(([first], [second]) => first - second));
}

function fromLeast(cycle: readonly number[]): readonly number[] {
  const start = cycle.indexOf(Math.min(...cycle));
  return [...cycle.slice(start), ...cycle.slice(0, start)];
}
