import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import * as fc from 'fast-check';
import { makeFolder } from '../testing/temporary-folder.ts';
import { createAllowance, networkOf } from './allowance.ts';
import { createSealing } from './sealing.ts';
import { openSqliteStore } from './sqlite.ts';

const day = 86_400;
const noon = Date.parse('2026-11-20T12:00:00.000Z');
const midnight = Date.parse('2026-11-21T00:00:00.000Z');
const sealing = createSealing('a secret of more than thirty-two characters');

function openAllowance(t: TestContext) {
  const folder = makeFolder(t);
  const store = openSqliteStore(folder);
  t.after(() => store.close());
  const clock = { now: noon };
  return { folder, store, clock, allowance: createAllowance(store, sealing, () => clock.now) };
}

test('a limit is spent one by one and then no more', async (t) => {
  const { allowance } = openAllowance(t);
  const spends = await Promise.all(Array.from({ length: 5 }, () => allowance.spend('playground', '192.0.2.1', 3, day)));
  assert.deepEqual(
    spends,
    [1, 2, 3, 3, 3].map((used, place) => ({
      kind: place < 3 ? 'granted' : 'exhausted',
      used,
      resetsAt: midnight,
    })),
  );
  assert.deepEqual(await allowance.spent('playground', '192.0.2.1', day), { used: 3, resetsAt: midnight });
});

test('purposes, subjects and lengths of the window are counted apart', async (t) => {
  const { allowance } = openAllowance(t);
  await allowance.spend('playground', '192.0.2.1', 3, day);
  for (const [purpose, subject, seconds] of [
    ['sign-in', '192.0.2.1', day],
    ['playground', '192.0.2.2', day],
    ['playground', '192.0.2.1', 60],
  ] as const) {
    assert.equal((await allowance.spent(purpose, subject, seconds)).used, 0);
    assert.equal((await allowance.spend(purpose, subject, 1, seconds)).kind, 'granted');
  }
});

test('a day begins at midnight, UTC', async (t) => {
  const { allowance, clock } = openAllowance(t);
  clock.now = midnight - 1;
  assert.equal((await allowance.spend('playground', 'ada', 1, day)).kind, 'granted');
  assert.equal((await allowance.spend('playground', 'ada', 1, day)).kind, 'exhausted');
  clock.now = midnight;
  const next = await allowance.spend('playground', 'ada', 1, day);
  assert.deepEqual(next, { kind: 'granted', used: 1, resetsAt: midnight + day * 1000 });
});

test('what a window spent is swept when it is over, and not before', async (t) => {
  const { allowance, store } = openAllowance(t);
  await allowance.spend('playground', 'ada', 1, day);
  await store.sweep(midnight - 1, '2026-11-20');
  assert.equal((await allowance.spent('playground', 'ada', day)).used, 1);
  await store.sweep(midnight, '2026-11-20');
  assert.equal((await allowance.spent('playground', 'ada', day)).used, 0);
});

test('no subject stands in the store in the clear', async (t) => {
  const { allowance, folder, store } = openAllowance(t);
  await allowance.spend('sign-in', 'somebody@example.com', 3, day);
  await allowance.spend('sign-in', '192.0.2.77', 3, day);
  await store.close();
  const bytes = readFileSync(join(folder, 'matrixmath.db'));
  assert.ok(bytes.includes('sign-in '));
  for (const subject of ['somebody', '192.0.2.77']) assert.ok(!bytes.includes(subject), subject);
});

for (const [address, network] of [
  ['192.0.2.1', '192.0.2.1'],
  ['255.255.255.255', '255.255.255.255'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::1:0:0:1', '2001:db8:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['::192.0.2.1', '0:0:0:0::/64'],
  ['64:ff9b:1:2:3:4:192.0.2.1', '64:ff9b:1:2::/64'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:c000:0201', '192.0.2.1'],
  ['::ffff:255.255.255.255', '255.255.255.255'],
  ['::ffff:0:0', '0.0.0.0'],
  ['1::ffff:192.0.2.1', '1:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['fe80::1%3', 'fe80:0:0:0::/64'],
  ['::ffff:192.0.2.1%eth0', '192.0.2.1'],
  ['', 'unknown'],
  ['localhost', 'unknown'],
  ['192.0.2', 'unknown'],
  ['192.0.2.256', 'unknown'],
  ['192.0.2.01', 'unknown'],
  ['192.0.2.1:80', 'unknown'],
  ['[::1]', 'unknown'],
  ['1::2::3', 'unknown'],
  ['192.0.2.1, 192.0.2.2', 'unknown'],
  [' 192.0.2.1', 'unknown'],
] as const) {
  test(`the network of ${JSON.stringify(address)}`, () => assert.equal(networkOf(address), network));
}

/** The spellings of a group, in either case and padded or not. */
function spell(group: number, style: number): string {
  const text = group.toString(16);
  const padded = (style & 1) === 0 ? text : text.padStart(4, '0');
  return (style & 2) === 0 ? padded : padded.toUpperCase();
}

test('an IPv6 address counts by its first four groups, however it is spelled', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  fc.assert(
    fc.property(
      fc.array(group, { minLength: 4, maxLength: 4 }).filter(([first]) => first !== 0),
      fc.array(group, { minLength: 4, maxLength: 4 }),
      fc.integer({ min: 0, max: 3 }),
      (prefix, rest, style) => {
        const expected = `${prefix.map((part) => part.toString(16)).join(':')}::/64`;
        const full = [...prefix, ...rest].map((part) => spell(part, style)).join(':');
        assert.equal(networkOf(full), expected);
        const short = new URL(`http://[${full}]`).hostname.slice(1, -1);
        assert.equal(networkOf(short), expected, short);
      },
    ),
    { seed: 20260101, numRuns: 300 },
  );
});

test('an IPv4 address counts the same plain and mapped', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      assert.equal(networkOf(address), address);
      assert.equal(networkOf(`::ffff:${address}`), address);
      assert.equal(networkOf(new URL(`http://[::ffff:${address}]`).hostname.slice(1, -1)), address);
    }),
    { seed: 20260101, numRuns: 300 },
  );
});

test('any text has a network', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV6()), (text) => {
      assert.match(networkOf(text), /^(unknown|[\d.]+|[0-9a-f]{1,4}(:[0-9a-f]{1,4}){3}::\/64)$/);
    }),
    { seed: 20260101, numRuns: 500 },
  );
});
