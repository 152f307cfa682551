// Worked stories of eigenvalues: what a reader has to see in them, and what must not stand there.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { operationsOf } from '../../catalogue/catalogue.ts';
import { discover } from '../../catalogue/discover.ts';
import { FRACTIONS } from '../../render/style.ts';
import { RENDERERS } from '../../render/renderers.ts';
import { askBody } from '../../testing/asking.ts';

const operations = operationsOf(await discover());
const plain = RENDERERS[''];

/** Every block of the story in plain text, with its reason. */
function storyOf(id: string, a: readonly (readonly number[])[]): readonly string[] {
  const operation = operations.find((candidate) => candidate.id === id);
  assert.ok(operation !== undefined, id);
  const question = askBody(operation, { a });
  question.answer('moves');
  return question.story().flatMap((block) => {
    const reason = block.explain === null ? [] : [plain.prose(block.explain, FRACTIONS)];
    return [plain.block(block, FRACTIONS), ...reason];
  });
}

interface Case {
  readonly operation: string;
  readonly a: readonly (readonly number[])[];
  readonly has?: readonly string[];
  readonly lacks?: readonly RegExp[];
  /** The greatest number of blocks and reasons. */
  readonly most?: number;
}

const CASES: Readonly<Record<string, Case>> = {
  'irrational eigenvectors have their equation': {
    operation: 'eigenvectors',
    a: [
      [5, 2],
      [2, 1],
    ],
    has: ['Row 2 says that 2x₁ − (2 − 2√2)x₂ = 0, so x₁ = (1 − √2)x₂.'],
    lacks: [/R₁/],
  },
  'no minus is taken away': {
    operation: 'eigenvectors',
    a: [
      [2, -1, 0],
      [-1, 2, -1],
      [0, -1, 2],
    ],
    lacks: [/ − \(−[^ ]*R/],
  },
  'a pivot with i has its reciprocal': {
    operation: 'eigenvectors',
    a: [
      [-3, 10, -3],
      [-2, 7, -2],
      [-2, 10, -3],
    ],
    has: [
      'The row is multiplied by the reciprocal of its pivot, so that the pivot becomes one: (−1/5 − 2i/5) · (−1 + 2i) = 1.',
    ],
    lacks: [/ − \(−[^ ]*R/],
  },
  'the columns of P are in the order of the eigenvectors': {
    operation: 'diagonalize',
    a: [
      [1, 1],
      [1, 0],
    ],
    lacks: [/\[v₂ {2}v₁\]/],
  },
  'two rows of A − λI need no row operations': {
    operation: 'eigenvectors',
    a: [
      [4, -2],
      [1, 1],
    ],
    has: [
      'The determinant is zero, so the rows are multiples of each other, and row 2 is enough.',
      'Row 2 says that x₁ − x₂ = 0, so x₁ = x₂.',
    ],
    lacks: [/R₁/, /The roots of p\(λ\), the eigenvalues/],
  },
  'an eigenvector of a cubic root is made of cofactors': {
    operation: 'eigenvectors',
    a: [
      [1, 2, 0],
      [3, -1, 1],
      [2, 0, 4],
    ],
    has: [
      'C₃₂ = −│1 − λ  0│ = −(1 − λ) = λ − 1',
      'Each root λ of p(λ) has the algebraic and the geometric multiplicity 1, and v(λ) is a basis of its eigenspace.',
      "Horner's scheme for 6 has only positive numbers, 1, 2, 5 and 54, so no greater number is a root.",
    ],
  },
  'signs between neighbouring integers exclude an integer root': {
    operation: 'charpoly',
    a: [
      [10, 2, 3],
      [4, 25, 6],
      [7, 8, 30],
    ],
    has: ['There are many candidates, so we look where p(λ) changes its sign.'],
  },
  'remainders exclude an integer root': {
    operation: 'charpoly',
    a: [
      [0, 0, -45045],
      [1, 0, 1000001],
      [0, 1, 0],
    ],
    has: ['There are many candidates, so we look at remainders on division by 2 instead.'],
  },
  'a factor of degree 4 is irreducible modulo a prime': {
    operation: 'charpoly',
    a: [
      [1, 2, 0, 1],
      [3, -1, 1, 2],
      [2, 0, 4, 1],
      [1, 1, 0, 3],
    ],
    has: ['Modulo 2 the polynomial λ⁴ − 7λ³ + 2λ² + 50λ − 51 has no factors of lower degree'],
  },
  'a matrix of rank 1 has one coefficient beside the leading one': {
    operation: 'charpoly',
    a: [
      [1, 2, 3],
      [2, 4, 6],
      [3, 6, 9],
    ],
    has: ['so in every minor of two or more rows one row is a multiple of another, and the minor is zero.'],
    lacks: [/Sarrus/],
  },
  'powers of a matrix of rank 1 need no eigenvectors': {
    operation: 'power-formula',
    a: [
      [1, 2],
      [2, 4],
    ],
    has: ['Aⁿ = 5ⁿ⁻¹A'],
    lacks: [/P⁻¹ =/],
  },
  'a diagonal form is read off': {
    operation: 'definiteness',
    a: [
      [2, 0],
      [0, -3],
    ],
    has: ['x · Ax = 2x₁² − 3x₂²'],
    lacks: [/Sylvester/],
  },
  'the trace is a number on both sides': {
    operation: 'eigenvalues',
    a: [
      [5, 2],
      [2, 1],
    ],
    has: ['tr(A) = 5 + 1 = 6', '(3 − 2√2) + (3 + 2√2) = 6'],
  },
  'the check of a diagonalisation shows the products': {
    operation: 'diagonalize',
    a: [
      [4, -2],
      [1, 1],
    ],
    lacks: [/AP = PD$/],
  },
  'three numbers are the inertia of zero': {
    operation: 'definiteness',
    a: [
      [0, 0],
      [0, 0],
    ],
    has: [
      'All entries are zero, so 2 unknowns are left without a square. The inertia of A, the numbers of its positive, negative and zero eigenvalues, is (0, 0, 2).',
    ],
  },
  'minors and squares are worked out': {
    operation: 'definiteness',
    a: [
      [2, -1, 0],
      [-1, 2, -1],
      [0, -1, 2],
    ],
    has: [
      'd₂ = │ 2  −1│ = 2 · 2 − (−1) · (−1) = 3',
      '= 2 · 2 · 2 − (−1) · (−1) · 2 − 2 · (−1) · (−1) = 4',
      '2(x₁ − (1/2)x₂)² = 2x₁² − 2x₁x₂ + (1/2)x₂²',
    ],
  },
  'a steady state is made of whole numbers': {
    operation: 'steady-state',
    a: [
      [0.5, 0.25],
      [0.5, 0.75],
    ],
    has: ['1 + 2 = 3', 'p = (1/3)v'],
    lacks: [/Each point has/],
  },
  'the period of a chain is named': {
    operation: 'steady-state',
    a: [
      [0, 0, 1],
      [1, 0, 0],
      [0, 1, 0],
    ],
    has: ['every way back takes a multiple of 3 steps'],
    lacks: [/some number of steps/],
  },
  'a formula of one power is checked': {
    operation: 'power-formula',
    a: [
      [1, 1],
      [1, 1],
    ],
    has: ['For the exponent one the formula must give A itself.'],
  },
  'a diagonal matrix needs no elimination': {
    operation: 'diagonalize',
    a: [
      [3, 0],
      [0, 5],
    ],
    lacks: [/R₁ →/, /Multiply out/],
    most: 30,
  },
  'a Jordan form is noticed': {
    operation: 'jordan',
    a: [
      [1, 1, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 1, 1],
      [0, 0, 0, 1],
    ],
    has: ['So A = PJP⁻¹ with A itself for J and the identity matrix for P.'],
    most: 12,
  },
  'the columns of Q are in the order of the eigenvectors': {
    operation: 'orthogonal-diagonalization',
    a: [
      [2, -1, 0],
      [-1, 2, -1],
      [0, -1, 2],
    ],
    has: ['v₁ · v₃ = 1 − 2 + 1 = 0', 'v₁ · v₁ = 1 + 2 + 1 = 4'],
    lacks: [/q₁ = .*v₂/, /QDQᵀ = A$/, /^(.+) = \1$/],
  },
  'singular vectors are made of the eigenvectors in their order': {
    operation: 'svd',
    a: [
      [1, 1],
      [0, 1],
    ],
    lacks: [/v₁ = .*w₂/, /u₁ = \(1\/σ₁\)Av₁$/],
  },
  'the check of singular values shows the products': {
    operation: 'svd',
    a: [
      [1, 1],
      [0, 1],
      [1, 0],
    ],
    has: ['US = ⎢√2/2  √2/2 ⎥'],
    lacks: [/USVᵀ = A$/],
  },
  'a diagonal matrix is its own orthogonal diagonalisation': {
    operation: 'orthogonal-diagonalization',
    a: [
      [2, 0],
      [0, 2],
    ],
    has: ['So A = QDQᵀ with A itself for D and the identity matrix for Q.'],
    most: 14,
  },
  'a cubic without rational roots ends with its matrices': {
    operation: 'diagonalize',
    a: [
      [0, 1, 0],
      [0, 0, 1],
      [1, 1, 0],
    ],
    has: ['P ≈', 'D ≈'],
  },
  'a cubic without rational roots ends with its Jordan form': {
    operation: 'jordan',
    a: [
      [0, 1, 0],
      [0, 0, 1],
      [1, 1, 0],
    ],
    has: ['P ≈', 'J ≈'],
  },
  'a complex Jordan form is checked': {
    operation: 'jordan',
    a: [
      [1, -1],
      [1, 1],
    ],
    has: ['AP = ⎡−1 − i  −1 + i⎤ = PJ'],
  },
  'the chain is worked out': {
    operation: 'jordan',
    a: [
      [5, 4, 2, 1],
      [0, 1, -1, -1],
      [-1, -1, 3, 0],
      [1, 1, -1, 2],
    ],
    has: [
      'nullity((A − 4I)²) = 4 − rank((A − 4I)²) = 4 − 2 = 2',
      'Row 4 says that 4x₃ + 4x₄ = 0, so x₃ = −x₄.',
      'Row 2 says that 9x₂ + 5x₃ + 5x₄ = 0, so 9x₂ = −5x₃ − 5x₄ = 0 and x₂ = 0.',
      'We look for the vectors that (A − 4I)² takes to zero.',
    ],
  },
  'the inverse of two rows has its numbers': {
    operation: 'power-formula',
    a: [
      [4, -2],
      [1, 1],
    ],
    has: ['│P│ = 1 · 1 − 2 · 1 = −1'],
  },
  'the inverse of three rows is worked out': {
    operation: 'power-formula',
    a: [
      [3, 1, 1],
      [1, 3, 1],
      [1, 1, 3],
    ],
    has: ['[P  │  I] = ⎢ 1   0  1  │  0  1  0⎥', 'R₃ → R₃ + R₂'],
  },
  'powers of Jordan blocks need no eigenvectors': {
    operation: 'power-formula',
    a: [
      [2, 1, 0],
      [0, 2, 0],
      [0, 0, 3],
    ],
    lacks: [/Set up the system/],
    most: 20,
  },
  'the factors of a triangular matrix are not multiplied out': {
    operation: 'eigenvalues',
    a: [
      [2, 1, 0],
      [0, 2, 1],
      [0, 0, 2],
    ],
    has: ['p(λ) = (λ − 2)³'],
    lacks: [/Multiply out/],
  },
  'roots of a cubic are given as decimals': {
    operation: 'eigenvectors',
    a: [
      [0, 1, 0],
      [0, 0, 1],
      [1, 1, 0],
    ],
    has: [
      'Halving the interval again and again gives a real root: about 1.3247.',
      'Two roots are complex, and conjugates of each other: about −0.6624 + 0.5623i and −0.6624 − 0.5623i.',
    ],
    lacks: [/other eigenvalues/],
  },
  'a minimal polynomial comes from the factors of the characteristic one': {
    operation: 'minimal-polynomial',
    a: [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ],
    has: ['m(λ) = λ(λ² − 15λ − 18) = λ³ − 15λ² − 18λ'],
    lacks: [/R₄/, /⋮/],
  },
  'a minimal polynomial of four rows is found and not only stated': {
    operation: 'minimal-polynomial',
    a: [
      [5, 4, 2, 1],
      [0, 1, -1, -1],
      [-1, -1, 3, 0],
      [1, 1, -1, 2],
    ],
    has: ['This product gives zero, and none of lower degree does.'],
  },
  'a Jordan form is checked': {
    operation: 'jordan',
    a: [
      [2, 1],
      [-1, 4],
    ],
    has: ['Both products must agree.'],
  },
  'a matrix of rank one is a column times a row': {
    operation: 'svd',
    a: [
      [1, 2],
      [2, 4],
    ],
    has: ['A = xyᵀ = ', 'σ₁ = √5 · √5 = 5'],
    lacks: [/Look at the angles/, /λ/],
  },
  'a quartic with even powers is a quadratic in λ²': {
    operation: 'eigenvalues',
    a: [
      [0, 0, 0, -1],
      [1, 0, 0, 0],
      [0, 1, 0, 5],
      [0, 0, 1, 0],
    ],
    has: ['λ⁴ − 5λ² + 1 = (λ² − (5 + √21)/2)(λ² − (5 − √21)/2)', 'They are √((5 + √21)/2), −√((5 + √21)/2)'],
    lacks: [/Try the divisors/],
  },
  'powers of a turn have a cosine and a sine': {
    operation: 'power-formula',
    a: [
      [1, -1],
      [1, 1],
    ],
    has: ['(√2)ⁿ cos(nπ/4) ⎡1  0⎤ + (√2)ⁿ sin(nπ/4) ⎡0  −1⎤'],
  },
};

describe('worked stories of eigenvalues', () => {
  for (const [name, { operation, a, has = [], lacks = [], most }] of Object.entries(CASES)) {
    it(name, () => {
      const story = storyOf(operation, a);
      for (const line of has)
        assert.ok(
          story.some((block) => block.includes(line)),
          `${line} is missing in\n${story.join('\n')}`,
        );
      for (const pattern of lacks)
        assert.deepEqual(
          story.filter((line) => pattern.test(line)),
          [],
        );
      if (most !== undefined) assert.ok(story.length <= most, `${story.length} blocks`);
    });
  }
});
