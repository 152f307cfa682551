// Derived files: what is stale is named, and written where that is wanted.

import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeFolder } from '@matrixsteps/server/testing/temporary-folder.ts';
import { staleFiles, writeFiles } from './derived-file.ts';

const artefact = {
  files: [
    { path: 'derived/one.ts', text: '1\n' },
    { path: 'derived/two.ts', text: '2\n' },
  ],
  folders: ['derived'],
};

test('missing, changed and forgotten files are stale until they are written', (t) => {
  const root = makeFolder(t);
  assert.deepEqual(staleFiles(root, artefact), ['derived/one.ts', 'derived/two.ts']);
  writeFiles(root, artefact);
  assert.deepEqual(staleFiles(root, artefact), []);
  writeFileSync(join(root, 'derived/two.ts'), 'edited\n');
  writeFileSync(join(root, 'derived/three.ts'), '');
  assert.deepEqual(staleFiles(root, artefact), ['derived/two.ts', 'derived/three.ts']);
  assert.deepEqual(writeFiles(root, artefact), ['derived/two.ts', 'derived/three.ts']);
  assert.equal(readFileSync(join(root, 'derived/two.ts'), 'utf8'), '2\n');
  assert.ok(!existsSync(join(root, 'derived/three.ts')));
});

test('folders that programs leave behind are not derived, and stay', (t) => {
  const root = makeFolder(t);
  writeFiles(root, artefact);
  mkdirSync(join(root, 'derived/__pycache__'));
  assert.deepEqual(writeFiles(root, artefact), []);
  assert.ok(existsSync(join(root, 'derived/__pycache__')));
});
