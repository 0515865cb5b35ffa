import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMarket } from '#contract/admin/market.ts';
import { DAY_MS } from '#contract/durations.ts';
import { professionId, type Profession } from '#contract/professionals/professions.ts';
import { anAdmin, type AnAdmin } from '#tests/support/admin/admins.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { ask, anUnclaimed } from '#tests/support/invitations.ts';
import { aCustomer, aProfessional, type Customer } from '#tests/support/people.ts';

const LAVAL = { area: 'Laval, Québec', lat: 45.6, lon: -73.75 };
const MONTREAL = { area: 'Montréal, Québec', lat: 45.51, lon: -73.59 };

let site: StartedApp;
let admin: AnAdmin;
let customer: Customer;
let professionals: { id: string }[];
beforeAll(async () => {
  site = await startApp();
  admin = await anAdmin(site);
  customer = await aCustomer(site, 'Ana');
  const made = ['Ann', 'Bob', 'Cyd'].map((name) => aProfessional(site, name));
  professionals = (await Promise.all(made)).map(({ professionalId: id }) => ({ id }));
});
afterAll(() => site.stop());

interface Past {
  daysAgo?: number;
  contacted: number;
  place?: typeof LAVAL;
  profession?: Profession;
  directTo?: string | null;
}

/** A request of the past, for which so many were contacted. */
async function asked({ daysAgo = 1, contacted, place = LAVAL, profession, directTo }: Past) {
  const id = randomUUID();
  await site.platform.db
    .insertInto('requests')
    .values({
      ...place,
      id,
      customer_id: customer.id,
      profession_id: professionId(profession ?? 'roofer'),
      direct_to: directTo ?? null,
      direct_others: directTo ? 'no' : null,
      status: 'sent',
      created_at: new Date(site.platform.clock.now().getTime() - daysAgo * DAY_MS),
      description: 'A roof',
      location: place.area,
      urgency: 'Soon (2-3 days)',
      language: 'fr',
      fingerprint: Buffer.from(id),
    })
    .execute();
  for (const one of professionals.slice(0, contacted)) await ask(site, one, id);
}

const gapsOf = async (query: object = {}) => (await admin.call(readMarket, { query })).gaps;

test('gaps are where requests found fewer than three, with how many could be invited there', async () => {
  const near = { profession: 'roofer' as const, lat: 45.7, lon: -73.6 };
  await anUnclaimed(site, 'Near', { profile: near });
  await anUnclaimed(site, 'Far', { profile: { ...near, lat: 46.2 } });
  await anUnclaimed(site, 'Of another trade', { profile: { lat: LAVAL.lat, lon: LAVAL.lon } });
  for (const contacted of [0, 1, 3]) await asked({ contacted });
  await asked({ contacted: 3, place: MONTREAL });
  await asked({ contacted: 1, place: MONTREAL, directTo: professionals[0]!.id });
  await asked({ contacted: 2, daysAgo: 40, profession: 'plumber' });

  const inLaval = { profession: 'roofer', city: LAVAL.area, submitted: 3, fewerThanThree: 2 };
  expect(await gapsOf()).toEqual([{ ...inLaval, nobody: 1, toInvite: 1 }]);
  expect(await gapsOf({ profession: 'plumber' })).toEqual([]);
  expect(await gapsOf({ days: '90' })).toMatchObject([inLaval, { profession: 'plumber' }]);
  const file = await admin.fetch('/api/admin/exports/market?table=gaps');
  const [head, row] = (await file.text()).replaceAll('"', '').split('\r\n');
  expect(head).toContain('profession,city,submitted,fewerThanThree,nobody,toInvite');
  expect(row).toBe('roofer,Laval, Québec,3,2,1,1');
});
