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
    const line = lines.find((each) => each.startsWith(`| ${topic.title} |`)) ?? assert.fail(topic.title);
    assert.ok(line.includes(`\`${folder}\``) && line.includes(`\`${name}\``), path);
  }
});

test('a topic is one line', () => {
  const topics = new Set(endpoints.map(({ topic }) => topic));
  assert.equal(table.trim().split('\n').length, topics.size + 2);
});
