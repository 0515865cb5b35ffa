import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTrade, changeCatalogue, listCatalogue } from '#contract/admin/catalogue.ts';
import { publicProfessional, updateProfessional } from '#contract/professionals/professionals.ts';
import { analyzeMessage } from '#contract/requests/assistant.ts';
import { listLeads } from '#contract/requests/leads.ts';
import { getOwnRequest, submitRequest } from '#contract/requests/requests.ts';
import { anAdmin, type AnAdmin } from '#tests/support/admin/admins.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, aProfessional, lettersOf, type Professional } from '#tests/support/people.ts';

let site: StartedApp;
let admin: AnAdmin;
let sweep: Professional;
const profession = 'trade-1001';
const NAMES = { en: 'Chimney <b>sweep</b>', fr: 'Ramoneur & fils', es: 'Deshollinador' };
const EXAMPLES = {
  en: ['My chimney needs to be swept before winter', 'There is soot falling into the fireplace'],
  fr: ['Ma cheminée doit être ramonée avant l’hiver', 'De la suie tombe dans le foyer'],
  es: ['Hay que deshollinar la chimenea antes del invierno'],
};
const none = { en: [], fr: [], es: [] };

beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  admin = await anAdmin(site);
  const look = { category: 'home_repair' as const, icon: 'house' as const };
  await admin.call(addTrade, {
    body: { names: NAMES, cueWords: none, examples: EXAMPLES, ...look },
  });
  sweep = await aProfessional(site, 'Bert');
});
afterAll(() => site.stop());

const need = {
  profession: profession as typeof profession,
  description: 'Soot falls out of the chimney',
  location: 'Montréal, Québec',
  urgency: 'Soon (2-3 days)' as const,
  language: 'fr' as const,
};

test('what people write is understood as the added trade at once, in each language', async () => {
  for (const [language, message] of [
    ['en', 'the chimney must be swept before the winter, we are in Laval'],
    ['fr', 'de la suie tombe de la cheminée dans mon foyer'],
    ['es', 'quiero deshollinar la chimenea antes del invierno'],
  ] as const) {
    const read = await site.call(analyzeMessage, { body: { message, language } });
    expect(read).toMatchObject({ profession, kind: 'need' });
    expect(read.completeness.hasProfession).toBe(true);
  }
});

test('a professional takes it as their trade, and a request for it reaches them', async () => {
  await sweep.call(updateProfessional, {
    params: { id: sweep.professionalId },
    body: { profession, listed: true },
  });
  const customer = await aCustomer(site, 'Mary');
  const { id, contactedProfessionals } = await customer.call(submitRequest, { body: need });
  expect(contactedProfessionals.map(({ id }) => id)).toEqual([sweep.professionalId]);
  const own = await customer.call(getOwnRequest, { params: { id } });
  expect(own.profession).toBe(profession);
  const [lead] = await sweep.call(listLeads, { params: { id: sweep.professionalId } });
  expect(lead?.serviceRequest.profession).toBe(profession);
  await site.drainJobs();
  const letters = await lettersOf(site);
  const said = letters.map(({ text }) => text).join('\n');
  expect(said).toContain('Chimney <b>sweep</b>');
  expect(letters.map(({ html }) => html ?? '').join('')).not.toContain('<b>sweep</b>');
});

test('it is on the public profile and has pages and entries in the site map of its own', async () => {
  const card = await site.call(publicProfessional, { params: { id: sweep.professionalId } });
  expect(card.profession).toBe(profession);
  const page = async (path: string) => (await site.client().fetch(path)).text();
  const everybody = await page('/en/professionals');
  expect(everybody).toContain('href="/en/chimney-b-sweep-b-1001"');
  expect(everybody).toContain('Chimney &lt;b&gt;sweep&lt;/b&gt;');
  expect(await page('/fr/ramoneur-fils-1001')).toContain('Ramoneur &amp; fils');
  expect(await page('/sitemap.xml')).toContain(`${profession}-fr.xml`);
  expect(await page(`/sitemap/${profession}-fr.xml`)).toContain('/fr/ramoneur-fils-1001');
});

test('switched off it takes no requests, while the one there is goes on', async () => {
  const [entry] = (await admin.call(listCatalogue, {})).filter(
    (one) => one.profession === profession,
  );
  const { version, names, cueWords, category, icon, requests, openRequests } = entry!;
  expect([requests, openRequests]).toEqual([1, 1]);
  const body = { version, names, cueWords, category, icon, active: false };
  await admin.call(changeCatalogue, { params: { profession }, body });
  const customer = await aCustomer(site, 'Nora');
  const refused = customer.call(submitRequest, { body: need });
  await expect(refused).rejects.toMatchObject({ body: { code: 'trade_not_offered' } });
  const message = 'my chimney needs to be swept before winter';
  const read = await site.call(analyzeMessage, { body: { message, language: 'en' } });
  expect(read).toMatchObject({ profession: null, kind: 'outside' });
  const [lead] = await sweep.call(listLeads, { params: { id: sweep.professionalId } });
  expect(lead?.status).toBe('pending');
});

test('one that is in no catalogue can neither be asked for nor chosen', async () => {
  const customer = await aCustomer(site, 'Olga');
  const ghost = 'trade-1999' as const;
  const asked = customer.call(submitRequest, { body: { ...need, profession: ghost } });
  await expect(asked).rejects.toMatchObject({ body: { code: 'trade_not_offered' } });
  const params = { id: sweep.professionalId };
  const chosen = sweep.call(updateProfessional, { params, body: { profession: ghost } });
  await expect(chosen).rejects.toMatchObject({ body: { code: 'trade_not_offered' } });
});
