// Canaries: a key, a password, a session, an address and a matrix that are sent through every route and into every trouble, and that
// nobody may find again in the log, in a refusal, in a header, in the metrics, or (key, password, session) in the files of the databases.
// What the account routes themselves do: server/routes/account/secrets.test.ts.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createCountingHasher, openBrowser } from '@matrixsteps/server/testing/browser.ts';
import { fetchMetrics } from '@matrixsteps/server/testing/metrics.ts';
import { makeFolder } from '@matrixsteps/server/testing/temporary-folder.ts';
import { addPath, noPool, startTestService } from '@matrixsteps/server/testing/test-service.ts';
import type { WorkerPool } from '@matrixsteps/server/workers/pool.ts';
import { loadEndpoints } from '@matrixsteps/api/endpoints/endpoints.ts';
import { prepare } from '@matrixsteps/api/execute/prepare.ts';
import { accountForms } from './messages.ts';

const password = 'canary-password-5f0c1e7d';
const wrongPassword = 'canary-wrong-password-77aa';
const email = 'canary-address@example.com';
const number = '918273645546372819';
const matrix = `[[${number},1],[2,3]]`;

const endpoints = await loadEndpoints();
const pages = ['/', '/health', '/openapi.json', '/catalogue', '/docs', '/nowhere', '/metrics', '/assets/nothing.js'];
const ownPages = ['session', 'key', 'usage', 'audit', 'export'].map((name) => `/account/${name}`);

/** A body that every endpoint can read some of. What mathematics refuses names the entry that is to blame: this one never is. */
const body = `{"a":${matrix},"b":[[1,2],[3,4]],"operation":"all","type":"all","index":1,"decimals":2,"result_name":"canary"}`;
/** Bodies that are refused for something else than the matrix in them. */
const refusedBodies = [
  `{"a":${matrix},"b":[[1,2,3]],"decimals":99}`,
  `{"a":${matrix},"b":${matrix}`,
  `{"a":${matrix},"a":${matrix}}`,
  `{"a":${matrix},"b":${matrix},"operation":"none","api_level":"none","response_profile":"none"}`,
];

/** Messages for the tools: calls that are answered or refused, and what is no message, with a secret in every place. */
function toolMessages(secret: string): readonly string[] {
  const call = (name: string, given: string) =>
    `{"jsonrpc":"2.0","id":"${secret}","method":"tools/call","params":{"name":"${name}","arguments":${given}}}`;
  return [
    call('combine_matrices', `{"operation":"add","a":${matrix},"b":${matrix}}`),
    call('combine_matrices', `{"operation":"${secret}","a":${matrix},"b":[[1,2,3]]}`),
    call(secret, body),
    `{"jsonrpc":"2.0","id":1,"method":"${secret}"}`,
    `{"jsonrpc":"2.0","method":"tools/call","${secret}":${matrix}`,
    `["${secret}",${matrix}]`,
  ];
}

interface Seen {
  readonly log: string[];
  readonly refusals: string[];
  readonly headers: string[];
}

interface Secret {
  readonly name: string;
  readonly text: string;
}

/** What a secret would look like in a file, a header or a log: as it is, in hexadecimal, and in two kinds of Base64. */
function formsOf({ name, text }: Secret): readonly Secret[] {
  const bytes = Buffer.from(text);
  return [
    { name, text },
    { name: `${name} in hexadecimal`, text: bytes.toString('hex') },
    { name: `${name} in Base64`, text: bytes.toString('base64').replace(/.{0,2}=*$/, '') },
    { name: `${name} for an address`, text: encodeURIComponent(text) },
  ];
}

async function note(seen: Seen, response: Response): Promise<void> {
  const text = await response.text();
  seen.headers.push(JSON.stringify([...response.headers].filter(([name]) => name !== 'set-cookie')));
  if (response.status >= 400) seen.refusals.push(`${response.status} ${text}`);
}

function assertUnseen(seen: Seen, secrets: readonly Secret[], data: readonly Secret[]): void {
  const log = seen.log.join('');
  assert.ok(log.length > 0 && seen.refusals.length > 0, 'something was seen');
  for (const { name, text } of [...secrets, ...data].flatMap(formsOf)) {
    assert.ok(!log.includes(text), `${name} was logged`);
    for (const refusal of seen.refusals) assert.ok(!refusal.includes(text), `${name} in ${refusal.slice(0, 300)}`);
    for (const headers of seen.headers) assert.ok(!headers.includes(text), `${name} in ${headers}`);
  }
}

type Choice = Parameters<typeof startTestService>[1];

/** The troubles, each with what brings it about. */
const troubles: readonly (readonly [name: string, choice: Choice, closesStore?: boolean])[] = [
  ['nothing', {}],
  ['no answers left', { freePlanMonthlyLimit: 0, visitorDailyLimit: 0 }],
  ['bursts', { burstPerSecond: 1 }],
  ['long bodies', { maxBodyBytes: 10 }],
  ['an unexpected error', { parts: { mathematics: { endpoints, prepare: () => assert.fail('broken') } } }],
  ['an answer that fails', { parts: { mathematics: { endpoints, prepare: failingLate } } }],
  ['workers that are busy', { workerBodyBytes: 0, parts: { pool: poolThat(async () => ({ kind: 'busy' })) } }],
  ['a worker out of memory', { workerBodyBytes: 0, parts: { pool: poolThat(async () => ({ kind: 'overrun' })) } }],
  ['a worker that dies', { workerBodyBytes: 0, parts: { pool: poolThat(() => Promise.reject(new Error('it died'))) } }],
  ['a store that is down', {}, true],
];

