import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not of the public internet (IANA special-purpose registry). */
const NOT_PUBLIC_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Within 2000::/3, which alone is global unicast: Teredo, documentation, 6to4 and the like. */
const NOT_PUBLIC_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const notPublic = new BlockList();
for (const [network, prefix] of NOT_PUBLIC_4) notPublic.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of NOT_PUBLIC_6) notPublic.addSubnet(network, prefix, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an IP address is of the public internet: not loopback, private, link-local (where clouds answer
 * with their metadata), shared, reserved, or an IPv4 address dressed as IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4');
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return global6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}
