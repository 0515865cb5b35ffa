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
 * The UUID that follows from a text: of version 8, with 120 bits of its SHA-256 (RFC 9562, section 5.8).
 */
export function uuidv8(text: string): string {
  const hex = hash('sha256', text);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...parts, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
