import { sql } from 'kysely';
import type { ActivityKind, ActivityWay } from '#contract/accounts/account-activity.ts';
import type { Language } from '#contract/language.ts';
import type { RequestStatus } from '#contract/requests/statuses.ts';
import type { Db } from '#server/platform/database/db.ts';

/** Columns of an account that its list does not show; undefined for an admin. */
export async function findAccount(db: Db, id: string) {
  const { rows } = await sql<{
    emailProven: boolean;
    hasPassword: boolean;
    appSince: Date | null;
    suspendedAt: Date | null;
    deletionDueAt: Date | null;
    reports: number;
  }>`
    select email_proven_at is not null as "emailProven", password_hash is not null as "hasPassword",
      (select confirmed_at from authenticator_apps where user_id = users.id) as "appSince",
      suspended_at as "suspendedAt", deletion_due_at as "deletionDueAt",
      (select count(*)::int from reports where target_type = 'person' and target_id = users.id)
        as reports
    from users where id = ${id}`.execute(db);
  return rows[0];
}

/** The active sessions, the one used last first; 50 at most. */
export async function findSessions(db: Db, userId: string, now: Date) {
  const { rows } = await sql<{
    id: string;
    userAgent: string | null;
    createdAt: Date;
    lastSeenAt: Date;
  }>`
    select id, user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt"
    from sessions where user_id = ${userId} and expires_at > ${now}
    order by last_seen_at desc, id limit 50`.execute(db);
  return rows;
}

/** The consents given and withdrawn, newest first; 50 at most. */
export async function findConsents(db: Db, userId: string) {
  const { rows } = await sql<{
    purpose: string;
    version: string;
    language: Language;
    given: boolean;
    at: Date;
  }>`
    select purpose, version, language, given, at
    from consents where user_id = ${userId} order by id desc limit 50`.execute(db);
  return rows;
}

/** The events of an account, newest first; 20 at most. */
export async function findActivity(db: Db, userId: string) {
  const { rows } = await sql<{
    at: Date;
    kind: ActivityKind;
    way: ActivityWay | null;
    browser: string | null;
    system: string | null;
  }>`
    select at, kind, way, browser, system from auth_events
    where user_id = ${userId} and kind <> 'sign_in_refused' order by id desc limit 20`.execute(db);
  return rows;
}

/** A customer's newest requests, 20 at most. */
export async function findNewestRequests(db: Db, userId: string) {
  const { rows } = await sql<{
    id: string;
    professionId: number;
    area: string;
    status: RequestStatus;
    createdAt: Date;
  }>`
    select id, profession_id as "professionId", area, status, created_at as "createdAt"
    from requests where customer_id = ${userId} order by created_at desc, id limit 20`.execute(db);
  return rows;
}
