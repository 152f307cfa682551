// Feedback on workings over the wire: verdicts, hints that tell no more than their rung, and refusals with their places.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { answerIn, practise, problemsIn } from '../testing/practice.ts';
import { type Data, isData } from '../testing/replies.ts';

const task = {
  operation: 'rref',
  a: [
    [1, 3, 2],
    [4, 7, 5],
  ],
  augmented: 1,
};
const working = [
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
];

function feedbackOn(body: object, path = '/feedback/working'): Data {
  const answer = answerIn(practise(path, body));
  assert.ok(isData(answer));
  return answer;
}

function linesOf(answer: Data): readonly Data[] {
  const { lines } = answer;
  assert.ok(Array.isArray(lines) && lines.every(isData));
  return lines;
}

function listOfPaths({ unread }: Data): readonly string[] {
  assert.ok(Array.isArray(unread) && unread.every(isData));
  return unread.map(({ path }) => JSON.stringify(path));
}

test('the working of the documentation: the slip, its kinds, what follows, what comes back as read', () => {
  const answer = feedbackOn({ task, working });
  const [first, second] = linesOf(answer);
  assert.equal(answer['first_slip'], 0);
  assert.equal(first['verdict'], 'slip');
  assert.deepEqual([first['row'], first['column']], [2, 2]);
  assert.deepEqual(first['read'], { text: '[[1, 3, 2], [0, 5, -3]]', operations: ['R2 -> R2 - 4R1'] });
  assert.match(JSON.stringify(first['explanations']), /E3 sign-of-result/);
  assert.equal(second['verdict'], 'follows');
  assert.equal(answer['answer'], 'none');
  assert.equal(answer['work_left'], 1);
});

describe('hints by rungs', () => {
  const expected: readonly (readonly [rung: number, last: RegExp])[] = [
    [1, /^Line 1 does not follow/],
    [2, /^Look at row 2 of line 1\.$/],
    [3, /^Look at the entry in row 2, column 2\. .*\?$/],
    [4, /^Work out each entry of row 2: \(4 − 4 · 1, 7 − 4 · 3, 5 − 4 · 2\)\.$/],
    [5, /^Row 2 should be \(0, −5, −3\)\.$/],
  ];
  for (const [rung, last] of expected) {
    test(`rung ${rung}`, () => {
      const { hints, lines } = feedbackOn({ task, working, feedback: { rung } });
      assert.ok(Array.isArray(hints) && hints.length === rung);
      assert.match(String(hints.at(-1)), last);
      if (rung < 5) assert.doesNotMatch(JSON.stringify([hints, lines]), /[−-]5[^/]/);
      if (rung < 2) assert.doesNotMatch(JSON.stringify(lines), /"row":2/);
    });
  }

  test('in further formats', () => {
    const { hint_formats: formats } = feedbackOn({
      task,
      working,
      feedback: { rung: 4, formats: ['latex', 'speech', 'html', 'mathml'] },
    });
    assert.ok(isData(formats));
    assert.deepEqual(Object.keys(formats), ['latex', 'html', 'speech', 'mathml']);
    assert.match(JSON.stringify(formats['latex']), /4 - 4 \\\\cdot 1/);
  });

  test('the explanations in the same formats, and plain text as ever', () => {
    const { lines } = feedbackOn({ task, working, feedback: { rung: 3, formats: ['speech', 'html'] } });
    const { lines: plainLines } = feedbackOn({ task, working, feedback: { rung: 3 } });
    const [told, plain] = [lines, plainLines].map(explanationIn);
    const { sentence_formats: formats, ...others } = told;
    assert.deepEqual(others, plain);
    assert.ok(isData(formats));
    assert.deepEqual(Object.keys(formats), ['html', 'speech']);
    assert.match(String(formats['speech']), /^In row 2, column 2 /);
  });
});

