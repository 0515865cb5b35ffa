import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { professionalQuota } from '#contract/billing/quota.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  nobody,
  type Professional,
} from '#tests/support/people.ts';
import { quotaWithEntries } from './quota.ts';
import { refundQuota, chargeQuota } from './subscriptions.ts';

let site: StartedApp;
let ann: Professional;
beforeEach(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  ann = await aProfessional(site, 'Ann');
});
afterEach(() => site.stop());

const quotaOfAnn = () => ann.call(professionalQuota, { params: { id: ann.professionalId } });
const take = async (leadId: string, at: Date) => {
  const about = { professionId: 1, area: 'Montréal, Québec' };
  const leads = [{ id: leadId, professionalId: ann.professionalId, ...about }];
  return (await chargeQuota(site.platform.db, { leads, at })).taken.size === 1;
};
const giveBack = (at: Date, ...leadIds: string[]) =>
  refundQuota(site.platform.db, leadIds, 'expired_unseen', at);

describe('the quota of a professional', () => {
  test('says what was counted, and for which lead', async () => {
    const marie = await aCustomer(site, 'Marie');
    await marie.call(submitRequest, { body: LEAKING_TAP });
    const leadId = await leadOf(ann);
    await giveBack(site.platform.clock.now(), leadId);
    const { entries, ...quota } = await quotaOfAnn();
    expect(quota).toMatchObject({ planId: 'free', included: 5, used: 0, left: 5 });
    const about = { leadId, profession: 'plumber', area: 'Montreal, Quebec' };
    expect(entries).toMatchObject([
      { ...about, kind: 'returned', reason: 'expired_unseen' },
      { ...about, kind: 'taken', reason: 'contacted' },
    ]);
  });

  test('of a new month begins at zero, and its lines stay', async () => {
    await take(uuidv7(), site.platform.clock.now());
    const { resetsAt, used } = await quotaOfAnn();
    expect(used).toBe(1);
    const { db } = site.platform;
    expect(await quotaWithEntries(db, ann.professionalId, new Date(resetsAt))).toMatchObject({
      used: 0,
      left: 5,
      month: resetsAt.slice(0, 10),
      entries: [{ kind: 'taken' }],
    });
  });

  test('of a paid plan is unlimited', async () => {
    ann = await aProfessional(site, 'Ann', { plan: 'premium' });
    expect(await quotaOfAnn()).toMatchObject({ planId: 'premium', included: null, left: null });
  });

  test('is for a professional, and of nobody else', async () => {
    const path = `/api/professionals/${ann.professionalId}/quota`;
    const readers = [
      [nobody(site), 401, 'not_signed_in'],
      [await aCustomer(site, 'Marie'), 403, 'wrong_role'],
      [await aProfessional(site, 'Ben'), 403, 'not_yours'],
    ] as const;
    for (const [who, status, code] of readers) {
      const refused = await who.ask('GET', path);
      expect([refused.status, refused.body.code]).toEqual([status, code]);
    }
    expect((await ann.ask('GET', '/api/professionals/ann/quota')).status).toBe(422);
  });
});

describe('the counter equals the ledger', () => {
  const deeds = fc.array(
    fc.record({
      deed: fc.constantFrom('take', 'take', 'return'),
      lead: fc.nat(9),
      month: fc.nat(2),
    }),
    { maxLength: 25 },
  );

  test('after any sequence of contacts and refunds in any months', async () => {
    const property = fc.asyncProperty(deeds, async (sequence) => {
      await forgetQuota();
      const ids = Array.from({ length: 10 }, () => uuidv7());
      const taken = new Set<number>();
      for (const { deed, lead, month } of sequence.toSorted((a, b) => a.month - b.month)) {
        const at = new Date(Date.UTC(2026, month, 15));
        // Two at once, as when several are withdrawn together.
        if (deed === 'return') await giveBack(at, ids[lead]!, ids[(lead + 1) % 10]!);
        else if (!taken.has(lead) && (await take(ids[lead]!, at))) taken.add(lead);
      }
      await expectCounterAsLedger();
    });
    expect(await fc.check(property, { numRuns: 30 })).toMatchObject({ failed: false });
  });

  test('when twenty concurrent calls refund the same contacts, in 20 rounds', async () => {
    const at = new Date('2026-11-15T12:00:00Z');
    for (let round = 1; round <= 20; round += 1) {
      await forgetQuota();
      const ids = Array.from({ length: 4 }, () => uuidv7());
      for (const id of ids) await take(id, at);
      const back = await Promise.all(
        Array.from({ length: 20 }, (_, caller) => giveBack(at, ids[caller % 3]!)),
      );
      expect(back.flat()).toHaveLength(3);
      expect(await expectCounterAsLedger()).toBe(1);
    }
  });

  test('when twenty charge and refund concurrently', async () => {
    const at = new Date('2026-11-15T12:00:00Z');
    for (let round = 1; round <= 20; round += 1) {
      await forgetQuota();
      const first = uuidv7();
      await take(first, at);
      await Promise.all(
        Array.from({ length: 20 }, (_, caller) =>
          caller % 2 === 0 ? take(uuidv7(), at) : giveBack(at, first),
        ),
      );
      expect([4, 5]).toContain(await expectCounterAsLedger());
    }
  });
});

async function forgetQuota(): Promise<void> {
  await site.platform.db.deleteFrom('quota_entries').execute();
  await site.platform.db.deleteFrom('professional_quotas').execute();
}

/** The counter of its month equals the sum of that month's ledger lines. */
async function expectCounterAsLedger(): Promise<number> {
  const { db } = site.platform;
  const quota = await db
    .selectFrom('professional_quotas')
    .select(['used', 'month'])
    .executeTakeFirst();
  const lines = await db
    .selectFrom('quota_entries')
    .select('kind')
    .where('month', '=', quota?.month ?? '2026-01-01')
    .execute();
  const taken = lines.filter(({ kind }) => kind === 'taken').length;
  expect(quota?.used ?? 0).toBe(taken - (lines.length - taken));
  return quota?.used ?? 0;
}
