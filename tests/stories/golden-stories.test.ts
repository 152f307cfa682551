// Every golden story is what the operation tells today, and every operation has one for each of its methods.

import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { describe, test } from 'node:test';
import { operationsOf } from '@matrixsteps/engine/catalogue/catalogue.ts';
import { discover } from '@matrixsteps/engine/catalogue/discover.ts';
import { goldenStories, goldenText, waysOf } from './golden-story.ts';

const catalogue = await discover();
const stories = goldenStories();

describe('a golden story is the one that is told (npm run stories writes them anew)', () => {
  for (const golden of stories) {
    test(golden.path, () => {
      assert.equal(goldenText(catalogue, golden), golden.text);
    });
  }
});

test('golden stories are named after their operation and their case', () => {
  const misnamed = stories.filter(
    ({ path, operation }) => !new RegExp(`^${operation}(\\.[a-z0-9-]+)?\\.txt$`).test(basename(path)),
  );
  assert.deepEqual(
    misnamed.map(({ path }) => path),
    [],
  );
});

describe('each way of working has a golden story', () => {
  for (const operation of operationsOf(catalogue)) {
    test(operation.id, () => {
      const shown = stories
        .filter((golden) => golden.operation === operation.id)
        .map(({ body }) => (operation.methods.length === 0 ? null : (body['method'] ?? 'auto')));
      assert.deepEqual(
        waysOf(operation).filter((way) => !shown.includes(way)),
        [],
      );
    });
  }
});
