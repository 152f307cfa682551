import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { normalizePassword, passwordLength, scryptHasher } from './passwords.ts';

test('characters are counted, not their UTF-16 units', () => {
  assert.equal(passwordLength('correct horse'), 13);
  assert.equal(passwordLength('🐎🐎🐎'), 3);
});

test('a password opens its hash, in every composition, and no other does', async () => {
  const hash = await scryptHasher.hash('caf\u00e9 correct horse');
  assert.match(hash, /^scrypt\$[\w-]{22}\$[\w-]{43}$/);
  assert.equal(await scryptHasher.verify('cafe\u0301 correct horse', hash), true);
  assert.equal(await scryptHasher.verify('cafe correct horse', hash), false);
});

test('a password has the same length in every composition', () => {
  const composed = '\u00e9'.repeat(11);
  assert.equal(passwordLength(normalizePassword(composed.normalize('NFD'))), 11);
  assert.equal(passwordLength(normalizePassword(composed)), 11);
});

test('the same password has another hash each time', async () => {
  assert.notEqual(await scryptHasher.hash('correct horse'), await scryptHasher.hash('correct horse'));
});

test('many passwords at once leave threads for files', async () => {
  const ended: string[] = [];
  const hashes = Array.from({ length: 5 }, async (_, place) => {
    await scryptHasher.hash(`correct horse ${place}`);
    ended.push('hash');
  });
  await readFile(import.meta.filename);
  ended.push('file');
  await Promise.all(hashes);
  assert.equal(ended[0], 'file');
});

for (const hash of ['', 'scrypt', 'scrypt$$', 'scrypt$AAAA$', 'bcrypt$AAAA$AAAA', 'scrypt$AAAA$AAAA$AAAA']) {
  test(`no password fits ${JSON.stringify(hash)}`, async () => {
    assert.equal(await scryptHasher.verify('', hash), false);
  });
}
