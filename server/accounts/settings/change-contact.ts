import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import type { CallContext, Session } from '#server/platform/http/route.ts';
import type { Address } from '#server/accounts/addresses.ts';
import type { CodeUse } from '#server/accounts/codes/code-use.ts';
import { verifyCode } from '#server/accounts/codes/codes.ts';
import { recordAuthEvent } from '#server/accounts/auth-events.ts';
import { lockOwnAccount } from './own-account.ts';
import type { AccountDependencies } from '#server/accounts/dependencies.ts';
import {
  findAccountByAddressForUpdate,
  findAccountById,
  updateUserById,
  type AccountRow,
} from '#server/accounts/queries.ts';
import { deleteOtherSessionsOfUser } from '#server/accounts/sessions/queries-sessions.ts';
import { hasFreshProof } from '#server/accounts/sessions/sessions.ts';
import { revokeClaimedAddress } from '#server/accounts/take-over.ts';

type ContactDependencies = Pick<
  AccountDependencies,
  'notifyAccountChange' | 'onAddressProven' | 'closeAccount'
>;
type SignedIn = Pick<CallContext<Session>, 'session' | 'address' | 'userAgent'>;

/** A person who enters the code of the address they signed up with only proves it. */
export function assertMayProve(session: Session, { channel, target }: Address, now: Date): void {
  if (channel === 'email' && target === session.email) return;
  assertMayChangeContact(session, now);
}

/** Changing a contact requires a proof of identity within the last ten minutes. */
export function assertMayChangeContact(session: Session, now: Date): void {
  assertThat(hasFreshProof(session, now), 'reauth_required');
}

/**
 * Sets the proven address of a person: null where the code is wrong, or somebody else has proven
 * that address before. Their other sessions end, and the old address is notified. An account that
 * only claimed the address loses it. Nobody contacts an unproven professional: now the requests
 * that wait nearby are sent to them.
 */
export async function changeContact(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  dependencies: ContactDependencies,
  { codeId, use, code, call }: { codeId: string; use: CodeUse; code: string; call: SignedIn },
): Promise<AccountRow | null> {
  const now = platform.clock.now();
  const { session } = call;
  const work = platform.db.transaction().execute(async (tx) => {
    if (!(await verifyCode(tx, platform, { codeId, use, code }))) return null;
    const holder = await findAccountByAddressForUpdate(tx, use.to);
    if (holder && holder.id !== session.userId) {
      if (isProven(holder, use.to) || holder.suspended_at !== null) return null;
      await revokeClaimedAddress(tx, platform, dependencies.closeAccount, holder, call);
    }
    const before = await lockOwnAccount(tx, session);
    await updateUserById(tx, before.id, contactOf(use.to, before, now));
    await deleteOtherSessionsOfUser(tx, before.id, session.id);
    const kind = `${use.to.channel}_changed` as const;
    await recordAuthEvent(tx, platform, { kind, userId: before.id }, call);
    if (before[use.to.channel] !== null && before[use.to.channel] !== use.to.target) {
      await dependencies.notifyAccountChange(tx, { account: before, what: use.to.channel, now });
    }
    if (before.professional_id !== null)
      await dependencies.onAddressProven(tx, before.professional_id);
    return (await findAccountById(tx, before.id)) ?? null;
  });
  return work.catch(nothingWhereTaken);
}

/** Somebody else proved the same address a moment before. */
function nothingWhereTaken(error: unknown): null {
  if ((error as { code?: unknown }).code === '23505') return null;
  throw error;
}

/** Phones are stored only where they are proven. */
function isProven(holder: AccountRow, { channel }: Address): boolean {
  return channel === 'phone' || holder.email_proven_at !== null;
}

function contactOf({ channel, target }: Address, before: AccountRow, now: Date) {
  if (channel === 'email') {
    const isAsked = before.unproven_email === target;
    return {
      email: target,
      email_proven_at: now,
      ...(isAsked ? { unproven_email: null } : {}),
    };
  }
  const isTyped = before.unproven_phone === target;
  return { phone: target, ...(isTyped ? { unproven_phone: null } : {}) };
}
