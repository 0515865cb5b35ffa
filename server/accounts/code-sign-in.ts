import type { Language } from '#contract/language.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import type { Address } from './addresses.ts';
import { enterCode } from './codes.ts';
import { nameFromAddress } from './names.ts';
import {
  findAccountByAddressForUpdate,
  findAccountById,
  insertUser,
  updateUserById,
  type AccountRow,
} from './queries.ts';
import { deleteSessionsOfUser } from './queries-sessions.ts';
import { openSession, type OpenedSession } from './sessions.ts';
import { TERMS_VERSION } from './terms.ts';

/** Somebody enters a code: for which address, on which browser, and what they agreed to. */
export interface CodeEntry {
  codeId: string;
  code: string;
  to: Address;
  /** Who is signed in on that browser already. */
  signedInAs: string | null;
  oldToken: string | undefined;
  acceptedTerms: boolean;
  /** The language they chose, if they did, and the one to fall back on. */
  chosenLanguage: Language | undefined;
  language: Language;
}

/**
 * Opens the account of whoever enters the right code, and makes it where there is none. The code,
 * the account and the session change together; a wrong code spends a try and gives null.
 */
export async function openAccountByCode(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  entry: CodeEntry,
): Promise<{ account: AccountRow; session: OpenedSession } | null> {
  const now = platform.clock.now();
  return platform.db.transaction().execute(async (tx) => {
    const use = { to: entry.to, purpose: 'sign-in' } as const;
    if (!(await enterCode(tx, platform, { ...entry, use }))) return null;
    const id = (await makeAccount(tx, entry, now)) ?? (await loadAccount(tx, entry, now));
    const session = await openSession(tx, { userId: id, oldToken: entry.oldToken, now });
    const account = await findAccountById(tx, id);
    if (!account) throw new Error('The account just opened is gone');
    return { account, session };
  });
}

/** Nothing where the address is taken: two codes for a new address may be entered at once. */
async function makeAccount(tx: Tx, entry: CodeEntry, now: Date): Promise<string | undefined> {
  const id = uuidv7(now.getTime());
  const { channel, target } = entry.to;
  const user = { ...freshProfile(entry, now), id, role: 'customer', created_at: now } as const;
  const made = await insertUser(tx, {
    ...user,
    ...(channel === 'email' ? { email: target, email_proven_at: now } : { phone: target }),
  });
  return made?.id;
}

async function loadAccount(tx: Tx, entry: CodeEntry, now: Date): Promise<string> {
  const account = await findAccountByAddressForUpdate(tx, entry.to);
  if (!account) throw new Error('An address that is taken belongs to nobody');
  const isUnproven = entry.to.channel === 'email' && account.email_proven_at === null;
  if (isUnproven && entry.signedInAs !== account.id) await takeOver(tx, account.id, entry, now);
  else await updateUserById(tx, account.id, proofAndConsent(account, entry, now));
  return account.id;
}

/**
 * Somebody else may have made this account with the address of the person who now proves it: what
 * they knew or left in it (password, sessions, identities, profile) must not outlive the proof.
 */
async function takeOver(tx: Tx, id: string, entry: CodeEntry, now: Date): Promise<void> {
  await deleteSessionsOfUser(tx, id);
  const clean = { password_hash: null, provider_id: null, avatar_url: null, phone: null };
  await updateUserById(tx, id, { ...freshProfile(entry, now), ...clean, email_proven_at: now });
}

/** What is known of a person who has only just proven an address. */
function freshProfile(entry: CodeEntry, now: Date) {
  const language = entry.chosenLanguage ?? entry.language;
  return {
    name: nameFromAddress(entry.to, language),
    auth_provider: entry.to.channel,
    language,
    ...(entry.acceptedTerms ? agreement(now) : { terms_accepted_at: null, terms_version: null }),
  };
}

function proofAndConsent(account: AccountRow, entry: CodeEntry, now: Date) {
  const agrees = entry.acceptedTerms && account.terms_version !== TERMS_VERSION;
  return {
    language: entry.chosenLanguage ?? account.language,
    ...(agrees ? agreement(now) : {}),
    ...(entry.to.channel === 'email' ? { email_proven_at: account.email_proven_at ?? now } : {}),
  };
}

function agreement(now: Date) {
  return { terms_accepted_at: now, terms_version: TERMS_VERSION };
}
