import type { Language } from '#contract/language.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { arrive, type Arrival } from '#server/accounts/second-factor/arrival.ts';
import type { SignInCall, SignInEvent } from '#server/accounts/sessions/record-sign-in.ts';
import type { CodeUse } from './code-use.ts';
import { verifyCode } from './codes.ts';
import { recordAgreement, agreement } from '#server/accounts/consents/consents.ts';
import { recordAuthEvent } from '#server/accounts/auth-events.ts';
import { nameFromAddress } from '#server/accounts/name-from-address.ts';
import type { SignInDependencies } from '#server/accounts/dependencies.ts';
import {
  findAccountByAddressForUpdate,
  findAccountById,
  insertUser,
  updateUserById,
  type AccountRow,
} from '#server/accounts/queries.ts';
import { deleteSessionsOfUser } from '#server/accounts/sessions/queries-sessions.ts';
import { ownsAccount, revokeClaimedAddress, type Prover } from '#server/accounts/take-over.ts';

/** An entered code: for which address, in which browser, and what the person agreed to. */
export interface CodeEntry extends Pick<Prover, 'signedInAs'> {
  call: SignInCall;
  codeId: string;
  code: string;
  use: CodeUse;
  acceptedTerms: boolean;
  /** The language a new person chose, if they did, and the fallback. */
  chosenLanguage: Language | undefined;
  language: Language;
  /** The role of a new person. */
  role: 'customer' | 'professional';
  /** Many wrong codes are being tried: accounts with a password must use it. */
  isFlooded: boolean;
  /** The hash of the new password, if one is set; it ends every session of the person. */
  newPasswordHash?: string;
}

type CodePlatform = Pick<Platform, 'db' | 'clock' | 'config'>;

interface AccountOpening {
  id: string;
  kind: SignInEvent['kind'];
}

export type Opened =
  | { outcome: 'right'; arrival: Arrival }
  | { outcome: 'wrong' }
  | { outcome: 'paused' };

/**
 * Signs in by a code, and makes the account where there is none. The code, the account and the
 * session, or the pending second step, change in one transaction; a wrong code spends an attempt.
 */
export async function openAccountByCode(
  platform: CodePlatform,
  dependencies: SignInDependencies,
  entry: CodeEntry,
): Promise<Opened> {
  const now = platform.clock.now();
  return platform.db.transaction().execute(async (tx) => {
    if (!(await verifyCode(tx, platform, entry))) return { outcome: 'wrong' };
    const before = await findAccountByAddressForUpdate(tx, entry.use.to);
    if (entry.isFlooded && before?.has_password) return { outcome: 'paused' };
    const { id, kind } =
      (await makeAccount(tx, entry, now)) ?? (await openTaken(tx, platform, dependencies, entry));
    if (entry.newPasswordHash !== undefined) await setPassword(tx, platform, id, entry);
    const account = await findAccountById(tx, id);
    if (!account) throw new Error('The account just opened is gone');
    await recordAgreement(tx, account, now);
    const factor = { account, kind, way: entry.use.to.channel, countsAsProof: true } as const;
    const arrival = await arrive(tx, platform, dependencies.notifyNewDevice, factor, entry.call);
    return { outcome: 'right', arrival };
  });
}

/** Undefined where the address is taken: two codes for a new address may be entered at once. */
async function makeAccount(
  tx: Tx,
  entry: CodeEntry,
  now: Date,
): Promise<AccountOpening | undefined> {
  const id = uuidv7(now.getTime());
  const { channel, target } = entry.use.to;
  const user = { ...(await freshProfile(tx, entry, now)), id, role: entry.role, created_at: now };
  const made = await insertUser(tx, {
    ...user,
    ...(channel === 'email' ? { email: target, email_proven_at: now } : { phone: target }),
  });
  return made && { id: made.id, kind: 'signed_up' };
}

/**
 * The address is taken: either the account is theirs, or it only claimed what they have proven now.
 */
async function openTaken(
  tx: Tx,
  platform: CodePlatform,
  { closeAccount, onAddressProven }: SignInDependencies,
  entry: CodeEntry,
): Promise<AccountOpening> {
  const now = platform.clock.now();
  const { to } = entry.use;
  const account = await findAccountByAddressForUpdate(tx, to);
  if (!account) throw new Error('An address that is taken belongs to nobody');
  const { id, professional_id: professionalId } = account;
  if (!ownsAccount(platform, account, to, entry)) {
    await revokeClaimedAddress(tx, platform, closeAccount, account, entry.call);
    const made = await makeAccount(tx, entry, now);
    if (!made) throw new Error('An address that was released is taken');
    return { ...made, kind: 'taken_over' };
  }
  const changes = await proofAndConsent(tx, account, entry, now);
  if (Object.keys(changes).length > 0) await updateUserById(tx, id, changes);
  const isNewProof = to.channel === 'email' && account.email_proven_at === null;
  if (isNewProof && professionalId !== null) await onAddressProven(tx, professionalId);
  return { id, kind: 'signed_in' };
}

async function setPassword(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'config'>,
  id: string,
  { newPasswordHash, call }: CodeEntry,
): Promise<void> {
  await deleteSessionsOfUser(tx, id);
  await updateUserById(tx, id, { password_hash: newPasswordHash });
  await recordAuthEvent(tx, platform, { kind: 'password_reset', userId: id }, call);
}

/** The profile of a person who has only just proven an address. */
async function freshProfile(tx: Tx, entry: CodeEntry, now: Date) {
  const language = entry.chosenLanguage ?? entry.language;
  return {
    name: nameFromAddress(entry.use.to, language),
    auth_provider: entry.use.to.channel,
    language,
    ...(entry.acceptedTerms ? await agreement(tx, language, now) : {}),
  };
}

async function proofAndConsent(tx: Tx, account: AccountRow, entry: CodeEntry, now: Date) {
  const agreed = await agreement(tx, entry.chosenLanguage ?? entry.language, now);
  const agrees = entry.acceptedTerms && account.terms_version !== agreed.terms_version;
  return {
    ...(agrees ? agreed : {}),
    ...(entry.use.to.channel === 'email'
      ? { email_proven_at: account.email_proven_at ?? now }
      : {}),
  };
}
