import { MAX_PASSKEYS, type NewCredential, type PasskeyCreation } from '#contract/passkeys.ts';
import type { Db } from '#server/platform/database/db.ts';
import { ADMIN_COOKIE } from '#server/platform/http/cookies.ts';
import type { AdminSession, CallContext } from '#server/platform/http/route.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import type { Bound } from '#server/platform/webauthn/challenges.ts';
import { beginRegistration, verifyRegistration } from '#server/platform/webauthn/registration.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { assertRecentProof } from '../auth/step-up.ts';
import {
  deletePasskeyOfAdmin,
  insertAdminPasskey,
  listPasskeysOfAdmin,
  renamePasskeyOfAdmin,
  type AdminPasskeyRow,
} from './queries-passkeys.ts';

type PasskeyPlatform = Pick<Platform, 'db' | 'clock' | 'config'>;
type OwnCall = CallContext<AdminSession>;

/** Begins to add a passkey. @throws Refusal `reauth_required`, `too_many_passkeys` */
export async function beginOwnPasskey(
  platform: PasskeyPlatform,
  call: OwnCall,
): Promise<PasskeyCreation> {
  const { adminId, email, name: displayName } = call.session;
  const known = await platform.db.transaction().execute(async (tx) => {
    await assertRecentProof(tx, platform, call, 'other');
    return listWithRoom(tx, adminId);
  });
  const owner = { id: adminId, name: `${email} (admin)`, displayName };
  return beginRegistration(platform, { owner, known, bound: boundTo(call) });
}

/**
 * Stores the passkey that the browser made.
 * @throws Refusal `reauth_required`, `passkey_refused`, `too_many_passkeys`
 */
export async function addOwnPasskey(
  platform: PasskeyPlatform,
  { name, credential }: { name: string; credential: NewCredential },
  call: OwnCall,
): Promise<void> {
  const { adminId } = call.session;
  const now = platform.clock.now();
  const isMade = await platform.db.transaction().execute(async (tx) => {
    const made = await verifyRegistration(tx, platform, credential, boundTo(call));
    if (!made) return false;
    await assertRecentProof(tx, platform, call, 'other');
    await listWithRoom(tx, adminId);
    const own = { id: uuidv7(now.getTime()), admin_id: adminId, name, created_at: now };
    assertThat(await insertAdminPasskey(tx, { ...made, ...own }), 'passkey_refused');
    await recordAudit(tx, platform, actorOf(call), { action: 'passkey_added' });
    return true;
  });
  // What is wrong spends its challenge too.
  assertThat(isMade, 'passkey_refused');
}

/** Gives a passkey of the admin another name. @throws Refusal `not_found` */
export async function renameOwnPasskey(
  { db }: Pick<Platform, 'db'>,
  { id, name }: { id: string; name: string },
  { adminId }: AdminSession,
): Promise<void> {
  assertThat(await renamePasskeyOfAdmin(db, { adminId, id, name }), 'not_found');
}

/** Removes a passkey of the admin. @throws Refusal `reauth_required`, `not_found` */
export async function removeOwnPasskey(
  platform: PasskeyPlatform,
  id: string,
  call: OwnCall,
): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    await assertRecentProof(tx, platform, call, 'other');
    assertThat(await deletePasskeyOfAdmin(tx, call.session.adminId, id), 'not_found');
    await recordAudit(tx, platform, actorOf(call), { action: 'passkey_removed' });
  });
}

async function listWithRoom(db: Db, adminId: string): Promise<AdminPasskeyRow[]> {
  const known = await listPasskeysOfAdmin(db, adminId);
  assertThat(known.length < MAX_PASSKEYS, 'too_many_passkeys');
  return known;
}

function boundTo({ session, cookie }: OwnCall): Bound {
  return ['an admin adds a passkey', session.adminId, cookie(ADMIN_COOKIE) ?? ''];
}
