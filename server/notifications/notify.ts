import type { Language } from '#contract/language.ts';
import { getUser, type Person } from '#server/accounts/accounts.ts';
import { change } from '#server/platform/change.ts';
import { batchedQuery, GATHERED_LONG } from '#server/platform/database/batched.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { currentTrace, type Trace } from '#server/platform/tracing/trace.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { holdMembers } from '#server/professionals/professionals.ts';
import { findSubscriptionsOfUser } from './outbox/queries-push.ts';
import { dispatch } from './pacing/dispatch.ts';
import { deleteHeld } from './pacing/queries-held.ts';
import {
  insertNotices,
  updateKeysRead,
  updateNoticesRead,
  type NewNotice,
  type NoticeRow,
} from './queries-notices.ts';
import { findPreferences, type Preferences } from './queries-preferences.ts';
import type { NoticeContent } from './render-letter.ts';

export type NotifyPlatform = Pick<Platform, 'db' | 'config' | 'clock' | 'jobs' | 'live' | 'brand'>;

export type NoticeDraft = NoticeContent & {
  /** Idempotency key: a second notice of this kind and key is not stored. */
  key: string;
  /** The key of the notice to the owner of a team, where this one is to a member. */
  teamKey?: string;
  userId: string;
  /** The owner of the team whose member it is to: who has left meanwhile is told nothing. */
  ownerId?: string | undefined;
  /** The language of its letters, instead of the person's own. */
  language?: Language;
  /** Whether it may be sent in quiet hours. */
  passesQuiet?: boolean;
};

/**
 * Notifies a person: a notice in the product, a live event to their open pages, and letters by the
 * channels they chose. Idempotent. People notified at the same time share a transaction.
 */
export async function notify(platform: NotifyPlatform, draft: NoticeDraft): Promise<void> {
  await notifyAll(platform, [draft]);
}

/**
 * The same for the people of a professional, each by their own settings and in their own language: one
 * transaction, one message a person and channel. `userIds`: the owner of the profile first.
 */
export async function notifyTeam(
  platform: NotifyPlatform,
  userIds: readonly string[],
  draft: DistributiveOmit<NoticeDraft, 'userId'>,
): Promise<void> {
  const [ownerId] = userIds;
  const drafts = userIds.map((userId, place) => {
    const { key } = draft;
    const toMember = place > 0 && { key: `${key}/${userId}`, teamKey: key, ownerId };
    return { ...draft, userId, ...toMember };
  });
  await notifyAll(platform, drafts as NoticeDraft[]);
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

async function notifyAll(platform: NotifyPlatform, drafts: readonly NoticeDraft[]): Promise<void> {
  const { db } = platform;
  const all = await Promise.all(drafts.map((draft) => prepare(platform, draft)));
  const people = all.filter(({ person }) => !person.isErased && !person.isSuspended);
  if (people.length > 0) await storeAndDispatch(db, people);
}

async function prepare(platform: NotifyPlatform, draft: NoticeDraft): Promise<Notifying> {
  const { db } = platform;
  const [person, preferences, browsers] = await Promise.all([
    getUser(db, draft.userId),
    findPreferences(db, draft.userId),
    findSubscriptionsOfUser(db, draft.userId),
  ]);
  const hasPush = browsers.length > 0;
  return { platform, draft, person, preferences, hasPush, trace: currentTrace() };
}

interface Notifying {
  platform: NotifyPlatform;
  draft: NoticeDraft;
  person: Person;
  preferences: Preferences;
  hasPush: boolean;
  trace: Trace | undefined;
}

const storeAndDispatch = batchedQuery(
  async (_, groups: readonly Notifying[][]): Promise<void[]> => {
    const { platform } = groups.flat()[0]!;
    await change(platform, async ({ tx, publishLive }) => {
      const all = await withoutFormerMembers(tx, groups.flat());
      const notices = await insertNotices(
        tx,
        all.map(({ draft, person }) => newNotice(platform, person, draft)),
      );
      const byKey = new Map(notices.map((notice) => [notice.dedupe_key, notice]));
      const pending = all.flatMap(({ draft, ...one }) => {
        const notice = byKey.get(`${draft.kind}:${draft.key}`);
        byKey.delete(`${draft.kind}:${draft.key}`);
        return notice ? [{ ...one, notice, passesQuiet: draft.passesQuiet ?? false }] : [];
      });
      for (const { person } of pending) publishLive(person.id, { type: 'notice.sent' });
      await dispatch(tx, platform, pending);
    });
    return groups.map(() => undefined);
  },
  GATHERED_LONG,
);

/** A removal waits for those who are members still, and deletes what they were told here. */
async function withoutFormerMembers(tx: Tx, all: readonly Notifying[]): Promise<Notifying[]> {
  const members = all.flatMap(({ draft: { userId, ownerId } }) =>
    ownerId === undefined ? [] : [{ userId, ownerId }],
  );
  const held = await holdMembers(tx, members);
  return all.filter(
    ({ draft: { userId, ownerId } }) => ownerId === undefined || held.has(`${ownerId} ${userId}`),
  );
}

/**
 * Stores a notice and publishes it to the person's open pages; undefined where it was stored
 * before.
 */
export async function storeNotice(
  tx: Tx,
  platform: Pick<NotifyPlatform, 'clock' | 'live'>,
  person: Pick<Person, 'id' | 'language'>,
  draft: Omit<NoticeDraft, 'userId'>,
): Promise<NoticeRow | undefined> {
  const [notice] = await insertNotices(tx, [newNotice(platform, person, draft)]);
  if (notice) {
    await platform.live.publish(tx, [{ userId: person.id, event: { type: 'notice.sent' } }]);
  }
  return notice;
}

function newNotice(
  { clock }: Pick<NotifyPlatform, 'clock'>,
  person: Pick<Person, 'id' | 'language'>,
  { kind, facts, key, teamKey, language = person.language }: Omit<NoticeDraft, 'userId'>,
): NewNotice {
  const now = clock.now();
  const content = { kind, facts } as NoticeContent;
  const id = uuidv7(now.getTime());
  return { id, userId: person.id, content, key, teamKey: teamKey ?? null, language, now };
}

/** Marks a person's notices as read up to one, and publishes that to their other open pages. */
export async function markReadUpTo(
  { db, clock, live }: Pick<NotifyPlatform, 'db' | 'clock' | 'live'>,
  userId: string,
  upTo: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const changed = await updateNoticesRead(tx, { userId, upTo, now: clock.now() });
    if (changed) await live.publish(tx, [{ userId, event: { type: 'notice.sent' } }]);
  });
}

/**
 * Resolves notices of something that is over: they count as read, and unsent letters are dropped.
 */
export async function resolveNotices(
  { db, clock, live }: Pick<NotifyPlatform, 'db' | 'clock' | 'live'>,
  keys: readonly `${NoticeContent['kind']}:${string}`[],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const settled = await updateKeysRead(tx, keys, clock.now());
    await deleteHeld(
      tx,
      settled.map(({ id }) => id),
    );
    const owners = [...new Set(settled.map(({ user_id: userId }) => userId))];
    const event = { type: 'notice.sent' } as const;
    await live.publish(
      tx,
      owners.map((userId) => ({ userId, event })),
    );
  });
}
