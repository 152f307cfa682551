// Every route of the contract answers, and the service has no others.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { type RunningService, runService } from '../running-service.ts';
import { PUBLISHED_PATHS } from './published-paths.ts';
import { COMBINED, FAMILY_A, FAMILY_B, OPERATIONS } from './routes.ts';

let service: RunningService;
before(async () => {
  service = await runService();
});
after(() => service.stop());

test('the routes are those that follow from the folders of the catalogue', async () => {
  const paths = (await loadEndpoints()).map(({ path }) => path);
  assert.deepEqual(paths.toSorted(), [...FAMILY_A, ...FAMILY_B].map(({ path }) => path).toSorted());
});

test('no path of the published contract is missing', async () => {
  const paths = new Set((await loadEndpoints()).map(({ path }) => path));
  assert.deepEqual(
    PUBLISHED_PATHS.filter((path) => !paths.has(path)),
    [],
  );
});

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

test('the published operations of a topic stand in their order', () => {
  const published = new Set(PUBLISHED_PATHS);
  const inOrder = Map.groupBy(PUBLISHED_PATHS, folderOf);
  const listed = Map.groupBy(
    [...FAMILY_A, ...FAMILY_B].map(({ path }) => path).filter((path) => published.has(path)),
    folderOf,
  );
  for (const [folder, paths] of listed) assert.deepEqual(paths, inOrder.get(folder));
});

test('every operation has one route in family A', () => {
  const names = FAMILY_A.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
  assert.deepEqual(names.toSorted(), OPERATIONS.map(({ id }) => id).toSorted());
});

for (const { path, body } of [...FAMILY_B, ...FAMILY_A]) {
  test(`POST ${path} answers`, async () => {
    const reply = await service.post(path, JSON.stringify(body));
    assert.equal(reply.status, 200, reply.text);
    assert.equal(typeof JSON.parse(reply.text), 'object');
    assert.doesNotMatch(reply.text, /NaN|Infinity|undefined|:-0[,\]}]|\[-0[,\]]/);
  });
}

for (const { path, body, field, ids, all, bodies } of COMBINED) {
  const group = path.slice(path.lastIndexOf('/') + 1);
  const ask = async (target: string, more: object): Promise<object> =>
    JSON.parse(
      (await service.post(target, JSON.stringify({ ...body, [field]: undefined, api_level: 'lite', ...more }))).text,
    );

  for (const id of ids) {
    test(`${group} with ${field} ${id} says what its own endpoint says`, async () => {
      const echo = field === 'operation' ? { operation: id } : {};
      const own = { ...bodies[id], [field]: undefined };
      assert.deepEqual(await ask(path, { ...own, [field]: id }), { ...(await ask(`${path}/${id}`, own)), ...echo });
    });
  }

  if (!all) {
    test(`${group} takes no ${field} all`, async () => {
      const { status } = await service.post(path, JSON.stringify({ ...body, [field]: 'all' }));
      assert.equal(status, 422);
    });
    continue;
  }

  test(`${group} with ${field} all has every member with its value`, async () => {
    const singles = await Promise.all(ids.map((id) => ask(`${path}/${id}`, { result_name: 'x' })));
    const members = Object.fromEntries(
      ids.map((id, index) => [id.replace(/-/g, '_'), Object.values(singles[index])[0]]),
    );
    const echo = field === 'operation' ? { operation: 'all' } : {};
    assert.deepEqual(await ask(path, { [field]: 'all' }), { ans: members, ...echo });
  });
}
