import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { networkOf, networksAround } from './client-network.ts';

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

for (const [address, networks] of [
  ['192.0.2.1', ['192.0.2.1', '192.0.2.0/24']],
  ['::ffff:10.20.30.40', ['10.20.30.40', '10.20.30.0/24']],
  ['2001:db8:1:2345::1', ['2001:db8:1:2345::/64', '2001:db8:1:2300::/56', '2001:db8:1:0::/48']],
  ['2001:db8:1:ffff::1', ['2001:db8:1:ffff::/64', '2001:db8:1:ff00::/56', '2001:db8:1:0::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0:0::/48']],
  ['nowhere', ['unknown']],
] as const) {
  test(`the networks around ${address}`, () => assert.deepEqual(networksAround(networkOf(address)), networks));
}

test('two addresses share a network around them exactly where their first bits are the same', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  fc.assert(
    fc.property(group, fc.integer({ min: 0, max: 15 }), (last, bit) => {
      const [one, other] = [last, last ^ (1 << bit)].map((value) =>
        networksAround(networkOf(`2001:db8:1:${value.toString(16)}::1`)),
      );
      assert.deepEqual(
        one.map((network, place) => network === other[place]),
        [false, bit < 8, true],
      );
    }),
    { seed: 20260101, numRuns: 300 },
  );
});
