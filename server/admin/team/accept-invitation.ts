import type { AdminRole } from '#contract/admin/roles.ts';
import { ADMIN_PASSWORD_MIN } from '#contract/admin/team.ts';
import { assertStrongPassword } from '#server/accounts/accounts.ts';
import { limitLinkGuesses } from '#server/platform/limits/link-guesses.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { hashOf } from '#server/platform/secrets/hashes.ts';
import { hashPassword } from '#server/platform/secrets/passwords.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { insertAdmin } from '../auth/queries.ts';
import { openAdminSession } from '../auth/sessions.ts';
import { findInvitation, spendInvitation } from './queries-invitations.ts';

type Opening = Pick<Platform, 'db' | 'clock' | 'config' | 'log'>;

/**
 * The invitation of a link. Expired, accepted, revoked and invented links answer alike.
 * @throws Refusal `not_found`, `too_many`
 */
export function getInvitation(platform: Opening, address: string, token: string) {
  return limitLinkGuesses(platform, address, async () => {
    const found = await findInvitation(platform.db, hashOf(token), platform.clock.now());
    assertThat(found !== undefined, 'not_found');
    return found;
  });
}

interface Acceptance {
  token: string;
  name: string;
  password: string;
  /** The caller's network address. */
  address: string;
  /** The token of the browser's previous session, which ends. */
  oldToken: string | undefined;
}

/**
 * Makes an admin of whoever holds the link, once, and signs them in; returns the token of their
 * session.
 * @throws Refusal `not_found`, `weak_password`, `too_many`, or `unavailable` when too many wait
 */
export async function acceptInvitation(
  platform: Opening,
  { token, name, password, address, oldToken }: Acceptance,
): Promise<{ email: string; name: string; role: AdminRole; sessionToken: string }> {
  const now = platform.clock.now();
  const { email } = await getInvitation(platform, address, token);
  assertAdminPassword(platform, password, email);
  const password_hash = await hashPassword(password);
  return platform.db.transaction().execute(async (tx) => {
    const invitation = await spendInvitation(tx, hashOf(token), now);
    assertThat(invitation !== undefined, 'not_found');
    const { id, role } = invitation;
    const row = { id, email, name, role, password_hash, created_at: now };
    // Somebody may have made an admin of this address by the command.
    assertThat((await insertAdmin(tx, row)) !== undefined, 'not_found');
    await recordAudit(tx, platform, { id, email, address }, { action: 'joined', after: { role } });
    await recordAudit(tx, platform, { id, email, address }, { action: 'signed_in' });
    return {
      email,
      name,
      role,
      sessionToken: await openAdminSession(tx, { adminId: id, oldToken, now }),
    };
  });
}

function assertAdminPassword({ config }: Opening, password: string, email: string): void {
  if (password.length < ADMIN_PASSWORD_MIN) {
    throw new Refusal('weak_password', { details: [{ field: 'password', problem: 'too_short' }] });
  }
  assertStrongPassword(config, password, { email, field: 'password' });
}
