import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicProfessional, type PublicProfile } from '#contract/professionals/professionals.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { nobody } from '#tests/support/people.ts';
import { fillDemoWorld } from './demo-world.ts';
import { demoProfessionals, DEMO_PLUMBER } from './professionals.ts';

let site: StartedApp;
beforeAll(async () => {
  site = await startApp();
  await fillDemoWorld(site.platform);
});
afterAll(() => site.stop());

const everybody = demoProfessionals();
const quebec = everybody.filter(({ location }) => location.endsWith('Québec'));

test("the details of the demo's professionals are deterministic, and never repeat the first trade", () => {
  expect(demoProfessionals()).toEqual(everybody);
  for (const { profession, details } of everybody) {
    expect(details.furtherProfessions).not.toContain(profession);
    expect(new Set(details.languages).size).toBe(details.languages.length);
  }
});

test('licences are those of the region, where a trade needs one there', () => {
  const licensed = quebec.filter(({ details }) => details.licence);
  const electricians = licensed.filter(({ profession }) => profession === 'electrician');
  expect(electricians.length).toBeGreaterThan(5);
  for (const { details } of electricians) {
    expect(details.licence?.authority).toContain('CMEQ');
    expect(details.licence?.number).toMatch(/^5\d{3}-\d{4}-01$/);
  }
  expect(licensed.some(({ profession }) => profession === 'cleaner')).toBe(false);
  const checks = licensed.map(({ details }) => details.licence?.checkedDaysAgo === null);
  expect(new Set(checks)).toEqual(new Set([true, false]));
});

test('some speak several languages, have a minimum job, days off and further trades', () => {
  const share = (fits: (details: (typeof everybody)[number]['details']) => boolean) =>
    everybody.filter(({ details }) => fits(details)).length / everybody.length;
  expect(share(({ languages }) => languages.length > 1)).toBeGreaterThan(0.3);
  expect(share(({ minimumJob }) => minimumJob !== null)).toBeGreaterThan(0.3);
  expect(share(({ furtherProfessions }) => furtherProfessions.length > 0)).toBeGreaterThan(0.05);
  expect(share(({ off }) => off !== null)).toBeGreaterThan(0.05);
  expect(share(({ insurance }) => insurance !== null)).toBeGreaterThan(0.3);
});

test('the plumber of the demo shows all of it on his public profile, and is listed', async () => {
  const shown = (await nobody(site).call(publicProfessional, {
    params: { id: DEMO_PLUMBER.id },
  })) as PublicProfile;
  expect(shown).toMatchObject({
    professions: ['plumber', 'hvac-technician'],
    minimumJob: 120,
    languages: ['fr', 'en', 'es'],
    licence: { number: '5642-8130-01' },
    insurance: { company: 'Desjardins Assurances' },
    publicPath: expect.stringContaining('/pro/luc-gagnon-'),
  });
  expect(shown.licence?.checkedAt).not.toBeNull();
});
