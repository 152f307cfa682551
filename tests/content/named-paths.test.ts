// The paths that documents name exist: a reader who follows them finds what is described.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const documents = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  'api/README.md',
  'engine/README.md',
  'server/README.md',
  'web/README.md',
];

const root = new URL('../../', import.meta.url);
const path = /`((?:api|bench|clients|decisions|deploy|derive|engine|mcp|notation|server|tests|tools|web)\/[\w./-]*)`/g;
const link = /\]\((?!https?:|#|mailto:)([^)#]+)/g;

for (const document of documents)
  test(`the paths in ${document} exist`, () => {
    const file = new URL(document, root);
    const text = readFileSync(file, 'utf8');
    const named = [...text.matchAll(path)].map(([, name]) => new URL(name, root));
    const linked = [...text.matchAll(link)].map(([, target]) => new URL(target, file));
    const missing = [...named, ...linked].filter((place) => !existsSync(place));
    assert.deepEqual(
      missing.map(({ href }) => href.slice(root.href.length)),
      [],
    );
  });
