import { afterEach, beforeEach, expect, test } from 'vitest';
import { uuidv7 } from '#server/platform/uuid.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aProfessional } from '#tests/support/people.ts';
import { refundQuota, reopenQuotas, chargeQuota } from './subscriptions.ts';

let site: StartedApp;
beforeEach(async () => {
  site = await startApp();
});
afterEach(() => site.stop());

const november = new Date('2026-11-30T23:59:59Z');
const december = new Date('2026-12-01T00:00:00Z');

const take = async (professionalId: string, at = november, id = uuidv7()) => {
  const leads = [{ id, professionalId, professionId: 1, area: 'Montréal' }];
  const { taken, usedUp } = await chargeQuota(site.platform.db, { leads, at });
  return { isTaken: taken.has(professionalId), isLast: usedUp.includes(professionalId) };
};

test('the free plan is five contacts a calendar month in UTC, then five again', async () => {
  const { professionalId: id } = await aProfessional(site, 'Ann');
  for (let contact = 1; contact <= 4; contact += 1) {
    expect(await take(id)).toEqual({ isTaken: true, isLast: false });
  }
  expect(await take(id)).toEqual({ isTaken: true, isLast: true });
  expect(await take(id)).toEqual({ isTaken: false, isLast: false });
  expect(await take(id, december)).toEqual({ isTaken: true, isLast: false });
});

test('a paid plan is unlimited', async () => {
  const { professionalId: id } = await aProfessional(site, 'Ann', { plan: 'professional' });
  for (let contact = 1; contact <= 12; contact += 1) {
    expect(await take(id)).toEqual({ isTaken: true, isLast: false });
  }
});

test('thirty concurrent charges take exactly five', async () => {
  const { professionalId: id } = await aProfessional(site, 'Ann');
  const all = await Promise.all(Array.from({ length: 30 }, () => take(id)));
  expect(all.filter(({ isTaken }) => isTaken)).toHaveLength(5);
  expect(all.filter(({ isLast }) => isLast)).toHaveLength(1);
});

test('a refund goes to the month of its charge, or to none', async () => {
  const { professionalId: id } = await aProfessional(site, 'Ann');
  const { db } = site.platform;
  const [returned, kept] = [uuidv7(), uuidv7()];
  await take(id, november, returned);
  await take(id, november, kept);
  expect(await refundQuota(db, [returned], 'withdrawn', november)).toEqual([id]);
  expect(await refundQuota(db, [returned], 'customer_silent', november)).toEqual([]);
  await take(id, december);
  expect(await refundQuota(db, [kept], 'expired_unseen', december)).toEqual([]);
  const { used } = await db
    .selectFrom('professional_quotas')
    .select('used')
    .executeTakeFirstOrThrow();
  expect(used).toBe(1);
});

test('a new month lets those with an exhausted quota be contacted again', async () => {
  const { db } = site.platform;
  const { professionalId: id } = await aProfessional(site, 'Ann');
  await take(id, new Date('2026-01-05T00:00:00Z'));
  await db.updateTable('professionals').set({ quota_open: false }).execute();
  await reopenQuotas(site.platform);
  await reopenQuotas(site.platform);
  const { contactable } = await db
    .selectFrom('professionals')
    .select('contactable')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(contactable).toBe(true);
  expect(await db.selectFrom('professional_quotas').select('used').execute()).toEqual([
    { used: 0 },
  ]);
});
