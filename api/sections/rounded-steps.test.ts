// Rounded steps on the wire: what the steps show with `apply_decimals_in_steps`, what they add, and what says that an answer is
// rounded.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { answerTo, type Data, isData, listIn } from '../testing/replies.ts';

const ROUNDED = { apply_decimals_in_steps: true, include: ['steps', 'notes', 'result'] };

function toldBy(path: string, body: object): { readonly text: string; readonly reply: Data } {
  const reply = answerTo(`/v1/mathematics/linear-algebra/${path}`, { ...ROUNDED, ...body });
  const text = listIn(reply, 'steps')
    .map(
      ({ content, explain }) =>
        `${typeof content === 'string' ? content : ''} ${typeof explain === 'string' ? explain : ''}`,
    )
    .join('\n');
  return { text, reply };
}

describe('what rounding would make false is shown with more places', () => {
  const cases: Readonly<Record<string, readonly [path: string, body: object, shown: RegExp, never: RegExp]>> = {
    'a coefficient near 1': ['matrix-forms/rref', { a: [[1004, 1000]], decimals: 2 }, /0\.996/, /\[1004\] \\approx/],
    'a divisor near 0': [
      'matrices/arithmetic/divide-ew',
      { a: [[1]], b: [[0.004]], decimals: 2 },
      /1 \\div 0\.004/,
      /\\div 0(?!\.)/,
    ],
    'a determinant near 0': [
      'matrices/determinant-nxn',
      { a: [[0.001]], decimals: 2 },
      /The determinant of \\\( A \\\) is \\\( 0\.001 \\\)/,
      /about/,
    ],
    'entries near 0': [
      'matrices/inverse-2x2',
      {
        a: [
          [0.01, 0.002],
          [0.003, 0.02],
        ],
        decimals: 1,
      },
      /0\.002/,
      /begin\{bmatrix\} 0 & 0/,
    ],
    'no minus before a zero': ['matrix-forms/rref', { a: [[10, -3]], decimals: 0 }, /-0\.3/, /-0(?!\.)/],
    'a pivot near 0': [
      'matrix-forms/ref',
      {
        a: [
          [0.4, 1],
          [1.3, 3.1],
        ],
        decimals: 0,
      },
      /0\.4/,
      /pivot is about \\\( 0 \\\)/,
    ],
  };
  for (const [name, [path, body, shown, never]] of Object.entries(cases)) {
    test(name, () => {
      const { text } = toldBy(path, body);
      assert.match(text, shown);
      assert.doesNotMatch(text, never);
    });
  }
});

test('nothing is said about rounding where only the factors of row operations have more places', () => {
  const { text } = toldBy('matrix-forms/rref', { a: [[3, 6]], decimals: 2 });
  assert.match(text, /R_\{1\} \\to \\frac\{1\}\{3\}R_\{1\}/);
  assert.doesNotMatch(text, /show numbers rounded/);
});

test('the last step rounds what the steps tell apart from 0', () => {
  const { text, reply } = toldBy('matrices/determinant-nxn', { a: [[0.001]], decimals: 2 });
  assert.match(text, /Round the answer to \\\( 2 \\\) decimal places \n0\.001 \\approx 0\.00 $/);
  assert.ok(isData(reply['result']));
  assert.equal(reply['result']['answer'], 0);
});

test('there is no such step where the answer shows the same', () => {
  assert.doesNotMatch(toldBy('matrices/determinant-nxn', { a: [[0.126]], decimals: 2 }).text, /Round the answer/);
});

test('rounded cells of a table say so, and so does a column that no longer adds up', () => {
  const { text } = toldBy('statistics/descriptive/row-var', { a: [['13/30', '8/15', '11/15']], decimals: 2 });
  assert.match(text, /0\.43 & \\approx -0\.13 & \\approx 0\.02/);
  assert.match(text, /0\.53 & \\approx -0\.03 & \\approx 0\.001/);
  assert.match(text, /as they stand here they add up to \\\( 0\.01 \\\), not to \\\( 0 \\\)/);
});

test('a root is rounded from its exact value, as the answer is', () => {
  const body = { a: [[1], [-1], [9]], decimals: 15, apply_decimals_in_steps: false };
  const { text } = toldBy('statistics/descriptive/col-std', body);
  assert.match(text, /\\approx \(4\.320493798938573\)/);
});

test('without decimals a root has six significant digits in steps and all digits in the answer', () => {
  const { text, reply } = toldBy('statistics/descriptive/mat-std', { a: [[1, 2, 3, 4, 5, 6]] });
  assert.match(text, /\\approx 1\.70783(?!\d)/);
  assert.ok(isData(reply['result']));
  assert.equal(reply['result']['answer'], 1.707825127659933);
});

describe('an answer that is rounded says so', () => {
  const rounded = {
    a: [
      [1, 2],
      [3, 5],
    ],
    decimals: 2,
    include: ['notes', 'result'],
  };
  const path = '/v1/mathematics/linear-algebra/statistics/descriptive/mat-var';
  const propertiesOf = (body: object): unknown => {
    const { result } = answerTo(path, body);
    assert.ok(isData(result));
    return isData(result['properties']) ? result['properties']['rounded_to'] : null;
  };
  test('in the notes', () => {
    const { notes } = answerTo(path, rounded);
    assert.ok(Array.isArray(notes) && notes.includes('The answer is rounded to 2 decimal places, as decimals asks.'));
  });
  test('in the properties', () => assert.equal(propertiesOf(rounded), 2));
  test('and one that rounding leaves as it is does not', () => {
    assert.equal(propertiesOf({ ...rounded, decimals: 4 }), undefined);
    assert.equal(propertiesOf({ ...rounded, decimals: null }), undefined);
  });
});

test('roots are in their simplest form in representations, and exact keeps its own', () => {
  const { result } = answerTo('/v1/mathematics/linear-algebra/statistics/descriptive/mat-std', {
    a: [[0, 0, 0, 4, 6, 8]],
    include: ['result'],
  });
  assert.ok(isData(result) && isData(result['representations']));
  assert.equal(result['representations']['plain_text'], '√93/3');
  assert.equal(result['exact'], 'sqrt(31/3)');
});

test('a term that rounding makes 0 is left out of the polynomial', () => {
  const { result } = answerTo('/v1/mathematics/linear-algebra/create/charpoly', {
    a: [
      [0.6, 0.3],
      [0.2, 0.9],
    ],
    decimals: 0,
    include: ['result'],
  });
  assert.ok(isData(result) && isData(result['representations']));
  assert.equal(result['representations']['plain_text'], 'λ² − 2λ');
});
