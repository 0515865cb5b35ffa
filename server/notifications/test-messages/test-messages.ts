import type { Channel } from '#contract/notifications.ts';
import type { TestMessage } from '#contract/test-messages.ts';
import { getUser, type Person } from '#server/accounts/accounts.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import {
  queueMessages,
  type QueuedLetter,
  type QueuedPush,
} from '#server/notifications/outbox/outbox.ts';
import {
  findSubscriptionsOfUser,
  type SubscriptionRow,
} from '#server/notifications/outbox/queries-push.ts';
import { provenContacts } from '#server/notifications/proven-contacts.ts';
import { absoluteUrl } from '#server/notifications/render-letter.ts';
import { letters } from '#server/notifications/texts/texts.ts';
import { findTestMessages, type SentTest } from './queries-test-messages.ts';

const SETTINGS = '/notifications?tab=settings';

/**
 * Queues a message to oneself by a channel; by push to each of one's browsers.
 * @throws Refusal `invalid_input` where the channel has no address
 */
export async function sendTest(
  platform: Platform,
  userId: string,
  channel: Channel,
): Promise<TestMessage> {
  const { db, clock } = platform;
  const person = await getUser(db, userId);
  const browsers = channel === 'push' ? await findSubscriptionsOfUser(db, userId) : [];
  const id = uuidv7(clock.now().getTime());
  const messages = messagesOf(platform, person, { id, channel, browsers });
  if (messages.length === 0)
    throw new Refusal('invalid_input', { details: [{ field: 'channel', problem: 'no_address' }] });
  await db.transaction().execute((tx) => queueMessages(tx, platform, messages));
  return { id, state: isCarried(channel, platform.config) ? 'queued' : 'kept' };
}

/** What became of a test of this person. @throws Refusal `not_found` */
export async function readTest(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  userId: string,
  id: string,
): Promise<TestMessage> {
  const browsers = await findSubscriptionsOfUser(db, userId);
  const key = keyOf(userId, id);
  const keys = [key, ...browsers.map((browser) => `${key}:push:${browser.id}`)];
  const sent = await findTestMessages(
    db,
    keys.map((one) => `testMessage:${one}`),
  );
  assertThat(sent.length > 0, 'not_found');
  return { id, state: stateOf(sent, config) };
}

/** Nobody else finds a test by its id. */
function keyOf(userId: string, id: string): string {
  return `${userId}:${id}`;
}

interface Wanted {
  id: string;
  channel: Channel;
  browsers: readonly SubscriptionRow[];
}

function messagesOf(
  { config }: Pick<Platform, 'config'>,
  person: Person,
  { id, channel, browsers }: Wanted,
): (QueuedLetter | QueuedPush)[] {
  const { language } = person;
  const url = absoluteUrl(config, SETTINGS, language);
  const letter = letters[language].testMessage({ brand: config.brandName, url });
  const about = { kind: 'testMessage', key: keyOf(person.id, id), letter } as const;
  const { email, phone } = provenContacts(person);
  if (channel === 'push') {
    const recipient = email ?? phone ?? person.id;
    const { pathname, search } = new URL(url);
    const push = { ...about, recipient, language, href: pathname + search };
    return browsers.map((browser) => ({ ...push, subscriptionId: browser.id }));
  }
  const address = channel === 'email' ? email : phone;
  return address === null ? [] : [{ ...about, to: { channel, address, language } }];
}

function stateOf(sent: readonly SentTest[], config: Config): TestMessage['state'] {
  if (sent.some(({ sent_at }) => sent_at !== null)) return 'sent';
  if (sent.every(({ failed_at }) => failed_at !== null)) return 'failed';
  return sent.some(({ channel }) => isCarried(channel, config)) ? 'queued' : 'kept';
}

/** Whether the site has a service that carries messages of a channel. */
function isCarried(channel: Channel, { mail, sms }: Config): boolean {
  return channel === 'push' || (channel === 'email' ? mail.smtpUrl : sms) !== undefined;
}
