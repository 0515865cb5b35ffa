import type { Platform } from '#server/platform/platform.ts';
import type { CallContext } from '#server/platform/http/route.ts';
import type { Address } from '#server/accounts/addresses.ts';
import { isEqualInConstantTime, keyedHash } from '#server/platform/secrets/hashes.ts';

const cookieName = 'known';
const halfAYear = 15_552_000;
/** People share browsers, and have an address, a phone and an app. */
const MAX_MARKS = 12;

type Secret = Pick<Platform, 'config'>;
type Cookies = Pick<CallContext, 'cookie' | 'setCookie'>;

/**
 * What a browser is known for: that a person signed in there, proved an address, or gave a code of
 * the authenticator app that they have since then.
 */
export type Known = { person: string } | { address: Address } | { appOf: string; since: Date };

/** Marks this browser as known, beside what it was known for before. */
export function rememberBrowser({ config }: Secret, call: Cookies, ...known: Known[]): void {
  const marks = known.map((one) => markOf(config.sessionSecret, one));
  const all = [...new Set([...marks, ...marksOf(call)])].slice(0, MAX_MARKS);
  call.setCookie(cookieName, all.join('.'), halfAYear);
}

/** Whether {@link rememberBrowser} marked this browser; nobody else can forge such a mark. */
export function isKnownBrowser({ config }: Secret, call: Pick<Cookies, 'cookie'>, known: Known) {
  const right = markOf(config.sessionSecret, known);
  return marksOf(call).some((mark) => isEqualInConstantTime(mark, right));
}

function marksOf(call: Pick<Cookies, 'cookie'>): string[] {
  return (call.cookie(cookieName) ?? '').split('.').filter((mark) => /^[\w-]{22}$/.test(mark));
}

/** 128 bits: not guessable, and they reveal nothing of the person or address. */
function markOf(secret: string, known: Known): string {
  return keyedHash(secret, ['known browser', ...partsOf(known)])
    .subarray(0, 16)
    .toString('base64url');
}

function partsOf(known: Known): string[] {
  if ('person' in known) return ['person', known.person];
  if ('address' in known) return ['address', known.address.target];
  return ['app', known.appOf, known.since.toISOString()];
}
