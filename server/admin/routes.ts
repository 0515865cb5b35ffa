import type { Platform } from '#server/platform/platform.ts';
import type { Route } from '#server/platform/http/route.ts';
import { auditRoutes } from './audit/routes.ts';
import { deliveryRoutes } from './deliveries/routes.ts';
import { detailRoutes } from './details/routes.ts';
import { adminAuthRoutes } from './auth/routes.ts';
import { exportRoutes } from './exports/routes.ts';
import { inboundRoutes } from './inbound/routes.ts';
import { listRoutes } from './lists/routes.ts';
import { statsRoutes } from './stats/routes.ts';
import { adminSiteRoutes } from './site/routes.ts';
import { adminCatalogueRoutes } from './catalogue/routes.ts';
import { importRoutes } from './imports/routes.ts';
import { marketRoutes } from './market/routes.ts';
import { adminPasskeyRoutes } from './passkeys/routes.ts';
import { planRoutes } from './plans/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { requestRoutes } from './requests/routes.ts';
import { teamRoutes } from './team/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';

/** The calls of admins, in the order of the panel. */
export function adminRoutes(platform: Platform): Route[] {
  return [
    ...adminAuthRoutes(platform),
    ...adminPasskeyRoutes(platform),
    ...teamRoutes(platform),
    ...statsRoutes(platform),
    ...planRoutes(platform),
    ...listRoutes(platform),
    ...exportRoutes(platform),
    ...peopleRoutes(platform),
    ...reviewRoutes(platform),
    ...reportRoutes(platform),
    ...marketRoutes(platform),
    ...requestRoutes(platform),
    ...detailRoutes(platform),
    ...auditRoutes(platform),
    ...adminSiteRoutes(platform),
    ...adminCatalogueRoutes(platform),
    ...importRoutes(platform),
    ...deliveryRoutes(platform),
    ...inboundRoutes(platform),
  ];
}
