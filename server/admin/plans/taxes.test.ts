import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminSignIn } from '#contract/admin/auth.ts';
import { changePlanTaxes, readPlanTaxes } from '#contract/admin/plan-taxes.ts';
import { listAdminPlans, listSubscriptions } from '#contract/admin/subscriptions.ts';
import { listPlans } from '#contract/billing/plans.ts';
import { anAdmin, type AnAdmin } from '#tests/support/admin/admins.ts';
import { chooseTaxes, QUEBEC_RATES, taxesWith } from '#tests/support/admin/choose-taxes.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { withFaults } from '#tests/support/payments/faulty-stripe.ts';

let site: StartedApp;
let owner: AnAdmin;
beforeEach(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  owner = await anAdmin(site);
});
afterEach(() => site.stop());

const quebec = { mode: 'rates', rates: QUEBEC_RATES } as const;
const ratesAtStripe = async (wanted: { active?: boolean } = {}) => {
  const stripe = await site.platform.stripe!.loadClient();
  return (await stripe.taxRates.list({ limit: 100, ...wanted })).data;
};
const named = async (active: boolean) =>
  (await ratesAtStripe({ active })).map(({ display_name: name }) => name).toSorted();

describe('a site whose owner chose no taxes', () => {
  it('says nothing of taxes in any call', async () => {
    expect(await owner.call(readPlanTaxes)).toEqual({
      version: 0,
      mode: 'none',
      included: false,
      rates: [],
      subscriptions: 0,
      waiting: 0,
      prices: [
        { name: 'Professional', cents: 2900 },
        { name: 'Premium', cents: 7900 },
      ],
      changedAt: null,
      changedBy: null,
    });
    const said = [
      await site.call(listPlans),
      await owner.call(listAdminPlans),
      await owner.call(listSubscriptions),
    ];
    expect(JSON.stringify(said)).not.toMatch(/tax/i);
    const csv = await owner.fetch('/api/admin/exports/subscriptions');
    expect(await csv.text()).not.toMatch(/tax/i);
    expect(await ratesAtStripe()).toEqual([]);
  });
});

