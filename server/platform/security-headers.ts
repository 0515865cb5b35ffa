import type { MiddlewareHandler } from 'hono';

/** On every answer of the API: it is data of one person, to be neither kept, sniffed nor shown. */
export const API_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** What every answer of the site carries; over https also that it stays so for two years. */
export function securityHeaders(secure: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('x-content-type-options', 'nosniff');
    if (!headers.has('referrer-policy')) {
      headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    }
    if (secure) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
  };
}
