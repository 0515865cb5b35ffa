import type { Config } from '#server/platform/config/config.ts';
import { DeliveryError } from '#server/platform/delivery/delivery-error.ts';
import { openMailer, type Mailer } from '#server/platform/delivery/mail.ts';
import type { Platform } from '#server/platform/platform.ts';
import { openPusher, type Pusher } from '#server/platform/delivery/push.ts';
import { openTexter, type Texter } from '#server/platform/delivery/sms.ts';
import { deliverPush } from './deliver-push.ts';
import {
  claimMessage,
  isMessageWaiting,
  redactMessage,
  updateMessageNotSent,
  updateMessageSent,
  type OutboxRow,
} from './queries-outbox.ts';
import { freshSince } from './staleness.ts';

/** The ways out of the outbox that are set up here. */
export interface Carriers {
  mailer: Mailer | undefined;
  texter: Texter | undefined;
  pusher: Pusher | undefined;
}

/** Opens what the configuration names; close the mailer at the end. */
export function openCarriers(config: Pick<Config, 'mail' | 'sms' | 'push'>): Carriers {
  return { mailer: openMailer(config), texter: openTexter(config), pusher: openPusher(config) };
}

/** Longer than a carrier takes to give up. */
const claimMilliseconds = 60_000;

/** What can be done with the message alone: it is nobody's business once it has left, or never will. */
const SECRET_KINDS = ['signInCode', 'invitation'];

/**
 * Hands one message of the outbox over, once however often it is called. Without a carrier the
 * outbox is the destination. On the last try of its job it has failed for good.
 * @throws DeliveryError when another try may succeed: the job does it
 */
export async function deliverMessage(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  carriers: Carriers,
  messageId: string,
  { isLast } = { isLast: false },
): Promise<void> {
  const now = clock.now();
  const until = new Date(now.getTime() + claimMilliseconds);
  const message = await claimMessage(db, messageId, { now, until });
  if (!message) {
    if (!(await isMessageWaiting(db, messageId))) return;
    throw new DeliveryError('Somebody else is handing this message over', false);
  }
  const send = carrierOf(db, message, carriers);
  if (!send) return updateMessageNotSent(db, messageId, { error: null, failedAt: null });
  try {
    await isFreshEnough(message, now, send);
  } catch (error) {
    const isFinal = isLast || (error instanceof DeliveryError && error.permanent);
    const failedAt = isFinal ? now : null;
    await updateMessageNotSent(db, messageId, { error: String(error), failedAt });
    if (!failedAt) throw error;
    return blankSecret(db, message);
  }
  await updateMessageSent(db, message.id, now);
  await blankSecret(db, message);
}

function carrierOf(
  db: Platform['db'],
  message: OutboxRow,
  { mailer, texter, pusher }: Carriers,
): (() => Promise<void>) | undefined {
  const { id, recipient: to, subject, text, html, language } = message;
  if (message.channel === 'push') return pusher && (() => deliverPush(db, pusher, message));
  if (message.channel === 'sms') return texter && (() => texter.send({ to, text }));
  const unsubscribeUrl = message.unsubscribe_url;
  return mailer && (() => mailer.send({ id, to, subject, text, html, language, unsubscribeUrl }));
}

async function isFreshEnough(
  message: OutboxRow,
  now: Date,
  send: () => Promise<void>,
): Promise<void> {
  if (message.text === '') throw new DeliveryError('Its words were taken out before it left', true);
  if (message.created_at < freshSince(now, message.kind)) {
    throw new DeliveryError('It could not be handed over while it was news', true);
  }
  await send();
}

async function blankSecret(db: Platform['db'], { id, kind }: OutboxRow): Promise<void> {
  if (SECRET_KINDS.includes(kind)) await redactMessage(db, id);
}
