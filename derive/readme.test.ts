// The table of routes: every operation with its topic, every path in full.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpoints } from '@matrixsteps/api/testing/replies.ts';
import { routeTable } from './readme.ts';

const table = routeTable(endpoints);

test('every route can be put together from a line of the table', () => {
  const lines = table.split('\n');
  for (const { path, choice, topic } of endpoints) {
    const isCombined = choice.kind === 'selected';
    const folder = isCombined ? path : path.slice(0, path.lastIndexOf('/'));
    const name = isCombined ? choice.selector.name : path.slice(path.lastIndexOf('/') + 1);
    const own = lines.filter((each) => each.startsWith(`| ${topic.title} |`));
    assert.ok(
      own.some((line) => line.includes(`\`${folder}\``) && line.includes(`\`${name}\``)),
      path,
    );
  }
});

test('a topic is one line, and another one where operations stand apart from its combined endpoint', () => {
  const topics = new Set(endpoints.map(({ topic }) => topic));
  const apart = endpoints.filter(({ choice }) => choice.kind === 'single' && !choice.operation.isCombined);
  const further = new Set(apart.map(({ topic }) => topic));
  assert.equal(table.trim().split('\n').length, topics.size + further.size + 2);
});
