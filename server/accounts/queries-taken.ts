import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';

/** The addresses among these that belong to an account, proven or not. */
export async function findTakenAddresses(
  db: Db,
  { emails, phones }: { emails: readonly string[]; phones: readonly string[] },
): Promise<{ email: string | null; phone: string | null }[]> {
  const { rows } = await sql<{ email: string | null; phone: string | null }>`
    select email, null as phone from users where email = any(${emails}::text[])
    union all
    select null, phone from users where phone = any(${phones}::text[])`.execute(db);
  return rows;
}
