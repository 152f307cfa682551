// Real refusals against the published schema: one body for each type of problem, and none that is not published.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { prepare } from '../execute/prepare.ts';
import { practise, problemsIn } from '../testing/practice.ts';
import { type Data, endpointAt, isData } from '../testing/replies.ts';
import { PROBLEM_TYPES } from './problem-schemas.ts';
import { findings } from './testing/published.ts';

const ADD = '/v1/mathematics/linear-algebra/matrices/arithmetic/add';
const COMPACT_ADD = '/matrix-arithmetic/add';
const a = [
  [1, 2],
  [2, 4],
];
const often = Array.from({ length: 5000 }, () => 1);
const huge = `1${'0'.repeat(300)}`;

interface Case {
  readonly type: string;
  readonly path: string;
  readonly body: string | Data;
  /** Whether the published schema of the body refuses it too: it knows forms, but no mathematics. */
  readonly form: boolean;
}

const CASES: readonly Case[] = [
  { type: 'value_error.missing', path: ADD, body: {}, form: true },
  { type: 'value_error.missing', path: '/matrix-statistics', body: { a }, form: true },
  { type: 'type_error.list', path: ADD, body: { a: 5, b: a }, form: true },
  { type: 'type_error.list', path: ADD, body: { a: [], b: a }, form: true },
  { type: 'type_error.list', path: ADD, body: { a: [[]], b: a }, form: true },
  { type: 'type_error.list', path: ADD, body: { a: [['x']], b: a }, form: true },
  { type: 'type_error.list', path: COMPACT_ADD, body: { a: [['1/2']], b: a }, form: true },
  { type: 'type_error.list', path: '/matrix-arithmetic/matmul', body: { a, b: 2 }, form: true },
  { type: 'type_error.list', path: '/matrix-arithmetic', body: { a, b: 2, operation: 'matmul' }, form: true },
  { type: 'type_error.list', path: ADD, body: { a: [[1], [1, 2]], b: a }, form: false },
  { type: 'type_error.integer', path: ADD, body: { a, b: a, decimals: 2.5 }, form: true },
  { type: 'type_error.integer', path: '/tril', body: { a, k: '1' }, form: true },
  { type: 'type_error.integer', path: '/row-insert', body: { a, b: [1, 2], index: null }, form: true },
  { type: 'type_error.integer', path: ADD, body: { a, b: a, exercise_seed: null }, form: true },
  { type: 'type_error.bool', path: ADD, body: { a, b: a, steps_bg: 1 }, form: true },
  { type: 'type_error.float', path: '/scalar-multiple', body: { a, scalar: [2] }, form: true },
  { type: 'type_error.str', path: ADD, body: { a, b: a, result_name: 1 }, form: true },
  { type: 'type_error.dict', path: ADD, body: '[]', form: true },
  { type: 'type_error.enum', path: '/matrix-arithmetic', body: { a, b: a, operation: 'plus' }, form: true },
  { type: 'value_error.const', path: ADD, body: { a, b: a, response_profile: 'full' }, form: true },
  { type: 'value_error.const', path: ADD, body: { a, b: a, include: ['x'] }, form: true },
  { type: 'value_error.const', path: COMPACT_ADD, body: { a, b: a, steps_output_formats: ['pdf'] }, form: true },
  { type: 'value_error.const', path: '/determinant-nxn', body: { a, method: 'sarrus' }, form: false },
  { type: 'value_error.number.not_ge', path: ADD, body: { a, b: a, decimals: -2 }, form: true },
  { type: 'value_error.number.not_le', path: ADD, body: { a, b: a, decimals: 16 }, form: true },
  { type: 'value_error.number.not_le', path: ADD, body: { a, b: a, exercise_count: 21 }, form: true },
  { type: 'value_error.any_str.min_length', path: ADD, body: { a, b: a, result_name: '' }, form: true },
  { type: 'value_error.any_str.max_length', path: ADD, body: { a, b: a, result_name: 'x'.repeat(65) }, form: true },
  { type: 'value_error.str.regex', path: ADD, body: { a, b: a, result_name: 'a\nb' }, form: true },
  { type: 'value_error.str.regex', path: '/index-and-slice', body: { a, rows: '1-2' }, form: true },
  { type: 'value_error.reserved', path: ADD, body: { a, b: a, result_name: 'steps' }, form: true },
  { type: 'value_error.jsondecode', path: ADD, body: '{', form: true },
  { type: 'value_error.dimension_mismatch', path: ADD, body: { a, b: [[1]] }, form: false },
  { type: 'value_error.zero_division', path: '/matrix-arithmetic/divide-ew', body: { a, b: 0 }, form: false },
  { type: 'value_error.not_square', path: '/trace', body: { a: [[1, 2]] }, form: false },
  {
    type: 'value_error.not_three_dimensional',
    path: '/matrix-vectors/cross',
    body: { u: [1, 2], v: [3, 4] },
    form: false,
  },
  {
    type: 'value_error.not_a_basis',
    path: '/matrix-spaces/coordinates',
    body: {
      basis: [
        [1, 2],
        [2, 4],
      ],
      v: [1, 1],
    },
    form: false,
  },
  {
    type: 'value_error.not_in_span',
    path: '/matrix-spaces/coordinates',
    body: { basis: [[1, 2]], v: [1, 1] },
    form: false,
  },
  {
    type: 'value_error.different_span',
    path: '/matrix-spaces/change-of-basis',
    body: { from: [[1, 2]], to: [[1, 1]] },
    form: false,
  },
  { type: 'value_error.zero_vector', path: '/matrix-vectors/unit', body: { v: [0, 0] }, form: false },
  { type: 'value_error.inputs', path: '/matrix-vectors/norm', body: {}, form: false },
  {
    type: 'value_error.not_symmetric',
    path: '/matrix-factorizations/cholesky',
    body: {
      a: [
        [2, 1],
        [0, 2],
      ],
    },
    form: false,
  },
  {
    type: 'value_error.not_positive_definite',
    path: '/matrix-factorizations/cholesky',
    body: { a },
    form: false,
  },
  {
    type: 'value_error.not_stochastic',
    path: '/matrix-spectrum/steady-state',
    body: { a },
    form: false,
  },
  { type: 'value_error.singular', path: '/inverse-nxn', body: { a }, form: false },
  { type: 'value_error.domain', path: '/matrix-arithmetic/raise-ew', body: { a: [[-1]], b: [[0.5]] }, form: false },
  {
    type: 'value_error.overflow',
    path: '/matrix-arithmetic/multiply-ew',
    body: `{"a":[[${huge}]],"b":${huge}}`,
    form: false,
  },
  { type: 'value_error.equation', path: '/matrix-systems/solve', body: { equations: ['x y = 1'] }, form: false },
  { type: 'value_error.system', path: '/matrix-systems/solve', body: { a }, form: false },
  { type: 'value_error.not_enough_data', path: '/mat-var', body: { a: [[1]], ddof: 1 }, form: false },
  {
    type: 'value_error.zero_variance',
    path: '/matrix-statistics/correlation',
    body: {
      a: [
        [1, 5],
        [2, 5],
      ],
    },
    form: false,
  },
  { type: 'value_error.index', path: '/row-delete', body: { a, index: 3 }, form: false },
  { type: 'value_error.index', path: '/row-delete', body: { a, index: [] }, form: true },
  {
    type: 'value_error.too_large',
    path: '/index-and-slice',
    body: { a: [[1]], rows: often, cols: often },
    form: false,
  },
  {
    type: 'value_error.too_large',
    path: ADD,
    body: { a, b: a, ...Object.fromEntries(Array.from({ length: 101 }, (_, k) => [`unknown${k}`, 0])) },
    form: false,
  },
];

