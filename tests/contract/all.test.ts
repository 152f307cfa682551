// `all` on the combined endpoints: what is left out, in which order and why; fields that only some operations read.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type RunningService, runService } from '../running-service.ts';
import { ask, at, isData, ROOT_B } from './asking.ts';
import { STATISTICS } from './routes.ts';

let service: RunningService;
before(async () => {
  service = await runService();
});
after(() => service.stop());

const ARITHMETIC = `${ROOT_B}/matrix-arithmetic`;
const SQUARE = [
  [1, 2],
  [3, 4],
];

function keysOf(value: unknown): readonly string[] {
  assert.ok(isData(value));
  return Object.keys(value);
}

test('what is undefined for the inputs is left out, with its reasons in the order of the operations', async () => {
  const reply = await ask(service, ARITHMETIC, { a: SQUARE, b: 0, operation: 'all' });
  assert.deepEqual(keysOf(at(reply, 'ans')), ['add', 'subtract', 'multiply_ew', 'raise_ew']);
  assert.equal(at(reply, 'operation'), 'all');
  const notes = at(reply, 'notes');
  assert.ok(Array.isArray(notes));
  assert.match(String(notes[0]), /^divide-ew is left out: division by zero/);
  assert.match(String(notes[1]), /^matmul is left out: 0 is not a matrix/);
});

test('at lite and standard the members that are defined stand alone', async () => {
  for (const api_level of ['lite', 'standard']) {
    const reply = await ask(service, ARITHMETIC, { a: [[1, 2]], b: [[3], [4]], operation: 'all', api_level });
    assert.deepEqual(reply, { ans: { matmul: [[11]] }, operation: 'all' });
  }
});

test('if none is defined, one entry gives every reason', async () => {
  const reply = await service.post(ARITHMETIC, JSON.stringify({ a: [[1, 2, 3]], b: [[1, 2]], operation: 'all' }));
  assert.equal(reply.status, 422);
  const detail = at(JSON.parse(reply.text), 'detail');
  assert.ok(Array.isArray(detail) && detail.length === 1);
  assert.deepEqual(at(detail, 0, 'loc'), ['body', 'b']);
  assert.equal(at(detail, 0, 'type'), 'value_error.dimension_mismatch');
  assert.match(String(at(detail, 0, 'msg')), /add: .*subtract: .*matmul: .*b must be 3xn/);
});

test('the step ids carry the key of the operation, which opens with a heading', async () => {
  const reply = await ask(service, ARITHMETIC, { a: SQUARE, b: SQUARE, operation: 'all' });
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
    related.slice(0, STATISTICS.length).map((link: unknown) => at(link, 'api_route')),
    STATISTICS.map((slug) => `${ROOT_B}/matrix-statistics/${slug}`),
  );
});

test('a field that the chosen operation does not read is noted and not repeated', async () => {
  const reply = await ask(service, ARITHMETIC, { a: SQUARE, b: 1, operation: 'add', method: 'columns' });
  assert.deepEqual(at(reply, 'notes'), ['The field "method" is not used by add and was ignored.']);
  assert.equal(at(reply, 'request_params', 'method'), undefined);
});

test('the normalized copy of a request asks the same again, without notes', async () => {
  for (const operation of ['add', 'matmul', 'all']) {
    const reply = await ask(service, ARITHMETIC, { a: [[0.1]], b: [[1e-7]], operation, decimals: 3 });
    const copy = at(reply, 'request_params');
    assert.ok(isData(copy));
    assert.deepEqual(await ask(service, ARITHMETIC, copy), reply, operation);
  }
});
