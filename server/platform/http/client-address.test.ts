import { describe, expect, it } from 'vitest';
import { clientAddress, networksOf } from './client-address.ts';

describe('the client address', () => {
  it('is the peer where no proxy is trusted, whatever the headers claim', () => {
    expect(clientAddress('203.0.113.9', '1.2.3.4', 0)).toBe('203.0.113.9');
  });

  it('is what the nearest proxy saw, not what the caller wrote before it', () => {
    expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9', 1)).toBe('203.0.113.9');
    expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9');
  });

  it('is the peer where the proxy sent nothing valid', () => {
    expect(clientAddress('10.0.0.1', 'unknown', 1)).toBe('10.0.0.1');
    expect(clientAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
  });

  it('is the /64 of an IPv6 address however it is written', () => {
    expect(clientAddress('2001:db8:1:2:3:4:5:6', undefined, 0)).toBe('2001:db8:1:2::/64');
    expect(clientAddress('2001:0DB8:1:2::9', undefined, 0)).toBe('2001:db8:1:2::/64');
    expect(clientAddress('2001:db8::1', undefined, 0)).toBe('2001:db8:0:0::/64');
    expect(clientAddress('10.0.0.1', '[2001:db8:1:2::9]:443', 1)).toBe('2001:db8:1:2::/64');
  });

  it('is the IPv4 address of a mapped one, without a port', () => {
    expect(clientAddress('::ffff:203.0.113.9', undefined, 0)).toBe('203.0.113.9');
    expect(clientAddress('10.0.0.1', '203.0.113.9:5123', 1)).toBe('203.0.113.9');
  });
});

describe('the networks of a caller', () => {
  const of = (peer: string) => networksOf(clientAddress(peer, undefined, 0));

  it('are the address and the /24 of IPv4', () => {
    expect(of('203.0.113.9')).toEqual(['203.0.113.9', '203.0.113.0/24']);
  });

  it('are the /64, the /56 and the /48 of IPv6', () => {
    expect(of('2001:db8:1:abcd::9')).toEqual([
      '2001:db8:1:abcd::/64',
      '2001:db8:1:ab00::/56',
      '2001:db8:1::/48',
    ]);
    expect(of('2001:db8::1').slice(1)).toEqual(['2001:db8:0:0::/56', '2001:db8:0::/48']);
  });
});
