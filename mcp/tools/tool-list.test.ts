// The tools: every operation is in one of them, what they say of themselves is valid, and what they answer is what they say.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { endpoints } from '@matrixsteps/api/testing/replies.ts';
import { assertSameNumbers } from '../testing/exact-answers.ts';
import { sampleCalls } from '../testing/sample-calls.ts';
import { groupsOf } from './groups.ts';
import { PART_NAMES } from './learn-parts.ts';
import { entriesOf, problemWords } from './problem-words.ts';
import type { Arguments, Reply, Tool } from './tool.ts';
import { toolboxOf } from './tool-list.ts';
import { toolOperations } from './tool-operation.ts';

const toolbox = toolboxOf(endpoints);
const operations = toolOperations(endpoints);
const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true });
const schemas = new Map<string, { readonly input: ValidateFunction; readonly output: ValidateFunction }>(
  toolbox.tools.map(({ name, inputSchema, outputSchema }) => [
    name,
    { input: ajv.compile(inputSchema), output: ajv.compile(outputSchema) },
  ]),
);

function toolNamed(name: string): Tool {
  const tool = toolbox.toolNamed(name);
  assert.ok(tool !== null, name);
  return tool;
}

/** The reply to a call whose arguments and whose structured part are as their schemas say. */
function replyTo(name: string, given: Arguments): Reply {
  const { input, output } = schemas.get(name) ?? assert.fail(name);
  assert.ok(input(given), `${name} ${JSON.stringify(given)}: ${ajv.errorsText(input.errors)}`);
  const prepared = toolNamed(name).prepare(Buffer.from(JSON.stringify(given)));
  const outcome = prepared.kind === 'prepared' ? prepared.run() : prepared;
  assert.equal(outcome.kind, 'answer', `${name} ${JSON.stringify(given)}: ${Buffer.from(outcome.body).toString()}`);
  const reply: Reply = JSON.parse(Buffer.from(outcome.body).toString());
  assert.ok(output(reply.structured), `${name}: ${ajv.errorsText(output.errors)}`);
  return reply;
}

/** What a refused call is told. */
function wordsFor(name: string, given: Arguments): string {
  const prepared = toolNamed(name).prepare(Buffer.from(JSON.stringify(given)));
  const outcome = prepared.kind === 'prepared' ? prepared.run() : prepared;
  assert.equal(outcome.kind, 'invalid', `${name} ${JSON.stringify(given)}`);
  return problemWords(toolNamed(name), given, entriesOf(outcome.body), toolbox.toolOf);
}

test('every operation is in exactly one group', () => {
  const grouped = groupsOf(operations).flatMap((group) => group.operations.map(({ operation }) => operation.id));
  assert.deepEqual(grouped.toSorted(), operations.map(({ operation }) => operation.id).toSorted());
});

test('a topic that no group names has one of its own', () => {
  const [first, ...others] = operations;
  const strange = { ...first, topic: { ...first.topic, id: 'vector-spaces', title: 'Vector spaces' } };
  const names = groupsOf([strange, ...others]).map(({ name }) => name);
  assert.ok(names.includes('compute_vector_spaces'), names.join(', '));
});

test('siblings are one operation, which takes every size', () => {
  const ids = operations.map(({ operation }) => operation.id);
  assert.deepEqual(
    ids.filter((id) => /determinant|inverse/.test(id)),
    ['determinant', 'inverse'],
  );
  for (const a of [
    [[7]],
    [
      [1, 2],
      [3, 4],
    ],
    [
      [2, 0, 1],
      [1, 3, 2],
      [1, 1, 4],
    ],
  ]) {
    assert.ok(replyTo('analyze_square_matrix', { operation: 'determinant', a }).text.includes('# Answer'));
  }
});

