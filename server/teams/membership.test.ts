import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whoAmI } from '#contract/accounts/accounts.ts';
import { beginTrade } from '#contract/accounts/account-settings.ts';
import { listLeads } from '#contract/requests/leads.ts';
import { listOwnRequests, submitRequest } from '#contract/requests/requests.ts';
import {
  inviteMember,
  joinTeam,
  leaveTeam,
  MAX_MEMBERS,
  readOwnTeam,
  readTeamInvitation,
  removeMember,
  switchSide,
  withdrawInvitation,
} from '#contract/teams/teams.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  nobody,
  type Professional,
} from '#tests/support/people.ts';
import { byText, aMember, invitedTo, refusalOf } from '#tests/support/team.ts';

let site: StartedApp;
let owner: Professional;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  owner = await aProfessional(site, 'Plomberie Tremblay');
});
afterAll(() => site.stop());

let made = 0;
const newAddress = () => `invited${(made += 1)}@team.example`;
const join = (person: { call: Professional['call'] }, token: string) =>
  person.call(joinTeam, { params: { token }, body: {} });
const CLOSED = ['not_found', 'not_found'];
const answersTo = async (token: string) => [
  await refusalOf(nobody(site).call(readTeamInvitation, { params: { token } })),
  await refusalOf(join(await aCustomer(site, 'Zoe Z'), token)),
];

