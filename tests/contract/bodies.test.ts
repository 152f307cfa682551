// Bodies that hold no request: blank, not JSON, or not an object.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type RunningService, runService } from '../running-service.ts';
import { ADD_B, at } from './asking.ts';

let service: RunningService;
before(async () => {
  service = await runService();
});
after(() => service.stop());

const BODIES: readonly (readonly [
  body: string,
  entries: readonly (readonly [loc: readonly string[], type: string])[],
])[] = [
  [
    '',
    [
      [['a'], 'value_error.missing'],
      [['b'], 'value_error.missing'],
    ],
  ],
  [
    ' \r\n',
    [
      [['a'], 'value_error.missing'],
      [['b'], 'value_error.missing'],
    ],
  ],
  [
    '{}',
    [
      [['a'], 'value_error.missing'],
      [['b'], 'value_error.missing'],
    ],
  ],
  ['null', [[[], 'type_error.dict']]],
  ['[]', [[[], 'type_error.dict']]],
  ['"a"', [[[], 'type_error.dict']]],
  ['{"a": [[1]], "a": [[1]]}', [[['13'], 'value_error.jsondecode']]],
  ['{"a": NaN}', [[['6'], 'value_error.jsondecode']]],
  ['{"a": [[1,]]}', [[['10'], 'value_error.jsondecode']]],
];

for (const [body, entries] of BODIES) {
  test(`a body that is ${JSON.stringify(body)}`, async () => {
    const reply = await service.post(ADD_B, body);
    assert.equal(reply.status, 422, reply.text);
    const detail = at(JSON.parse(reply.text), 'detail');
    assert.ok(Array.isArray(detail));
    assert.deepEqual(
      detail.map((entry: unknown) => [at(entry, 'loc'), at(entry, 'type')]),
      entries.map(([loc, type]) => [['body', ...loc], type]),
    );
  });
}

test('a place in a body that is not JSON is given as line, column and byte', async () => {
  const reply = await service.post(ADD_B, '{\n"\u00fc": x}');
  assert.match(String(at(JSON.parse(reply.text), 'detail', 0, 'msg')), /: line 2 column 6 \(byte 8\)$/);
});
