import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasOneHost, isPlainlyFramed, isTarget, readAuthorization } from './request-checks.ts';

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

for (const [name, httpVersion, rawHeaders, expected] of [
  ['none', '1.1', [], false],
  ['none, long ago', '1.0', [], true],
  ['a name', '1.1', ['Host', 'matrix.example.org'], true],
  ['a name and a port', '1.1', ['HOST', 'localhost:3000'], true],
  ['an address', '1.1', ['Host', '127.0.0.1:3000'], true],
  ['an address of version 6', '1.1', ['Host', '[::1]:3000'], true],
  ['empty, as for a target without a host', '1.1', ['Host', ''], true],
  ['two', '1.1', ['Host', 'a', 'host', 'a'], false],
  ['two, long ago', '1.0', ['Host', 'a', 'Host', 'b'], false],
  ['a path', '1.1', ['Host', 'a/b'], false],
  ['a space', '1.1', ['Host', 'a b'], false],
  ['a user', '1.1', ['Host', 'user@a'], false],
  ['a list', '1.1', ['Host', 'a, b'], false],
  ['a quotation mark', '1.1', ['Host', 'a"b'], false],
  ['two ports', '1.1', ['Host', 'a:1:2'], false],
  ['no port', '1.1', ['Host', 'a:b'], false],
] as const) {
  test(`Host: ${name}`, () => assert.equal(hasOneHost({ rawHeaders: [...rawHeaders], httpVersion }), expected));
}

const bearer = { kind: 'bearer', key: 'mm_abc' } as const;
const malformed = { kind: 'malformed' } as const;

const cases = [
  ['no header', [], { kind: 'missing' }],
  ['another header', ['X-Authorization', 'Bearer mm_abc'], { kind: 'missing' }],
  ['as it should be', ['Authorization', 'Bearer mm_abc'], bearer],
  ['name in lower case', ['Host', 'x', 'authorization', 'Bearer mm_abc'], bearer],
  ['name in upper case', ['AUTHORIZATION', 'Bearer mm_abc'], bearer],
  ['a value that looks like the name', ['X', 'authorization', 'Authorization', 'Bearer mm_abc'], bearer],
  ['empty', ['Authorization', ''], malformed],
  ['scheme alone', ['Authorization', 'Bearer'], malformed],
  ['scheme and space', ['Authorization', 'Bearer '], malformed],
  ['key alone', ['Authorization', 'mm_abc'], malformed],
  ['scheme in lower case', ['Authorization', 'bearer mm_abc'], bearer],
  ['scheme in upper case', ['Authorization', 'BEARER mm_abc'], bearer],
  ['another scheme', ['Authorization', 'Basic dXNlcjpwYXNz'], malformed],
  ['a colon', ['Authorization', 'Bearer: mm_abc'], malformed],
  ['no space', ['Authorization', 'Bearermm_abc'], malformed],
  ['two spaces', ['Authorization', 'Bearer  mm_abc'], malformed],
  ['a tab', ['Authorization', 'Bearer\tmm_abc'], malformed],
  ['a space before', ['Authorization', ' Bearer mm_abc'], malformed],
  ['a space after', ['Authorization', 'Bearer mm_abc '], malformed],
  ['a space within the key', ['Authorization', 'Bearer mm_ abc'], malformed],
  ['a line break', ['Authorization', 'Bearer mm_abc\n'], malformed],
  ['a letter beyond ASCII', ['Authorization', 'Bearer mm_äbc'], malformed],
  ['two keys', ['Authorization', 'Bearer mm_abc, Bearer mm_abc'], malformed],
  ['twice the same', ['Authorization', 'Bearer mm_abc', 'Authorization', 'Bearer mm_abc'], malformed],
  ['twice in another case', ['Authorization', 'Bearer mm_abc', 'authorization', ''], malformed],
  ['quotes belong to the key', ['Authorization', 'Bearer "mm_abc"'], { kind: 'bearer', key: '"mm_abc"' }],
] as const;

for (const [name, rawHeaders, expected] of cases) {
  test(name, () => assert.deepEqual(readAuthorization(rawHeaders), expected));
}
