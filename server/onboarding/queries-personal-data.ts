import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import { ERASED_TEXT } from '#server/platform/erased-placeholder.ts';
import type { ErasedPerson, PersonalDataRow } from '#server/platform/personal-data.ts';

export async function findOwnInvitations(db: Db, professionalId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select sent_at as at, channel, language, lawful_basis as "lawfulBasis", source, outcome,
      used_at as "usedAt"
    from invitations where professional_id = ${professionalId} order by sent_at`.execute(db);
  return rows;
}

/**
 * The proof stays, with only a hash of the address; the text about a customer's need is deleted.
 */
export async function anonymizeInvitations(
  db: Db,
  { professionalId, leadIds }: Pick<ErasedPerson, 'professionalId' | 'leadIds'>,
): Promise<void> {
  await sql`
    update invitations set said = ${ERASED_TEXT},
      professional_id = nullif(professional_id, ${professionalId}::uuid)
    where professional_id = ${professionalId} or lead_id = any(${[...leadIds]}::uuid[])
  `.execute(db);
}
