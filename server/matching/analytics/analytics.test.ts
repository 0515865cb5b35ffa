import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { professionalAnalytics } from '#contract/professionals/analytics.ts';
import { respondToLead } from '#contract/requests/leads.ts';
import { professionId, type Profession } from '#contract/professionals/professions.ts';
import { hireProfessional, submitRequest } from '#contract/requests/requests.ts';
import type { LeadStatus, RequestStatus } from '#contract/requests/statuses.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  nobody,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';
import { findAnalytics } from './analytics.ts';
import { periodsUntil } from './periods.ts';

let site: StartedApp;
let marie: Customer;
let ann: Professional;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  marie = await aCustomer(site, 'Marie');
});
beforeEach(async () => {
  await site.platform.db.updateTable('professionals').set({ active: false }).execute();
  ann = await aProfessional(site, 'Ann', { rating: 4.5, reviews: 2 });
});
afterAll(() => site.stop());

// Half past ten in the evening of the 19th in Montréal.
const now = new Date('2026-11-20T03:30:00Z');
const figures = (days = 30) =>
  findAnalytics(site.platform.db, { professionalId: ann.professionalId, days, now });

interface Past {
  at: string;
  status?: LeadStatus;
  /** Minutes until the answer. */
  answer?: number;
  profession?: Profession;
  area?: string;
  /** The final status of the request where Ann was hired. */
  hired?: RequestStatus;
}

async function sent({ at, status = 'pending', answer, hired, ...of }: Past): Promise<void> {
  const [id, sentAt] = [uuidv7(), new Date(at)];
  const { db } = site.platform;
  await db
    .insertInto('requests')
    .values({
      id,
      customer_id: marie.id,
      profession_id: professionId(of.profession ?? 'plumber'),
      description: 'A tap',
      location: 'Montréal',
      area: of.area ?? 'Montréal, Québec',
      urgency: 'Soon (2-3 days)',
      language: 'fr',
      status: hired ?? 'sent',
      professional_id: hired ? ann.professionalId : null,
      hired_at: hired ? sentAt : null,
      fingerprint: randomBytes(16),
      created_at: sentAt,
    })
    .execute();
  await db
    .insertInto('leads')
    .values({
      id: uuidv7(),
      request_id: id,
      professional_id: ann.professionalId,
      status,
      rank: 1,
      reasons: '[]',
      sent_at: sentAt,
      expires_at: sentAt,
      responded_at: answer === undefined ? null : new Date(sentAt.getTime() + answer * 60_000),
      ended_because: status === 'withdrawn' ? 'filled' : null,
    })
    .execute();
}

