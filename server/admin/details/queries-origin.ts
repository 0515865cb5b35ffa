import { sql, type Selectable } from 'kysely';
import type { PaidPlanId } from '#contract/billing/subscriptions.ts';
import type { Db, Tables } from '#server/platform/database/db.ts';

interface SubscriptionRow {
  plan_id: PaidPlanId | null;
  status: Selectable<Tables['subscriptions']>['status'];
  has_payment_method: boolean;
  cancels_at: Date | null;
  entitled_since: Date | null;
  trialEnd: Date | null;
  periodEnd: Date | null;
  overdueCents: number | null;
}

/** The subscription of a professional, if they ever began one. */
export async function findSubscription(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<SubscriptionRow>`
    select plan_id, status, has_payment_method, cancels_at, entitled_since,
      trial_end as "trialEnd", period_end as "periodEnd", overdue_cents as "overdueCents"
    from subscriptions where professional_id = ${id}`.execute(db);
  return rows[0];
}

/** The origin of an unclaimed record. */
export async function findOrigin(db: Db, id: string) {
  const { rows } = await sql<{
    lawfulBasis: string;
    source: string;
    fileName: string | null;
    importedAt: Date;
    firstContactedAt: Date | null;
  }>`
    select unclaimed.lawful_basis as "lawfulBasis", unclaimed.source,
      imports.file_name as "fileName", unclaimed.created_at as "importedAt",
      first_contacted_at as "firstContactedAt"
    from unclaimed_professionals unclaimed left join imports on imports.id = import_id
    where professional_id = ${id}`.execute(db);
  return rows[0];
}

/** The invitations of a professional, newest first; 20 at most. */
export async function findInvitations(db: Db, id: string) {
  const { rows } = await sql<{
    channel: 'email' | 'sms';
    sentAt: Date;
    expiresAt: Date;
    usedAt: Date | null;
    outcome: 'joined' | 'declined' | 'never_again' | null;
  }>`
    select channel, sent_at as "sentAt", expires_at as "expiresAt", used_at as "usedAt", outcome
    from invitations where professional_id = ${id} order by sent_at desc limit 20`.execute(db);
  return rows;
}
