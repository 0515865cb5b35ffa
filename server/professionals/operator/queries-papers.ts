import type { Tx } from '#server/platform/database/db.ts';

/** The papers of a professional, locked until the transaction ends. */
export function lockPapers(tx: Tx, id: string) {
  return tx
    .selectFrom('professionals')
    .select(['licence_number', 'licence_checked_at', 'insurance_company', 'insurance_checked_at'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function updateLicenceChecked(tx: Tx, id: string, at: Date | null): Promise<void> {
  await tx
    .updateTable('professionals')
    .set({ licence_checked_at: at })
    .where('id', '=', id)
    .execute();
}

export async function updateInsuranceChecked(tx: Tx, id: string, at: Date | null): Promise<void> {
  await tx
    .updateTable('professionals')
    .set({ insurance_checked_at: at })
    .where('id', '=', id)
    .execute();
}
