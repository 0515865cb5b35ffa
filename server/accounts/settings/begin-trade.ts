import type { Profession } from '#contract/professionals/professions.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import type { Session } from '#server/platform/http/route.ts';
import { lockOwnAccount } from './own-account.ts';
import type { BeginTrade } from '#server/accounts/dependencies.ts';
import { findAccountById, type AccountRow } from '#server/accounts/queries.ts';
import { isInTeam } from '#server/accounts/queries-membership.ts';

/**
 * Begins the profile of a professional who signed up without naming a trade: through a provider, or by a
 * code.
 * @throws Refusal `wrong_role`, `trade_begun` where they named it before, `team_joined` where they
 * work for somebody else, `not_signed_in`
 */
export async function beginOwnTrade(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  begin: BeginTrade,
  profession: Profession,
  session: Session,
): Promise<AccountRow> {
  assertThat(session.role === 'professional', 'wrong_role');
  return db.transaction().execute(async (tx) => {
    const own = await lockOwnAccount(tx, session);
    const { id: userId, name, professional_id: begun } = own;
    assertThat(!(await isInTeam(tx, userId)), 'team_joined');
    assertThat(begun === null, 'trade_begun');
    await begin(tx, { userId, name, profession, now: clock.now() });
    const account = await findAccountById(tx, userId);
    assertThat(account !== undefined, 'not_signed_in');
    return account;
  });
}
