import type { Db } from '#server/platform/database/db.ts';
import { DeliveryError } from '#server/platform/delivery/delivery-error.ts';
import { PushAddressGone, type Pusher } from '#server/platform/delivery/push.ts';
import type { OutboxRow } from './queries-outbox.ts';
import { deleteSubscription, findSubscription } from './queries-push.ts';

/** What web/public/push-worker.js reads. */
export interface PushPayload {
  title: string;
  body: string;
  /** Into the product, from its root. */
  href: string;
  /** A second message of the same tag takes the place of the first. */
  tag: string;
  lang: string;
}

/**
 * Hands a push message over; a browser that wants no more is forgotten.
 * @throws DeliveryError
 */
export async function deliverPush(db: Db, pusher: Pusher, message: OutboxRow): Promise<void> {
  const id = message.push_subscription_id;
  const to = id === null ? undefined : await findSubscription(db, id);
  if (!to) throw new DeliveryError('This browser is not subscribed any more', true);
  const payload: PushPayload = {
    title: message.subject,
    body: message.text,
    href: message.href ?? '/notifications',
    tag: message.id,
    lang: message.language,
  };
  const urgent = message.kind === 'newLead' || message.kind === 'leadReminder';
  try {
    await pusher.send({ to, payload: JSON.stringify(payload), urgent });
  } catch (error) {
    if (error instanceof PushAddressGone) await deleteSubscription(db, to.id);
    throw error;
  }
}
