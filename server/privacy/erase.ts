import { endAllSessions, findUsers, lockPersonForErasure } from '#server/accounts/accounts.ts';
import { eraseFiles, deleteStoredBytes } from '#server/files/files.ts';
import {
  cancelAllRequests,
  findInvolvedLeads,
  withdrawAllLeads,
} from '#server/matching/matching.ts';
import { queueDeletionSync } from '#server/payments/payments.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { appendToErasureLog } from '#server/platform/backup/erasure-log.ts';
import type { ErasedPerson, PersonRef } from '#server/platform/personal-data.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findProfessionalIdByUser } from '#server/professionals/professionals.ts';
import { listRequestIds } from '#server/requests/requests.ts';
import { endErasedMemberships } from '#server/teams/teams.ts';
import { erasePersonalData } from './data-owners.ts';
import { insertErasure } from './queries.ts';

/**
 * Erases a person: sessions, streams and memberships of teams end, open requests are cancelled and active leads withdrawn as if by themselves, and then everything docs/privacy.md does not keep is deleted in one transaction, which logs the erasure. Stripe follows by a job, the bytes of files at once or by the nightly sweep. Idempotent. @returns whether there was anything to
 * erase
 */
export async function erasePerson(
  platform: Platform,
  userId: string,
  askedBy: 'person' | 'operator',
): Promise<boolean> {
  const { db, files } = platform;
  const person = (await findUsers(db, [userId])).get(userId);
  if (!person || person.isErased) return false;
  const who = { userId, professionalId: await findProfessionalIdByUser(db, userId) };
  await endAllSessions(db, userId);
  await endErasedMemberships(platform, who);
  await cancelAllRequests(platform, who);
  if (who.professionalId !== null)
    await withdrawAllLeads(platform, { professionalId: who.professionalId });
  const fileIds = await db.transaction().execute((tx) => eraseIn(tx, platform, who, askedBy));
  if (fileIds === undefined) return false;
  await deleteStoredBytes(files, fileIds).catch((error: unknown) => {
    platform.log.error({ err: error }, 'files of an erased person left to the nightly sweep');
  });
  await appendToErasureLog(platform.config.backupDir, [{ userId, askedBy }]).catch(
    (error: unknown) => {
      platform.log.error({ err: error, userId }, 'erasure left to be noted by the next backup');
    },
  );
  platform.log.info({ userId, askedBy }, 'person erased');
  return true;
}

/** Returns the files whose bytes must be deleted; undefined where a concurrent call was faster. */
async function eraseIn(
  tx: Tx,
  platform: Platform,
  who: PersonRef,
  askedBy: 'person' | 'operator',
): Promise<string[] | undefined> {
  const person = await lockPersonForErasure(tx, who.userId);
  if (!person) return undefined;
  const erased = { ...(await findTraces(tx, who)), ...person, at: platform.clock.now() };
  const fileIds = await eraseFiles(tx, erased);
  await erasePersonalData(tx, erased);
  await insertErasure(tx, { userId: who.userId, at: erased.at, askedBy });
  if (who.professionalId !== null) await queueDeletionSync(platform, tx, who.professionalId);
  return fileIds;
}

/**
 * References to a person elsewhere: their requests and leads, and the people notified about them.
 */
async function findTraces(
  tx: Tx,
  who: PersonRef,
): Promise<PersonRef & Pick<ErasedPerson, 'requestIds' | 'leadIds' | 'others'>> {
  const requestIds = await listRequestIds(tx, who.userId);
  const { leadIds, otherIds } = await findInvolvedLeads(tx, who);
  const people = await findUsers(tx, otherIds);
  const others = [...people.values()].map(({ id, email, phone }) => ({
    userId: id,
    addresses: [email, phone].filter((one) => one !== null),
  }));
  return { ...who, requestIds, leadIds, others };
}
