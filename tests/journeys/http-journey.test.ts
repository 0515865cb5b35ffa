import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Profession } from '#contract/professionals/professions.ts';
import { respondToLead } from '#contract/requests/leads.ts';
import { listMessages, markMessagesRead, sendMessage } from '#contract/requests/messages.ts';
import { getOwnRequest, listOwnRequests, submitRequest } from '#contract/requests/requests.ts';
import { fillDemoWorld } from '#db/seed/demo-world.ts';
import { demoProfessionals } from '#db/seed/professionals.ts';
import { distanceKm, type Point } from '#server/places/distance.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { letters } from './outbox.ts';
import { ask, enterAsContacted, proveEmail, understand, type Spoken } from './steps.ts';

interface Journey extends Spoken {
  profession: Profession;
  location: string;
  place: Point;
  accepted: RegExp;
}

const JOURNEYS: Journey[] = [
  {
    language: 'en',
    words: 'The lights in my kitchen keep flickering, I need an electrician',
    typed: '210 Queen Street West, Toro',
    profession: 'electrician',
    location: '210 Queen Street West, Toronto, Ontario, Canada',
    place: { lat: 43.6532, lon: -79.3832 },
    accepted: / accepted your request$/,
  },
  {
    language: 'fr',
    words: 'ma champlure coule depuis hier',
    typed: 'Rosemont',
    profession: 'plumber',
    location: 'Rosemont, Montréal, Québec, Canada',
    place: { lat: 45.5536, lon: -73.5818 },
    accepted: / a accepté votre demande$/,
  },
  {
    language: 'es',
    words: 'gotea la llave del baño desde ayer, necesito un plomero',
    typed: 'Coyoac',
    profession: 'plumber',
    location: 'Coyoacán, Ciudad de México, México',
    place: { lat: 19.3467, lon: -99.1617 },
    accepted: / aceptó (?:tu|su) solicitud$/,
  },
];

let site: StartedApp;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  await fillDemoWorld(site.platform);
});
afterAll(() => site.stop());

describe.each(JOURNEYS)('the main job by calls in $language', (journey) => {
  const people = () => ({ customer: site.client(), professional: site.client() });
  const askAs = (customer: ReturnType<typeof site.client>) =>
    ask(customer, journey, `${crypto.randomUUID()}@example.test`, crypto.randomUUID());

  test('contacts three whose profession and place fit', async () => {
    const { request } = await askAs(site.client());
    const { profession, location, place } = journey;
    expect(request).toMatchObject({ profession, location, placeFound: true, status: 'sent' });
    expect(request.contactedProfessionals).toHaveLength(3);
    for (const { id } of request.contactedProfessionals) {
      const known = demoProfessionals().find((one) => one.id === id);
      expect(known?.profession).toBe(profession);
      expect(distanceKm(place, known!)).toBeLessThanOrEqual(known!.serviceRadiusKm);
    }
  });

  test('answers the same request for the same idempotency key', async () => {
    const customer = site.client();
    const { request, send } = await askAs(customer);
    expect(await send()).toEqual(request);
    expect(await customer.call(listOwnRequests)).toHaveLength(1);
  });

  test('writes to each professional once, and to the customer in their language', async () => {
    const { customer, professional } = people();
    await site.drainJobs();
    // Notices in quick succession are batched into one letter.
    await site.advance(16 * 60);
    const { request, user } = await askAs(customer);
    await site.drainJobs();
    for (const { id } of request.leads) {
      expect(await letters(customer, { about: id })).toHaveLength(1);
    }
    const lead = await enterAsContacted(professional, request.leads[0]!, request.id);
    await professional.call(respondToLead, {
      params: { id: lead.id },
      body: { status: 'accepted' },
    });
    await site.drainJobs();
    const [newest] = await letters(customer, { to: user.email ?? '' });
    expect(newest?.subject).toMatch(journey.accepted);
  });

  test('leads to a conversation', async () => {
    const { customer, professional } = people();
    const { request } = await askAs(customer);
    const contacted = request.leads[1]!;
    const lead = await enterAsContacted(professional, contacted, request.id);
    expect(lead).toMatchObject({ status: 'pending', serviceRequest: { customer: null } });
    const params = { id: lead.id };
    await professional.call(respondToLead, { params, body: { status: 'accepted' } });

    const about = { serviceRequestId: request.id };
    const withPartner = { ...about, professionalId: contacted.professional.id };
    const { id: messageId } = await professional.call(sendMessage, {
      body: { ...about, content: 'Bonjour, ¡hola! 👋' },
    });
    await customer.call(sendMessage, { body: { ...withPartner, content: 'Oui, yes, sí' } });
    await customer.call(markMessagesRead, { body: { ...withPartner, messageId } });
    expect(await professional.call(listMessages, { query: about })).toMatchObject([
      { id: messageId, senderType: 'professional', content: 'Bonjour, ¡hola! 👋', read: true },
      { senderType: 'user', content: 'Oui, yes, sí' },
    ]);
    const own = await customer.call(getOwnRequest, { params: { id: request.id } });
    expect(own).toMatchObject({ status: 'accepted', allowedActions: ['message', 'cancel'] });
  });
});

test('a place that was typed, not picked, is found too', async () => {
  const customer = site.client();
  const said = { language: 'fr', words: 'ma champlure coule depuis hier, Rosemont' } as const;
  const need = await understand(customer, { ...said, typed: 'Rosemont' });
  await proveEmail(customer, `${crypto.randomUUID()}@example.test`, 'fr');
  const body = { ...need, location: 'Rosemont', locationPlaceId: null };
  const request = await customer.call(submitRequest, { body });
  expect(request.contactedProfessionals).toHaveLength(3);
  expect(request.contactedProfessionals.map(({ location }) => location).join()).toContain(
    'Montréal',
  );
});
