import { afterEach, beforeEach, expect, test } from 'vitest';
import { respondToLead } from '#contract/leads.ts';
import { submitRequest } from '#contract/requests.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  type Professional,
} from '#tests/support/people.ts';

let site: StartedApp;
beforeEach(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterEach(() => site.stop());

test('of those who accept what is very urgent at once, exactly one succeeds, in 20 rounds', async () => {
  const marie = await aCustomer(site, 'Marie');
  const names = ['Ann', 'Ben', 'Cleo'];
  const plumbers = await Promise.all(
    names.map((name) => aProfessional(site, name, { plan: 'premium' })),
  );
  for (let round = 1; round <= 20; round += 1) {
    const urgency = 'Very urgent (within 24h)' as const;
    const body = { ...LEAKING_TAP, description: `Tap ${round}`, urgency };
    await site.advance(1);
    await marie.call(submitRequest, { body });
    const leads = await Promise.all(plumbers.map(leadOf));
    const answers = await Promise.all(
      plumbers.map((plumber, index) => accept(plumber, leads[index] ?? '')),
    );
    expect(answers.toSorted()).toEqual([200, 409, 409]);
  }
});

test('a quota is never passed, however many customers submit at once', async () => {
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

async function accept(plumber: Professional, id: string): Promise<number> {
  const path = respondToLead.path.replace(':id', id);
  return (await plumber.ask('POST', path, { status: 'accepted' })).status;
}
