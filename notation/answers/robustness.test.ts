// Laws of the readers of answers: nothing makes them throw or takes them long.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { readPowerFormula } from './power-formula.ts';
import { readDependency } from './read-dependency.ts';
import { readEigenspaces } from './read-eigenspaces.ts';
import { readEigenvalues } from './read-eigenvalues.ts';
import { readSolutions } from './read-solutions.ts';
import { readVectors } from './read-vectors.ts';

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  solutions: (text) => readSolutions(text, ['x_1', 'x_2']),
  vectors: readVectors,
  eigenvalues: readEigenvalues,
  eigenspaces: readEigenspaces,
  dependency: (text) => readDependency(text, 3),
  'power formula': readPowerFormula,
};

const PIECES = [
  ...'x y z x_1 x₁ t s λ λ₁ E v1 n = : ; , | + - − ± 2 1/2 0,5 ½ ( ) [ ] { } ⟨ ⟩ ^ * · / √ ∈ ℝ → \\begin{pmatrix} \\end{pmatrix} \\\\ & $'.split(
    ' ',
  ),
  ...' free|any real number|no solution|and|where|span|twice|multiplicity|independent|dependent|none|for|\n'.split('|'),
];

const texts = fc.oneof(
  { weight: 3, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 100 }) },
);

/** The shortest of three runs: another process may hold the machine during one of them. */
function milliseconds(run: () => unknown): number {
  const times = [0, 1, 2].map(() => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

describe('any text', () => {
  test('3000 random texts are read or refused, none in more than 5 ms', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const [name, read] of Object.entries(READERS)) {
          const start = performance.now();
          read(text);
          if (performance.now() - start > 5) assert.ok(milliseconds(() => read(text)) < 5, `${name}: ${text}`);
        }
      }),
      { seed: 30, numRuns: 3000 },
    );
  });

  // No longer text is read.
  const LENGTH = 4000;
  for (const piece of [
    '(',
    '((',
    ')',
    '[(',
    '{',
    ' ',
    'x',
    'x ',
    'x=',
    'x,',
    '1,',
    '1 ',
    '(1,',
    '(1,2)',
    '+',
    '-',
    '- ',
    't(',
    'λ',
    'λ=',
    'λ_',
    'E(',
    'E',
    'a:',
    '=',
    '±',
    'n^',
    '2^n*',
    'and ',
    'span',
    'x is free ',
    '\\begin{pmatrix}',
    '(x real',
    '1\n',
    'x_1,',
  ]) {
    test(`${JSON.stringify(piece)} again and again: refused or read within 50 ms`, () => {
      for (const length of [300, 500, 1000, 1500, LENGTH]) {
        const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
        for (const [name, read] of Object.entries(READERS)) {
          assert.ok(milliseconds(() => read(text)) < 50, `${name} of ${length} characters`);
        }
      }
    });
  }
});
