import type { AdminRole } from '#contract/admin/roles.ts';
import { hashPassword } from '#server/platform/secrets/passwords.ts';
import type { Platform } from '#server/platform/platform.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { recordAudit } from './audit/record-audit.ts';
import { deletePasskeysOfAdmin } from './passkeys/queries-passkeys.ts';
import { deleteRecoveryCodes, insertAdmin, resetAdminByEmail } from './auth/queries.ts';
import { endAdminSessions } from './auth/sessions.ts';

export { finishRemoval } from './people/delete-person.ts';
export { finishSuspension } from './people/suspend.ts';
export { deleteExpiredInvitations } from './team/invitations.ts';
export { mayCall } from './rights.ts';
export { refreshMarket } from './market/market-cache.ts';
export { deleteEndedAdminSessions, findAdminByToken } from './auth/sessions.ts';

/** The sample admin of the demo, shown on its login page. */
export const DEMO_ADMIN = {
  email: 'admin@demo.test',
  name: 'Demo Admin',
  password: 'nearhand-demo',
} as const;

type Making = Pick<Platform, 'db' | 'clock'>;

interface NewAdmin {
  email: string;
  name: string;
  password: string;
  /** An owner where it is left out. */
  role?: AdminRole;
}

/** Creates an admin; returns their id, or null where the address is taken. */
export async function createAdmin(
  platform: Making,
  { email, name, password, role = 'owner' }: NewAdmin,
  isDemo = false,
): Promise<string | null> {
  const created_at = platform.clock.now();
  const id = uuidv7(created_at.getTime());
  const password_hash = await hashPassword(password);
  return platform.db.transaction().execute(async (tx) => {
    const row = { id, email, name, role, password_hash, is_demo: isDemo, created_at };
    if (!(await insertAdmin(tx, row))) return null;
    const actor = { id, email, address: 'command' };
    await recordAudit(tx, platform, actor, { action: 'created', after: { role } });
    return id;
  });
}

/**
 * Resets an admin: another password, no authenticator app, no passkeys, no sessions. Returns whether there is
 * one of that address.
 */
export async function resetAdmin(
  platform: Making,
  { email, password }: Pick<NewAdmin, 'email' | 'password'>,
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return platform.db.transaction().execute(async (tx) => {
    const admin = await resetAdminByEmail(tx, email, passwordHash);
    if (!admin) return false;
    await deleteRecoveryCodes(tx, admin.id);
    await deletePasskeysOfAdmin(tx, admin.id);
    await endAdminSessions(tx, admin.id);
    await recordAudit(
      tx,
      platform,
      { id: admin.id, email, address: 'command' },
      { action: 'reset' },
    );
    return true;
  });
}

/** Creates the sample admin, once: an authenticator app set up for it stays. */
export async function ensureDemoAdmin(platform: Making): Promise<void> {
  await createAdmin(platform, DEMO_ADMIN, true);
}
