import { afterEach, beforeEach, expect, test } from 'vitest';
import { publicProfessional, updateProfessional } from '#contract/professionals/professionals.ts';
import { respondToLead } from '#contract/requests/leads.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { fillAreas } from '#server/professionals/professionals.ts';
import { archiveOf } from '#tests/support/archive.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  lettersOf,
  nobody,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';

const STREET = 'Quetzalcoatl';
const WHOLE = `12345 rue ${STREET}, Montréal, Québec, Canada`;

let site: StartedApp;
let mia: Customer;
let ann: Professional;
beforeEach(async () => {
  site = await startApp();
  mia = await aCustomer(site, 'Mia');
  ann = await aProfessional(site, 'Ann', { rating: 5, reviews: 9 });
  const params = { id: ann.professionalId };
  await ann.call(updateProfessional, { params, body: { location: WHOLE, listed: true } });
});
afterEach(() => site.stop());

const own = () => ann.call(publicProfessional, { params: { id: ann.professionalId } });

test('the street a professional typed is visible to them alone', async () => {
  expect(await own()).toMatchObject({ location: WHOLE, area: 'Montreal, Quebec' });
});

test('strangers see the area, in every answer and on every page', async () => {
  const paths = [
    `/api/professionals/${ann.professionalId}`,
    '/api/professionals/trusted',
    `/en/pro/ann-${ann.professionalId}`,
    `/fr/pro/ann-${ann.professionalId}`,
    '/en/plumbers/montreal-quebec',
  ];
  for (const path of paths) {
    const text = await (await nobody(site).fetch(path)).text();
    expect(text).toContain('Ann');
    expect(text).toMatch(/Montr[ée]al/);
    expect(text).not.toContain(STREET);
  }
});

test('customers see the area before and after an acceptance, also in their export', async () => {
  const { id } = await mia.call(submitRequest, { body: LEAKING_TAP });
  await ann.call(respondToLead, {
    params: { id: await leadOf(ann) },
    body: { status: 'accepted' },
  });
  await site.drainJobs();
  for (const path of ['/api/user/requests', `/api/requests/${id}`, '/api/notifications']) {
    expect((await mia.ask('GET', path)).text).not.toContain(STREET);
  }
  const archive = await archiveOf(mia);
  expect(archive).toContain('Ann');
  expect(archive).not.toContain(STREET);
  const letters = (await lettersOf(site)).filter(({ recipient }) => recipient === mia.email);
  expect(letters.map(({ text, html }) => `${text}${html}`).join()).not.toContain(STREET);
});

test('a row of an older version shows no street, and its area once that is derived', async () => {
  await site.platform.db.updateTable('professionals').set({ area: null }).execute();
  const seen = () => nobody(site).ask('GET', `/api/professionals/${ann.professionalId}`);
  expect((await seen()).body).toMatchObject({ location: '' });
  await fillAreas(site.platform);
  expect((await seen()).body).toMatchObject({ location: 'Montreal, Quebec' });
});

test('where the area of a row is unknown, nothing is shown instead', async () => {
  const middleOfTheSea = { lat: 30, lon: -45, area: null };
  await site.platform.db.updateTable('professionals').set(middleOfTheSea).execute();
  await fillAreas(site.platform);
  const { body } = await nobody(site).ask('GET', `/api/professionals/${ann.professionalId}`);
  expect(body).toMatchObject({ location: '' });
});
