import { createHmac, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, not guessable; also a PKCE verifier (RFC 7636, 4.1: 43 characters). */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 of a text: stored instead of a random secret, which it does not reveal. */
export function hashOf(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}

/**
 * The keyed hash stored instead of something guessable: HMAC-SHA-256 with the server's secret. The
 * parts start with the purpose, so that no two purposes share a code.
 */
export function keyedHash(secret: string, parts: readonly (string | null)[]): Buffer {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest();
}

/** A signature by a key derived from the server's secret for this purpose alone. */
export function signatureOf(secret: string, purpose: string, said: string | Buffer): Buffer {
  return createHmac('sha256', deriveKey(secret, purpose)).update(said).digest();
}

/** Deriving one takes longer than signing by it. There are some twenty purposes, all of them ours. */
const derived = new Map<string, Buffer>();

/** A 256-bit key derived from the server's secret, separate for each purpose (HKDF). */
export function deriveKey(secret: string, purpose: string): Buffer {
  const name = JSON.stringify([secret, purpose]);
  let key = derived.get(name);
  if (!key) derived.set(name, (key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))));
  return key;
}

/** Compares two texts in constant time. */
export function isEqualInConstantTime(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
