import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { respondToLead } from '#contract/leads.ts';
import { LANGUAGES } from '#contract/language.ts';
import { listMessages, sendMessage } from '#contract/messages.ts';
import { listOwnRequests, submitRequest } from '#contract/requests.ts';
import { demoProfessionals } from '#db/seed/professionals.ts';
import { fillDemoWorld } from '#db/seed/demo-world.ts';
import { distanceKm } from '#server/places/distance.ts';
import { resolvePlace } from '#server/places/places.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { leadFor, proveEmail, signInAs, tellNeed, type Mailbox } from './walk.ts';

let site: StartedApp;
let mailbox: Mailbox;
beforeAll(async () => {
  site = await startApp();
  await fillDemoWorld(site.platform);
  mailbox = outboxOf(site);
});
afterAll(() => site.stop());

const world = new Map(demoProfessionals().map((person) => [person.id, person]));

describe.each(LANGUAGES)('the main job by HTTP alone, in %s', (language) => {
  test('goes from one sentence to a conversation with a professional', async () => {
    const customer = site.client();
    const need = await tellNeed(customer.call, language);
    await proveEmail(customer.call, mailbox, `visitor.${language}@example.test`, language);
    const request = await customer.call(submitRequest, { body: need, idempotencyKey: language });

    const place = resolvePlace(need.locationPlaceId);
    const people = request.contactedProfessionals.map(({ id }) => world.get(id));
    expect(people).toHaveLength(3);
    for (const person of people) {
      expect(person?.profession).toBe('plumber');
      expect(distanceKm(person!, place!)).toBeLessThanOrEqual(person!.serviceRadiusKm);
    }

    await site.drainJobs();
    for (const person of people) expect(await mailbox.allTo(person!.email)).toHaveLength(1);

    const professional = site.client();
    const { professionalId } = await signInAs(professional.call, people[0]!.email);
    const lead = await leadFor(professional.call, professionalId!, request);
    expect(lead.serviceRequest).toMatchObject({ customer: null, description: need.description });
    const body = { status: 'accepted' } as const;
    const accepted = await professional.call(respondToLead, { params: { id: lead.id }, body });
    expect(accepted.serviceRequest).toMatchObject({ status: 'accepted', location: need.location });

    const [own] = await customer.call(listOwnRequests);
    expect(own).toMatchObject({ id: request.id, status: 'accepted', professionalId });
    const of = { serviceRequestId: request.id };
    await customer.call(sendMessage, { body: { ...of, content: 'Hello', messageType: 'text' } });
    await professional.call(sendMessage, { body: { ...of, content: 'At nine?' } });
    const said = (await customer.call(listMessages, { query: of })).map(({ content }) => content);
    expect(said).toEqual(['Hello', 'At nine?']);
    expect(await professional.call(listMessages, { query: of })).toHaveLength(2);
  });
});

function outboxOf({ url }: StartedApp): Mailbox {
  const read = async (to: string) => {
    const answer = await fetch(`${url}/dev/outbox.json?to=${encodeURIComponent(to)}`);
    return (await answer.json()) as { subject: string; text: string }[];
  };
  return { newestTo: async (to) => (await read(to))[0], allTo: read };
}
