import { SocketAddress } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

const groups = (length: number) => fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: length, maxLength: length });
const written = (parts: readonly number[]): string => parts.map((part) => part.toString(16)).join(':');

describe('what limits by address count', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:7:9::1', '2001:db8:7:9::/64'],
    ['2001:DB8:7:9:ffff:ffff:ffff:ffff', '2001:db8:7:9::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
    ['no address', 'no address'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[2001:db8:7:9::1]:4711', '2001:db8:7:9::/64'],
    ['[2001:db8:7:9::1]', '2001:db8:7:9::/64'],
    ['[::ffff:203.0.113.9]:4711', '203.0.113.9'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

  it('is the same for a whole IPv6 network of 64 bits, however an address is written', () => {
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), (network, one, other) => {
        fc.pre(network.some((part) => part !== 0));
        const address = written([...network, ...one]);
        expect(networkOf(address)).toBe(networkOf(written([...network, ...other])));
        expect(networkOf(new SocketAddress({ address, family: 'ipv6' }).address.toUpperCase())).toBe(networkOf(address));
      }),
    );
  });

  it('differs from one network to another', () => {
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), (one, other, host) => {
        fc.pre(written(one) !== written(other) && one.some((part) => part !== 0) && other.some((part) => part !== 0));
        expect(networkOf(written([...one, ...host]))).not.toBe(networkOf(written([...other, ...host])));
      }),
    );
  });
});
