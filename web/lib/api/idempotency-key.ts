import { randomHex } from '#web/lib/random-hex.ts';

/** An idempotency key for a create: 128 random bits. */
export function newIdempotencyKey(): string {
  return randomHex(16);
}
