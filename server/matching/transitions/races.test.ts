import { afterEach, beforeEach, expect, test } from 'vitest';
import { listLeads, respondToLead } from '#contract/requests/leads.ts';
import { listOwnRequests, submitRequest } from '#contract/requests/requests.ts';
import { URGENCIES } from '#contract/requests/urgency.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { brokenRulesWithoutMail } from '#faults/oracle/invariants.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';

let site: StartedApp;
beforeEach(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterEach(() => site.stop());

test('a quota is never exceeded, however many customers submit concurrently', async () => {
  const plumbers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => aProfessional(site, `Plumber ${index}`)),
  );
  const customers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => aCustomer(site, `Customer ${index}`)),
  );
  const requests = await Promise.all(
    customers.map((customer) => customer.call(submitRequest, { body: LEAKING_TAP })),
  );
  const contacted = requests.flatMap((request) => request.contactedProfessionals);
  // Eight free plans of five contacts are 40: thirteen requests of three, and one of one.
  expect(contacted).toHaveLength(8 * 5);
  for (const { professionalId } of plumbers) {
    expect(contacted.filter(({ id }) => id === professionalId)).toHaveLength(5);
  }
  expect(requests.filter(({ status }) => status === 'pending').length).toBeGreaterThan(0);
});

test('a busy hour keeps every request, lead and quota consistent', async () => {
  const plumbers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      aProfessional(site, `Plumber ${index}`, { km: index }),
    ),
  );
  const customers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => aCustomer(site, `Customer ${index}`)),
  );
  const answers = await Promise.all([
    ...customers.map((customer, index) => ask(customer, index)),
    ...plumbers.map((plumber, index) => answerAll(plumber, index)),
    ...customers.map((customer, index) => goOn(customer, index)),
  ]);
  const unexpected = answers.flat().filter((status) => ![200, 201, 409].includes(status));
  expect(unexpected).toEqual([]);
  await site.drainJobs();
  expect(await brokenRulesWithoutMail(site.platform.db)).toEqual([]);
}, 60_000);

async function ask({ ask: send }: Customer, index: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let number = 0; number < 3; number += 1) {
    const urgency = URGENCIES[(index + number) % 3];
    const body = { ...LEAKING_TAP, urgency, description: `Tap ${number}` };
    statuses.push((await send('POST', submitRequest.path, body)).status);
  }
  return statuses;
}

/** The customer hires, releases, completes and cancels whatever there is by then. */
async function goOn({ call, ask: send }: Customer, index: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const requests = await call(listOwnRequests);
    for (const [position, { id, leads, status }] of requests.entries()) {
      const accepted = leads.find((lead) => lead.status === 'accepted')?.professional.id;
      const verbs = ['hire', 'reopening', 'hire', 'cancellation'] as const;
      const verb = status === 'in_progress' ? 'completion' : verbs[(index + position + round) % 4]!;
      if (!accepted && verb !== 'cancellation') continue;
      const body = verb === 'hire' || verb === 'reopening' ? { professionalId: accepted } : {};
      statuses.push((await send('POST', `/api/requests/${id}/${verb}`, body)).status);
    }
  }
  return statuses;
}

async function answerAll(plumber: Professional, index: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const leads = await plumber.call(listLeads, { params: { id: plumber.professionalId } });
    for (const [position, { id, status }] of leads.entries()) {
      if (status !== 'pending') continue;
      const answer = (index + position) % 3 === 0 ? 'denied' : 'accepted';
      const path = respondToLead.path.replace(':id', id);
      statuses.push((await plumber.ask('POST', path, { status: answer })).status);
    }
    await site.drainJobs();
  }
  return statuses;
}
