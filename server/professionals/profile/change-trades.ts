import type { ProfileChanges } from '#contract/professionals/professionals.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { assertOffered } from '#server/professionals/catalogue/catalogue.ts';
import { professionNumbered } from '#server/professionals/present.ts';
import type { ProfileRow } from './queries-profile.ts';
import {
  deleteFurtherProfessions,
  findFurtherProfessions,
  insertFurtherProfessions,
} from './queries-further.ts';

type SaidTrades = Pick<ProfileChanges, 'profession' | 'furtherProfessions'>;

/**
 * Stores the further trades; the caller holds the lock of the profile. A further trade that becomes the first changes places with it unless set
 * otherwise.
 * @param before the profile as it was
 * @returns whether there is a trade that was not there before
 * @throws Refusal `invalid_input` where the first trade is a further one too, `trade_not_offered` for a new one that is not
 *   offered
 */
export async function changeTrades(
  tx: Tx,
  before: Pick<ProfileRow, 'id' | 'profession_id'>,
  changes: SaidTrades,
): Promise<boolean> {
  if (changes.profession === undefined && changes.furtherProfessions === undefined) return false;
  const old = professionNumbered(before.profession_id);
  const oldFurther = await findFurtherProfessions(tx, before.id);
  const { first, further } = tradesAfter({ first: old, further: oldFurther }, changes);
  const gone = oldFurther.filter((trade) => !further.includes(trade));
  const added = further.filter((trade) => !oldFurther.includes(trade));
  const fresh = [first, ...further].filter((trade) => trade !== old && !oldFurther.includes(trade));
  for (const trade of fresh) assertOffered(trade);
  if (gone.length > 0) await deleteFurtherProfessions(tx, before.id, gone);
  if (added.length > 0) await insertFurtherProfessions(tx, before.id, added);
  return fresh.length > 0;
}

interface Trades {
  first: Profession;
  further: readonly Profession[];
}

function tradesAfter(before: Trades, changes: SaidTrades): Trades {
  const first = changes.profession ?? before.first;
  const { furtherProfessions } = changes;
  if (furtherProfessions?.includes(first)) {
    const field = `furtherProfessions.${furtherProfessions.indexOf(first)}`;
    throw new Refusal('invalid_input', { details: [{ field, problem: 'repeated' }] });
  }
  if (furtherProfessions) return { first, further: furtherProfessions };
  const swapped = before.further.map((trade) => (trade === first ? before.first : trade));
  return { first, further: swapped };
}
