import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/**
 * What some work is part of (W3C Trace Context): a trace, from one click to everything it causes, and
 * in it the span that caused this. Ids are lower-case hex, of 16 and 8 bytes.
 */
export interface Trace {
  traceId: string;
  spanId: string;
}

const storage = new AsyncLocalStorage<Trace | undefined>();

/** The trace of the running code; undefined outside of one. */
export function currentTrace(): Trace | undefined {
  return storage.getStore();
}

/** Runs work, and everything it awaits, in a trace, or outside of any. */
export function inTrace<T>(trace: Trace | undefined, work: () => T): T {
  return storage.run(trace, work);
}

/** A trace of its own, with random ids. */
export function newTrace(): Trace {
  return { traceId: randomHex(), spanId: randomHex().slice(16) };
}

/** 122 random bits of 16 bytes. Node draws UUIDs many at a time, other bytes by a system call for each. */
function randomHex(): string {
  return randomUUID().replaceAll('-', '');
}

/** The trace of a `traceparent` header; undefined where it is none of version 00, or an id is zero. */
export function parseTraceparent(header: string | undefined): Trace | undefined {
  if (header?.length !== TRACEPARENT_LENGTH) return undefined;
  const [, traceId, spanId] = TRACEPARENT.exec(header) ?? [];
  return traceId && spanId ? { traceId, spanId } : undefined;
}

/** The `traceparent` header of a trace. Always sampled. */
export function traceparentOf({ traceId, spanId }: Trace): string {
  return `00-${traceId}-${spanId}-01`;
}

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;
const TRACEPARENT_LENGTH = 55;
