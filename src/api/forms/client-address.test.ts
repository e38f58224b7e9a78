import { expect, test } from 'vitest';
import { addressGroup, clientAddress } from './client-address.ts';

const find = clientAddress(['10.0.0.0/8', '2001:db8:ffff::/48', '192.0.2.53']);

test.each([
  ['198.51.100.1', undefined, '198.51.100.1'],
  ['198.51.100.1', '203.0.113.9', '198.51.100.1'],
  ['10.1.2.3', '203.0.113.9', '203.0.113.9'],
  ['::ffff:10.1.2.3', '203.0.113.9', '203.0.113.9'],
  ['10.1.2.3', 'made-up, 203.0.113.9, 192.0.2.53', '203.0.113.9'],
  ['2001:db8:ffff::1', '2001:db8:1::5', '2001:db8:1::5'],
  ['10.1.2.3', '10.9.9.9', '10.9.9.9'],
  ['10.1.2.3', '203.0.113.9:4711', '203.0.113.9'],
  ['10.1.2.3', '[2001:db8:1::5]:4711', '2001:db8:1::5'],
  ['10.1.2.3', undefined, '10.1.2.3'],
])('connected from %s with X-Forwarded-For %s the visitor is %s', (peer, forwardedFor, visitor) => {
  expect(find(peer, forwardedFor)).toBe(visitor);
});

test('an IPv6 visitor is the network of 64 bits, however its address is written', () => {
  expect(addressGroup('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(addressGroup('2001:DB8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(addressGroup('2001:0db8::1')).toBe('2001:db8:0:0::/64');
  expect(addressGroup('::1')).toBe('0:0:0:0::/64');
  expect(addressGroup('192.0.2.1')).toBe('192.0.2.1');
});
