import { listBlocks as listBlocksCall, unblock as unblockCall } from '#contract/requests/safety.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { unblock } from './blocks.ts';
import { findByBlocker } from './queries.ts';

export function safetyRoutes(platform: Platform): Route[] {
  return [
    route(listBlocksCall, async (_, { session }) =>
      (await findByBlocker(platform.db, session.userId)).map(({ id, name, created_at }) => ({
        id,
        name,
        since: created_at.toISOString(),
      })),
    ),

    route(unblockCall, async ({ params }, { session }) => unblock(platform, session, params.id)),
  ];
}
