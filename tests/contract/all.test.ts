// `all` on the combined endpoints: what is left out, in which order and why; fields that only some operations read.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { discover } from '@matrixsteps/engine/catalogue/discover.ts';
import { endpointsOf } from '@matrixsteps/api/endpoints/endpoints.ts';
import { prepare } from '@matrixsteps/api/execute/prepare.ts';
import { type RunningService, runService } from '../running-service.ts';
import { ask, at, isData, ROOT_B } from './asking.ts';
import { ARITHMETIC, PUBLISHED_PATHS, STATISTICS } from './published-paths.ts';

let service: RunningService;
before(async () => {
  service = await runService();
});
after(() => service.stop());

const COMBINED = `${ROOT_B}/matrix-arithmetic`;
const SQUARE = [
  [1, 2],
  [3, 4],
];

function keysOf(value: unknown): readonly string[] {
  assert.ok(isData(value));
  return Object.keys(value);
}

test('what is undefined for the inputs is left out, with its reasons in the order of the operations', async () => {
  const reply = await ask(service, COMBINED, { a: SQUARE, b: 0, operation: 'all' });
  const keys = ARITHMETIC.map((id) => id.replaceAll('-', '_'));
  assert.deepEqual(
    keysOf(at(reply, 'ans')).filter((key) => keys.includes(key)),
    keys.filter((key) => !['divide_ew', 'matmul'].includes(key)),
  );
  assert.equal(at(reply, 'operation'), 'all');
  const notes = at(reply, 'notes');
  assert.ok(Array.isArray(notes));
  assert.match(String(notes[0]), /^divide-ew is left out: division by zero/);
  assert.match(String(notes[1]), /^matmul is left out: 0 is not a matrix/);
});

test('at lite and standard the members that are defined stand alone', async () => {
  for (const api_level of ['lite', 'standard']) {
    const reply = await ask(service, COMBINED, { a: [[1, 2]], b: [[3], [4]], operation: 'all', api_level });
    assert.deepEqual(keysOf(reply), ['ans', 'operation']);
    assert.deepEqual(at(reply, 'ans', 'matmul'), [[11]]);
    assert.equal(at(reply, 'ans', 'add'), undefined);
  }
});

test('if none is defined, one entry gives every reason', async () => {
  const { topics } = await discover();
  const onTwoMatrices = topics
    .filter(({ topic }) => topic.id === 'arithmetic')
    .map(({ topic, operations }) => ({ topic, operations: operations.filter(({ id }) => ARITHMETIC.includes(id)) }));
  const endpoint =
    endpointsOf({ topics: onTwoMatrices }).find(({ path }) => path === COMBINED) ?? assert.fail(COMBINED);
  const body = JSON.stringify({ a: [[1, 2, 3]], b: [[1, 2]], operation: 'all' });
  const prepared = prepare(endpoint, Buffer.from(body));
  const outcome = prepared.kind === 'prepared' ? prepared.run() : prepared;
  assert.equal(outcome.kind, 'invalid');
  const detail = at(JSON.parse(Buffer.from(outcome.body).toString()), 'detail');
  assert.ok(Array.isArray(detail) && detail.length === 1);
  assert.deepEqual(at(detail, 0, 'loc'), ['body', 'b']);
  assert.equal(at(detail, 0, 'type'), 'value_error.dimension_mismatch');
  assert.match(String(at(detail, 0, 'msg')), /add: .*subtract: .*matmul: .*b must be 3xn/);
});

test('the step ids carry the key of the operation, which opens with a heading', async () => {
  const reply = await ask(service, COMBINED, { a: SQUARE, b: SQUARE, operation: 'all' });
  const steps = at(reply, 'steps');
  assert.ok(Array.isArray(steps));
  const ids = steps.map((step: unknown) => String(at(step, 'id')));
  assert.equal(new Set(ids).size, ids.length);
  for (const key of keysOf(at(reply, 'ans'))) {
    const opening: unknown = steps.find((step: unknown) => String(at(step, 'id')).startsWith(`${key}-`));
    assert.equal(at(opening, 'kind'), 'heading', key);
  }
  assert.ok(ids.every((id) => keysOf(at(reply, 'ans')).some((key) => id.startsWith(`${key}-`))));
});

test('beside all statistics, each of them alone is linked', async () => {
  const related = at(await ask(service, `${ROOT_B}/matrix-statistics`, { a: SQUARE, type: 'all' }), 'related');
  assert.ok(Array.isArray(related));
  assert.deepEqual(
    related
      .map((link: unknown) => at(link, 'api_route'))
      .filter((route) => PUBLISHED_PATHS.includes(String(route)))
      .slice(0, STATISTICS.length),
    STATISTICS.map((slug) => `${ROOT_B}/matrix-statistics/${slug}`),
  );
});

test('a field that the chosen operation does not read is noted and not repeated', async () => {
  const reply = await ask(service, COMBINED, { a: SQUARE, b: 1, operation: 'add', method: 'columns' });
  assert.deepEqual(at(reply, 'notes'), ['The field "method" is not used by add and was ignored.']);
  assert.equal(at(reply, 'request_params', 'method'), undefined);
});

test('the normalized copy of a request asks the same again, without notes', async () => {
  for (const operation of ['add', 'matmul', 'all']) {
    const reply = await ask(service, COMBINED, { a: [[0.1]], b: [[1e-7]], operation, decimals: 3 });
    const copy = at(reply, 'request_params');
    assert.ok(isData(copy));
    assert.deepEqual(await ask(service, COMBINED, copy), reply, operation);
  }
});
