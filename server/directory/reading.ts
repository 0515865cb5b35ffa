import type { Context } from 'hono';
import type { Read } from '#server/platform/database/replica/replica.ts';
import { ADMIN_COOKIE, cookiesOf, SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import type { Platform } from '#server/platform/platform.ts';

/**
 * The reads of a visitor, which may be a few seconds old. Whoever is signed in may look for what they
 * have just changed: theirs are not.
 */
export function readFor(c: Context, { config, db, replica }: Platform): Read {
  const { cookie } = cookiesOf(c, config.publicUrl.startsWith('https:'));
  const isSignedIn = cookie(SESSION_COOKIE) !== undefined || cookie(ADMIN_COOKIE) !== undefined;
  return isSignedIn ? (work) => work(db) : replica.read;
}
