import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { headerOf } from './request-header.ts';
import type { CallContext } from './route.ts';

/** The cookie with the session token. */
export const SESSION_COOKIE = 'sid';

/** The cookie with an admin's session token: unrelated to the other one. */
export const ADMIN_COOKIE = 'adm';

/**
 * The cookies of one call. All are HttpOnly and for the whole site, Lax or (the admin's) Strict; over
 * https they carry the `__Host-` prefix, which no other host or path can set. `onHeader` is called
 * before a header of the answer is set.
 */
export function cookiesOf(
  c: Context,
  secure: boolean,
  onHeader: () => void = () => {},
): Pick<CallContext, 'cookie' | 'setCookie' | 'clearCookie' | 'clearStoredData'> {
  const prefix = secure ? ({ prefix: 'host' } as const) : {};
  const attributesOf = (name: string) => {
    const sameSite = name === ADMIN_COOKIE ? 'Strict' : 'Lax';
    return { path: '/', httpOnly: true, secure, sameSite, ...prefix } as const;
  };
  return {
    cookie: (name) => readCookie(c, name, secure),
    setCookie: (name, value, maxAge) => {
      onHeader();
      setCookie(c, name, value, { ...attributesOf(name), maxAge });
    },
    clearCookie: (name) => {
      onHeader();
      deleteCookie(c, name, attributesOf(name));
    },
    clearStoredData: () => {
      onHeader();
      c.header('clear-site-data', '"storage"');
    },
  };
}

/** What a cookie of ours says, if the caller has sent it. */
export function readCookie(c: Context, name: string, secure: boolean): string | undefined {
  const named = secure ? `__Host-${name}` : name;
  return parse(headerOf(c, 'cookie') ?? '', named)[named];
}
