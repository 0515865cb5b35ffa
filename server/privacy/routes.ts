import * as calls from '#contract/accounts/privacy.ts';
import { assertMayChangeContact } from '#server/accounts/accounts.ts';
import type { Platform } from '#server/platform/platform.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import { ownProfileId, route, type Route } from '#server/platform/http/route.ts';
import { scheduleDeletion, readOwnDeletion, cancelDeletion } from './deletion.ts';
import { exportArchive } from './export.ts';

/** The calls on exporting and deleting an account. */
export function privacyRoutes(platform: Platform): Route[] {
  return [
    route(calls.exportAccount, async (_, call) => {
      assertMayChangeContact(call.session, platform.clock.now());
      await limit(platform, call, 'exports');
      const { userId } = call.session;
      const who = { userId, professionalId: ownProfileId(call.session) };
      return exportArchive(platform, who, call.language);
    }),
    route(calls.readDeletion, (_, { session }) => readOwnDeletion(platform, session)),
    route(calls.planDeletion, (_, { session }) => scheduleDeletion(platform, session)),
    route(calls.undoDeletion, (_, { session }) => cancelDeletion(platform, session)),
  ];
}
