import type { QuickReply } from '#contract/professionals/quick-replies.ts';
import type { Db } from '#server/platform/database/db.ts';

/** The quick replies of a professional, in their order. */
export async function findQuickReplies(db: Db, professionalId: string): Promise<QuickReply[]> {
  const kept = await db
    .selectFrom('quick_replies')
    .select('replies')
    .where('professional_id', '=', professionalId)
    .$castTo<{ replies: QuickReply[] }>()
    .executeTakeFirst();
  return kept?.replies ?? [];
}

export async function upsertQuickReplies(
  db: Db,
  professionalId: string,
  replies: readonly QuickReply[],
): Promise<void> {
  const row = { professional_id: professionalId, replies: JSON.stringify(replies) };
  await db
    .insertInto('quick_replies')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('professional_id').doUpdateSet({ replies: row.replies }),
    )
    .execute();
}
