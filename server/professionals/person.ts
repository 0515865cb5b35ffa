import type { Change } from '#server/platform/change.ts';
import type { Db, Tx } from '#server/platform/db.ts';
import type { Erased, KeptOfPerson, Who } from '#server/platform/kept-of-person.ts';
import * as queries from './queries-person.ts';

/** What a professional says of themselves. */
export async function exportProfile(db: Db, { professionalId }: Who): Promise<KeptOfPerson> {
  return professionalId === null
    ? {}
    : { profile: await queries.findOwnProfile(db, professionalId) };
}

/** Leaves a profile without a name that nobody is sent to and nobody sees. */
export async function eraseProfile(tx: Tx, { professionalId, at }: Erased): Promise<void> {
  if (professionalId !== null) await queries.deleteProfile(tx, professionalId, at);
}

/** The same of a profile whose person has gone before. */
export { deleteProfile as leaveWithoutName } from './queries-person.ts';

/** Hides a professional who is about to leave: neither contacted nor seen. Again changes nothing. */
export async function hideLeaving(tx: Tx, professionalId: string): Promise<void> {
  await queries.updateLeaving(tx, professionalId);
}

/** Brings back exactly what was before a professional wanted to leave. */
export async function showStaying(
  { tx, record }: Pick<Change, 'tx' | 'record'>,
  professionalId: string,
): Promise<void> {
  const isContactable = await queries.updateStaying(tx, professionalId);
  if (isContactable) record({ type: 'professional.available', professionalId });
}
