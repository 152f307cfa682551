import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headingLevel, isKnownAttribute, isKnownElement, isScrolled, lowered } from './markup.ts';

for (const name of [
  'script',
  'style',
  'iframe',
  'a',
  'form',
  'img',
  'input',
  'use',
  'image',
  'foreignObject',
  'animate',
  'set',
  'maction',
  'annotation-xml',
]) {
  test(`${name} does not come through`, () => assert.equal(isKnownElement(name), false));
}

for (const name of ['figure', 'figcaption', 'svg', 'path', 'circle', 'text', 'title']) {
  test(`${name} of a figure comes through`, () => assert.equal(isKnownElement(name), true));
}

for (const name of ['onclick', 'href', 'src', 'id', 'srcdoc', 'action', 'formaction', 'xlink:href', 'onbegin']) {
  test(`the attribute ${name} does not come through`, () => assert.equal(isKnownAttribute(name), false));
}

for (const name of ['class', 'style', 'role', 'tabindex', 'aria-label', 'scope', 'display', 'mathbackground', 'form']) {
  test(`the attribute ${name} comes through`, () => assert.equal(isKnownAttribute(name), true));
}

const levels: readonly [name: string, offset: number, expected: string][] = [
  ['h1', 2, 'h3'],
  ['h2', 2, 'h4'],
  ['h3', 5, 'h6'],
  ['p', 2, 'p'],
  ['hr', 2, 'hr'],
];
for (const [name, offset, expected] of levels) {
  test(`${name} lowered by ${offset} is ${expected}`, () => assert.equal(lowered(name, offset), expected));
}

test('the level of a heading is read from its markup', () => {
  assert.equal(headingLevel('<h2>The cofactors of row 1</h2>'), 2);
  assert.equal(headingLevel('<p>Row 1</p>'), null);
  assert.equal(headingLevel('<hr>'), null);
  assert.equal(headingLevel(''), null);
});

test('formulas and tables scroll, and nothing whose class only sounds like it', () => {
  assert.equal(isScrolled('formula'), true);
  assert.equal(isScrolled('wide table'), true);
  assert.equal(isScrolled('formulas'), false);
  assert.equal(isScrolled(null), false);
});
