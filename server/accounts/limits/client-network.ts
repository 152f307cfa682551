// The network of a client's address, by which attempts and visitors are counted.

import { isIPv4, isIPv6 } from 'node:net';

/** Writes an IPv4 address at the end of an IPv6 one as two groups (RFC 4291, 2.2). */
function writeAsGroups(address: string): string {
  const start = address.lastIndexOf(':') + 1;
  const [first = 0, second = 0, third = 0, fourth = 0] = address.slice(start).split('.').map(Number);
  return `${address.slice(0, start)}${(first * 256 + second).toString(16)}:${(third * 256 + fourth).toString(16)}`;
}

/** The eight numbers of an IPv6 address without a zone. */
function readGroups(address: string): readonly number[] {
  const text = address.includes('.') ? writeAsGroups(address) : address;
  const [head = [], tail] = text.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = tail === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array.from({ length: zeros }, () => '0'), ...(tail ?? [])].map((group) => parseInt(group, 16));
}

/**
 * The network of one client: the whole IPv4 address, the /64 of an IPv6 address (a household has at least that, RFC 6177), or the IPv4
 * address of an IPv4-mapped one. The same for all spellings of an address. Text that is no address gives `unknown`.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  const groups = readGroups(address.replace(/%.*$/s, ''));
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** A network of IPv6, of which `bits` bits from 48 to 64 are fixed. */
function shorten(network: string, bits: number): string {
  const groups = network.slice(0, -'::/64'.length).split(':');
  const last = parseInt(groups[3], 16) & (0xffff << (64 - bits));
  return `${groups.slice(0, 3).join(':')}:${last.toString(16)}::/${bits}`;
}

/**
 * A network that `networkOf` gave and those around it, the smallest first: the /56 and /48 of IPv6, which providers give to one customer
 * (RFC 6177), and the /24 of IPv4.
 */
export function networksAround(network: string): readonly string[] {
  if (isIPv4(network)) return [network, `${network.slice(0, network.lastIndexOf('.'))}.0/24`];
  return network.endsWith('::/64') ? [network, shorten(network, 56), shorten(network, 48)] : [network];
}
