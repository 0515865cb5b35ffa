import { accountRoutes } from '#server/accounts/routes.ts';
import { adminRoutes } from '#server/admin/routes.ts';
import { assistantRoutes } from '#server/assistant/routes.ts';
import { inboxRoutes } from '#server/inbox/routes.ts';
import { matchingRoutes } from '#server/matching/routes.ts';
import { messagingRoutes } from '#server/messaging/routes.ts';
import { tellChange, tellCode } from '#server/notifications/notifications.ts';
import { placeRoutes } from '#server/places/routes.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Route } from '#server/platform/route.ts';
import { beginTrade, endTrade } from '#server/professionals/professionals.ts';
import { professionalRoutes } from '#server/professionals/routes.ts';

/** Every call this server answers, by domain. */
export function allRoutes(platform: Platform): Route[] {
  return [
    ...accountRoutes(platform, {
      tellCode: tellCode(platform),
      tellChange: tellChange(platform),
      trades: { begin: beginTrade, end: endTrade },
    }),
    ...assistantRoutes(platform),
    ...placeRoutes(platform),
    ...professionalRoutes(platform),
    ...matchingRoutes(platform),
    ...inboxRoutes(platform),
    ...messagingRoutes(platform),
    ...adminRoutes(platform),
  ];
}
