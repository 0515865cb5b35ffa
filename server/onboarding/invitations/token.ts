import { createHash, randomBytes } from 'node:crypto';

/** What a personal link carries: 256 random bits, which nobody guesses. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of it. Of so many random bits a plain hash gives nothing away. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
