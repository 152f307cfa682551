// A real service on a free port with a folder of its own, for the length of a test.

import assert from 'node:assert/strict';
import { connect } from 'node:net';
import type { TestContext } from 'node:test';
import { text } from 'node:stream/consumers';
import { type Service, type ServiceParts, startService } from '../service.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import type { WorkerPool } from '../workers/pool.ts';
import { makeFolder } from './temporary-folder.ts';

export const addPath = '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic/add';
export const envelopePath = '/v1/mathematics/linear-algebra/matrices/arithmetic/add';
export const question =
  '{"a": [[1, 2], [3, 4]], "b": [[5, 6], [7, 8]], "api_level": "lite", "response_profile": "lite"}';

export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A pool that nobody should need. */
export const noPool: WorkerPool = {
  answer: () => Promise.reject(new Error('the pool was asked')),
  state: () => ({ workers: 0, busy: 0, waiting: 0, lost: 0 }),
  close: async () => undefined,
};

/** When tests happen: the clock of a test service stands still, so that no limit, day or month ends in the middle of one. */
export const instant = Date.UTC(2026, 10, 20, 9, 30);

/** A service without workers. */
export const plain = { parts: { pool: noPool } } as const;

export interface TestService extends Service {
  /** A key of a fresh account with the free plan's limit. */
  readonly key: string;
  /** A question to an endpoint, with the key and as JSON unless `headers` say otherwise; null leaves a header out. */
  readonly ask: (
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
    headers?: { readonly [name: string]: string | null },
  ) => Promise<Response>;
}

type Choice = Partial<Settings> & { readonly parts?: Omit<ServiceParts, 'settings'> };

export async function startTestService(t: Pick<TestContext, 'after'>, choice: Choice = {}): Promise<TestService> {
  const { parts, ...chosen } = choice;
  const defaults = readSettings({
    PORT: '0',
    LOG_LEVEL: 'silent',
    WORKERS: '1',
    BURST_PER_SECOND: '0',
    CPU_PERCENT: '0',
    OVERLOAD_MS: '0',
  });
  const settings = { ...defaults, dataDir: makeFolder(t), ...chosen };
  const service = await startService({ settings, now: () => instant, drainIdleMilliseconds: 0, ...parts });
  t.after(() => service.stop());
  const { key } = await service.accounts.open('ada@example.com');
  return {
    ...service,
    key,
    ask: (path, body = question, headers = {}) => {
      const all = { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers };
      const given = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
      return fetch(service.url + path, { method: 'POST', body, headers: Object.fromEntries(given) });
    },
  };
}

/** Sends bytes as they are, and gives all that comes back until the server closes. */
export async function exchange(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return text(socket);
}

/** What a JSON value holds at a path of member names. */
export function memberAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => {
    assert.ok(typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name), `no member ${name}`);
    return Reflect.get(inner, name);
  }, value);
}

/** The body of a response as JSON, or the member of it at a path. */
export async function jsonOf(response: Response, ...path: readonly string[]): Promise<unknown> {
  return memberAt(await response.json(), ...path);
}

/** What a refusal says; its body holds nothing else. */
export async function detailOf(response: Response): Promise<unknown> {
  const body = await jsonOf(response);
  const detail = memberAt(body, 'detail');
  assert.deepEqual(body, { detail });
  return detail;
}
