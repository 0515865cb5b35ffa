import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '#server/platform/config/config.ts';
import { mountRoutes } from '#server/platform/http/http.ts';
import { Browser } from '#tests/support/browser-of-calls.ts';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { memoryLog } from '#tests/support/log.ts';
import { siteIn } from './place-context.ts';
import { placeRoutes } from './routes.ts';
import { LoadShedder } from '#server/platform/http/load-shedding.ts';

let database: FreshDatabase;
const app = new Hono();

beforeAll(async () => {
  database = await freshDatabase();
  const config = loadConfig({ SESSION_SECRET: 'a secret for tests that is long enough' });
  const clock = { now: () => new Date('2026-11-20T12:00:00Z') };
  const platform = { db: database.db, clock, config, addresses: undefined };
  mountRoutes(
    app,
    placeRoutes(platform, async () => siteIn('CA')),
    {
      publicUrl: config.publicUrl,
      languages: config,
      trustedProxies: 0,
      identify: async () => null,
      log: memoryLog(),
      observe: () => {},
      shedder: new LoadShedder(),
    },
  );
});
afterAll(() => database.drop());

const autocomplete = '/api/places/autocomplete?types=address&input=';

describe('GET /api/places/autocomplete', () => {
  it('answers predictions in the documented shape and the requested language', async () => {
    const answer = await new Browser(app).get(`${autocomplete}4521 rue Fabre, Mont&language=fr`);
    expect(answer.status).toBe(200);
    expect(answer.body.predictions[0]).toEqual({
      place_id: expect.stringMatching(/^nh_/) as string,
      description: '4521 rue Fabre, Montréal, Québec, Canada',
      structured_formatting: {
        main_text: 'Montréal',
        secondary_text: '4521 rue Fabre, Québec, Canada',
      },
    });
  });

  it('answers no predictions for two characters', async () => {
    const answer = await new Browser(app).get(`${autocomplete}mo`);
    expect(answer).toMatchObject({ status: 200, body: { predictions: [] } });
  });

  it('refuses an input that is missing or too long', async () => {
    const missing = await new Browser(app).get('/api/places/autocomplete');
    const long = await new Browser(app).get(autocomplete + 'a'.repeat(201));
    expect([missing.status, long.status]).toEqual([422, 422]);
  });

  it('rate-limits one address to sixty calls a minute', async () => {
    const browser = new Browser(app, '203.0.113.60');
    for (let call = 0; call < 60; call++) await browser.get(`${autocomplete}mo`);
    expect((await browser.get(`${autocomplete}mo`)).status).toBe(429);
  });
});

describe('GET /api/places/details', () => {
  it('answers the parts of a place that was suggested', async () => {
    const browser = new Browser(app);
    const { body } = await browser.get(`${autocomplete}Rosemont&language=fr`);
    const id = body.predictions[0].place_id as string;
    const answer = await browser.get(`/api/places/details?place_id=${id}&language=fr`);
    expect(answer).toMatchObject({
      status: 200,
      body: { result: { formatted_address: 'Rosemont, Montréal, Québec, Canada' } },
    });
  });

  it('answers 404 for an unknown id', async () => {
    const answer = await new Browser(app).get('/api/places/details?place_id=ChIJDbdkHFQayUwR7');
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

describe('GET /api/places/near', () => {
  it('answers the place around a point in the requested language', async () => {
    const at = 'latitude=45.5505&longitude=-73.58';
    const answer = await new Browser(app).get(`/api/places/near?${at}&language=es`);
    expect(answer).toMatchObject({
      status: 200,
      body: { prediction: { structured_formatting: { main_text: 'Rosemont' } } },
    });
  });

  it('answers none where it knows no place', async () => {
    const answer = await new Browser(app).get('/api/places/near?latitude=40&longitude=-40');
    expect(answer).toMatchObject({ status: 200, body: { prediction: null } });
  });

  it.each(['latitude=91&longitude=0', 'latitude=45', 'latitude=north&longitude=0'])(
    'refuses %s',
    async (query) => {
      const answer = await new Browser(app).get(`/api/places/near?${query}`);
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    },
  );
});