describe('an invitation', () => {
  it('names the business to whoever holds the link, and makes them a member', async () => {
    const marc = await aCustomer(site, 'Marc Roy');
    const token = await invitedTo(site, owner, marc.email ?? '');
    const shown = await nobody(site).call(readTeamInvitation, { params: { token } });
    expect(shown).toMatchObject({ business: 'Plomberie Tremblay', email: marc.email });
    const { user } = await join(marc, token);
    expect(user).toMatchObject({
      role: 'professional',
      professionalId: owner.professionalId,
      membership: { name: 'Plomberie Tremblay', side: 'professional', maySwitch: true },
    });
    expect((await marc.call(whoAmI)).user).toEqual(user);
    const { people, invitations } = await owner.call(readOwnTeam);
    expect(people.map(({ name, role }) => [name, role])).toContainEqual(['Marc Roy', 'member']);
    expect(invitations.map(({ email }) => email)).not.toContain(marc.email);
  });

  it('is listed for the owner alone, and keeps nothing by which its link could be made', async () => {
    const email = newAddress();
    const token = await invitedTo(site, owner, email);
    expect((await owner.call(readOwnTeam)).invitations.map((one) => one.email)).toContain(email);
    const luc = await aMember(site, owner, 'Luc Bouchard');
    expect((await luc.call(readOwnTeam)).invitations).toEqual([]);
    const rows = await site.platform.db.selectFrom('team_invitations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('that is sent again after a lost answer is one mail; another address needs another key', async () => {
    const email = newAddress();
    const once = { body: { email }, idempotencyKey: 'lost-answer' };
    await owner.call(inviteMember, once);
    await owner.call(inviteMember, once);
    const mails = await site.platform.db
      .selectFrom('outbox_messages')
      .select('id')
      .where('recipient', '=', email)
      .execute();
    expect(mails).toHaveLength(1);
    const other = { ...once, body: { email: newAddress() } };
    expect(await refusalOf(owner.call(inviteMember, other))).toBe('idempotency_key_reused');
  });

  it('answers the same whether somebody has an account at the address or not', async () => {
    const known = await aCustomer(site, 'Known One');
    const said = await owner.ask('POST', '/api/team/invitations', { email: known.email });
    const unknown = await owner.ask('POST', '/api/team/invitations', { email: newAddress() });
    expect([said.status, Object.keys(said.body)]).toEqual([201, Object.keys(unknown.body)]);
  });

  it.each([[''], ['no address'], [7], [null], [undefined]])('is refused to %j', async (email) => {
    const before = (await owner.call(readOwnTeam)).invitations.length;
    const { status } = await owner.ask('POST', '/api/team/invitations', { email });
    expect([status, (await owner.call(readOwnTeam)).invitations.length]).toEqual([422, before]);
  });
});

describe('the link of an invitation opens nothing', () => {
  it('where nobody made it up', async () => {
    expect(await answersTo('x'.repeat(43))).toEqual(CLOSED);
  });

  it('once it was accepted, withdrawn, sent again or is over', async () => {
    const accepted = await invitedTo(site, owner, newAddress());
    await join(await aCustomer(site, 'Ann A'), accepted);
    expect(await answersTo(accepted)).toEqual(CLOSED);
    const email = newAddress();
    const earlier = await invitedTo(site, owner, email);
    const later = await invitedTo(site, owner, email);
    expect(await answersTo(earlier)).toEqual(CLOSED);
    const { invitations } = await owner.call(readOwnTeam);
    const params = { id: invitations.find((one) => one.email === email)?.id ?? '' };
    await owner.call(withdrawInvitation, { params });
    expect(await answersTo(later)).toEqual(CLOSED);
    expect(await refusalOf(owner.call(withdrawInvitation, { params }))).toBe('not_found');
  });

  it('for the second of two who accept at once', async () => {
    const token = await invitedTo(site, owner, newAddress());
    const two = [await aCustomer(site, 'One One'), await aCustomer(site, 'Two Two')];
    const outcomes = await Promise.all(two.map((person) => refusalOf(join(person, token))));
    expect(outcomes.toSorted(byText)).toEqual(['done', 'not_found']);
  });
});

describe('joining is refused', () => {
  it('to who has a business, is in this team, in another one, or has proven nothing', async () => {
    const other = await aProfessional(site, 'Other');
    const member = await aMember(site, owner, 'Mia Mem');
    expect(await refusalOf(join(other, await invitedTo(site, owner, newAddress())))).toBe(
      'own_business',
    );
    expect(await refusalOf(join(member, await invitedTo(site, owner, newAddress())))).toBe(
      'already_member',
    );
    expect(await refusalOf(join(member, await invitedTo(site, other, newAddress())))).toBe(
      'team_joined',
    );
    const unproven = await aCustomer(site, 'Una Un', { phone: null });
    await site.platform.db
      .updateTable('users')
      .set({ email_proven_at: null })
      .where('id', '=', unproven.id)
      .execute();
    const token = await invitedTo(site, owner, newAddress());
    expect(await refusalOf(join(unproven, token))).toBe('account_unproven');
    expect(await refusalOf(join(await aCustomer(site, 'Pia Pr'), token))).toBe('done');
  });

  it('to one person by two teams at once', async () => {
    const other = await aProfessional(site, 'Second');
    const person = await aCustomer(site, 'Twin Tw');
    const tokens = [
      await invitedTo(site, owner, newAddress()),
      await invitedTo(site, other, newAddress()),
    ];
    const outcomes = await Promise.all(tokens.map((token) => refusalOf(join(person, token))));
    expect(outcomes.toSorted(byText)).toEqual(['done', 'team_joined']);
  });

  it('past the size of a team, open invitations counted', async () => {
    const full = await aProfessional(site, 'Full');
    for (let n = 0; n < MAX_MEMBERS; n += 1) await invitedTo(site, full, newAddress());
    const one = { body: { email: newAddress() } };
    expect(await refusalOf(full.call(inviteMember, one))).toBe('team_full');
  });

  it('and a member begins no trade of their own', async () => {
    const person = await aCustomer(site, 'Tia Tr');
    await site.platform.db
      .updateTable('users')
      .set({ role: 'professional' })
      .where('id', '=', person.id)
      .execute();
    await join(person, await invitedTo(site, owner, newAddress()));
    const trade = person.call(beginTrade, { body: { profession: 'plumber' } });
    expect(await refusalOf(trade)).toBe('team_joined');
  });
});

describe('a membership ends', () => {
  it('by the member, who is a customer again', async () => {
    const member = await aMember(site, owner, 'Lea Leaves');
    const { user } = await member.call(leaveTeam, { body: {} });
    expect(user).toMatchObject({ role: 'customer', professionalId: null, membership: null });
    expect(await refusalOf(member.call(readOwnTeam))).toBe('wrong_role');
    const { people } = await owner.call(readOwnTeam);
    expect(people.map(({ id }) => id)).not.toContain(member.id);
  });

  it('by the owner, at once', async () => {
    const member = await aMember(site, owner, 'Ron Removed');
    const { professionalId } = owner;
    await owner.call(removeMember, { params: { id: member.id } });
    const leads = member.call(listLeads, { params: { id: professionalId } });
    expect(await refusalOf(leads)).toBe('wrong_role');
    const again = owner.call(removeMember, { params: { id: member.id } });
    expect(await refusalOf(again)).toBe('not_found');
  });

  it('not by another member, nor of the owner, nor from another team', async () => {
    const [ann, ben] = [await aMember(site, owner, 'Ann Am'), await aMember(site, owner, 'Ben Bm')];
    const other = await aProfessional(site, 'Third');
    expect(await refusalOf(ann.call(removeMember, { params: { id: ben.id } }))).toBe('owner_only');
    expect(await refusalOf(other.call(removeMember, { params: { id: ben.id } }))).toBe('not_found');
    expect(await refusalOf(owner.call(leaveTeam, { body: {} }))).toBe('not_found');
    expect(await refusalOf(owner.call(removeMember, { params: { id: owner.id } }))).toBe(
      'not_found',
    );
  });
});

describe('a member who is a customer besides', () => {
  it('changes sides, and asks for something of their own', async () => {
    const member = await aMember(site, owner, 'Cara Cust');
    expect(await refusalOf(member.call(submitRequest, { body: LEAKING_TAP }))).toBe('wrong_role');
    const { user } = await member.call(switchSide, { body: { side: 'customer' } });
    expect(user).toMatchObject({ role: 'customer', professionalId: null });
    expect(user.membership).toMatchObject({ side: 'customer' });
    const request = await member.call(submitRequest, { body: LEAKING_TAP });
    const asked = request.contactedProfessionals.map(({ id }) => id);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked).not.toContain(owner.professionalId);
    expect(await member.call(listOwnRequests, { query: {} })).toHaveLength(1);
    await member.call(switchSide, { body: { side: 'professional' } });
    expect((await member.call(readOwnTeam)).name).toBe('Plomberie Tremblay');
  });

  it('is never sent to their own team by name either', async () => {
    const member = await aMember(site, owner, 'Dora Dir');
    await member.call(switchSide, { body: { side: 'customer' } });
    const direct = { professionalId: owner.professionalId, othersIfUnanswered: false };
    const body = { ...LEAKING_TAP, direct };
    expect(await refusalOf(member.call(submitRequest, { body }))).toBe('professional_unavailable');
  });

  it.each(['customer', 'professional'] as const)('is who may be a %s', async (side) => {
    const [customer, professional] = [await aCustomer(site, 'Only Cust'), owner];
    const asked = side === 'customer' ? professional : customer;
    expect(await refusalOf(asked.call(switchSide, { body: { side } }))).toBe('not_eligible');
  });
});
