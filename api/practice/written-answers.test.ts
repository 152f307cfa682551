// Feedback on answers that are written as on paper: which spellings are read, what is right, and what is said of the rest.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { answerIn, practise } from '../testing/practice.ts';
import { isData } from '../testing/replies.ts';

const unique = { operation: 'solve', equations: ['x + y = 3', 'x - y = -1'] };
const line = { operation: 'solve', a: [[1, -2]], b: [[1]] };
const plane = {
  operation: 'solve',
  a: [
    [1, 0, 1],
    [0, 1, 0],
  ],
  b: [[3], [2]],
};
const none = { operation: 'solve', equations: ['x + y = 1', 'x + y = 2'] };
const eigen = {
  operation: 'eigenvalues',
  a: [
    [2, 0, 0],
    [0, 3, 1],
    [0, 0, 3],
  ],
};
const turn = {
  operation: 'eigenvalues',
  a: [
    [1, -1],
    [1, 1],
  ],
};
const root = {
  operation: 'eigenvalues',
  a: [
    [2, 3],
    [1, 2],
  ],
};
const spaces = {
  operation: 'eigenvectors',
  a: [
    [2, 0, 0],
    [0, 2, 0],
    [0, 0, 3],
  ],
};
const kernel = { operation: 'null-space', a: [[1, 2, -1]] };
const regular = {
  operation: 'null-space',
  a: [
    [1, 0],
    [0, 1],
  ],
};
const dependent = {
  operation: 'independence',
  vectors: [
    [1, 2],
    [2, 4],
  ],
};
const angle = { operation: 'angle', u: [1, 0], v: [1, 1] };
const chain = {
  operation: 'steady-state',
  a: [
    ['1/2', '1/2'],
    ['1/4', '3/4'],
  ],
  orientation: 'row',
};
const powers = {
  operation: 'power-formula',
  a: [
    [2, 1],
    [0, 3],
  ],
};
const blocks = {
  operation: 'jordan',
  a: [
    [2, 1, 0],
    [0, 2, 0],
    [0, 0, 3],
  ],
};
const steps = {
  operation: 'gram-schmidt',
  vectors: [
    [3, 4],
    [1, 7],
  ],
};

type Case = readonly [body: object, answer: unknown];

function told([body, answer]: Case): readonly [verdict: string, sentence: string, readAs: unknown] {
  const feedback = answerIn(practise('/feedback/answer', { ...body, answer }));
  assert.ok(isData(feedback));
  return [String(feedback['verdict']), String(feedback['sentence']), feedback['read_as']];
}

describe('right', () => {
  const cases: readonly (readonly [...Case, readAs?: string])[] = [
    [unique, 'x = 1, y = 2', 'x = 1, y = 2'],
    [unique, 'y=2; x=1'],
    [unique, '(1, 2)'],
    [unique, 'x = 3 - y and y = 2'],
    [none, 'no solution', 'no solution'],
    [none, 'Inconsistent.'],
    [line, 'x = 1 + 2t, y = t, t any real number', 'x₁ = 1 + 2t, x₂ = t'],
    [line, 'x₁ = 1 + 2x₂, x₂ free'],
    [line, '(1,0) + t(2,1)'],
    [line, '(3, 1) - s(4, 2)'],
    [line, 'x = 1 + 2t, y = t for all t'],
    [line, '(1|0) + t(2|1)'],
    [line, 'x₁ = 2x₂ + 1', 'x₁ = 1 + 2x₂, x₂ free'],
    [line, '{(1 + 2t, t) | t ∈ ℝ}'],
    [plane, 'x = 3 - z, y = 2, z free'],
    [eigen, '2, 3, 3', '2, 3, 3'],
    [eigen, 'λ₁ = 3, λ₂ = 3, λ₃ = 2'],
    [eigen, 'λ = 2, 3 (twice)', '2, 3 (2 times)'],
    [eigen, '3 with multiplicity 2 and 2'],
    [eigen, '2 3 3'],
    [eigen, 'λ1=2 λ2=3 λ3=3'],
    [eigen, 'λ = 3 (alg. mult. 2), 2'],
    [turn, '1 ± i'],
    [root, '2 + sqrt(3), 2 - sqrt(3)', '2 + √3, 2 − √3'],
    [spaces, 'λ = 2: (1, 0, 0), (1, 1, 0); λ = 3: (0, 0, 5)'],
    [spaces, 'E(3) = span{(0,0,1)}\nE(2) = span{(1,0,0),(0,1,0)}'],
    [kernel, '{(-2, 1, 0), (1, 0, 1)}'],
    [kernel, '(1, 0, 1), (-1, 1, 1)'],
    [kernel, 's(-2, 1, 0) + t(1, 0, 1)'],
    [regular, '{}', 'no vectors'],
    [dependent, 'no'],
    [dependent, 'v₂ = 2v₁', '−2v₁ + v₂ = 0'],
    [angle, '45°'],
    [angle, 'π/4'],
    [angle, '0.785 rad'],
    [angle, 'arccos(sqrt(2)/2)'],
    [chain, '(1/3, 2/3)'],
    [
      powers,
      [
        ['2^n', '3^n - 2ⁿ'],
        ['0', '3*3^(n-1)'],
      ],
    ],
    [
      blocks,
      [
        ['3', '0', '0'],
        ['0', '2', '1'],
        ['0', '0', '2'],
      ],
    ],
    [steps, '(3, 4), (-4, 3)'],
    [
      {
        operation: 'minimal-polynomial',
        a: [
          [2, 0],
          [0, 3],
        ],
      },
      '(x - 2)(x - 3)',
      'λ² − 5λ + 6',
    ],
    [
      {
        operation: 'definiteness',
        a: [
          [2, 0],
          [0, 3],
        ],
      },
      { class: 'positive-definite' },
    ],
    [
      {
        operation: 'classify',
        a: [
          [0, 1],
          [-1, 0],
        ],
      },
      'skew-symmetric, orthogonal, normal',
    ],
  ];
  for (const [body, answer, readAs] of cases) {
    test(JSON.stringify([body, answer]), () => {
      const [verdict, sentence, shown] = told([body, answer]);
      assert.match(verdict, /^correct/, sentence);
      if (readAs !== undefined) assert.equal(shown, readAs);
    });
  }
});

