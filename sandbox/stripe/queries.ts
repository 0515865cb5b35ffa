import type { Stripe } from 'stripe';
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';

export interface Row {
  id: string;
  kind: string;
  customer: string | null;
  due_at: Date | null;
  body: unknown;
  hidden: unknown;
}

const columns = ['id', 'kind', 'customer', 'due_at', 'body', 'hidden'] as const;

export async function insertObject(db: Db, row: Row): Promise<void> {
  await db.insertInto('sandbox_objects').values(written(row)).execute();
}

export async function updateObject(db: Db, row: Row): Promise<void> {
  const { customer, body, hidden, due_at } = written(row);
  await db
    .updateTable('sandbox_objects')
    .set({ customer, body, hidden, due_at })
    .where('id', '=', row.id)
    .execute();
}

export async function findObject(db: Db, id: string): Promise<Row | undefined> {
  return db.selectFrom('sandbox_objects').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Locks a customer until the end of the transaction. */
export async function lockCustomer(db: Db, id: string): Promise<void> {
  await db.selectFrom('sandbox_objects').select('id').where('id', '=', id).forUpdate().execute();
}

/** Newest first; optionally of one customer. */
export async function listObjects(
  db: Db,
  kind: string,
  customer: string | undefined,
): Promise<Row[]> {
  return db
    .selectFrom('sandbox_objects')
    .select(columns)
    .where('kind', '=', kind)
    .$if(customer !== undefined, (query) => query.where('customer', '=', customer as string))
    .orderBy('made', 'desc')
    .execute();
}

/** The prices made by calls, the newest first. */
export async function listMadePrices(db: Db): Promise<Stripe.Price[]> {
  const rows = await listObjects(db, 'price', undefined);
  return rows.map(({ body }) => body as Stripe.Price);
}

/** The first due object, up to that moment; optionally of one customer. */
export async function findDue(db: Db, until: Date, customer: string | undefined) {
  return db
    .selectFrom('sandbox_objects')
    .select(['id', 'customer'])
    .where('due_at', '<=', until)
    .$if(customer !== undefined, (query) => query.where('customer', '=', customer as string))
    .orderBy('due_at')
    .orderBy('made')
    .limit(1)
    .executeTakeFirst();
}

/** Locks an idempotency key: a second call waits until the first is answered. */
export async function lockKey(db: Db, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 23))`.execute(db);
}

export async function findAnswer(db: Db, key: string) {
  return db.selectFrom('sandbox_idempotency').selectAll().where('key', '=', key).executeTakeFirst();
}

export async function insertAnswer(
  db: Db,
  answer: { key: string; request_hash: string; status: number; body: unknown; answered_at: Date },
): Promise<void> {
  await db
    .insertInto('sandbox_idempotency')
    .values({ ...answer, body: JSON.stringify(answer.body) })
    .execute();
}

/** Stripe deletes keys after a day. */
export async function deleteAnswers(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sandbox_idempotency').where('answered_at', '<', before).execute();
}

/** Sets a savepoint, to roll back a part of a transaction. */
export async function savepoint(db: Db): Promise<void> {
  await sql`savepoint call`.execute(db);
}

export async function rollBackToSavepoint(db: Db): Promise<void> {
  await sql`rollback to savepoint call`.execute(db);
}

function written({ body, hidden, ...row }: Row) {
  return { ...row, body: JSON.stringify(body), hidden: JSON.stringify(hidden) };
}
