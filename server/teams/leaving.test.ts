import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assignLead, listLeads, respondToLead } from '#contract/requests/leads.ts';
import { completeRequest, hireProfessional, submitRequest } from '#contract/requests/requests.ts';
import { leaveTeam, removeMember } from '#contract/teams/teams.ts';
import { reportCompletion, stepBack } from '#server/matching/matching.ts';
import { messageSender } from '#server/messaging/messaging.ts';
import { notifyAssigned } from '#server/notifications/notifications.ts';
import { refusalOf } from '#server/platform/refusal.ts';
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
  owner = await aProfessional(site, 'Plomberie Adieu');
  marc = await aMember(site, owner, 'Marc Quetzal');
  marie = await aCustomer(site, 'Marie Zebulon');
  ({ id: requestId } = await marie.call(submitRequest, { body: LEAKING_TAP }));
  leadId = await leadOf(owner);
  await site.drainJobs();
});

const noticesTo = async (id: string) =>
  (
    await site.platform.db
      .selectFrom('notices')
      .select(['kind', 'facts'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ kind, facts }) => ({ kind, facts: facts as Record<string, unknown> }));
/** The kinds of the messages that wait to leave for the member. */
const waiting = async () =>
  (
    await site.platform.db
      .selectFrom('outbox_messages')
      .select('kind')
      .where('recipient', '=', marc.email ?? '')
      .where('kind', '<>', 'memberInvitation')
      .where('text', '<>', '')
      .where('sent_at', 'is', null)
      .execute()
  ).map(({ kind }) => kind);
const remove = () => owner.call(removeMember, { params: { id: marc.id } });
const take = () =>
  marc.call(assignLead, { params: { id: leadId }, body: { to: marc.id, from: null } });
async function assignee() {
  const params = { id: owner.professionalId };
  return (await owner.call(listLeads, { params }))[0]?.assignedTo;
}

describe('what waits for a member who is removed', () => {
  it('leaves no more', async () => {
    expect(await waiting()).toEqual(['newLead']);
    await remove();
    expect(await waiting()).toEqual([]);
    expect(await noticesTo(marc.id)).toEqual([]);
  });

  it('and what they were told of a finished job is gone', async () => {
    const accepted = { status: 'accepted', response: null } as const;
    await owner.call(respondToLead, { params: { id: leadId }, body: accepted });
    const params = { id: requestId };
    const { professionalId } = owner;
    await marie.call(hireProfessional, { params, body: { professionalId } });
    await site.platform.db
      .updateTable('leads')
      .set({ assigned_to: marc.id })
      .where('id', '=', leadId)
      .execute();
    await marie.call(completeRequest, { params, body: {} });
    await site.drainJobs();
    expect((await noticesTo(marc.id)).map(({ kind }) => kind)).toContain('jobConfirmed');
    await remove();
    expect([await noticesTo(marc.id), await waiting()]).toEqual([[], []]);
  });

  it('is not stored by who was about to tell them', async () => {
    await remove();
    await notifyAssigned(site.platform, { leadId, to: marc.id, by: owner.id, number: 0 });
    expect(await noticesTo(marc.id)).toEqual([]);
  });
});

it('changes nothing by a call that was let in before they were removed', async () => {
  const body = { status: 'accepted', response: null } as const;
  await owner.call(respondToLead, { params: { id: leadId }, body });
  await remove();
  const { professionalId } = owner;
  const late = { userId: marc.id, professionalId };
  const code = async (work: Promise<unknown>) => (await refusalOf(work))?.code;
  expect(await code(stepBack(site.platform, late, leadId, null))).toBe('not_found');
  expect(await code(reportCompletion(site.platform, late, leadId))).toBe('not_found');
  const actor = { ...late, role: 'professional', email: marc.email, phone: null } as const;
  const draft = { serviceRequestId: requestId, content: 'Too late' };
  expect(await code(messageSender(site.platform)(actor, draft, null))).toBe('not_found');
});

describe('the owner', () => {
  it('is told of the requests that whoever left had', async () => {
    await take();
    await marc.call(leaveTeam, { body: {} });
    await site.drainJobs();
    expect((await noticesTo(owner.id)).at(-1)).toMatchObject({
      kind: 'leadAssigned',
      facts: { to: null, by: 'Marc Quetzal' },
    });
  });
});

describe('an erasure', () => {
  it('of a member gives back what they had, and tells the owner without their name', async () => {
    await take();
    await erasePerson(site.platform, marc.id, 'person');
    await site.drainJobs();
    expect(await assignee()).toBeNull();
    const told = (await noticesTo(owner.id)).at(-1);
    expect(told).toMatchObject({ kind: 'leadAssigned', facts: { to: null } });
    expect(told?.facts['by']).not.toMatch(/Quetzal|^$/);
  });

  it('of the owner leaves nothing with who worked for them', async () => {
    expect((await noticesTo(marc.id)).length).toBeGreaterThan(0);
    await erasePerson(site.platform, owner.id, 'person');
    await site.drainJobs();
    expect([await noticesTo(marc.id), await waiting()]).toEqual([[], []]);
    const links = site.platform.db.selectFrom('answer_links').select('user_id');
    expect(await links.where('user_id', '=', marc.id).execute()).toEqual([]);
  });
});
