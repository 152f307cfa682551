import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { compileKernels, KERNEL_MODULE } from './compile-kernels.ts';

test('the WebAssembly kernels that are kept are those that their sources give (npm run kernels)', async () => {
  assert.equal(await compileKernels(), readFileSync(KERNEL_MODULE, 'utf8'));
});