function textOf(body: Case['body']): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

describe('refusals are as published', () => {
  for (const { type, path, body, form } of CASES) {
    const text = textOf(body);
    test(`${type}: ${text.length > 80 ? path : text}`, () => {
      const endpoint = endpointAt(path);
      const prepared = prepare(endpoint, Buffer.from(text));
      const outcome = prepared.kind === 'prepared' ? prepared.run() : prepared;
      assert.equal(outcome.kind, 'invalid');
      const reply: unknown = JSON.parse(Buffer.from(outcome.body).toString());
      assert.equal(findings({ component: 'Problems' }, reply), '');
      assert.ok(isData(reply) && Array.isArray(reply['detail']));
      assert.ok(
        reply['detail'].some((entry) => isData(entry) && entry['type'] === type),
        JSON.stringify(reply),
      );
      const isRefused = text === '{' || findings({ bodyOf: endpoint.path }, JSON.parse(text)) !== '';
      assert.equal(isRefused, form, 'by the schema of the body');
    });
  }
});

/** Only the routes of practice refuse with it. */
const OF_WORKINGS = 'value_error.working';

test('a task that is none is refused as published', () => {
  const refusal = practise('/feedback/working', { task: { operation: 'rref', a: [[null]] }, working: [] });
  assert.equal(findings({ component: 'Problems' }, refusal), '');
  assert.deepEqual(problemsIn(refusal), [`task.a.0.0: ${OF_WORKINGS}`]);
});

test('every published type has a body that provokes it', () => {
  assert.deepEqual(
    PROBLEM_TYPES.map(([type]) => type).toSorted(),
    [...new Set([...CASES.map(({ type }) => type), OF_WORKINGS])].toSorted(),
  );
});
