import type { Change } from '#server/platform/change.ts';
import type { Db, Tx } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalData, PersonRef } from '#server/platform/personal-data.ts';
import * as queries from './queries-personal-data.ts';

/** What a professional says of themselves. */
export async function exportProfile(db: Db, { professionalId }: PersonRef): Promise<PersonalData> {
  return professionalId === null
    ? {}
    : { profile: await queries.findOwnProfile(db, professionalId) };
}

/** Leaves a profile without a name that nobody is sent to and nobody sees. */
export async function eraseProfile(tx: Tx, { professionalId, at }: ErasedPerson): Promise<void> {
  if (professionalId !== null) await queries.anonymizeProfile(tx, professionalId, at);
}

/** The same of a profile whose person has gone before. */
export { anonymizeProfile } from './queries-personal-data.ts';

/** Hides a professional who is about to leave: neither contacted nor seen. Idempotent. */
export async function hideForDeletion(tx: Tx, professionalId: string): Promise<void> {
  await queries.updateHiddenForDeletion(tx, professionalId);
}

/** Brings back exactly what was before a professional wanted to leave. */
export async function showAfterDeletion(
  { tx, record }: Pick<Change, 'tx' | 'record'>,
  professionalId: string,
): Promise<void> {
  const isContactable = await queries.updateShownAgain(tx, professionalId);
  if (isContactable) record({ type: 'professional.available', professionalId });
}
