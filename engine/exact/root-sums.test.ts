import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fractionText } from './rational.ts';
import { fieldName, readRootSum } from './root-sums.ts';

/** The texts, the factors of their roots, and their fields. */
const read: readonly (readonly [text: string, factors: string, field: string])[] = [
  ['sqrt(2)', '2: 1', 'Q(sqrt(2))'],
  ['√2', '2: 1', 'Q(sqrt(2))'],
  ['2*sqrt(3)/3', '3: 2/3', 'Q(sqrt(3))'],
  ['2sqrt(3)', '3: 2', 'Q(sqrt(3))'],
  ['sqrt(12)', '3: 2', 'Q(sqrt(3))'],
  ['sqrt(3/2)', '6: 1/2', 'Q(sqrt(6))'],
  ['1+2i', '1: 1, -1: 2', 'Q(i)'],
  ['3/2 - i', '1: 3/2, -1: -1', 'Q(i)'],
  ['-i', '-1: -1', 'Q(i)'],
  ['sqrt(-9)', '-1: 3', 'Q(i)'],
  ['(1+sqrt(5))/2', '1: 1/2, 5: 1/2', 'Q(sqrt(5))'],
  ['1/(1 - sqrt(2))', '1: -1, 2: -1', 'Q(sqrt(2))'],
  ['1/2 + 1/2*sqrt(3)*i', '1: 1/2, -3: 1/2', 'Q(sqrt(-3))'],
  ['sqrt(-2)*sqrt(-3)', '6: -1', 'Q(sqrt(6))'],
  ['sqrt(2) + sqrt(3)', '2: 1, 3: 1', 'Q(sqrt(2), sqrt(3))'],
  ['sqrt(2) + sqrt(3) + sqrt(6)', '2: 1, 3: 1, 6: 1', 'Q(sqrt(2), sqrt(3))'],
  ['0.5i', '-1: 1/2', 'Q(i)'],
  ['sqrt(4)', '1: 2', 'Q'],
  ['i*i', '1: -1', 'Q'],
  ['sqrt(2) - sqrt(2)', '', 'Q'],
  ['sqrt(994665137)', '977: 1009', 'Q(sqrt(977))'],
  ['sqrt(0)', '', 'Q'],
];

for (const [text, factors, field] of read) {
  test(`${text} lies in ${field}`, () => {
    const value = readRootSum(text);
    assert.ok(value !== null);
    assert.equal([...value].map(([radicand, factor]) => `${radicand}: ${fractionText(factor)}`).join(', '), factors);
    assert.equal(fieldName(value), field);
  });
}

const refused: readonly string[] = [
  '',
  'x',
  'sqrt',
  'sqrt(',
  'sqrt 2',
  'sqrt(2',
  '1 +',
  '1 2',
  'sqrt(1+sqrt(2))',
  'sqrt(x)',
  'i/0',
  '1/(sqrt(2)+sqrt(3))',
  'pi',
  'sqrt(2)+sqrt(3)+sqrt(5)+sqrt(7)+sqrt(11)',
  '(1+sqrt(2))(1+sqrt(3))(1+sqrt(5))',
  'sqrt(2)^2',
  'sqrt(1000000001)',
  `${'('.repeat(60)}i${')'.repeat(60)}`,
  '1/(sqrt(2) - sqrt(2))',
];

for (const text of refused) test(`not read: ${text}`, () => assert.equal(readRootSum(text), null));
