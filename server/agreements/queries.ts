import { sql, type Selectable } from 'kysely';
import type { ChangeOrderStatus } from '#contract/agreements/agreements.ts';
import type { ChangeTerms } from '#contract/agreements/terms.ts';
import type { Db, Tables } from '#server/platform/database/db.ts';

const columns = [
  'id',
  'quote_id',
  'request_id',
  'professional_id',
  'number',
  'status',
  'terms',
  'total_before',
  'total_after',
  'sent_at',
  'ended_at',
  'decline_reason',
] as const;

/** A change order as it is stored. */
export type ChangeOrderRow = Omit<
  Pick<Selectable<Tables['change_orders']>, (typeof columns)[number]>,
  'terms' | 'status' | 'total_before' | 'total_after'
> & {
  terms: ChangeTerms;
  status: ChangeOrderStatus;
  total_before: number;
  total_after: number;
};

export type NewChangeOrder = Pick<
  ChangeOrderRow,
  | 'id'
  | 'quote_id'
  | 'request_id'
  | 'professional_id'
  | 'terms'
  | 'total_before'
  | 'total_after'
  | 'sent_at'
> & { idempotency_key: string | null };

/** Stores an open change order as the next of its agreement; the request is locked. */
export async function insertChangeOrder(db: Db, order: NewChangeOrder): Promise<void> {
  await db
    .insertInto('change_orders')
    .values({
      ...order,
      terms: JSON.stringify(order.terms),
      status: 'open',
      number: sql`(select coalesce(max(number), 0) + 1 from change_orders where quote_id = ${order.quote_id})`,
    })
    .execute();
}

export function findChangeOrder(db: Db, id: string): Promise<ChangeOrderRow | undefined> {
  return db
    .selectFrom('change_orders')
    .select(columns)
    .where('id', '=', id)
    .$castTo<ChangeOrderRow>()
    .executeTakeFirst();
}

export function findChangeOrderByKey(
  db: Db,
  professionalId: string,
  key: string,
): Promise<ChangeOrderRow | undefined> {
  return db
    .selectFrom('change_orders')
    .select(columns)
    .where('professional_id', '=', professionalId)
    .where('idempotency_key', '=', key)
    .$castTo<ChangeOrderRow>()
    .executeTakeFirst();
}

/** The change orders of an agreement, the oldest first. */
export function listChangeOrders(db: Db, quoteId: string): Promise<ChangeOrderRow[]> {
  return db
    .selectFrom('change_orders')
    .select(columns)
    .where('quote_id', '=', quoteId)
    .orderBy('number')
    .$castTo<ChangeOrderRow>()
    .execute();
}

/** Ends an open change order. */
export async function updateEnded(
  db: Db,
  ended: { id: string; status: ChangeOrderStatus; at: Date; declineReason: string | null },
): Promise<void> {
  await db
    .updateTable('change_orders')
    .set({ status: ended.status, ended_at: ended.at, decline_reason: ended.declineReason })
    .where('id', '=', ended.id)
    .execute();
}

/** The open change orders of a request whose job ended, or is another's by now. */
export function listVainChangeOrders(db: Db, requestId: string) {
  return db
    .selectFrom('change_orders')
    .innerJoin('requests', 'requests.id', 'change_orders.request_id')
    .select('change_orders.id')
    .where('change_orders.request_id', '=', requestId)
    .where('change_orders.status', '=', 'open')
    .where((is) =>
      is.or([
        is('requests.status', '<>', 'in_progress'),
        is('requests.professional_id', 'is distinct from', is.ref('change_orders.professional_id')),
      ]),
    )
    .execute();
}
