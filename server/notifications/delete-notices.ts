import { DAY_MS } from '#contract/durations.ts';
import type { Platform } from '#server/platform/platform.ts';
import { deleteOldAnswerLinks } from './answer-links/answer-links.ts';
import { deleteNoticesBefore } from './queries-notices.ts';
import { findUsers } from '#server/accounts/accounts.ts';
import type { RequestToDelete } from '#server/matching/matching.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { listPeopleEver } from '#server/professionals/professionals.ts';
import { redactLettersOfRequest, deleteNoticesOfRequest } from './queries-requests.ts';

const KEPT_DAYS = 180;

/** Deletes old notices and links of answers; run by a timer. */
export async function deleteOldNotices(platform: Pick<Platform, 'db' | 'clock'>) {
  const { db, clock } = platform;
  await deleteNoticesBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS));
  await deleteOldAnswerLinks(platform);
}

/** Deletes the notices and messages about a request that is being deleted. */
export async function deleteRequestNotices(
  tx: Tx,
  { requestId, leadIds, customerId, professionalIds }: RequestToDelete,
): Promise<void> {
  const userIds = [customerId, ...(await listPeopleEver(tx, professionalIds))];
  const people = await findUsers(tx, userIds);
  const recipients = [...people.values()].flatMap(({ email, phone }) => [email, phone]);
  const ids = [requestId, ...leadIds];
  await deleteNoticesOfRequest(tx, { userIds, ids });
  const known = recipients.filter((address) => address !== null);
  await redactLettersOfRequest(tx, { recipients: known, ids });
}
