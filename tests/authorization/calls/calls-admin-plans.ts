import type { Cell, Ways } from '#tests/authorization/cell.ts';

const BUILT_IN = { name: null, description: null, features: null };

async function asItIs({ world }: Cell) {
  const { version } = await world.site.platform.db
    .selectFrom('plans')
    .select('version')
    .where('id', '=', 'free')
    .executeTakeFirstOrThrow();
  const texts = { en: BUILT_IN, fr: BUILT_IN, es: BUILT_IN };
  return { basedOn: version, priceCents: 0, maxRequests: 5, trialDays: 0, texts };
}

/** The plans as an owner edits them. */
export const adminPlanCalls: Ways = {
  'GET /api/admin/subscription-plans/:planId': () => ({
    path: '/api/admin/subscription-plans/premium',
  }),
  'PUT /api/admin/subscription-plans/:planId': async (cell) => ({
    path: '/api/admin/subscription-plans/free',
    body: await asItIs(cell),
  }),
  'PUT /api/admin/plan-taxes': async ({ world }) => {
    const { version: basedOn } = await world.site.platform.db
      .selectFrom('plan_taxes')
      .select('version')
      .executeTakeFirstOrThrow();
    const body = { basedOn, mode: 'none', included: false, rates: [] };
    return { path: '/api/admin/plan-taxes', body };
  },
};
