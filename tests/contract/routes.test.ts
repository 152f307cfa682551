// Every route of the contract answers, and the service has no others.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { operationsOf } from '@matrixmath/engine/catalogue/catalogue.ts';
import { discover } from '@matrixmath/engine/catalogue/discover.ts';
import { loadEndpoints } from '@matrixmath/api/endpoints/endpoints.ts';
import { type RunningService, runService } from '../running-service.ts';
import { ARITHMETIC, DIMENSIONS, FAMILY_A, FAMILY_B, STATISTICS } from './routes.ts';

let service: RunningService;
before(async () => {
  service = await runService();
});
after(() => service.stop());

test('the route table is exactly that of the contract', async () => {
  const paths = (await loadEndpoints()).map(({ path }) => path);
  assert.deepEqual(paths.toSorted(), [...FAMILY_A, ...FAMILY_B].map(({ path }) => path).toSorted());
});

test('the catalogue holds each operation once', async () => {
  const ids = operationsOf(await discover()).map(({ id }) => id);
  const slugs = FAMILY_A.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
  assert.deepEqual(ids.toSorted(), slugs.toSorted());
});

for (const { path, body } of [...FAMILY_B, ...FAMILY_A]) {
  test(`POST ${path} answers`, async () => {
    const reply = await service.post(path, JSON.stringify(body));
    assert.equal(reply.status, 200, reply.text);
    assert.equal(typeof JSON.parse(reply.text), 'object');
    assert.doesNotMatch(reply.text, /NaN|Infinity|undefined|:-0[,\]}]|\[-0[,\]]/);
  });
}

const COMBINED: readonly (readonly [
  path: string,
  field: string,
  values: readonly string[],
  keys: readonly string[],
])[] = [
  ['matrix-arithmetic', 'operation', ARITHMETIC, ['add', 'subtract', 'multiply_ew', 'divide_ew', 'raise_ew', 'matmul']],
  ['matrix-dimensions', 'type', DIMENSIONS, ['nrows', 'ncols', 'shape']],
  ['matrix-statistics', 'type', STATISTICS, STATISTICS.map((name) => name.replace('-', '_'))],
];

for (const [group, field, values, keys] of COMBINED) {
  const path = `/api/v1/mathematics/linear-algebra/matrix-operations/${group}`;
  const inputs = {
    a: [
      [4, 7],
      [2, 6],
    ],
    ...(field === 'operation'
      ? {
          b: [
            [1, 2],
            [3, 4],
          ],
        }
      : {}),
  };
  const ask = async (target: string, more: object): Promise<object> =>
    JSON.parse((await service.post(target, JSON.stringify({ ...inputs, api_level: 'lite', ...more }))).text);

  for (const value of values) {
    test(`${group} with ${field} ${value} says what its own endpoint says`, async () => {
      const echo = field === 'operation' ? { operation: value } : {};
      assert.deepEqual(await ask(path, { [field]: value }), { ...(await ask(`${path}/${value}`, {})), ...echo });
    });
  }

  test(`${group} with ${field} all has every member with its value`, async () => {
    const singles = await Promise.all(values.map((value) => ask(`${path}/${value}`, { result_name: 'x' })));
    const members = Object.fromEntries(keys.map((key, index) => [key, Object.values(singles[index])[0]]));
    const echo = field === 'operation' ? { operation: 'all' } : {};
    assert.deepEqual(await ask(path, { [field]: 'all' }), { ans: members, ...echo });
  });
}
