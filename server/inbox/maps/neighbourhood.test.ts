import { afterAll, beforeAll, expect, test } from 'vitest';
import { getNeighbourhood } from '#contract/requests/neighbourhood.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer } from '#tests/support/people.ts';
import { aStage, type Stage } from '#tests/support/life/life.ts';

let site: StartedApp;
let stage: Stage;
let id: string;
beforeAll(async () => {
  site = await startApp();
  stage = await aStage(site);
  ({ id } = await stage.submit());
});
afterAll(() => site.stop());

const mapOf = (language: 'en' | 'fr' = 'en') =>
  stage.marie.call(getNeighbourhood, { params: { id }, query: { language } });

test('the map of a request shows the districts around and who was contacted, in their area', async () => {
  const map = await mapOf();
  expect(map?.radiusKm).toBeLessThanOrEqual(10);
  expect(map?.places.map(({ name }) => name)).toContain('Rosemont');
  expect(map?.professionals.map((one) => one.id).toSorted()).toEqual(
    [stage.ann, stage.ben, stage.cleo].map(({ professionalId }) => professionalId).toSorted(),
  );
});

test('a professional stands in the middle of their area, wherever in it they work from', async () => {
  const before = await mapOf();
  await site.platform.db
    .updateTable('professionals')
    .set((own) => ({ lat: own('lat', '+', 0.0004), lon: own('lon', '-', 0.0003) }))
    .where('id', '=', stage.ann.professionalId)
    .execute();
  expect(await mapOf()).toEqual(before);
});

test('places are named in the language of the reader', async () => {
  const names = async (language: 'en' | 'fr') =>
    (await mapOf(language))?.places.map(({ name }) => name) ?? [];
  expect(await names('en')).toContain('Montreal');
  expect(await names('fr')).toContain('Montréal');
});

test('where the place is unknown there is no map', async () => {
  await site.platform.db
    .updateTable('requests')
    .set({ lat: null, lon: null })
    .where('id', '=', id)
    .execute();
  expect(await mapOf()).toBeNull();
});

test('the request of another, or none, is not found', async () => {
  const other = await aCustomer(site, 'Olga');
  for (const path of [id, '01900000-0000-7000-8000-000000000000']) {
    const { status, body } = await other.ask('GET', `/api/requests/${path}/neighbourhood`);
    expect([status, body.code]).toEqual([404, 'not_found']);
  }
});
