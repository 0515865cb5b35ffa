import type {
  NotificationPreferences,
  PreferenceKind,
  PreferredKind,
  QuietHours,
} from '#contract/notifications.ts';
import { getUser, type Person } from '#server/accounts/accounts.ts';
import type { Platform } from '#server/platform/platform.ts';
import { answeredBy, channelsOf, KINDS_OF_ROLE, type Choices } from './channels.ts';
import { releaseAt } from './pacing/dispatch.ts';
import { findQueuesOfUser } from './pacing/queries-held.ts';
import { provenContacts } from './proven-contacts.ts';
import { addChoices, findPreferences, updateQuietHours } from './queries-preferences.ts';
import { isTextingStopped, resumeTexts, withoutTexts } from './stopped-texts/stopped-texts.ts';
import type { UnsubscribeScope } from './unsubscribe/unsubscribe-token.ts';

type Preferring = Pick<Platform, 'db' | 'config' | 'clock' | 'jobs' | 'brand'>;

/** The channels a person chose for each kind of notice. */
export async function getPreferences(
  { db, config }: Preferring,
  userId: string,
): Promise<NotificationPreferences> {
  const person = await getUser(db, userId);
  const contacts = provenContacts(person);
  const { choices, quietHours } = await findPreferences(db, userId);
  const isStopped = contacts.phone !== null && (await isTextingStopped(db, contacts.phone));
  const comesIn = { email: config.replies !== undefined, sms: config.inboundTexts !== undefined };
  const kinds = kindsOfPerson(person).map((kind) => ({
    kind,
    channels: withoutTexts(channelsOf(kind, choices, contacts), isStopped),
    answeredBy: answeredBy(kind, comesIn),
  }));
  const channelsAvailable = availableTo(contacts, config);
  return { kinds, quietHours, channelsAvailable, replyAddresses: comesIn.email };
}

/**
 * Stores the choices, and reschedules delayed notices: they may not have to wait any more. Who switches
 * texts on takes back that they stopped them.
 */
export async function setPreferences(
  platform: Preferring,
  userId: string,
  {
    kinds,
    quietHours,
  }: { kinds: readonly PreferredKind[]; quietHours?: QuietHours | null | undefined },
): Promise<NotificationPreferences> {
  const choices = Object.fromEntries(kinds.map(({ kind, channels }) => [kind, channels]));
  await platform.db.transaction().execute(async (tx) => {
    await addChoices(tx, userId, choices);
    const { phone } = await getUser(tx, userId);
    if (phone !== null && kinds.some(({ channels }) => channels.sms)) await resumeTexts(tx, phone);
    if (quietHours !== undefined) await updateQuietHours(tx, userId, quietHours);
    const queues = await findQueuesOfUser(tx, userId);
    const at = platform.clock.now();
    await releaseAt(
      tx,
      platform,
      queues.map((queue) => ({ queue, at })),
    );
  });
  return getPreferences(platform, userId);
}

/**
 * Whether mails of a link's scope are enabled; for all of them, whether any is. Undefined for an
 * unknown person.
 */
export async function isSubscribed(
  { db }: Pick<Platform, 'db'>,
  { kind, person }: Pick<UnsubscribeScope, 'kind'> & { person: Person },
): Promise<boolean> {
  const { choices } = await findPreferences(db, person.id);
  return kindsOf(kind, person).some((one) => channelsOf(one, choices, person).email);
}

/** Switches mails of a link's scope off or on, and no other channel. */
export async function setSubscribed(
  { db }: Pick<Platform, 'db'>,
  { kind, person }: Pick<UnsubscribeScope, 'kind'> & { person: Person },
  email: boolean,
): Promise<void> {
  const { choices } = await findPreferences(db, person.id);
  const changed: Choices = Object.fromEntries(
    kindsOf(kind, person).map((one) => [one, { ...channelsOf(one, choices, person), email }]),
  );
  await addChoices(db, person.id, changed);
}

function kindsOf(kind: UnsubscribeScope['kind'], person: Person) {
  return kind === 'all' ? kindsOfPerson(person) : [kind];
}

/** Who is a member of a team is notified as a professional, and as the customer they may be besides. */
function kindsOfPerson({ role, isMember }: Person): PreferenceKind[] {
  const own = KINDS_OF_ROLE[role];
  return isMember ? [...new Set([...KINDS_OF_ROLE.professional, ...own])] : [...own];
}

/** Without an SMS service, text messages end in the development outbox. */
function availableTo(
  { email, phone }: ReturnType<typeof provenContacts>,
  { sms, production }: Platform['config'],
) {
  const textsLeave = sms !== undefined || !production;
  return { email: email !== null, sms: phone !== null && textsLeave, push: true };
}
