import type { AuditEntry } from '#contract/admin.ts';
import type { Db } from '#server/platform/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { insertAudit, listAuditRows, type AuditRow } from './queries-audit.ts';

const pageSize = 100;

/** What an admin did, or somebody tried in their name. */
export type AuditAction =
  | 'created'
  | 'reset'
  | 'signed_in'
  | 'sign_in_refused'
  | 'signed_out'
  | 'totp_enrolled'
  | 'recovery_code_used';

/** Who acts: an admin, from a network address (`command` for an operator's command). */
export interface Actor {
  id: string;
  email: string;
  address: string;
}

/** Adds a row to the log, within the transaction of what was done. */
export async function recordAudit(
  db: Db,
  { clock }: Pick<Platform, 'clock'>,
  { id, email, address }: Actor,
  action: AuditAction,
): Promise<void> {
  await insertAudit(db, {
    at: clock.now(),
    admin_id: id,
    admin_email: email,
    action,
    target: null,
    reason: null,
    address,
  });
}

/** A page of the log, newest first; `before` is the id of the last row of the page before. */
export async function readAudit(db: Db, before: string | undefined): Promise<AuditEntry[]> {
  const page = { before: before === undefined ? undefined : Number(before), most: pageSize };
  return (await listAuditRows(db, page)).map(presentAudit);
}

function presentAudit({ id, at, admin_email, action, target, reason, address }: AuditRow) {
  return {
    id: String(id),
    at: at.toISOString(),
    adminEmail: admin_email,
    action,
    target,
    reason,
    address,
  };
}
