import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPlans } from '#contract/billing/plans.ts';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import { texts as en } from '#web/locales/en/landing.ts';
import { texts as es } from '#web/locales/es/landing.ts';
import { texts as fr } from '#web/locales/fr/landing.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';

const LANDING = { en, es, fr };

let site: StartedApp;
beforeAll(async () => {
  site = await startApp();
});
afterAll(() => site.stop());

describe('GET /api/subscription-plans', () => {
  it('answers the three plans of the specification, cheapest first', async () => {
    const plans = await site.call(listPlans, { query: { language: 'en' } });
    expect(
      plans.map(({ id, name, price, maxRequests, isPopular }) => [
        id,
        name,
        price,
        maxRequests,
        isPopular,
      ]),
    ).toEqual([
      ['free', 'Free Trial', 0, 5, false],
      ['professional', 'Professional', 29, null, true],
      ['premium', 'Premium', 79, null, false],
    ]);
    expect(
      plans.every(({ isActive, billingCycle }) => isActive && billingCycle === 'monthly'),
    ).toBe(true);
  });

  it.each([
    ['fr', 'Essai gratuit'],
    ['es', 'Prueba gratis'],
  ] as const)('is in %s', async (language, name) => {
    const [free] = await site.call(listPlans, { query: { language } });
    expect(free?.name).toBe(name);
  });

  it.each(UNDERSTOOD_LANGUAGES)(
    'lists in %s for every plan what all include, and for paid ones their trial',
    async (language) => {
      const [free, ...paid] = await site.call(listPlans, { query: { language } });
      expect(free?.trialDays).toBe(0);
      const profileTalkAndFigures = free?.features.slice(0, 3) ?? [];
      expect(profileTalkAndFigures).toHaveLength(3);
      for (const { features, trialDays } of paid) {
        expect(features.slice(0, 3)).toEqual(profileTalkAndFigures);
        expect(features.slice(3)).toEqual([expect.stringContaining(`${trialDays}`)]);
      }
    },
  );

  it.each(UNDERSTOOD_LANGUAGES)(
    'leaves the days of the trial to the plans, not to the landing page in %s, which makes no call',
    (language) => {
      expect(LANDING[language].professionals.trial).not.toMatch(/\d/);
    },
  );

  it('lists the prices of the Stripe account', async () => {
    const plans = await site.call(listPlans);
    const { professional, premium } = site.platform.stripe!.prices;
    expect(plans.map(({ stripePriceId }) => stripePriceId)).toEqual([null, professional, premium]);
  });

  it('leaves out a plan that is no longer offered', async () => {
    await site.platform.db
      .updateTable('plans')
      .set({ is_active: false })
      .where('id', '=', 'premium')
      .execute();
    const plans = await site.call(listPlans);
    expect(plans.map(({ id }) => id)).toEqual(['free', 'professional']);
  });

  it('refuses an unknown language', async () => {
    const answer = await fetch(`${site.url}/api/subscription-plans?language=de`);
    expect(answer.status).toBe(422);
  });
});
