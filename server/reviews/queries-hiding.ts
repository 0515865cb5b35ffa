import type { Tx } from '#server/platform/database/db.ts';

/** A review with whether it is hidden, locked until the transaction ends. */
export function lockReview(tx: Tx, id: string) {
  return tx
    .selectFrom('reviews')
    .select(['id', 'author_id', 'request_id', 'professional_id', 'rating', 'hidden_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Null restores it. */
export async function updateHidden(tx: Tx, id: string, at: Date | null): Promise<void> {
  await tx.updateTable('reviews').set({ hidden_at: at }).where('id', '=', id).execute();
}
