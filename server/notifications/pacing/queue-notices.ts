import { DAY_SECONDS } from '#contract/durations.ts';
import type { Language } from '#contract/language.ts';
import { readerLanguage } from '#contract/reader-language.ts';
import type { Channel } from '#contract/notifications.ts';
import type { Person } from '#server/accounts/accounts.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Trace } from '#server/platform/tracing/trace.ts';
import { countHits, type Count } from '#server/platform/limits/rate-limits.ts';
import { mintAnswerLinks } from '#server/notifications/answer-links/answer-links.ts';
import { calendarOfNotice } from '#server/notifications/outbox/calendar-of-notice.ts';
import { preferenceKindOf } from '#server/notifications/channels.ts';
import { hrefs } from '#server/notifications/deep-links.ts';
import {
  queueMessages,
  type QueuedLetter,
  type QueuedPush,
} from '#server/notifications/outbox/outbox.ts';
import type { Answerer } from '#server/notifications/reply-addresses/queries-reply-addresses.ts';
import type { NoticeRow } from '#server/notifications/queries-notices.ts';
import {
  findSubscriptionsOfUsers,
  type SubscriptionRow,
} from '#server/notifications/outbox/queries-push.ts';
import type { Letter, LetterKind } from '#server/notifications/texts/letter.ts';
import { letters } from '#server/notifications/texts/texts.ts';
import { sayHowToReply, type SayHowToReply } from '#server/notifications/marks/how-to-reply.ts';
import { findStoppedPhones } from '#server/notifications/stopped-texts/queries-stopped.ts';
import type { UnsubscribeScope } from '#server/notifications/unsubscribe/unsubscribe-token.ts';
import { absoluteUrl, renderLetter } from '#server/notifications/render-letter.ts';
import { conversationOf, withReplyHint } from '#server/notifications/reply-addresses/reply-hint.ts';
import { replyAddressesOf } from '#server/notifications/reply-addresses/reply-addresses.ts';

const MAX_SMS_PER_DAY = 10;

type QueuePlatform = Pick<Platform, 'config' | 'clock' | 'jobs' | 'brand'>;

/** What a person is told by one message: one notice, or several as a digest. */
export interface NoticesOfPerson {
  person: Person;
  channel: Channel;
  notices: readonly NoticeRow[];
  /** Where it is not part of the running code's trace. */
  trace?: Trace | undefined;
}

/** Queues one message each about the notices of some people. */
export async function queueNotices(
  tx: Tx,
  platform: QueuePlatform,
  all: readonly NoticesOfPerson[],
): Promise<void> {
  const texts = await withoutStopped(
    tx,
    all.filter(({ channel }) => channel === 'sms'),
  );
  const mayText = await maySendSms(
    tx,
    platform,
    texts.map(({ person }) => person.id),
  );
  const sent = new Set(texts.filter((_, place) => mayText[place]));
  const howToReply = await sayHowToReply(tx, platform, [...sent]);
  const browsers = await findBrowsers(tx, all);
  const tokens = await mintAnswerLinks(tx, platform, all);
  const replyTos = await replyAddressesOf(tx, platform, all.map(answererOf));
  const messages = all.map((one, place) => {
    const message = messageOf(platform, one, tokens[place] ?? null);
    if (one.channel === 'push') return pushMessages(platform, one, message, browsers);
    if (one.channel === 'email') return letterTo(one, message, replyTos[place]);
    return sent.has(one)
      ? letterTo(one, withHowToReply(message, howToReply.get(one)), undefined)
      : [];
  });
  await queueMessages(tx, platform, messages.flat());
}

async function withoutStopped(tx: Tx, texts: readonly NoticesOfPerson[]) {
  const phones = texts.flatMap(({ person: { phone } }) => phone ?? []);
  const stopped = await findStoppedPhones(tx, phones);
  return texts.filter(({ person: { phone } }) => phone === null || !stopped.has(phone));
}

function withHowToReply(message: Message, say: SayHowToReply | undefined): Message {
  const { letter, language } = message;
  const how = say?.(language);
  return how ? { ...message, letter: { ...letter, sms: `${letter.sms} ${how}` } } : message;
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

/** Who may answer a mail about these notices, where it is about one conversation alone. */
function answererOf({ person, channel, notices }: NoticesOfPerson): Answerer | undefined {
  const conversation = channel === 'email' ? conversationOf(notices) : undefined;
  return conversation && { userId: person.id, ...conversation };
}

async function findBrowsers(tx: Tx, all: readonly NoticesOfPerson[]) {
  const pushed = all.filter(({ channel }) => channel === 'push').map(({ person }) => person.id);
  const found = await findSubscriptionsOfUsers(tx, pushed);
  return Map.groupBy(found, ({ user_id }) => user_id);
}

function messageOf(
  platform: QueuePlatform,
  { notices, person }: NoticesOfPerson,
  answerToken: string | null,
): Message {
  const [first, ...others] = notices as [NoticeRow, ...NoticeRow[]];
  return others.length === 0
    ? messageOfOne(platform, first, person, answerToken)
    : messageOfSeveral(platform, notices, person);
}

function letterTo(
  { person, channel, notices, trace }: NoticesOfPerson,
  message: Message,
  replyTo: string | undefined,
): QueuedLetter[] {
  const address = channel === 'email' ? person.email : person.phone;
  if (address === null || channel === 'push') return [];
  const { kind, key, language, letter, stops, calendar = null } = message;
  return [
    {
      kind,
      // The mail has the notice's own idempotency key, as letters without a notice have.
      key: channel === 'email' ? key : `${key}:${channel}`,
      letter: replyTo === undefined ? letter : withReplyHint(letter, notices[0]!, language),
      to: { channel, address, language },
      replyTo,
      stoppable: { userId: person.id, kind: stops },
      calendar,
      trace,
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

function messageOfOne(
  platform: QueuePlatform,
  notice: NoticeRow,
  person: Person,
  answerToken: string | null,
): Message {
  const { config } = platform;
  const { kind, dedupe_key, facts } = notice;
  const language = readerLanguage(config, notice.language, person.language);
  return {
    kind,
    key: dedupe_key.slice(kind.length + 1),
    language,
    letter: renderLetter(notice, language, config, answerToken),
    href: answerToken ? hrefs.answer(answerToken) : facts.href,
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
  const ofAll = languages.size === 1 ? first.language : null;
  const language = readerLanguage(config, ofAll, person.language);
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
  { person: { id, email, phone }, trace }: NoticesOfPerson,
  { kind, key, letter, language, href }: Message,
  browsers: ReadonlyMap<string, SubscriptionRow[]>,
): QueuedPush[] {
  const { pathname, search } = new URL(absoluteUrl(config, href, language));
  const push = { kind, key, letter, recipient: email ?? phone ?? id, language, trace };
  return (browsers.get(id) ?? []).map((browser) => ({
    ...push,
    subscriptionId: browser.id,
    href: pathname + search,
  }));
}
