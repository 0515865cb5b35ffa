import type { Stripe } from 'stripe';
import { asRefusal } from '#server/platform/http/errors.ts';
import type { Platform } from '#server/platform/platform.ts';
import { readLimitedBody } from '#server/platform/http/read-body.ts';
import type { StripeAccount } from '#server/platform/stripe.ts';
import { insertStripeEvent } from './queries-events.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'sync-subscription': { customerId: string };
  }
}

/** The webhook endpoint for Stripe. */
export const WEBHOOK_PATH = '/api/stripe/webhook';

const MAX_BODY_BYTES = 256 * 1024;
const TOLERANCE_SECONDS = 300;

/**
 * Receives a webhook of Stripe. Its signature covers the raw bytes, so nothing parses them before.
 * Only the id of the customer is stored; a job fetches a snapshot, so that neither order nor
 * content of events matters. Stripe retries what was not answered with 200.
 */
export async function receiveStripeEvent(platform: Platform, request: Request): Promise<Response> {
  const account = platform.stripe;
  if (!account) return answer(404, { error: 'Not found' });
  const body = await readLimitedBody(request, MAX_BODY_BYTES);
  if (!body) return answer(413, { error: 'Too large' });
  const event = await verifyEvent(platform, account, body, request.headers.get('stripe-signature'));
  if (!event) return answer(400, { error: 'Not signed by Stripe of late' });
  try {
    await storeEvent(platform, event);
  } catch (error) {
    platform.log.error({ err: error, event: event.id, type: event.type }, 'event not taken in');
    const isAway = asRefusal(error).code === 'unavailable';
    return answer(isAway ? 503 : 500, { error: 'Please send it again' });
  }
  return answer(200, { received: true });
}

/** Verifies signature and age of an event; the refusal does not say what was wrong. */
async function verifyEvent(
  { clock, log }: Platform,
  { loadClient, webhookSecret }: StripeAccount,
  body: Buffer,
  signature: string | null,
): Promise<Stripe.Event | undefined> {
  const { webhooks } = await loadClient();
  const now = clock.now().getTime();
  try {
    return webhooks.constructEvent(
      body,
      signature ?? '',
      webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      now,
    );
  } catch (error) {
    log.warn({ because: (error as Error).name }, 'event of Stripe refused');
    return undefined;
  }
}

/** Stores the event and its sync job in one transaction, once. */
async function storeEvent({ db, jobs, clock, log }: Platform, event: Stripe.Event): Promise<void> {
  const { id, type } = event;
  const customerId = customerOf(event);
  await db.transaction().execute(async (tx) => {
    const isNew = await insertStripeEvent(tx, { id, type, receivedAt: clock.now() });
    if (!isNew || customerId === null) return;
    await jobs.send(tx, 'sync-subscription', { customerId }, { singletonKey: customerId });
  });
  log.info({ event: id, type, customerId }, 'event of Stripe');
}

function customerOf({ data }: Stripe.Event): string | null {
  const object = data.object as { id?: string; object?: string; customer?: unknown };
  if (object.object === 'customer') return object.id ?? null;
  const { customer } = object;
  if (typeof customer === 'string') return customer;
  return (customer as { id?: string } | null | undefined)?.id ?? null;
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
