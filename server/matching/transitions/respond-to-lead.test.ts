import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { respondToLead } from '#contract/requests/leads.ts';
import { getOwnRequest, submitRequest } from '#contract/requests/requests.ts';
import type { Urgency } from '#contract/requests/urgency.ts';
import { contactWaiting } from '#server/matching/matching.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { toldTo } from '#tests/support/life/life.ts';
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

let site: StartedApp;
let marie: Customer;
let plumbers: [Professional, Professional, Professional];
beforeEach(async () => {
  site = await startApp();
  marie = await aCustomer(site, 'Marie');
  plumbers = [
    await aProfessional(site, 'Ann', { km: 1 }),
    await aProfessional(site, 'Ben', { km: 2 }),
    await aProfessional(site, 'Cleo', { km: 3 }),
  ];
});
afterEach(() => site.stop());

const submit = (urgency: Urgency = 'Soon (2-3 days)') =>
  marie.call(submitRequest, { body: { ...LEAKING_TAP, urgency } });

const answer = async (who: Professional, status: 'accepted' | 'denied', response?: string) =>
  who.call(respondToLead, { params: { id: await leadOf(who) }, body: { status, response } });

const refusedAnswer = async (who: Professional, status: 'accepted' | 'denied') =>
  who.ask('POST', `/api/service-request-professionals/${await leadOf(who)}/respond`, { status });

const statuses = async (requestId: string) => {
  const request = await marie.call(getOwnRequest, { params: { id: requestId } });
  return { request: request.status, leads: request.leads.map(({ status }) => status) };
};

describe('accepting a lead', () => {
  test('accepts the request, names its professional, and shows the customer to them', async () => {
    const { id } = await submit();
    const [ann] = plumbers;
    const lead = await answer(ann, 'accepted', 'I can come tomorrow');
    expect(lead).toMatchObject({
      status: 'accepted',
      professionalResponse: 'I can come tomorrow',
      allowedActions: ['message', 'quote', 'stepBack', 'block'],
      serviceRequest: { status: 'accepted', professionalId: ann.professionalId },
    });
    expect(lead.serviceRequest.customer?.name).toBe('Marie');
    const request = await marie.call(getOwnRequest, { params: { id } });
    expect(request).toMatchObject({ status: 'accepted', professionalId: ann.professionalId });
  });

  test('notifies the customer by mail and on their open pages', async () => {
    const { id } = await submit();
    await answer(plumbers[0], 'accepted');
    await site.drainJobs();
    const letters = (await lettersOf(site)).filter(({ recipient }) => recipient === marie.email);
    expect(letters).toMatchObject([{ kind: 'leadAccepted' }]);
    expect(await toldTo(site, marie)).toMatchObject([{ type: 'lead.changed', requestId: id }]);
  });

  test('may be done by all three, for the customer to compare', async () => {
    const { id } = await submit();
    for (const plumber of plumbers) await answer(plumber, 'accepted');
    expect(await statuses(id)).toEqual({
      request: 'accepted',
      leads: ['accepted', 'accepted', 'accepted'],
    });
  });

  test('of a very urgent request is for the first; the others are withdrawn, notified, and refunded', async () => {
    const { id } = await submit('Very urgent (within 24h)');
    const [ann, ben] = plumbers;
    await answer(ben, 'accepted');
    expect((await statuses(id)).leads).toEqual(['withdrawn', 'accepted', 'withdrawn']);
    const late = await refusedAnswer(ann, 'accepted');
    expect([late.status, late.body.code]).toEqual([409, 'request_filled']);
    await site.drainJobs();
    expect((await lettersOf(site)).filter(({ kind }) => kind === 'leadClosed')).toHaveLength(2);
    const quotas = await site.platform.db.selectFrom('professional_quotas').selectAll().execute();
    expect(quotas.map(({ used }) => used).toSorted((one, other) => one - other)).toEqual([0, 0, 1]);
  });
});

