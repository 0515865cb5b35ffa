import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { planDeletion, readDeletion } from '#contract/accounts/privacy.ts';
import { listLeads, respondToLead } from '#contract/requests/leads.ts';
import { listMessages } from '#contract/requests/messages.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { readOwnTeam } from '#contract/teams/teams.ts';
import { exportConversations } from '#server/messaging/messaging.ts';
import { erasePerson } from '#server/privacy/privacy.ts';
import { archiveOf } from '#tests/support/archive.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';
import { aMember, invitedTo, refusalOf } from '#tests/support/team.ts';

let site: StartedApp;
let owner: Professional;
let marc: Awaited<ReturnType<typeof aMember>>;
let marie: Customer;
let requestId: string;
let leadId: string;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.platform.db.updateTable('professionals').set({ active: false }).execute();
  owner = await aProfessional(site, 'Plomberie Export');
  marc = await aMember(site, owner, 'Marc Quetzal');
  marie = await aCustomer(site, 'Marie Zebulon');
  ({ id: requestId } = await marie.call(submitRequest, { body: LEAKING_TAP }));
  leadId = await leadOf(owner);
});

const leadsOf = ({ call }: Pick<Professional, 'call'>) =>
  call(listLeads, { params: { id: owner.professionalId } });

it('names the membership in the export of a member, and nothing of the business', async () => {
  const archive = await archiveOf(marc);
  expect(archive).toContain('Plomberie Export');
  expect(archive).not.toContain(leadId);
  expect(archive).not.toContain(owner.email);
  expect(await archiveOf(owner)).toContain('Marc Quetzal');
});

/** Who wrote the acceptance, by somebody's export. */
async function senderIn(who: { id: string }): Promise<unknown> {
  const professionalId = who.id === owner.id ? owner.professionalId : null;
  const { db } = site.platform;
  const { conversations } = await exportConversations(db, { userId: who.id, professionalId });
  return conversations?.find(({ text }) => String(text).includes('Okapi'))?.['from'];
}

it('names who wrote for the business: to its owner the member, to the customer the business', async () => {
  const body = { status: 'accepted', response: 'Okapi on my way.' } as const;
  await marc.call(respondToLead, { params: { id: leadId }, body });
  expect(await senderIn(owner)).toBe('Marc Quetzal');
  expect(await senderIn(marie)).toBe('Plomberie Export');
  expect(await senderIn(marc)).toBe('me');
});

it('leaves the business alone where a member deletes their account', async () => {
  expect((await marc.call(readDeletion)).consequences.openLeads).toBe(0);
  await marc.call(planDeletion, { body: { confirm: true } });
  expect((await leadsOf(owner))[0]).toMatchObject({ id: leadId, status: 'pending' });
  const { leaving } = await site.platform.db
    .selectFrom('professionals')
    .select('leaving')
    .where('id', '=', owner.professionalId)
    .executeTakeFirstOrThrow();
  expect(leaving).toBe(false);
});

it('keeps what an erased member did without their name', async () => {
  const body = { status: 'accepted', response: 'Yes.' } as const;
  await marc.call(respondToLead, { params: { id: leadId }, body });
  await erasePerson(site.platform, marc.id, 'person');
  const [lead] = await leadsOf(owner);
  expect(lead?.status).toBe('accepted');
  expect(JSON.stringify(lead)).not.toContain('Quetzal');
  expect((await owner.call(readOwnTeam)).people).toHaveLength(1);
});

it('leaves the business what an erased member wrote for it', async () => {
  const body = { status: 'accepted', response: 'Okapi on my way.' } as const;
  await marc.call(respondToLead, { params: { id: leadId }, body });
  await erasePerson(site.platform, marc.id, 'person');
  const query = { serviceRequestId: requestId };
  const [said] = await owner.call(listMessages, { query });
  expect(said).toMatchObject({ content: 'Okapi on my way.', author: 'Deleted account' });
  const [read] = await marie.call(listMessages, { query });
  expect(read).toMatchObject({ content: 'Okapi on my way.' });
});

it('ends the team of an erased owner, and what they invited', async () => {
  const token = await invitedTo(site, owner, 'late@team.example');
  await erasePerson(site.platform, owner.id, 'person');
  expect(await refusalOf(leadsOf(marc))).toBe('wrong_role');
  const { status } = await marc.ask('GET', `/api/team-invitations/${token}`);
  expect(status).toBe(404);
});
