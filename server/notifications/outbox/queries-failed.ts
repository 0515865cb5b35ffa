import { sql, type ExpressionBuilder, type Selectable } from 'kysely';
import type { Channel } from '#contract/notifications.ts';
import type { Db, Tables } from '#server/platform/database/db.ts';

type Outbox = Tables['outbox_messages'];

/** A filter of the messages that failed for good; empty means all. */
export interface FailedFilter {
  channel?: Channel | undefined;
  kind?: string | undefined;
}

const shown = [
  'id',
  'kind',
  'channel',
  'recipient',
  'language',
  'created_at',
  'failed_at',
  'attempts',
  'last_error',
] as const;

export type FailedRow = Pick<Selectable<Outbox>, (typeof shown)[number]> & {
  can_be_retried: boolean;
};

/** Messages that failed for good, newest first, after a cursor. */
export async function listFailed(
  db: Db,
  page: FailedFilter & {
    after: { failedAt: Date; id: string } | undefined;
    limit: number;
    newsSince: Date;
  },
): Promise<FailedRow[]> {
  const { after, limit } = page;
  return db
    .selectFrom('outbox_messages')
    .select(shown)
    .select((row) => canBeRetried(row, page.newsSince).as('can_be_retried'))
    .where('failed_at', 'is not', null)
    .where((row) => isMeant(row, page))
    .$if(after !== undefined, (rows) =>
      rows.where(sql<boolean>`(failed_at, id) < (${after?.failedAt}, ${after?.id}::uuid)`),
    )
    .orderBy('failed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .$castTo<FailedRow>()
    .execute();
}

/** How many failed for good by channel and kind, and how many of those can be retried. */
export async function countFailed(db: Db, newsSince: Date) {
  return db
    .selectFrom('outbox_messages')
    .select(['channel', 'kind'])
    .select((row) => [
      sql<number>`count(*)::int`.as('failed'),
      sql<number>`(count(*) filter (where ${canBeRetried(row, newsSince)}))::int`.as('retryable'),
    ])
    .where('failed_at', 'is not', null)
    .groupBy(['channel', 'kind'])
    .orderBy('channel')
    .orderBy('kind')
    .execute();
}

/**
 * Queues messages that failed for good again; returns their ids. Those that were sent, are queued
 * or can no longer be sent stay as they are.
 */
export async function updateFailedWaiting(
  db: Db,
  which: { ids: readonly string[] } | (FailedFilter & { until: Date }),
  { newsSince, limit }: { newsSince: Date; limit: number },
) {
  return db
    .updateTable('outbox_messages')
    .set({ failed_at: null, sending_until: null })
    .where('id', 'in', (those) =>
      those
        .selectFrom('outbox_messages')
        .select('id')
        .where('failed_at', 'is not', null)
        .where((row) => canBeRetried(row, newsSince))
        .where((row) =>
          'ids' in which
            ? row('id', 'in', which.ids)
            : row.and([isMeant(row, which), row('failed_at', '<=', which.until)]),
        )
        .orderBy('failed_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
}

type Row = ExpressionBuilder<Tables, 'outbox_messages'>;

function isMeant(row: Row, { channel, kind }: FailedFilter) {
  return row.and([
    ...(channel === undefined ? [] : [row('channel', '=', channel)]),
    ...(kind === undefined ? [] : [row('kind', '=', kind)]),
  ]);
}

/** Redacted and stale messages cannot be retried, nor those to a browser that is gone. */
function canBeRetried(row: Row, newsSince: Date) {
  return row.and([
    row('sent_at', 'is', null),
    row('text', '!=', ''),
    row('created_at', '>=', newsSince),
    row.or([row('channel', '!=', 'push'), row('push_subscription_id', 'is not', null)]),
  ]);
}
