import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gunzipSync, inflateRawSync } from 'node:zlib';
import { chooseEncoding, compress, prefersBrotli, prefersHtml } from './content-encoding.ts';

for (const [header, expected] of [
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['gzip, deflate, br', 'gzip'],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'gzip'],
  ['br', 'identity'],
  ['*', 'gzip'],
  ['*;q=0', 'identity'],
  ['gzip;q=0', 'identity'],
  ['gzip; q=0, *', 'identity'],
  ['gzip;q=0.5, identity;q=0.8', 'identity'],
  ['identity;q=0.5, gzip;q=0.8', 'gzip'],
  ['identity;q=0', 'identity'],
  ['gzip;q=abc', 'identity'],
] as const) {
  test(`Accept-Encoding: ${header}`, () => assert.equal(chooseEncoding(header), expected));
}

for (const [header, expected] of [
  [undefined, false],
  ['', false],
  ['*', false],
  ['gzip', false],
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['br;q=0', false],
  ['br;q=0.5, gzip;q=0.8', false],
  ['br;q=0.5, identity', false],
] as const) {
  test(`Brotli for ${header}`, () => assert.equal(prefersBrotli(header), expected));
}

for (const [header, expected] of [
  [undefined, false],
  ['*/*', false],
  ['application/json', false],
  ['text/html', true],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
  ['application/json, text/html', false],
  ['text/html, application/json', true],
  ['text/html;q=0.5, application/json', false],
  ['text/html;q=0', false],
] as const) {
  test(`Accept: ${header}`, () => assert.equal(prefersHtml(header), expected));
}

for (const length of [0, 2000, 300_000]) {
  test(`${length} bytes are the same after compression`, async () => {
    const body = new Uint8Array(length).map((_, place) => place % 251);
    assert.deepEqual(new Uint8Array(gunzipSync(await compress(body, 'gzip'))), body);
    assert.deepEqual(new Uint8Array(inflateRawSync(await compress(body, 'deflate'))), body);
  });
}
