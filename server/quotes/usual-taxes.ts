import type { QuoteTax } from '#contract/quotes/terms.ts';
import type { Db } from '#server/platform/database/db.ts';
import { clearUsualTaxes, upsertUsualTaxes } from './queries-taxes.ts';

/** Stores the taxes of a quote, so that their numbers need not be typed again. */
export function storeUsualTaxes(
  db: Db,
  professionalId: string,
  taxes: readonly QuoteTax[],
): Promise<void> {
  return taxes.length === 0
    ? clearUsualTaxes(db, professionalId)
    : upsertUsualTaxes(db, professionalId, taxes);
}
