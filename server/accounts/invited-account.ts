import type { User } from '#contract/accounts/accounts.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import type { CallContext } from '#server/platform/http/route.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import type { Address } from './addresses.ts';
import { rememberSignIn } from './sessions/record-sign-in.ts';
import { recordAgreement, agreement } from './consents/consents.ts';
import { recordAuthEvent } from './auth-events.ts';
import type { CloseAccount } from './dependencies.ts';
import { presentOwnUser } from './present.ts';
import {
  findAccountByAddressForUpdate,
  findAccountById,
  findPasswordByEmail,
  insertUser,
} from './queries.ts';
import { setSessionCookie, openSession, type OpenedSession } from './sessions/sessions.ts';
import { parsePhone } from './passwords/sign-up.ts';
import { revokeClaimedAddress } from './take-over.ts';

type Clocked = Pick<Platform, 'clock' | 'config'>;

/** A professional who follows a personal link, and what they typed. */
export interface Invited {
  /** Where the link was sent: its holder has proven this address, and no other. */
  to: Address;
  name: string;
  email: string;
  phone: string | null;
}

/** An account whose session is not in the browser yet. */
export interface OpenedAccount {
  userId: string;
  to: Address;
  session: OpenedSession;
}

/**
 * Makes the account of a professional on the address they were invited by, with their agreement to
 * the terms; other contacts they typed stay unproven. An account that only claimed the address loses
 * it; one that has proven it is never opened by a link.
 * @throws Refusal `account_exists`, `email_taken`, `invalid_input` for an invalid phone number
 */
export async function openInvitedAccount(
  tx: Tx,
  platform: Clocked,
  closeAccount: CloseAccount,
  invited: Invited,
  call: CallContext,
): Promise<OpenedAccount> {
  const now = platform.clock.now();
  const { to } = invited;
  const { language, userAgent } = call;
  const isTyped = to.channel === 'phone' || invited.email !== to.target;
  const holder = isTyped ? await findPasswordByEmail(tx, invited.email) : undefined;
  assertThat(holder === undefined, 'email_taken');
  const agreed = await agreement(tx, language, now);
  const profile = { ...profileOf(invited, now), ...agreed, language };
  const id = uuidv7(now.getTime());
  const user = { id, created_at: now, [to.channel]: to.target, ...profile };
  const made = await insertUser(tx, user);
  if (!made) {
    await releaseClaimed(tx, platform, closeAccount, to, call);
    await insertUser(tx, user);
  }
  await recordAgreement(tx, { id, language, ...agreed }, now);
  const kind = made ? 'signed_up' : 'taken_over';
  await recordAuthEvent(tx, platform, { kind, way: to.channel, userId: id }, call);
  const oldToken = call.cookie(SESSION_COOKIE);
  const session = await openSession(tx, { userId: id, oldToken, userAgent, now });
  return { userId: id, to, session };
}

/** Sets the session cookie, once the transaction is committed, and answers the person's profile. */
export async function enterInvitedAccount(
  platform: Pick<Platform, 'db' | 'config'>,
  { userId, to, session }: OpenedAccount,
  call: CallContext,
): Promise<User> {
  const account = await findAccountById(platform.db, userId);
  if (!account) throw new Error('The account just made is gone');
  setSessionCookie(call, session);
  rememberSignIn(platform, account, call, { address: to });
  return presentOwnUser(account, platform.config);
}

function profileOf({ to, name, email, phone: typed }: Invited, now: Date) {
  const phone = typed === null ? null : parsePhone(typed);
  return {
    role: 'professional',
    name,
    auth_provider: to.channel,
    unproven_email: email === to.target ? null : email,
    unproven_phone: phone === to.target ? null : phone,
    ...(to.channel === 'email' ? { email_proven_at: now } : {}),
  } as const;
}

/** A phone is stored only where it is proven; an e-mail address may be merely claimed. */
async function releaseClaimed(
  tx: Tx,
  platform: Clocked,
  closeAccount: CloseAccount,
  to: Address,
  call: CallContext,
): Promise<void> {
  const account = await findAccountByAddressForUpdate(tx, to);
  if (!account) throw new Error('An address that is taken belongs to nobody');
  const isProven = to.channel === 'phone' || account.email_proven_at !== null;
  assertThat(!isProven && account.suspended_at === null, 'account_exists');
  await revokeClaimedAddress(tx, platform, closeAccount, account, call);
}
