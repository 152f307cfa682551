import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hrefOfContact, shownContact } from './operator-contact.ts';

test('a mail address', () => {
  assert.equal(shownContact('mailto:help@example.org'), 'help@example.org');
  assert.equal(
    hrefOfContact('mailto:help@example.org'),
    'mailto:help@example.org?subject=Link%20to%20set%20a%20new%20password',
  );
});

test('the address of a page', () => {
  assert.equal(shownContact('https://example.org/help'), 'https://example.org/help');
  assert.equal(hrefOfContact('https://example.org/help'), 'https://example.org/help');
});
