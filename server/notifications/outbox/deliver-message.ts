import type { Config } from '#server/platform/config/config.ts';
import { DeliveryError } from '#server/platform/delivery/delivery-error.ts';
import { openMailer, type Mailer } from '#server/platform/delivery/mail.ts';
import type { JobHandler, JobPayloads } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { openPusher, type Pusher } from '#server/platform/delivery/push.ts';
import { openTexter, type Texter } from '#server/platform/delivery/sms.ts';
import { hasAnswerLink } from '#server/notifications/answer-links/answer-links.ts';
import { redactAnswerLink } from '#server/notifications/answer-links/queries-answer-links.ts';
import { drawPictures } from '#server/notifications/pictures/draw-picture.ts';
import { deliverPush } from './deliver-push.ts';
import { withMailStyle } from './mail-page.ts';
import {
  claimMessage,
  isMessageWaiting,
  redactMessage,
  releaseMessage,
  updateMessageNotSent,
  updateMessageSent,
  type OutboxRow,
} from './queries-outbox.ts';
import { isStopped } from '#server/notifications/stopped-texts/stopped-texts.ts';
import { staleBefore } from './staleness.ts';

type DeliveryPlatform = Pick<Platform, 'db' | 'clock' | 'files' | 'log' | 'jobs' | 'brand'>;

/** The configured carriers of messages. */
export interface Carriers {
  mailer: Mailer | undefined;
  texter: Texter | undefined;
  pusher: Pusher | undefined;
}

/** Opens the configured carriers; close the mailer at the end. */
export function openCarriers(
  config: Pick<Config, 'mail' | 'publicUrl' | 'sms' | 'push'>,
): Carriers {
  return { mailer: openMailer(config), texter: openTexter(config), pusher: openPusher(config) };
}

/** TTL of a claim: longer than a carrier's timeout. */
const claimMilliseconds = 60_000;

/** Messages whose text is a credential: redacted once they were sent, or never will be. */
const SECRET_KINDS = ['signInCode', 'invitation', 'teamInvitation', 'memberInvitation'];

/** Makes the handler of the jobs that deliver messages: those of a channel without a carrier are done. */
export function messageDeliverer(
  platform: DeliveryPlatform,
  carriers: Carriers,
): JobHandler<JobPayloads['deliver-message']> {
  const { mailer: email, texter: sms, pusher: push } = carriers;
  return async ({ messageId, channel }, job) => {
    if (channel && { email, sms, push }[channel] === undefined) return;
    await deliverMessage(platform, carriers, messageId, job);
  };
}

/**
 * Sends one message of the outbox. Idempotent. Without a carrier the outbox is the destination. On the
 * last retry of its job it fails for good, or is left to a new one where somebody else has claimed it.
 * @throws DeliveryError when a retry may succeed: the job does it
 */
export async function deliverMessage(
  platform: DeliveryPlatform,
  carriers: Carriers,
  messageId: string,
  { isLast } = { isLast: false },
): Promise<void> {
  const { db, clock, log } = platform;
  const now = clock.now();
  const until = new Date(now.getTime() + claimMilliseconds);
  const message = await claimMessage(db, { id: messageId, now, until });
  if (!message) {
    if (!(await isMessageWaiting(db, messageId))) return;
    if (isLast) return deliverLater(platform, messageId);
    throw new DeliveryError('Somebody else is handing this message over', false);
  }
  const send = carrierOf(platform, message, carriers);
  if (!send) return releaseMessage(db, messageId);
  try {
    if (await isStopped(db, message)) throw new DeliveryError('Its reader stopped texts', true);
    await isFreshEnough(message, now, send);
  } catch (error) {
    const isFinal = isLast || (error instanceof DeliveryError && error.permanent);
    const failedAt = isFinal ? now : null;
    await updateMessageNotSent(db, messageId, { error: String(error), failedAt });
    if (!failedAt) throw error;
    log.warn({ err: error, ...factsOf(message) }, 'message failed');
    return removeSecret(db, message);
  }
  await updateMessageSent(db, { id: messageId, now });
  log.info(factsOf(message), 'message sent');
  await removeSecret(db, message);
}

/** By a new job, once the claim is over: whoever has it may have died. */
function deliverLater({ db, jobs }: DeliveryPlatform, messageId: string): Promise<void> {
  const afterSeconds = claimMilliseconds / 1000;
  return db
    .transaction()
    .execute((tx) => jobs.send(tx, 'deliver-message', { messageId }, { afterSeconds }));
}

/** For the log: nothing of what it says, and not to whom. */
function factsOf({ id, kind, channel }: OutboxRow): object {
  return { messageId: id, kind, channel };
}

function carrierOf(
  platform: Pick<Platform, 'db' | 'files' | 'brand'>,
  message: OutboxRow,
  { mailer, texter, pusher }: Carriers,
): (() => Promise<void>) | undefined {
  const { id, recipient: to, subject, text, language } = message;
  if (message.channel === 'push') {
    return pusher && (() => deliverPush(platform.db, pusher, message));
  }
  if (message.channel === 'sms') return texter && (() => texter.send({ to, text }));
  const unsubscribeUrl = message.unsubscribe_url;
  if (!mailer) return undefined;
  return async () => {
    const html = message.html && withMailStyle(message.html, platform.brand.now().shades);
    const pictures = await drawPictures(platform, html ?? '');
    const content = { subject, text, html, pictures, calendar: message.calendar };
    const replyTo = message.reply_to;
    await mailer.send({ id, to, ...content, language, unsubscribeUrl, replyTo });
  };
}

async function isFreshEnough(
  message: OutboxRow,
  now: Date,
  send: () => Promise<void>,
): Promise<void> {
  if (message.text === '') throw new DeliveryError('Its words were taken out before it left', true);
  if (message.created_at < staleBefore(now, message.kind)) {
    throw new DeliveryError('It could not be handed over while it was news', true);
  }
  await send();
}

/** What opens something without a sign-in stays in no message that has left, or never will. */
async function removeSecret(db: Platform['db'], { id, kind }: OutboxRow): Promise<void> {
  if (SECRET_KINDS.includes(kind)) await redactMessage(db, id);
  if (hasAnswerLink(kind)) await redactAnswerLink(db, id);
}
