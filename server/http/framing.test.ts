import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPlainlyFramed, isTarget } from './framing.ts';

for (const [version, coding, expected] of [
  ['1.1', undefined, true],
  ['1.0', undefined, true],
  ['0.9', undefined, false],
  ['2.0', undefined, false],
  ['1.1', 'chunked', true],
  ['1.1', 'Chunked', true],
  ['1.0', 'chunked', false],
  ['2.0', 'chunked', false],
  ['1.1', 'gzip, chunked', false],
  ['1.1', 'identity, chunked', false],
  ['1.1', 'chunked, chunked', false],
  ['1.1', 'xchunked', false],
  ['1.1', '', false],
] as const) {
  test(`HTTP/${version}, Transfer-Encoding: ${coding}`, () => {
    const [major, minor] = version.split('.').map(Number);
    const headers = coding === undefined ? {} : { 'transfer-encoding': coding };
    assert.equal(isPlainlyFramed({ httpVersionMajor: major, httpVersionMinor: minor, headers }), expected);
  });
}

for (const [method, url, expected] of [
  ['GET', '/', true],
  ['GET', '/a?b=c', true],
  ['POST', 'http://localhost/a', true],
  ['GET', 'HTTPS://localhost', true],
  ['OPTIONS', '*', true],
  ['GET', '*', false],
  ['GET', '', false],
  ['GET', 'a', false],
  ['GET', '/a#b', false],
  ['GET', 'ftp://localhost/a', false],
  ['GET', 'localhost:80', false],
] as const) {
  test(`${method} ${url}`, () => assert.equal(isTarget({ method, url }), expected));
}
