import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { compileKernels, KERNELS_MODULE } from './compile-kernels.ts';

test('the kernels that are kept are those that their sources give (npm run kernels)', async () => {
  assert.equal(await compileKernels(), readFileSync(KERNELS_MODULE, 'utf8'));
});
