// Every parameter of both families: a request that shows its rejection, and the problems of mathematics.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type RunningService, runService } from '../running-service.ts';
import { ADD_A, ADD_B, at, type Data, INPUTS, ROOT_A, ROOT_B } from './asking.ts';
import { COMBINED } from './routes.ts';

let service: RunningService;
before(async () => {
  service = await runService();
});
after(() => service.stop());

interface Rejection {
  readonly name: string;
  readonly path: string;
  readonly body: Data;
  readonly loc: readonly string[];
  readonly type: string;
  readonly msg: string | RegExp;
}

const REJECTIONS: readonly Rejection[] = [
  ...[ADD_A, ADD_B].flatMap((path) => [
    rejection(
      'a of another type',
      path,
      { a: 5 },
      ['a'],
      'type_error.list',
      /^value is not a valid list: 5 is not a matrix/,
    ),
    rejection(
      'a ragged',
      path,
      {
        a: [
          [1, 2],
          [3, 4, 5],
        ],
      },
      ['a', '1'],
      'type_error.list',
      'value is not a valid list: row 2 has 3 entries, row 1 has 2',
    ),
    rejection(
      'an entry that is no number',
      path,
      { a: [[1, 'x']] },
      ['a', '0', '1'],
      'type_error.list',
      /^value is not a valid list: "x" in row 1, column 2 is not a number/,
    ),
    rejection(
      'b of another shape',
      path,
      { b: [[1], [2]] },
      ['b'],
      'value_error.dimension_mismatch',
      /a is 1x2, b is 2x1/,
    ),
    rejection(
      'result_name no string',
      path,
      { result_name: 1 },
      ['result_name'],
      'type_error.str',
      'str type expected',
    ),
    rejection(
      'result_name empty',
      path,
      { result_name: '' },
      ['result_name'],
      'value_error.any_str.min_length',
      /at least 1/,
    ),
    rejection(
      'result_name long',
      path,
      { result_name: 'x'.repeat(65) },
      ['result_name'],
      'value_error.any_str.max_length',
      /at most 64/,
    ),
    rejection(
      'result_name unprintable',
      path,
      { result_name: 'a\nb' },
      ['result_name'],
      'value_error.str.regex',
      /printable/,
    ),
    rejection(
      'result_name reserved',
      path,
      { result_name: 'steps' },
      ['result_name'],
      'value_error.reserved',
      /'steps'/,
    ),
    rejection(
      'result_name __proto__',
      path,
      { result_name: '__proto__' },
      ['result_name'],
      'value_error.reserved',
      /__proto__/,
    ),
    rejection(
      'decimals not whole',
      path,
      { decimals: 2.5 },
      ['decimals'],
      'type_error.integer',
      'value is not a valid integer',
    ),
    rejection(
      'decimals a string',
      path,
      { decimals: '2' },
      ['decimals'],
      'type_error.integer',
      'value is not a valid integer',
    ),
    rejection(
      'decimals true',
      path,
      { decimals: true },
      ['decimals'],
      'type_error.integer',
      'value is not a valid integer',
    ),
    rejection(
      'decimals 16',
      path,
      { decimals: 16 },
      ['decimals'],
      'value_error.number.not_le',
      'ensure this value is less than or equal to 15',
    ),
    rejection(
      'decimals -2',
      path,
      { decimals: -2 },
      ['decimals'],
      'value_error.number.not_ge',
      'ensure this value is greater than or equal to -1',
    ),
    rejection(
      'steps_bg no boolean',
      path,
      { steps_bg: 1 },
      ['steps_bg'],
      'type_error.bool',
      'value could not be parsed to a boolean',
    ),
    rejection(
      'steps_bg null',
      path,
      { steps_bg: null },
      ['steps_bg'],
      'type_error.bool',
      'value could not be parsed to a boolean',
    ),
    rejection(
      'apply_decimals_in_steps no boolean',
      path,
      { apply_decimals_in_steps: 'yes' },
      ['apply_decimals_in_steps'],
      'type_error.bool',
      /boolean/,
    ),
  ]),
  rejection(
    'api_level',
    ADD_B,
    { api_level: 'verbose' },
    ['api_level'],
    'value_error.const',
    "unexpected value; permitted: 'lite', 'standard', 'detailed'",
  ),
  ...(
    [
      [{ exercise_seed: -1 }, 'value_error.number.not_ge', 'ensure this value is greater than or equal to 0'],
      [
        { exercise_seed: 2 ** 32 },
        'value_error.number.not_le',
        'ensure this value is less than or equal to 4294967295',
      ],
      [{ exercise_seed: null }, 'type_error.integer', 'value is not a valid integer'],
      [{ exercise_seed: '7' }, 'type_error.integer', 'value is not a valid integer'],
      [{ exercise_count: 21 }, 'value_error.number.not_le', 'ensure this value is less than or equal to 20'],
      [{ exercise_count: -1 }, 'value_error.number.not_ge', 'ensure this value is greater than or equal to 0'],
      [{ exercise_count: 1.5 }, 'type_error.integer', 'value is not a valid integer'],
      [
        { exercise_difficulty: 'brutal' },
        'value_error.const',
        "unexpected value; permitted: 'mixed', 'easy', 'medium', 'hard'",
      ],
    ] as const
  ).map(([body, type, msg]) => rejection(JSON.stringify(body), ADD_A, body, Object.keys(body), type, msg)),
  rejection(
    'steps_output_formats no list',
    ADD_B,
    { steps_output_formats: 'html' },
    ['steps_output_formats'],
    'type_error.list',
    /^value is not a valid list/,
  ),
  rejection(
    'steps_output_formats unknown',
    ADD_B,
    { steps_output_formats: ['html', 'pdf'] },
    ['steps_output_formats', '1'],
    'value_error.const',
    "unexpected value; permitted: '', 'html', 'latex', 'speech'",
  ),
  rejection(
    'steps_extra_formats unknown',
    ADD_B,
    { steps_extra_formats: ['html'] },
    ['steps_extra_formats', '0'],
    'value_error.const',
    "unexpected value; permitted: 'mathml', 'mathjson', 'svg'",
  ),
  ...['request_params', 'learning_pathways', 'related', 'properties'].map((flag) =>
    rejection(flag, ADD_B, { [flag]: 'maybe' }, [flag], 'type_error.bool', 'value could not be parsed to a boolean'),
  ),
  rejection(
    'strings in family B',
    ADD_B,
    { a: [['1', 2]] },
    ['a', '0', '0'],
    'type_error.list',
    /write numbers without quotes/,
  ),
  rejection(
    'operation',
    `${ROOT_B}/matrix-arithmetic`,
    { operation: 'ADD' },
    ['operation'],
    'type_error.enum',
    permitted('matrix-arithmetic'),
  ),
  rejection(
    'type of dimensions',
    `${ROOT_B}/matrix-dimensions`,
    { type: 'rank' },
    ['type'],
    'type_error.enum',
    permitted('matrix-dimensions'),
  ),
  rejection(
    'scalar b of matmul',
    `${ROOT_B}/matrix-arithmetic`,
    { operation: 'matmul', b: 2 },
    ['b'],
    'type_error.list',
    /^value is not a valid list/,
  ),
  ...['add', 'matmul', 'all'].map((operation) =>
    rejection(
      `method unknown, with operation ${operation}`,
      `${ROOT_B}/matrix-arithmetic`,
      { operation, method: 'magic' },
      ['method'],
      'value_error.const',
      "unexpected value; permitted: 'auto', 'row-by-column', 'columns', 'outer'",
    ),
  ),
  ...['\u200d', 'a\u200d', '\u202ea', '\u00a0', '\ue000'].map((name) =>
    rejection(
      `result_name ${JSON.stringify(name)} is not printable`,
      ADD_B,
      { result_name: name },
      ['result_name'],
      'value_error.str.regex',
      /printable/,
    ),
  ),
  rejection(
    'result_name of 65 characters beyond the basic plane',
    ADD_B,
    { result_name: '\u{1f600}'.repeat(65) },
    ['result_name'],
    'value_error.any_str.max_length',
    'ensure this value has at most 64 characters',
  ),
  rejection(
    'a flat list as a',
    ADD_B,
    { a: [1, 2] },
    ['a', '0'],
    'type_error.list',
    'value is not a valid list: row 1 is 1, not an array; a matrix is an array of rows such as [[1, 2], [3, 4]], and a column is [[5], [6]]',
  ),
  rejection(
    'response_profile',
    ADD_A,
    { response_profile: 'LITE' },
    ['response_profile'],
    'value_error.const',
    "unexpected value; permitted: 'lite', 'standard', 'detailed'",
  ),
  rejection(
    'evaluate_expressions',
    ADD_A,
    { evaluate_expressions: 0 },
    ['evaluate_expressions'],
    'type_error.bool',
    /boolean/,
  ),
  rejection(
    'include no list',
    ADD_A,
    { include: 'steps' },
    ['include'],
    'type_error.list',
    /^value is not a valid list/,
  ),
  rejection(
    'include unknown',
    ADD_A,
    { include: ['steps', 'everything'] },
    ['include', '1'],
    'value_error.const',
    /^unexpected value; permitted: 'metadata', 'taxonomy'/,
  ),
  rejection(
    'k',
    `${ROOT_A}/change-appearance/tril`,
    { a: [[1]], k: 0.5 },
    ['k'],
    'type_error.integer',
    'value is not a valid integer',
  ),
  rejection(
    'index out of range',
    `${ROOT_A}/change-appearance/row-delete`,
    { a: [[1], [2]], index: 3 },
    ['index'],
    'value_error.index',
    /3/,
  ),
  rejection(
    'index 0 counted from 1',
    `${ROOT_A}/change-appearance/row-insert`,
    { a: [[1, 2]], b: [1, 2], index: 0 },
    ['index'],
    'value_error.index',
    /0/,
  ),
  rejection(
    'index missing',
    `${ROOT_A}/change-appearance/col-delete`,
    { a: [[1, 2]] },
    ['index'],
    'value_error.missing',
    'field required',
  ),
  rejection(
    'rows no slice',
    `${ROOT_A}/create/index-and-slice`,
    { a: [[1]], rows: 'x' },
    ['rows'],
    'value_error.str.regex',
    /start:stop/,
  ),
  rejection(
    'cols beyond the matrix',
    `${ROOT_A}/create/index-and-slice`,
    { a: [[1]], cols: 2 },
    ['cols'],
    'value_error.index',
    /2/,
  ),
  rejection(
    'index_base',
    `${ROOT_A}/create/index-and-slice`,
    { a: [[1]], index_base: 2 },
    ['index_base'],
    'value_error.number.not_le',
    /1/,
  ),
  rejection(
    'method unknown',
    `${ROOT_A}/matrices/determinant-nxn`,
    { a: [[1]], method: 'magic' },
    ['method'],
    'value_error.const',
    /^unexpected value; permitted: 'auto'/,
  ),
  rejection(
    'method for another size',
    `${ROOT_A}/matrices/determinant-nxn`,
    {
      a: [
        [1, 2],
        [3, 4],
      ],
      method: 'sarrus',
    },
    ['method'],
    'value_error.const',
    /^unexpected value; permitted: 'auto'/,
  ),
  rejection(
    'determinant-2x2 of a 3x3',
    `${ROOT_A}/matrices/determinant-2x2`,
    {
      a: [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
    },
    ['a'],
    'value_error.dimension_mismatch',
    /3x3/,
  ),
  rejection(
    'determinant of a 1x3',
    `${ROOT_A}/matrices/determinant-nxn`,
    { a: [[1, 2, 3]] },
    ['a'],
    'value_error.not_square',
    /square/,
  ),
  rejection(
    'inverse of 1..9',
    `${ROOT_A}/matrices/inverse-nxn`,
    {
      a: [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
    },
    ['a'],
    'value_error.singular',
    /singular/,
  ),
  rejection(
    'division by the number zero',
    `${ROOT_B}/matrix-arithmetic/divide-ew`,
    { a: [[1, 2]], b: 0 },
    ['b'],
    'value_error.zero_division',
    /^division by zero: b is 0/,
  ),
  rejection(
    'a position that no matrix has',
    `${ROOT_A}/create/index-and-slice`,
    { a: [[1]], rows: 1e30 },
    ['rows'],
    'value_error.number.not_le',
    'ensure this value is less than or equal to 1000000000',
  ),
  rejection(
    'a method that never applies to 2x2 matrices',
    `${ROOT_A}/matrices/determinant-2x2`,
    {
      a: [
        [1, 2],
        [3, 4],
      ],
      method: 'sarrus',
    },
    ['method'],
    'value_error.const',
    "unexpected value; permitted: 'auto', 'formula', 'cofactor', 'row-reduction', 'bareiss', 'leibniz'",
  ),
  rejection(
    'division by zero',
    `${ROOT_B}/matrix-arithmetic/divide-ew`,
    { a: [[1, 2]], b: [[1, 0]] },
    ['b', '0', '1'],
    'value_error.zero_division',
    /row 1, column 2/,
  ),
];

function rejection(
  name: string,
  path: string,
  more: Data,
  loc: Rejection['loc'],
  type: string,
  msg: Rejection['msg'],
): Rejection {
  return { name, path, body: { ...INPUTS, ...more }, loc, type, msg };
}

/** The refusal of a combined endpoint, with all that it offers. */
function permitted(group: string): string {
  const ids = COMBINED.find(({ path }) => path.endsWith(group))?.ids ?? assert.fail(group);
  return `value is not a valid enumeration member; permitted: ${['all', ...ids].map((id) => `'${id}'`).join(', ')}`;
}

for (const { name, path, body, loc, type, msg } of REJECTIONS) {
  test(`rejection: ${name} (${path.startsWith(ROOT_B) ? 'B' : 'A'})`, async () => {
    const reply = await service.post(path, JSON.stringify(body));
    assert.equal(reply.status, 422, reply.text);
    const detail = at(JSON.parse(reply.text), 'detail');
    assert.ok(Array.isArray(detail));
    assert.equal(detail.length, 1, reply.text);
    const entry: unknown = detail[0];
    assert.deepEqual(at(entry, 'loc'), ['body', ...loc]);
    assert.equal(at(entry, 'type'), type);
    if (typeof msg === 'string') assert.equal(at(entry, 'msg'), msg);
    else assert.match(String(at(entry, 'msg')), msg);
  });
}

test('rows and columns that do not exist are reported together', async () => {
  const body = JSON.stringify({ a: [[1]], rows: 2, cols: '1:3' });
  const reply = await service.post(`${ROOT_A}/create/index-and-slice`, body);
  const detail = at(JSON.parse(reply.text), 'detail');
  assert.ok(Array.isArray(detail));
  assert.deepEqual(
    detail.map((entry: unknown) => [at(entry, 'loc', 1), at(entry, 'type')]),
    [
      ['rows', 'value_error.index'],
      ['cols', 'value_error.index'],
    ],
  );
});
