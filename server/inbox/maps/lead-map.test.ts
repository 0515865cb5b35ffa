import { afterAll, beforeAll, expect, test } from 'vitest';
import { getLeadMap } from '#contract/requests/neighbourhood.ts';
import { areaMiddle, offsetFrom } from '#server/places/places.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aProfessional, leadOf, type Professional } from '#tests/support/people.ts';
import { answer, aStage, type Stage } from '#tests/support/life/life.ts';

/** A door in Rosemont. */
const DOOR = { lat: 45.5441, lon: -73.5861 };

let site: StartedApp;
let stage: Stage;
let requestId: string;
beforeAll(async () => {
  site = await startApp();
  stage = await aStage(site);
  ({ id: requestId } = await stage.submit());
  await standAt(DOOR, true);
});
afterAll(() => site.stop());

async function standAt(place: { lat: number | null; lon: number | null }, isExact: boolean) {
  await site.platform.db
    .updateTable('requests')
    .set({ ...place, place_is_exact: isExact })
    .where('id', '=', requestId)
    .execute();
}

async function placeOf({ professionalId }: Professional) {
  return site.platform.db
    .selectFrom('professionals')
    .select(['lat', 'lon'])
    .where('id', '=', professionalId)
    .executeTakeFirstOrThrow() as Promise<{ lat: number; lon: number }>;
}

const mapOf = async (who: Professional) =>
  who.call(getLeadMap, { params: { id: await leadOf(who) }, query: { language: 'en' } });

test('before the answer a map shows the places around, and nothing of where the door is', async () => {
  const map = await mapOf(stage.ann);
  expect(map?.places.map(({ name }) => name)).toContain('Rosemont');
  expect(map?.customer).toBeNull();
  await standAt({ lat: DOOR.lat - 0.03, lon: DOOR.lon + 0.02 }, true);
  expect(await mapOf(stage.ann)).toEqual(map);
  await standAt(DOOR, true);
});

test('after an acceptance it shows the middle of the district, wherever in it the door is', async () => {
  await answer(stage.ben, 'accepted');
  const map = await mapOf(stage.ben);
  const own = await placeOf(stage.ben);
  expect(map?.customer).toEqual(offsetFrom(own, areaMiddle(DOOR)!));
  await standAt({ lat: DOOR.lat + 0.0004, lon: DOOR.lon - 0.0003 }, true);
  expect(await mapOf(stage.ben)).toEqual(map);
  await standAt(DOOR, true);
});

test('where only the town is known it shows its middle from the start', async () => {
  const town = { lat: 45.50884, lon: -73.58781 };
  await standAt(town, false);
  const map = await mapOf(stage.ann);
  expect(map?.customer).toEqual(offsetFrom(await placeOf(stage.ann), town));
  expect(map?.radiusKm).toBe(5);
  await standAt(DOOR, true);
});

test('where a place is unknown there is no map', async () => {
  const { cleo } = stage;
  await standAt({ lat: null, lon: null }, true);
  await site.platform.db.updateTable('leads').set({ distance_km: null }).execute();
  expect(await mapOf(cleo)).toBeNull();
});

test('the lead of another, or none, is not found', async () => {
  const other = await aProfessional(site, 'Olga', { km: 500 });
  for (const id of [await leadOf(stage.ann), '01900000-0000-7000-8000-000000000000']) {
    const path = `/api/service-request-professionals/${id}/neighbourhood`;
    const { status, body } = await other.ask('GET', path);
    expect([status, body.code]).toEqual([404, 'not_found']);
  }
});
