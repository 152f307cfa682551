// Examples: every question and reply that the articles and the landing page show. tests/documentation.test.ts asks them all.

import type { LibraryMethod } from '../playground/calls/call.ts';

export interface Exchange<Body = object, Reply = object> {
  readonly path: string;
  /** What is posted. */
  readonly body: Body;
  readonly status: number;
  /** The reply, or a part of it: see `isExcerpt`. */
  readonly reply: Reply;
  /**
   * Whether the reply has more than is shown: members of objects and items of lists of objects may be missing. Values that
   * change with every call (moments, ids) are examples of their kind.
   */
  readonly isExcerpt: boolean;
  /** How our libraries ask it; null for routes that they ask in another way, and for bodies that they would not send. */
  readonly method: LibraryMethod | null;
}

const familyA = '/v1/mathematics/linear-algebra';
const familyB = '/api/v1/mathematics/linear-algebra/matrix-operations';

/** A method with full replies. */
function full(group: string, name: string, ...inputs: readonly string[]): LibraryMethod {
  return { group, name, isCompact: false, inputs };
}

function compact(group: string, name: string, ...inputs: readonly string[]): LibraryMethod {
  return { group, name, isCompact: true, inputs };
}

function whole<Body, Reply>(
  path: string,
  body: Body,
  reply: Reply,
  method: LibraryMethod | null = null,
): Exchange<Body, Reply> {
  return { path, body, status: 200, reply, isExcerpt: false, method };
}

function excerpt<Body, Reply>(
  path: string,
  body: Body,
  reply: Reply,
  method: LibraryMethod | null = null,
): Exchange<Body, Reply> {
  return { ...whole(path, body, reply, method), isExcerpt: true };
}

function refused<Body, Detail>(
  path: string,
  body: Body,
  detail: Detail,
  method: LibraryMethod | null = null,
): Exchange<Body, { readonly detail: Detail }> {
  return { ...whole(path, body, { detail }, method), status: 422 };
}

const fractions = [
  [2, 0, 1],
  [1, 3, 2],
  [1, 1, '1/2'],
];

const inverse = `${familyA}/matrices/inverse-3x3`;

/** The six formats of one line, as a step holds them. */
const line = {
  text: 'μ₁ = s₁/n = 7/3 ≈ 2.33333',
  latex: String.raw`\mu_{1} = \frac{s_{1}}{n} = \frac{7}{3} \approx 2.33333`,
  html: '<p class="formula"><math display="block"><mrow><msub><mi>μ</mi><mn>1</mn></msub><mo>=</mo><mfrac><msub><mi>s</mi><mn>1</mn></msub><mi>n</mi></mfrac><mo>=</mo><mfrac><mn>7</mn><mn>3</mn></mfrac><mo>≈</mo><mn>2.33333</mn></mrow></math></p>',
  speech: 'mu sub 1 equals s sub 1 over n equals seven thirds, which is approximately equal to 2.33333.',
  mathml:
    '<math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mrow><msub><mi>μ</mi><mn>1</mn></msub><mo>=</mo><mfrac><msub><mi>s</mi><mn>1</mn></msub><mi>n</mi></mfrac><mo>=</mo><mfrac><mn>7</mn><mn>3</mn></mfrac><mo>≈</mo><mn>2.33333</mn></mrow></math>',
  mathjson: [
    'And',
    ['Equal', ['Subscript', 'mu', 1], ['Divide', ['Subscript', 's', 1], 'n']],
    ['Equal', ['Divide', ['Subscript', 's', 1], 'n'], ['Divide', 7, 3]],
    ['Approx', ['Divide', 7, 3], 2.33333],
  ],
};

/** One line of working in every format in which the service writes it. */
export const formats = {
  path: `${familyB}/matrix-statistics/row-mean`,
  body: {
    a: [[1, 2, 4]],
    steps_output_formats: ['', 'latex', 'html', 'speech'],
    steps_extra_formats: ['mathml', 'mathjson'],
  },
  /** The content of one of the steps of the reply. */
  line,
} as const;

