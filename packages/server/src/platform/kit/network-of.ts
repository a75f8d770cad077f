import { isIPv6 } from 'node:net';

/**
 * The network of an address, as whoever counts tries should know it: an IPv4 address is one line's, but a line with IPv6 has
 * as many addresses as it likes, all within its first 64 bits.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]];
  const missing = ip.includes('::') ? Math.max(8 - before.length - after.length, 0) : 0;
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
