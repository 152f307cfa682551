// The texts of tests/workings/spellings.jsonl, each with the lines that it means.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { evaluate } from './evaluate.ts';
import { fractionText } from './fraction.ts';
import { isUnread } from './read-row-operations.ts';
import { readTerm } from './read-term.ts';
import { readWorkingText } from './read-working-text.ts';
import type { Line, RowOperation, Term } from './term.ts';

interface MeantOperation {
  readonly op: string;
  readonly target?: number | null;
  readonly source?: number;
  readonly factor?: string | number;
  readonly target_factor?: string | number;
  readonly row?: number;
  readonly rows?: readonly number[];
  readonly likely_target?: number;
  readonly factors?: Readonly<Record<string, string | number>>;
}

interface Meant {
  readonly matrix?: readonly (readonly (string | number)[])[];
  readonly bar?: number;
  readonly kind?: string;
  readonly factor?: string | number;
  readonly operations?: readonly MeantOperation[];
  readonly expression?: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly claim?: string;
}

interface Spelling {
  readonly id: string;
  readonly text: string;
  readonly meaning: readonly Meant[];
  readonly format: string;
}

function recordsOf(name: string): readonly string[] {
  const path = new URL(`../tests/workings/${name}.jsonl`, import.meta.url);
  return readFileSync(path, 'utf8').trim().split('\n');
}

/** The value of a term, or its shape where it has none. */
function shown(term: Term): string {
  const value = evaluate(term);
  if (value !== null) return fractionText(value);
  return JSON.stringify(term, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
}

function meantTerm(written: string | number): string {
  const term = readTerm(String(written));
  assert.ok(!isUnread(term));
  return shown(term);
}

function meantOperation(operation: MeantOperation): string {
  if (operation.op === 'swap') return `swap ${operation.rows?.toSorted().join()}`;
  if (operation.op === 'scale') return `scale ${operation.row} ${meantTerm(operation.factor ?? 1)}`;
  if (operation.target !== null)
    return `add ${operation.target} ${operation.source} ${meantTerm(operation.factor ?? 1)} ${meantTerm(operation.target_factor ?? 1)}`;
  const factors = Object.entries(operation.factors ?? {}).map(([row, factor]) => `${row}:${meantTerm(factor)}`);
  return `unplaced ${operation.likely_target} ${factors.toSorted().join()}`;
}

function readOperation(operation: RowOperation): string {
  switch (operation.kind) {
    case 'swap':
      return `swap ${operation.rows.toSorted().join()}`;
    case 'scale':
      return `scale ${operation.row} ${fractionText(operation.factor)}`;
    case 'add':
      return `add ${operation.target} ${operation.source} ${fractionText(operation.factor)} ${fractionText(operation.targetFactor)}`;
    case 'unplaced': {
      const factors = operation.terms.map(({ row, factor }) => `${row}:${fractionText(factor)}`);
      return `unplaced ${operation.likelyTarget} ${factors.toSorted().join()}`;
    }
    case 'on-columns':
      return `columns ${readOperation(operation.operation)}`;
  }
}

function meantLine(line: Meant): unknown {
  return {
    rows: line.matrix?.map((row) => row.map(meantTerm)),
    bar: line.bar,
    isDeterminant: line.kind === 'determinant',
    factor: line.factor === undefined ? undefined : meantTerm(line.factor),
    operations: (line.operations ?? []).map(meantOperation),
    expression: line.expression === undefined ? undefined : meantTerm(line.expression),
    values: line.values && Object.entries(line.values).map(([name, value]) => `${name} = ${meantTerm(value)}`),
    claim: line.claim,
  };
}

function readLine({ content, role, factor, operations }: Line): unknown {
  const claim = content.kind === 'claim' ? content.claim : undefined;
  return {
    rows: content.kind === 'matrix' ? content.rows.map((row) => row.map(shown)) : undefined,
    bar: content.kind === 'matrix' ? content.bar : undefined,
    isDeterminant: role === 'determinant',
    factor: factor === null ? undefined : shown(factor),
    operations: operations.map(readOperation),
    expression: content.kind === 'expression' ? shown(content.term) : undefined,
    values:
      content.kind === 'values'
        ? content.values.map(({ name, terms }) => `${name} = ${terms.map(shown).join()}`)
        : undefined,
    claim: claim?.kind === 'rank' ? `rank: ${claim.value}` : claim?.kind,
  };
}

test('at least 98 % of the spellings are read, and none otherwise than it is meant', (context) => {
  const spellings = recordsOf('spellings').map((line): Spelling => JSON.parse(line));
  const unread: string[] = [];
  for (const { id, text, meaning, format } of spellings) {
    const lines = readWorkingText(text);
    if (isUnread(lines)) unread.push(`${id} (${format}): ${lines.sentence}`);
    else assert.deepEqual(lines.map(readLine), meaning.map(meantLine), `${id} (${format}): ${text}`);
  }
  context.diagnostic(`${spellings.length - unread.length} of ${spellings.length} spellings read`);
  for (const sentence of unread) context.diagnostic(`unread: ${sentence}`);
  assert.ok(unread.length <= 0.02 * spellings.length, unread.join('\n'));
});
