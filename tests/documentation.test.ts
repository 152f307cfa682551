// The documentation is true: what its articles and the landing page ask is answered as they show it.

import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { type DomainErrorCode, problemSentences } from '@matrixsteps/engine/catalogue/domain-error.ts';
import { typeOfProblem } from '@matrixsteps/api/validate/field-error.ts';
import { type Exchange, examples, formats } from '../web/docs/examples.ts';
import { jsonText } from '../web/docs/json-text.ts';
import {
  furtherTypes,
  limitHeaders,
  mathematicalTypes,
  notJson,
  statuses,
  unauthorisedCases,
  usualTypes,
} from '../web/docs/refusals.ts';
import { keyVariable } from '../web/playground/calls/call.ts';
import { curlCall } from '../web/playground/calls/curl.ts';
import { at, isData } from './contract/asking.ts';
import { type Reply, type RunningService, runService, send } from './running-service.ts';
import { printNotRun } from './not-run.ts';

const hasCurl = spawnSync('curl', ['--version']).status === 0;
if (!hasCurl) printNotRun('calls of the documentation', 'curl', 'it is not installed');

let service: RunningService;
before(async () => {
  service = await runService({ FREE_PLAN_MONTHLY_LIMIT: '1000' });
});
after(() => service.stop());

/** Members whose values change with every call. */
const changing = new Set(['resets_at']);

/** Whether the reply has all that the excerpt shows: its members, and of lists of objects some items in the same order. */
function holds(reply: unknown, excerpt: unknown): boolean {
  if (Array.isArray(excerpt) && excerpt.every(isData)) {
    let from = 0;
    return excerpt.every((item) => {
      if (!Array.isArray(reply)) return false;
      const place = reply.findIndex((candidate, index) => index >= from && holds(candidate, item));
      from = place + 1;
      return place >= 0;
    });
  }
  if (isData(excerpt)) {
    return Object.entries(excerpt).every(([name, value]) => {
      if (!isData(reply) || !Object.hasOwn(reply, name)) return false;
      return changing.has(name) ? typeof reply[name] === typeof value : holds(reply[name], value);
    });
  }
  return withoutChoices(reply) === withoutChoices(excerpt);
}

