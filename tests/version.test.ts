// Everything that is released together has one version: that of the newest part of the changelog.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

function textOf(path: string): string {
  return readFileSync(`${root}/${path}`, 'utf8');
}

const newest = /^## (\d+\.\d+\.\d+) /m.exec(textOf('CHANGELOG.md'))?.[1];

describe(`the version is ${newest}`, () => {
  for (const [path, pattern] of [
    ...['.', 'api', 'engine', 'mcp', 'notation', 'server', 'web', 'clients/typescript'].map(
      (folder) => [`${folder}/package.json`, /"version": "(.+?)"/] as const,
    ),
    ['package-lock.json', /"version": "(.+?)"/],
    ['clients/python/src/matrixsteps/_derived/version.py', /VERSION = "(.+?)"/],
    ['clients/r/DESCRIPTION', /^Version: (.+)$/m],
    ['clients/r/NEWS.md', /^# matrixsteps (.+)$/m],
    ['deploy/compose.yaml', /image: matrixsteps:(.+)$/m],
    ['deploy/kubernetes.yaml', /image: matrixsteps:(.+)$/m],
    ['deploy/kubernetes-sqlite.yaml', /image: matrixsteps:(.+)$/m],
  ] as const) {
    test(path, () => assert.equal(pattern.exec(textOf(path))?.[1], newest));
  }
});
