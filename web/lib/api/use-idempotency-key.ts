import { useState } from 'react';
import type { CallError } from '#contract/client.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/** The idempotency key of what a form sends. */
export interface IdempotencyKey {
  readonly current: string;
  /** What is sent next is something else. */
  renew(): void;
  /**
   * After an error: another key where the call was refused. One without an answer, or that the server
   * could not end (5xx), may have been stored, and is repeated with the same key.
   */
  settle(error: Pick<CallError, 'status'>): void;
}

/** The same key for as long as it is not known what became of the call. */
export function useIdempotencyKey(): IdempotencyKey {
  const [key] = useState(makeIdempotencyKey);
  return key;
}

export function makeIdempotencyKey(): IdempotencyKey {
  let current = newIdempotencyKey();
  const renew = () => void (current = newIdempotencyKey());
  return {
    get current() {
      return current;
    },
    renew,
    settle({ status }) {
      if (status >= 400 && status < 500) renew();
    },
  };
}