function poolThat(answer: WorkerPool['answer']): WorkerPool {
  return { ...noPool, answer };
}

function failingLate(...[endpoint, bytes]: Parameters<typeof prepare>): ReturnType<typeof prepare> {
  const prepared = prepare(endpoint, bytes);
  if (prepared.kind === 'invalid') return prepared;
  return { kind: 'prepared', nanoseconds: 0, run: () => assert.fail('broken') };
}

for (const [name, choice, closesStore = false] of troubles) {
  test(`no canary is seen: ${name}`, async (t) => {
    const seen: Seen = { log: [], refusals: [], headers: [] };
    const dataDir = makeFolder(t);
    const logSink = { write: (text: string) => void seen.log.push(text) };
    const usesForms = name === 'nothing' || closesStore;
    const parts = { pool: noPool, hasher: createCountingHasher(), ...choice?.parts, logSink };
    const measured = { metricsPort: 0, visitorDailyLimit: 1000 };
    const service = await startTestService(t, { ...measured, ...choice, dataDir, logLevel: 'trace', parts });
    const { key, ask, url } = service;
    const browser = openBrowser(url);
    const signedUp = await browser.post('/account/sign-up', { email, password });
    assert.equal(signedUp.status, 201);
    const { key: ownKey }: { readonly key: string } = JSON.parse(await signedUp.text());
    const [cookie] = browser.cookies().split('=').slice(1);
    if (closesStore) await service.store.close();

    // Every tenth endpoint of its own trouble, all of them where nothing is wrong: their troubles are the same code.
    const asked = name === 'nothing' ? endpoints : endpoints.filter((_, index) => index % 10 === 0);
    for (const { path } of asked) {
      for (const sent of [body, ...refusedBodies]) await note(seen, await ask(path, sent));
    }
    for (const [header, value] of [
      ['authorization', `Bearer  ${key}`],
      ['authorization', `Basic ${key}`],
      ['authorization', `Bearer ${key}x`],
      ['authorization', null],
      ['content-type', `text/${key}`],
      ['content-type', `application/json; charset=${key}`],
      ['content-encoding', key],
      ['user-agent', key],
      ['cookie', `other=${key}; matrixsteps-session=${cookie}`],
      ['referer', `${url}/${key}`],
    ] as const) {
      await note(seen, await ask(addPath, body, { [header]: value }));
    }
    for (const secret of [key, password, email, number, cookie]) {
      await note(seen, await ask(`${addPath}?key=${secret}`, body));
      await note(seen, await ask(`/nowhere/${secret}`, body));
      await note(seen, await ask(`${addPath}/${secret}`, body));
      for (const page of usesForms ? pages : pages.slice(0, 2))
        await note(seen, await fetch(`${url}${page}?x=${secret}`, { headers: { 'x-canary': secret } }));
    }
    const accept = { accept: 'application/json, text/event-stream' };
    for (const sent of [key, password, email].flatMap(toolMessages)) await note(seen, await ask('/mcp', sent, accept));
    const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
    await note(seen, await ask('/mcp', ping, { accept: key }));
    await note(seen, await ask('/mcp', ping, { ...accept, 'mcp-protocol-version': key }));
    await note(seen, await browser.post('/playground/answers/add', body));
    for (const sent of refusedBodies) await note(seen, await browser.post('/playground/answers/add', sent));
    for (const path of ownPages) await note(seen, await browser.get(path));
    const forms = [
      { email, password: wrongPassword },
      { email, password, current: wrongPassword, token: key },
      { email: key, password: 'short' },
      `{"email":"${email}","password":"${password}"`,
    ];
    const harmless = usesForms ? accountForms.filter((path) => !/sign-out|delete|regenerate/.test(path)) : [];
    for (const path of harmless) {
      for (const form of forms) {
        if (path !== '/account/password' || form !== forms[1]) await note(seen, await browser.post(path, form));
        await note(
          seen,
          await openBrowser(url).post(path, form, { cookie: `matrixsteps-session=${cookie}x`, origin: email }),
        );
      }
    }
    const metrics = await fetchMetrics(service.metricsUrl);
    await service.stop();

    const secrets = [
      { name: 'the key', text: key },
      { name: 'the key from the pages', text: ownKey },
      { name: 'the password', text: password },
      { name: 'the wrong password', text: wrongPassword },
      { name: 'the session', text: decodeURIComponent(cookie).split('.')[0] },
    ];
    assertUnseen(seen, secrets, [
      { name: 'the address', text: email },
      { name: 'the matrix', text: number },
    ]);
    for (const { name: secret, text } of [
      ...secrets,
      { name: 'the address', text: email },
      { name: 'the matrix', text: number },
    ])
      for (const form of formsOf({ name: secret, text }))
        assert.ok(!metrics.includes(form.text), `${form.name} is measured`);
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    assert.ok(files.some((file) => file.name.endsWith('.db')));
    for (const file of files) {
      const bytes = readFileSync(join(file.parentPath, file.name)).toString('latin1');
      // Sessions are better-auth's own, and stand in its file; who can read that file can read the key secret beside it.
      const hidden = secrets.filter((secret) => secret.name !== 'the session');
      for (const secret of [...hidden, { name: 'the matrix', text: number }].flatMap(formsOf))
        assert.ok(!bytes.includes(secret.text), `${secret.name} is in ${file.name}`);
    }
  });
}
