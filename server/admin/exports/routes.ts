import { adminFeedback, exportFeedback } from '#contract/admin/feedback.ts';
import { adminProfessional, exportProfessionals } from '#contract/admin/professionals.ts';
import { adminRequest, exportRequests } from '#contract/admin/requests.ts';
import { adminSubscription, exportSubscriptions } from '#contract/admin/subscriptions.ts';
import { adminUser, exportUsers } from '#contract/admin/users.ts';
import * as z from 'zod/mini';
import { getTaxes } from '#server/subscriptions/subscriptions.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { feedback } from '../lists/feedback.ts';
import { professionals } from '../lists/professionals.ts';
import { requests } from '../lists/requests.ts';
import { subscriptions } from '../lists/subscriptions.ts';
import { users } from '../lists/users.ts';
import { exportList } from './export-list.ts';

/** The columns before an owner chose taxes. */
const withoutTaxes = z.omit(adminSubscription, { priceWithoutTax: true, tax: true });

/** The lists of the panel as files for spreadsheets. */
export function exportRoutes(platform: Platform): Route[] {
  const everyRequest = requests(platform);
  return [
    route(exportUsers, ({ query }, call) =>
      exportList(platform, users, query, { shape: adminUser, call }),
    ),
    route(exportProfessionals, ({ query }, call) =>
      exportList(platform, professionals, query, { shape: adminProfessional, call }),
    ),
    route(exportRequests, ({ query }, call) =>
      exportList(platform, everyRequest, query, { shape: adminRequest, call }),
    ),
    route(exportFeedback, ({ query }, call) =>
      exportList(platform, feedback, query, { shape: adminFeedback, call }),
    ),
    route(exportSubscriptions, async ({ query }, call) => {
      const { version } = await getTaxes(platform.db);
      const shape = version > 0 ? adminSubscription : withoutTaxes;
      return exportList(platform, subscriptions, query, { shape, call });
    }),
  ];
}
