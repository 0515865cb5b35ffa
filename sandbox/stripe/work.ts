import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Tx } from '#server/platform/database/db.ts';
import type { SandboxAccess } from '#server/platform/stripe.ts';
import type { EventDraft } from './events/emit.ts';

/** What every step of the sandbox is given. */
export interface Work {
  tx: Tx;
  /** Unix seconds: when this happens, which may be before it is looked at. */
  now: number;
  prices: SandboxAccess['prices'];
  /** Where its pages are found, without a slash at the end. */
  pages: string;
  emit(type: Stripe.Event.Type, object: EventDraft['object'], previous?: object): Promise<void>;
}

/** An id as Stripe makes them, such as sub_1f… */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** What lets a browser go on with one intent, and nothing else. */
export function newSecret(intentId: string): string {
  return `${intentId}_secret_${randomBytes(12).toString('hex')}`;
}
