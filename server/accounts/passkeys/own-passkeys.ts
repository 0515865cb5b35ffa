import { MAX_PASSKEYS, type NewCredential, type PasskeyCreation } from '#contract/passkeys.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { CallContext, Session } from '#server/platform/http/route.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import type { Bound } from '#server/platform/webauthn/challenges.ts';
import { beginRegistration, verifyRegistration } from '#server/platform/webauthn/registration.ts';
import { recordAuthEvent } from '#server/accounts/auth-events.ts';
import { countPasskeyAddition } from '#server/accounts/limits/limits-passkeys.ts';
import { hasIdentity, type AccountRow } from '#server/accounts/queries.ts';
import type { NotifyAccountChange } from '#server/accounts/security-notices.ts';
import { assertFreshProof } from '#server/accounts/sessions/sessions.ts';
import { lockOwnAccount } from '#server/accounts/settings/own-account.ts';
import {
  deletePasskey,
  findPasskeysOfUser,
  insertPasskey,
  renamePasskeyOfUser,
  type PasskeyRow,
} from './queries-passkeys.ts';

type PasskeyPlatform = Pick<Platform, 'db' | 'clock' | 'config'>;
type OwnCall = CallContext<Session>;

/**
 * Begins to add a passkey.
 * @throws Refusal `reauth_required`, `too_many_passkeys`, `too_many`, `provider_not_configured`
 */
export async function beginPasskey(
  platform: PasskeyPlatform,
  { session }: OwnCall,
): Promise<PasskeyCreation> {
  const { userId: id, name: displayName, email, phone } = session;
  assertFreshProof(platform, session);
  const known = await findPasskeysOfUser(platform.db, id);
  assertThat(known.length < MAX_PASSKEYS, 'too_many_passkeys');
  await countPasskeyAddition(platform, id);
  const owner = { id, name: email ?? phone ?? displayName, displayName };
  return beginRegistration(platform, { owner, known, bound: boundTo(session) });
}

/**
 * Stores the passkey that the browser made, and notifies its person.
 * @throws Refusal `reauth_required`, `passkey_refused`, `too_many_passkeys`
 */
export async function addOwnPasskey(
  platform: PasskeyPlatform,
  notifyAccountChange: NotifyAccountChange,
  { name, credential }: { name: string; credential: NewCredential },
  call: OwnCall,
): Promise<void> {
  assertFreshProof(platform, call.session);
  const now = platform.clock.now();
  const isMade = await platform.db.transaction().execute(async (tx) => {
    const made = await verifyRegistration(tx, platform, credential, boundTo(call.session));
    if (!made) return false;
    const account = await lockOwnAccount(tx, call.session);
    const { length: many } = await findPasskeysOfUser(tx, account.id);
    assertThat(many < MAX_PASSKEYS, 'too_many_passkeys');
    const own = { id: uuidv7(now.getTime()), user_id: account.id, name, created_at: now };
    assertThat(await insertPasskey(tx, { ...made, ...own }), 'passkey_refused');
    await notifyAccountChange(tx, { account, what: 'passkeyAdded', now });
    const event = { kind: 'passkey_added', userId: account.id } as const;
    await recordAuthEvent(tx, platform, event, call);
    return true;
  });
  // What is wrong spends its challenge too.
  assertThat(isMade, 'passkey_refused');
}

/** Gives a passkey of the caller another name. @throws Refusal `not_found` */
export async function renameOwnPasskey(
  { db }: Pick<Platform, 'db'>,
  { id, name }: { id: string; name: string },
  { userId }: Session,
): Promise<void> {
  assertThat(await renamePasskeyOfUser(db, { userId, id, name }), 'not_found');
}

/**
 * Removes a passkey of the caller, and notifies them; not the last way they have to sign in.
 * @throws Refusal `not_found`, `reauth_required`, `last_way_in`
 */
export async function removeOwnPasskey(
  platform: PasskeyPlatform,
  notifyAccountChange: NotifyAccountChange,
  id: string,
  call: OwnCall,
): Promise<void> {
  const now = platform.clock.now();
  await platform.db.transaction().execute(async (tx) => {
    const account = await lockOwnAccount(tx, call.session);
    const passkeys = await findPasskeysOfUser(tx, account.id);
    const isTheirs = passkeys.some((one) => one.id === id);
    assertThat(isTheirs, 'not_found');
    assertFreshProof(platform, call.session);
    assertThat(await canLoseOne(tx, account, passkeys), 'last_way_in');
    await deletePasskey(tx, id);
    await notifyAccountChange(tx, { account, what: 'passkeyRemoved', now });
    const event = { kind: 'passkey_removed', userId: account.id } as const;
    await recordAuthEvent(tx, platform, event, call);
  });
}

/** Whether the person could still sign in without one of these passkeys. */
export async function canLoseOne(
  db: Db,
  account: AccountRow,
  { length: many }: readonly PasskeyRow[],
): Promise<boolean> {
  const { email, email_proven_at: provenAt, phone, has_password: byPassword } = account;
  const byEmail = email !== null && (provenAt !== null || byPassword);
  return many > 1 || byEmail || phone !== null || (await hasIdentity(db, account.id));
}

function boundTo({ userId, id }: Session): Bound {
  return ['a person adds a passkey', userId, id];
}
