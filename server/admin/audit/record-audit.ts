import type { AuditAction, AuditTarget } from '#contract/admin/audit.ts';
import type { AdminRole } from '#contract/admin/roles.ts';
import { HOUR_SECONDS } from '#contract/durations.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { countHit, type Counter } from '#server/platform/limits/rate-limits.ts';
import type { AdminSession, CallContext } from '#server/platform/http/route.ts';
import { insertAudit, insertRefusedSignIn } from './queries-audit.ts';

export type { AuditAction } from '#contract/admin/audit.ts';

/** Who acts: an admin, from a network address (`command` for a command-line operator). */
export interface Actor {
  id: string;
  email: string;
  address: string;
}

/** The admin of a call, with what their role decides. */
export interface AdminActor extends Actor {
  role: AdminRole;
}

/**
 * An entry of the audit log: action, object, reason and previous state, in codes and figures, never
 * what a person wrote.
 */
export interface AuditRecord {
  action: AuditAction;
  target?: { kind: AuditTarget; id: string };
  reason?: string | null | undefined;
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
}

const noted = { limit: Infinity, windowSeconds: HOUR_SECONDS };

/** The admin of a call. */
export function actorOf({
  session: { adminId: id, email, role },
  address,
}: Pick<CallContext<AdminSession>, 'session' | 'address'>): AdminActor {
  return { id, email, role, address };
}

/** Adds a row to the audit log, within the transaction of the action. */
export async function recordAudit(
  db: Db,
  { clock }: Pick<Platform, 'clock'>,
  { id, email, address }: Actor,
  { action, target, reason, before, after }: AuditRecord,
): Promise<void> {
  await insertAudit(db, {
    at: clock.now(),
    admin_id: id,
    admin_email: email,
    action,
    target_kind: target?.kind ?? null,
    target: target?.id ?? null,
    reason: reason ?? null,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    address,
  });
}

/**
 * Logs a refused sign-in in the audit log. It does the same work where there is no such admin,
 * including a synchronous write: timing does not disclose who is one.
 */
export async function recordRefusedSignIn(
  platform: Counter,
  admin: { id: string } | undefined,
  address: string,
): Promise<void> {
  const at = platform.clock.now();
  await platform.db.transaction().execute(async (tx) => {
    await countHit({ ...platform, db: tx }, ['admin-refused', address], noted);
    await insertRefusedSignIn(tx, { adminId: admin?.id ?? null, at, address });
  });
}