describe('declining a lead', () => {
  test('contacts the next best at once, and nobody twice', async () => {
    const dora = await aProfessional(site, 'Dora', { km: 4 });
    const { id } = await submit();
    await answer(plumbers[0], 'denied', 'Too far');
    await site.drainJobs();
    await site.drainJobs();
    expect((await statuses(id)).leads).toEqual(['denied', 'pending', 'pending', 'pending']);
    expect(await leadOf(dora)).toEqual(expect.any(String));
    const written = (await lettersOf(site)).map(({ kind, recipient }) => `${kind} ${recipient}`);
    expect(new Set(written).size).toBe(written.length);
    expect(written).toContain(`newLead ${dora.email}`);
  });

  test('shows the customer the note with contacts masked, and stores the reason', async () => {
    const { id } = await submit();
    const path = `/api/service-request-professionals/${await leadOf(plumbers[0])}/respond`;
    const body = { status: 'denied', response: 'Call my brother, 514 555 0123' };
    await plumbers[0].ask('POST', path, { ...body, declineReason: 'too_busy' });
    const { leads } = await marie.call(getOwnRequest, { params: { id } });
    expect(leads[0]?.professionalResponse).toMatch(/^Call my brother/);
    expect(leads[0]?.professionalResponse).not.toContain('555');
    const kept = await site.platform.db.selectFrom('leads').select('decline_reason').execute();
    expect(kept.map((lead) => lead.decline_reason).filter(Boolean)).toEqual(['too_busy']);
  });

  test('by everybody continues the search, until somebody can be contacted', async () => {
    const { id } = await submit();
    for (const plumber of plumbers) await answer(plumber, 'denied');
    await site.drainJobs();
    expect((await statuses(id)).request).toBe('pending');
    await aProfessional(site, 'Dora');
    await contactWaiting(site.platform);
    expect(await statuses(id)).toEqual({
      request: 'sent',
      leads: ['denied', 'denied', 'denied', 'pending'],
    });
  });
});

describe('answering again', () => {
  test('the same way is idempotent and notifies once', async () => {
    await submit();
    const [ann] = plumbers;
    const all = await Promise.all(Array.from({ length: 20 }, () => answer(ann, 'accepted')));
    expect(all.every(({ status }) => status === 'accepted')).toBe(true);
    await site.drainJobs();
    expect((await lettersOf(site)).filter(({ kind }) => kind === 'leadAccepted')).toHaveLength(1);
    expect(await toldTo(site, marie)).toHaveLength(1);
    const { accepted_count } = await site.platform.db
      .selectFrom('professionals')
      .select('accepted_count')
      .where('id', '=', ann.professionalId)
      .executeTakeFirstOrThrow();
    expect(accepted_count).toBe(1);
  });

  test('the other way is refused', async () => {
    await submit();
    await answer(plumbers[0], 'denied');
    const changed = await refusedAnswer(plumbers[0], 'accepted');
    expect([changed.status, changed.body.code]).toEqual([409, 'lead_already_answered']);
  });
});

describe('an answer that is refused', () => {
  test('is neither accepted nor denied', async () => {
    await submit();
    const path = `/api/service-request-professionals/${await leadOf(plumbers[0])}/respond`;
    for (const body of [
      { status: 'maybe' },
      {},
      { status: 'accepted', response: 'x'.repeat(1001) },
      { status: 'denied', declineReason: 'no_idea' },
    ]) {
      expect((await plumbers[0].ask('POST', path, body)).status).toBe(422);
    }
  });

  test('comes from another professional, the customer, or without a session', async () => {
    await submit();
    const path = `/api/service-request-professionals/${await leadOf(plumbers[0])}/respond`;
    const body = { status: 'accepted' };
    expect((await plumbers[1].ask('POST', path, body)).status).toBe(404);
    expect((await marie.ask('POST', path, body)).status).toBe(403);
    expect((await nobody(site).ask('POST', path, body)).status).toBe(401);
  });
});
