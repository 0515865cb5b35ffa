import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { PersonalDataRow } from '#server/platform/personal-data.ts';
import type { CardRow } from '#server/professionals/present.ts';
import { cardColumns } from '#server/professionals/queries.ts';

/** How many a customer sees of their saved professionals. */
const MOST = 500;

interface SavedRow extends CardRow {
  note: string | null;
  saved_at: Date;
  active: boolean;
}

/** The saved professionals of a customer, newest first; without those whose account is gone. */
export function findSaved(db: Db, customerId: string): Promise<SavedRow[]> {
  return db
    .selectFrom('saved_professionals')
    .innerJoin('professionals', 'professionals.id', 'professional_id')
    .select(cardColumns.map((column) => `professionals.${column}` as const))
    .select(['note', 'saved_at', 'professionals.active'])
    .where('customer_id', '=', customerId)
    .where('erased_at', 'is', null)
    .orderBy('saved_at', 'desc')
    .orderBy('professional_id')
    .limit(MOST)
    .$castTo<SavedRow>()
    .execute();
}

/** Saves a professional, or replaces the note. */
export async function upsertSaved(
  db: Db,
  saved: { customer_id: string; professional_id: string; note: string | null; saved_at: Date },
): Promise<void> {
  await db
    .insertInto('saved_professionals')
    .values(saved)
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'professional_id']).doUpdateSet({ note: saved.note }),
    )
    .execute();
}

export async function deleteSaved(
  db: Db,
  { customerId, professionalId }: { customerId: string; professionalId: string },
): Promise<void> {
  await db
    .deleteFrom('saved_professionals')
    .where('customer_id', '=', customerId)
    .where('professional_id', '=', professionalId)
    .execute();
}

export async function findOwnSaved(db: Db, userId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select professional_id as "professionalId", professionals.name, note, saved_at as "savedAt"
    from saved_professionals join professionals on professionals.id = professional_id
    where customer_id = ${userId} order by saved_at, professional_id`.execute(db);
  return rows;
}

/** Deletes whom a person saved, and that others saved them. */
export async function deleteAllSaved(
  db: Db,
  { userId, professionalId }: { userId: string; professionalId: string | null },
): Promise<void> {
  await db
    .deleteFrom('saved_professionals')
    .where((either) =>
      either.or([
        either('customer_id', '=', userId),
        either('professional_id', '=', professionalId),
      ]),
    )
    .execute();
}
