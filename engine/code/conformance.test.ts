// Conformance: what must hold of the programs of every language.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Answer, matrixAnswer, scalarAnswer, vectorAnswer } from '../catalogue/answer.ts';
import { float } from '../exact/scalar.ts';
import { floatMatrix, integerMatrix, type Matrix, matrixOf } from '../exact/matrix.ts';
import { squareRoot } from '../exact/power.ts';
import { integer, rational } from '../exact/rational.ts';
import { LANGUAGES, type Language, type Programs, type Working } from '../learning/implementation.ts';
import { implementationIn, implementationsOf, WRITERS } from './implementations.ts';
import { isFormulaName } from './spreadsheet.ts';

const A = matrixOf([
  [integer(1), rational(-5n, 2n)],
  [rational(1n, 3n), integer(4)],
]);

/** The same working in every language. */
function programs(given: Programs['given'], working: Working): Programs {
  return {
    given,
    working: {
      numpy: working,
      sympy: working,
      r: working,
      octave: working,
      typescript: working,
      spreadsheet: working,
    },
  };
}

function codeOf(language: Language, given: Programs['given'], answer: Answer = scalarAnswer(integer(1))): string {
  return implementationIn(language, programs(given, { result: 'x' }), answer)?.code ?? '';
}

/** Answers of every kind, and what each language prints of them. */
const ANSWERS: readonly (readonly [
  name: string,
  answer: Answer,
  outputs: { readonly [L in Language]: string | null },
])[] = [
  [
    'matrix',
    matrixAnswer(A),
    {
      numpy: '[[1.0, -2.5], [0.3333333333333333, 4.0]]',
      sympy: 'Matrix([[1, -5/2], [1/3, 4]])',
      r: '1 -2.5\n0.333333333333333 4',
      octave: '[1 -2.5;0.333333333333333 4]',
      typescript: '[[1,-2.5],[0.3333333333333333,4]]',
      spreadsheet: '1\t-2.5\n0.333333333333333\t4',
    },
  ],
  [
    'vector, a number for each row',
    vectorAnswer([squareRoot(rational(8n, 9n)), integer(2)], 'rows'),
    {
      numpy: '[0.9428090415820634, 2.0]',
      sympy: '[2*sqrt(2)/3, 2]',
      r: '0.942809041582063 2',
      octave: '[0.942809041582063;2]',
      typescript: '[0.9428090415820634,2]',
      spreadsheet: '0.942809041582063\n2',
    },
  ],
  [
    'vector, a number for each column',
    vectorAnswer([integer(1), integer(2)], 'columns'),
    { numpy: '[1.0, 2.0]', sympy: '[1, 2]', r: '1 2', octave: '[1 2]', typescript: '[1,2]', spreadsheet: '1\t2' },
  ],
  [
    'scalar',
    scalarAnswer(rational(1n, 10n ** 7n)),
    { numpy: '1e-07', sympy: '1/10000000', r: '[1] 1e-07', octave: '1e-07', typescript: '1e-7', spreadsheet: '1E-07' },
  ],
  [
    'large scalar',
    scalarAnswer(integer(1e17)),
    {
      numpy: '1e+17',
      sympy: '100000000000000000',
      r: '[1] 1e+17',
      octave: '1e+17',
      typescript: '100000000000000000',
      spreadsheet: '100000000000000000',
    },
  ],
  [
    'count',
    { kind: 'count', value: 2 },
    { numpy: '2', sympy: '2', r: '[1] 2', octave: '2', typescript: '2', spreadsheet: '2' },
  ],
  [
    'shape',
    { kind: 'shape', rows: 2, columns: 13 },
    {
      numpy: '(2, 13)',
      sympy: '(2, 13)',
      r: '[1]  2 13',
      octave: '[2 13]',
      typescript: '[2,13]',
      spreadsheet: '2\t13',
    },
  ],
  [
    'polynomial',
    { kind: 'polynomial', coefficients: [integer(1), integer(-3)], variable: 'x' },
    { numpy: '[1.0, -3.0]', sympy: '[1, -3]', r: '1 -3', octave: '[1 -3]', typescript: '[1,-3]', spreadsheet: '1\t-3' },
  ],
  [
    'matrix of doubles',
    matrixAnswer(floatMatrix(1, 1, Float64Array.of(0.1))),
    { numpy: '[[0.1]]', sympy: null, r: '0.1', octave: '0.1', typescript: '[[0.1]]', spreadsheet: '0.1' },
  ],
];

