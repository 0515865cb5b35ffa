import { afterEach, beforeEach, expect, test } from 'vitest';
import { listLeads } from '#contract/requests/leads.ts';
import { updateProfessional } from '#contract/professionals/professionals.ts';
import type { Profession } from '#contract/professionals/professions.ts';
import { contactWaiting } from '#server/matching/matching.ts';
import { listShortRequestsWithin } from '#server/requests/requests.ts';
import { sql } from 'kysely';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aStage, answer, statusesOf, toldTo, type Stage } from '#tests/support/life/life.ts';
import { aProfessional, type Professional } from '#tests/support/people.ts';

let site: StartedApp;
let stage: Stage;
let dora: Professional;
let id: string;
beforeEach(async () => {
  site = await startApp();
  stage = await aStage(site);
  dora = await aProfessional(site, 'Dora', { km: 4, availability: 'busy' });
  ({ id } = await stage.submit());
});
afterEach(() => site.stop());

const become = (who: Professional, availability: 'available' | 'busy') =>
  who.call(updateProfessional, { params: { id: who.professionalId }, body: { availability } });

test('a professional who becomes available is contacted at once for requests that wait nearby', async () => {
  for (const one of [stage.ann, stage.ben, stage.cleo]) await answer(one, 'denied');
  await site.drainJobs();
  expect((await statusesOf(stage, id))[0]).toBe('pending');
  await become(dora, 'available');
  await site.drainJobs();
  expect(await statusesOf(stage, id)).toEqual(['sent', 'denied', 'denied', 'denied', 'pending']);
});

test('so are those who make up the three, and nobody beyond', async () => {
  await answer(stage.ann, 'denied');
  await site.drainJobs();
  const eva = await aProfessional(site, 'Eva', { km: 5, availability: 'busy' });
  for (const one of [dora, eva]) {
    await become(one, 'available');
    await site.drainJobs();
  }
  const { leads } = await stage.watch(id);
  expect(leads.map(({ status }) => status)).toEqual(['denied', 'pending', 'pending', 'pending']);
  expect(leads[3]).toMatchObject({ replaces: leads[0]?.id, professional: { name: 'Dora' } });
});

test('a professional who adds a trade is contacted at once for requests that wait for it', async () => {
  for (const one of [stage.ann, stage.ben, stage.cleo]) await answer(one, 'denied');
  await site.drainJobs();
  const paul = await aProfessional(site, 'Paul', { profession: 'painter', km: 4 });
  const further = (furtherProfessions: Profession[]) =>
    paul.call(updateProfessional, {
      params: { id: paul.professionalId },
      body: { furtherProfessions },
    });
  await further(['roofer']);
  await site.drainJobs();
  expect((await statusesOf(stage, id))[0]).toBe('pending');
  await further(['roofer', 'plumber']);
  await site.drainJobs();
  expect(await statusesOf(stage, id)).toEqual(['sent', 'denied', 'denied', 'denied', 'pending']);
  expect(await paul.call(listLeads, { params: { id: paul.professionalId } })).toMatchObject([
    { serviceRequest: { profession: 'plumber' } },
  ]);
  const { leads } = await stage.watch(id);
  expect(leads[3]?.professional).toMatchObject({ name: 'Paul', profession: 'plumber' });
});

test('the longest waiting is found first, whatever its id', async () => {
  const { db } = site.platform;
  await answer(stage.ann, 'denied');
  await sql`insert into requests (id, customer_id, profession_id, description, location, area, lat, lon,
      urgency, language, status, is_short, fingerprint, created_at)
    select ids.id, customer_id, profession_id, ids.id::text, location, area, lat, lon, urgency, language,
      'sent', true, sha256(ids.id::text::bytea), created_at - ids.ago
    from requests, (values ('ffffffff-0000-4000-8000-000000000000'::uuid, interval '2 days'),
      ('00000000-0000-4000-8000-000000000000', '1 day')) as ids (id, ago)`.execute(db);
  const { profession_id, lat, lon } = await db
    .selectFrom('requests')
    .select(['profession_id', 'lat', 'lon'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const circle = { lat: lat ?? 0, lon: lon ?? 0, km: 5 };
  const found = await listShortRequestsWithin(db, {
    professionIds: [profession_id],
    circle,
    limit: 1,
  });
  expect(found).toEqual([{ id: 'ffffffff-0000-4000-8000-000000000000' }]);
});

test('nobody is contacted outside their service area, or for another trade', async () => {
  for (const one of [stage.ann, stage.ben, stage.cleo]) await answer(one, 'denied');
  const far = { km: 90, radius: 30, availability: 'busy' } as const;
  const others = [
    await aProfessional(site, 'Far', far),
    await aProfessional(site, 'Painter', { profession: 'painter', availability: 'busy' }),
  ];
  for (const one of others) await become(one, 'available');
  await site.drainJobs();
  expect((await statusesOf(stage, id))[0]).toBe('pending');
});

test('the timer finds professionals who came without an event, and notifies nobody without a change', async () => {
  for (const one of [stage.ann, stage.ben, stage.cleo]) await answer(one, 'denied');
  await site.drainJobs();
  const told = (await toldTo(site, stage.marie)).length;
  await contactWaiting(site.platform);
  expect(await toldTo(site, stage.marie)).toHaveLength(told);
  await aProfessional(site, 'Eva', { km: 5 });
  await contactWaiting(site.platform);
  expect((await statusesOf(stage, id))[0]).toBe('sent');
});
