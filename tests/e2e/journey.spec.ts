import type { Page } from '@playwright/test';
import type { UnderstoodLanguage } from '#contract/language.ts';
import type { OwnRequest } from '#contract/requests/requests.ts';
import { demoProfessionals } from '#db/seed/professionals.ts';
import { distanceKm, type Point } from '#server/places/distance.ts';
import { expect, MOTION } from './support/fixtures.ts';
import { expectLive } from './support/live.ts';
import { receiverOfLead } from './support/outbox.ts';
import { test, type People, type Person } from './support/people.ts';

interface Need {
  need: string;
  /** Where the need alone does not describe the job. */
  details?: string;
  profession: string;
  typed: string;
  taken: string;
  place: Point;
  messages: [fromProfessional: string, fromCustomer: string];
}

const NEEDS: Record<UnderstoodLanguage, Need> = {
  en: {
    need: 'The lights in my kitchen keep flickering, I need an electrician',
    profession: 'electrician',
    typed: '210 Queen Street West, Toro',
    taken: '210 Queen Street West, Toronto, Ontario, Canada',
    place: { lat: 43.6532, lon: -79.3832 },
    messages: ['Hello! Is it only the kitchen?', 'Yes, since Monday.'],
  },
  fr: {
    need: 'ma champlure coule depuis hier',
    profession: 'plumber',
    typed: 'Rosemont',
    taken: 'Rosemont, Montréal, Québec, Canada',
    place: { lat: 45.5536, lon: -73.5818 },
    messages: ['Bonjour! Je peux passer demain matin.', 'Parfait, à demain!'],
  },
  es: {
    need: 'Necesito un plomero',
    details: 'Gotea la llave del baño desde ayer y ya mojó el piso',
    profession: 'plumber',
    typed: 'Coyoac',
    taken: 'Coyoacán, Ciudad de México, México',
    place: { lat: 19.3467, lon: -99.1617 },
    messages: ['¡Buenas tardes! Puedo ir hoy a las seis.', '¡Muchas gracias, aquí lo espero!'],
  },
};

for (const [language, need] of Object.entries(NEEDS) as [UnderstoodLanguage, Need][]) {
  test.describe(`in ${language}`, () => {
    test.use({ language, ...MOTION });
    test.setTimeout(180_000);

    test('from one sentence to a conversation with a professional', async ({
      customer,
      professional,
      words,
      language,
    }) => {
      const people = { customer, professional, words, language };
      const { id, leads, description } = await sendRequest(people, need);
      const lead = leads[1] as OwnRequest['leads'][number];
      await customer.page.getByRole('link', { name: words('requests.results.follow') }).click();
      const stays = await staysOpen(customer.page);

      const acceptance = await acceptSecond(people, { id, leadId: lead.id, description });
      await customer.openConversationWith(lead.professional.name);
      await professional.contactClient(description);
      const [first, second] = need.messages;
      const times = [
        acceptance,
        await hear(professional, customer, first),
        await hear(customer, professional, second),
      ];
      await stays();
      const shown = `acceptance and two messages shown after ${times.join(', ')} ms`;
      test.info().annotations.push({ type: 'live', description: shown });
    });
  });
}

/** From the landing page to the results; returns the request as its customer sees it. */
async function sendRequest(
  { customer, words, language }: People,
  { need, details, profession, typed, taken, place }: Need,
): Promise<OwnRequest> {
  const sent: string[] = [];
  customer.page.on('request', (call) => sent.push(`${call.method()} ${call.url()}`));
  await customer.tellTheAssistant(need);
  if (details) {
    await customer.expectQuestion('description');
    await customer.answer(details);
  }
  expect(await customer.pickAddressByKeyboard(typed)).toBe(taken);
  await customer.chooseUrgency('Soon (2-3 days)');
  await customer.agree();
  await customer.proveEmail(`journey-${language}-${Date.now()}@example.test`);
  await expect(
    customer.page.getByRole('heading', { name: words('requests.results.title') }),
  ).toBeVisible();
  expect(sent.filter((call) => /^POST .*\/api\/requests$/.test(call))).toHaveLength(1);

  const answer = await customer.page.request.get('/api/user/requests');
  const [request, ...others] = (await answer.json()) as OwnRequest[];
  expect(others).toEqual([]);
  expect(request).toMatchObject({ profession, location: taken, placeFound: true, status: 'sent' });
  await expectFit(customer.page, request as OwnRequest, place);
  return request as OwnRequest;
}

/**
 * Three were contacted, all of the profession, the place within the area of each, all on screen.
 */
async function expectFit(page: Page, { leads, profession }: OwnRequest, place: Need['place']) {
  expect(leads).toHaveLength(3);
  const everybody = new Map(demoProfessionals().map((one) => [one.id, one]));
  for (const { professional } of leads) {
    const known = everybody.get(professional.id);
    expect(known).toMatchObject({ profession, name: professional.name });
    expect(distanceKm(place, known as Point)).toBeLessThanOrEqual(known?.serviceRadiusKm ?? 0);
    await expect(page.getByText(professional.name)).toBeVisible();
  }
}

/** The professional signs in and accepts; returns how long until the customer's page shows it. */
async function acceptSecond(
  people: People,
  { id, leadId, description }: { id: string; leadId: string; description: string },
): Promise<number> {
  const { customer, professional, words } = people;
  const status = (of: OwnRequest['status']) =>
    customer.page.getByText(words(`customer-home.status.${of}`), { exact: true });
  await expect(status('sent')).toBeVisible();
  await expect.poll(() => customer.live.heard).toContain('open');
  await professional.signIn(await receiverOfLead(customer.page.request, leadId), 'professional');
  return expectLive(customer.live, {
    event: 'lead.changed',
    path: `/api/requests/${id}`,
    act: () => professional.acceptLead(description),
    shown: () => expect(status('accepted')).toBeVisible(),
  });
}

/** Writes to the other side; returns how long until it is shown there. */
async function hear(writer: Person, reader: Person, message: string): Promise<number> {
  const took = await expectLive(reader.live, {
    event: 'message.sent',
    path: '/api/messages',
    act: () => writer.write(message),
    shown: () => expect(reader.panel.getByRole('listitem').getByText(message)).toBeVisible(),
  });
  await writer.expectAllSent();
  return took;
}

/** Returns an assertion that the page was not reloaded since. */
async function staysOpen(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Reflect.set(globalThis, 'opened', 'once'));
  return async () =>
    expect(await page.evaluate(() => Reflect.get(globalThis, 'opened') as string)).toBe('once');
}
