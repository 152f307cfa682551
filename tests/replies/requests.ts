// Requests that together use every endpoint, option and section, and every way to write or to miswrite a body.

import { type Endpoint, operationsOf } from '@matrixsteps/api/endpoints/endpoints.ts';
import { requestExamples } from '@matrixsteps/api/openapi/request-examples.ts';
import { sampleCalls } from '@matrixsteps/mcp/testing/sample-calls.ts';

/** How the answer is written: for the API's family, for a page of the website, or for an assistant's tool. */
export type View = 'family' | 'page' | 'tool';

export interface RecordedRequest {
  readonly view: View;
  /** The path of an endpoint, or the name of a tool. */
  readonly target: string;
  readonly body: string;
}

export function recordedRequests(endpoints: readonly Endpoint[]): readonly RecordedRequest[] {
  const family = endpoints.flatMap((endpoint) => {
    const bodies = [...examplesWithOptions(endpoint), ...oddBodies(endpoint)];
    return bodies.map((body) => ({ view: 'family' as const, target: endpoint.path, body }));
  });
  const pages = endpoints.flatMap((endpoint) =>
    endpoint.family === 'a'
      ? exampleBodies(endpoint).map((body) => ({
          view: 'page' as const,
          target: endpoint.path,
          body: JSON.stringify(body),
        }))
      : [],
  );
  const calls = sampleCalls(endpoints).map(({ tool, given }) => ({
    view: 'tool' as const,
    target: tool,
    body: JSON.stringify(given),
  }));
  return [...family, ...pages, ...calls, ...assistantQuestions];
}

type Body = { readonly [field: string]: unknown };

function exampleBodies(endpoint: Endpoint): readonly Body[] {
  return Object.values(requestExamples(endpoint)).map(({ value }) => value);
}

const ENVELOPE_OPTIONS: readonly Body[] = [
  {},
  { response_profile: 'lite' },
  { response_profile: 'standard' },
  { decimals: 2, apply_decimals_in_steps: true, result_name: 'x ≥ "y"' },
  { decimals: 0, response_profile: 'lite' },
  { evaluate_expressions: false, include: ['result', 'steps', 'notes', 'metadata'], steps_bg: false },
  { include: ['exercises', 'learn', 'quick_actions', 'implementations'], exercise_seed: 7, exercise_count: 4 },
  { include: ['exercises', 'normalized_request'], exercise_difficulty: 'hard', exercise_count: 2 },
  { include: [], unknown_member: 1 },
];

const COMPACT_OPTIONS: readonly Body[] = [
  {},
  { api_level: 'lite' },
  { api_level: 'lite', decimals: 3 },
  { api_level: 'lite', decimals: 0, result_name: 'été' },
  { api_level: 'standard', decimals: -1 },
  { steps_output_formats: ['', 'html', 'latex', 'speech'], steps_extra_formats: ['mathml', 'mathjson'] },
  { decimals: 2, apply_decimals_in_steps: true, steps_output_formats: ['latex'] },
  { steps_bg: false, request_params: false, learning_pathways: false, related: false, properties: false },
];

function examplesWithOptions(endpoint: Endpoint): readonly string[] {
  const options = endpoint.family === 'a' ? ENVELOPE_OPTIONS : COMPACT_OPTIONS;
  return exampleBodies(endpoint).flatMap((body) => options.map((more) => JSON.stringify({ ...body, ...more })));
}

/** Bodies of matrices in unusual spellings and sizes, and bodies that are refused. */
function oddBodies(endpoint: Endpoint): readonly string[] {
  const [first = {}] = exampleBodies(endpoint);
  const brief = endpoint.family === 'a' ? { response_profile: 'lite' } : { api_level: 'lite' };
  const matrices = MATRICES.map((text) => withMatrices(endpoint, { ...first, ...brief }, text));
  const wrongFields = WRONG_FIELDS.map((wrong) => JSON.stringify({ ...first, ...wrong }));
  const missingFields = operationsOf(endpoint.choice)
    .slice(0, 1)
    .flatMap(({ body }) => body.map(({ name }) => JSON.stringify({ ...first, [name]: undefined })));
  return [...matrices, ...wrongFields, ...missingFields, ...MALFORMED];
}

/** The body with each input matrix replaced by this text. */
function withMatrices({ fields }: Endpoint, body: Body, text: string): string {
  const inputs = new Set(fields.filter(({ kind }) => kind === 'matrix' || kind === 'operand').map(({ name }) => name));
  const members = Object.entries(body).map(
    ([name, value]) => `${JSON.stringify(name)}:${inputs.has(name) ? text : JSON.stringify(value)}`,
  );
  return `{${members.join(',')}}`;
}

