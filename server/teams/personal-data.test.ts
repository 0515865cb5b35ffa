import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { planDeletion, readDeletion } from '#contract/accounts/privacy.ts';
import { listLeads, respondToLead } from '#contract/requests/leads.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { readTeam } from '#contract/teams/teams.ts';
import { erasePerson } from '#server/privacy/privacy.ts';
import { archiveOf } from '#tests/support/archive.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  type Professional,
} from '#tests/support/people.ts';
import { aMember, invitedTo, refusalOf } from '#tests/support/team.ts';

let site: StartedApp;
let owner: Professional;
let marc: Awaited<ReturnType<typeof aMember>>;
let leadId: string;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.platform.db.updateTable('professionals').set({ active: false }).execute();
  owner = await aProfessional(site, 'Plomberie Export');
  marc = await aMember(site, owner, 'Marc Quetzal');
  const marie = await aCustomer(site, 'Marie Zebulon');
  await marie.call(submitRequest, { body: LEAKING_TAP });
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
  expect((await owner.call(readTeam)).people).toHaveLength(1);
});

it('ends the team of an erased owner, and what they invited', async () => {
  const token = await invitedTo(site, owner, 'late@team.example');
  await erasePerson(site.platform, owner.id, 'person');
  expect(await refusalOf(leadsOf(marc))).toBe('wrong_role');
  const { status } = await marc.ask('GET', `/api/team-invitations/${token}`);
  expect(status).toBe(404);
});
