// A folder that lives as long as a test.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `test` is a test, or what else says that it ends. */
export function makeFolder(test: { readonly after: (end: () => void) => void }): string {
  const folder = mkdtempSync(join(tmpdir(), 'matrixsteps-'));
  test.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