/** How each language writes the inputs a, b, k, p and q. */
const INPUTS: { readonly [L in Language]: readonly string[] } = {
  numpy: [
    'a = np.array([[1, -2.5], [1 / 3, 4]], dtype=float)',
    'b = -1 / 3',
    'k = 2',
    'p = np.array([0.1], dtype=float)',
    'q = np.array([2, 0])',
  ],
  sympy: [
    'a = Matrix([[1, Rational(-5, 2)], [Rational(1, 3), 4]])',
    'b = Rational(-1, 3)',
    'k = 2',
    'p = [Rational(1, 10)]',
    'q = [2, 0]',
  ],
  r: [
    'a <- matrix(c(1, -2.5, 1 / 3, 4), nrow = 2, byrow = TRUE)',
    'b <- -1 / 3',
    'k <- 2',
    'p <- c(0.1)',
    'q <- c(2, 0)',
  ],
  octave: ['a = [1 -2.5; 1/3 4];', 'b = -1/3;', 'k = 2;', 'p = [0.1];', 'q = [2 0];'],
  typescript: [
    'const a: number[][] = [[1, -2.5], [1 / 3, 4]];',
    'const b: number = -1 / 3;',
    'const k: number = 2;',
    'const p: number[] = [0.1];',
    'const q: number[] = [2, 0];',
  ],
  spreadsheet: ['=LET(a, {1,-2.5;0.333333333333333,4}, b, -1/3, k, 2, p, {0.1}, q, {2,0}, x)'],
};

for (const language of LANGUAGES) {
  describe(language, () => {
    for (const [name, answer, outputs] of ANSWERS) {
      test(`prints ${name}`, () => {
        const listing = implementationIn(language, programs([], { result: 'x' }), answer);
        assert.equal(listing?.output, outputs[language]);
        assert.equal(listing?.label, WRITERS[language].label);
      });
    }

    test('writes its inputs', () => {
      const code = codeOf(language, [
        ['a', A],
        ['b', rational(-1n, 3n)],
        ['k', 2],
        ['p', [rational(1n, 10n)]],
        ['q', [2, 0]],
      ]);
      assert.deepEqual(
        code.split('\n').filter((line) => INPUTS[language].includes(line)),
        INPUTS[language],
      );
    });

    test('writes the working between the inputs and the answer', () => {
      const lines = ['first', 'second'];
      const code = implementationIn(
        language,
        programs([['k', 7]], { lines, result: 'third' }),
        scalarAnswer(integer(1)),
      )?.code;
      const order = language === 'spreadsheet' ? /k, 7.*third/ : /\bk\b.*7[^]*first\nsecond\n.*answer.*third/;
      assert.match(code ?? '', order);
    });

    if (language !== 'spreadsheet') {
      test('keeps to the width of a page', () => {
        const wide = integerMatrix(
          Array.from({ length: 9 }, (_, i) => Array.from({ length: 44 }, (__, j) => 1000 * i - j)),
        );
        const lines = codeOf(language, [
          ['a', wide],
          ['p', Array.from({ length: 60 }, (_, k) => k)],
        ]).split('\n');
        assert.ok(lines.length > 9);
        for (const line of lines) assert.ok(line.length <= 80, line);
      });
    }

    test('leaves out what no double holds', () => {
      const isExact = WRITERS[language].arithmetic === 'exact';
      for (const beyond of [rational(10n ** 350n), rational(1n, 10n ** 350n)]) {
        const found = [
          implementationIn(language, programs([['b', beyond]], { result: 'x' }), scalarAnswer(integer(1))),
          implementationIn(language, programs([], { result: 'x' }), scalarAnswer(beyond)),
        ];
        assert.ok(found.every((listing) => (listing !== null) === isExact));
      }
    });
  });
}

