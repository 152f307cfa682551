import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeFolder } from '../../testing/temporary-folder.ts';
import { createSealing } from './sealing.ts';
import { loadSecret } from './secret.ts';

const sealing = createSealing('a secret of more than thirty-two characters');
const other = createSealing('another secret of more than 32 characters');
const key = 'mm_0123456789ABCDEFGHIJabcdefghij000000';

test('a sealed key opens for its owner', () => {
  const sealed = sealing.seal(key, 'owner');
  assert.equal(sealing.open(sealed, 'owner'), key);
  assert.ok(!Buffer.from(sealed).includes('mm_'));
  assert.notDeepEqual(sealing.seal(key, 'owner'), sealed);
});

test('a sealed key does not open for another owner, under another secret, or changed', () => {
  const sealed = sealing.seal(key, 'owner');
  assert.throws(() => sealing.open(sealed, 'thief'));
  assert.throws(() => other.open(sealed, 'owner'));
  for (const place of [0, 12, 28, sealed.length - 1]) {
    const changed = Uint8Array.from(sealed, (byte, at) => (at === place ? byte ^ 1 : byte));
    assert.throws(() => sealing.open(changed, 'owner'), `byte ${place}`);
  }
});

test('what a link carries opens for its purpose alone, and with no key of an account', () => {
  const sealed = sealing.sealLink('ada@example.com', 'sign-up');
  assert.equal(sealing.openLink(sealed, 'sign-up'), 'ada@example.com');
  assert.throws(() => sealing.openLink(sealed, 'reset'));
  assert.throws(() => other.openLink(sealed, 'sign-up'));
  assert.throws(() => sealing.open(sealed, 'sign-up'));
  assert.throws(() => sealing.openLink(sealing.seal(key, 'sign-up'), 'sign-up'));
  assert.throws(() => sealing.openLink(sealed.subarray(0, 20), 'sign-up'));
});

test('digest and fingerprint depend on the secret alone', () => {
  assert.equal(sealing.digest(key).length, 32);
  assert.deepEqual(sealing.digest(key), createSealing('a secret of more than thirty-two characters').digest(key));
  assert.notDeepEqual(sealing.digest(key), other.digest(key));
  assert.notDeepEqual(sealing.fingerprint, other.fingerprint);
  assert.notDeepEqual(sealing.fingerprint, sealing.digest('fingerprint'));
});

test('the secret is made once, for the owner of the process alone', (t) => {
  const folder = join(makeFolder(t), 'data');
  const secret = loadSecret(null, folder);
  assert.match(secret, /^[0-9a-f]{64}$/);
  assert.equal(loadSecret(null, folder), secret);
  assert.equal(statSync(join(folder, 'secret')).mode & 0o777, 0o600);
  assert.deepEqual(readdirSync(folder), ['secret']);
});

test('a given secret is used as it is and no file is made', (t) => {
  const folder = makeFolder(t);
  assert.equal(loadSecret('given', folder), 'given');
  assert.deepEqual(readdirSync(folder), []);
});

test('a damaged secret is not used', (t) => {
  const folder = join(makeFolder(t), 'data');
  mkdirSync(folder);
  writeFileSync(join(folder, 'secret'), 'abc');
  assert.throws(() => loadSecret(null, folder), { name: 'SettingProblem' });
});

test('claims and subjects have subkeys of their own, and a subject one digest for each purpose', () => {
  const digests = [
    sealing.digest('ada'),
    sealing.digestClaim('ada'),
    sealing.digestSubject('', 'ada'),
    sealing.digestSubject('sign-in', 'ada'),
    sealing.digestSubject('sign-in a', 'da'),
    sealing.digestSubject('sign', '-in ada'),
    sealing.digestSubject('sign-in', 'a ada'),
    sealing.digestSubject('sign-in a', 'ada'),
    other.digestClaim('ada'),
    other.digestSubject('sign-in', 'ada'),
  ].map((digest) => Buffer.from(digest).toString('hex'));
  assert.equal(new Set(digests).size, digests.length);
  assert.ok(digests.every((digest) => digest.length === 64));
  assert.deepEqual(sealing.digestSubject('sign-in', 'ada'), sealing.digestSubject('sign-in', 'ada'));
  assert.deepEqual(sealing.digestClaim('ada'), sealing.digestClaim('ada'));
});
