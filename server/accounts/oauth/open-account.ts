import type { Db, Tx } from '#server/platform/database/db.ts';
import { isPlainName } from '#server/platform/plain-name.ts';
import type { Platform } from '#server/platform/platform.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { arrive, type Arrival } from '#server/accounts/second-factor/arrival.ts';
import type { SignInCall, SignInEvent } from '#server/accounts/sessions/record-sign-in.ts';
import { recordAgreement, agreement } from '#server/accounts/consents/consents.ts';
import { nameFromAddress } from '#server/accounts/name-from-address.ts';
import type { SignInDependencies } from '#server/accounts/dependencies.ts';
import {
  findAccountByAddressForUpdate,
  findAccountById,
  insertUser,
  updateUserById,
  type AccountRow,
} from '#server/accounts/queries.ts';
import { ownsAccount, revokeClaimedAddress, type Prover } from '#server/accounts/take-over.ts';
import type { FlowOptions } from './flows.ts';
import { ProviderRefusal, type IdentityProvider, type ExternalIdentity } from './provider.ts';
import { findUserIdByIdentityForUpdate, insertIdentity } from './queries-identities.ts';

type SocialPlatform = Pick<Platform, 'clock' | 'config'>;

/** A person whom a provider vouches for, and the browser they come with. */
export interface SocialEntry
  extends Pick<FlowOptions, 'role' | 'language' | 'acceptedTerms'>, Pick<Prover, 'signedInAs'> {
  call: SignInCall;
  provider: IdentityProvider;
  externalIdentity: ExternalIdentity;
  dependencies: SignInDependencies;
}

/**
 * Opens the account of a vouched person, and makes it where there is none. They are identified by provider and
 * subject; an address only links an account where the provider's claim that it is theirs is trusted.
 * @throws ProviderRefusal `account_exists`, `email_unverified`
 */
export async function openAccountByIdentity(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  entry: SocialEntry,
): Promise<Arrival> {
  const open = () => platform.db.transaction().execute((tx) => openOnce(tx, platform, entry));
  try {
    return await open();
  } catch (error) {
    // Two browsers came with the same new identity at once: the other one has linked it by now.
    if (isTaken(error)) return open();
    throw error;
  }
}

async function openOnce(tx: Tx, platform: SocialPlatform, entry: SocialEntry) {
  const now = platform.clock.now();
  const identity = { provider: entry.provider, subject: entry.externalIdentity.subject };
  const known = await findUserIdByIdentityForUpdate(tx, identity);
  const { userId, kind } =
    known === undefined ? await accountFor(tx, platform, entry) : signedIn(known);
  if (known === undefined) {
    await insertIdentity(tx, { ...identity, user_id: userId, created_at: now });
  }
  const account = await findAccountById(tx, userId);
  if (!account) throw new Error('The account just opened is gone');
  await recordAgreement(tx, account, now);
  const way = isGoogle(entry.provider) ? 'google' : 'facebook';
  const factor = { account, kind, way, countsAsProof: countsAsProof(account, now) } as const;
  const { notifyNewDevice, notifyAccountChange } = entry.dependencies;
  const arrival = await arrive(tx, platform, notifyNewDevice, factor, entry.call);
  // Where a session is opened, the notice of its browser says it.
  if (kind === 'identity_linked' && 'stepToken' in arrival)
    await notifyAccountChange(tx, { account, what: 'identityLinked', now });
  return arrival;
}

/** The account that was opened, and how. */
interface AccountOpening {
  userId: string;
  kind: SignInEvent['kind'];
}

function signedIn(userId: string): AccountOpening {
  return { userId, kind: 'signed_in' };
}

/**
 * The provider may remember the browser, whoever sits at it (ASVS 5.0, 6.8.4): for what needs a
 * fresh proof, a password or a code is required of those who have one. A new account holds nothing
 * to protect.
 */
function countsAsProof(account: AccountRow, now: Date): boolean {
  const { has_password: byPassword, email_proven_at: byEmail, phone: byPhone } = account;
  const isNew = account.created_at.getTime() === now.getTime();
  return isNew || (!byPassword && byEmail === null && byPhone === null);
}

/** The account to link a new identity to. */
async function accountFor(
  tx: Tx,
  platform: SocialPlatform,
  entry: SocialEntry,
): Promise<AccountOpening> {
  const { email, emailProven } = entry.externalIdentity;
  if (email !== null && !emailProven && isGoogle(entry.provider)) {
    throw new ProviderRefusal('email_unverified');
  }
  const made = await makeAccount(tx, entry, platform.clock.now());
  if (made !== undefined) return { userId: made, kind: 'signed_up' };
  if (email === null || !emailProven) throw new ProviderRefusal('account_exists');
  return linkByAddress(tx, platform, email, entry);
}

/** Undefined where the address is taken. */
async function makeAccount(tx: Db, entry: SocialEntry, now: Date): Promise<string | undefined> {
  const { email, emailProven } = entry.externalIdentity;
  const made = await insertUser(tx, {
    ...profileOf(entry),
    id: uuidv7(now.getTime()),
    role: entry.role,
    email,
    email_proven_at: emailProven ? now : null,
    ...(entry.acceptedTerms ? await agreement(tx, entry.language, now) : {}),
    created_at: now,
  });
  return made?.id;
}

async function linkByAddress(
  tx: Tx,
  platform: SocialPlatform,
  email: string,
  entry: SocialEntry,
): Promise<AccountOpening> {
  const now = platform.clock.now();
  const to = { channel: 'email', target: email } as const;
  const account = await findAccountByAddressForUpdate(tx, to);
  if (!account) throw new Error('An address that is taken belongs to nobody');
  if (!ownsAccount(platform, account, to, entry)) {
    await revokeClaimedAddress(tx, platform, entry.dependencies.closeAccount, account, entry.call);
    const made = await makeAccount(tx, entry, now);
    if (made === undefined) throw new Error('An address that was released is taken');
    return { userId: made, kind: 'taken_over' };
  }
  const { id: userId, professional_id: professionalId } = account;
  if (account.email_proven_at === null) {
    await updateUserById(tx, userId, { email_proven_at: now });
    if (professionalId !== null) await entry.dependencies.onAddressProven(tx, professionalId);
  }
  return { userId, kind: 'identity_linked' };
}

/** The picture stays with the provider: our pages load nothing from third parties. */
function profileOf({
  provider,
  externalIdentity,
  language,
}: Pick<SocialEntry, 'provider' | 'externalIdentity' | 'language'>) {
  return {
    name: nameOf(externalIdentity, language),
    auth_provider: isGoogle(provider) ? 'gmail' : 'facebook',
    provider_id: externalIdentity.subject,
    language,
  } as const;
}

function nameOf({ name, email }: ExternalIdentity, language: SocialEntry['language']): string {
  const said = name.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  const short = said.slice(0, 60).toWellFormed().trim();
  if (short && isPlainName(short)) return short;
  return nameFromAddress({ channel: 'email', target: email ?? '' }, language);
}

function isGoogle(provider: IdentityProvider): boolean {
  return provider === 'google' || provider === 'google-demo';
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === '23505';
}