describe('literals', () => {
  const cases: readonly (readonly [language: Language, value: Programs['given'][number][1], line: string])[] = [
    ['numpy', [], 'k = np.array([], dtype=int)'],
    ['sympy', [], 'k = []'],
    ['r', [], 'k <- numeric(0)'],
    ['octave', [], 'k = [];'],
    ['typescript', [], 'const k: number[] = [];'],
    ['sympy', integer(-2), 'k = Integer(-2)'],
    ['numpy', rational(12345678901234567890n), 'k = 12345678901234567000'],
    ['numpy', rational(10n ** 30n), 'k = 1e+30'],
    ['r', rational(10n ** 20n, 3n), 'k <- 33333333333333330000'],
    ['octave', rational(1n, 10n ** 7n), 'k = 1e-7;'],
    ['sympy', rational(1n, 10n ** 7n), 'k = Rational(1, 10000000)'],
  ];
  for (const [language, value, line] of cases) {
    test(`${language}: ${line}`, () =>
      assert.ok(
        codeOf(language, [['k', value]])
          .split('\n')
          .includes(line),
      ));
  }
});

describe('Python', () => {
  test('functions stand before the inputs, imports in order', () => {
    const working: Working = {
      imports: ['import math'],
      lines: ['def f(x):', '    return x', '', 'y = f(k)'],
      result: 'y',
    };
    assert.equal(
      implementationIn('numpy', programs([['k', 1]], working), scalarAnswer(integer(1)))?.code,
      '# pip install numpy\nimport math\n\nimport numpy as np\n\n\ndef f(x):\n    return x\n\n\nk = 1\ny = f(k)\nanswer = y\nprint(answer)',
    );
  });
  test('SymPy is asked for the names that are used', () => {
    const working: Working = { imports: ['from sympy import sqrt'], result: 'sqrt(k) * Rational(1, 2)' };
    const code = implementationIn('sympy', programs([['k', 1]], working), scalarAnswer(integer(1)))?.code ?? '';
    assert.ok(code.startsWith('# pip install sympy\nfrom sympy import Rational, sqrt\n\nk = 1\n'));
  });
});

/** A matrix of two columns. */
function columnsOf(rows: number): Matrix {
  return integerMatrix(Array.from({ length: rows }, () => [1, 2]));
}

describe('implementations', () => {
  test('are in the order of the languages', () => {
    const listings = implementationsOf(programs([['a', A]], { result: 'a' }), matrixAnswer(A));
    assert.deepEqual(
      listings.map(({ language }) => language),
      ['python', 'python', 'r', 'matlab', 'typescript', 'spreadsheet'],
    );
  });
  test('a record has none', () => {
    assert.deepEqual(implementationsOf(programs([], { result: 'x' }), { kind: 'record', members: [] }), []);
  });
  test('a formula ends at the length that a cell takes', () => {
    assert.notEqual(codeOf('spreadsheet', [['a', columnsOf(2000)]]), '');
    assert.equal(codeOf('spreadsheet', [['a', columnsOf(2100)]]), '');
    assert.equal(codeOf('spreadsheet', [['k', []]]), '');
  });
  test('doubles are told as they are', () => {
    const answer = scalarAnswer(float(0.1));
    const outputs = implementationsOf(programs([], { result: 'x' }), answer).map(({ output }) => output);
    assert.deepEqual(outputs, ['0.1', null, '[1] 0.1', '0.1', '0.1', '0.1']);
  });
  test('names that a formula takes', () => {
    assert.deepEqual(
      ['a', 'b', 'k', 'rows', 'order', 'long_name', 'abcd1'].filter((name) => !isFormulaName(name)),
      [],
    );
    assert.deepEqual(['r', 'C', 'a1', 'xfd12', 'r1c1', 'rc', 'true', '2a', 'a b', ''].filter(isFormulaName), []);
  });
});
