import { listAudit } from '#contract/admin/audit.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/route.ts';
import { readAudit } from './audit.ts';

/** The log of what admins do. */
export function auditRoutes({ db }: Pick<Platform, 'db'>): Route[] {
  return [route(listAudit, async ({ query }) => readAudit(db, query.before))];
}
