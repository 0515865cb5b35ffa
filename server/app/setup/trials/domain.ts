import { lookup } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';
import type { Trial } from './trial.ts';

/** Whether a name has an address, and whether that is one of this machine. */
export async function examineDomain(host: string): Promise<Trial> {
  const found = await lookup(host, { all: true }).catch(() => []);
  if (found.length === 0) {
    const note = `${host} has no address. Give it an A or AAAA record with the address of this server; a new one may take minutes to be seen.`;
    return { ok: false, note };
  }
  const addresses = found.map(({ address }) => address);
  const own = new Set(
    Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => address)),
  );
  const place = addresses.some((address) => own.has(address))
    ? 'an address of this machine'
    : 'no address of this machine itself, as it is behind a router or a load balancer: see that ports 80 and 443 lead here';
  return { ok: true, note: `${host} is ${addresses.join(', ')}, ${place}.` };
}
