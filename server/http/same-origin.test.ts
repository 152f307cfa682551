import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comesFromOwnPage } from './same-origin.ts';

const host = 'matrix.example.org';
const publicUrl = `https://${host}`;

const cases = [
  ['the same host', { origin: `http://${host}`, host }, null, true],
  ['the same host and port', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, null, true],
  ['an IPv6 host', { origin: 'http://[::1]:3000', host: '[::1]:3000' }, null, true],
  ['upper case', { origin: `http://${host}`, host: 'Matrix.Example.org' }, null, true],
  ['a page that says so', { origin: `http://${host}`, host, 'sec-fetch-site': 'same-origin' }, null, true],
  ['another port', { origin: 'http://127.0.0.1:3001', host: '127.0.0.1:3000' }, null, false],
  ['another host', { origin: 'http://evil.example', host }, null, false],
  ['a longer host', { origin: `http://${host}.evil.example`, host }, null, false],
  ['a user before the host', { origin: `http://${host}@evil.example`, host }, null, false],
  ['no origin', { host }, null, false],
  ['an opaque origin', { origin: 'null', host }, null, false],
  ['two origins', { origin: `http://${host}, http://${host}`, host }, null, false],
  ['another scheme', { origin: `file://${host}`, host }, null, false],
  ['no host', { origin: `http://${host}` }, null, false],
  ['another site', { origin: `http://${host}`, host, 'sec-fetch-site': 'cross-site' }, null, false],
  ['a sibling', { origin: `http://${host}`, host, 'sec-fetch-site': 'same-site' }, null, false],
  ['no page at all', { origin: `http://${host}`, host, 'sec-fetch-site': 'none' }, null, false],
  ['the public origin behind a proxy', { origin: publicUrl, host: '10.0.0.7:3000' }, publicUrl, true],
  ['the public host without TLS', { origin: `http://${host}`, host }, publicUrl, false],
  ['the host that was asked, which is not public', { origin: 'http://10.0.0.7', host: '10.0.0.7' }, publicUrl, false],
] as const;

for (const [name, headers, configured, expected] of cases) {
  test(`${expected ? 'own' : 'foreign'}: ${name}`, () =>
    assert.equal(comesFromOwnPage({ headers, protocol: 'http' }, configured), expected));
}

test('over TLS a page without TLS is foreign, though its host is ours', () => {
  const protocol = 'https';
  assert.equal(comesFromOwnPage({ headers: { origin: `http://${host}`, host }, protocol }, null), false);
  assert.equal(comesFromOwnPage({ headers: { origin: `https://${host}`, host }, protocol }, null), true);
});
