import type { Context } from 'hono';
import { headerOf } from './request-header.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a browser sends this call on behalf of another site (ASVS 5.0, 3.5.1). Browsers set these
 * headers and pages cannot; a call with neither is not from a browser and is served.
 */
export function isCrossSite(c: Context, publicOrigin: string): boolean {
  if (safeMethods.has(c.req.method)) return false;
  const site = headerOf(c, 'sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = headerOf(c, 'origin');
  if (origin === undefined) return false;
  return origin !== publicOrigin && !isSameHost(origin, headerOf(c, 'host'));
}

/** A proxy before us may speak https while we see http, so only the hosts are compared. */
function isSameHost(origin: string, host: string | undefined): boolean {
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
