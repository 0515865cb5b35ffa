import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listLeads, respondToLead } from '#contract/requests/leads.ts';
import { completeOnboarding, declineInvitation } from '#contract/professionals/onboarding.ts';
import { cancelRequest, getOwnRequest, submitRequest } from '#contract/requests/requests.ts';
import type { Urgency } from '#contract/requests/urgency.ts';
import { startApp, type Client, type StartedApp } from '#tests/support/app.ts';
import { anUnclaimed, ask, invite, TYPED, type Unclaimed } from '#tests/support/invitations.ts';
import { toldTo } from '#tests/support/life/life.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';

let site: StartedApp;
let pat: Professional;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  pat = await aProfessional(site, 'Pat', { availability: 'unavailable' });
});
afterAll(() => site.stop());

let marie: Customer;
let nora: Unclaimed;
let requestId: string;
let leadId: string;
let token: string;
let browser: Client;

/** Nora is contacted about a tap of Marie's, by a link. */
async function invited(urgency: Urgency = 'Soon (2-3 days)') {
  // Those of the test before have left.
  await site.platform.db.updateTable('professionals').set({ active: false }).execute();
  marie = await aCustomer(site, 'Marie');
  ({ id: requestId } = await marie.call(submitRequest, { body: { ...LEAKING_TAP, urgency } }));
  nora = await anUnclaimed(site, 'Nora', { profile: { availability: 'busy' } });
  leadId = await ask(site, nora, requestId);
  ({ token } = await invite(site, nora, { leadId }));
  browser = site.client();
}
beforeEach(() => invited());

const complete = async (more: object = {}) =>
  browser.call(completeOnboarding, {
    params: { token },
    body: { ...TYPED, email: nora.email ?? '', acceptJob: true, ...more },
  });
const watch = () => marie.call(getOwnRequest, { params: { id: requestId } });
const leadsOfNora = async () => browser.call(listLeads, { params: { id: nora.id } });

describe('completing with the job', () => {
  test('accepts it: the customer is notified at once, and sees the new name', async () => {
    expect((await watch()).leads).toMatchObject([
      { status: 'pending', professional: { name: 'Nora', onPlatform: false } },
    ]);
    expect((await complete()).job).toBe('accepted');
    expect(await toldTo(site, marie)).toContainEqual({ type: 'lead.changed', requestId, leadId });
    expect(await watch()).toMatchObject({
      status: 'accepted',
      professionalId: nora.id,
      leads: [{ status: 'accepted', professional: { name: TYPED.name, onPlatform: true } }],
    });
  });

  test('shows the customer to them on their dashboard', async () => {
    await complete();
    const [lead] = await leadsOfNora();
    expect(lead).toMatchObject({
      id: leadId,
      status: 'accepted',
      serviceRequest: { customer: { name: 'Marie' } },
    });
  });

  test('does not accept it where they do not want it: it waits on their dashboard', async () => {
    expect((await complete({ acceptJob: false })).job).toBeNull();
    expect(await leadsOfNora()).toMatchObject([
      { id: leadId, status: 'pending', allowedActions: ['accept', 'decline'] },
    ]);
    expect(await watch()).toMatchObject({
      leads: [{ status: 'pending', professional: { name: TYPED.name, onPlatform: true } }],
    });
    expect(await toldTo(site, marie)).toContainEqual({ type: 'request.changed', requestId });
    const body = { status: 'accepted' } as const;
    await browser.call(respondToLead, { params: { id: leadId }, body });
    expect((await watch()).status).toBe('accepted');
  });
});

describe('a job that is closed by then', () => {
  /** Whether they are signed in, with the profile, and the outcome of the job. */
  const join = async () => {
    const { user, job } = await complete();
    const { status } = await browser.fetch('/api/auth/me');
    return { job, joined: status === 200 && user.professionalId === nora.id };
  };
  const joinedWithoutIt = { job: 'closed', joined: true };

  test('is reported: another was faster', async () => {
    await invited('Very urgent (within 24h)');
    const faster = await ask(site, { id: pat.professionalId }, requestId);
    await pat.call(respondToLead, { params: { id: faster }, body: { status: 'accepted' } });
    expect(await join()).toEqual(joinedWithoutIt);
    expect((await watch()).professionalId).toBe(pat.professionalId);
  });

  test('is reported: the customer cancelled', async () => {
    await marie.call(cancelRequest, { params: { id: requestId }, body: {} });
    expect(await join()).toEqual(joinedWithoutIt);
  });

  test('is reported: they had declined it', async () => {
    await site.client().call(declineInvitation, { params: { token }, body: {} });
    expect(await join()).toEqual(joinedWithoutIt);
    expect((await watch()).leads).toMatchObject([{ status: 'denied' }]);
  });

  test('is reported: the time to answer is over', async () => {
    const { db } = site.platform;
    const lead = db.updateTable('leads').set({ status: 'expired' });
    await lead.where('id', '=', leadId).execute();
    expect(await join()).toEqual(joinedWithoutIt);
  });

  test('is reported: it was deleted', async () => {
    const { db } = site.platform;
    const proof = db.updateTable('invitations').set({ lead_id: null });
    await proof.where('lead_id', '=', leadId).execute();
    expect(await join()).toEqual(joinedWithoutIt);
  });
});

test('somebody who has joined is contacted for waiting requests', async () => {
  const eve = await aCustomer(site, 'Eve');
  const body = { ...LEAKING_TAP, profession: 'painter' } as const;
  const { id } = await eve.call(submitRequest, { body });
  nora = await anUnclaimed(site, 'Nora', { profile: { profession: 'painter' } });
  ({ token } = await invite(site, nora));
  await complete();
  await site.drainJobs();
  const { leads } = await eve.call(getOwnRequest, { params: { id } });
  expect(leads.map(({ professional }) => professional.id)).toEqual([nora.id]);
});
