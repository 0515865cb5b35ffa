import type { Platform } from '#server/platform/platform.ts';
import type { Route } from '#server/platform/route.ts';
import { auditRoutes } from './audit/routes.ts';
import { doorRoutes } from './door/routes.ts';
import { exportRoutes } from './exports/routes.ts';
import { listRoutes } from './lists/routes.ts';
import { statsRoutes } from './stats/routes.ts';
import { requestRoutes } from './requests/routes.ts';

/** The calls of admins, in the order of the panel. */
export function adminRoutes(platform: Platform): Route[] {
  return [
    ...doorRoutes(platform),
    ...requestRoutes(platform),
    ...statsRoutes(platform),
    ...listRoutes(platform),
    ...exportRoutes(platform),
    ...auditRoutes(platform),
  ];
}
