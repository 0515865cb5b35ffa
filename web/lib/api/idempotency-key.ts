/**
 * An idempotency key for a create: 128 random bits as hex. Not `randomUUID`, which exists on https
 * and localhost only; a phone in the same network may have neither.
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
