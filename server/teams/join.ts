import type { User } from '#contract/accounts/accounts.ts';
import {
  findAccountById,
  lockOwnAccount,
  presentOwnUser,
  updateSessionSide,
} from '#server/accounts/accounts.ts';
import { hasOpenLead } from '#server/matching/matching.ts';
import { change } from '#server/platform/change.ts';
import type { Session } from '#server/platform/http/route.ts';
import { limitLinkGuesses } from '#server/platform/limits/link-guesses.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { hashOf } from '#server/platform/secrets/hashes.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { findProfessionals, insertMember, lockTeam } from '#server/professionals/professionals.ts';
import { publishTeamChange } from './publish-team-change.ts';
import { findInvitation, spendInvitation } from './queries-invitations.ts';

/**
 * The invitation of a link. Expired, accepted, withdrawn and invented links answer alike.
 * @throws Refusal `not_found`, `too_many`
 */
export function getInvitation(platform: Platform, address: string, token: string) {
  return limitLinkGuesses(platform, address, async () => {
    const found = await findInvitation(platform.db, hashOf(token), platform.clock.now());
    assertThat(found !== undefined, 'not_found');
    return found;
  });
}

/**
 * Makes the caller a member of the team that invited, once; from now on their session works for it.
 * @throws Refusal `not_found`, `own_business`, `already_member`, `team_joined`, `account_unproven`,
 *   `request_with_team` while a request of theirs is open with it, `too_many`
 */
export async function joinTeam(
  platform: Platform,
  { session, address }: { session: Session; address: string },
  token: string,
): Promise<User> {
  const { professionalId } = await getInvitation(platform, address, token);
  return change(platform, async (change) => {
    const { tx } = change;
    const now = platform.clock.now();
    await lockTeam(tx, professionalId);
    const account = await lockOwnAccount(tx, session);
    assertThat(account.professional_id === null, 'own_business');
    assertThat(account.team_id !== professionalId, 'already_member');
    assertThat(account.team_id === null, 'team_joined');
    assertThat(account.email_proven_at !== null || account.phone !== null, 'account_unproven');
    const isCustomer = await hasOpenLead(tx, { customerId: account.id, professionalId });
    assertThat(!isCustomer, 'request_with_team');
    assertThat(await spendInvitation(tx, hashOf(token), now), 'not_found');
    const member = { id: uuidv7(now.getTime()), user_id: account.id, joined_at: now };
    const isNew = await insertMember(tx, { ...member, professional_id: professionalId });
    // Of a team whose business is suspended: they are in one, though nothing shows it.
    assertThat(isNew, 'team_joined');
    await updateSessionSide(tx, session.id, false);
    const business = (await findProfessionals(tx, [professionalId])).get(professionalId);
    publishTeamChange(change, business?.userIds ?? []);
    const joined = await findAccountById(tx, account.id);
    assertThat(joined !== undefined, 'not_signed_in');
    return presentOwnUser(joined, platform.config);
  });
}