describe('a working as one text', () => {
  const small = {
    operation: 'determinant',
    a: [
      [1, 2],
      [3, 4],
    ],
  };
  const verdicts: readonly (readonly [name: string, task: object, working: string, ...said: readonly string[]])[] = [
    ['rows and operations', task, 'II - 4I\n\n1 3 | 2\n0 -5 | -3\n\nx = 1/5\ny = 3/5', 'right', 'right'],
    ['matrices on one line', task, 'R2 -> R2 - 4R1\n[1 3 2; 0 5 -3]\nR2/5\n[1 3 2; 0 1 -3/5]', 'slip', 'follows'],
    [
      'LaTeX',
      task,
      '\\begin{pmatrix}1&3&2\\\\4&7&5\\end{pmatrix}\\xrightarrow{R_2-4R_1}\\begin{pmatrix}1&3&2\\\\0&-5&-3\\end{pmatrix}',
      'right',
      'right',
    ],
    ['a chain of equals signs', small, 'det(A) = 1*4 - 2*3 = 4 - 6 = 2', 'right', 'right', 'slip'],
    ['equals signs below each other', small, '1*4 + 2*3\n= 4 + 6\n= 10', 'slip', 'follows', 'follows'],
  ];
  for (const [name, asked, text, ...said] of verdicts) {
    test(name, () => {
      const lines = linesOf(feedbackOn({ task: asked, working: text }));
      assert.deepEqual(
        lines.map(({ verdict }) => verdict),
        said,
      );
    });
  }

  test('the last line is the answer where it can be nothing else', () => {
    assert.equal(feedbackOn({ task: small, working: '1*4 - 2*3 = -2' })['answer'], 'right');
    assert.equal(feedbackOn({ task, working: 'x = 1/5\ny = 3/5' })['answer'], 'right');
    assert.equal(feedbackOn({ task, working: '1 3 | 2\n0 -5 | -3' })['answer'], 'none');
  });

  const lists: readonly (readonly [
    name: string,
    task: object,
    working: readonly string[],
    ...said: readonly string[],
  ])[] = [
    ['a text for each line', small, ['1*4 - 2*3', '= 4 - 6', '= 2'], 'right', 'right', 'slip'],
    [
      'matrices with what was done',
      task,
      ['R2 - 4R1: [1 3 2; 0 -5 -3]', 'R2 * (-1/5)\n1 3 2\n0 1 3/5'],
      'right',
      'right',
    ],
    ['a text for each row of a matrix', small, ['R2 - 3R1', '1 2', '0 -2', '1*(-2)', '-2'], 'right', 'right', 'right'],
    ['a text of several lines', small, ['det(A) = 1*4 - 2*3 = 4 - 6', '-2'], 'right', 'right', 'right'],
    ['a text that cannot be read', small, ['1*4 - 2*3', 'hm §', '-2'], 'right', 'unread', 'right'],
  ];
  for (const [name, asked, texts, ...said] of lists) {
    test(`a list of texts: ${name}`, () => {
      const answer = feedbackOn({ task: asked, working: texts });
      assert.deepEqual(
        linesOf(answer).map(({ verdict }) => verdict),
        said,
      );
      const unread = said.includes('unread') ? ['["working",1]'] : [];
      assert.deepEqual(listOfPaths(answer), unread);
    });
  }

  test('texts and parts are not mixed', () => {
    assert.deepEqual(
      problemsIn(practise('/feedback/working', { task: small, working: ['4 - 6', { claim: 'rank: 2' }] })),
      ['working.0: value_error.working'],
    );
  });

  test('a text that is none says where', () => {
    assert.deepEqual(problemsIn(practise('/feedback/working', { task, working: 'what\nis this' })), [
      'working: value_error.working',
    ]);
  });

  test('no work is left below the solution', () => {
    assert.equal(feedbackOn({ task, working: 'x = 1/5\ny = 3/5' })['work_left'], 0);
    assert.notEqual(feedbackOn({ task, working: 'x = 1\ny = 3/5' })['work_left'], 0);
  });

  test('a line that cannot be read refuses itself only, and the reason names it', () => {
    const answer = feedbackOn({ task: small, working: '1*4 - 2*3\nso the rank is low\n-2' });
    assert.deepEqual(
      linesOf(answer).map(({ verdict }) => verdict),
      ['right', 'unread', 'right'],
    );
    assert.match(JSON.stringify(answer['unread']), /"Line 2: “the rank is low” is not read\. Read are/);
  });
});

for (const [path, members] of [
  ['/feedback/working', ['task', 'working']],
  ['/feedback/next-step', ['task']],
] as const) {
  for (const text of ['', ' \n', '{}']) {
    test(`${path}: ${JSON.stringify(text)} lacks ${members.join(' and ')}`, () => {
      assert.deepEqual(
        problemsIn(practise(path, text)),
        members.map((name) => `${name}: value_error.missing`),
      );
    });
  }

  test(`${path}: an entry that is null is named`, () => {
    assert.deepEqual(problemsIn(practise(path, { task: { ...task, a: [[1, 2, null]] }, working: [] })), [
      'task.a.0.2: value_error.working',
    ]);
  });
}

test('the next step starts from the last matrix of the student', () => {
  const { next_step: step, work_left: left } = feedbackOn(
    { task, working, feedback: { rung: 5 } },
    '/feedback/next-step',
  );
  assert.ok(isData(step));
  assert.equal(step['operation'], 'R1 -> R1 - 3R2');
  assert.deepEqual(step['matrix'], [
    ['1', '0', '19/5'],
    ['0', '1', '-3/5'],
  ]);
  assert.equal(left, 1);
});

test('without lines the next step starts from the task; at the goal there is none', () => {
  const { next_step: step } = feedbackOn({ task }, '/feedback/next-step');
  assert.ok(isData(step) && step['operation'] === 'R2 -> R2 - 4R1');
  const { next_step: none } = feedbackOn(
    {
      task: {
        operation: 'rref',
        a: [
          [1, 0],
          [0, 1],
        ],
      },
    },
    '/feedback/next-step',
  );
  assert.equal(none, null);
});

test('what cannot be read is said with its place, and the other lines are judged', () => {
  const answer = feedbackOn({
    task,
    working: [
      {
        matrix: [
          [1, '3#', 2],
          [0, -5, -3],
        ],
      },
      {
        matrix: [
          [1, 3, 2],
          [0, -5, -3],
        ],
        operations: 'hm',
      },
    ],
  });
  assert.deepEqual(
    linesOf(answer).map(({ verdict }) => verdict),
    ['unread', 'right'],
  );
  assert.deepEqual(answer['unread'], [
    { path: ['working', 0, 'matrix', 0, 1], reason: 'The sign “#” has no meaning here.', character: 2 },
    {
      path: ['working', 1, 'operations'],
      reason: 'The word “hm” names no row operation; write R2 -> R2 - 4R1.',
      character: 1,
    },
  ]);
});

test('of a line with several operations no calculation is told that holds a row which the student has wrong', () => {
  const lines = [
    {
      operations: '2R2; R1 - R2',
      matrix: [
        [-7, -10, -8],
        [8, 14, 11],
      ],
    },
  ];
  const { hints, first_slip: slip } = feedbackOn({ task, working: lines, feedback: { rung: 4 } });
  assert.equal(slip, 0);
  assert.doesNotMatch(JSON.stringify(hints), /Work out (each|the) /);
});

/** A body in text, because `JSON.stringify` would write 4.0 as 4. */
function withOptions(rung: string, rounding: string, augmented: string): string {
  return (
    `{"task": {"operation": "rref", "a": [[1, 3, 2], [4, 7, 5]], "augmented": ${augmented}}, "working": [], ` +
    `"policy": {"rounding": ${rounding}}, "feedback": {"rung": ${rung}}}`
  );
}

test('a whole number may be written 4.0, which JSON Schema calls an integer, and no other fraction', () => {
  answerIn(practise('/feedback/working', withOptions('2.0', '4.0', '1.0')));
  assert.deepEqual(problemsIn(practise('/feedback/working', withOptions('2', '4.5', '1.5'))), [
    'task.augmented: value_error.working',
    'policy.rounding: value_error.working',
  ]);
});

test('numbers stay exact', () => {
  const a = [
    [0.1, 1],
    [0.3, 3],
  ];
  const answer = feedbackOn({
    task: { operation: 'ref', a },
    working: [
      {
        matrix: [
          [0.1, 1],
          [0, 0],
        ],
        operations: 'R2 - 3R1',
      },
    ],
  });
  assert.deepEqual(
    linesOf(answer).map(({ verdict }) => verdict),
    ['right'],
  );
});

/** A working that ends with vectors. */
function readOff(vectors: string): string {
  return `R2 - 2R1\n1 2 -1\n0 0 0\n\nbasis: ${vectors}`;
}

function refusalsOf(asked: object): readonly string[] {
  return problemsIn(practise('/feedback/working', { task: asked, working: [] }));
}

test('a basis of the null space, by what it spans; nothing is left to do below it', () => {
  const asked = {
    operation: 'null-space',
    a: [
      [1, 2, -1],
      [2, 4, -2],
    ],
  };
  const right = feedbackOn({ task: asked, working: readOff('{(-1, 1, 1), (2, -1, 0)}') });
  assert.deepEqual([right['answer'], right['work_left']], ['right', 0]);
  const wrong = feedbackOn({ task: asked, working: readOff('{(2, 1, 0), (-1, 0, 1)}'), feedback: { rung: 4 } });
  assert.equal(wrong['answer'], 'wrong');
  assert.match(JSON.stringify(linesOf(wrong)[1]), /N1 signs-of-free-columns/);
  assert.ok(!JSON.stringify(wrong['hints']).includes('−2, 1, 0'));
  const step = feedbackOn({ task: asked, feedback: { rung: 3 } }, '/feedback/next-step')['next_step'];
  assert.match(JSON.stringify(step), /R2 -> R2 - 2R1/);
});

const givenSpan = (vectors: string): object => ({
  task: {
    operation: 'column-space',
    a: [
      [1, 2, 1],
      [2, 4, 3],
      [1, 2, 1],
    ],
  },
  working: `1 2 1\n0 0 1\n0 0 0\n\nCol(A) = span{${vectors}}`,
  feedback: { rung: 4 },
});

test('a basis of the column space, by what it spans', () => {
  assert.equal(feedbackOn(givenSpan('(1, 2, 1), (1, 3, 1)'))['answer'], 'right');
  assert.equal(feedbackOn(givenSpan('(1, 3, 1), (0, -1, 0)'))['answer'], 'right');
  const wrong = feedbackOn(givenSpan('(1, 0, 0), (1, 1, 0)'));
  assert.equal(wrong['answer'], 'wrong');
  assert.match(JSON.stringify(linesOf(wrong)[1]), /B1 columns-of-the-reduced-matrix/);
  assert.match(JSON.stringify(wrong['hints']), /columns 1 and 3 of A/);
});

describe('workings on vectors', () => {
  const [u, v] = [
    [1, 2],
    [3, 4],
  ];

  test('a projection by the wrong square, and what follows from it', () => {
    const lines = 'u·v = 1*3 + 2*4 = 11\nu·u = 5\np = 11/5 (3, 4) = (33/5, 44/5)';
    const answer = feedbackOn({ task: { operation: 'projection', u, v }, working: lines, feedback: { rung: 4 } });
    const slip = linesOf(answer)[5];
    assert.equal(answer['first_slip'], 5);
    assert.match(JSON.stringify(slip['explanations']), /U10 divided-by-square-of-first/);
    assert.equal(answer['answer'], 'follows');
    assert.ok(!JSON.stringify(answer['hints']).includes('33/25'));
  });

  test('a dot product and a cross product that are right', () => {
    const dot = feedbackOn({ task: { operation: 'dot', u, v }, working: 'u·v = 3 + 8 = 11' });
    assert.equal(dot['answer'], 'right');
    const asked = { operation: 'cross', u: [1, 0, 0], v: [0, 1, 0] };
    assert.equal(
      feedbackOn({ task: asked, working: [{ matrix: [[0], [0], [1]], role: 'answer' }] })['answer'],
      'right',
    );
  });

  test('what vectors may not be is told with its place', () => {
    assert.deepEqual(refusalsOf({ operation: 'dot', u, v: [1] }), ['task.v: value_error.dimension_mismatch']);
    assert.deepEqual(refusalsOf({ operation: 'dot', u }), ['task.v: value_error.missing']);
    assert.deepEqual(refusalsOf({ operation: 'cross', u, v }), ['task.u: value_error.working']);
    assert.deepEqual(refusalsOf({ operation: 'projection', u, v: [0, 0] }), ['task.v: value_error.working']);
  });
});

describe('refusals', () => {
  const cases: readonly (readonly [name: string, body: object | string, ...problems: readonly string[]])[] = [
    ['nothing', {}, 'task: value_error.missing', 'working: value_error.missing'],
    ['no operation', { task: { a: [[1]] }, working: [] }, 'task.operation: value_error.working'],
    [
      'another operation',
      { task: { operation: 'power-formula', a: [[1]] }, working: [] },
      'task.operation: type_error.enum',
    ],
    ['no second matrix', { task: { operation: 'add', a: [[1]] }, working: [] }, 'task.b: value_error.missing'],
    [
      'sizes that do not fit',
      { task: { operation: 'matmul', a: [[1, 2]], b: [[1, 2]] }, working: [] },
      'task.b: value_error.dimension_mismatch',
    ],
    ['no square', { task: { operation: 'determinant', a: [[1, 2]] }, working: [] }, 'task.a: value_error.not_square'],
    [
      'no eigenvalue',
      { task: { operation: 'eigenvectors', a: [[1]] }, working: [] },
      'task.eigenvalue: value_error.missing',
    ],
    [
      'an exponent out of range',
      { task: { operation: 'power', a: [[1]], k: 1 }, working: [] },
      'task.exponent: value_error.working',
    ],
    [
      'an expression without a value',
      { task: { operation: 'expression', a: [[1, 2]], of: 'A*A' }, working: [] },
      'task.of: value_error.working',
    ],
    [
      'rows of unequal length',
      { task: { operation: 'ref', a: [[1, 2], [3]] }, working: [] },
      'task.a.1: value_error.working',
    ],
    [
      'too large',
      { task: { operation: 'ref', a: Array.from({ length: 13 }, () => [1]) }, working: [] },
      'task.a: value_error.working',
    ],
    [
      'a bar outside',
      { task: { operation: 'solve', a: [[1, 2]], bar: 2 }, working: [] },
      'task.bar: value_error.working',
    ],
    ['no line', { task, working: [true] }, 'working.0: value_error.working'],
    ['a line of two kinds', { task, working: [{ matrix: [[1]], claim: 'rank: 1' }] }, 'working.0: value_error.working'],
    [
      'too many lines',
      { task, working: Array.from({ length: 201 }, () => ({ claim: 'rank: 1' })) },
      'working: value_error.working',
    ],
    ['an unknown role', { task, working: [{ matrix: [[1]], role: 'x' }] }, 'working.0.role: value_error.working'],
    ['a later line as origin', { task, working: [{ matrix: [[1]], from: 3 }] }, 'working.0.from: value_error.working'],
    ['a wrong rung', { task, working, feedback: { rung: 9 } }, 'feedback.rung: value_error.working'],
    ['an unknown format', { task, working, feedback: { formats: ['pdf'] } }, 'feedback.formats: value_error.working'],
    ['a wrong policy', { task, working, policy: { rounding: 99 } }, 'policy.rounding: value_error.working'],
    [
      'an inverse of two by three',
      { task: { operation: 'inverse', a: task.a }, working: [] },
      'task.a: value_error.not_square',
    ],
    [
      'a right side of another height',
      {
        task: {
          operation: 'solve',
          a: [
            [1, 2],
            [3, 4],
          ],
          b: [1],
        },
        working: [],
      },
      'task.b: value_error.dimension_mismatch',
    ],
    ['no JSON', '{', '1: value_error.jsondecode'],
  ];
  for (const [name, body, ...problems] of cases) {
    test(name, () => assert.deepEqual(problemsIn(practise('/feedback/working', body)), problems));
  }

  test('long numbers in many lines', () => {
    const row = Array.from({ length: 12 }, () => '7'.repeat(900));
    const matrix = Array.from({ length: 12 }, () => row);
    const body = {
      task: { operation: 'ref', a: matrix },
      working: Array.from({ length: 40 }, () => ({ matrix: [[1]] })),
    };
    assert.deepEqual(problemsIn(practise('/feedback/working', body)), ['working: value_error.too_large']);
  });
});

/** The first explanation of the first line. */
function explanationIn(lines: unknown): { readonly [name: string]: unknown } {
  assert.ok(Array.isArray(lines) && Array.isArray(lines[0].explanations));
  const explanation: unknown = lines[0].explanations[0];
  assert.ok(isData(explanation));
  return explanation;
}
