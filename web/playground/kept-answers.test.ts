import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { newest } from './kept-answers.ts';

const sized = fc.record({ characters: fc.nat({ max: 2_000_000 }), number: fc.nat() });

function sum(list: readonly { readonly characters: number }[]): number {
  return list.reduce((total, { characters }) => total + characters, 0);
}

test('what is kept fits, is the end of what there was, and could not be more', () => {
  fc.assert(
    fc.property(fc.array(sized, { maxLength: 60 }), (items) => {
      const kept = newest(items);
      assert.deepEqual(kept, items.slice(items.length - kept.length));
      assert.ok(kept.length <= 30 && sum(kept) <= 2_000_000);
      if (kept.length === items.length || kept.length === 30) return;
      assert.ok(sum(items.slice(items.length - kept.length - 1)) > 2_000_000);
    }),
  );
});

test('without a storage there is nothing, and nothing fails', async () => {
  const { keptAnswer } = await import('./kept-answers.ts');
  assert.equal(keptAnswer({ operation: 'trace', body: '{ "a": [[1]] }' }), null);
});
