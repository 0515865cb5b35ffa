import type { Db, Tx } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalData, PersonRef } from '#server/platform/personal-data.ts';
import { deleteFeed } from './feed/queries-feed.ts';
import * as queries from './queries-personal-data.ts';

/** The appointments of a person, the times proposed for them, and whether a calendar reads them. */
export async function exportAppointments(db: Db, who: PersonRef): Promise<PersonalData> {
  return {
    appointments: await queries.findOwnAppointments(db, who),
    proposedTimes: await queries.findOwnProposals(db, who),
    calendarFeeds: await queries.findOwnFeed(db, who),
  };
}

/** Deletes the calendar feed, proposed times and every reason; when two met stays with the other side. */
export async function eraseAppointments(
  tx: Tx,
  { userId, professionalId, requestIds }: ErasedPerson,
): Promise<void> {
  await deleteFeed(tx, userId);
  await queries.deleteWords(tx, { professionalId, requestIds });
}
