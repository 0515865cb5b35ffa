import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { lockTaxes, updateStripeRates } from '#server/subscriptions/subscriptions.ts';
import { anAdmin, type AnAdmin } from '#tests/support/admin/admins.ts';
import { chooseTaxes, QUEBEC_RATES } from '#tests/support/admin/choose-taxes.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { patiently } from '#tests/support/patience.ts';

let site: StartedApp;
let owner: AnAdmin;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  owner = await anAdmin(site);
});
afterAll(() => site.stop());

it('archives no rate that another change begins to use meanwhile', async () => {
  await chooseTaxes(owner, { mode: 'rates', rates: QUEBEC_RATES });
  const stripe = await site.platform.stripe!.loadClient();
  const ids = (await stripe.taxRates.list()).data.map(({ id }) => id);
  await chooseTaxes(owner, { mode: 'none' });
  const archiving = await site.platform.db.transaction().execute(async (tx) => {
    await lockTaxes(tx);
    const drained = [site.drainJobs()];
    await vi.waitFor(async () => expect(await howManyWait()).toBe(1), patiently);
    await tx.updateTable('plan_taxes').set({ mode: 'rates' }).execute();
    await updateStripeRates(tx, { ids: ids.slice(0, 1), base: 'price_sandbox_professional' });
    return drained;
  });
  await Promise.all(archiving);
  const active = (await stripe.taxRates.list({ active: true })).data;
  expect(active.map(({ id }) => id)).toEqual(ids.slice(0, 1));
});

/** How many statements in this database wait for a lock. */
async function howManyWait(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(site.platform.db);
  return rows[0]?.count ?? 0;
}
