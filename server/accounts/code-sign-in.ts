import type { Language } from '#contract/language.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { noteArrival, type Arrival, type ArrivingCall } from './arrivals.ts';
import type { CodeUse } from './code-use.ts';
import { enterCode } from './codes.ts';
import { recordAgreement } from './consents.ts';
import { recordAuthEvent } from './events.ts';
import { nameFromAddress } from './names.ts';
import {
  findAccountByAddressForUpdate,
  findAccountById,
  insertUser,
  updateUserById,
  type AccountRow,
} from './queries.ts';
import { deleteSessionsOfUser } from './queries-sessions.ts';
import { openSession, type NewSession, type OpenedSession } from './sessions.ts';
import { dropWhatWasLeft, type Trades } from './take-over.ts';
import { agreement } from './terms.ts';
import type { TellNewDevice } from './told-changes.ts';

/** Somebody enters a code: for which address, on which browser, and what they agreed to. */
export interface CodeEntry extends Pick<NewSession, 'oldToken'> {
  call: ArrivingCall;
  codeId: string;
  code: string;
  use: CodeUse;
  /** Who is signed in on that browser already. */
  signedInAs: string | null;
  acceptedTerms: boolean;
  /** The language they chose, if they did, and the one to fall back on. */
  chosenLanguage: Language | undefined;
  language: Language;
  /** What somebody new comes as. */
  role: 'customer' | 'professional';
  /** Whether an account that is taken over stays a professional's where it was one. */
  keepsTrade: boolean;
  /** Wrong codes rain down: whoever has a password must use it. */
  isFlooded: boolean;
  /** The hash of the password to be set, which ends every session of the person. */
  newPasswordHash?: string;
}

/** Who keeps the trades of professionals, and who writes of a new device. */
export interface CodePeers {
  trades: Pick<Trades, 'end'>;
  tellNewDevice: TellNewDevice;
}

interface Came {
  id: string;
  kind: Arrival['kind'];
}

export type Opened =
  | { outcome: 'opened'; account: AccountRow; session: OpenedSession }
  | { outcome: 'wrong' }
  | { outcome: 'paused' };

/**
 * Opens the account of whoever enters the right code, and makes it where there is none. The code,
 * the account and the session change together; a wrong code spends a try.
 */
export async function openAccountByCode(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  { trades, tellNewDevice }: CodePeers,
  entry: CodeEntry,
): Promise<Opened> {
  const now = platform.clock.now();
  return platform.db.transaction().execute(async (tx) => {
    if (!(await enterCode(tx, platform, entry))) return { outcome: 'wrong' };
    const before = await findAccountByAddressForUpdate(tx, entry.use.to);
    if (entry.isFlooded && before?.has_password) return { outcome: 'paused' };
    const { id, kind } =
      (await makeAccount(tx, entry, now)) ?? (await loadAccount(tx, trades, entry, now));
    if (entry.newPasswordHash !== undefined) await setPassword(tx, platform, id, entry);
    const { oldToken, call } = entry;
    const { userAgent } = call;
    const session = await openSession(tx, { userId: id, oldToken, userAgent, now });
    const account = await findAccountById(tx, id);
    if (!account) throw new Error('The account just opened is gone');
    await recordAgreement(tx, account, now);
    const way = entry.use.to.channel;
    await noteArrival(tx, platform, tellNewDevice, { account, kind, way }, call);
    return { outcome: 'opened', account, session };
  });
}

/** Nothing where the address is taken: two codes for a new address may be entered at once. */
async function makeAccount(tx: Tx, entry: CodeEntry, now: Date): Promise<Came | undefined> {
  const id = uuidv7(now.getTime());
  const { channel, target } = entry.use.to;
  const user = { ...(await freshProfile(tx, entry, now)), id, role: entry.role, created_at: now };
  const made = await insertUser(tx, {
    ...user,
    ...(channel === 'email' ? { email: target, email_proven_at: now } : { phone: target }),
  });
  return made && { id: made.id, kind: 'signed_up' };
}

async function loadAccount(
  tx: Tx,
  trades: Pick<Trades, 'end'>,
  entry: CodeEntry,
  now: Date,
): Promise<Came> {
  const account = await findAccountByAddressForUpdate(tx, entry.use.to);
  if (!account) throw new Error('An address that is taken belongs to nobody');
  const isUnproven = entry.use.to.channel === 'email' && account.email_proven_at === null;
  if (isUnproven && entry.signedInAs !== account.id) {
    await takeOver(tx, trades, account, entry, now);
    return { id: account.id, kind: 'taken_over' };
  }
  await updateUserById(tx, account.id, await proofAndConsent(tx, account, entry, now));
  return { id: account.id, kind: 'signed_in' };
}

/**
 * Somebody else may have made this account with the address of the person who now proves it: what
 * they knew or left in it must not outlive the proof.
 */
async function takeOver(
  tx: Tx,
  trades: Pick<Trades, 'end'>,
  account: AccountRow,
  entry: CodeEntry,
  now: Date,
): Promise<void> {
  const keepsTrade = entry.keepsTrade && account.role === 'professional';
  await dropWhatWasLeft(tx, account.id, trades, { keepsTrade });
  const profile = await freshProfile(tx, entry, now);
  await updateUserById(tx, account.id, { ...profile, email_proven_at: now });
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

/** What is known of a person who has only just proven an address. */
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
    language: entry.chosenLanguage ?? account.language,
    ...(agrees ? agreed : {}),
    ...(entry.use.to.channel === 'email'
      ? { email_proven_at: account.email_proven_at ?? now }
      : {}),
  };
}
