import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CallContext } from './route.ts';

/** The cookie that holds the session token. */
export const SESSION_COOKIE = 'sid';

/**
 * The cookies of one call. All are HttpOnly, Lax and for the whole site; over https they carry the
 * `__Host-` prefix, which no other host or path can set.
 */
export function cookiesOf(
  c: Context,
  secure: boolean,
): Pick<CallContext, 'cookie' | 'setCookie' | 'clearCookie' | 'clearStoredData'> {
  const prefix = secure ? ({ prefix: 'host' } as const) : {};
  const attributes = { path: '/', httpOnly: true, secure, sameSite: 'Lax', ...prefix } as const;
  return {
    cookie: (name) => getCookie(c, name, prefix.prefix),
    setCookie: (name, value, maxAge) => setCookie(c, name, value, { ...attributes, maxAge }),
    clearCookie: (name) => void deleteCookie(c, name, attributes),
    clearStoredData: () => c.header('clear-site-data', '"storage"'),
  };
}
