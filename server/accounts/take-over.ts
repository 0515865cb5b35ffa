import type { Profession } from '#contract/professions.ts';
import type { Tx } from '#server/platform/db.ts';
import { deleteIdentitiesOfUser, updateUserById } from './queries.ts';
import { deleteSessionsOfUser } from './queries-sessions.ts';

/** What a person offers as a professional: another domain's, so server/app says who keeps it. */
export interface Trades {
  begin(
    tx: Tx,
    trade: { userId: string; name: string; profession: Profession; now: Date },
  ): Promise<void>;
  /** Parts the profile from the person; harmless where there is none. */
  end(tx: Tx, userId: string): Promise<void>;
}

/**
 * Takes everything out of an account that whoever made it knew or left there, before it goes to the
 * person who has proven its address: sessions, password, identities, phone, picture, agreement, and
 * a wish to be deleted.
 * Without `keepsTrade` it is a customer's from now on.
 */
export async function dropWhatWasLeft(
  tx: Tx,
  userId: string,
  trades: Pick<Trades, 'end'>,
  { keepsTrade }: { keepsTrade: boolean },
): Promise<void> {
  await deleteSessionsOfUser(tx, userId);
  await deleteIdentitiesOfUser(tx, userId);
  if (!keepsTrade) await trades.end(tx, userId);
  await updateUserById(tx, userId, {
    password_hash: null,
    provider_id: null,
    avatar_url: null,
    phone: null,
    unproven_phone: null,
    unproven_email: null,
    terms_accepted_at: null,
    terms_version: null,
    deletion_due_at: null,
    ...(keepsTrade ? {} : { role: 'customer' }),
  });
}
