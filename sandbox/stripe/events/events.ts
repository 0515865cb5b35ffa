import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { SchemaCheck } from '../schema/check.ts';
import { deliverEvent, type Delivery, type Receiver } from './deliver.ts';
import { emitEvent, type EventDraft } from './emit.ts';

/** The events of the sandbox. */
export interface Events {
  /** Stores an event, and queues its delivery, in the transaction that changes the object. */
  emit(tx: Tx, draft: EventDraft): Promise<void>;
  /** Sets where this node listens; undefined once it stops. */
  deliverTo(origin: string | undefined): void;
  /** For tests: an interceptor that drops, duplicates, shuffles or delays deliveries. */
  handOver(handle: ((delivery: Delivery) => Promise<void>) | undefined): void;
}

/** Delivers by jobs; open it before they are started. */
export function openEvents(
  platform: Pick<Platform, 'db' | 'clock' | 'jobs'>,
  check: Pick<SchemaCheck, 'event'>,
  webhookSecret: string,
): Events {
  const receiver: Receiver = { origin: undefined, webhookSecret };
  platform.jobs.work('stripe-sandbox-webhook', ({ eventId }) =>
    deliverEvent(platform, receiver, eventId),
  );
  return {
    emit: (tx, draft) => emitEvent(platform, check, tx, draft),
    deliverTo: (origin) => void (receiver.origin = origin),
    handOver: (handle) => void (receiver.handle = handle),
  };
}
