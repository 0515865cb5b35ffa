import type { MiddlewareHandler } from 'hono';

/** On every answer of the API: it is data of one person, to be neither kept, sniffed nor shown. */
export const API_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

const RESOURCE_POLICY = 'cross-origin-resource-policy';

/** What our pages may ask a browser for; Stripe's frames may offer its wallets where cards go there. */
function permissions(withStripe: boolean): string {
  const payment = withStripe
    ? '(self "https://js.stripe.com" "https://*.js.stripe.com")'
    : '(self)';
  return (
    'accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), hid=(), ' +
    `microphone=(), midi=(), payment=${payment}, serial=(), usb=()`
  );
}

/**
 * What every answer of the site carries; over https also that it stays so for two years.
 * `withStripe`: whether cards are given to Stripe itself.
 */
export function siteHeaders(secure: boolean, withStripe = false): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': permissions(withStripe),
    'cross-origin-opener-policy': 'same-origin',
    [RESOURCE_POLICY]: 'same-origin',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** Where an answer says nothing of its own: at least nobody frames it. */
const leastPolicy = "base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/** Puts the headers of the site on every answer. */
export function securityHeaders(secure: boolean, withStripe: boolean): MiddlewareHandler {
  const all = Object.entries(siteHeaders(secure, withStripe));
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of all) {
      // What other sites may show says so itself.
      if (name !== RESOURCE_POLICY || !headers.has(name)) headers.set(name, value);
    }
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', leastPolicy);
    }
  };
}
