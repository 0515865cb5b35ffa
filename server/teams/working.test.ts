import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getSubscription } from '#contract/billing/subscriptions.ts';
import { setNotificationPreferences } from '#contract/notifications.ts';
import { updateProfessional } from '#contract/professionals/professionals.ts';
import { listOwnQuotes, sendQuote } from '#contract/quotes/quotes.ts';
import { assignLead, listLeads, respondToLead } from '#contract/requests/leads.ts';
import { answerByLink, readAnswerLink } from '#contract/requests/lead-answers.ts';
import { listMessages, sendMessage } from '#contract/requests/messages.ts';
import { getOwnRequest, submitRequest } from '#contract/requests/requests.ts';
import { blockPerson } from '#contract/requests/safety.ts';
import { leaveTeam, removeMember } from '#contract/teams/teams.ts';
import { aPhone, sendText } from '#tests/support/texting.ts';
import { answerTokenOf } from '#tests/support/answer-links.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { collectStream } from '#tests/support/collected-stream.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  lettersOf,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';
import { quoteTerms } from '#tests/support/life/a-job.ts';
import { byText, aMember, refusalOf } from '#tests/support/team.ts';

type Member = Awaited<ReturnType<typeof aMember>>;

let site: StartedApp;
let marie: Customer;
let owner: Professional;
let marc: Member;
let luc: Member;
let requestId: string;
let leadId: string;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.platform.db.updateTable('professionals').set({ active: false }).execute();
  marie = await aCustomer(site, 'Marie Tremblay');
  owner = await aProfessional(site, 'Plomberie Roy');
  marc = await aMember(site, owner, 'Marc Gagnon');
  luc = await aMember(site, owner, 'Luc Morin');
  ({ id: requestId } = await marie.call(submitRequest, { body: LEAKING_TAP }));
  leadId = await leadOf(owner);
});

const params = () => ({ id: leadId });
const leadFor = async (who: { call: Professional['call'] }) =>
  (await who.call(listLeads, { params: { id: owner.professionalId } }))[0];
const accept = (who: { call: Professional['call'] }, response: string | null = null) =>
  who.call(respondToLead, { params: params(), body: { status: 'accepted', response } });
const assign = (who: { call: Professional['call'] }, to: string | null, from: string | null) =>
  who.call(assignLead, { params: params(), body: { to, from } });
const recipients = async (kind: string) => {
  await site.drainJobs();
  const found = (await lettersOf(site)).filter((one) => one.kind === kind);
  return found.map(({ recipient }) => recipient).filter((one) => people().includes(one));
};
const people = () => [owner.email, marc.email ?? '', luc.email ?? ''];

