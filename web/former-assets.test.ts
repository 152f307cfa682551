// What a build keeps of the builds before it.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { KEPT_FOR, keepFormerAssets } from './former-assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'former-assets-'));
after(() => rmSync(folder, { recursive: true }));

/** A build with these assets. */
function build(name: string, assets: readonly string[]): string {
  const path = join(folder, name);
  mkdirSync(join(path, 'assets'), { recursive: true });
  for (const asset of assets) writeFileSync(join(path, 'assets', asset), `${asset} of ${name}`);
  return path;
}

test('assets stay for a day after they were replaced, however old they are', () => {
  const first = build('first', ['page-1.js', 'common.js']);
  const second = build('second', ['page-2.js', 'common.js']);
  const third = build('third', ['page-3.js', 'common.js']);
  const fourth = build('fourth', ['page-4.js', 'common.js']);
  const replaced = 10 * KEPT_FOR;
  keepFormerAssets(first, second, replaced);
  assert.deepEqual(readdirSync(join(second, 'assets')), ['common.js', 'page-1.js', 'page-2.js']);
  assert.equal(readFileSync(join(second, 'assets', 'common.js'), 'utf8'), 'common.js of second');
  keepFormerAssets(second, third, replaced + KEPT_FOR);
  assert.deepEqual(readdirSync(join(third, 'assets')), ['common.js', 'page-1.js', 'page-2.js', 'page-3.js']);
  keepFormerAssets(third, fourth, replaced + KEPT_FOR + 1);
  assert.deepEqual(readdirSync(join(fourth, 'assets')), ['common.js', 'page-2.js', 'page-3.js', 'page-4.js']);
});

test('the first build keeps nothing', () => {
  const first = build('alone', ['page.js']);
  keepFormerAssets(join(folder, 'nowhere'), first, 0);
  assert.deepEqual(readdirSync(first), ['assets']);
});
