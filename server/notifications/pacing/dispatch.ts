import type { Channel } from '#contract/notifications.ts';
import type { Person } from '#server/accounts/accounts.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  channelsOf,
  isVeryUrgent,
  preferenceKindOf,
  deliverableChannels,
} from '#server/notifications/channels.ts';
import { PACES, type Lane } from './pacing.ts';
import { provenContacts } from '#server/notifications/proven-contacts.ts';
import { insertHeld, lockPace, updatePace, type Queue } from './queries-held.ts';
import type { NoticeRow } from '#server/notifications/queries-notices.ts';
import type { Preferences } from '#server/notifications/queries-preferences.ts';
import { endOfQuietHours } from './quiet-hours.ts';
import { queueNotices } from './queue-notices.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'release-letters': Queue;
  }
}

type DispatchPlatform = Pick<Platform, 'config' | 'clock' | 'jobs' | 'brand'>;

/** A new notice, and whether it may be sent in quiet hours. */
export interface PendingNotice {
  notice: NoticeRow;
  person: Person;
  passesQuiet: boolean;
  preferences: Preferences;
  /** Whether a browser of theirs takes push messages. */
  hasPush: boolean;
}

/**
 * Sends a notice by each channel its person chose: at once, or by a job after quiet hours and the
 * minimum interval between letters.
 */
export async function dispatch(
  tx: Tx,
  platform: DispatchPlatform,
  fresh: PendingNotice,
): Promise<void> {
  const { notice, person } = fresh;
  const hangsOn = preferenceKindOf(notice.kind, notice.facts);
  if (!hangsOn) return;
  const { choices, quietHours } = fresh.preferences;
  const now = platform.clock.now();
  const quietUntil = fresh.passesQuiet ? null : endOfQuietHours(now, quietHours);
  const contacts = provenContacts(person);
  for (const channel of deliverableChannels(channelsOf(hangsOn, choices, contacts), {
    ...contacts,
    hasPush: fresh.hasPush,
  })) {
    await queueOrHold(tx, platform, { ...fresh, channel, quietUntil });
  }
}

async function queueOrHold(
  tx: Tx,
  platform: DispatchPlatform,
  fresh: PendingNotice & { channel: Channel; quietUntil: Date | null },
): Promise<void> {
  const { notice, person, channel, quietUntil, passesQuiet } = fresh;
  const queue = { userId: person.id, channel, lane: laneOf(notice) };
  const now = platform.clock.now();
  const paced = await lockPace(tx, queue);
  const openAt = cannotWait(notice) ? now : paced;
  const dueAt = quietUntil && quietUntil > openAt ? quietUntil : openAt;
  if (dueAt <= now) {
    await queueNotices(tx, platform, { person, channel, notices: [notice] });
    return cannotWait(notice) ? undefined : paceQueue(tx, platform, queue, now);
  }
  await insertHeld(tx, queue, { noticeId: notice.id, passesQuiet });
  await releaseAt(tx, platform, queue, dueAt);
}

/** Sets the earliest moment of the next letter of this queue (pacing), like a rate limit. */
export async function paceQueue(
  tx: Tx,
  { config }: Pick<DispatchPlatform, 'config'>,
  queue: Queue,
  now: Date,
): Promise<void> {
  if (!config.rateLimits) return;
  await updatePace(tx, queue, new Date(now.getTime() + PACES[queue.lane][queue.channel]));
}

/** Schedules a job that releases a queue at that moment. */
export async function releaseAt(
  tx: Tx,
  { clock, jobs }: Pick<DispatchPlatform, 'clock' | 'jobs'>,
  queue: Queue,
  at: Date,
): Promise<void> {
  const afterSeconds = Math.max(0, (at.getTime() - clock.now().getTime()) / 1000);
  await jobs.send(tx, 'release-letters', queue, { afterSeconds });
}

function laneOf({ kind, facts }: NoticeRow): Lane {
  const isUrgentLead = (kind === 'newLead' || kind === 'leadReminder') && isVeryUrgent(facts);
  return isUrgentLead || cannotWait({ kind, facts }) ? 'urgent' : 'calm';
}

/**
 * Notices to act on at once are never batched: an acceptance, a hire, and that a professional hired
 * or expected within the day does not come. A request causes only a few of these.
 */
function cannotWait({ kind, facts }: Pick<NoticeRow, 'kind' | 'facts'>): boolean {
  if (kind === 'leadAccepted' || kind === 'leadHired') return true;
  return kind === 'leadSteppedBack' && 'isPressing' in facts && facts.isPressing;
}
