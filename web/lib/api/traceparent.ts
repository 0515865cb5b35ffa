import { randomHex } from '#web/lib/random-hex.ts';

/**
 * The `traceparent` header of a call (W3C Trace Context): a trace of its own, which the server's log
 * lines about it carry, and those of the jobs that it causes.
 */
export function newTraceparent(): string {
  return `00-${randomHex(16)}-${randomHex(8)}-01`;
}
