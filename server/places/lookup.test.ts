import { afterEach, describe, expect, it } from 'vitest';
import { autocompletePlaces, placeDetails } from '#contract/places.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import {
  startFakeGoogle,
  startFakePhoton,
  type FakeAddresses,
  type Fault,
} from '#tests/fakes/address-service.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, LEAKING_TAP, nobody } from '#tests/support/people.ts';

let site: StartedApp;
let fake: FakeAddresses;
afterEach(async () => {
  await site.stop();
  await fake.close();
});

async function withGoogle(env: Record<string, string> = {}) {
  fake = await startFakeGoogle();
  const google = { PLACES_PROVIDER: 'google', GOOGLE_MAPS_API_KEY: 'a-key', ...env };
  site = await startApp({ env: { ...google, GOOGLE_PLACES_URL: fake.url } });
}

async function withPhoton() {
  fake = await startFakePhoton();
  site = await startApp({ env: { PLACES_PROVIDER: 'photon', PHOTON_URL: fake.url } });
}

const search = { language: 'fr', sessiontoken: 'a-search' } as const;
const suggest = async (input = '4521 rue fabre') => {
  const { predictions } = await site.call(autocompletePlaces, { query: { input, ...search } });
  return predictions;
};
const details = (placeId: string) =>
  nobody(site).ask(
    'GET',
    `/api/places/details?place_id=${placeId}&language=fr&sessiontoken=a-search`,
  );
const firstId = async () => (await suggest())[0]?.place_id ?? '';

/** The stored place of a request. */
async function placeOfRequest(locationPlaceId: string) {
  const marie = await aCustomer(site, 'Marie');
  const language = 'fr' as const;
  const need = { ...LEAKING_TAP, language, location: '4521 Rue Fabre, Montréal', locationPlaceId };
  await marie.call(submitRequest, { body: need });
  const { lat, lon, place_is_exact, place_found } = await site.platform.db
    .selectFrom('requests')
    .select(['lat', 'lon', 'place_is_exact', 'place_found'])
    .executeTakeFirstOrThrow();
  return { lat, lon, place_is_exact, place_found };
}

const FAULTS: Fault[] = ['stall', 'slow-body', 'refuse', 'throttle', 'garbage', 'cut', 'redirect'];
const RUE_FABRE = { lat: 45.5302, lon: -73.5797, place_is_exact: true, place_found: true };

describe('Google', () => {
  it('suggests, describes and locates, all in one search, and never sees a cookie', async () => {
    await withGoogle();
    const [first, ...others] = await suggest();
    expect(others).toEqual([]);
    expect(first).toEqual({
      place_id: expect.stringMatching(/^nhs_/) as string,
      description: '4521 Rue Fabre, Montréal, QC, Canada',
      structured_formatting: {
        main_text: '4521 Rue Fabre',
        secondary_text: 'Montréal, QC, Canada',
      },
    });
    const { result } = await site.call(placeDetails, {
      query: { place_id: first?.place_id ?? '', ...search },
    });
    expect(result.formatted_address).toBe('4521 Rue Fabre, Montréal, QC H2J 3V6, Canada');
    expect(result.address_components).toContainEqual({
      types: ['postal_code'],
      long_name: 'H2J 3V6',
      short_name: 'H2J 3V6',
    });
    expect(await placeOfRequest(first?.place_id ?? '')).toEqual(RUE_FABRE);

    const [asked, described, ...more] = fake.calls;
    expect(more).toEqual([]);
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      input: '4521 rue fabre',
      languageCode: 'fr-CA',
      regionCode: 'CA',
      sessionToken: 'a-search',
    });
    expect(described?.path).toContain('sessionToken=a-search');
    for (const { headers } of fake.calls) {
      expect(headers).toMatchObject({ 'x-goog-api-key': 'a-key' });
      expect(headers['x-goog-fieldmask']).toBeDefined();
      expect(headers.cookie).toBeUndefined();
    }
  });

  it('is not called for a too short text, and says so where it knows nothing', async () => {
    await withGoogle();
    expect(await suggest('41')).toEqual([]);
    expect(fake.calls).toEqual([]);
    expect(await suggest('zzzzzz')).toEqual([]);
  });

  it('is never called for an id it did not give us', async () => {
    await withGoogle();
    const id = await firstId();
    const forged = [
      `nhs_${'A'.repeat(16)}ChIJ-anything`,
      `${id.slice(0, -1)}x`,
      'ChIJ-anything',
      'nhs_',
    ];
    for (const one of forged) expect((await details(one)).status).toBe(404);
    expect(fake.calls).toHaveLength(1);
  });

  it.each(FAULTS)('falls back to the gazetteer when it fails: %s', async (fault) => {
    await withGoogle();
    const id = await firstId();
    fake.breakWith(fault);
    const [first] = await suggest();
    expect(first?.description).toBe('4521 rue fabre, Montréal, Québec, Canada');
    expect(await details(id)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    const place = await placeOfRequest(id);
    expect(place).toMatchObject({ place_found: true, place_is_exact: false });
    expect(JSON.stringify(site.log.lines)).not.toMatch(/fabre|a-key/i);
  });

  it('is not called after five failures in a row (circuit breaker)', async () => {
    await withGoogle();
    fake.breakWith('refuse');
    for (let call = 0; call < 8; call += 1) await suggest(`${call} rue fabre`);
    expect(fake.calls).toHaveLength(5);
  });

  it('is paid for no more often a day than the budget allows', async () => {
    await withGoogle({ PLACES_DAILY_LIMIT: '2' });
    const found = [];
    for (let call = 0; call < 4; call += 1) found.push((await suggest(`4521 fabre ${call}`))[0]);
    expect(fake.calls).toHaveLength(2);
    expect(found.map((one) => one?.place_id.slice(0, 4))).toEqual(['nhs_', 'nhs_', 'nh_e', 'nh_e']);
  });
});

describe('Photon', () => {
  it('suggests each address once, and its ids carry the place', async () => {
    await withPhoton();
    const predictions = await suggest();
    expect(predictions.map(({ description }) => description)).toEqual([
      '4521 Rue Fabre, Le Plateau-Mont-Royal, Montréal, Québec',
      'Rue Fabre, Montréal, Québec',
    ]);
    const id = predictions[0]?.place_id ?? '';
    expect(id.length).toBeLessThanOrEqual(512);
    const { result } = await site.call(placeDetails, { query: { place_id: id, ...search } });
    expect(result).toMatchObject({
      formatted_address: '4521 Rue Fabre, Le Plateau-Mont-Royal, Montréal, Québec, Canada',
    });
    expect(await placeOfRequest(id)).toEqual(RUE_FABRE);
    expect(fake.calls).toHaveLength(1);
    expect(fake.calls[0]?.path).toBe('/api?q=4521+rue+fabre&limit=8&lang=fr');
  });

  it('is called with local names for a language it has none in', async () => {
    await withPhoton();
    await site.call(autocompletePlaces, { query: { input: 'montreal', language: 'es' } });
    expect(fake.calls[0]?.path).toContain('lang=default');
  });

  it('is called once for the same text (cache)', async () => {
    await withPhoton();
    await suggest();
    await suggest();
    expect(fake.calls).toHaveLength(1);
  });

  it.each(FAULTS)('leaves the gazetteer to suggest when it fails: %s', async (fault) => {
    await withPhoton();
    const id = await firstId();
    fake.breakWith(fault);
    const [first] = await suggest('laval');
    expect(first?.description).toBe('Laval, Québec, Canada');
    // An id with its place needs no call.
    expect((await details(id)).status).toBe(200);
  });
});
