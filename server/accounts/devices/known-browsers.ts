import type { Platform } from '#server/platform/platform.ts';
import type { CallContext } from '#server/platform/http/route.ts';
import type { Address } from '#server/accounts/addresses.ts';
import { isEqualInConstantTime, keyedHash } from '#server/platform/secrets/hashes.ts';

const cookieName = 'known';
const halfAYear = 15_552_000;
/** People share browsers, and have an address and a phone. */
const MAX_MARKS = 8;

type Secret = Pick<Platform, 'config'>;
type Cookies = Pick<CallContext, 'cookie' | 'setCookie'>;

/** What a browser is known for: that a person signed in there, or proved an address. */
export type Known = { person: string } | { address: Address };

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
  const parts = 'person' in known ? ['person', known.person] : ['address', known.address.target];
  return keyedHash(secret, ['known browser', ...parts])
    .subarray(0, 16)
    .toString('base64url');
}
