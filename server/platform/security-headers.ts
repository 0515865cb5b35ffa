import type { MiddlewareHandler } from 'hono';

/** On every answer of the API: it is data of one person, to be neither kept, sniffed nor shown. */
export const API_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** What no page of ours uses; payment fields and the place of a request are our own page's. */
const permissions =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), hid=(), ' +
  'microphone=(), midi=(), payment=(self), serial=(), usb=()';

/** What every answer of the site carries; over https also that it stays so for two years. */
export function siteHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': permissions,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** Where an answer says nothing of its own: at least nobody frames it. */
const leastPolicy = "base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/** Puts the headers of the site on every answer. */
export function securityHeaders(secure: boolean): MiddlewareHandler {
  const all = Object.entries(siteHeaders(secure));
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of all) headers.set(name, value);
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', leastPolicy);
    }
  };
}
