import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { LifeActor, RequestStatus } from '#contract/requests/statuses.ts';
import { batchedRows } from '#server/platform/database/batched.ts';
import { arrayOf } from '#server/platform/database/arrays.ts';
import type { Db, Tables } from '#server/platform/database/db.ts';

/** The columns of a request that are read. */
export const requestColumns = [
  'id',
  'customer_id',
  'profession_id',
  'description',
  'extra_answers',
  'location',
  'area',
  'lat',
  'lon',
  'place_found',
  'place_is_exact',
  'urgency',
  'starts_on',
  'ends_on',
  'recurrence',
  'destination',
  'destination_area',
  'language',
  'status',
  'professional_id',
  'contact_email',
  'contact_phone',
  'created_at',
  'hired_at',
  'completion_reported_at',
  'ended_at',
  'cancel_reason',
  'is_short',
  'photo_count',
  'direct_to',
  'direct_others',
] as const;

/** A request as it is stored. */
export type RequestRow = Pick<Selectable<Tables['requests']>, (typeof requestColumns)[number]>;

const MAX_EARLIER_PLACES = 2;

/** Columns filled in later. */
export type LaterFields =
  | 'professional_id'
  | 'hired_at'
  | 'completion_reported_at'
  | 'ended_at'
  | 'cancel_reason';

export type NewRequest = Omit<RequestRow, 'id' | LaterFields> & {
  location_place_id: string | null;
  idempotency_key: string | null;
  fingerprint: Buffer;
};

/** The columns that are written when a request is stored. */
const newColumns = [
  ...requestColumns.filter(
    (column) =>
      ![
        'professional_id',
        'hired_at',
        'completion_reported_at',
        'ended_at',
        'cancel_reason',
      ].includes(column),
  ),
  'location_place_id',
  'idempotency_key',
  'fingerprint',
];

/**
 * Stores requests, each with the first row of its history, except those whose customer used their
 * idempotency key before or has an identical open request, also under concurrency: undefined in their
 * place. Their ids are random: people distinguish requests by the first 8 characters. Stored in the
 * order of their keys, which prevents deadlocks.
 */
export async function insertRequests(
  db: Db,
  requests: readonly NewRequest[],
): Promise<(RequestRow | undefined)[]> {
  const made = requests.map((request) => ({
    ...request,
    id: randomUUID(),
    fingerprint: `\\x${request.fingerprint.toString('hex')}`,
  }));
  const list = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<RequestRow>`
    with stored as (
      insert into requests (${list(newColumns)})
      select ${list(newColumns)} from jsonb_populate_recordset(null::requests, ${JSON.stringify(made)})
      order by customer_id, idempotency_key
      on conflict do nothing returning ${list(requestColumns)}
    ), noted as (
      insert into request_history (request_id, event, actor, to_status, at)
      select id, 'submit', 'customer', status, created_at from stored
    )
    select * from stored`.execute(db);
  const stored = new Map(rows.map((row) => [row.id, row]));
  return made.map(({ id }) => stored.get(id));
}

export function findByIdempotencyKey(db: Db, customerId: string, key: string) {
  return db
    .selectFrom('requests')
    .select([...requestColumns, 'fingerprint'])
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export async function findRequest(db: Db, id: string): Promise<RequestRow | undefined> {
  return (await findRequests(db, [id]))[0];
}

export const findRequests = batchedRows(
  (db, ids): Promise<RequestRow[]> =>
    db
      .selectFrom('requests')
      .select(requestColumns)
      .where('id', '=', sql<string>`any(${arrayOf('uuid', ids)})`)
      .execute(),
  ({ id }) => id,
);

/** Locks this request against other changes. */
export function lockRequest(db: Db, id: string) {
  return db
    .selectFrom('requests')
    .select(requestColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The found places of a customer's last requests in degrees, newest first. */
export function listEarlierPlaces(db: Db, customerId: string) {
  return db
    .selectFrom('requests')
    .select(['lat', 'lon'])
    .where('customer_id', '=', customerId)
    .where('place_found', '=', true)
    .where('lat', 'is not', null)
    .where('lon', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_EARLIER_PLACES)
    .$narrowType<{ lat: number; lon: number }>()
    .execute();
}

export interface Move {
  id: string;
  event: string;
  actor: LifeActor;
  leadId: string | null;
  from: RequestStatus;
  to: RequestStatus;
  at: Date;
  /** The note written with it. */
  note: string | null;
  /** Columns set beside the status. */
  set: Partial<Pick<RequestRow, LaterFields>>;
}

/** Moves a request and writes its history. */
export async function updateStatus(db: Db, move: Move): Promise<void> {
  await db
    .with('moved', (cte) =>
      cte
        .updateTable('requests')
        .set({ status: move.to, ...move.set })
        .where('id', '=', move.id)
        .returning('id'),
    )
    .insertInto('request_history')
    .columns(['request_id', 'lead_id', 'event', 'actor', 'from_status', 'to_status', 'note', 'at'])
    .expression((from) =>
      from
        .selectFrom('moved')
        .select([
          'id',
          sql<string | null>`${move.leadId}::uuid`.as('lead_id'),
          sql<string>`${move.event}::text`.as('event'),
          sql<LifeActor>`${move.actor}::text`.as('actor'),
          sql<string>`${move.from}::text`.as('from_status'),
          sql<string>`${move.to}::text`.as('to_status'),
          sql<string | null>`${move.note}::text`.as('note'),
          sql<Date>`${move.at}::timestamptz`.as('at'),
        ]),
    )
    .execute();
}

/** Stores whether a request is short. */
export async function markShort(db: Db, id: string, isShort: boolean): Promise<void> {
  await db.updateTable('requests').set({ is_short: isShort }).where('id', '=', id).execute();
}

/** Stores that two others are asked now: the request is short of them. */
export async function widen(db: Db, id: string): Promise<void> {
  await db
    .updateTable('requests')
    .set({ direct_others: 'now', is_short: true })
    .where('id', '=', id)
    .execute();
}

/** Sets another professional who accepted as the one of a request. */
export async function nameProfessional(db: Db, id: string, professionalId: string) {
  await db
    .updateTable('requests')
    .set({ professional_id: professionalId })
    .where('id', '=', id)
    .execute();
}

/** Deletes a request and everything that cascades; a review stays, without it. */
export async function deleteRequestRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('requests').where('id', '=', id).execute();
}
