import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { makeFolder } from '@matrixsteps/server/testing/temporary-folder.ts';
import { looseDependencies } from './dependencies.ts';
import { PROJECT } from './source-files.ts';

const integrity = `sha512-${'A'.repeat(86)}==`;

/** A project with one workspace, and what is loose in it. */
function findingsFor(t: TestContext, dependencies: object, packages: object): readonly string[] {
  const root = makeFolder(t);
  mkdirSync(join(root, 'part'));
  writeFileSync(join(root, 'package.json'), '{ "workspaces": ["part"] }');
  writeFileSync(join(root, 'part/package.json'), JSON.stringify({ dependencies }, null, 2));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }, null, 2));
  return looseDependencies(root).map(({ path, line, sentence }) => `${path}:${line}: ${sentence}`);
}

for (const [version, isExact] of [
  ['1.2.3', true],
  ['18.4.0-beta.17', true],
  ['^1.2.3', false],
  ['~1.2.3', false],
  ['>=1.2.3', false],
  ['1.2', false],
  ['1.x', false],
  ['*', false],
  ['latest', false],
  ['', false],
  ['git+https://example.com/x.git', false],
  ['https://example.com/x.tgz', false],
  ['npm:y@1.2.3', false],
  ['file:../x', false],
] as const) {
  test(`a dependency on ${JSON.stringify(version)}`, (t) => {
    const expected = isExact
      ? []
      : [
          `part/package.json:3: x is ${JSON.stringify(version)}, which is no single version: install it with npm i -E x`,
        ];
    assert.deepEqual(findingsFor(t, { x: version }, {}), expected);
  });
}

for (const [name, entry, expected] of [
  ['with a digest', { integrity }, []],
  ['from the registry', { integrity, resolved: 'https://registry.npmjs.org/x/-/x-1.2.3.tgz' }, []],
  ['a link to a workspace', { resolved: 'part', link: true }, []],
  ['without a digest', {}, ['node_modules/x has no SHA-512 digest: remove its entry and run npm i --ignore-scripts']],
  [
    'with an old digest',
    { integrity: 'sha1-x' },
    ['node_modules/x has no SHA-512 digest: remove its entry and run npm i --ignore-scripts'],
  ],
  [
    'from elsewhere',
    { integrity, resolved: 'https://example.com/x.tgz' },
    ['node_modules/x comes from "https://example.com/x.tgz": install it from https://registry.npmjs.org/'],
  ],
] as const) {
  test(`a locked package ${name}`, (t) => {
    const findings = findingsFor(t, {}, { '': {}, part: {}, 'node_modules/x': entry });
    assert.deepEqual(
      findings,
      expected.map((sentence) => `package-lock.json:5: ${sentence}`),
    );
  });
}

test('nothing is loose here', () => assert.deepEqual(looseDependencies(PROJECT), []));
