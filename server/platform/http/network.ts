import ipaddr from 'ipaddr.js';

/**
 * What an address counts under: an IPv4 address itself, of IPv6 its first `bits`, because one subscriber has all 2^64 addresses of a /64. What is no address
 * (a trusted proxy may pass on anything) counts under its first 64 characters (docs/domain/limits-and-money.md, "Rate limits").
 */
export function networkOf(address: string, bits = 64): string {
  if (!ipaddr.isValid(address)) return address.slice(0, 64);
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().replace(/%.*/, '')}/${bits}`)}/${bits}`;
}
