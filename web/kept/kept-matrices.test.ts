// Names of kept matrices, and what is kept without a browser's storage.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { faultOfName, freeName, keepMatrix, keptMatrices, mostMatrices } from './kept-matrices.ts';

const cells = [['1', '1/2']];
const named = (...names: readonly string[]) => names.map((name) => ({ name, cells }));

describe('the name of a kept matrix', () => {
  test('the first free letter from C on', () => {
    assert.equal(freeName([]), 'C');
    assert.equal(freeName(named('C', 'E')), 'D');
  });
  test('letters with numbers after Z', () =>
    assert.equal(freeName(named(...Array.from('CDEFGHIJKLMNOPQRSTUVWXYZ'))), 'C2'));
  test('the wanted one, with a number where it is taken', () => {
    assert.equal(freeName([], 'Q'), 'Q');
    assert.equal(freeName(named('Q', 'Q2'), 'Q'), 'Q3');
  });
  for (const [wanted, fault] of [
    ['', /needs a name/],
    ['   ', /needs a name/],
    ['x'.repeat(21), /20 characters/],
    ['D', /another D/],
    [' C ', /^$/],
    ['rotation', /^$/],
  ] as const) {
    test(`${JSON.stringify(wanted)} for C`, () => assert.match(faultOfName(named('C', 'D'), 'C', wanted), fault));
  }
});

describe('keeping', () => {
  test('what is too long, or too much, is refused with the reason', () => {
    assert.deepEqual(keepMatrix([['1'.repeat(20_001)]]), {
      kind: 'refused',
      sentence: 'Not kept: the numbers of this matrix are too long.',
    });
    keptMatrices.value = Array.from({ length: mostMatrices }, (_, place) => ({ name: `M${place}`, cells }));
    const refused = keepMatrix(cells);
    assert.ok(refused.kind === 'refused' && /Delete one first/.test(refused.sentence));
    keptMatrices.value = [];
  });
  test('without storage it is kept while the page is open, and that is said', () => {
    const kept = keepMatrix(cells);
    assert.ok(kept.kind === 'refused' && /until the page is closed/.test(kept.sentence));
    assert.deepEqual(keptMatrices.value, [{ name: 'C', cells }]);
    keptMatrices.value = [];
  });
});
