// Every operation of the published document with every status that it tells of, from the running service: the body is of the schema of
// that operation and status, the headers are those that are told. The table is the document itself, so no route can be forgotten.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openBrowser, password } from '@matrixsteps/server/testing/browser.ts';
import { jsonOf, noPool, startTestService, type TestService } from '@matrixsteps/server/testing/test-service.ts';
import { document, findings, responseAt } from '@matrixsteps/api/openapi/testing/published.ts';
import { type Condition, operations, type Provocation, provocationOf, type PublishedOperation } from './operations.ts';

const endings: (() => unknown)[] = [];
let services: { readonly [C in Condition]: TestService };
let scopedKeys: { readonly answers: string; readonly feedback: string };

before(async () => {
  const ending = { after: (end: () => unknown) => void endings.unshift(end) };
  // Its questions are too large for the event loop, and the pool rejects them.
  const broken = { workerBodyBytes: 0, parts: { pool: noPool } };
  services = {
    usual: await startTestService(ending),
    exhausted: await startTestService(ending, {
      freePlanMonthlyLimit: 0,
      practiceDailyLimit: 0,
      parts: { pool: noPool },
    }),
    hasty: await startTestService(ending, { burstPerSecond: 1, parts: { pool: noPool } }),
    narrow: await startTestService(ending, { maxBodyBytes: 10, parts: { pool: noPool } }),
    broken: await startTestService(ending, broken),
    down: await startTestService(ending, { parts: { pool: noPool } }),
  };
  await services.down.store.close();
  const browser = openBrowser(services.usual.url);
  await browser.post('/account/sign-up', { email: 'scopes@example.com', password });
  const make = async (scope: string): Promise<string> =>
    String(await jsonOf(await browser.post('/account/keys', { name: scope, scope, kind: 'live' }), 'key'));
  scopedKeys = { answers: await make('answers'), feedback: await make('feedback') };
});
after(async () => {
  for (const end of endings) await end();
});

function addressOf({ path, examples }: PublishedOperation, operation: string): string {
  return examples.length > 0 ? path : path.replace('{operation}', operation);
}

/** What a 405 says of the methods; pages of other origins may read the catalogue, so browsers ask before. */
function allowedBeside({ method, path }: PublishedOperation): string {
  if (method === 'post') return 'POST';
  return path.startsWith('/catalogue') ? 'GET, HEAD, OPTIONS' : 'GET, HEAD';
}

async function ask(operation: PublishedOperation, provocation: Provocation, example: unknown): Promise<Response> {
  const { condition = 'usual', body = JSON.stringify(example), operation: named = 'add', scope } = provocation;
  const scoped = scope === undefined ? {} : { authorization: `Bearer ${scopedKeys[scope]}` };
  const headers = { ...scoped, ...provocation.headers };
  const { url, ask: post } = services[condition];
  const address = addressOf(operation, named);
  if (operation.method === 'post') return post(address, body, headers);
  const authorization = operation.isProtected ? { authorization: `Bearer ${services[condition].key}` } : {};
  const given = Object.entries({ ...authorization, ...headers }).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  );
  return fetch(url + address, { headers: Object.fromEntries(given) });
}

/** Holds an answer to what is published of an operation and a status. */
async function check(operation: PublishedOperation, status: string, response: Response): Promise<void> {
  const { path, method } = operation;
  const text = await response.text();
  assert.equal(String(response.status), status, text);
  const published = memberOf(document, ...responseAt(path, method, status));
  const { content, headers = {} } = Object(published);
  checkHeaders(response.headers, headers);
  if (content === undefined) {
    assert.equal(text, '');
    return;
  }
  assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
  assert.equal(findings({ path, method, status }, JSON.parse(text)), '');
}

/** What is told comes, in the form that is told; what comes beside it is not of a sort that has to be told. */
function checkHeaders(sent: Headers, told: { readonly [name: string]: unknown }): void {
  for (const [name, given] of Object.entries(told)) {
    const { required = false, schema } = Object(resolved(given));
    const value = sent.get(name);
    assert.ok(value !== null || required === false, name);
    if (value === null) continue;
    if (schema.type === 'integer') assert.match(value, /^\d+$/, name);
    if (schema.enum !== undefined) assert.ok(schema.enum.includes(value), name);
    if (schema.pattern !== undefined) assert.match(value, new RegExp(schema.pattern), name);
  }
  const known = new Set(Object.keys(told).map((name) => name.toLowerCase()));
  const untold = [...sent.keys()].filter((name) => /^(?:ratelimit|x-(?!content-type)|retry|www|etag)/.test(name));
  assert.deepEqual(
    untold.filter((name) => !known.has(name)),
    [],
  );
}

/** What a reference leads to; what is none, is meant itself. */
function resolved(given: unknown): unknown {
  const { $ref } = Object(given);
  return typeof $ref === 'string' ? memberOf(document, ...$ref.split('/').slice(1)) : given;
}

function memberOf(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => Object(inner)[name], value);
}

test('the document that is tried is the one that is served', async () => {
  const served: unknown = await (await fetch(`${services.usual.url}/openapi.json`)).json();
  const { info: _, ...tried }: { readonly info?: unknown } = JSON.parse(JSON.stringify(document));
  const { info: __, ...others } = Object(served);
  assert.deepEqual(others, tried);
});

for (const operation of operations) {
  const { path, method, statuses, examples } = operation;
  describe(`${method.toUpperCase()} ${path}`, () => {
    for (const status of statuses) {
      const provocation = provocationOf(operation, status);
      if (provocation === null) continue;
      test(status, async () => {
        const [example] = examples;
        for (let time = 1; time < (provocation.times ?? 1); time++)
          await (await ask(operation, provocation, example)).text();
        await check(operation, status, await ask(operation, provocation, example));
      });
    }

    test('each published body is answered', async () => {
      for (const example of examples) {
        const response = await ask(operation, {}, example);
        const status = String(response.status);
        assert.ok(['200', '202'].includes(status), JSON.stringify(example));
        await check(operation, status, response);
      }
    });

    test('another method is 405, and says which there are', async () => {
      const response = await fetch(services.usual.url + addressOf(operation, 'add'), { method: 'DELETE' });
      assert.equal(response.status, 405);
      assert.equal(response.headers.get('allow'), allowedBeside(operation));
      assert.equal(findings({ component: 'Refusal' }, await response.json()), '');
    });
  });
}

test('GET / is a page to a browser, as published', async () => {
  const response = await fetch(services.usual.url, { headers: { accept: 'text/html' } });
  assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
  assert.ok('text/html' in Object(memberOf(document, ...responseAt('/', 'get', '200'), 'content')));
});

describe('each published reply is the answer to the first body of the first operation that has it', () => {
  for (const [name, component] of Object.entries(document.components.responses)) {
    const published = memberOf(component, 'content', 'application/json', 'examples', 'lite', 'value');
    if (published === undefined) continue;
    test(name, async () => {
      const operation = operations.find(({ path, method }) => responseAt(path, method, '200').at(-1) === name);
      assert.ok(operation !== undefined);
      const body = { ...Object(operation.examples[0]), api_level: 'lite', response_profile: 'lite' };
      const { metadata: _, ...answer } = Object(await (await ask(operation, {}, body)).json());
      const { metadata: __, ...expected } = Object(published);
      assert.deepEqual(answer, expected);
    });
  }
});
