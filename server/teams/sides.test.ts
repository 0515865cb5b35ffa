import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assignLead, listLeads, respondToLead } from '#contract/requests/leads.ts';
import { listMessages } from '#contract/requests/messages.ts';
import { cancelRequest, submitRequest } from '#contract/requests/requests.ts';
import { writeReview } from '#contract/requests/reviews.ts';
import { joinTeam } from '#contract/teams/teams.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCompletedJob } from '#tests/support/completed-job.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';
import { aMember, byText, invitedTo, refusalOf } from '#tests/support/team.ts';

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
  owner = await aProfessional(site, 'Plomberie Deux');
  marc = await aMember(site, owner, 'Marc Membre');
  marie = await aCustomer(site, 'Marie Zebulon');
  ({ id: requestId } = await marie.call(submitRequest, { body: LEAKING_TAP }));
  leadId = await leadOf(owner);
});

const accept = (who: Pick<Professional, 'call'>, response: string) =>
  who.call(respondToLead, { params: { id: leadId }, body: { status: 'accepted', response } });
const leads = () => owner.call(listLeads, { params: { id: owner.professionalId } });

describe('two members who give one answer at once', () => {
  it('are told who was quicker, and no words are dropped in silence', async () => {
    const luc = await aMember(site, owner, 'Luc Membre');
    const outcomes = await Promise.all([
      refusalOf(accept(marc, 'From Marc.')),
      refusalOf(accept(luc, 'From Luc.')),
    ]);
    expect(outcomes.toSorted(byText)).toEqual(['done', 'lead_taken']);
    const first = outcomes[0] === 'done' ? marc : luc;
    expect((await leads())[0]?.respondedBy?.id).toBe(first.id);
    expect(await refusalOf(accept(first, 'Again.'))).toBe('done');
    const query = { serviceRequestId: requestId };
    const said = await owner.call(listMessages, { query });
    expect(said.map(({ content }) => content)).toEqual([
      first === marc ? 'From Marc.' : 'From Luc.',
    ]);
  });
});

describe('nobody is both sides', () => {
  it('joins the business that has their open request', async () => {
    const token = await invitedTo(site, owner, marie.email ?? '');
    const join = () => marie.call(joinTeam, { params: { token }, body: {} });
    expect(await refusalOf(join())).toBe('request_with_team');
    await marie.call(cancelRequest, { params: { id: requestId }, body: {} });
    expect(await refusalOf(join())).toBe('done');
  });

  it('is answered by their own team, where the request was sent as they joined', async () => {
    await site.platform.db
      .insertInto('team_members')
      .values({
        id: uuidv7(),
        professional_id: owner.professionalId,
        user_id: marie.id,
        joined_at: site.platform.clock.now(),
      })
      .execute();
    expect(await refusalOf(accept(owner, 'Yes.'))).toBe('request_closed');
    const take = { params: { id: leadId }, body: { to: marc.id, from: null } };
    expect(await refusalOf(marc.call(assignLead, take))).toBe('request_closed');
    const body = { status: 'denied' } as const;
    const decline = owner.call(respondToLead, { params: { id: leadId }, body });
    expect(await refusalOf(decline)).toBe('done');
  });

  it('reviews a business they ever worked for', async () => {
    const job = await aCompletedJob(marie, owner, { description: 'A job before' });
    const at = site.platform.clock.now();
    await site.platform.db
      .insertInto('team_members')
      .values({
        id: uuidv7(),
        professional_id: owner.professionalId,
        user_id: marie.id,
        joined_at: at,
        left_at: at,
        ended_by: 'member',
      })
      .execute();
    const body = { serviceRequestId: job.requestId, rating: 5 };
    expect(await refusalOf(marie.call(writeReview, { body }))).toBe('not_eligible');
  });
});
