// Comparing the answer to a system of equations with what a case expects: outcome, ranks, positions, a solution and a basis.
// No or many solutions are answers, where a case of a square system expects the error `singular` or `not-square`.

import type { Case } from './cases.ts';
import { compareDoubles, compareExact } from './comparison.ts';
import { isList, isObject, type LiteralJson } from './literal-json.ts';
import type { CaseRequest } from './case-request.ts';

/** What cases call the operation that solves systems, and the members that their bodies have beside the inputs. */
export const SYSTEM_BODIES: { readonly [op: string]: { readonly [name: string]: LiteralJson } | undefined } = {
  solve: {},
  'solve-system': { index_base: { literal: '0' } },
  cramer: { method: 'cramer' },
};

/** Whether the case expects an answer where its `expected` has an error. */
export function isOutcome({ op, expected }: Case): boolean {
  const { error } = expected;
  return error === 'singular' ? SYSTEM_BODIES[op] !== undefined : error === 'not-square' && op === 'solve';
}

/** The error that is left of such a case: systems need not be square, but both sides have as many rows. */
export function systemError({ op, inputs, expected }: Case): LiteralJson | undefined {
  const { a, b } = inputs;
  const isFitting = isList(a) && isList(b) && a.length === b.length;
  return op === 'solve' && expected['error'] === 'not-square' && !isFitting ? 'dimension-mismatch' : expected['error'];
}

/** The first difference as a sentence, or null. */
export function compareSystem(
  golden: Case,
  { family }: CaseRequest,
  body: { readonly [key: string]: LiteralJson },
): string | null {
  const { result, ans } = body;
  if (family === 'b') return comparePart(golden, ans, 'double', compareDoubles3);
  if (!isObject(result)) return 'no result';
  const { answer, exact = answer } = result;
  return (
    comparePart(golden, answer, 'double', compareDoubles3) ??
    comparePart(golden, exact, 'exact', (x, y, at) => compareExact(x, y, at))
  );
}

type Comparison = (actual: LiteralJson, expected: LiteralJson, at: string) => string | null;

const compareDoubles3: Comparison = (x, y, at) => compareDoubles(x, y, null, at);

function comparePart(golden: Case, answer: LiteralJson, form: 'double' | 'exact', compare: Comparison): string | null {
  if (!isObject(answer)) return 'the answer is no object';
  const wanted = golden.expected[form];
  if (golden.op === 'solve-system') return compareMembers(answer, wanted, compare);
  if (isOutcome(golden)) return compareOutcome(answer, golden.expected['reason']);
  if (answer['outcome'] !== 'unique') return `expected one solution, got ${JSON.stringify(answer['outcome'])}`;
  if (golden.op === 'cramer') return compare(answer['particular'], isObject(wanted) ? wanted['x'] : null, 'particular');
  if (!isList(wanted)) return 'malformed';
  const isSingle = wanted.every((row) => isList(row) && row.length === 1);
  return isSingle
    ? compare(
        answer['particular'],
        wanted.map((row) => (isList(row) ? row[0] : null)),
        'particular',
      )
    : compare(answer['particular_matrix'], wanted, 'particular_matrix');
}

const MEMBERS = ['outcome', 'particular', 'basis', 'free', 'pivots', 'rank', 'rank_augmented'];

function compareMembers(
  answer: { readonly [key: string]: LiteralJson },
  wanted: LiteralJson,
  compare: Comparison,
): string | null {
  if (!isObject(wanted)) return 'malformed';
  const differences = MEMBERS.map((key) => {
    const [x, y] = [answer[key], wanted[key]];
    if (key === 'outcome' || y === null)
      return x === y ? null : `${key}: expected ${JSON.stringify(y)}, got ${JSON.stringify(x)}`;
    return compare(x, y, key);
  });
  return differences.find((difference) => difference !== null) ?? null;
}

function compareOutcome(
  answer: { readonly [key: string]: LiteralJson },
  reason: LiteralJson | undefined,
): string | null {
  const { outcome } = answer;
  const wanted = isObject(reason) ? reason['outcome'] : null;
  const isRight = wanted === null ? outcome === 'none' || outcome === 'infinite' : outcome === wanted;
  return isRight ? null : `expected the outcome ${JSON.stringify(wanted)}, got ${JSON.stringify(outcome)}`;
}
