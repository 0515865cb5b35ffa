import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { submitRequest } from '#contract/requests/requests.ts';
import { lockStanding, suspendAccount } from '#server/accounts/accounts.ts';
import { listOpenRequestIds } from '#server/requests/requests.ts';
import { anAdminAtWork } from '#tests/support/admin/admin-at-work.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, aProfessional, LEAKING_TAP } from '#tests/support/people.ts';
import { patiently } from '#tests/support/patience.ts';

let app: StartedApp;
beforeEach(async () => {
  app = await startApp({ env: { RATE_LIMITS: 'off' } });
  await aProfessional(app, 'Bo');
});
afterEach(() => app.stop());

it('refuses a concurrent request of a customer who is being suspended', async () => {
  const ana = await aCustomer(app, 'Ana');
  const { db, clock } = app.platform;
  const answers = await db.transaction().execute(async (tx) => {
    await lockStanding(tx, ana.id);
    await suspendAccount(tx, ana.id, clock.now());
    const sent = [ana.ask('POST', submitRequest.path, LEAKING_TAP)];
    await vi.waitFor(async () => expect(await howManyWait()).toBe(1), patiently);
    return sent;
  });
  const [answer] = await Promise.all(answers);
  expect([answer?.status, answer?.body.code]).toEqual([401, 'not_signed_in']);
  expect(await listOpenRequestIds(db, ana.id)).toEqual([]);
});

it('leaves nothing open of customers who are suspended while they submit', async () => {
  const grace = await anAdminAtWork(app);
  const names = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];
  const customers = await Promise.all(names.map((name) => aCustomer(app, name)));
  await Promise.all(
    customers.flatMap(({ id, ask }) => [
      ask('POST', submitRequest.path, LEAKING_TAP),
      grace.ask('POST', `/users/${id}/suspension`, { reason: 'Insults people' }),
    ]),
  );
  for (const { id } of customers) {
    expect(await listOpenRequestIds(app.platform.db, id)).toEqual([]);
  }
});

describe('a suspension whose reaction comes late', () => {
  const WHY = { reason: 'Insults people' };

  it('spares a request that was opened again since', async () => {
    const grace = await anAdminAtWork(app);
    const ana = await aCustomer(app, 'Ana');
    const { id } = await ana.call(submitRequest, { body: LEAKING_TAP });
    await grace.ask('POST', `/users/${ana.id}/suspension`, WHY);
    await grace.ask('POST', `/users/${ana.id}/reinstatement`, WHY);
    expect((await grace.ask('POST', `/requests/${id}/reopening`, WHY)).status).toBe(204);
    await app.drainJobs();
    const request = app.platform.db.selectFrom('requests').select('status').where('id', '=', id);
    expect(await request.executeTakeFirstOrThrow()).toEqual({ status: 'pending' });
  });

  it('spares a lead that a professional got since', async () => {
    const grace = await anAdminAtWork(app);
    const cleo = await aProfessional(app, 'Cleo', { profession: 'painter' });
    const ana = await aCustomer(app, 'Ana');
    await grace.ask('POST', `/professionals/${cleo.professionalId}/suspension`, WHY);
    await grace.ask('POST', `/professionals/${cleo.professionalId}/reinstatement`, WHY);
    await ana.call(submitRequest, { body: { ...LEAKING_TAP, profession: 'painter' } });
    await app.drainJobs();
    const { db } = app.platform;
    const leads = db.selectFrom('leads').where('professional_id', '=', cleo.professionalId);
    expect(await leads.select('status').execute()).toEqual([{ status: 'pending' }]);
  });
});

/** How many statements in this database wait for a row lock. */
async function howManyWait(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.platform.db);
  return rows[0]?.count ?? 0;
}