describe('fixed rates', () => {
  it('are made at Stripe, and stand beside the price of each paid plan', async () => {
    const beside = await startApp({ beside: site });
    await chooseTaxes(owner, quebec);
    expect(await ratesAtStripe()).toEqual([
      expect.objectContaining({
        display_name: 'QST/TVQ (1234567890 TQ0001)',
        percentage: 9.975,
        inclusive: false,
        active: true,
      }),
      expect.objectContaining({ display_name: 'GST/TPS (123456789 RT0001)', percentage: 5 }),
    ]);
    const [free, professional, premium] = await beside.call(listPlans);
    expect(free).not.toHaveProperty('tax');
    expect(professional).toMatchObject({
      price: 29,
      tax: {
        kind: 'added',
        lines: [
          { name: 'GST/TPS', percent: 5, amount: 1.45 },
          { name: 'QST/TVQ', percent: 9.975, amount: 2.89 },
        ],
        total: 33.34,
      },
    });
    expect(premium?.tax?.total).toBe(90.83);
    await beside.stop();
  });

  it('within the price leave what is paid as it is', async () => {
    await chooseTaxes(owner, { ...quebec, included: true });
    const [, professional] = await site.call(listPlans);
    expect(professional?.tax).toMatchObject({
      kind: 'included',
      lines: [{ amount: 1.26 }, { amount: 2.52 }],
      total: 29,
    });
    expect((await ratesAtStripe()).every(({ inclusive }) => inclusive)).toBe(true);
  });

  it('are made once though two nodes save at once', async () => {
    const beside = await startApp({ beside: site });
    const body = await taxesWith(owner, quebec);
    const other = await signedIn(beside.client());
    const both = await Promise.allSettled(
      [owner, other].map((one) => one.call(changePlanTaxes, { body })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await ratesAtStripe()).toHaveLength(2);
    await beside.stop();
  });

  it('that are dropped are archived, and come back as the same', async () => {
    await chooseTaxes(owner, quebec);
    const [, gst] = await ratesAtStripe();
    await chooseTaxes(owner, { ...quebec, rates: QUEBEC_RATES.slice(1) });
    await site.drainJobs();
    expect(await named(true)).toEqual(['QST/TVQ (1234567890 TQ0001)']);
    expect(await named(false)).toEqual(['GST/TPS (123456789 RT0001)']);
    await chooseTaxes(owner, { mode: 'none' });
    await site.drainJobs();
    expect(await named(true)).toEqual([]);
    await chooseTaxes(owner, quebec);
    await site.drainJobs();
    expect(await ratesAtStripe({ active: true })).toHaveLength(2);
    expect((await ratesAtStripe()).map(({ id }) => id)).toContain(gst?.id);
    expect(await ratesAtStripe()).toHaveLength(2);
  });

  it('are other rates once anything of them changes', async () => {
    await chooseTaxes(owner, quebec);
    const [gst, qst] = QUEBEC_RATES;
    await chooseTaxes(owner, { rates: [gst!, { ...qst!, percent: 10 }] });
    await site.drainJobs();
    expect((await ratesAtStripe()).map(({ percentage, active }) => [percentage, active])).toEqual(
      expect.arrayContaining([
        [5, true],
        [9.975, false],
        [10, true],
      ]),
    );
  });

  it('are in the log by name and percentage, without the numbers', async () => {
    await chooseTaxes(owner, quebec);
    const rows = await site.platform.db.selectFrom('admin_audit').selectAll().execute();
    expect(rows.at(-1)).toMatchObject({
      action: 'changed',
      target_kind: 'plan',
      target: 'taxes',
      before: { version: 0, taxes: 'none', taxesIncluded: false, taxRates: [] },
      after: { version: 1, taxes: 'rates', taxRates: ['GST/TPS 5 %', 'QST/TVQ 9.975 %'] },
    });
    expect(JSON.stringify(rows)).not.toContain('RT0001');
  });

  it.each(['refused', 'error', 'garbage'] as const)(
    'change nothing where Stripe is %s, and are made once it is there again',
    async (fault) => {
      const sandbox = site.platform.stripe;
      const faults = await withFaults(site);
      faults.break(fault);
      await expect(chooseTaxes(owner, quebec)).rejects.toMatchObject({
        status: 503,
        body: { code: 'payments_unreachable' },
      });
      site.platform.stripe = sandbox;
      await faults.close();
      expect(await owner.call(readPlanTaxes)).toMatchObject({ version: 0, mode: 'none' });
      expect((await site.call(listPlans))[1]).not.toHaveProperty('tax');
      await chooseTaxes(owner, quebec);
      expect(await ratesAtStripe()).toHaveLength(2);
    },
  );

  it('change nothing where Stripe takes too long for all of them', async () => {
    const account = site.platform.stripe!;
    site.platform.stripe = { ...account, timeouts: { ...account.timeouts, series: 0 } };
    await expect(chooseTaxes(owner, quebec)).rejects.toMatchObject({
      status: 503,
      body: { code: 'payments_unreachable' },
    });
    site.platform.stripe = account;
    expect(await owner.call(readPlanTaxes)).toMatchObject({ version: 0, mode: 'none' });
  });

  it('are asked for anew at each try, because Stripe repeats a failure to the same key', async () => {
    const faults = await withFaults(site);
    faults.break('error', /tax_rates$/);
    for (const _ of [1, 2])
      await expect(chooseTaxes(owner, quebec)).rejects.toMatchObject({ status: 503 });
    await faults.close();
    const made = faults.asked.filter(({ path }) => path.endsWith('/tax_rates'));
    expect(new Set(made.map(({ key }) => key)).size).toBe(2);
  });

  it('that were made though the answer was lost are found again', async () => {
    const sandbox = site.platform.stripe;
    const faults = await withFaults(site);
    faults.break('lost', /tax_rates$/);
    await expect(chooseTaxes(owner, quebec)).rejects.toMatchObject({ status: 503 });
    site.platform.stripe = sandbox;
    await faults.close();
    await chooseTaxes(owner, quebec);
    expect(await ratesAtStripe()).toHaveLength(2);
  });
});

describe('taxes are refused', () => {
  const rate = (to: object) => ({ rates: [{ ...QUEBEC_RATES[0], ...to }] });
  async function refusalOf(to: object) {
    const before = await owner.call(readPlanTaxes);
    const answer = await owner.fetch('/api/admin/plan-taxes', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...(await taxesWith(owner, {})), mode: 'rates', ...to }),
    });
    expect(await owner.call(readPlanTaxes)).toEqual(before);
    expect(await ratesAtStripe()).toEqual([]);
    return { status: answer.status, ...((await answer.json()) as { code: string }) };
  }

  it('for what is no rate', async () => {
    const twenty = Array.from({ length: 20 }, (_, place) => ({
      ...QUEBEC_RATES[0],
      name: `Tax ${place}`,
    }));
    const wrong = [
      rate({ percent: -1 }),
      rate({ percent: 0 }),
      rate({ percent: 100.1 }),
      rate({ percent: 5.12345 }),
      rate({ percent: '5' }),
      rate({ name: '' }),
      rate({ name: ' ' }),
      rate({ name: '<b>GST</b>' }),
      rate({ name: 'Two\nlines' }),
      rate({ name: 'A name that is too long' }),
      rate({ registration: '<script>' }),
      rate({ registration: '' }),
      { rates: twenty },
      { rates: [QUEBEC_RATES[0], { ...QUEBEC_RATES[1], name: 'gst/tps' }] },
      { rates: [] },
      { mode: 'magic' },
      { basedOn: -1 },
    ];
    for (const one of wrong)
      expect([one, await refusalOf(one)]).toMatchObject([
        one,
        { status: 422, code: 'invalid_input' },
      ]);
  });

  it('where they are based on another version, by name of who was first', async () => {
    await chooseTaxes(owner, { mode: 'automatic' });
    expect(await refusalOf({ basedOn: 0, ...rate({}) })).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
      details: [
        { field: 'version', problem: '1' },
        { field: 'changedBy', problem: owner.email },
      ],
    });
  });
});

/** A second sign-in of the owner, at another node. */
async function signedIn(client: ReturnType<StartedApp['client']>) {
  const body = { email: owner.email, password: 'a long admin password' };
  await client.call(adminSignIn, { body });
  return client;
}
