/** On every answer of the API: personal data, which must be neither cached, sniffed nor framed. */
export const API_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

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
    'cross-origin-resource-policy': 'same-origin',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** The default of an answer without a policy of its own: at least nobody frames it. */
const defaultPolicy = "base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/**
 * The headers set before an answer is begun, which may replace them: what other sites may embed says
 * so itself.
 */
export function securityHeaders(secure: boolean, withStripe: boolean): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(siteHeaders(secure, withStripe)),
    ['content-security-policy', defaultPolicy],
  ]);
}
