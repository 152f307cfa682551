// Expressions: every spelling that people use is read as what it means, and what is doubtful is not read.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { exactText } from '@matrixsteps/engine/exact/scalar.ts';
import { sumText } from '@matrixsteps/engine/exact/root-sum.ts';
import { readNumberText, readPolynomialText } from './expression-text.ts';

function shownNumber(text: string): string {
  const reading = readNumberText(text);
  if (reading.kind === 'unread') return `unread: ${reading.reason}`;
  if (reading.value.kind === 'complex') return `${sumText(reading.value.re)} | ${sumText(reading.value.im)}`;
  return reading.value.kind === 'sum' ? sumText(reading.value.sum) : exactText(reading.value.power);
}

function shownPolynomial(text: string): string {
  const reading = readPolynomialText(text);
  return reading.kind === 'unread' ? `unread: ${reading.reason}` : reading.value.map(sumText).join(', ');
}

describe('numbers', () => {
  const cases: readonly (readonly [written: string, read: string])[] = [
    ['1/2', '1/2'],
    ['0.5', '1/2'],
    ['.5', '1/2'],
    ['0,5', '1/2'],
    ['1,5', '3/2'],
    ['-1,5', '-3/2'],
    ['−3', '-3'],
    ['- 3', '-3'],
    ['007', '7'],
    ['1 1/2', '3/2'],
    ['-1 1/2', '-3/2'],
    ['½', '1/2'],
    ['1¾', '7/4'],
    ['-⅔', '-2/3'],
    ['2e3', '2000'],
    ['2√2', '2*sqrt(2)'],
    ['2 sqrt(2)', '2*sqrt(2)'],
    ['2*sqrt(2)', '2*sqrt(2)'],
    ['sqrt(8)', '2*sqrt(2)'],
    ['√8', '2*sqrt(2)'],
    ['√(5/4)', 'sqrt(5)/2'],
    ['sqrt 5 / 2', 'sqrt(5)/2'],
    ['1/sqrt(2)', 'sqrt(2)/2'],
    ['1/2√2', 'sqrt(2)/2'],
    ['1 + sqrt(2)', '1 + sqrt(2)'],
    ['(1+√5)/2', '1/2 + sqrt(5)/2'],
    ['sqrt(4)', '2'],
    ['√2 · √2', '2'],
    ['\\frac{1}{2}', '1/2'],
    ['-\\frac12', '-1/2'],
    ['\\sqrt{2}', 'sqrt(2)'],
    ['\\frac{\\sqrt{2}}{2}', 'sqrt(2)/2'],
    ['$2\\sqrt{2}$', '2*sqrt(2)'],
    ['det(A) = -2', '-2'],
    ['x = 1/2', '1/2'],
    ['≈ 0.67', '67/100'],
    ['2^3', '8'],
    ['2³', '8'],
    ['2**-1', '1/2'],
    ['2^(1/3)', '(2)^(1/3)'],
    ['8^(1/3)', '2'],
    ['2^(1/2)', 'sqrt(2)'],
    ['-(2)^(1/3)', '-(2)^(1/3)'],
    ['--3', '3'],
    ['1-2', '-1'],
    ['', 'unread: nothing is written'],
    ['a third', 'unread: "a" is not a number'],
    ['1,500', 'unread: "1,500" may be 1.500 or 1500; write one of them'],
    ['1/0', 'unread: it divides by 0'],
    ['1 2', 'unread: "2" is not expected where it stands'],
    ['50%', 'unread: "%" is not understood'],
    ['3x', 'unread: "x" is not a number'],
    ['sqrt(-1)', 'unread: only roots of fractions that are not negative are read'],
    ['1/(1+√2)', 'unread: it divides by a sum of roots; multiply that out first'],
    ['(1', 'unread: a parenthesis is not closed'],
    ['1+', 'unread: something is missing at the end'],
    ['9^9^9', 'unread: "^" is not expected where it stands'],
    ['9^65', 'unread: exponents above 64 are not read'],
    ['1e999', 'unread: "1e999" is out of range'],
    [`${'('.repeat(40)}1${')'.repeat(40)}`, 'unread: it is nested too deeply'],
    ['1+'.repeat(700), 'unread: it is longer than 1200 characters'],
  ];
  for (const [written, read] of cases) {
    test(`${JSON.stringify(written.slice(0, 40))} is ${read}`, () => assert.equal(shownNumber(written), read));
  }
});

describe('polynomials', () => {
  const cases: readonly (readonly [written: string, read: string])[] = [
    ['λ^2 - 5λ - 2', '1, -5, -2'],
    ['x^2-5x-2', '1, -5, -2'],
    ['x²−5x−2', '1, -5, -2'],
    ['x**2 - 5*x - 2', '1, -5, -2'],
    ['\\lambda^{2} - 5\\lambda - 2 = 0', '1, -5, -2'],
    ['lambda^2 - 5 lambda - 2', '1, -5, -2'],
    ['p(λ) = λ² - 5λ - 2', '1, -5, -2'],
    ['-2 - 5t + t^2', '1, -5, -2'],
    ['(x-1)(x+2)', '1, 1, -2'],
    ['x(x - 1)²', '1, -2, 1, 0'],
    ['(x^2+1)/2', '1/2, 0, 1/2'],
    ['x^3', '1, 0, 0, 0'],
    ['5', '5'],
    ['x - x', '0'],
    ['x + y', 'unread: there are two variables, x and y'],
    ['xy', 'unread: "xy" is not a number'],
    ['1/x', 'unread: nothing is divided by a variable here'],
    ['(x + √2 + √3)^40', 'unread: it takes too long to multiply out'],
    ['x^61', 'unread: its degree is higher than 60'],
    ['x^(1/2)', 'unread: only positive fractions have powers with fractions'],
  ];
  for (const [written, read] of cases) {
    test(`${JSON.stringify(written)} is ${read}`, () => assert.equal(shownPolynomial(written), read));
  }
});
