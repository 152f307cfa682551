// A folder that lives as long as a test.
// Above: tests. Below: nothing.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

export function makeFolder(test: Pick<TestContext, 'after'>): string {
  const folder = mkdtempSync(join(tmpdir(), 'matrixmath-'));
  test.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
