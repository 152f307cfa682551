import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { compileKernels, KERNELS } from './compile-kernels.ts';

for (const kernels of KERNELS) {
  test(`${kernels.what} that are kept are those that their sources give (npm run kernels)`, async () => {
    assert.equal(await compileKernels(kernels), readFileSync(kernels.module, 'utf8'));
  });
}
