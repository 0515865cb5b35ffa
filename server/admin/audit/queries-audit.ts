import { sql, type Insertable, type Selectable } from 'kysely';
import type { listAudit } from '#contract/admin/audit.ts';
import type { Parsed } from '#contract/endpoint.ts';
import type { Db, Tables } from '#server/platform/database/db.ts';

/** The filters of the audit log. */
export type AuditFilters = Omit<Parsed<typeof listAudit>['query'], 'before'>;

export type AuditRow = Selectable<Tables['admin_audit']>;

export async function insertAudit(db: Db, row: Insertable<Tables['admin_audit']>) {
  await db.insertInto('admin_audit').values(row).execute();
}

/** Adds a refused sign-in of an admin; for an unknown address the same statement inserts no row. */
export async function insertRefusedSignIn(
  db: Db,
  { adminId, at, address }: { adminId: string | null; at: Date; address: string },
) {
  await sql`insert into admin_audit (at, admin_id, admin_email, action, address)
    select ${at}, id, email, 'sign_in_refused', ${address} from admins where id = ${adminId}`.execute(
    db,
  );
}

/** A page of the audit log. */
export interface AuditPage {
  filters: AuditFilters;
  /** The id of the last row of the page before. */
  before: number | undefined;
  most: number;
  /** Actions to leave out. */
  without: readonly string[];
}

/** Newest first. */
export async function listAuditRows(db: Db, { filters, before, most, without }: AuditPage) {
  const { by, action, targetKind, target, from, to } = filters;
  const { rows } = await sql<AuditRow>`
    select * from admin_audit where ${sql.join(
      [
        sql`true`,
        ...(before === undefined ? [] : [sql`id < ${before}`]),
        ...(by === undefined ? [] : [sql`admin_email = ${by.trim().toLowerCase()}`]),
        ...(action === undefined ? [] : [sql`action = ${action}`]),
        ...(targetKind === undefined ? [] : [sql`target_kind = ${targetKind}`]),
        ...(target === undefined ? [] : [sql`target = ${target}`]),
        ...(from === undefined ? [] : [sql`at >= ${`${from}T00:00:00Z`}::timestamptz`]),
        ...(to === undefined
          ? []
          : [sql`at < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`]),
        ...without.map((left) => sql`action <> ${sql.lit(left)}`),
      ],
      sql` and `,
    )}
    order by id desc limit ${most}`.execute(db);
  return rows;
}

/** Whether an admin has done anything but read since a moment. */
export async function hasActedSince(db: Db, adminId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('admin_audit')
    .select('id')
    .where('admin_id', '=', adminId)
    .where('at', '>', since)
    .where('action', '<>', 'read')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody signed in as this admin from this network address since then. */
export async function hasSignedInFrom(
  db: Db,
  { email, address, since }: { email: string; address: string; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('admin_audit')
    .select('id')
    .where('admin_email', '=', email)
    .where('action', '=', 'signed_in')
    .where('at', '>', since)
    .where('address', '=', address)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
