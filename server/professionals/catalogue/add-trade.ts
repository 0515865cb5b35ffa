import { MAX_ADDED_TRADES } from '#contract/admin/catalogue.ts';
import {
  FIRST_ADDED_ID,
  professionOfId,
  type Profession,
} from '#contract/professionals/professions.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { reloadCatalogue } from './catalogue.ts';
import {
  asColumns,
  assertAlone,
  standingAfter,
  type TradeChange,
  type TradeStanding,
} from './change-trade.ts';
import { insertCatalogueRow, listCatalogueRows, lockCatalogue } from './queries-catalogue.ts';

export type NewTrade = Omit<TradeChange, 'version' | 'active'>;

/**
 * Adds a trade for every node, offered at once, and returns its slug; `record` runs in the same
 * transaction.
 * @throws Refusal `too_many_trades`, `invalid_input` where a name, a keyword or an example is another trade's already
 */
export async function addTrade(
  { db, live }: Pick<Platform, 'db' | 'live'>,
  trade: NewTrade,
  record: (tx: Tx, added: Profession, standing: TradeStanding) => Promise<void>,
): Promise<Profession> {
  const added = await db.transaction().execute(async (tx) => {
    await lockCatalogue(tx);
    const rows = await listCatalogueRows(tx);
    const ids = rows.map(({ id }) => id).filter((id) => id >= FIRST_ADDED_ID);
    assertThat(ids.length < MAX_ADDED_TRADES, 'too_many_trades');
    const id = Math.max(FIRST_ADDED_ID - 1, ...ids) + 1;
    const slug = professionOfId(id);
    assertThat(slug !== null, 'too_many_trades');
    const standing = standingAfter(slug, { ...trade, active: true });
    assertAlone(standing, rows);
    await insertCatalogueRow(tx, { id, slug, ...asColumns(standing) });
    await live.invalidateShared(tx, 'catalogue');
    await record(tx, slug, standing);
    return slug;
  });
  await reloadCatalogue(db);
  return added;
}
