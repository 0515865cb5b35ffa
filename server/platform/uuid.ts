import { hash, randomUUID } from 'node:crypto';

/**
 * A UUID of version 7: 48 bits of milliseconds since 1970, then random bits, so that ids sort by
 * creation and their index grows at one end (RFC 9562, section 5.7). Node generates the random bits
 * of many ids at once.
 */
export function uuidv7(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  const random = randomUUID().slice('xxxxxxxx-xxxx-4'.length);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random}`;
}

/**
 * The UUID that follows from an idempotency key and whose it is: of version 8, with 122 bits of SHA-256
 * (RFC 9562, section 5.8). The parts start with the purpose.
 */
export function uuidOfKey(parts: readonly (string | null)[]): string {
  const hex = hash('sha256', JSON.stringify(parts));
  const variant = ((parseInt(hex[16]!, 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}
