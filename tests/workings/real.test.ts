// What is said of the real workings, to be read: npm run real-workings writes it anew.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { realWorkings } from '../../tools/real-workings.ts';

test('real.md holds what is said today', () => {
  assert.equal(readFileSync(new URL('real.md', import.meta.url), 'utf8'), realWorkings());
});
