import type { Tx } from '#server/platform/database/db.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { lockPapers, updateInsuranceChecked, updateLicenceChecked } from './queries-papers.ts';

export type Paper = 'licence' | 'insurance';

/**
 * Marks a paper of a professional as checked, or with null as not; idempotent: the first moment stays.
 * @returns since when it counted as checked before, and does now
 * @throws Refusal `not_found`, `not_eligible` where the profile has no such paper
 */
export async function markPaperChecked(
  tx: Tx,
  { id, paper, at }: { id: string; paper: Paper; at: Date | null },
): Promise<{ before: Date | null; after: Date | null }> {
  const found = await lockPapers(tx, id);
  assertThat(found !== undefined, 'not_found');
  const { name, before } =
    paper === 'licence'
      ? { name: found.licence_number, before: found.licence_checked_at }
      : { name: found.insurance_company, before: found.insurance_checked_at };
  assertThat(name !== null, 'not_eligible');
  const after = at && (before ?? at);
  const update = paper === 'licence' ? updateLicenceChecked : updateInsuranceChecked;
  await update(tx, id, after);
  return { before, after };
}
