// The facts that all manifests share: they are written anew, and everything else stays.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { npmManifest, pythonManifest, rDescription } from './packages.ts';

const facts = { author: 'Somebody', email: 'somebody@example.com', repository: 'https://code.example.com/x' };

function manifest(path: string): string {
  return readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
}

test('npm', () => {
  const written: object = JSON.parse(npmManifest('{"name": "x", "author": "before"}', facts, 'clients/x'));
  assert.deepEqual(written, {
    name: 'x',
    author: 'Somebody <somebody@example.com>',
    homepage: 'https://code.example.com/x#readme',
    repository: { type: 'git', url: 'git+https://code.example.com/x.git', directory: 'clients/x' },
    bugs: 'https://code.example.com/x/issues',
  });
});

test('Python', () => {
  const before = manifest('clients/python/pyproject.toml');
  const after = pythonManifest(before, facts);
  assert.match(after, /^authors = \[\{ name = "Somebody", email = "somebody@example.com" \}\]$/m);
  assert.match(after, /^Issues = "https:\/\/code.example.com\/x\/issues"$/m);
  assert.equal(pythonManifest(after, JSON.parse(manifest('derive/packages.json'))), before);
  assert.throws(() => pythonManifest('[project]\n', facts), /lost the marks/);
});

test('R', () => {
  const after = rDescription(manifest('clients/r/DESCRIPTION'), facts);
  assert.match(after, /^Authors@R: person\("Somebody", role = c\("aut", "cre"\), email = "somebody@example.com"\)$/m);
  assert.match(after, /^BugReports: https:\/\/code.example.com\/x\/issues$/m);
  assert.throws(() => rDescription('Package: x\n', facts), /has no Authors@R/);
});

test('the author is the one of the licence', () => {
  const { author }: { readonly author: string } = JSON.parse(manifest('derive/packages.json'));
  for (const path of ['LICENSE', 'clients/typescript/LICENSE', 'clients/python/LICENSE', 'mcp/package/LICENSE']) {
    assert.ok(manifest(path).toLowerCase().includes(author.toLowerCase()), path);
  }
});
