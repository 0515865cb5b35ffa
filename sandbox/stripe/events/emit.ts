import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { SchemaCheck } from '../schema/check.ts';
import { isWanted } from './destination.ts';
import type { SandboxEvent, StripeObject } from './event.ts';
import { insertEvent } from './queries.ts';

export interface EventDraft {
  type: Stripe.Event.Type;
  /** The object after the change. */
  object: StripeObject;
  /** The previous values of changed fields; only for `….updated`. */
  previous?: object;
  /** When it happened; now by default. */
  at?: Date;
  /** The call that caused it; none for a scheduled change. */
  request?: { id: string; idempotencyKey: string | null };
}

const API_VERSION = '2026-10-28.endive';

/**
 * Stores an event, and queues its delivery where our webhook subscribes to it; both exist exactly when the transaction is committed. @throws SchemaViolation where it does not match Stripe's
 * schema
 */
export async function emitEvent(
  { jobs, clock }: Pick<Platform, 'jobs' | 'clock'>,
  check: Pick<SchemaCheck, 'event'>,
  tx: Tx,
  draft: EventDraft,
): Promise<void> {
  const event = toEvent(draft, draft.at ?? clock.now());
  await check.event(event);
  await insertEvent(tx, event, customerOf(draft.object));
  if (isWanted(event.type)) await jobs.send(tx, 'stripe-sandbox-webhook', { eventId: event.id });
}

function toEvent({ type, object, previous, request }: EventDraft, at: Date): SandboxEvent {
  return {
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    api_version: API_VERSION,
    created: Math.floor(at.getTime() / 1000),
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: isWanted(type) ? 1 : 0,
    request: { id: request?.id ?? null, idempotency_key: request?.idempotencyKey ?? null },
    type,
  };
}

function customerOf({ id, object, customer }: StripeObject): string | null {
  if (object === 'customer') return id;
  return typeof customer === 'object' ? (customer?.id ?? null) : (customer ?? null);
}
