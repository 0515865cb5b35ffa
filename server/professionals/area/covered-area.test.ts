import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { coveredPlaces } from '#contract/places.ts';
import { updateProfessional } from '#contract/professionals/professionals.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, aProfessional, nobody, type Professional } from '#tests/support/people.ts';

let site: StartedApp;
let ann: Professional;
beforeAll(async () => {
  site = await startApp();
  ann = await aProfessional(site, 'Ann');
});
afterAll(() => site.stop());

const path = (query: string) => `/api/places/covered?${query}`;

describe('the places a service area covers', () => {
  test('are those around the own place', async () => {
    const { places, total } = await ann.call(coveredPlaces, { query: { km: 10 } });
    expect(places[0]).toMatchObject({ name: 'Montreal', region: 'Quebec', km: 1 });
    expect(total).toBeGreaterThanOrEqual(places.length);
  });

  test('are those around a given place, by its id or by name', async () => {
    const { body } = await ann.ask('GET', '/api/places/autocomplete?input=vancouver');
    const [{ place_id }] = body.predictions;
    const [byId, byName] = await Promise.all([
      ann.call(coveredPlaces, { query: { km: 15, place_id, language: 'fr' } }),
      ann.call(coveredPlaces, { query: { km: 15, location: 'Vancouver', language: 'fr' } }),
    ]);
    expect(byId.places[0]).toMatchObject({ name: 'Vancouver', region: 'Colombie-Britannique' });
    expect(byName).toEqual(byId);
  });

  test.each([
    ['no distance', 'location=Laval', 422],
    ['more than the earth', 'km=501', 422],
    ['a distance in words', 'km=far', 422],
    ['the same twice', 'km=5&km=6', 422],
    ['a place nobody knows', 'km=5&location=Qqqqzzzz', 404],
    ['the id of no place', 'km=5&place_id=nothing', 404],
  ])('are refused for %s', async (_, query, status) => {
    expect((await ann.ask('GET', path(query))).status).toBe(status);
  });

  test('are unknown for a professional without a place', async () => {
    const eva = await aProfessional(site, 'Eva');
    const params = { id: eva.professionalId };
    await eva.call(updateProfessional, { params, body: { location: null } });
    expect((await eva.ask('GET', path('km=5'))).status).toBe(404);
    expect((await eva.ask('GET', path('km=5&location=Laval'))).status).toBe(200);
  });

  test('are for professionals alone, 60 times a minute', async () => {
    expect((await nobody(site).ask('GET', path('km=5'))).status).toBe(401);
    const marie = await aCustomer(site, 'Marie');
    expect((await marie.ask('GET', path('km=5'))).status).toBe(403);
    const ben = await aProfessional(site, 'Ben');
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => ben.ask('GET', path('km=5'))),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
