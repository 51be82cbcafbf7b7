import { expect, it } from 'vitest';
import { networkOf } from '../../server/platform/http/network.ts';

it.each([
  ['2001:db8:1:2::9', '2001:db8:1::/48'],
  ['41.90.0.77', '41.90.0.77'],
])('%s of 48 bits counts under %s', (address, network) => {
  expect(networkOf(address, 48)).toBe(network);
});

it.each([
  ['41.90.0.77', '41.90.0.77'],
  ['::ffff:41.90.0.77', '41.90.0.77'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['no address', 'no address'],
  ['x'.repeat(10_000), 'x'.repeat(64)],
])('%s counts under %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
