// The table of what methods take, and the two to begin with.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { countedNames, countShown, countTitle, firstTwo, shownFirst } from './counts.ts';

const sarrus = { method: 'sarrus', counts: { multiplications: 12, additions: 5 } };
const cofactor = { method: 'cofactor', counts: { minors: 3, multiplications: 9, additions: 5 } };
const reduction = { method: 'row-reduction', counts: { row_operations: 1200, additions: 1, multiplications: 2 } };

describe('what is counted', () => {
  test('multiplications and additions come first, what one method alone has comes later', () => {
    assert.deepEqual(countedNames([cofactor, reduction]), ['multiplications', 'additions', 'minors', 'row_operations']);
  });
  test('nothing where no method is counted', () => assert.deepEqual(countedNames([{ method: 'lu', counts: {} }]), []));
  test('titles are words', () => assert.equal(countTitle('row_operations'), 'Row operations'));
  test('large numbers are grouped', () => assert.equal(countShown(reduction, 'row_operations'), '1,200'));
  test('a dash where the method has no such thing', () => assert.equal(countShown(sarrus, 'minors'), '–'));
});

test('the workings that are shown come first, in the order of their columns', () =>
  assert.deepEqual(
    shownFirst([sarrus, cofactor, reduction], ['row-reduction', 'cofactor']).map(({ method }) => method),
    ['row-reduction', 'cofactor', 'sarrus'],
  ));

describe('the two methods to begin with', () => {
  const workings = [sarrus, cofactor, reduction];
  test('those with the least arithmetic', () =>
    assert.deepEqual(firstTwo(workings, 'auto'), ['row-reduction', 'cofactor']));
  test('the one that was asked for first', () =>
    assert.deepEqual(firstTwo(workings, 'sarrus'), ['sarrus', 'row-reduction']));
  test('the least one is not compared with itself', () =>
    assert.deepEqual(firstTwo(workings, 'row-reduction'), ['row-reduction', 'cofactor']));
});
