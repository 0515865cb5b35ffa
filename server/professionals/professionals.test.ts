import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { publicProfessional, trustedProfessionals } from '#contract/professionals/professionals.ts';
import { PROFESSIONS, professionId } from '#contract/professionals/professions.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aProfessional,
  MONTREAL,
  nobody,
  northOf,
  type Professional,
} from '#tests/support/people.ts';
import { createProfessional, findCandidates, findProfessionalIdByUser } from './professionals.ts';

let site: StartedApp;
let ann: Professional;
const stranger = '018f2b3c-0000-7000-8000-000000000001';
beforeAll(async () => {
  site = await startApp();
  ann = await aProfessional(site, 'Ann', { rating: 4.9, reviews: 40 });
  await aProfessional(site, 'One Review', { rating: 5, reviews: 1 });
  await aProfessional(site, 'Good', { rating: 4.7, reviews: 60, km: 2 });
  await aProfessional(site, 'Solid', { rating: 4.6, reviews: 90, km: 3 });
  await aProfessional(site, 'Gone', { rating: 5, reviews: 500, active: false });
  const profile = { name: 'Imported', location: 'Montréal', profession: 'plumber' } as const;
  const best = { rating_mean: 5, review_count: 300 };
  await createProfessional(site.platform.db, { ...profile, ...MONTREAL, ...best, user_id: null });
});
afterAll(() => site.stop());

describe('the trusted professionals', () => {
  test('are the three best of the site, where many reviews weigh more than one', async () => {
    const trusted = await nobody(site).call(trustedProfessionals);
    expect(trusted.map(({ name }) => name)).toEqual(['Ann', 'Good', 'Solid']);
    expect(trusted[0]).toMatchObject({ rating: 4.9, reviewCount: 40, profession: 'plumber' });
  });

  test('are near the visitor and speak their language, where a browser says so', async () => {
    await aProfessional(site, 'Paz', {
      rating: 4.8,
      reviews: 50,
      near: { lat: 19.43, lon: -99.13 },
    });
    const seen = async (query: { timeZone?: string; language?: Language }) =>
      (await nobody(site).call(trustedProfessionals, { query })).map(({ name }) => name);
    expect(await seen({ timeZone: 'America/Toronto' })).toEqual(['Ann', 'Good', 'Solid']);
    await site.platform.db
      .updateTable('professionals')
      .set({ languages: ['fr', 'en'] })
      .where('name', '=', 'Solid')
      .execute();
    expect(await seen({ timeZone: 'America/Toronto', language: 'fr' })).toEqual([
      'Solid',
      'Ann',
      'Good',
    ]);
  });
});

describe('a public profile', () => {
  test('shows the card, and no contact', async () => {
    const params = { id: ann.professionalId };
    const profile = await nobody(site).call(publicProfessional, { params });
    expect(profile).toMatchObject({ id: params.id, professionalId: params.id, name: 'Ann' });
    expect([profile.email, profile.phone]).toEqual([null, null]);
  });

  test('that is unknown, erased, or not on the platform yet is not found', async () => {
    const hidden = await site.platform.db
      .selectFrom('professionals')
      .select('id')
      .where('name', 'in', ['Gone', 'Imported'])
      .execute();
    for (const id of [stranger, ...hidden.map((row) => row.id)]) {
      expect((await nobody(site).ask('GET', `/api/professionals/${id}`)).status).toBe(404);
    }
    expect((await nobody(site).ask('GET', '/api/professionals/ann')).status).toBe(422);
  });
});

describe('candidates', () => {
  const search = (change: object = {}) =>
    findCandidates(site.platform.db, {
      professionId: professionId('plumber'),
      ...MONTREAL,
      notUserIds: [stranger],
      notIds: [],
      ...change,
    });

  test('are the contactable professionals of a trade who serve the place, nearest first', async () => {
    const found = await search();
    expect(found.map(({ distanceKm }) => Math.round(distanceKm))).toEqual([1, 1, 2, 3]);
    const far = northOf(MONTREAL, 32.5);
    expect((await search(far)).map(({ distanceKm }) => Math.round(distanceKm))).toEqual([30]);
    expect(await search({ professionId: professionId('dj') })).toEqual([]);
  });

  test('leave out the customer themselves and those contacted before', async () => {
    const all = (await search()).map(({ id }) => id);
    expect((await search({ notUserIds: [ann.id] })).map(({ id }) => id)).not.toContain(
      ann.professionalId,
    );
    expect(await search({ notIds: all })).toEqual([]);
  });

  test('include hours only where those matter, days off always, in the zone of their place', async () => {
    const hours = [{ weekday: 1, opens: '08:00', closes: '17:00' }];
    const keep = (columns: { hours?: string; days_off?: string }) =>
      site.platform.db
        .updateTable('professionals')
        .set(columns)
        .where('id', '=', ann.professionalId)
        .execute();
    await keep({ hours: JSON.stringify(hours) });
    const workingOfAnn = async (change: object) =>
      (await search(change)).find(({ id }) => id === ann.professionalId)?.working;
    expect(await workingOfAnn({})).toBeNull();
    expect(await workingOfAnn({ withHours: true })).toEqual({
      hours,
      daysOff: [],
      timeZone: 'America/Toronto',
    });
    const others = (await search({ withHours: true })).filter(
      ({ id }) => id !== ann.professionalId,
    );
    expect(others.map(({ working }) => working)).toEqual(others.map(() => null));
    const daysOff = [{ from: '2026-12-24', to: '2027-01-03' }];
    await keep({ days_off: JSON.stringify(daysOff) });
    expect(await workingOfAnn({})).toMatchObject({ hours: [], daysOff });
    expect(await workingOfAnn({ withHours: true })).toMatchObject({ hours, daysOff });
  });
});

test('a person has a professional id', async () => {
  const { db } = site.platform;
  expect(await findProfessionalIdByUser(db, ann.id)).toBe(ann.professionalId);
  expect(await findProfessionalIdByUser(db, stranger)).toBeNull();
});

test('the catalogue of the database is that of the contract', async () => {
  const rows = await site.platform.db
    .selectFrom('professions')
    .select(['id', 'slug'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual(PROFESSIONS.map((slug) => ({ id: professionId(slug), slug })));
});
