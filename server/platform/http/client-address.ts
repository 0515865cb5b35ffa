import { isIP } from 'node:net';
import type { Context } from 'hono';
import { headerOf } from './request-header.ts';

/** The network address of a call, as `clientAddress` says. */
export function addressOfCall(c: Context, trustedProxies: number): string {
  const env = c.env as { incoming?: { socket: { remoteAddress?: string } } } | undefined;
  const peer = env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
  return clientAddress(peer, headerOf(c, 'x-forwarded-for'), trustedProxies);
}

/**
 * The caller's network address: the peer itself, or behind `trustedProxies` proxies of ours the
 * right-most forwarded address the caller cannot have forged. IPv6 as its /64, since one subscriber
 * owns all of it.
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

/**
 * The networks of an address, the narrowest first: of IPv4 the address and its /24, of IPv6 the
 * /64, the /56 and the /48. A customer of a provider may own a whole /48.
 */
export function networksOf(address: string): [string, ...string[]] {
  const ipv6 = /^([\da-f]+):([\da-f]+):([\da-f]+):([\da-f]+)::\/64$/.exec(address);
  if (ipv6) {
    const [site, subnet] = [ipv6.slice(1, 4).join(':'), Number.parseInt(ipv6[4]!, 16)];
    return [address, `${site}:${(subnet & 0xff00).toString(16)}::/56`, `${site}::/48`];
  }
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address);
  return ipv4 ? [address, `${ipv4[1]}.0/24`] : [address];
}
