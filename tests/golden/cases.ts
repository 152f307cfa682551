// The golden cases, as lines of JSON.

import { readFileSync } from 'node:fs';
import { isList, isObject, type LiteralJson, parseLiteral } from './literal-json.ts';
import { underServiceName } from './sample-cases.ts';

export interface Case {
  readonly id: string;
  readonly op: string;
  readonly inputs: { readonly [name: string]: LiteralJson };
  readonly expected: { readonly [name: string]: LiteralJson };
  readonly tags: readonly string[];
}

/** The files of `tests/cases`, HTTP apart. */
export const CASE_FILES = [
  'arithmetic',
  'course-samples-statistics',
  'course-samples-covariance',
  'course-matrices-cofactors',
  'course-systems',
  'course-factorizations-orthogonal',
  'course-systems-least-squares',
  'course-spaces-subspaces',
  'course-spaces-bases',
  'course-factorizations-triangular',
  'course-matrices-classify',
  'course-spectrum-eigen',
  'course-spectrum-forms',
  'course-spectrum-jordan',
  'course-spectrum-orthogonal',
  'course-spectrum-power',
  'course-spectrum-svd',
  'course-vectors',
  'dimensions',
  'extreme',
  'linear-algebra',
  'no-result',
  'peers-mathjs',
  'peers-ml-matrix',
  'peers-numpy',
  'peers-scipy',
  'peers-stdlib',
  'peers-sympy',
  'rounding',
  'shaping',
  'statistics',
] as const;

export function casesIn(file: string): readonly Case[] {
  const text = readFileSync(new URL(`../cases/${file}.jsonl`, import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => underServiceName(caseOf(parseLiteral(line))));
}

function caseOf(json: LiteralJson): Case {
  if (!isObject(json)) throw new SyntaxError('a case is an object');
  const { id, op, inputs, expected, tags } = json;
  if (typeof id !== 'string' || typeof op !== 'string' || !isObject(inputs) || !isObject(expected) || !isList(tags)) {
    throw new SyntaxError(`not a case: ${JSON.stringify(json).slice(0, 80)}`);
  }
  return { id, op, inputs, expected, tags: tags.filter((tag) => typeof tag === 'string') };
}
