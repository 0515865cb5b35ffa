import type { UsualTax } from '#contract/quotes/usual-taxes.ts';
import type { QuoteTax } from '#contract/quotes/terms.ts';
import type { Db } from '#server/platform/database/db.ts';

/** Each tax as the professional charged it last, by code. */
export function listUsualTaxes(db: Db, professionalId: string): Promise<UsualTax[]> {
  return db
    .selectFrom('quote_taxes')
    .select(['code', 'name', 'rate', 'number', 'is_usual as usual'])
    .where('professional_id', '=', professionalId)
    .orderBy('code')
    .$castTo<UsualTax>()
    .execute();
}

/** Stores taxes as they were charged last; the usual ones are these alone. */
export async function upsertUsualTaxes(
  db: Db,
  professionalId: string,
  taxes: readonly QuoteTax[],
): Promise<void> {
  await db
    .with('charged', (query) =>
      query
        .insertInto('quote_taxes')
        .values(taxes.map((tax) => ({ ...tax, professional_id: professionalId, is_usual: true })))
        .onConflict((conflict) =>
          conflict.columns(['professional_id', 'code']).doUpdateSet((row) => ({
            name: row.ref('excluded.name'),
            rate: row.ref('excluded.rate'),
            number: row.ref('excluded.number'),
            is_usual: true,
          })),
        ),
    )
    .updateTable('quote_taxes')
    .set({ is_usual: false })
    .where('professional_id', '=', professionalId)
    .where(
      'code',
      'not in',
      taxes.map(({ code }) => code),
    )
    .execute();
}

/** Records that the quote sent last had no tax. */
export async function clearUsualTaxes(db: Db, professionalId: string): Promise<void> {
  await db
    .updateTable('quote_taxes')
    .set({ is_usual: false })
    .where('professional_id', '=', professionalId)
    .execute();
}
