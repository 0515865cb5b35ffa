import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Tx } from '#server/platform/database/db.ts';
import type { SandboxAccess } from '#server/platform/stripe.ts';
import type { EventDraft } from './events/emit.ts';

/** The context of every step of the sandbox. */
export interface Work {
  tx: Tx;
  /** Unix seconds: the moment of the step, which may be in the past. */
  now: number;
  prices: SandboxAccess['prices'];
  /** The prices made by calls, beside those. */
  madePrices: readonly Stripe.Price[];
  /** The base URL of its pages, without a trailing slash. */
  pages: string;
  emit(type: Stripe.Event.Type, object: EventDraft['object'], previous?: object): Promise<void>;
}

/** An id in Stripe's format, such as sub_1f… */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** A client secret: it authorizes a browser for one intent only. */
export function newSecret(intentId: string): string {
  return `${intentId}_secret_${randomBytes(12).toString('hex')}`;
}
