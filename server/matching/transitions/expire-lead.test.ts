import { afterEach, beforeEach, expect, test } from 'vitest';
import { markLeadsSeen, type Lead } from '#contract/requests/leads.ts';
import { updateProfessional } from '#contract/professionals/professionals.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import type { Urgency } from '#contract/requests/urgency.ts';
import { expireOverdue } from '#server/matching/matching.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aStage,
  answer,
  quotaUsed,
  refusalsOf,
  statusesOf,
  toldTo,
  type Stage,
} from '#tests/support/life/life.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  type Professional,
} from '#tests/support/people.ts';

const minute = 60;
const hour = 60 * minute;

let site: StartedApp;
let stage: Stage;
beforeEach(async () => {
  site = await startApp();
  stage = await aStage(site);
});
afterEach(() => site.stop());

/** Advances the clock realistically: jobs run before, and when they are due. */
async function later(seconds: number): Promise<void> {
  await site.drainJobs();
  await site.advance(seconds);
  await site.drainJobs();
}

const waitOf = ({ sentAt, expiresAt }: Pick<Lead, 'sentAt' | 'expiresAt'>) =>
  (Date.parse(expiresAt ?? '') - Date.parse(sentAt)) / 1000;

test.each<[Urgency, number]>([
  ['Very urgent (within 24h)', 30 * minute],
  ['Soon (2-3 days)', 4 * hour],
  ['Not urgent (within a week)', 24 * hour],
])('an answer to a request that is %s is waited for %i seconds', async (urgency, seconds) => {
  const { leads } = await stage.submit(urgency);
  expect(leads.map(waitOf)).toEqual([seconds, seconds, seconds]);
});

test('on expiry the next best is contacted at once, and everybody sees it', async () => {
  const { id } = await stage.submit('Very urgent (within 24h)');
  await aProfessional(site, 'Dora', { km: 4 });
  await later(29 * minute);
  expect(await statusesOf(stage, id)).toEqual(['sent', 'pending', 'pending', 'pending']);
  await later(minute + 1);
  const { leads, timeline } = await stage.watch(id);
  expect(leads.map(({ status, expiresAt }) => [status, expiresAt === null])).toEqual([
    ['expired', true],
    ['expired', true],
    ['expired', true],
    ['pending', false],
  ]);
  expect(leads[3]?.replaces).toBe(leads[0]?.id);
  expect(timeline.filter(({ event }) => event === 'expire')).toHaveLength(3);
  const told = (await toldTo(site, stage.ann)).map(({ type }) => type);
  expect(told).toContain('lead.changed');
});

test('one who never saw the lead gets a refund, one who did does not; once', async () => {
  const { ann, ben, cleo } = stage;
  await stage.submit('Very urgent (within 24h)');
  await ann.call(markLeadsSeen, { body: { leadIds: [await leadOf(ann)] } });
  await later(31 * minute);
  await expireOverdue(site.platform);
  expect(await quotaUsed(site, [ann, ben, cleo])).toEqual([1, 0, 0]);
});

test('an answer is too late then, and in time a moment before', async () => {
  const { id } = await stage.submit('Soon (2-3 days)');
  await later(4 * hour - 5);
  await answer(stage.ann, 'accepted');
  await later(10);
  expect(await statusesOf(stage, id)).toEqual(['accepted', 'accepted', 'expired', 'expired']);
  const path = `/api/service-request-professionals/${await leadOf(stage.ben)}/respond`;
  expect(await refusalsOf([stage.ben], path, { status: 'accepted' })).toEqual(['409 lead_closed']);
});

test('a lead no job has expired is expired by the timer', async () => {
  const { id } = await stage.submit('Very urgent (within 24h)');
  await site.advance(31 * minute);
  await expireOverdue(site.platform);
  expect(await statusesOf(stage, id)).toEqual(['sent', 'expired', 'expired', 'expired']);
  await site.drainJobs();
  expect((await stage.watch(id)).status).toBe('pending');
});

const opensInThreeDays = ({ professionalId }: Professional) =>
  site.platform.db
    .updateTable('professionals')
    .set({
      hours: JSON.stringify([{ weekday: weekdayIn(3), opens: '09:00', closes: '17:00' }]),
      time_zone: 'UTC',
    })
    .where('id', '=', professionalId)
    .execute();

test('only the declared hours of a professional count', async () => {
  await opensInThreeDays(stage.ann);
  const { leads } = await stage.submit('Soon (2-3 days)');
  const anns = leads.find(({ professional }) => professional.name === 'Ann');
  expect(anns?.expiresAt).toMatch(/T13:00:00.000Z$/);
  expect(waitOf(anns!)).toBeGreaterThan(24 * hour);
});

test('one who is closed for days is contacted last for a very urgent request, and waited for a day', async () => {
  await opensInThreeDays(stage.ann);
  const { leads } = await stage.submit('Very urgent (within 24h)');
  expect(leads.map(({ professional }) => professional.name)).toEqual(['Ben', 'Cleo', 'Ann']);
  expect(leads.map(waitOf)).toEqual([30 * minute, 30 * minute, 24 * hour]);
});

/** From now on, for this many days of UTC. */
const isOffFor = async ({ call, professionalId: id }: Professional, days: number) => {
  const [from, to] = [dayIn(0), dayIn(days)];
  await call(updateProfessional, {
    params: { id },
    body: { daysOff: [{ from, to }], timeZone: 'Etc/UTC' },
  });
};

test('days off count as closed, and extend the deadline', async () => {
  await isOffFor(stage.ann, 2);
  const urgent = await stage.submit('Very urgent (within 24h)');
  expect(urgent.leads.map(({ professional }) => professional.name)).toEqual(['Ben', 'Cleo', 'Ann']);
  expect(urgent.leads.map(waitOf)).toEqual([30 * minute, 30 * minute, 24 * hour]);
  const later = await aCustomer(site, 'Nora');
  const body = { ...LEAKING_TAP, urgency: 'Soon (2-3 days)' } as const;
  const { leads } = await later.call(submitRequest, { body });
  const anns = leads.find(({ professional }) => professional.name === 'Ann');
  expect(anns?.expiresAt).toBe(`${dayIn(3)}T04:00:00.000Z`);
});

test('a vacation extends the deadline by a week at most', async () => {
  for (const one of [stage.ann, stage.ben, stage.cleo]) await isOffFor(one, 60);
  const { leads } = await stage.submit('Not urgent (within a week)');
  expect(leads.map(waitOf)).toEqual([7 * 24 * hour, 7 * 24 * hour, 7 * 24 * hour]);
});

function dayIn(days: number): string {
  return new Date(Date.now() + days * 24 * hour * 1000).toISOString().slice(0, 10);
}

/** The weekday in this many days, 1 for Monday. */
function weekdayIn(days: number): number {
  return new Date(Date.now() + days * 24 * hour * 1000).getUTCDay() || 7;
}
