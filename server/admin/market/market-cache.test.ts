import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readMarket } from '#contract/admin/market.ts';
import { professionId, type Profession } from '#contract/professionals/professions.ts';
import type { LeadStatus, RequestStatus } from '#contract/requests/statuses.ts';
import { refreshMarket } from '#server/admin/admin.ts';
import { writeCounts } from '#server/assistant/assistant.ts';
import { anAdmin, type AnAdmin } from '#tests/support/admin/admins.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, aProfessional, nobody, type Customer } from '#tests/support/people.ts';

let site: StartedApp;
let admin: AnAdmin;
let customer: Customer;
let askable: string[];
beforeAll(async () => {
  site = await startApp();
  admin = await anAdmin(site);
  customer = await aCustomer(site, 'Ana');
  const trades = [{}, {}, {}, { profession: 'tailor' }, { availability: 'busy' }] as const;
  const people = await Promise.all(trades.map((trade) => aProfessional(site, 'Pro', trade)));
  askable = people.map(({ professionalId }) => professionalId);
});
afterEach(async () => {
  for (const table of ['reviews', 'requests', 'intake_counts', 'market_answers'] as const)
    await site.platform.db.deleteFrom(table).execute();
});
afterAll(() => site.stop());

const MONTREAL = 'Montréal, Québec';
const LAVAL = 'Laval, Québec';
const HOUR = 3_600_000;

interface Past {
  hoursAgo: number;
  status: RequestStatus;
  profession?: Profession;
  area?: string;
  /** The leads by final status, and after how many minutes. */
  leads?: [status: LeadStatus, minutes?: number][];
  reviewed?: boolean;
}

/** A past request with its leads, as it would be stored now. */
async function happened({ hoursAgo, status, leads = [], reviewed, ...of }: Past) {
  const { db, clock } = site.platform;
  const id = randomUUID();
  const created_at = new Date(clock.now().getTime() - hoursAgo * HOUR);
  const profession_id = professionId(of.profession ?? 'plumber');
  await db
    .insertInto('requests')
    .values({
      id,
      customer_id: customer.id,
      profession_id,
      status,
      created_at,
      description: 'A tap',
      location: 'Somewhere',
      area: of.area ?? MONTREAL,
      urgency: 'Soon (2-3 days)',
      language: 'en',
      fingerprint: Buffer.from(id),
    })
    .execute();
  for (const [rank, [lead, minutes]] of leads.entries()) {
    const responded_at = minutes === undefined ? null : new Date(+created_at + minutes * 60_000);
    await db
      .insertInto('leads')
      .values({
        id: randomUUID(),
        request_id: id,
        professional_id: askable[rank] ?? '',
        rank,
        status: lead,
        reasons: '[]',
        sent_at: created_at,
        expires_at: created_at,
        responded_at,
        ended_because: lead === 'withdrawn' ? 'filled' : null,
      })
      .execute();
  }
  if (!reviewed) return;
  const professional_id = askable[0] ?? '';
  const review = { request_id: id, author_id: customer.id, professional_id, profession_id };
  await db
    .insertInto('reviews')
    .values({ ...review, id: randomUUID(), rating: 5, created_at })
    .execute();
}

/** Eight requests of which every figure is known. */
async function aHistory() {
  const yes = (minutes: number): [LeadStatus, number] => ['accepted', minutes];
  const past: Past[] = [
    { hoursAgo: 1, status: 'pending' },
    { hoursAgo: 30, status: 'sent', leads: [['pending'], ['expired'], ['denied', 5]] },
    { hoursAgo: 50, status: 'accepted', leads: [yes(10), yes(2), ['denied', 9]] },
    { hoursAgo: 60, status: 'cancelled', leads: [['withdrawn', 4], ['withdrawn']] },
    { hoursAgo: 70, status: 'completed', leads: [yes(30)], area: LAVAL },
    { hoursAgo: 80, status: 'completed', leads: [yes(60)], area: LAVAL, reviewed: true },
    { hoursAgo: 90, status: 'in_progress', leads: [yes(100)], profession: 'roofer' },
    { hoursAgo: 40 * 24, status: 'sent', leads: [['expired']] },
  ];
  for (const one of past) await happened(one);
}

