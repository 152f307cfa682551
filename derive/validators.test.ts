// The verdicts of both validators: as the command prints them, and on documents that are none.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { document } from '@matrixsteps/api/openapi/testing/published.ts';
import { validators, verdictOn } from './validators.ts';

test('the command prints that both find the document valid', async () => {
  const program = fileURLToPath(new URL('openapi.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program, '--check']);
  const [counts, ...verdicts] = stdout.trim().split('\n');
  assert.match(counts, /^OpenAPI 3\.1\.1: \d+ operations, \d+ schemas$/);
  assert.deepEqual(
    verdicts,
    validators.map((validator) => `${validator}: valid`),
  );
  process.stdout.write(stdout);
});

describe('each finds what is wrong', () => {
  const { info: _, ...nameless } = document;
  const wrong: readonly (readonly [name: string, value: object])[] = [
    ['a document without information', nameless],
    [
      'a response without description',
      { ...document, paths: { '/': { get: { responses: { 200: { content: {} } } } } } },
    ],
    ['a parameter that stands nowhere', { ...document, paths: { '/': { get: { parameters: [{ name: 'x' }] } } } }],
  ];
  for (const [name, value] of wrong) {
    for (const validator of validators) {
      test(`${name}: ${validator}`, async () => {
        const { isValid, findings } = await verdictOn(validator, value);
        assert.equal(isValid, false);
        assert.ok(findings.length > 0);
      });
    }
  }
});
