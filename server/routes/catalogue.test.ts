import assert from 'node:assert/strict';
import { test } from 'node:test';
import { discover } from '@matrixsteps/engine/catalogue/discover.ts';
import { detailOf, jsonOf, memberAt, plain, startTestService } from '../testing/test-service.ts';

const { topics } = await discover();

function listIn(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const list = memberAt(value, ...path);
  assert.ok(Array.isArray(list), path.join('.'));
  return list;
}

test('every operation is listed, each of its fields is there, and each has a description of its own', async (t) => {
  const { url } = await startTestService(t, plain);
  const response = await fetch(`${url}/catalogue`);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
  assert.equal(response.headers.get('cache-control'), 'public, max-age=300');
  const catalogue = await jsonOf(response);
  const listed = listIn(catalogue, 'topics').flatMap((topic) => listIn(topic, 'operations'));
  const operations = topics.filter(({ topic }) => topic.paths.a !== undefined).flatMap((entry) => entry.operations);
  assert.deepEqual(
    listed.map((operation) => memberAt(operation, 'id')),
    operations.map(({ id }) => id),
  );
  for (const [place, operation] of operations.entries()) {
    const keys = listIn(listed[place], 'fields');
    assert.deepEqual(
      keys.map((key) => memberAt(catalogue, 'fields', String(key), 'name')),
      operation.body.map(({ name }) => name),
    );
    const described = await jsonOf(await fetch(`${url}/catalogue/${operation.id}`));
    assert.deepEqual(
      listIn(described, 'fields'),
      keys.map((key) => memberAt(catalogue, 'fields', String(key))),
    );
    assert.equal(memberAt(described, 'path'), memberAt(listed[place], 'path'));
    assert.equal(listIn(described, 'examples').length, operation.examples.length);
  }
});

test('what is there already is not sent again', async (t) => {
  const { url } = await startTestService(t, plain);
  for (const path of ['/catalogue', '/catalogue/add']) {
    const first = await fetch(url + path);
    const tag = first.headers.get('etag') ?? '';
    assert.match(tag, /^W\/"[\w-]+"$/);
    const again = await fetch(url + path, { headers: { 'if-none-match': tag } });
    assert.equal(again.status, 304);
    assert.equal(again.headers.get('etag'), tag);
    assert.equal(await again.text(), '');
    const other = await fetch(url + path, { headers: { 'if-none-match': '"another"' } });
    assert.equal(other.status, 200);
    assert.deepEqual(await other.json(), await first.json());
  }
});

test('it is compressed where that is welcome', async (t) => {
  const { url } = await startTestService(t, plain);
  const plainly = await fetch(`${url}/catalogue/add`, { headers: { 'accept-encoding': 'identity' } });
  assert.equal(plainly.headers.get('content-encoding'), null);
  const text = await plainly.text();
  for (const [accepted, encoding] of [
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
  ] as const) {
    const packed = await fetch(`${url}/catalogue/add`, { headers: { 'accept-encoding': accepted } });
    assert.equal(packed.headers.get('content-encoding'), encoding);
    assert.equal(packed.headers.get('vary'), 'Accept-Encoding');
    assert.equal(await packed.text(), text);
  }
});

test('an operation that is not there', async (t) => {
  const { url } = await startTestService(t, plain);
  for (const id of ['nowhere', 'Add', '__proto__', 'add/']) {
    const response = await fetch(`${url}/catalogue/${id}`);
    assert.equal(response.status, 404, id);
    assert.equal(await detailOf(response), 'Not Found');
  }
  const posted = await fetch(`${url}/catalogue`, { method: 'POST' });
  assert.equal(posted.status, 405);
  assert.equal(posted.headers.get('allow'), 'GET, HEAD, OPTIONS');
});
