import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';

/**
 * Serves the pages of `/dev` only under this site's own name, this machine's names and IP
 * addresses. A foreign page can point its own name here (DNS rebinding) to read codes and mails; it
 * cannot use a name that is not its own.
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