describe('a member', () => {
  it('answers a lead, and both sides see who did', async () => {
    const lead = await accept(marc, 'I can come today.');
    expect(lead).toMatchObject({
      status: 'accepted',
      respondedBy: { id: marc.id, name: 'Marc Gagnon' },
      assignedTo: { id: marc.id, name: 'Marc Gagnon' },
    });
    expect((await leadFor(owner))?.respondedBy?.name).toBe('Marc Gagnon');
    const request = await marie.call(getOwnRequest, { params: { id: requestId } });
    expect(request.leads[0]).toMatchObject({
      answeredBy: 'Marc',
      professional: { name: 'Plomberie Roy' },
    });
    const query = { serviceRequestId: requestId };
    const [said] = await marie.call(listMessages, { query });
    expect([said?.sender.name, said?.author]).toEqual(['Plomberie Roy', 'Marc']);
    const [own] = await luc.call(listMessages, { query });
    expect(own?.author).toBe('Marc Gagnon');
  });

  it('writes and quotes with their own name', async () => {
    await accept(owner);
    const body = { serviceRequestId: requestId, content: 'Is the door open?' };
    expect(await luc.call(sendMessage, { body })).toMatchObject({ author: 'Luc Morin' });
    await luc.call(sendQuote, { params: params(), body: quoteTerms(site) });
    const [quote] = await owner.call(listOwnQuotes, { params: params() });
    expect(quote?.sentBy).toBe('Luc Morin');
  });

  it('is not the owner: neither plan nor profile nor blocks are theirs', async () => {
    await accept(owner);
    const own = marc.call(updateProfessional, {
      params: { id: owner.professionalId },
      body: { description: 'Mine now' },
    });
    const plan = marc.call(getSubscription, { query: { professionalId: owner.professionalId } });
    const block = marc.call(blockPerson, { body: { serviceRequestId: requestId } });
    const refusals = await Promise.all([own, plan, block].map(refusalOf));
    expect(refusals).toEqual(['owner_only', 'owner_only', 'owner_only']);
    expect((await leadFor(marc))?.allowedActions).not.toContain('block');
    expect((await leadFor(owner))?.allowedActions).toContain('block');
  });

  it('is told apart from nobody where the owner works alone', async () => {
    const alone = await aProfessional(site, 'Alone', { km: 2 });
    const { id } = await marie.call(submitRequest, {
      body: { ...LEAKING_TAP, description: 'Another tap leaks in the bathroom' },
    });
    const lead = await leadOf(alone);
    const body = { status: 'accepted', response: 'Yes.' } as const;
    const answered = await alone.call(respondToLead, { params: { id: lead }, body });
    expect([answered.respondedBy, answered.assignedTo]).toEqual([null, null]);
    expect(answered.allowedActions).not.toContain('take');
    const query = { serviceRequestId: id, professionalId: alone.professionalId };
    expect((await marie.call(listMessages, { query }))[0]?.author).toBeNull();
  });
});

describe('a lead of a team', () => {
  it('is taken, passed on and given back, by anybody of the team', async () => {
    expect((await leadFor(marc))?.allowedActions).toEqual(
      expect.arrayContaining(['take', 'assign']),
    );
    expect((await assign(marc, marc.id, null)).assignedTo?.name).toBe('Marc Gagnon');
    expect((await leadFor(marc))?.allowedActions).toContain('giveBack');
    expect((await assign(luc, owner.id, marc.id)).assignedTo?.id).toBe(owner.id);
    expect((await assign(owner, null, owner.id)).assignedTo).toBeNull();
  });

  it('is got by one of two who take it at once; the other sees who has it', async () => {
    const outcomes = await Promise.all(
      [marc, luc].map((who) => refusalOf(assign(who, who.id, null))),
    );
    expect(outcomes.toSorted(byText)).toEqual(['done', 'lead_taken']);
    const holder = outcomes[0] === 'done' ? marc : luc;
    expect((await leadFor(marc))?.assignedTo?.id).toBe(holder.id);
  });

  it('is given to nobody else, by nobody else', async () => {
    const other = await aProfessional(site, 'Other');
    expect(await refusalOf(assign(owner, other.id, null))).toBe('not_eligible');
    expect(await refusalOf(assign(owner, marie.id, null))).toBe('not_eligible');
    expect(await refusalOf(assign(other, other.id, null))).toBe('not_found');
    expect(await refusalOf(assign(marie, marie.id, null))).toBe('wrong_role');
    const { status } = await owner.ask(
      'PUT',
      `/api/service-request-professionals/${leadId}/assignee`,
      { to: 7 },
    );
    expect([status, (await leadFor(owner))?.assignedTo]).toEqual([422, null]);
  });

  it('is announced to the open pages of the whole team when somebody takes it', async () => {
    const streams = await Promise.all(
      [owner, luc].map(async (who) => collectStream(await who.fetch('/api/events'))),
    );
    await assign(marc, marc.id, null);
    for (const stream of streams) await expect.poll(() => stream.text).toContain(leadId);
    await Promise.all(streams.map((stream) => stream.leave()));
  });
});

