import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { whoAmI } from '#contract/accounts/accounts.ts';
import { beginTrade } from '#contract/accounts/account-settings.ts';
import { leaveTeam, readOwnTeam, switchSide } from '#contract/teams/teams.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aProfessional, type Professional } from '#tests/support/people.ts';
import { findProfessionals } from '#server/professionals/professionals.ts';
import { aMember, refusalOf } from '#tests/support/team.ts';

let site: StartedApp;
let owner: Professional;
let marc: Awaited<ReturnType<typeof aMember>>;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.platform.db.updateTable('professionals').set({ active: false }).execute();
  owner = await aProfessional(site, 'Plomberie Pause');
  marc = await aMember(site, owner, 'Marc Membre');
});

/** Suspends the owner, or reinstates them. */
async function suspend(at: Date | null): Promise<void> {
  const users = site.platform.db.updateTable('users').set({ suspended_at: at });
  await users.where('id', '=', owner.id).execute();
}

describe('a member of a suspended business', () => {
  it('is told which business that is, and that they are in it no more once they have left', async () => {
    const paused = async () => (await marc.call(whoAmI)).user.pausedTeam;
    expect(await paused()).toBeNull();
    await suspend(site.platform.clock.now());
    expect(await paused()).toEqual({ name: 'Plomberie Pause' });
    const { user } = await marc.call(leaveTeam, { body: {} });
    expect(user.pausedTeam).toBeNull();
    expect(await paused()).toBeNull();
  });

  it('leaves the team all the same', async () => {
    await suspend(site.platform.clock.now());
    expect(await refusalOf(marc.call(leaveTeam, { body: {} }))).toBe('done');
    expect(await refusalOf(marc.call(leaveTeam, { body: {} }))).toBe('not_found');
    await suspend(null);
    expect((await owner.call(readOwnTeam)).people).toHaveLength(1);
  });

  it('begins no trade of their own meanwhile', async () => {
    const { db, clock } = site.platform;
    await db.updateTable('users').set({ role: 'professional' }).where('id', '=', marc.id).execute();
    await suspend(clock.now());
    const trade = () => marc.call(beginTrade, { body: { profession: 'plumber' } });
    expect(await refusalOf(trade())).toBe('team_joined');
    await marc.call(leaveTeam, { body: {} });
    expect(await refusalOf(trade())).toBe('done');
  });

  it('is none of the people told of its work', async () => {
    const { db, clock } = site.platform;
    const told = async () =>
      (await findProfessionals(db, [owner.professionalId])).get(owner.professionalId)?.userIds;
    expect(await told()).toEqual([owner.id, marc.id]);
    await suspend(clock.now());
    expect(await told()).toEqual([owner.id]);
  });
});

it('lets who is on the side of a customer leave too', async () => {
  await marc.call(switchSide, { body: { side: 'customer' } });
  expect(await refusalOf(marc.call(leaveTeam, { body: {} }))).toBe('done');
});
