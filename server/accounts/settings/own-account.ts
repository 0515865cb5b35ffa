import type { Tx } from '#server/platform/database/db.ts';
import { assertThat } from '#server/platform/refusal.ts';
import type { Session } from '#server/platform/http/route.ts';
import {
  findAccountById,
  findPasswordByIdForUpdate,
  type AccountRow,
} from '#server/accounts/queries.ts';
import { hasSession } from '#server/accounts/sessions/queries-sessions.ts';

/**
 * The account of a session, locked until the transaction ends. An authenticated call may have waited while the account was taken over: it is not the caller's any more
 * then.
 * @throws Refusal `not_signed_in` where the session has ended meanwhile
 */
export async function lockOwnAccount(
  tx: Tx,
  session: Pick<Session, 'id' | 'userId'>,
): Promise<AccountRow> {
  await findPasswordByIdForUpdate(tx, session.userId);
  const account = await findAccountById(tx, session.userId);
  assertThat(account !== undefined && (await hasSession(tx, session.id)), 'not_signed_in');
  return account;
}