describe('notices', () => {
  it('of a new lead go to the owner and every member, each once', async () => {
    expect((await recipients('newLead')).toSorted(byText)).toEqual(people().toSorted(byText));
    const answered = await accept(marc);
    await site.drainJobs();
    const unread = await site.platform.db
      .selectFrom('notices')
      .select('user_id')
      .where('kind', '=', 'newLead')
      .where('read_at', 'is', null)
      .where('user_id', 'in', [owner.id, marc.id, luc.id])
      .execute();
    expect([answered.status, unread]).toEqual(['accepted', []]);
  });

  it('of a lead somebody has go to them and the owner, and say who has it', async () => {
    await assign(owner, marc.id, null);
    expect(await recipients('leadAssigned')).toEqual([marc.email]);
    await accept(marc);
    await marie.call(sendMessage, {
      body: {
        serviceRequestId: requestId,
        content: 'When do you come?',
        professionalId: owner.professionalId,
      },
    });
    await site.advance(700);
    expect((await recipients('unreadMessage')).toSorted(byText)).toEqual(
      [owner.email, marc.email].toSorted(byText),
    );
  });

  it('carry a link by which whoever it was sent to answers', async () => {
    await site.drainJobs();
    const token = await answerTokenOf(site, { email: luc.email ?? '' });
    await site
      .client()
      .call(answerByLink, { params: { token }, body: { status: 'accepted', response: 'Yes' } });
    expect((await leadFor(owner))?.respondedBy?.name).toBe('Luc Morin');
  });
});

describe('a text to a member', () => {
  it('is answered by them', async () => {
    const phone = aPhone();
    const tess = await aMember(site, owner, 'Tess Texte', phone);
    const channels = { email: false, sms: true, push: false };
    const kinds = [{ kind: 'leads', channels } as const];
    await tess.call(setNotificationPreferences, { body: { kinds, quietHours: null } });
    await site.drainJobs();
    expect((await sendText(site, { from: phone, body: 'A1' })).status).toBeLessThan(300);
    await site.drainJobs();
    expect(await leadFor(owner)).toMatchObject({
      status: 'accepted',
      respondedBy: { name: 'Tess Texte' },
    });
  });
});

describe('whoever leaves', () => {
  it('has no access any more: pages, links and conversations', async () => {
    await site.drainJobs();
    const token = await answerTokenOf(site, { email: marc.email ?? '' });
    const stream = collectStream(await marc.fetch('/api/events'));
    await accept(owner);
    await owner.call(removeMember, { params: { id: marc.id } });
    await expect.poll(() => stream.ended).toBe(true);
    const link = site.client().call(readAnswerLink, { params: { token } });
    expect(await refusalOf(link)).toBe('not_found');
    const query = { serviceRequestId: requestId };
    expect(await refusalOf(marc.call(listMessages, { query }))).toBe('not_found');
    const notices = await marc.ask('GET', '/api/notifications');
    expect(JSON.stringify(notices.body)).not.toContain(leadId);
  });

  it('leaves what they had to nobody, and their name on what they did', async () => {
    await accept(marc, 'On my way.');
    await marc.call(leaveTeam, { body: {} });
    expect(await leadFor(owner)).toMatchObject({
      assignedTo: null,
      respondedBy: { name: 'Marc Gagnon' },
    });
    const query = { serviceRequestId: requestId };
    expect((await luc.call(listMessages, { query }))[0]?.author).toBe('Marc Gagnon');
  });

  it('answers before or after they are removed, and is never left with the lead', async () => {
    const outcomes = await Promise.all([
      refusalOf(accept(marc)),
      refusalOf(owner.call(removeMember, { params: { id: marc.id } })),
    ]);
    expect(outcomes[1]).toBe('done');
    const lead = await leadFor(owner);
    expect(lead?.status).toBe(outcomes[0] === 'done' ? 'accepted' : 'pending');
    expect(lead?.assignedTo).toBeNull();
  });
});

describe('a suspension', () => {
  it('of the business stops its members, and that of a member not the business', async () => {
    const { db } = site.platform;
    const at = site.platform.clock.now();
    await db.updateTable('users').set({ suspended_at: at }).where('id', '=', luc.id).execute();
    expect((await leadFor(marc))?.id).toBe(leadId);
    await db.updateTable('users').set({ suspended_at: at }).where('id', '=', owner.id).execute();
    expect(await refusalOf(accept(marc))).toBe('wrong_role');
  });
});
