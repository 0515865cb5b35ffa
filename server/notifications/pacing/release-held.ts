import { findUsers } from '#server/accounts/accounts.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  channelsOf,
  preferenceKindOf,
  deliverableChannels,
} from '#server/notifications/channels.ts';
import { pace, releaseAt } from './dispatch.ts';
import { deleteHeld, findHeld, lockPaces, updatePaces, type Queue } from './queries-held.ts';
import type { NoticeRow } from '#server/notifications/queries-notices.ts';
import { findPreferences, type Preferences } from '#server/notifications/queries-preferences.ts';
import { endOfQuietHours } from './quiet-hours.ts';
import { provenContacts } from '#server/notifications/proven-contacts.ts';
import { queueNotices } from './queue-notices.ts';

type ReleasePlatform = Pick<Platform, 'db' | 'config' | 'clock' | 'jobs' | 'brand'>;

/**
 * Sends the delayed notices of a queue as one message, if they are due; otherwise schedules itself
 * again. Notices read or switched off meanwhile are dropped. Run by a job; idempotent.
 */
export async function releaseLetters(platform: ReleasePlatform, queue: Queue): Promise<void> {
  const person = (await findUsers(platform.db, [queue.userId])).get(queue.userId);
  if (!person) return;
  await platform.db.transaction().execute(async (tx) => {
    const now = platform.clock.now();
    const paces = await lockPaces(tx, [queue]);
    const openAt = paces.openAt(queue);
    const held = await findHeld(tx, queue);
    if (held.length === 0) return;
    if (openAt > now) return releaseAt(tx, platform, [{ queue, at: openAt }]);
    const preferences = await findPreferences(tx, person.id);
    const quietUntil = endOfQuietHours(now, preferences.quietHours);
    const ready = held.filter(({ passesQuiet }) => passesQuiet || !quietUntil);
    if (quietUntil && ready.length < held.length) {
      await releaseAt(tx, platform, [{ queue, at: quietUntil }]);
    }
    const notices = ready.map(({ notice }) => notice);
    await deleteHeld(
      tx,
      notices.map(({ id }) => id),
      queue.channel,
    );
    const isWanted = stillWanted(preferences, { ...provenContacts(person), hasPush: true }, queue);
    const wanted = notices.filter(isWanted);
    if (wanted.length === 0) return;
    await queueNotices(tx, platform, [{ person, channel: queue.channel, notices: wanted }]);
    pace(platform, paces, queue, now);
    await updatePaces(tx, paces);
  });
}

function stillWanted(
  { choices }: Preferences,
  person: Parameters<typeof deliverableChannels>[1],
  { channel }: Queue,
): (notice: NoticeRow) => boolean {
  return ({ kind, facts, read_at }) => {
    const hangsOn = preferenceKindOf(kind, facts);
    if (!hangsOn || read_at !== null) return false;
    return deliverableChannels(channelsOf(hangsOn, choices, person), person).includes(channel);
  };
}
