import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { pagedEndpoints } from '../catalogue/published-operation.ts';
import { operationsOf } from '../endpoints/endpoints.ts';
import { endpoints } from '../testing/replies.ts';
import { canonicalBody, previewOf } from './linked-question.ts';
import { prepareWebAnswer } from './web-answer.ts';

const paged = pagedEndpoints(endpoints);

function endpointOf(id: string) {
  const endpoint = paged.get(id);
  assert.ok(endpoint !== undefined);
  return endpoint;
}

function canonical(id: string, body: string): string {
  const written = canonicalBody(endpointOf(id), Buffer.from(body));
  assert.ok(written.kind === 'canonical', JSON.stringify(written));
  return written.body;
}

for (const [name, body, expected] of [
  ['order and white space', ' {"b" : [[3]],\n"a":[[1 ]]}', '{"a":[[1]],"b":[[3]]}'],
  ['members that no field reads', '{"a":[[1]],"b":[[3]],"diary":"secret"}', '{"a":[[1]],"b":[[3]]}'],
  [
    'every digit, as it was sent',
    '{"a":[[0.10000000000000000000001,-1E3]],"b":[[1.50,"1/3"]]}',
    '{"a":[[0.10000000000000000000001,-1E3]],"b":[[1.50,"1/3"]]}',
  ],
  [
    'the members of an option',
    '{"notation":{"row_letter":"L","determinant":"bars"},"a":[[1]],"b":[[2]]}',
    '{"a":[[1]],"b":[[2]],"notation":{"determinant":"bars","row_letter":"L"}}',
  ],
] as const) {
  test(`canonical: ${name}`, () => assert.equal(canonical('add', body), expected));
}

for (const [name, body, type] of [
  ['no JSON', '{"a":', 'value_error.jsondecode'],
  ['no object', '[1]', 'type_error.dict'],
  ['a missing field', '{"a":[[1]]}', 'value_error.missing'],
  ['sizes that do not fit', '{"a":[[1]],"b":[[1,2]]}', 'value_error.dimension_mismatch'],
] as const) {
  test(`no question: ${name}`, () => {
    const written = canonicalBody(endpointOf('add'), Buffer.from(body));
    assert.ok(written.kind === 'invalid');
    assert.equal(written.entries[0]?.type, type);
  });
}

test('the canonical body of each example asks the same, is canonical itself, and has a preview', () => {
  for (const [id, endpoint] of paged) {
    for (const { body } of operationsOf(endpoint.choice)[0].examples) {
      const once = canonical(id, JSON.stringify(body, null, 1));
      assert.equal(canonical(id, once), once);
      assert.deepEqual(JSON.parse(once), body, id);
      const preview = previewOf(endpoint, once);
      assert.ok(preview !== null, id);
      assert.ok(preview.title.startsWith(operationsOf(endpoint.choice)[0].title), id);
      assert.ok(preview.description.length > 0 && preview.description.length <= 200, id);
      assert.equal(prepareWebAnswer(endpoint, Buffer.from(once)).kind, 'prepared', id);
    }
  }
});

test('the order of members, and what no field reads, make no other question', () => {
  const entry = fc.integer({ min: -99, max: 99 });
  const other = fc.dictionary(fc.string(), fc.jsonValue());
  fc.assert(
    fc.property(entry, entry, other, fc.boolean(), (one, two, members, isTurned) => {
      const fields = [
        ['a', [[one]]],
        ['b', [[two]]],
      ] as const;
      const strange = Object.entries(members).filter(([name]) => name.startsWith('x'));
      const all = [...strange, ...(isTurned ? fields.toReversed() : fields)];
      assert.equal(canonical('add', JSON.stringify(Object.fromEntries(all))), `{"a":[[${one}]],"b":[[${two}]]}`);
    }),
  );
});

test('a preview says the operation, the sizes, and the task', () => {
  assert.deepEqual(previewOf(endpointOf('trace'), '{"a":[[2,1],[0,-4]]}'), {
    title: 'Trace (2 × 2)',
    description: 'Find the trace of [2 1; 0 −4].',
  });
});

test('a long task is cut, and a body that is no question has no preview', () => {
  const row = Array.from({ length: 8 }, (_, place) => 1_000_000 + place);
  const preview = previewOf(endpointOf('trace'), JSON.stringify({ a: row.map(() => row) }));
  assert.match(preview?.description ?? '', /…$/);
  assert.equal(Array.from(preview?.description ?? '').length, 200);
  assert.equal(previewOf(endpointOf('trace'), '{"a":[[1,2]]}'), null);
});