describe('the figures of a professional', () => {
  test('count the outcome of each request, once', async () => {
    await sent({ at: '2026-11-19T15:00:00Z', status: 'accepted', answer: 10, hired: 'completed' });
    await sent({
      at: '2026-11-18T15:00:00Z',
      status: 'accepted',
      answer: 30,
      hired: 'in_progress',
    });
    await sent({ at: '2026-11-17T15:00:00Z', status: 'withdrawn', answer: 3000 });
    await sent({ at: '2026-11-16T15:00:00Z', status: 'denied', answer: 90 });
    await sent({ at: '2026-11-15T15:00:00Z', status: 'expired' });
    await sent({ at: '2026-11-14T15:00:00Z', status: 'withdrawn' });
    await sent({ at: '2026-11-13T15:00:00Z' });
    expect(await figures()).toMatchObject({
      contacted: 7,
      accepted: 3,
      denied: 1,
      expired: 1,
      withdrawn: 1,
      waiting: 1,
      hired: 2,
      completed: 1,
      acceptanceRate: 75,
      medianAnswerMinutes: 60,
      rating: 4.5,
      reviewCount: 2,
    });
  });

  test('group answer times, a bound belonging to the group it ends', async () => {
    for (const answer of [1, 15, 16, 60, 240, 1440, 1441]) {
      await sent({ at: '2026-11-10T15:00:00Z', status: 'denied', answer });
    }
    expect((await figures()).answerTimes).toEqual([
      { upToMinutes: 15, count: 2 },
      { upToMinutes: 30, count: 1 },
      { upToMinutes: 60, count: 1 },
      { upToMinutes: 240, count: 1 },
      { upToMinutes: 1440, count: 1 },
      { upToMinutes: null, count: 1 },
    ]);
  });

  test('name the trades and the ten areas with most requests, most first', async () => {
    const at = '2026-11-10T15:00:00Z';
    for (let area = 1; area <= 11; area += 1) await sent({ at, area: `Area ${area + 10}` });
    await sent({ at, area: 'Area 21', status: 'accepted', answer: 5, profession: 'painter' });
    const { byProfession, byArea } = await figures();
    expect(byProfession).toEqual([
      { profession: 'plumber', contacted: 11, accepted: 0 },
      { profession: 'painter', contacted: 1, accepted: 1 },
    ]);
    expect(byArea).toHaveLength(10);
    expect(byArea[0]).toEqual({ area: 'Area 21', contacted: 2, accepted: 1 });
    expect(byArea[1]).toEqual({ area: 'Area 11', contacted: 1, accepted: 0 });
  });

  test("assign an evening to its day in the professional's time zone", async () => {
    await sent({ at: '2026-11-19T04:30:00Z' });
    await sent({ at: '2026-11-20T03:00:00Z' });
    const { overTime } = await figures();
    expect(overTime).toHaveLength(30);
    expect(overTime.slice(-2)).toMatchObject([
      { from: '2026-11-18', contacted: 1 },
      { from: '2026-11-19', contacted: 1 },
    ]);
  });

  test('leave out what is older, to the minute of the first day', async () => {
    await sent({ at: '2026-10-21T03:59:00Z' });
    await sent({ at: '2026-10-21T04:00:00Z' });
    const { contacted, overTime } = await figures();
    expect([contacted, overTime[0]?.from, overTime[0]?.contacted]).toEqual([1, '2026-10-21', 1]);
    expect((await figures(90)).contacted).toBe(2);
  });

  test('are empty without leads', async () => {
    expect(await figures(365)).toMatchObject({
      contacted: 0,
      acceptanceRate: null,
      medianAnswerMinutes: null,
      byProfession: [],
      byArea: [],
    });
  });
});

describe('the periods', () => {
  test('of a quarter are weeks from Monday, the first of them cut', () => {
    const { days, begins } = periodsUntil(now, 90, 'America/Toronto');
    expect(days.slice(0, 3)).toEqual(['2026-08-22', '2026-08-24', '2026-08-31']);
    expect(days.at(-1)).toBe('2026-11-16');
    expect(begins[0]).toEqual(new Date('2026-08-22T04:00:00Z'));
  });

  test('begin at midnight on both sides of the night in which clocks go back', () => {
    const { days, begins } = periodsUntil(now, 30, 'America/Toronto');
    const hours = days.map((day, index) => [day, begins[index]?.getUTCHours()]);
    expect(hours).toContainEqual(['2026-11-01', 4]);
    expect(hours).toContainEqual(['2026-11-02', 5]);
  });
});

describe('GET /api/professionals/:id/analytics', () => {
  const ask = (query = '') => `/api/professionals/${ann.professionalId}/analytics${query}`;

  test('shows a professional their leads, and their reviews', async () => {
    const request = await marie.call(submitRequest, { body: LEAKING_TAP });
    const params = { id: await leadOf(ann) };
    await ann.call(respondToLead, { params, body: { status: 'accepted' } });
    const { professionalId } = ann;
    await marie.call(hireProfessional, { params: { id: request.id }, body: { professionalId } });
    const shown = await ann.call(professionalAnalytics, { params: { id: professionalId } });
    expect(shown).toMatchObject({ days: 30, contacted: 1, accepted: 1, hired: 1, completed: 0 });
    expect(shown.ratings.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1]);
    expect(shown.overTime.at(-1)).toMatchObject({ contacted: 1, accepted: 1 });
  });

  test.each(['?days=7', '?days=x', '?days=', '?days=30&days=90'])('refuses %s', async (query) => {
    const refused = await ann.ask('GET', ask(query));
    expect([refused.status, refused.body.code]).toEqual([422, 'invalid_input']);
  });

  test('is for nobody else', async () => {
    const readers = [
      [nobody(site), 401, 'not_signed_in'],
      [marie, 403, 'wrong_role'],
      [await aProfessional(site, 'Ben'), 403, 'not_yours'],
    ] as const;
    for (const [who, status, code] of readers) {
      const refused = await who.ask('GET', ask());
      expect([refused.status, refused.body.code]).toEqual([status, code]);
    }
  });
});
