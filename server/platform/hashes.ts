import { createHmac, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits that nobody guesses; also a PKCE verifier (RFC 7636, 4.1: 43 characters). */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 of a text: what is kept of a random secret, of whose many bits it gives nothing away. */
export function hashOf(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}

/**
 * What is kept of something that could be guessed: HMAC-SHA-256 under the server's secret. The parts
 * begin with what they are for, so that no two purposes share a code.
 */
export function macOf(secret: string, parts: readonly (string | null)[]): Buffer {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest();
}

/** The signature of what the server says outside, under a key of its secret for this purpose alone. */
export function signatureOf(secret: string, purpose: string, said: string | Buffer): Buffer {
  return createHmac('sha256', keyFor(secret, purpose)).update(said).digest();
}

/** A key of 256 bits that follows from the server's secret, apart for each purpose (HKDF). */
export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/** Whether two texts are the same, in a time that does not say where they differ. */
export function isSameSecret(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
