import { findUsers } from '#server/accounts/accounts.ts';
import type { RequestToDelete } from '#server/matching/matching.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { findProfessionals } from '#server/professionals/professionals.ts';
import { redactLettersOfRequest, deleteNoticesOfRequest } from './queries-requests.ts';

/** Deletes the notices and messages about a request that is being deleted. */
export async function deleteRequestNotices(
  tx: Tx,
  { requestId, leadIds, customerId, professionalIds }: RequestToDelete,
): Promise<void> {
  const asked = await findProfessionals(tx, professionalIds);
  const userIds = [customerId, ...[...asked.values()].flatMap(({ userId }) => userId ?? [])];
  const people = await findUsers(tx, userIds);
  const recipients = [...people.values()].flatMap(({ email, phone }) => [email, phone]);
  const ids = [requestId, ...leadIds];
  await deleteNoticesOfRequest(tx, { userIds, ids });
  const known = recipients.filter((address) => address !== null);
  await redactLettersOfRequest(tx, { recipients: known, ids });
}