describe('what a tool says of itself', () => {
  for (const { name, title, description, inputSchema, outputSchema } of toolbox.tools) {
    test(name, () => {
      assert.match(name, /^[a-z]+(?:_[a-z]+)+$/);
      assert.match(title, /^[A-Z]/);
      assert.ok(description.length > 60 && description.length < 2500, `${description.length} characters`);
      assert.equal(inputSchema['type'], 'object');
      assert.equal(outputSchema['type'], 'object');
      // Not every assistant follows references.
      assert.ok(!JSON.stringify([inputSchema, outputSchema]).includes('$ref'));
      const { properties } = inputSchema;
      assert.ok(typeof properties === 'object' && properties !== null);
      for (const [member, schema] of Object.entries<{ readonly description?: string }>({ ...properties })) {
        assert.match(schema.description ?? '', /\S/, `${name}.${member}`);
      }
    });
  }

  test('names are taken once, and all tools together are short enough to be read', () => {
    assert.equal(new Set(toolbox.tools.map(({ name }) => name)).size, toolbox.tools.length);
    const read = toolbox.tools.map(({ name, title, description, inputSchema }) => [
      name,
      title,
      description,
      inputSchema,
    ]);
    assert.ok(JSON.stringify(read).length < 58_000, `${JSON.stringify(read).length} characters`);
  });
});

/** Exact texts have no decimal point: radians are the nearest doubles. */
function isRounded(answer: unknown): boolean {
  return /\d\.\d/.test(JSON.stringify(answer));
}

