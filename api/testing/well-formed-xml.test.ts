import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertWellFormed } from './well-formed-xml.ts';

for (const fragment of ['', 'text &amp; more &#39;', '<p>a</p> b <br/>', '<a-b c="1" d=">"><e/></a-b>', '<p>𝑥 −</p>']) {
  test(`${JSON.stringify(fragment)} is well formed`, () => {
    assertWellFormed(fragment);
  });
}

for (const fragment of [
  '<hr>',
  '<p>',
  '</p>',
  '<a><b></a></b>',
  '<p id="1" id="2"></p>',
  '<p hidden></p>',
  "<p id='1'></p>",
  '<p id="<"></p>',
  'a & b',
  '&nbsp;',
  'a < b',
  ']]>',
  '\u0001',
  '\ud800',
]) {
  test(`${JSON.stringify(fragment)} is not`, () => {
    assert.throws(() => assertWellFormed(fragment), assert.AssertionError);
  });
}

test('the names of the elements, in order', () => {
  assert.deepEqual(assertWellFormed('<p><b>a</b></p><i/>'), ['p', 'b', 'i']);
});
