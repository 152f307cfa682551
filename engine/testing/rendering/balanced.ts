// A check that markup is well formed.

import assert from 'node:assert/strict';

const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-zA-Z-]+="(?:[^"<>&]|&(?:amp|lt|gt|quot|#39);)*")*)>/g;
const VOID: ReadonlySet<string> = new Set(['hr']);
const ENTITY = /&(?:amp|lt|gt|quot|#39);/g;

/** Asserts that every element is closed in order and that text holds no bare `<`, `>` or `&`. */
export function assertBalanced(markup: string): void {
  const open: string[] = [];
  for (const [tag, slash, name] of markup.matchAll(TAG)) {
    if (VOID.has(name)) continue;
    if (slash === '') open.push(name);
    else assert.equal(open.pop(), name, `${tag} in ${markup}`);
  }
  assert.deepEqual(open, [], markup);
  assert.doesNotMatch(markup.replaceAll(TAG, '').replaceAll(ENTITY, ''), /[<>&]/, markup);
}
