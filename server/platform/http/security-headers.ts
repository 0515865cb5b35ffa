import type { MiddlewareHandler } from 'hono';

/** On every answer of the API: personal data, which must be neither cached, sniffed nor framed. */
export const API_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

const RESOURCE_POLICY = 'cross-origin-resource-policy';

/**
 * The Permissions-Policy of our pages; Stripe's frames may offer its wallets where cards go there.
 */
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
 * The security headers of every answer; over https with HSTS for two years. `withStripe`: whether
 * Stripe's card form is used.
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

/** The default of an answer without a policy of its own: at least nobody frames it. */
const defaultPolicy = "base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/** Sets the security headers on every answer. */
export function securityHeaders(secure: boolean, withStripe: boolean): MiddlewareHandler {
  const all = Object.entries(siteHeaders(secure, withStripe));
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of all) {
      // What other sites may embed says so itself.
      if (name !== RESOURCE_POLICY || !headers.has(name)) headers.set(name, value);
    }
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', defaultPolicy);
    }
  };
}
