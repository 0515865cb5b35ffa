import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publicProfessional, updateProfessional } from '#contract/professionals/professionals.ts';
import { professionalQuota } from '#contract/billing/quota.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { quotaOf } from '#server/subscriptions/subscriptions.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { anAdminAtWork, type AdminAtWork } from '#tests/support/admin/admin-at-work.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  nobody,
  type Professional,
} from '#tests/support/people.ts';

const WHY = { reason: 'Two requests came to nothing' };

let app: StartedApp;
let grace: AdminAtWork;
let bo: Professional;
beforeEach(async () => {
  app = await startApp();
  grace = await anAdminAtWork(app);
  bo = await aProfessional(app, 'Bo');
});
afterEach(() => app.stop());

const at = (rest: string, id = bo.professionalId) => `/professionals/${id}/${rest}`;
const quota = () => bo.call(professionalQuota, { params: { id: bo.professionalId } });
/** Submits this many requests; returns how many were sent to Bo. */
async function ask(times: number): Promise<number> {
  let sent = 0;
  for (let n = 0; n < times; n += 1) {
    const ana = await aCustomer(app, `Ana ${n}`);
    sent += (await ana.call(submitRequest, { body: LEAKING_TAP })).leads.length;
  }
  return sent;
}

describe('a paper', () => {
  const licence = { number: '5678-1234', authority: 'RBQ', expiresOn: null };
  const check = (body: object) => grace.ask('POST', at('papers'), body);
  const shown = async () =>
    (await nobody(app).call(publicProfessional, { params: { id: bo.professionalId } })).licence;
  beforeEach(async () => {
    await bo.call(updateProfessional, { params: { id: bo.professionalId }, body: { licence } });
  });

  it('counts as checked for everybody, until the check is withdrawn', async () => {
    const { status, body } = await check({ paper: 'licence', checked: true });
    expect([status, body]).toEqual([200, { checkedAt: expect.any(String) }]);
    expect(await shown()).toMatchObject({ checkedAt: body.checkedAt });
    expect((await check({ paper: 'licence', checked: true })).body).toEqual(body);
    expect((await check({ paper: 'licence', checked: false })).body).toEqual({ checkedAt: null });
    expect(await grace.deeds('paper_checked')).toMatchObject([
      { before: { checkedAt: null }, after: { paper: 'licence', checkedAt: body.checkedAt } },
    ]);
    expect(await grace.deeds('paper_unchecked')).toHaveLength(1);
  });

  it('that no profile names cannot be checked', async () => {
    const answer = await check({ paper: 'insurance', checked: true });
    expect([answer.status, answer.body.code]).toEqual([409, 'not_eligible']);
    const absent = await grace.ask('POST', at('papers', crypto.randomUUID()), {
      paper: 'licence',
      checked: true,
    });
    expect([absent.status, absent.body.code]).toEqual([404, 'not_found']);
    expect((await check({ paper: 'passport', checked: true })).status).toBe(422);
    expect(await grace.deeds('paper_checked')).toEqual([]);
  });
});

describe('credits', () => {
  const grant = (requests: unknown, key?: string, reason = WHY.reason) =>
    grace.ask('POST', at('credits'), { requests, reason }, key);

  it("let a professional be contacted again after the month's quota was used up, with a line of the ledger", async () => {
    const { included } = await quota();
    expect(included).not.toBeNull();
    expect(await ask((included ?? 0) + 1)).toBe(included);
    expect((await grant(2)).body).toEqual({ granted: 2 });
    await app.drainJobs();
    // The waiting request is sent at once; of two further ones only one fits the quota.
    expect(await ask(2)).toBe(1);
    const after = await quota();
    expect(after).toMatchObject({ included: (included ?? 0) + 2, left: 0 });
    const line = after.entries.find(({ kind }) => kind === 'granted');
    expect(line).toMatchObject({ amount: 2, reason: 'operator', leadId: null, area: null });
    expect(await grace.deeds('credits_granted')).toMatchObject([
      { reason: WHY.reason, before: { granted: 0 }, after: { granted: 2, amount: 2 } },
    ]);
  });

  it('expire with the month', async () => {
    const { included } = await quota();
    await grant(3);
    await app.advance(32 * 86_400);
    const { db, clock } = app.platform;
    expect(await quotaOf(db, bo.professionalId, clock.now())).toMatchObject({ included });
    await db
      .updateTable('professionals')
      .set({ quota_open: true })
      .where('id', '=', bo.professionalId)
      .execute();
    expect(await ask((included ?? 0) + 1)).toBe(included);
  });

  it('are granted once per idempotency key, also by twenty concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => grant(4, 'one-key')));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{"granted":4}']));
    const other = await grant(5, 'one-key');
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reused']);
    expect((await grant(1, 'another')).body).toEqual({ granted: 5 });
  });

  it('are refused without limit, for an unknown professional, and for an invalid number', async () => {
    const pro = await aProfessional(app, 'Pro', { plan: 'premium' });
    const unlimited = await grace.ask('POST', at('credits', pro.professionalId), {
      requests: 2,
      ...WHY,
    });
    expect([unlimited.status, unlimited.body.code]).toEqual([409, 'not_eligible']);
    const absent = { requests: 2, ...WHY };
    expect((await grace.ask('POST', at('credits', crypto.randomUUID()), absent)).status).toBe(404);
    for (const requests of [0, -1, 1.5, 51, '2', null]) {
      expect((await grant(requests)).status).toBe(422);
    }
    expect((await grant(2, undefined, '')).status).toBe(422);
    const path = `/api/admin${at('credits')}`;
    expect((await bo.ask('POST', path, absent)).status).toBe(403);
    expect((await nobody(app).ask('POST', path, absent)).status).toBe(401);
    expect((await quota()).entries).toEqual([]);
  });
});
