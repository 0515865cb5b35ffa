import { adminReport, exportReports, listReports, resolveReport } from '#contract/admin/reports.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { actorOf } from '../audit/record-audit.ts';
import { exportList } from '../exports/export-list.ts';
import { readListPage } from '../lists/list.ts';
import { reports } from './list.ts';
import { resolve } from './resolve.ts';

/** The reports of people, and resolving them. */
export function reportRoutes(platform: Platform): Route[] {
  return [
    route(listReports, ({ query }, call) => readListPage(platform, reports, query, actorOf(call))),
    route(exportReports, ({ query }, call) =>
      exportList(platform, reports, query, { shape: adminReport, call }),
    ),
    route(resolveReport, ({ params, body }, call) => resolve(platform, call, params.id, body)),
  ];
}
