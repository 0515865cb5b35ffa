import type { Platform } from '#server/platform/platform.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import type { SoftwareAuthenticator } from './software-authenticator.ts';

type Clocked = Pick<Platform, 'db' | 'clock'>;

/** Stores the passkey of an authenticator for a person; returns its id. */
export async function storePasskey(
  { db, clock }: Clocked,
  userId: string,
  authenticator: SoftwareAuthenticator,
): Promise<string> {
  const passkey = { ...rowOf(clock, userId, authenticator), user_id: userId };
  await db.insertInto('passkeys').values(passkey).execute();
  return passkey.id;
}

/** The same for an admin. */
export async function storeAdminPasskey(
  { db, clock }: Clocked,
  adminId: string,
  authenticator: SoftwareAuthenticator,
): Promise<string> {
  const passkey = { ...rowOf(clock, adminId, authenticator), admin_id: adminId };
  await db.insertInto('admin_passkeys').values(passkey).execute();
  return passkey.id;
}

function rowOf(clock: Platform['clock'], owner: string, authenticator: SoftwareAuthenticator) {
  const now = clock.now();
  return {
    ...authenticator.storedFor(Buffer.from(owner.replaceAll('-', ''), 'hex').toString('base64url')),
    id: uuidv7(now.getTime()),
    counter: 0,
    transports: [],
    backup_eligible: true,
    backed_up: true,
    name: 'Phone',
    created_at: now,
  };
}
