import { DAY_SECONDS } from '#contract/durations.ts';
import type { Language } from '#contract/language.ts';
import type { Channel } from '#contract/notifications.ts';
import type { Person } from '#server/accounts/accounts.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { countHit } from '#server/platform/limits/rate-limits.ts';
import { preferenceKindOf } from '#server/notifications/channels.ts';
import { queueLetter, queuePush } from '#server/notifications/outbox/outbox.ts';
import type { NoticeRow } from '#server/notifications/queries-notices.ts';
import { findSubscriptionsOfUser } from '#server/notifications/outbox/queries-push.ts';
import type { Letter, LetterKind } from '#server/notifications/texts/letter.ts';
import { letters } from '#server/notifications/texts/texts.ts';
import type { UnsubscribeScope } from '#server/notifications/unsubscribe/unsubscribe-token.ts';
import { absoluteUrl, renderLetter } from '#server/notifications/render-letter.ts';

const MAX_SMS_PER_DAY = 10;

type QueuePlatform = Pick<Platform, 'config' | 'clock' | 'jobs' | 'brand'>;

/** Queues one message about these notices of a person; several become one digest. */
export async function queueNotices(
  tx: Tx,
  platform: QueuePlatform,
  { person, channel, notices }: { person: Person; channel: Channel; notices: NoticeRow[] },
): Promise<void> {
  const [first] = notices;
  if (!first) return;
  const message =
    notices.length === 1
      ? messageOfOne(platform, first)
      : messageOfSeveral(platform, notices, person);
  if (channel === 'push') return queuePushMessages(tx, platform, person, message);
  const address = channel === 'email' ? person.email : person.phone;
  if (address === null || (channel === 'sms' && !(await maySendSms(tx, platform, person)))) return;
  const { kind, language, letter, stops } = message;
  await queueLetter(tx, platform, {
    kind,
    // The mail has the notice's own idempotency key, as letters without a notice have.
    key: channel === 'email' ? message.key : `${message.key}:${channel}`,
    letter,
    to: { channel, address, language },
    stoppable: { userId: person.id, kind: stops },
  });
}

/** Texts cost money: over the limit, only the notice in the product is left. */
async function maySendSms(
  tx: Tx,
  { clock, config }: QueuePlatform,
  { id }: Person,
): Promise<boolean> {
  const limit = { limit: MAX_SMS_PER_DAY, windowSeconds: DAY_SECONDS };
  return (await countHit({ db: tx, clock, config }, ['texts-to', id], limit)).allowed;
}

interface Message {
  kind: LetterKind;
  key: string;
  language: Language;
  letter: Letter;
  href: string;
  stops: UnsubscribeScope['kind'];
}

function messageOfOne({ config }: QueuePlatform, notice: NoticeRow): Message {
  const { kind, dedupe_key, language, facts } = notice;
  return {
    kind,
    key: dedupe_key.slice(kind.length + 1),
    language,
    letter: renderLetter(notice, language, config),
    href: facts.href,
    stops: preferenceKindOf(kind, facts) ?? 'all',
  };
}

function messageOfSeveral(
  { config }: QueuePlatform,
  notices: NoticeRow[],
  person: Person,
): Message {
  const [first] = notices as [NoticeRow];
  const languages = new Set(notices.map(({ language }) => language));
  const language = languages.size === 1 ? first.language : person.language;
  const href = '/notifications';
  const news = notices.map((notice) => {
    const { subject, preview } = renderLetter(notice, language, config);
    return { title: subject, text: preview, url: absoluteUrl(config, notice.facts.href, language) };
  });
  const said = { brand: config.brandName, news, url: absoluteUrl(config, href, language) };
  const stops = new Set(
    notices.map((notice) => preferenceKindOf(notice.kind, notice.facts) ?? 'all'),
  );
  return {
    kind: 'digest',
    key: first.id,
    language,
    letter: letters[language].digest(said),
    href,
    stops: stops.size === 1 ? ([...stops][0] ?? 'all') : 'all',
  };
}

async function queuePushMessages(
  tx: Tx,
  platform: QueuePlatform,
  person: Person,
  message: Message,
) {
  const { kind, key, letter, language, href } = message;
  const { pathname, search } = new URL(absoluteUrl(platform.config, href, language));
  const recipient = person.email ?? person.phone ?? person.id;
  for (const { id: subscriptionId } of await findSubscriptionsOfUser(tx, person.id)) {
    const push = { kind, key, letter, recipient, language, subscriptionId };
    await queuePush(tx, platform, { ...push, href: pathname + search });
  }
}
