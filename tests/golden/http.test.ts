// The HTTP cases: statuses, entries and whole bodies as the contract has them, through the real server.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type RunningService, runService, send } from '../running-service.ts';
import { type Case, casesIn } from './cases.ts';
import { isList, isLiteral, isObject, type LiteralJson, parseLiteral, writeLiteral } from './literal-json.ts';

let service: RunningService;
let revokedKey: string;
before(async () => {
  service = await runService();
  revokedKey = await service.revokedKey();
});
after(() => service.stop());

/** Cannot be sent: HTTP removes white space at the end of a header's value. */
const UNSENDABLE = ['http-0536'];

test('HTTP cases', async (t) => {
  const cases = casesIn('http');
  const sendable = cases.filter(({ id }) => !UNSENDABLE.includes(id));
  const failures: string[] = [];
  for (const golden of sendable) {
    const failure = await check(golden);
    if (failure !== null) failures.push(`${golden.id}: ${failure}`);
  }
  t.diagnostic(`${sendable.length} cases, ${failures.length} failed; cannot be sent: ${UNSENDABLE.join(', ')}`);
  assert.equal(failures.length, 0, `${failures.length} failures:\n${failures.join('\n')}`);
});

async function check({ inputs, expected }: Case): Promise<string | null> {
  const { method, path, headers, body, raw_body: raw } = inputs;
  if (typeof method !== 'string' || typeof path !== 'string' || !isObject(headers)) return 'malformed case';
  const text = typeof raw === 'string' ? raw : body === undefined ? null : writeLiteral(body);
  const reply = await send(`${service.url}${path}`, {
    method,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, filled(typeof value === 'string' ? value : '')]),
    ),
    body: method === 'GET' || method === 'HEAD' ? null : text,
  });
  const { http } = expected;
  return isObject(http) ? compare(http, reply.status, reply.text) : 'malformed case';
}

function filled(value: string): string {
  return value.replace('<VALID_KEY>', service.key).replace('<REVOKED_KEY>', revokedKey);
}

function compare(wanted: { readonly [key: string]: LiteralJson }, status: number, text: string): string | null {
  if (status >= 500) return `status ${status}`;
  if (isLiteral(wanted['status'])) {
    if (Number(wanted['status'].literal) !== status)
      return `expected status ${wanted['status'].literal}, got ${status}: ${text}`;
  } else if (wanted['must_fail'] === true && status < 400) {
    return `expected a refusal, got ${status}`;
  }
  if (wanted['body_equals'] !== undefined) return compareBodies(text, writeLiteral(wanted['body_equals']));
  const body = parseLiteral(text);
  if (wanted['detail'] === 'string') {
    return isObject(body) && typeof body['detail'] === 'string' ? null : 'detail is not a string';
  }
  return isList(wanted['detail']) ? compareEntries(body, wanted['detail'], wanted['entries_exact'] === true) : null;
}

function compareBodies(actual: string, expected: string): string | null {
  try {
    assert.deepEqual(JSON.parse(actual), JSON.parse(expected));
    return null;
  } catch {
    return `expected ${expected}, got ${actual}`;
  }
}

function compareEntries(body: LiteralJson, wanted: readonly LiteralJson[], exactly: boolean): string | null {
  const detail = isObject(body) ? body['detail'] : undefined;
  if (!isList(detail)) return 'detail is not a list';
  for (const entry of detail) {
    if (!isObject(entry) || Object.keys(entry).toSorted().join() !== 'loc,msg,type')
      return `not an entry: ${JSON.stringify(entry)}`;
  }
  if (exactly && detail.length !== wanted.length)
    return `expected ${wanted.length} entries, got ${JSON.stringify(detail)}`;
  const missing = wanted.find((entry) => !detail.some((actual) => matches(actual, entry)));
  return missing === undefined ? null : `no entry ${JSON.stringify(missing)} in ${JSON.stringify(detail)}`;
}

function matches(actual: LiteralJson, wanted: LiteralJson): boolean {
  if (!isObject(actual) || !isObject(wanted)) return false;
  const { loc, msg, type } = actual;
  if (!isList(loc) || !isList(wanted['loc']) || typeof msg !== 'string' || typeof type !== 'string') return false;
  const head = wanted['loc_match'] === 'exact' ? loc : loc.slice(0, wanted['loc'].length);
  const types = isList(wanted['type']) ? wanted['type'] : [wanted['type']];
  const listed = isList(wanted['msg_lists']) ? wanted['msg_lists'] : [];
  return (
    JSON.stringify(head) === JSON.stringify(wanted['loc']) &&
    (types.includes('unspecified') || types.includes(type)) &&
    listed.every((value) => typeof value === 'string' && msg.includes(value))
  );
}
