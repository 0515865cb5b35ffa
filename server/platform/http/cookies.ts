import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CallContext } from './route.ts';

/** The cookie with the session token. */
export const SESSION_COOKIE = 'sid';

/** The cookie with an admin's session token: unrelated to the other one. */
export const ADMIN_COOKIE = 'adm';

/**
 * The cookies of one call. All are HttpOnly and for the whole site, Lax or (the admin's) Strict; over
 * https they carry the `__Host-` prefix, which no other host or path can set.
 */
export function cookiesOf(
  c: Context,
  secure: boolean,
): Pick<CallContext, 'cookie' | 'setCookie' | 'clearCookie' | 'clearStoredData'> {
  const prefix = secure ? ({ prefix: 'host' } as const) : {};
  const attributesOf = (name: string) => {
    const sameSite = name === ADMIN_COOKIE ? 'Strict' : 'Lax';
    return { path: '/', httpOnly: true, secure, sameSite, ...prefix } as const;
  };
  return {
    cookie: (name) => getCookie(c, name, prefix.prefix),
    setCookie: (name, value, maxAge) =>
      setCookie(c, name, value, { ...attributesOf(name), maxAge }),
    clearCookie: (name) => void deleteCookie(c, name, attributesOf(name)),
    clearStoredData: () => c.header('clear-site-data', '"storage"'),
  };
}
