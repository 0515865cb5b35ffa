import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begunSubscription, createSubscription } from '#contract/billing/subscriptions.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aProfessional } from '#tests/support/people.ts';

let site: StartedApp;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => site.stop());

async function begin({ on, trialUsed }: { on: string; trialUsed: boolean }) {
  site.time.ahead = Date.parse(on) - Date.now();
  const { professionalId, call } = await aProfessional(site, 'Ann');
  const now = site.platform.clock.now();
  const trial = { created_at: now, trial_used_at: trialUsed ? now : null };
  const row = { professional_id: professionalId, ...trial };
  await site.platform.db.insertInto('subscriptions').values(row).execute();
  const begun = await call(createSubscription, { body: { planId: 'premium' } });
  const query = { client_secret: begun.clientSecret };
  expect(await call(begunSubscription, { query })).toEqual(begun);
  return begun;
}

describe('what a card is given for', () => {
  it('is nothing until the trial ends', async () => {
    const begun = await begin({ on: '2027-01-31T10:00:00Z', trialUsed: false });
    expect(begun).toMatchObject({ type: 'setup', trialDays: 14, dueNow: 0 });
    expect(begun.nextCharge).toEqual({ amount: 79, at: begun.trialEnd });
    expect(begun.trialEnd).toMatch(/^2027-02-14T10:00/);
  });

  it.each([
    ['2027-01-15T10:00:00Z', '2027-02-15T10:00'],
    ['2027-01-31T10:00:00Z', '2027-02-28T10:00'],
  ])(
    'is the first month at once without a trial, and the next one a month after %s',
    async (...on) => {
      const begun = await begin({ on: on[0], trialUsed: true });
      expect(begun).toMatchObject({ type: 'payment', trialEnd: null, dueNow: 79 });
      expect(begun.nextCharge).toEqual({ amount: 79, at: expect.stringMatching(`^${on[1]}`) });
    },
  );
});
