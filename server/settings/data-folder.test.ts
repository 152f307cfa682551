import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeFolder } from '../testing/temporary-folder.ts';
import { makeDataFile, makeDataFolder } from './data-folder.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('folder and file are for their owner alone, and stay what they are where they exist', (t) => {
  const folder = join(makeFolder(t), 'outer', 'data');
  const file = join(folder, 'file');
  makeDataFolder(folder);
  makeDataFile(folder, file);
  assert.deepEqual([modeOf(folder), modeOf(join(folder, '..')), modeOf(file)], ['700', '700', '600']);
  chmodSync(folder, 0o750);
  writeFileSync(file, 'content');
  makeDataFolder(folder);
  makeDataFile(folder, file);
  assert.deepEqual([modeOf(folder), statSync(file).size], ['750', 7]);
});

for (const [name, make, sentence] of [
  ['a file', (path: string) => writeFileSync(path, ''), /^DATA_DIR must be a folder; .* is none\.$/],
  ['a folder in a file', (path: string) => path.endsWith('x') && writeFileSync(join(path, '..'), ''), /is none\.$/],
  ['a link to nowhere', (path: string) => symlinkSync('nowhere/at/all', path), /^DATA_DIR must be a folder/],
] as const) {
  test(`refused by a sentence: ${name}`, (t) => {
    const path = join(makeFolder(t), name === 'a folder in a file' ? 'file/x' : 'data');
    make(path);
    assert.throws(() => makeDataFolder(path), { name: 'SettingProblem', message: sentence });
  });
}

test('refused by a sentence: a folder in the place of a file', (t) => {
  const folder = makeFolder(t);
  mkdirSync(join(folder, 'file'));
  assert.throws(() => makeDataFile(folder, join(folder, 'file')), {
    name: 'SettingProblem',
    message: /^DATA_DIR must be a folder that this user can write: EISDIR/,
  });
});
