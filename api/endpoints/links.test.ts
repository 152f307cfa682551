// Links of both families: every route that a reply names exists, and none leads back to the question.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sampleBody } from '../catalogue/sample-reply.ts';
import { hasAll, operationsOf } from './endpoints.ts';
import { answerTo, endpoints, isData } from '../testing/replies.ts';

const PATHS: ReadonlySet<string> = new Set(endpoints.map(({ path }) => path));

/** Every `api_route` in a value, however deep. */
function routesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(routesIn);
  if (!isData(value)) return [];
  const { api_route: route } = value;
  return [...(typeof route === 'string' ? [route] : []), ...Object.values(value).flatMap(routesIn)];
}

describe('all routes that a reply names exist', () => {
  for (const endpoint of endpoints) {
    const { id, path, choice } = endpoint;
    test(id, () => {
      const [first] = operationsOf(choice);
      const selector =
        choice.kind === 'selected' ? { [choice.selector.name]: hasAll(endpoint) ? 'all' : first.id } : {};
      const routes = routesIn(answerTo(path, { ...sampleBody(endpoint), ...selector }));
      assert.ok(routes.length > 0);
      assert.deepEqual(
        routes.filter((route) => !PATHS.has(route)),
        [],
      );
    });
  }
});

test('explore names every operation of family A, and related ones are others', () => {
  const path = '/v1/mathematics/linear-algebra/matrices/trace';
  const { explore, quick_actions: actions } = answerTo(path, { a: [[1]] });
  assert.deepEqual(
    routesIn(explore).toSorted(),
    endpoints
      .filter(({ family }) => family === 'a')
      .map((endpoint) => endpoint.path)
      .toSorted(),
  );
  assert.ok(!routesIn(actions).includes(path));
});
