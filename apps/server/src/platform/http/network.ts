import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address; `URL` writes it in its short form, an IPv4 address inside it as two groups. */
function groupsOf(address: string): number[] {
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const read = (part: string): number[] => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  if (after === undefined) return read(before);
  const [head, tail] = [read(before), read(after)];
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}

const isMapped = (groups: readonly number[]): boolean => groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;

/** Some proxies write the port of the connection too, as `192.0.2.1:4711` or `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return bracketed ?? plain ?? address;
}

/**
 * What limits by address count. One caller usually has a whole IPv6 network of 64 bits, so all of it counts as one; an IPv4 address written as
 * IPv6 (`::ffff:192.0.2.1`) counts as what it is.
 */
export function networkOf(address: string): string {
  const [plain = ''] = withoutPort(address).split('%');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  if (isMapped(groups))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