/** A value as JSON; of the choices that a refusal lists only the first two, since there are more with each new operation. */
function withoutChoices(value: unknown): string {
  return JSON.stringify(value).replaceAll(/(permitted: '[^']+', '[^']+')[^"]*/g, '$1');
}

function check(text: string, { reply, isExcerpt }: Exchange): void {
  const answered: unknown = JSON.parse(text);
  if (isExcerpt) assert.ok(holds(answered, reply), `${text}\nhas not all of\n${JSON.stringify(reply)}`);
  else assert.deepEqual(JSON.parse(withoutChoices(answered)), JSON.parse(withoutChoices(reply)));
}

function typesIn({ text }: Reply): unknown {
  const detail = at(JSON.parse(text), 'detail');
  return Array.isArray(detail) ? detail.map((entry: unknown) => at(entry, 'type')) : text;
}

test('usage', async (t) => {
  // Its own service, because it shows an account that has asked one question.
  const fresh = await runService({ FREE_PLAN_MONTHLY_LIMIT: '1000' });
  t.after(() => fresh.stop());
  const { path, body, status } = examples.usage;
  const reply = await fresh.post(path, JSON.stringify(body));
  assert.equal(reply.status, status, reply.text);
  check(reply.text, examples.usage);
});

describe('exchanges', () => {
  for (const [name, exchange] of Object.entries(examples)) {
    if (name === 'usage') continue;
    test(name, async () => {
      const reply = await service.post(exchange.path, jsonText(exchange.body));
      assert.equal(reply.status, exchange.status, reply.text);
      check(reply.text, exchange);
    });
  }
});

test('an excerpt that is wrong is found out', () => {
  const reply = { a: { b: 1, c: [{ d: 1 }, { d: 2 }] }, e: [1, 2] };
  for (const right of [{ a: { b: 1 } }, { a: { c: [{ d: 2 }] } }, { e: [1, 2] }, {}]) assert.ok(holds(reply, right));
  const wrong = [
    { a: { b: 2 } },
    { f: 1 },
    { a: { c: [{ d: 2 }, { d: 1 }] } },
    { e: [1] },
    { a: { b: { c: 1 } } },
    [{}],
  ];
  for (const excerpt of wrong) assert.ok(!holds(reply, excerpt), JSON.stringify(excerpt));
});

test('a call as it is printed', { skip: !hasCurl }, async () => {
  const { path, body, method } = examples.add;
  const command = curlCall({ origin: service.url, path, body: jsonText(body), method });
  const environment = { ...process.env, [keyVariable]: service.key };
  const { stdout } = await promisify(execFile)('sh', ['-c', `${command} --silent`], { env: environment });
  check(stdout, examples.add);
});

test('one line of working in every format', async () => {
  const reply = await service.post(formats.path, JSON.stringify(formats.body));
  const steps = at(JSON.parse(reply.text), 'steps');
  assert.ok(Array.isArray(steps));
  assert.ok(steps.some((step: unknown) => JSON.stringify(at(step, 'content')) === JSON.stringify(formats.line)));
});

describe('types of entries', () => {
  for (const { type, example } of [...usualTypes, ...furtherTypes, ...mathematicalTypes]) {
    if (example === null) continue;
    test(type, async () => {
      const reply = await service.post(example.path, JSON.stringify(example.body));
      assert.equal(reply.status, 422, reply.text);
      assert.deepEqual(typesIn(reply), [type]);
    });
  }

  test(notJson.type, async () => {
    assert.deepEqual(typesIn(await service.post(notJson.path, notJson.body)), [notJson.type]);
  });

  test('every mathematical problem is described; only what would be too long to print has no example', () => {
    const described = mathematicalTypes.map(({ type }) => type);
    const problems = Object.keys(problemSentences).filter((code): code is DomainErrorCode => code in problemSentences);
    const types = problems.filter((code) => code !== 'method').map(typeOfProblem);
    assert.deepEqual(described.toSorted(), types.toSorted());
    assert.deepEqual(
      [...usualTypes, ...furtherTypes, ...mathematicalTypes].filter(({ example }) => example === null),
      mathematicalTypes.filter(({ type }) => type === 'value_error.too_large'),
    );
  });
});

describe('the header', () => {
  for (const { name, header, sentence } of unauthorisedCases) {
    test(name, async () => {
      const headers = { 'content-type': 'application/json', ...(header === null ? {} : { authorization: header }) };
      const reply = await send(service.url + examples.add.path, { method: 'POST', body: '{}', headers });
      assert.equal(reply.status, 401);
      assert.equal(reply.headers.get('www-authenticate'), 'Bearer');
      assert.deepEqual(JSON.parse(reply.text), { detail: sentence });
    });
  }
});

test('the headers about limits are those of a reply', async () => {
  const { headers } = await service.post(examples.add.path, JSON.stringify(examples.add.body));
  for (const { name } of limitHeaders) assert.ok(headers.has(name), name);
  assert.equal(headers.get('x-ratelimit-limit'), limitHeaders[0].example);
});

/** Ways to get the statuses that take no preparation. */
const provoked: readonly (readonly [status: number, path: string, init: RequestInit])[] = [
  [404, '/v1/nowhere', { method: 'POST' }],
  [405, examples.add.path, { method: 'GET' }],
  [415, examples.add.path, { method: 'POST', body: 'a', headers: { 'content-type': 'text/plain' } }],
];

describe('statuses', () => {
  for (const [status, path, { headers, ...init }] of provoked) {
    test(String(status), async () => {
      assert.ok(statuses.some((described) => described.status === status));
      const authorised = { authorization: `Bearer ${service.key}`, ...Object.fromEntries(new Headers(headers)) };
      const reply = await send(service.url + path, { ...init, headers: authorised });
      assert.equal(reply.status, status, reply.text);
    });
  }

  test('a month that is used up', async () => {
    const { key } = await service.openAccount('empty@example.com', 0);
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const reply = await send(service.url + examples.add.path, { method: 'POST', body: '{}', headers });
    assert.equal(reply.status, 429);
    assert.match(reply.text, /^\{"detail":"Monthly limit of 0 answers reached; it resets at \S+Z"\}$/);
    assert.ok(Number(reply.headers.get('retry-after')) > 0);
    assert.equal(reply.headers.get('x-should-retry'), 'false');
  });
});
