// What pictures of questions show.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pictureSvg } from './picture-svg.ts';

function textsOf(svg: string): readonly string[] {
  return [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
}

const square = {
  name: 'A',
  rows: [
    ['2', '-1/2'],
    ['0.10', 'sqrt(2)'],
  ],
  isMatrix: true,
};

test('the title and every entry, as it was written', () => {
  const texts = textsOf(pictureSvg({ title: 'Determinant', inputs: [square] }));
  for (const text of ['Determinant', 'A =', '2', '−1/2', '0.10', 'sqrt(2)']) assert.ok(texts.includes(text), text);
});

test('a large matrix is cut, with dots, and stays inside of the picture', () => {
  const rows = Array.from({ length: 30 }, (_, row) =>
    Array.from({ length: 30 }, (__, column) => `${row}.1234567${column}`),
  );
  const svg = pictureSvg({ title: 'Transpose', inputs: [{ name: 'A', rows, isMatrix: true }] });
  const texts = textsOf(svg);
  assert.equal(texts.filter((text) => text === '…').length, 11);
  assert.ok(texts.includes('4.123456…'));
  const places = [...svg.matchAll(/<text x="([\d.]+)"/g)].map(([, x]) => Number(x));
  assert.ok(Math.max(...places) < 1200);
});

test('markup in an entry is text', () => {
  const svg = pictureSvg({ title: '<b>', inputs: [{ name: 'k', rows: [['"&<i>']], isMatrix: false }] });
  assert.ok(textsOf(svg).includes('&lt;b&gt;'));
  assert.doesNotMatch(svg, /<[bi]>/);
});
