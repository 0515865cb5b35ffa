import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readUnits } from '#contract/admin/site.ts';
import { listNotices } from '#contract/notifications.ts';
import { publicProfessional, updateProfessional } from '#contract/professionals/professionals.ts';
import { listQuotes, sendQuote } from '#contract/quotes/quotes.ts';
import { anAdmin, type AnAdmin } from '#tests/support/admin/admins.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { quoteTerms } from '#tests/support/life/a-job.ts';
import { aStage, answer, type Stage } from '#tests/support/life/life.ts';
import { aCustomer, leadOf, lettersOf, nobody, type Professional } from '#tests/support/people.ts';
import { patiently } from '#tests/support/patience.ts';

let site: StartedApp;
let admin: AnAdmin;
let stage: Stage;
let requestId: string;
beforeAll(async () => {
  site = await startApp({ env: { CURRENCY: 'CAD' } });
  admin = await anAdmin(site);
  stage = await aStage(site);
  ({ id: requestId } = await stage.submit());
  for (const one of [stage.ann, stage.ben]) await answer(one, 'accepted');
});
afterAll(() => site.stop());

type Choice = Partial<Parameters<typeof put>[0]>;
function put(body: { basedOn: number; currency: string | null; distanceUnit: string }) {
  const headers = { 'content-type': 'application/json' };
  return admin.fetch('/api/admin/units', { method: 'PUT', headers, body: JSON.stringify(body) });
}
const change = async (to: Choice) => {
  const { version, currency, distanceUnit } = await admin.call(readUnits);
  return put({ basedOn: version, currency, distanceUnit, ...to });
};
const quote = async (who: Professional, currency?: 'CAD' | 'USD') =>
  who.call(sendQuote, {
    params: { id: await leadOf(who) },
    body: { ...quoteTerms(site), ...(currency && { currency }) },
  });
const profileOf = ({ professionalId: id }: Professional) =>
  stage.ann.call(publicProfessional, { params: { id } });
const edit = (who: Professional, body: object) =>
  who.call(updateProfessional, { params: { id: who.professionalId }, body });

describe('the currency', () => {
  it('is that of what is written from then on; what was written stays in its own', async () => {
    const beside = await startApp({ beside: site, env: { CURRENCY: 'CAD' } });
    await quote(stage.ann, 'CAD');
    await site.platform.db
      .updateTable('professionals')
      .set({ hourly_rate: 80, rate_currency: null })
      .where('id', '=', stage.ann.professionalId)
      .execute();
    expect((await change({ currency: 'USD' })).status).toBe(200);
    await vi.waitFor(() => expect(beside.platform.config.currency).toBe('USD'), patiently);
    await beside.stop();
    await expect(quote(stage.ben, 'CAD')).rejects.toMatchObject({
      body: { code: 'currency_changed' },
    });
    await quote(stage.ben, 'USD');
    const quotes = await stage.marie.call(listQuotes, { params: { id: requestId } });
    expect(quotes.map(({ currency }) => currency)).toEqual(['USD', 'CAD']);
    expect(await profileOf(stage.ann)).toMatchObject({ hourlyRate: 80, rateCurrency: 'CAD' });
    expect(await admin.call(readUnits)).toMatchObject({ openQuotes: 2, currency: 'USD' });
    await site.drainJobs();
    // Some letters wait for others; the list of notices has the same texts.
    const { notices } = await stage.marie.call(listNotices);
    const said = JSON.stringify([notices, (await lettersOf(site)).map(({ text }) => text)]);
    for (const price of ['CA$459.90', 'US$459.90']) expect(said).toContain(price);
  });

  it('of rates changes only where every amount is typed anew', async () => {
    await expect(edit(stage.ann, { rateCurrency: 'USD' })).rejects.toMatchObject({
      body: { code: 'invalid_input', details: [{ field: 'hourlyRate', problem: 'missing' }] },
    });
    await edit(stage.ann, { hourlyRate: 90 });
    expect(await profileOf(stage.ann)).toMatchObject({ hourlyRate: 90, rateCurrency: 'CAD' });
    await edit(stage.ann, { hourlyRate: 65, rateCurrency: 'USD' });
    expect(await profileOf(stage.ann)).toMatchObject({ hourlyRate: 65, rateCurrency: 'USD' });
    await expect(edit(stage.ben, { hourlyRate: 65, rateCurrency: 'CAD' })).rejects.toMatchObject({
      body: { code: 'currency_changed' },
    });
  });
});

it('an audited change says what was before and after', async () => {
  expect((await change({ distanceUnit: 'mi' })).status).toBe(200);
  expect(site.platform.config.distanceUnit).toBe('mi');
  const rows = await site.platform.db.selectFrom('admin_audit').selectAll().execute();
  expect(rows.at(-1)).toMatchObject({
    target: 'units',
    before: { distanceUnit: 'km', currency: 'USD' },
    after: { distanceUnit: 'mi', currency: 'USD' },
  });
});

it('refused is a concurrent edit, an unknown unit, and everybody but an owner', async () => {
  const { version } = await admin.call(readUnits);
  const stale = await change({ basedOn: version - 1 });
  expect([stale.status, await stale.json()]).toMatchObject([409, { code: 'changed_meanwhile' }]);
  for (const wrong of [{ currency: 'JPY' }, { currency: 'usd' }, { distanceUnit: 'm' }])
    expect((await change(wrong)).status).toBe(422);
  expect((await admin.call(readUnits)).version).toBe(version);
  expect((await nobody(site).fetch('/api/admin/units')).status).toBe(401);
  expect((await (await aCustomer(site, 'Ana')).fetch('/api/admin/units')).status).toBe(403);
});