const read = (query: object = {}) => admin.call(readMarket, { query });

describe('the figures of the market', () => {
  test('are those of the requests of the period, each counted to its furthest stage', async () => {
    await aHistory();
    const figures = await read();
    expect(figures.funnel).toEqual({
      typed: 0,
      understood: 0,
      submitted: 7,
      contacted: 6,
      accepted: 5,
      completed: 2,
      reviewed: 1,
    });
    // 2, 4, 30, 60 and 100 minutes; nine tenths lie at 60 + 0.6 of the way to 100.
    expect(figures.firstAcceptance).toEqual({ count: 5, medianMinutes: 30, p90Minutes: 84 });
    expect(figures.answers).toEqual({
      contacted: 11,
      accepted: 6,
      denied: 2,
      expired: 1,
      withdrawn: 1,
      waiting: 1,
    });
    // The one of 30 hours ago, and the one before the period.
    expect(figures.unanswered).toBe(2);
    expect((await read({ days: '90' })).funnel).toMatchObject({ submitted: 8, contacted: 7 });
  });

  test('come by trade, by city and by day of UTC', async () => {
    await aHistory();
    const { byProfession, byCity, overTime } = await read({ days: '7' });
    expect(byProfession).toEqual([
      {
        profession: 'plumber',
        submitted: 6,
        contacted: 5,
        accepted: 4,
        completed: 2,
        reviewed: 1,
        medianMinutes: 17,
        professionals: 3,
      },
      {
        profession: 'roofer',
        submitted: 1,
        contacted: 1,
        accepted: 1,
        completed: 0,
        reviewed: 0,
        medianMinutes: 100,
        professionals: 0,
      },
      {
        profession: 'tailor',
        submitted: 0,
        contacted: 0,
        accepted: 0,
        completed: 0,
        reviewed: 0,
        medianMinutes: null,
        professionals: 1,
      },
    ]);
    expect(byCity.map(({ city, submitted, completed }) => [city, submitted, completed])).toEqual([
      [MONTREAL, 5, 0],
      [LAVAL, 2, 2],
    ]);
    expect(overTime).toHaveLength(7);
    expect(overTime.reduce((sum, { submitted }) => sum + submitted, 0)).toBe(7);
    expect(overTime.at(-1)?.day).toBe(site.platform.clock.now().toISOString().slice(0, 10));
  });

  test('can be those of one trade or one city', async () => {
    await aHistory();
    const roofers = await read({ profession: 'roofer' });
    expect(roofers.funnel).toMatchObject({ typed: null, understood: 0, submitted: 1, accepted: 1 });
    expect(roofers.byProfession.map(({ profession }) => profession)).toEqual(['roofer']);
    expect(roofers.unanswered).toBe(0);
    const laval = await read({ city: LAVAL });
    expect(laval.funnel).toMatchObject({ typed: null, understood: null, submitted: 2 });
    expect(laval.byProfession).toMatchObject([{ profession: 'plumber', professionals: null }]);
    expect((await read({ city: "x' or true --" })).funnel.submitted).toBe(0);
  });

  test('name the twenty largest cities and put the others together', async () => {
    for (const number of Array.from({ length: 22 }, (_, index) => index))
      await happened({ hoursAgo: 2, status: 'sent', area: `Ville ${String(number)}` });
    await happened({ hoursAgo: 2, status: 'sent', area: 'Ville 7' });
    const { byCity } = await read();
    expect(byCity).toHaveLength(21);
    expect(byCity[0]).toMatchObject({ city: 'Ville 7', submitted: 2 });
    expect(byCity.at(-1)).toMatchObject({ city: null, submitted: 2 });
  });

  test('are null where nothing is known', async () => {
    const { funnel, firstAcceptance, unanswered, byCity } = await read({ days: '365' });
    expect(Object.values(funnel)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(firstAcceptance).toEqual({ count: 0, medianMinutes: null, p90Minutes: null });
    expect([unanswered, byCity]).toEqual([0, []]);
  });

  test('include what was typed and understood', async () => {
    for (const message of ['I need a plumber', 'My tap leaks, I need a plumber', 'hello there'])
      await nobody(site).ask('POST', '/api/chat/analyze', { message, language: 'en' });
    await writeCounts(site.platform);
    const { funnel, overTime } = await read();
    expect(funnel).toMatchObject({ typed: 3, understood: 2, submitted: 0 });
    expect(overTime.at(-1)).toMatchObject({ typed: 3, understood: 2 });
    expect((await read({ profession: 'plumber' })).funnel).toMatchObject({ understood: 2 });
  });
});

describe('a cached answer', () => {
  const REQUEST = { hoursAgo: 2, status: 'sent' } as const;

  test('is fresh for a minute', async () => {
    const first = await read();
    await happened(REQUEST);
    expect(await read()).toEqual(first);
    await site.advance(61);
    expect((await read()).funnel.submitted).toBe(1);
  });

  test('that takes long to compute is served stale, until the new one is there', async () => {
    await read();
    await happened(REQUEST);
    await site.platform.db.updateTable('market_answers').set({ took_ms: 2_000 }).execute();
    await site.advance(110);
    expect((await read()).funnel.submitted).toBe(0);
    await site.advance(20);
    expect((await read()).funnel.submitted).toBe(0);
    await expect.poll(async () => (await read()).funnel.submitted).toBe(1);
  });

  test('without a filter is computed before anybody asks', async () => {
    await happened(REQUEST);
    await refreshMarket(site.platform);
    await site.platform.db.deleteFrom('requests').execute();
    expect((await read({ days: '365' })).funnel.submitted).toBe(1);
  });

  test('of another version of the program is recomputed', async () => {
    await read();
    await site.platform.db.updateTable('market_answers').set({ answer: '{"old": 1}' }).execute();
    expect((await read()).funnel.submitted).toBe(0);
  });
});

describe('the file of a table', () => {
  test('holds its rows, with formulas in city names escaped', async () => {
    await happened({ hoursAgo: 2, status: 'sent', area: '=1+1, "Laval"' });
    const answer = await admin.fetch('/api/admin/exports/market?table=cities');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/attachment; .*market-cities/);
    expect((await answer.text()).split('\r\n').slice(0, 2)).toEqual([
      '"city","submitted","contacted","accepted","completed","reviewed","medianMinutes"',
      `"'=1+1, ""Laval""","1","0","0","0","0",""`,
    ]);
    const days = await admin.fetch('/api/admin/exports/market?table=days&days=7');
    expect((await days.text()).trim().split('\r\n')).toHaveLength(8);
  });
});

test.each(['?days=8', '?days=', '?profession=wizard', '?city=', `?city=${'x'.repeat(201)}`])(
  'refuses to answer %s',
  async (query) => {
    expect((await admin.fetch(`/api/admin/market${query}`)).status).toBe(422);
    const file = await admin.fetch(`/api/admin/exports/market${query}&table=days`);
    expect(file.status).toBe(422);
  },
);

test('refuses an unknown table, and non-admins', async () => {
  expect((await admin.fetch('/api/admin/exports/market')).status).toBe(422);
  expect((await admin.fetch('/api/admin/exports/market?table=users')).status).toBe(422);
  for (const path of ['/api/admin/market', '/api/admin/exports/market?table=days']) {
    const stranger = await nobody(site).ask('GET', path);
    expect([stranger.status, stranger.text.includes('submitted')]).toEqual([401, false]);
    expect((await customer.ask('GET', path)).status).toBe(403);
  }
});
