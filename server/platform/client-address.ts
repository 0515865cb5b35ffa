import { isIP } from 'node:net';

/**
 * The caller's network address: the peer itself, or behind `trustedProxies` proxies of ours the
 * right-most forwarded address none of them can have been told by the caller. IPv6 as its /64, since
 * one subscriber owns all of it.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || !forwardedFor) return network(peer);
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  const claimed = hops.at(-Math.min(trustedProxies, hops.length)) ?? '';
  return isIP(withoutPort(claimed)) ? network(withoutPort(claimed)) : network(peer);
}

function withoutPort(hop: string): string {
  const bracketed = /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1];
  if (bracketed) return bracketed;
  return /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(hop)?.[1] ?? hop;
}

function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...(tail === undefined ? [] : zeros), ...right];
  const prefix = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}
