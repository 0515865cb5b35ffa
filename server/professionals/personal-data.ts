import type { Change } from '#server/platform/change.ts';
import type { Db, Tx } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalData, PersonRef } from '#server/platform/personal-data.ts';
import { deleteExternalCalendar, findOwnCalendar } from './external-calendar/queries-external.ts';
import { endErased, listMemberships, listTeam } from './members/queries-members.ts';
import * as queries from './queries-personal-data.ts';
import { deleteAllSaved, findOwnSaved } from './saved/queries-saved.ts';

/** The profile of a professional, and when their own calendar says they are busy. */
export async function exportProfile(db: Db, { professionalId }: PersonRef): Promise<PersonalData> {
  if (professionalId === null) return {};
  return {
    profile: await queries.findOwnProfile(db, professionalId),
    externalCalendar: await findOwnCalendar(db, professionalId),
  };
}

/** Anonymizes a profile: no name, no leads, no visibility. */
export async function eraseProfile(tx: Tx, { professionalId, at }: ErasedPerson): Promise<void> {
  if (professionalId === null) return;
  await deleteExternalCalendar(tx, professionalId);
  await queries.anonymizeProfile(tx, professionalId, at);
}

/** The same for a profile whose account was erased before. */
export { anonymizeProfile } from './queries-personal-data.ts';

/** The professionals a person saved. */
export async function exportSaved(db: Db, { userId }: PersonRef): Promise<PersonalData> {
  return { savedProfessionals: await findOwnSaved(db, userId) };
}

/** Deletes the professionals a person saved, and that others saved them. */
export async function eraseSaved(tx: Tx, { userId, professionalId }: ErasedPerson): Promise<void> {
  await deleteAllSaved(tx, { userId, professionalId });
}

/** The teams a person was a member of, and the people of their own. */
export async function exportMemberships(
  db: Db,
  { userId, professionalId }: PersonRef,
): Promise<PersonalData> {
  const team = professionalId === null ? [] : await listTeam(db, professionalId);
  return {
    memberships: await listMemberships(db, userId),
    team: team.map(({ name, joinedAt, leftAt }) => ({ name, joinedAt, leftAt })),
  };
}

/** Ends the memberships of a person, and of those who worked for them; that there were stays. */
export async function eraseMemberships(tx: Tx, erased: ErasedPerson): Promise<void> {
  await endErased(tx, erased);
}

/** Hides a professional who is about to leave: neither contacted nor visible. Idempotent. */
export async function hideForDeletion(tx: Tx, professionalId: string): Promise<void> {
  await queries.updateHiddenForDeletion(tx, professionalId);
}

/** Restores exactly the state before a scheduled deletion. */
export async function restoreAfterDeletion(
  { tx, record }: Pick<Change, 'tx' | 'record'>,
  professionalId: string,
): Promise<void> {
  const isContactable = await queries.updateShownAgain(tx, professionalId);
  if (isContactable) record({ type: 'professional.available', professionalId });
}
