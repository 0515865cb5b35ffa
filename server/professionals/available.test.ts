import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listLeads } from '#contract/requests/leads.ts';
import { updateProfessional, type ProfileChanges } from '#contract/professionals/professionals.ts';
import { cancelRequest, submitRequest } from '#contract/requests/requests.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, aProfessional, LEAKING_TAP, type Professional } from '#tests/support/people.ts';
import { resumeAfterPauses } from './professionals.ts';

let site: StartedApp;
let ann: Professional;
beforeEach(async () => {
  site = await startApp();
});
afterEach(() => site.stop());

const change = (body: ProfileChanges) =>
  ann.call(updateProfessional, { params: { id: ann.professionalId }, body });
const submit = async () =>
  (await aCustomer(site, 'Marie')).call(submitRequest, { body: LEAKING_TAP });
const leadsOfAnn = async () => {
  await site.drainJobs();
  return (await ann.call(listLeads, { params: { id: ann.professionalId } })).length;
};
const inDays = (days: number) =>
  new Date(site.platform.clock.now().getTime() + days * 86_400_000).toISOString();

describe('a pause', () => {
  test('keeps requests away until it is over, and then waiting ones come at once', async () => {
    ann = await aProfessional(site, 'Ann');
    await change({ pausedUntil: inDays(7) });
    expect((await submit()).status).toBe('pending');
    await site.advance(6 * 86_400);
    await resumeAfterPauses(site.platform);
    expect(await leadsOfAnn()).toBe(0);
    await site.advance(86_400 + 60);
    await resumeAfterPauses(site.platform);
    await resumeAfterPauses(site.platform);
    expect(await leadsOfAnn()).toBe(1);
  });

  test('ends early where it is removed', async () => {
    ann = await aProfessional(site, 'Ann');
    await change({ pausedUntil: inDays(7) });
    await submit();
    await change({ pausedUntil: null });
    expect(await leadsOfAnn()).toBe(1);
  });
});

describe('a waiting request goes at once to a nearby professional who', () => {
  test.each([
    ['is available again', { availability: 'busy' as const }, { availability: 'available' }],
    ['widens the area', { radius: 5, km: 20 }, { serviceRadiusKm: 40 }],
    ['moves near', { near: { lat: 46.81, lon: -71.21 } }, { location: 'Montréal, Québec, Canada' }],
    ['changes the trade', { profession: 'painter' as const }, { profession: 'plumber' }],
  ] satisfies [string, object, ProfileChanges][])('%s', async (_, trade, body) => {
    ann = await aProfessional(site, 'Ann', trade);
    expect((await submit()).status).toBe('pending');
    await site.drainJobs();
    await change({ description: 'Nothing that matters' });
    expect(await leadsOfAnn()).toBe(0);
    await change(body);
    expect(await leadsOfAnn()).toBe(1);
  });
});

test('so does one whose contact is refunded at the end of their month', async () => {
  ann = await aProfessional(site, 'Ann');
  const others = await Promise.all(
    Array.from({ length: 6 }, (_, index) => aCustomer(site, `Customer ${index}`)),
  );
  const requests = [];
  for (const one of others) requests.push(await one.call(submitRequest, { body: LEAKING_TAP }));
  expect(requests.map(({ status }) => status)).toEqual([...Array(5).fill('sent'), 'pending']);
  await site.drainJobs();
  const [first] = requests;
  await others[0]?.call(cancelRequest, { params: { id: first?.id ?? '' }, body: {} });
  expect(await leadsOfAnn()).toBe(6);
});
