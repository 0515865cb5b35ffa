import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Config } from '#server/platform/config/config.ts';

/** The origin under which the caller reaches this site: any, where it is not the configured one. */
export function originOf(c: Context, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  const host = c.req.header('x-forwarded-host') ?? c.req.header('host') ?? '';
  const isPublic = host === new URL(publicUrl).host || !URL.canParse(`http://${host}`);
  return isPublic ? publicUrl : new URL(`http://${host}`).origin;
}

/** This server as it reaches itself, whatever name or port people use from outside. */
export function addressHere(c: Context): URL {
  const { localAddress = '127.0.0.1', localPort } = (c.env as HttpBindings).incoming.socket;
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  return new URL(`http://${host}:${localPort}`);
}

/** A fetch that sends requests for `origin` to this server. */
export function fetchHere(here: URL, origin: string) {
  return (address: string, init: object): Promise<Response> => {
    const { pathname, search } = new URL(address);
    const given = init as RequestInit;
    const headers = new Headers(given.headers);
    headers.set('x-forwarded-host', new URL(origin).host);
    return fetch(new URL(pathname + search, here), { ...given, headers });
  };
}
