import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assignLead, respondToLead } from '#contract/requests/leads.ts';
import { sendMessage } from '#contract/requests/messages.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { blockPerson } from '#contract/requests/safety.ts';
import { erasePerson } from '#server/privacy/privacy.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';
import { aMember } from '#tests/support/team.ts';

let site: StartedApp;
let owner: Professional;
let marie: Customer;
let marc: Awaited<ReturnType<typeof aMember>>;
let requestId: string;
let leadId: string;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.platform.db.updateTable('professionals').set({ active: false }).execute();
  owner = await aProfessional(site, 'Plomberie Traces');
  marc = await aMember(site, owner, 'Marc Quetzal');
  marie = await aCustomer(site, 'Marie Zebulon');
  ({ id: requestId } = await marie.call(submitRequest, { body: LEAKING_TAP }));
  leadId = await leadOf(owner);
});

/** What is kept for the people of the team: their notices, and the messages to them. */
async function keptOf({ id, email }: { id: string; email: string | null }): Promise<string> {
  const { db } = site.platform;
  const notices = await db
    .selectFrom('notices')
    .select('facts')
    .where('user_id', '=', id)
    .execute();
  const letters = await db
    .selectFrom('outbox_messages')
    .select(['subject', 'text', 'html'])
    .where('recipient', '=', email ?? id)
    .execute();
  return JSON.stringify([notices, letters]);
}

/** The customer has written to the member, who was sent their name and words. */
async function written(): Promise<void> {
  const body = { status: 'accepted', response: 'Yes.' } as const;
  await marc.call(respondToLead, { params: { id: leadId }, body });
  const { professionalId } = owner;
  await marie.call(sendMessage, {
    body: { serviceRequestId: requestId, content: 'Okapi at the door?', professionalId },
  });
  await site.advance(700);
  await site.drainJobs();
  expect(/Zebulon/.test(await keptOf(marc)) && /Okapi/.test(await keptOf(marc))).toBe(true);
}

describe('what members were sent of a customer', () => {
  it('is gone once the customer is erased', async () => {
    await written();
    await erasePerson(site.platform, marie.id, 'person');
    expect(/Zebulon|Okapi/.test(await keptOf(marc))).toBe(false);
  });

  it('is gone for who left the team before, too', async () => {
    await written();
    await site.platform.db
      .updateTable('team_members')
      .set({ left_at: site.platform.clock.now(), ended_by: 'owner' })
      .where('user_id', '=', marc.id)
      .execute();
    await erasePerson(site.platform, marie.id, 'person');
    expect(/Zebulon|Okapi/.test(await keptOf(marc))).toBe(false);
  });

  it('names them no more after a block', async () => {
    await written();
    const { professionalId } = owner;
    await marie.call(blockPerson, { body: { serviceRequestId: requestId, professionalId } });
    await site.drainJobs();
    expect(/Zebulon|Okapi/.test(await keptOf(marc))).toBe(false);
  });
});

it('keeps no name of an erased member in what their colleagues were sent', async () => {
  const to = { params: { id: leadId }, body: { to: marc.id, from: null } };
  await marc.call(assignLead, to);
  await site.drainJobs();
  expect((await keptOf(owner)).includes('Quetzal')).toBe(true);
  await erasePerson(site.platform, marc.id, 'person');
  expect((await keptOf(owner)).includes('Quetzal')).toBe(false);
});
