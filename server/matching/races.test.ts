import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listLeads, respondToLead } from '#contract/leads.ts';
import { submitRequest } from '#contract/requests.ts';
import { URGENCIES } from '#contract/urgency.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  type Customer,
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
    expect(answers.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
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

test('a busy hour leaves every request, lead and quota as it should be', async () => {
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
  ]);
  const unexpected = answers.flat().filter((status) => ![200, 201, 409].includes(status));
  expect(unexpected).toEqual([]);
  await site.drainJobs();
  expect(await brokenRules()).toEqual([]);
});

async function ask({ ask: send }: Customer, index: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let number = 0; number < 3; number += 1) {
    const urgency = URGENCIES[(index + number) % 3];
    const body = { ...LEAKING_TAP, urgency, description: `Tap ${number}` };
    statuses.push((await send('POST', submitRequest.path, body)).status);
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

/** What the rules of matching forbid, as far as the database shows it. */
async function brokenRules(): Promise<unknown[]> {
  const { rows } = await sql`
    with request as (
      select r.id, r.status, r.professional_id, case when r.urgency like 'Very%' then 1 else 3 end as capacity,
        count(*) filter (where l.status = 'accepted') as accepted,
        count(*) filter (where l.status in ('pending', 'accepted')) as alive
      from requests r left join leads l on l.request_id = r.id group by r.id
    )
    select 'too many accepted' as rule, id from request where accepted > capacity
    union all select 'too many alive', id from request where alive > 3
    union all select 'status', id from request where (status = 'accepted') <> (accepted > 0)
    union all select 'pending with leads', id from request where (status = 'pending') <> (alive = 0)
    union all select 'still asked', id from request where accepted = capacity and alive > accepted
    union all select 'no professional', id from request
      where (professional_id is null) <> (accepted = 0)
    union all select 'quota', q.professional_id from professional_quotas q where used <> (
      select count(*) from leads l where l.professional_id = q.professional_id and status <> 'withdrawn')
    union all select 'flag', p.id from professionals p join professional_quotas q on q.professional_id = p.id
      where p.quota_open <> (q.used < 5)
    union all select 'counts', p.id from professionals p where (accepted_count, denied_count) <> (
      select count(*) filter (where status = 'accepted'), count(*) filter (where status = 'denied')
      from leads l where l.professional_id = p.id)`.execute(site.platform.db);
  return rows;
}

async function accept(plumber: Professional, id: string): Promise<number> {
  const path = respondToLead.path.replace(':id', id);
  return (await plumber.ask('POST', path, { status: 'accepted' })).status;
}