describe('not right', () => {
  const cases: readonly (readonly [...Case, sentence: string])[] = [
    [unique, 'x = 2, y = 1', 'Not correct: these values do not satisfy the second equation.'],
    [unique, 'no solution', 'Not correct: the equations do not contradict each other.'],
    [unique, 'x = 3 - t, y = t', 'Not correct: with t = 0 these values do not satisfy the second equation.'],
    [none, 'x = 1, y = 0', 'Not correct: these values do not satisfy the second equation.'],
    [line, '(1, 0)', 'Not correct: these values satisfy every equation, but there are more solutions.'],
    [line, '(1, 0) + t(1, 1)', 'Not correct: with t = 1 in place of 0 these values do not satisfy the first equation.'],
    [eigen, '2, 4', 'Not correct: the second value, 4, is not an eigenvalue.'],
    [eigen, '2, 3', 'Not correct: the multiplicities add up to 2, and those of a 3 × 3 matrix add up to 3.'],
    [eigen, '2, 2, 3', 'Not correct: each of these is an eigenvalue, but the multiplicity of 2 is wrong.'],
    [
      spaces,
      'λ = 2: (1, 0, 0); λ = 3: (0, 0, 1)',
      'Not correct: the eigenspace of λ = 2 has more dimensions than these vectors span.',
    ],
    [spaces, 'λ = 2: (1, 0, 1)', 'Not correct: (1, 0, 1) is no eigenvector for λ = 2.'],
    [spaces, 'λ = 2: (1, 0, 0), (2, 0, 0)', 'Not correct: the vectors for λ = 2 are not independent.'],
    [spaces, 'λ = 2: (1, 0, 0), (0, 1, 0)', 'Not correct: an eigenvalue is missing.'],
    [
      kernel,
      '(1, 0, 1)',
      'Not correct: these vectors lie in the space and are independent, but they do not span it: another one is needed.',
    ],
    [kernel, '(1, 1, 1)', 'Not correct: vector 1 is not in the space.'],
    [regular, '(1, 1)', 'Not correct: vector 1 is not in the space.'],
    [dependent, 'independent', 'Not correct: these vectors are not independent.'],
    [dependent, 'v2 = 3v1', 'Not correct: the relation does not hold: look at the first entries of the vectors.'],
    [angle, '60°', 'Not correct: the angle is another one.'],
    [
      powers,
      [
        ['2^n', '3^n'],
        ['0', '3^n'],
      ],
      'Not correct: the entry in row 1, column 2 is wrong: try n = 1 and n = 2.',
    ],
    [
      blocks,
      [
        ['3', '0', '0'],
        ['0', '2', '0'],
        ['0', '0', '2'],
      ],
      'Not correct: the blocks for 2 do not have the right sizes.',
    ],
    [steps, '(3, 4), (1, 7)', 'Not correct: the second vector is not perpendicular to the first.'],
    [
      {
        operation: 'minimal-polynomial',
        a: [
          [2, 0],
          [0, 2],
        ],
      },
      '(x - 2)^2',
      'Not correct: the degree is another one.',
    ],
    [
      {
        operation: 'definiteness',
        a: [
          [2, 0],
          [0, 3],
        ],
      },
      { class: 'indefinite' },
      'Not correct: it is not indefinite.',
    ],
  ];
  for (const [body, answer, sentence] of cases) {
    test(JSON.stringify([body, answer]), () => assert.equal(told([body, answer])[1], sentence));
  }
});

describe('not read, and where', () => {
  const cases: readonly (readonly [...Case, sentence: RegExp])[] = [
    [unique, 'x = 1, y = 2 +', /character 12: “2 \+” is not understood/],
    [unique, 'x = 1', /Nothing is said of y/],
    [unique, 'a = 1, b = 2', /a is no unknown here: they are x and y/],
    [unique, 'infinitely many solutions', /Write down all of them with a parameter/],
    [line, '(1, 2, 3)', /Here are 3 values, and the unknowns are x₁ and x₂/],
    [eigen, 'two', /"two" is not a number/],
    [spaces, '(1, 0, 0)', /Write each eigenvalue with its vectors/],
    [kernel, 'the plane', /is no vector\. Write vectors in parentheses/],
    [dependent, 'v3 = v1', /They are numbered from 1 to 2/],
    [angle, '45', /say whether it is in degrees/],
    [
      powers,
      [
        ['2^n', 'x'],
        ['0', '3^n'],
      ],
      /"x" in row 1, column 2: /,
    ],
  ];
  for (const [body, answer, sentence] of cases) {
    test(JSON.stringify([body, answer]), () => {
      const [verdict, said] = told([body, answer]);
      assert.equal(verdict, 'unread');
      assert.match(said, sentence);
    });
  }
});
