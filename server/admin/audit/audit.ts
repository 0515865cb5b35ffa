import type { AuditAction, AuditTarget } from '#contract/admin/audit.ts';
import type { Db } from '#server/platform/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { AdminSession, CallContext } from '#server/platform/route.ts';
import { insertAudit } from './queries-audit.ts';

export type { AuditAction } from '#contract/admin/audit.ts';

/** Who acts: an admin, from a network address (`command` for an operator's command). */
export interface Actor {
  id: string;
  email: string;
  address: string;
}

/** What was done to what, why, and how it stood: words and figures, never what a person wrote. */
export interface Deed {
  action: AuditAction;
  target?: { kind: AuditTarget; id: string };
  reason?: string | null | undefined;
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
}

/** The admin of a call. */
export function actorOf({
  session: { adminId: id, email },
  address,
}: Pick<CallContext<AdminSession>, 'session' | 'address'>): Actor {
  return { id, email, address };
}

/** Adds a row to the log, within the transaction of what was done. */
export async function recordAudit(
  db: Db,
  { clock }: Pick<Platform, 'clock'>,
  { id, email, address }: Actor,
  { action, target, reason, before, after }: Deed,
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
