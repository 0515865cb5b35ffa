import type { Db } from '#server/platform/database/db.ts';
import { DeliveryError } from '#server/platform/delivery/delivery-error.ts';
import { PushAddressGone, type Pusher } from '#server/platform/delivery/push.ts';
import { pushAnswerOf, type PushAnswer } from '#server/notifications/answer-links/push-answer.ts';
import type { OutboxRow } from './queries-outbox.ts';
import { deleteSubscription, findSubscription } from './queries-push.ts';

/** The payload that web/public/push-worker.js reads. */
export interface PushPayload {
  title: string;
  body: string;
  /** A link into the product, from its root. */
  href: string;
  /** A second message of the same tag replaces the first. */
  tag: string;
  lang: string;
  /** Absent where it cannot be answered. */
  answer?: PushAnswer;
}

/**
 * Sends a push message; a subscription the push service reports as gone is deleted.
 * @throws DeliveryError
 */
export async function deliverPush(db: Db, pusher: Pusher, message: OutboxRow): Promise<void> {
  const id = message.push_subscription_id;
  const to = id === null ? undefined : await findSubscription(db, id);
  if (!to) throw new DeliveryError('This browser is not subscribed any more', true);
  const href = message.href ?? '/notifications';
  const answer = pushAnswerOf(href, message.language);
  const payload: PushPayload = {
    title: message.subject,
    body: message.text,
    href,
    tag: message.id,
    lang: message.language,
    ...(answer && { answer }),
  };
  const urgent = message.kind === 'newLead' || message.kind === 'leadReminder';
  try {
    await pusher.send({ to, payload: JSON.stringify(payload), urgent });
  } catch (error) {
    if (error instanceof PushAddressGone) await deleteSubscription(db, to.id);
    throw error;
  }
}
