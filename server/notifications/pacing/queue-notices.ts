import { DAY_SECONDS } from '#contract/durations.ts';
import type { Language } from '#contract/language.ts';
import type { Channel } from '#contract/notifications.ts';
import type { Person } from '#server/accounts/accounts.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { countHits, type Count } from '#server/platform/limits/rate-limits.ts';
import { calendarOfNotice } from '#server/notifications/outbox/calendar-of-notice.ts';
import { preferenceKindOf } from '#server/notifications/channels.ts';
import {
  queueMessages,
  type QueuedLetter,
  type QueuedPush,
} from '#server/notifications/outbox/outbox.ts';
import type { NoticeRow } from '#server/notifications/queries-notices.ts';
import {
  findSubscriptionsOfUsers,
  type SubscriptionRow,
} from '#server/notifications/outbox/queries-push.ts';
import type { Letter, LetterKind } from '#server/notifications/texts/letter.ts';
import { letters } from '#server/notifications/texts/texts.ts';
import type { UnsubscribeScope } from '#server/notifications/unsubscribe/unsubscribe-token.ts';
import { absoluteUrl, renderLetter } from '#server/notifications/render-letter.ts';

const MAX_SMS_PER_DAY = 10;

type QueuePlatform = Pick<Platform, 'config' | 'clock' | 'jobs' | 'brand'>;

/** What a person is told by one message: one notice, or several as a digest. */
export interface NoticesOfPerson {
  person: Person;
  channel: Channel;
  notices: readonly NoticeRow[];
}

/** Queues one message each about the notices of some people. */
export async function queueNotices(
  tx: Tx,
  platform: QueuePlatform,
  all: readonly NoticesOfPerson[],
): Promise<void> {
  const texters = all.filter(({ channel }) => channel === 'sms').map(({ person }) => person.id);
  const mayText = await maySendSms(tx, platform, texters);
  const browsers = await findBrowsers(tx, all);
  const messages = all.map((one) => {
    const message = messageOf(platform, one);
    if (one.channel === 'push') return pushMessages(platform, one.person, message, browsers);
    if (one.channel === 'sms' && !mayText.shift()) return [];
    return letterTo(one, message);
  });
  await queueMessages(tx, platform, messages.flat());
}

/** Texts cost money: over the limit, only the notice in the product is left. By person, in order. */
async function maySendSms(
  tx: Tx,
  { clock, config }: QueuePlatform,
  userIds: readonly string[],
): Promise<boolean[]> {
  const limit = { limit: MAX_SMS_PER_DAY, windowSeconds: DAY_SECONDS };
  const counts = userIds.map((id): Count => [['texts-to', id], limit]);
  return (await countHits({ db: tx, clock, config }, counts)).map(({ allowed }) => allowed);
}

async function findBrowsers(tx: Tx, all: readonly NoticesOfPerson[]) {
  const pushed = all.filter(({ channel }) => channel === 'push').map(({ person }) => person.id);
  const found = await findSubscriptionsOfUsers(tx, pushed);
  return Map.groupBy(found, ({ user_id }) => user_id);
}

function messageOf(platform: QueuePlatform, { notices, person }: NoticesOfPerson): Message {
  const [first, ...others] = notices as [NoticeRow, ...NoticeRow[]];
  return others.length === 0
    ? messageOfOne(platform, first)
    : messageOfSeveral(platform, notices, person);
}

function letterTo({ person, channel }: NoticesOfPerson, message: Message): QueuedLetter[] {
  const address = channel === 'email' ? person.email : person.phone;
  if (address === null || channel === 'push') return [];
  const { kind, key, language, letter, stops, calendar = null } = message;
  return [
    {
      kind,
      // The mail has the notice's own idempotency key, as letters without a notice have.
      key: channel === 'email' ? key : `${key}:${channel}`,
      letter,
      to: { channel, address, language },
      stoppable: { userId: person.id, kind: stops },
      calendar,
    },
  ];
}

interface Message {
  kind: LetterKind;
  key: string;
  language: Language;
  letter: Letter;
  href: string;
  stops: UnsubscribeScope['kind'];
  calendar?: string | null;
}

function messageOfOne(platform: QueuePlatform, notice: NoticeRow): Message {
  const { config } = platform;
  const { kind, dedupe_key, language, facts } = notice;
  return {
    kind,
    key: dedupe_key.slice(kind.length + 1),
    language,
    letter: renderLetter(notice, language, config),
    href: facts.href,
    stops: preferenceKindOf(kind, facts) ?? 'all',
    calendar: calendarOfNotice(platform, notice, language),
  };
}

function messageOfSeveral(
  { config }: QueuePlatform,
  notices: readonly NoticeRow[],
  person: Person,
): Message {
  const [first] = notices as [NoticeRow];
  const languages = new Set(notices.map(({ language }) => language));
  const language = languages.size === 1 ? first.language : person.language;
  const href = '/notifications';
  const news = notices.map((notice) => {
    const { subject, preview, picture } = renderLetter(notice, language, config);
    const url = absoluteUrl(config, notice.facts.href, language);
    return { ...(picture && { picture }), title: subject, text: preview, url };
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

function pushMessages(
  { config }: QueuePlatform,
  { id, email, phone }: Person,
  { kind, key, letter, language, href }: Message,
  browsers: ReadonlyMap<string, SubscriptionRow[]>,
): QueuedPush[] {
  const { pathname, search } = new URL(absoluteUrl(config, href, language));
  const push = { kind, key, letter, recipient: email ?? phone ?? id, language };
  return (browsers.get(id) ?? []).map((browser) => ({
    ...push,
    subscriptionId: browser.id,
    href: pathname + search,
  }));
}
