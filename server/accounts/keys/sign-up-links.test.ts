import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normalizeEmail } from '../accounts.ts';
import { createSealing, type Sealing } from './sealing.ts';
import { createSignUpLinks } from './sign-up-links.ts';

const former = createSealing('a secret of more than thirty-two characters');
const current = createSealing('another secret of more than 32 characters');
const day = 24 * 60 * 60 * 1000;

/** Links of a program that knows these secrets, the current one first. */
function linksOf(sealings: readonly [Sealing, ...(readonly Sealing[])], now: () => number = () => 0) {
  return createSignUpLinks(
    {
      refresh: async () => sealings[0],
      lookUp: async (work) => {
        let found = await work(sealings[0]);
        for (const sealing of sealings.slice(1)) found ??= await work(sealing);
        return found;
      },
    },
    now,
  );
}

test('a token gives its address for a day', async () => {
  const clock = { now: 1000 };
  const links = linksOf([current], () => clock.now);
  const token = await links.offerSignUp('ada@example.com');
  assert.equal(await links.readSignUp(token), 'ada@example.com');
  clock.now += day - 1;
  assert.equal(await links.readSignUp(token), 'ada@example.com');
  clock.now += 1;
  assert.equal(await links.readSignUp(token), null);
});

test('a token does not show its address, and none is like another', async () => {
  const links = linksOf([current]);
  const [first, second] = [await links.offerSignUp('ada@example.com'), await links.offerSignUp('ada@example.com')];
  assert.notEqual(first, second);
  assert.ok(!Buffer.from(first, 'base64url').includes('ada'));
});

test('a token holds while the secret is changed, and ends with the secret', async () => {
  const token = await linksOf([former]).offerSignUp('ada@example.com');
  assert.equal(await linksOf([current, former]).readSignUp(token), 'ada@example.com');
  assert.equal(await linksOf([current]).readSignUp(token), null);
});

test('the longest address fits', async () => {
  const links = linksOf([current]);
  const longest = `${'字'.repeat(242)}@example.com`;
  assert.equal(longest.length, 254);
  assert.equal(normalizeEmail(longest), longest);
  const token = await links.offerSignUp(longest);
  assert.equal(await links.readSignUp(token), longest);
  assert.ok(token.length <= 1200);
});

for (const [what, change] of [
  ['nothing', () => ''],
  ['a word', () => 'token'],
  ['a token with another character', (token: string) => `${token.slice(0, -2)}${token.at(-2) === 'A' ? 'B' : 'A'}A`],
  ['a token that was cut', (token: string) => token.slice(0, 60)],
  ['a token with characters of no token', (token: string) => `${token}=`],
  ['a text of 100,000 characters', () => 'A'.repeat(100_000)],
] as const) {
  test(`no address is read from ${what}`, async () => {
    const links = linksOf([current]);
    assert.equal(await links.readSignUp(change(await links.offerSignUp('ada@example.com'))), null);
  });
}