export const examples = {
  first: excerpt(
    `${familyA}/matrices/arithmetic/add`,
    { a: [[0.1, 0.2]], b: [[0.2, 0.1]], include: ['answer'] },
    { result: { name: 'ans', answer: [[0.3, 0.3]] } },
    full('arithmetic', 'add', 'a', 'b'),
  ),

  exercises: excerpt(
    `${familyA}/exercises`,
    { operation: 'determinant-2x2', difficulty: 'easy', count: 1, seed: 7 },
    {
      result: {
        name: 'exercises',
        answer: [
          {
            id: 'determinant-2x2-easy-7',
            prompt_formats: { text: 'Work out the determinant of this matrix: A = [4 2; 6 5].' },
            answer: 8,
          },
        ],
      },
    },
  ),

  feedback: excerpt(
    `${familyA}/feedback/answer`,
    {
      operation: 'inverse-2x2',
      a: [
        [2, 1],
        [5, 3],
      ],
      answer: [
        [3, -1],
        [5, 2],
      ],
    },
    {
      result: {
        name: 'feedback',
        answer: {
          verdict: 'incorrect',
          sentence: 'Not correct: 3 of 4 entries are right.',
          wrong: [{ row: 2, column: 1, given: '5' }],
        },
      },
    },
  ),

  exerciseFeedback: excerpt(
    `${familyA}/feedback/answer`,
    { exercise: 'determinant-2x2-easy-7', answer: '16/2' },
    { result: { name: 'feedback', answer: { verdict: 'correct', read: '8' } } },
  ),

  working: excerpt(
    `${familyA}/feedback/working`,
    {
      task: {
        operation: 'rref',
        a: [
          [1, 3, 2],
          [4, 7, 5],
        ],
        augmented: 1,
      },
      working: [
        {
          operations: 'R2 -> R2 - 4R1',
          matrix: [
            [1, 3, 2],
            [0, 5, -3],
          ],
        },
        {
          operations: 'R2/5',
          matrix: [
            [1, 3, 2],
            [0, 1, '-3/5'],
          ],
        },
      ],
    },
    {
      result: {
        name: 'feedback',
        answer: {
          lines: [{ verdict: 'slip', row: 2, column: 2 }, { verdict: 'follows' }],
          first_slip: 0,
          work_left: 1,
        },
      },
    },
  ),

  add: whole(
    `${familyB}/matrix-arithmetic/add`,
    { a: [[0.1, 0.2]], b: [[0.2, 0.1]], api_level: 'lite' },
    { ans: [[0.3, 0.3]] },
    compact('arithmetic', 'add', 'a', 'b'),
  ),

  batch: whole(
    '/v1/batch',
    {
      questions: [
        { id: 'sum', route: `${familyB}/matrix-arithmetic/add`, body: { a: [[0.1]], b: [[0.2]], api_level: 'lite' } },
        { id: 'rows', route: `${familyB}/matrix-dimensions/nrows`, body: { a: [[1], [2]], api_level: 'lite' } },
        { id: 'empty', route: `${familyB}/matrix-dimensions/nrows`, body: {} },
      ],
    },
    {
      answers: [
        { id: 'sum', status: 200, body: { ans: [[0.3]] } },
        { id: 'rows', status: 200, body: { ans: 2 } },
        {
          id: 'empty',
          status: 422,
          body: { detail: [{ loc: ['body', 'a'], msg: 'field required', type: 'value_error.missing' }] },
        },
      ],
    },
  ),

  combined: whole(
    `${familyB}/matrix-arithmetic`,
    {
      operation: 'raise-ew',
      a: [
        [1, 2],
        [3, 4],
      ],
      b: 2,
      api_level: 'lite',
    },
    {
      ans: [
        [1, 4],
        [9, 16],
      ],
      operation: 'raise-ew',
    },
    compact('arithmetic', 'by-operation', 'a', 'b', 'operation'),
  ),

  inverse: excerpt(
    inverse,
    { a: fractions, include: ['answer'] },
    {
      result: {
        name: 'ans',
        answer: [
          [0.16666666666666666, -0.3333333333333333, 1],
          [-0.5, 0, 1],
          [0.6666666666666666, 0.6666666666666666, -2],
        ],
        exact: [
          ['1/6', '-1/3', '1'],
          ['-1/2', '0', '1'],
          ['2/3', '2/3', '-2'],
        ],
      },
    },
    full('matrices', 'inverse-3x3', 'a'),
  ),

  halves: whole(
    `${familyB}/matrix-arithmetic/add`,
    { a: [[2.675, -0.125]], b: 0, decimals: 2, api_level: 'lite' },
    { ans: [[2.68, -0.13]] },
    compact('arithmetic', 'add', 'a', 'b'),
  ),

  spoken: excerpt(
    `${familyB}/matrix-statistics/row-mean`,
    { a: [[1, 2, 4]], steps_output_formats: ['', 'latex', 'speech'] },
    {
      ans: [2.3333333333333335],
      steps: [
        {
          kind: 'formula',
          content: { text: line.text, latex: line.latex, speech: line.speech },
          explain: {
            text: 'The mean shares the sum equally among the numbers.',
          },
        },
      ],
    },
    compact('statistics', 'row-mean', 'a'),
  ),

  trace: excerpt(
    `${familyA}/matrices/trace`,
    {
      a: [
        [1, 2],
        [3, 4],
      ],
      include: ['answer', 'steps'],
      steps_bg: false,
    },
    {
      result: { name: 'ans', answer: 5 },
      steps: [
        {
          content: String.raw`\operatorname{tr}(A) = \sum_{k=1}^{2} a_{kk} = 1 + 4 = 5`,
          content_type: 'latex',
        },
        { content: String.raw`The trace of \( A \) is \( 5 \).`, content_type: 'text' },
      ],
    },
    full('matrices', 'trace', 'a'),
  ),

  exercise: excerpt(
    `${familyA}/matrices/determinant-3x3`,
    {
      a: [
        [2, 0, 1],
        [1, 3, 2],
        [1, 1, 4],
      ],
      include: ['exercises'],
      exercise_seed: 7,
      exercise_count: 1,
      exercise_difficulty: 'hard',
    },
    {
      exercises: [
        {
          id: 'determinant-3x3-hard-7',
          difficulty: 'hard',
          prompt_formats: { text: 'Work out the determinant of this matrix: A = [2 −1 2; 4 −4 5; −4 −2 1].' },
          body: {
            a: [
              [2, -1, 2],
              [4, -4, 5],
              [-4, -2, 1],
            ],
          },
          answer: -12,
          seed: 7,
        },
      ],
    },
    full('matrices', 'determinant-3x3', 'a'),
  ),

  usage: excerpt(
    `${familyA}/matrices/trace`,
    { a: [[1]], response_profile: 'lite' },
    {
      metadata: {
        usage: {
          plan: 'free',
          limit: 1000,
          requests_used: 1,
          remaining: 999,
          resets_at: '2026-02-01T00:00:00.000Z',
        },
      },
    },
    full('matrices', 'trace', 'a'),
  ),

  several: refused(`${familyB}/matrix-arithmetic`, { a: [[1, 2], [3]], operation: 'plus', decimals: '2' }, [
    {
      loc: ['body', 'a', '1'],
      msg: 'value is not a valid list: row 2 has 1 entry, row 1 has 2',
      type: 'type_error.list',
    },
    { loc: ['body', 'b'], msg: 'field required', type: 'value_error.missing' },
    {
      loc: ['body', 'operation'],
      msg: "value is not a valid enumeration member; permitted: 'all', 'add', 'subtract', 'multiply-ew', 'divide-ew', 'raise-ew', 'matmul'",
      type: 'type_error.enum',
    },
    { loc: ['body', 'decimals'], msg: 'value is not a valid integer', type: 'type_error.integer' },
  ]),

  singular: refused(
    inverse,
    {
      a: [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
    },
    [
      {
        loc: ['body', 'a'],
        msg: 'the matrix is singular (its determinant is 0), so it has no inverse: only 2 of its 3 rows are linearly independent; an inverse needs rank 3',
        type: 'value_error.singular',
      },
    ],
    full('matrices', 'inverse-3x3', 'a'),
  ),
} as const satisfies { readonly [name: string]: Exchange };
