import type { PasskeyRequest, UsedCredential } from '#contract/passkeys.ts';
import { MINUTE_SECONDS } from '#contract/durations.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { CallContext } from '#server/platform/http/route.ts';
import { enforceNetworkLimits } from '#server/platform/limits/network-limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  beginAuthentication,
  hasGoneBack,
  verifyAuthentication,
  type Proof,
} from '#server/platform/webauthn/authentication.ts';
import { findAdminById, type AdminRow } from '../auth/queries.ts';
import {
  findAdminPasskeyByCredential,
  findAdminPasskeyForUpdate,
  updateAdminPasskeyUsed,
  type AdminPasskeyRow,
} from './queries-passkeys.ts';

type PasskeyPlatform = Pick<Platform, 'db' | 'clock' | 'config' | 'log'>;

const purpose = 'an admin signs in';

// The number is documented in docs/limits.md.
const beginningsFrom = { limit: 60, windowSeconds: 10 * MINUTE_SECONDS };

/** A challenge to sign in by, or to prove anew who one is. @throws Refusal `too_many` */
export async function beginAdminPasskey(
  platform: PasskeyPlatform,
  call: CallContext<unknown>,
): Promise<PasskeyRequest> {
  await enforceNetworkLimits(platform, 'admin-passkey-begin', call.address, beginningsFrom);
  return beginAuthentication(platform, purpose, call);
}

/** The admin whose passkey this names, before it is checked; the sample admin in the demo only. */
export async function findNamedAdmin(
  { db, config }: PasskeyPlatform,
  { id }: UsedCredential,
): Promise<AdminRow | undefined> {
  const passkey = await findAdminPasskeyByCredential(db, Buffer.from(id, 'base64url'));
  const admin = passkey && (await findAdminById(db, passkey.ownerId));
  return admin?.is_demo && !config.demo ? undefined : admin;
}

/** Whether this admin's passkey signed our challenge, in this browser; what it says is stored. */
export async function verifyAdminPasskey(
  tx: Tx,
  platform: PasskeyPlatform,
  { admin, credential }: { admin: AdminRow; credential: UsedCredential },
  call: CallContext<unknown>,
): Promise<boolean> {
  const find = async (db: Tx, id: Buffer) => {
    const passkey = await findAdminPasskeyByCredential(db, id);
    return passkey?.ownerId === admin.id ? passkey : undefined;
  };
  const proof = await verifyAuthentication(tx, platform, purpose, { credential, find }, call);
  return proof !== undefined && countsOn(tx, platform, proof);
}

/** False where the passkey is gone meanwhile, or its counter went back. */
async function countsOn(
  tx: Tx,
  { clock, log }: PasskeyPlatform,
  proof: Proof<AdminPasskeyRow>,
): Promise<boolean> {
  const { id, ownerId: adminId } = proof.passkey;
  const passkey = await findAdminPasskeyForUpdate(tx, id);
  if (!passkey) return false;
  if (hasGoneBack(passkey.counter, proof.counter)) {
    log.warn({ adminId, passkeyId: id }, 'the counter of an admin’s passkey went back');
    return false;
  }
  await updateAdminPasskeyUsed(tx, id, { ...proof, now: clock.now() });
  return true;
}
