import type { Channel } from '#contract/notifications.ts';
import type { Deletion } from '#contract/accounts/privacy.ts';
import { DAY_SECONDS } from '#contract/durations.ts';
import {
  assertMayChangeContact,
  findDeletion,
  scheduleOwnDeletion,
  type AccountRow,
} from '#server/accounts/accounts.ts';
import { cancelAllRequests, withdrawAllLeads, listOpenLeadIds } from '#server/matching/matching.ts';
import { notifyDeletion } from '#server/notifications/notifications.ts';
import { queueDeletionSync, hasPaidPlan } from '#server/payments/payments.ts';
import { change, type Change } from '#server/platform/change.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ownProfileId, type Session } from '#server/platform/http/route.ts';
import {
  getStanding,
  hideForDeletion,
  restoreAfterDeletion,
} from '#server/professionals/professionals.ts';
import { listOpenRequestIds } from '#server/requests/requests.ts';

/** The grace period. */
const DAYS_TO_UNDO = 7;
const IN_SECONDS = DAYS_TO_UNDO * DAY_SECONDS;
const OURS = 'America/Toronto';

/** When the caller's account is to be deleted, and the effects of that. */
export async function readOwnDeletion(
  { db }: Pick<Platform, 'db'>,
  session: Session,
): Promise<Deletion> {
  const { userId } = session;
  const professionalId = ownProfileId(session);
  const deletion = await findDeletion(db, userId);
  const isProfessional = professionalId !== null;
  return {
    dueAt: isoOrNull(deletion?.dueAt),
    consequences: {
      openRequests: (await listOpenRequestIds(db, userId)).length,
      openLeads: isProfessional ? (await listOpenLeadIds(db, professionalId)).length : 0,
      hasPlan: isProfessional && (await hasPaidPlan(db, professionalId)),
    },
  };
}

/**
 * Schedules the deletion of the caller's account in seven days. At once their open requests are cancelled and active leads withdrawn; a professional is hidden, gets no further leads, and the plan is not renewed. Idempotent: a second call finishes what a crash interrupted. @throws Refusal `reauth_required` without a fresh proof of
 * identity
 */
export async function scheduleDeletion(platform: Platform, session: Session) {
  const now = platform.clock.now();
  assertMayChangeContact(session, now);
  const { userId } = session;
  const professionalId = ownProfileId(session);
  const dueAt = new Date(now.getTime() + IN_SECONDS * 1000);
  const letterBy = await change(platform, async ({ tx }) => {
    const before = await scheduleOwnDeletion(tx, session, dueAt);
    if (before.deletion_due_at !== null) return null;
    if (professionalId !== null) {
      await hideForDeletion(tx, professionalId);
      await queueDeletionSync(platform, tx, professionalId);
    }
    await platform.jobs.send(tx, 'erase-account', { userId }, { afterSeconds: IN_SECONDS + 1 });
    return notifyDeletionPlan(platform, { tx }, before, 'planned', dueAt);
  });
  await cancelAllRequests(platform, { userId });
  if (professionalId !== null) await withdrawAllLeads(platform, { professionalId });
  return { ...(await readOwnDeletion(platform, session)), letterBy };
}

/** Cancels the scheduled deletion; profile and plan are restored. Idempotent. */
export async function cancelDeletion(platform: Platform, session: Session): Promise<Deletion> {
  const professionalId = ownProfileId(session);
  await change(platform, async (change) => {
    const before = await scheduleOwnDeletion(change.tx, session, null);
    if (before.deletion_due_at === null) return;
    if (professionalId !== null) {
      await restoreAfterDeletion(change, professionalId);
      await queueDeletionSync(platform, change.tx, professionalId);
    }
    await notifyDeletionPlan(platform, change, before, 'undone', before.deletion_due_at);
  });
  return readOwnDeletion(platform, session);
}

async function notifyDeletionPlan(
  platform: Platform,
  { tx }: Pick<Change, 'tx'>,
  account: AccountRow,
  state: 'planned' | 'undone',
  at: Date,
): Promise<Channel | null> {
  const { professional_id: professionalId } = account;
  const timeZone = professionalId ? (await getStanding(tx, professionalId)).timeZone : OURS;
  return notifyDeletion(tx, platform, { account, state, at, timeZone });
}
