import type { NoticeKind } from '#contract/notifications.ts';
import type { Person } from '#server/accounts/accounts.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Trace } from '#server/platform/tracing/trace.ts';
import {
  channelsOf,
  isVeryUrgent,
  preferenceKindOf,
  deliverableChannels,
} from '#server/notifications/channels.ts';
import { PACES, type Lane } from './pacing.ts';
import { provenContacts } from '#server/notifications/proven-contacts.ts';
import { insertHeld, lockPaces, updatePaces, type Paces, type Queue } from './queries-held.ts';
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
  /** What its cause is part of. */
  trace: Trace | undefined;
}

/**
 * Sends notices by each channel their people chose: at once, or by a job after quiet hours and the
 * minimum interval between letters.
 */
export async function dispatch(
  tx: Tx,
  platform: DispatchPlatform,
  pending: readonly PendingNotice[],
): Promise<void> {
  const letters = pending.flatMap((one) => lettersOf(one));
  if (letters.length === 0) return;
  const paces = await lockPaces(
    tx,
    letters.map(({ queue }) => queue),
  );
  const now = platform.clock.now();
  const due: PendingLetter[] = [];
  const held: (PendingLetter & { dueAt: Date })[] = [];
  for (const letter of letters) {
    const dueAt = dueAtOf(letter, paces, now);
    if (dueAt > now) held.push({ ...letter, dueAt });
    else {
      due.push(letter);
      if (!cannotWait(letter.notice)) pace(platform, paces, letter.queue, now);
    }
  }
  await queueNotices(tx, platform, due.map(messageOf));
  await updatePaces(tx, paces);
  await hold(tx, platform, held);
}

/** A notice to be sent by one channel. */
interface PendingLetter extends PendingNotice {
  queue: Queue;
}

function lettersOf(pending: PendingNotice): PendingLetter[] {
  const { notice, person, preferences, hasPush } = pending;
  const hangsOn = preferenceKindOf(notice.kind, notice.facts);
  if (!hangsOn) return [];
  const contacts = provenContacts(person);
  const on = channelsOf(hangsOn, preferences.choices, contacts);
  const lane = laneOf(notice);
  return deliverableChannels(on, { ...contacts, hasPush }).map((channel) => ({
    ...pending,
    queue: { userId: person.id, channel, lane },
  }));
}

function dueAtOf(
  { notice, queue, passesQuiet, preferences }: PendingLetter,
  paces: Paces,
  now: Date,
): Date {
  const openAt = cannotWait(notice) ? now : paces.openAt(queue);
  const quietUntil = passesQuiet ? null : endOfQuietHours(now, preferences.quietHours);
  return quietUntil && quietUntil > openAt ? quietUntil : openAt;
}

function messageOf({ person, queue: { channel }, notice, trace }: PendingLetter) {
  return { person, channel, notices: [notice], trace };
}

/** Sets the earliest moment of the next letter of this queue (pacing), like a rate limit. */
export function pace(
  { config }: Pick<DispatchPlatform, 'config'>,
  paces: Paces,
  queue: Queue,
  now: Date,
): void {
  if (!config.rateLimits) return;
  paces.setOpenAt(queue, new Date(now.getTime() + PACES[queue.lane][queue.channel]));
}

async function hold(
  tx: Tx,
  platform: DispatchPlatform,
  letters: readonly (PendingLetter & { dueAt: Date })[],
): Promise<void> {
  await insertHeld(
    tx,
    letters.map(({ queue, notice, passesQuiet }) => ({
      ...queue,
      noticeId: notice.id,
      passesQuiet,
    })),
  );
  await releaseAt(
    tx,
    platform,
    letters.map(({ queue, dueAt, trace }) => ({ queue, at: dueAt, trace })),
  );
}

/** Schedules jobs that release queues at these moments. */
export async function releaseAt(
  tx: Tx,
  { clock, jobs }: Pick<DispatchPlatform, 'clock' | 'jobs'>,
  releases: readonly { queue: Queue; at: Date; trace?: Trace | undefined }[],
): Promise<void> {
  const now = clock.now().getTime();
  await jobs.sendAll(
    tx,
    'release-letters',
    releases.map(({ queue, at, trace }) => ({
      payload: queue,
      afterSeconds: Math.max(0, (at.getTime() - now) / 1000),
      trace,
    })),
  );
}

const AT_ONCE: readonly NoticeKind[] = [
  'leadAccepted',
  'leadHired',
  'appointmentAgreed',
  'appointmentCalledOff',
  'appointmentDue',
  'appointmentComing',
];

function laneOf({ kind, facts }: NoticeRow): Lane {
  const isUrgentLead = (kind === 'newLead' || kind === 'leadReminder') && isVeryUrgent(facts);
  return isUrgentLead || cannotWait({ kind, facts }) ? 'urgent' : 'calm';
}

/**
 * Notices to act on at once are never batched: an acceptance, a hire, an appointment, and that a
 * professional hired or expected within the day does not come. A request causes only a few of these.
 */
function cannotWait({ kind, facts }: Pick<NoticeRow, 'kind' | 'facts'>): boolean {
  if (AT_ONCE.includes(kind)) return true;
  return kind === 'leadSteppedBack' && 'isPressing' in facts && facts.isPressing;
}
