import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomer, aProfessional, nobody } from '#tests/support/people.ts';
import { insertCrowd } from '#tests/support/admin/panel-crowd.ts';
import { startPanel, type Panel } from '#tests/support/admin/panel.ts';

let panel: Panel;
beforeAll(async () => {
  panel = await startPanel();
  await insertCrowd(panel.site.platform.db, 7);
  await aProfessional(panel.site, 'Paul Plombier', { plan: 'premium' });
});
afterAll(() => panel.site.stop());

describe('the overview', () => {
  it('counts what the lists list', async () => {
    const { body } = await panel.ask('GET', '/api/admin/stats');
    expect(body).toEqual({
      totalUsers: 9,
      totalProfessionals: 8,
      totalRequests: 7,
      totalFeedback: 7,
      activeSubscriptions: 7,
      grantedPlans: 1,
    });
    const users = await panel.ask('GET', '/api/admin/users?limit=100');
    expect(users.body).toHaveLength(body.totalUsers);
    const live = await panel.ask('GET', '/api/admin/subscriptions?state=live&limit=100');
    expect(live.body).toHaveLength(body.activeSubscriptions);
  });
});

describe('the plans', () => {
  it('say how many are on each, and the monthly revenue', async () => {
    const { body } = await panel.ask('GET', '/api/admin/subscription-plans');
    const premium = body.find(({ id }: { id: string }) => id === 'premium');
    expect(premium).toMatchObject({
      subscribers: 8,
      paying: 7,
      trialing: 0,
      pastDue: 0,
      granted: 1,
    });
    expect(premium.monthlyRevenue).toBeCloseTo(7 * premium.price, 2);
    expect(body[0]).toMatchObject({ id: 'free', subscribers: 0, monthlyRevenue: 0 });
    const { body: stats } = await panel.ask('GET', '/api/admin/stats');
    const sum = (of: string) =>
      body.reduce((all: number, plan: Record<string, number>) => all + (plan[of] ?? 0), 0);
    expect(sum('paying') + sum('trialing') + sum('pastDue')).toBe(stats.activeSubscriptions);
    expect(sum('granted')).toBe(stats.grantedPlans);
    expect(sum('subscribers')).toBe(stats.totalProfessionals);
  });

  it('are named in the requested language', async () => {
    const { body } = await panel.ask('GET', '/api/admin/subscription-plans?language=fr');
    expect(body[0].name).toBe('Essai gratuit');
    const other = await panel.ask('GET', '/api/admin/subscription-plans?language=xx');
    expect(other.status).toBe(422);
  });
});

it.each(['stats', 'subscription-plans'])('shows %s to nobody else', async (path) => {
  const ana = await aCustomer(panel.site, 'Ana');
  expect((await nobody(panel.site).ask('GET', `/api/admin/${path}`)).status).toBe(401);
  expect((await ana.ask('GET', `/api/admin/${path}`)).status).toBe(403);
});
