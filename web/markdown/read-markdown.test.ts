// Documents become pages with nothing lost, and their code can be copied.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { type Block, partsOf, plainText } from './blocks.ts';
import { documents } from './document-paths.ts';
import { readMarkdown } from './read-markdown.ts';
import { withoutPrompts } from './without-prompts.ts';

function words(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function textsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'paragraph':
      return [plainText(block.content)];
    case 'code':
      return [block.code];
    case 'list':
      return block.items.flat().flatMap(textsOf);
    case 'table':
      return [...block.heads, ...block.rows.flat()].map(plainText);
  }
}

describe('documents', () => {
  for (const [name, path] of documents) {
    test(`${name}: every word is kept, in its order`, () => {
      const text = readFileSync(path, 'utf8');
      const shown = words(readMarkdown(text).flatMap(textsOf).join(' '));
      // Without what Markdown does not show: addresses of links, and the names of languages.
      const written = words(text.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(/^```\w*$/gm, ''));
      assert.ok(written.length > 500);
      assert.deepEqual(shown, written);
    });

    test(`${name}: headings have addresses of their own`, () => {
      const ids = partsOf(readMarkdown(readFileSync(path, 'utf8')), 2).parts.map(({ id }) => id);
      assert.equal(new Set(ids).size, ids.length);
      assert.ok(
        ids.every((id) => /^[a-z0-9-]+$/.test(id)),
        ids.join(),
      );
    });
  }
});

test('links to files beside the document lead nowhere on a page, so only their words stay', () => {
  const [block] = readMarkdown('See [one](decisions/0001.md) and [two](https://example.org/).');
  assert.deepEqual(block, {
    kind: 'paragraph',
    content: [
      { kind: 'text', text: 'See ' },
      { kind: 'text', text: 'one' },
      { kind: 'text', text: ' and ' },
      { kind: 'link', href: 'https://example.org/', content: [{ kind: 'text', text: 'two' }] },
      { kind: 'text', text: '.' },
    ],
  });
});

test('what pages do not draw is refused', () => {
  assert.throws(() => readMarkdown('<b>bold</b>'), /html is not drawn/);
  assert.throws(() => readMarkdown('![picture](a.png)'), /image is not drawn/);
});

for (const [name, session, program] of [
  ['what is typed is code, what is printed a comment', '>>> 1 + 1\n2', '1 + 1\n# 2'],
  ['a block goes on', '>>> for a in b:\n...     print(a)\n...\n1\n\n', 'for a in b:\n    print(a)\n\n# 1'],
  ['a program stays as it is', 'print(1)\n', 'print(1)\n'],
] as const) {
  test(`a session of Python: ${name}`, () => assert.equal(withoutPrompts(session), program));
}