function matrix(rows: number, columns: number, write: (row: number, column: number) => string): string {
  const lines = Array.from({ length: rows }, (_, row) => {
    const entries = Array.from({ length: columns }, (__, column) => write(row, column));
    return `[${entries.join(',')}]`;
  });
  return `[${lines.join(',')}]`;
}

/** An integer from -range to range that depends on the place in no simple way. */
function scattered(row: number, column: number, range: number): number {
  return ((row * 7919 + column * 104_729 + row * column * 31) % (2 * range + 1)) - range;
}

const MATRICES: readonly string[] = [
  '[[1e3, 1.50], [-0, 2E-2]]',
  '[[0.1, 0.2],\n\t[0.30, -4]]',
  '[["1/3", "-7/3"], ["0.5", 2]]',
  '[[9007199254740991, 9007199254740993], [123456789012345678901234567890, 1]]',
  '[[0.1234567890123456789, 1e-30], [1e300, 3]]',
  '[[1e400, 1], [1e-400, 2]]',
  '[[1e401, 1], [2, 3]]',
  `[[${'1234567890'.repeat(12)}.5, 1], [2, 0.${'3'.repeat(120)}]]`,
  '[[3.14159265358979312, 2.71828182845904509], [1.41421356237309515, 0.57721566490153287]]',
  '[[100000.00001, 99999.99999], [0.000001, 1234567.7654321]]',
  '[[1, 2], [3]]',
  '[[1, 2], [3, "x"]]',
  '[[1, 2], [3, null]]',
  '[]',
  '[[]]',
  '7',
  '[1, 2, 3]',
  '"text"',
  '[[01, 2], [3, 4]]',
  '[[1., 2], [3, 4]]',
  '[[.5, 2], [3, 4]]',
  '[[+1, 2], [3, 4]]',
  '[[1, 2], [3, 4],]',
  '[[1, 2] [3, 4]]',
  '[[NaN, 2], [3, 4]]',
  matrix(4, 4, (row, column) => String(scattered(row, column, 9) + (row === column ? 30 : 0))),
  matrix(12, 12, (row, column) => String(scattered(row, column, 40))),
  matrix(2, 40, (row, column) => (scattered(row, column, 9999) / 100).toFixed(2)),
  matrix(3, 40, (row, column) => `${scattered(row, column, 99_999)}.${column % 5 === 0 ? '5e-3' : '25'}`),
  matrix(60, 60, (row, column) => String(scattered(row, column, 499))),
  matrix(60, 60, (row, column) => (scattered(row, column, 1_999_999) / 10_000).toFixed(column === 3 ? 6 : 4)),
  matrix(30, 30, (row, column) => String(Math.sin(row * 31 + column) * 1000)),
];

const WRONG_FIELDS: readonly Body[] = [
  { decimals: 16 },
  { decimals: 'two', result_name: '' },
  { decimals: 2.5, result_name: 'steps' },
  { result_name: 'a'.repeat(65), steps_bg: 'yes' },
  { api_level: 'huge', response_profile: 'huge' },
  { include: ['nothing'], steps_output_formats: ['pdf'], steps_extra_formats: 'mathml' },
  { exercise_seed: -1, exercise_count: 21, exercise_difficulty: 'extreme' },
  { operation: 'unknown', type: 'unknown' },
  { operation: 'all', type: 'all' },
  { k: 1.5, index: 'x', rows: '1:2:0', cols: [] },
  { index: 99, rows: 99, cols: '0:1' },
  { a: { rows: 1 }, b: true },
  { a: [[1, 2, 3]], b: [[1], [2]] },
];

const MALFORMED: readonly string[] = [
  '',
  '  \n',
  '{}',
  '[]',
  'null',
  '12',
  '{"a":[[1,2],[3,4]]',
  '{"a":[[1,2],[3,4]],}',
  '{"a":[[1]],"a":[[2]]}',
  "{'a': [[1]]}",
  '{"a": tru}',
  '{"a": "\\ud800"}',
  '{"a": "tab\tinside"}',
  '{"\\u0061":[[1,2],[3,4]],"b":[[1,2],[3,5]]}',
  `${'['.repeat(33)}${']'.repeat(33)}`,
  '\ufeff{"a":[[1]]}',
];

const assistantQuestions: readonly RecordedRequest[] = [
  { target: 'list_operations', arguments: {} },
  { target: 'explain_operation', arguments: { operation: 'determinant-nxn' } },
  { target: 'make_exercises', arguments: { operation: 'matmul', seed: 3 } },
  { target: 'check_answer', arguments: { operation: 'add', a: [[1]], b: [[2]], answer: [[3]] } },
  { target: 'check_answer', arguments: { operation: 'add', a: [[1]], b: [[2]], answer: [[4]] } },
].map(({ target, arguments: given }) => ({ view: 'tool', target, body: JSON.stringify(given) }));