describe('examples of operations are answered exactly, with steps', () => {
  for (const { title, tool, given, answer } of sampleCalls(endpoints)) {
    test(title, () => {
      const { text, structured } = replyTo(tool, given);
      assertSameNumbers(structured['exact'], answer, title);
      assert.equal(structured['operation'], given['operation']);
      assert.equal(structured['arithmetic'], isRounded(answer) ? 'float64' : 'exact');
      assert.match(text, /^# Answer$/m);
      assert.match(text, /^# Steps$/m);
      const { steps } = structured;
      assert.ok(Array.isArray(steps) && steps.length > 0);
      for (const step of steps) assert.ok(text.includes(String(step)), String(step));
    });
  }
});

describe('steps and numbers as they are asked for', () => {
  const given = {
    operation: 'inverse',
    a: [
      [3, 1],
      [1, 1],
    ],
  };

  test('latex', () => {
    const { text } = replyTo('analyze_square_matrix', { ...given, steps: 'latex' });
    assert.match(text, /\$\$.*\\begin\{/s);
  });

  test('none', () => {
    const { text, structured } = replyTo('analyze_square_matrix', { ...given, steps: 'none' });
    assert.doesNotMatch(text, /# Steps/);
    assert.equal(structured['steps'], undefined);
  });

  test('rounded, with the exact values beside', () => {
    const reply = replyTo('compute_statistics', {
      operation: 'mat-std',
      a: [
        [1, 2],
        [3, 5],
      ],
      decimals: 2,
    });
    assert.deepEqual([reply.structured['answer'], reply.structured['exact']], [1.48, 'sqrt(35/16)']);
    assert.match(reply.text, /^1\.48$/m);
  });

  test('all of a topic, without steps', () => {
    const { structured } = replyTo('measure_matrix', { operation: 'all', a: [[1, 2, 3]] });
    assert.deepEqual(structured['answer'], { nrows: 1, ncols: 3, shape: [1, 3] });
    assert.equal(structured['steps'], undefined);
  });

  test('fractions as text', () => {
    const { structured } = replyTo('combine_matrices', { operation: 'add', a: [['1/3']], b: '1/6' });
    assert.deepEqual([structured['answer'], structured['exact']], [[[0.5]], [['0.5']]]);
  });
});

describe('what is worth knowing of each operation', () => {
  for (const { operation } of operations) {
    test(operation.id, () => {
      const { text, structured } = replyTo('explain_operation', { operation: operation.id, parts: PART_NAMES });
      for (const part of PART_NAMES) assert.ok(structured[part] !== undefined, part);
      assert.equal(toolNamed(String(structured['tool'])).operations.includes(operation.id), true);
      assert.match(text, /^A learner thinks: /m);
      assert.doesNotMatch(text, /\\/);
    });
  }
});

describe('exercises of each operation', () => {
  for (const { operation } of operations) {
    test(operation.id, () => {
      const asked = { operation: operation.id, seed: 20, count: 3 };
      const reply = replyTo('create_exercises', asked);
      assert.deepEqual(replyTo('create_exercises', asked), reply);
      const { exercises, answers, tool } = reply.structured;
      assert.ok(Array.isArray(exercises) && Array.isArray(answers) && exercises.length === 3);
      const posed = reply.text.slice(0, reply.text.indexOf('# Answers'));
      assert.ok(posed.includes(String(exercises[0].prompt)));
      for (const [index, { arguments: given }] of exercises.entries()) {
        const { structured } = replyTo(String(tool), given);
        assertSameNumbers(structured['exact'], answers[index].exact, JSON.stringify(given));
      }
    });
  }

  test('without a seed they are fresh, and the reply tells the seed', () => {
    const { structured } = replyTo('create_exercises', { operation: 'add', difficulty: 'hard', count: 1 });
    const again = replyTo('create_exercises', {
      operation: 'add',
      difficulty: 'hard',
      count: 1,
      seed: structured['seed'],
    });
    assert.deepEqual(again.structured, structured);
  });
});

describe('answers of students', () => {
  const { operations: checked } = toolNamed('check_answer');

  for (const { title, given, answer } of sampleCalls(endpoints)) {
    if (!checked.includes(String(given['operation']))) continue;
    test(`${title}: the right one`, () => {
      const isWritable = !JSON.stringify(answer).includes('^');
      if (!isWritable) return;
      const { structured } = replyTo('check_answer', { ...given, answer });
      assert.equal(structured['verdict'], isRounded(answer) ? 'correct_when_rounded' : 'correct');
      assert.equal(structured['right'], structured['total']);
    });
  }

  test('a wrong entry is named, and the right one is not', () => {
    const { text, structured } = replyTo('check_answer', {
      operation: 'inverse',
      a: [
        [2, 1],
        [5, 3],
      ],
      answer: [
        [3, -1],
        [5, 2],
      ],
    });
    assert.equal(structured['verdict'], 'incorrect');
    assert.deepEqual(structured['wrong'], [{ row: 2, column: 1, given: '5' }]);
    assert.match(text, /row 2, column 1: 5 is wrong/);
    assert.doesNotMatch(text, /[-−]5/);
  });

  test('any row echelon form of the matrix is right', () => {
    const a = [
      [1, 2],
      [3, 4],
    ];
    const verdictOn = (answer: readonly (readonly number[])[]): unknown =>
      replyTo('check_answer', { operation: 'ref', a, answer }).structured['verdict'];
    assert.equal(
      verdictOn([
        [1, 0],
        [0, 1],
      ]),
      'equivalent',
    );
    assert.equal(
      verdictOn([
        [1, 2],
        [3, 4],
      ]),
      'incorrect',
    );
  });

  test('a polynomial may be written as one', () => {
    const a = [
      [1, 2],
      [3, 4],
    ];
    const reply = replyTo('check_answer', { operation: 'charpoly', a, answer: 'λ² - 5λ - 2' });
    assert.equal(reply.structured['verdict'], 'correct');
  });

  test('a wrong answer is not met by mistakes that have nothing to do with it', () => {
    const { text, structured } = replyTo('check_answer', { operation: 'determinant', a: [[1]], answer: 2 });
    assert.equal(structured['verdict'], 'incorrect');
    assert.doesNotMatch(text, /learners/);
  });
});

test('the operations with their tools', () => {
  const { structured, text } = replyTo('list_operations', {});
  const { tools } = structured;
  assert.ok(Array.isArray(tools));
  assert.equal(tools.flatMap((tool) => tool.operations).length, operations.length);
  for (const { operation } of operations) assert.ok(text.includes(`- ${operation.id}(`), operation.id);
});

describe('every tool gives an example that it answers', () => {
  for (const tool of toolbox.tools) {
    test(tool.name, () => {
      for (const operation of [undefined, 'nothing', ...tool.operations]) {
        replyTo(tool.name, tool.exampleFor({ operation }));
      }
    });
  }
});

describe('errors say what to change', () => {
  const square = [
    [1, 2],
    [3, 4],
  ];
  const cases: readonly (readonly [what: string, tool: string, given: Arguments, ...words: readonly RegExp[]])[] = [
    [
      'sizes that do not fit',
      'combine_matrices',
      { operation: 'matmul', a: square, b: [[1, 2, 3]] },
      /b: the matrix product needs as many rows in b as a has columns: a is 2x2.*b must be 2xn/,
      /A call that is answered: combine_matrices \{"operation":"matmul"/,
    ],
    [
      'a singular matrix',
      'analyze_square_matrix',
      {
        operation: 'inverse',
        a: [
          [1, 2],
          [2, 4],
        ],
      },
      /a: .*singular|determinant/,
    ],
    ['a matrix that is not square', 'analyze_square_matrix', { operation: 'trace', a: [[1, 2]] }, /a: .*square/],
    [
      'an unknown operation',
      'combine_matrices',
      { operation: 'subtrac', a: square, b: square },
      /operation: .*permitted: 'add'/,
      /Did you mean subtract\?/,
    ],
    [
      'an operation of another tool',
      'combine_matrices',
      { operation: 'inverse', a: square },
      /inverse is an operation of the tool analyze_square_matrix\./,
    ],
    ['no operation', 'compute_statistics', { a: square }, /operation: field required/],
    [
      'rows of different lengths',
      'measure_matrix',
      { operation: 'shape', a: [[1, 2], [3]] },
      /a\[1\]: .*row 2 has 1 entry/,
    ],
    [
      'a matrix as text',
      'measure_matrix',
      { operation: 'shape', a: '[[1, 2]]' },
      /Send an array, not text that holds one\./,
    ],
    [
      'a letter',
      'measure_matrix',
      { operation: 'shape', a: [['x']] },
      /a\[0\]\[0\]: .*"x" in row 1, column 1 is not a number/,
    ],
    [
      'a method for another size',
      'analyze_square_matrix',
      { operation: 'determinant', a: square, method: 'sarrus' },
      /method: .*permitted: .*'formula'/,
    ],
    ['an unknown method', 'reduce_matrix', { operation: 'ref', a: square, method: 'magic' }, /method: .*'gauss'/],
    [
      'no second matrix',
      'combine_matrices',
      { operation: 'add', a: square },
      /b: field required\. A matrix of the same shape/,
    ],
    ['too many decimals', 'measure_matrix', { operation: 'shape', a: square, decimals: 16 }, /decimals: .*15/],
    ['a position outside', 'rearrange_matrix', { operation: 'row-delete', a: square, index: 3 }, /index: /],
    [
      'no answer to check',
      'check_answer',
      { operation: 'trace', a: square },
      /answer: field required\. The student's answer/,
    ],
    [
      'words for an answer',
      'check_answer',
      { operation: 'trace', a: square, answer: 'five' },
      /answer: .*"five" is not a number/,
    ],
    ['an unknown part', 'explain_operation', { operation: 'add', parts: ['proof'] }, /parts\[0\]: .*'intuition'/],
    ['an unknown difficulty', 'create_exercises', { operation: 'add', difficulty: 'brutal' }, /difficulty: .*'medium'/],
    [
      'an answer that nobody reads',
      'combine_matrices',
      {
        operation: 'matmul',
        a: Array.from({ length: 300 }, () => [1234567]),
        b: [Array.from({ length: 300 }, () => 1234567)],
      },
      /the answer has \d+ characters; a tool answers with 100000 at most/,
    ],
  ];

  for (const [what, tool, given, ...words] of cases) {
    test(what, () => {
      const told = wordsFor(tool, given);
      for (const expected of words) assert.match(told, expected);
      assert.match(told, new RegExp(`A call that is answered: ${tool} `));
    });
  }
});
