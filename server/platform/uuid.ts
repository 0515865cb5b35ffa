import { randomUUID } from 'node:crypto';

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
