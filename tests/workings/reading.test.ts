// Every working of the corpus is read, and row operations in every spelling mean what they are labelled with.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readWorking } from '@matrixsteps/engine/feedback/read-working.ts';
import { fractionText } from '@matrixsteps/notation/fraction.ts';
import { isUnread, readRowOperations } from '@matrixsteps/notation/read-row-operations.ts';
import type { RowOperation } from '@matrixsteps/notation/term.ts';
import { sayFigure } from '../long-form.ts';

interface Labelled {
  readonly op: string;
  readonly target?: number | null;
  readonly source?: number;
  readonly factor?: number | string;
  readonly target_factor?: number | string;
  readonly row?: number;
  readonly rows?: readonly number[];
  readonly likely_target?: number;
  readonly factors?: { readonly [row: string]: number | string };
}

interface Spelling {
  readonly id: string;
  readonly text: string;
  readonly meaning: readonly { readonly operations?: readonly Labelled[]; readonly matrix?: unknown }[];
  readonly tags: readonly string[];
}

function recordsOf(file: string): readonly string[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');
}

for (const file of ['lawful.jsonl', 'seeded.jsonl', 'real.jsonl']) {
  test(`every working of ${file} is read whole`, () => {
    const records = recordsOf(file);
    for (const record of records) {
      const read = readWorking(JSON.parse(record));
      assert.ok(read.kind === 'working', record.slice(0, 40));
      assert.deepEqual(read.unread, [], record.slice(0, 40));
    }
    assert.ok(records.length >= 30);
  });
}

/** An operation as text: what becomes of which row. A sum without an arrow replaces its likely row. */
function meaningOf(operation: RowOperation): string {
  switch (operation.kind) {
    case 'add':
      return `${operation.target}: ${fractionText(operation.targetFactor)}, ${operation.source}: ${fractionText(operation.factor)}`;
    case 'scale':
      return `${operation.row}: ${fractionText(operation.factor)}`;
    case 'swap':
      return operation.rows.toSorted((x, y) => x - y).join(' <-> ');
    case 'unplaced': {
      const own = operation.terms.find(({ row }) => row === operation.likelyTarget);
      const other = operation.terms.find(({ row }) => row !== operation.likelyTarget);
      if (own === undefined || other === undefined) return 'no target';
      return `${own.row}: ${fractionText(own.factor)}, ${other.row}: ${fractionText(other.factor)}`;
    }
    case 'on-columns':
      return `columns ${meaningOf(operation.operation)}`;
  }
}

function labelOf({ op, target, source, factor, target_factor, row, rows, likely_target, factors }: Labelled): string {
  if (op === 'swap') return (rows ?? []).toSorted((x, y) => x - y).join(' <-> ');
  if (op === 'scale') return `${row}: ${factor}`;
  if (target !== null) return `${target}: ${target_factor ?? 1}, ${source}: ${factor}`;
  const other = (rows ?? []).find((named) => named !== likely_target);
  return `${likely_target}: ${factors?.[String(likely_target)]}, ${other}: ${factors?.[String(other)]}`;
}

test('row operations in every spelling', () => {
  const spellings = recordsOf('spellings.jsonl').map((line): Spelling => JSON.parse(line));
  const named = spellings.filter(
    ({ meaning }) => meaning.length === 1 && meaning[0].operations !== undefined && meaning[0].matrix === undefined,
  );
  for (const { id, text, meaning } of named) {
    const read = readRowOperations(text);
    assert.ok(!isUnread(read), `${id}: ${text}`);
    assert.deepEqual(read.map(meaningOf), (meaning[0].operations ?? []).map(labelOf), `${id}: ${text}`);
  }
  sayFigure('row operations read', `${named.length} of ${named.length} spellings`);
  assert.ok(named.length > 70);
});
