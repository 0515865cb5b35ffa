import { afterAll, describe, expect, test } from 'vitest';
import { BEGINNING } from '#contract/dialogue/steps.ts';
import { respond } from '#contract/dialogue/respond.ts';
import { analyzeMessage, type Analysis } from '#contract/requests/assistant.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { readStreetCases, type StreetSite } from '#intake/cases/streets/streets.ts';
import { locateNeed } from './locate-need.ts';
import { cityAround, describeCity } from '#server/places/places.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, aProfessional, LEAKING_TAP, MONTREAL, nobody } from '#tests/support/people.ts';

const TORONTO = { lat: 43.7, lon: -79.4 };
const MEXICO = { lat: 19.43, lon: -99.13 };
const SITES = {
  montreal: { country: 'CA', towns: [MONTREAL, { lat: 45.57, lon: -73.75 }] },
  toronto: { country: 'CA', towns: [TORONTO, { lat: 43.59, lon: -79.65 }] },
  mexico: { country: 'MX', towns: [MEXICO, { lat: 20.67, lon: -103.34 }] },
} as const;
const cases = readStreetCases();
const open: Partial<Record<StreetSite, Promise<StartedApp>>> = {};
afterAll(async () => {
  for (const site of Object.values(open)) await (await site).stop();
});

/** A site with a professional in each of its towns. */
function siteOf(name: StreetSite): Promise<StartedApp> {
  return (open[name] ??= startSite(name));
}

async function startSite(name: StreetSite): Promise<StartedApp> {
  const { country, towns } = SITES[name];
  const site = await startApp({ env: { COUNTRY: country } });
  for (const near of [towns[0], ...towns]) await aProfessional(site, 'Paul Plombier', { near });
  return site;
}

/** What the conversation says and keeps after a first message. */
function conversed(message: string, heard: Analysis) {
  const turn = respond(BEGINNING, { type: 'said', text: message, heard, first: true }, false);
  return { draft: turn.progress.draft, said: turn.replies.map(({ say }) => say) };
}

describe.each(Object.keys(SITES) as StreetSite[])('on a site for %s', (name) => {
  const { country } = SITES[name];

  test('no street is silently in another country, in the conversation or as a request', async () => {
    const site = await siteOf(name);
    const { id: customerId } = await aCustomer(site, 'Marie Tremblay');
    const abroad: string[] = [];
    for (const { language, message } of cases.filter((one) => one.site === name)) {
      const body = { message, language };
      const heard = await nobody(site).call(analyzeMessage, { body });
      const { draft, said } = conversed(message, heard);
      const told = draft.town?.taken == null || said.includes('tookTown');
      // One word alone is named by who writes it where a place belongs.
      for (const location of [draft.location, heard.location, message]) {
        if (location === null || !/[\d ]/.test(location)) continue;
        const found = await locateNeed(site.platform, { location, language, customerId });
        const { lat, lon } = found;
        if (lat === null || lon === null) continue;
        const { countryCode } = describeCity(cityAround({ lat, lon })!, language);
        if (countryCode !== country || !told) abroad.push(`${location} -> ${found.area}`);
      }
    }
    expect(abroad).toEqual([]);
  });
});

describe('a street without a town', () => {
  test.each([
    ['montreal', 'en', 'my toilet is overflowing asap, im at 6200 rue de bordeaux'],
    ['montreal', 'fr', 'fuite sous l’évier au 12 rue de Paris'],
    ['toronto', 'en', 'my toilet is overflowing, 100 London Road'],
  ] as const)('on %s, %s, has its town asked for: %s', async (name, language, message) => {
    const site = await siteOf(name);
    const heard = await nobody(site).call(analyzeMessage, { body: { message, language } });
    const { draft, said } = conversed(message, heard);
    expect([draft.location, said.at(-1)]).toEqual([null, 'ask.locationTown']);
    expect(draft.town?.options.length).toBe(2);
    expect(draft.town?.options[0]?.description).toMatch(/Montr[ée]al|Toronto/);
  });

  test('is in the town the person had a request in before, and they are told', async () => {
    const site = await siteOf('montreal');
    const marie = await aCustomer(site, 'Marie Tremblay');
    await marie.call(submitRequest, { body: { ...LEAKING_TAP, location: 'Laval, Québec' } });
    const body = { message: 'leaking tap, 12 rue de Paris', language: 'fr' } as const;
    const heard = await marie.call(analyzeMessage, { body });
    const { draft, said } = conversed(body.message, heard);
    expect(draft.formattedAddress).toBe('12 rue de Paris, Laval, Québec, Canada');
    expect(draft.town?.taken).toBe('Laval, Québec');
    expect(said).toContain('tookTown');
  });

  test('is in the only town of the site, or of the browser’s time zone', async () => {
    const site = await siteOf('mexico');
    for (const number of [1, 2]) await aProfessional(site, `Ana ${number}`, { near: TORONTO });
    await site.advance(11 * 60);
    const body = { message: 'leaking tap, 100 London Road', language: 'en' } as const;
    const heard = await nobody(site).call(analyzeMessage, { body });
    expect(heard.place?.status).toBe('unclear');
    const timeZone = 'America/Toronto';
    const there = await nobody(site).call(analyzeMessage, { body: { ...body, timeZone } });
    expect(there.place?.options.map(({ description }) => description)).toEqual([
      '100 London Road, Toronto, Ontario, Canada',
    ]);
  });
});
