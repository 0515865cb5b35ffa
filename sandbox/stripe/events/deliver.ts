import { createHmac } from 'node:crypto';
import type { Platform } from '#server/platform/platform.ts';
import type { SandboxEvent } from './event.ts';
import { findEvent, updateEventDelivered } from './queries.ts';

/** An event to deliver. `send` may be called never, later or more than once. */
export interface Delivery {
  event: SandboxEvent;
  /** @throws where nobody answers, or not with 2xx */
  send(): Promise<void>;
}

/** The receiver of events, and its signing secret. */
export interface Receiver {
  /** Undefined until this node listens, and once it stops. */
  origin: string | undefined;
  webhookSecret: string;
  /** Intercepts a delivery instead of sending it: drops, duplicates, shuffles or delays it. */
  handle?: ((delivery: Delivery) => Promise<void>) | undefined;
}

const TIMEOUT_MS = 10_000;

/**
 * Delivers one event to our webhook, once. @throws where it failed; the job is then retried with
 * backoff
 */
export async function deliverEvent(
  platform: Pick<Platform, 'db' | 'clock' | 'jobs'>,
  receiver: Receiver,
  eventId: string,
): Promise<void> {
  const event = await findEvent(platform.db, eventId);
  if (!event) return;
  const delivery = { event, send: () => send(platform, receiver, event) };
  try {
    await (receiver.handle ? receiver.handle(delivery) : delivery.send());
  } catch (error) {
    // Any failure while this node stops listening is not the event's fault.
    if (receiver.origin) throw error;
    await postpone(platform, eventId);
  }
}

/** No listener: this node, or the next one, delivers it later. */
async function postpone(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  eventId: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await jobs.send(tx, 'stripe-sandbox-webhook', { eventId }, { afterSeconds: 5 });
  });
}

async function send(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { origin, webhookSecret }: Receiver,
  event: SandboxEvent,
): Promise<void> {
  if (!origin) throw new Error('Nobody listens for the events of the sandbox');
  const body = JSON.stringify(event);
  const answer = await fetch(new URL('/api/stripe/webhook', origin), {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(body, clock.now(), webhookSecret),
    },
    body,
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status} to ${event.type}`);
  await updateEventDelivered(db, event.id);
}

/** As https://docs.stripe.com/webhooks#verify-manually describes it. */
function signatureOf(body: string, at: Date, secret: string): string {
  const t = Math.floor(at.getTime() / 1000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return `t=${t},v1=${v1}`;
}
