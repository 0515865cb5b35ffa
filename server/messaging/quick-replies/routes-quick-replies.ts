import { listQuickReplies, setQuickReplies } from '#contract/professionals/quick-replies.ts';
import type { Platform } from '#server/platform/platform.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { findQuickReplies, upsertQuickReplies } from './queries-quick-replies.ts';

/** The quick replies of a professional for their conversations. */
export function quickReplyRoutes(platform: Platform): Route[] {
  const { db } = platform;
  return [
    route(listQuickReplies, async (_, { session }) => ({
      replies: await findQuickReplies(db, session.professionalId),
    })),

    route(setQuickReplies, async ({ body }, call) => {
      await limit(platform, call, 'profileChanges');
      await upsertQuickReplies(db, call.session.professionalId, body.replies);
      return { replies: body.replies };
    }),
  ];
}
