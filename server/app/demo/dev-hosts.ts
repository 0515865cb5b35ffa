import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';

/**
 * Lets the pages of `/dev` be reached by this site's own name, by this machine's and by an IP address.
 * A page of a stranger can have its own name lead here (DNS rebinding), and would read codes and mails
 * as if they were its own; it cannot do so under a name that is not its.
 */
export function ownHostsOnly(publicUrl: string): MiddlewareHandler {
  const own = new URL(publicUrl).hostname;
  return async (c, next) => {
    const name = hostnameOf(c.req.header('host') ?? new URL(c.req.url).host);
    if (name !== undefined && (name === own || isLocal(name))) return next();
    return c.text(`This page opens at ${publicUrl} and at localhost.\n`, 421);
  };
}

function hostnameOf(host: string): string | undefined {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined;
}

function isLocal(name: string): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
}
