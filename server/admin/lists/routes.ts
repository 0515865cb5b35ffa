import { listFeedback } from '#contract/admin/feedback.ts';
import { listProfessionals } from '#contract/admin/professionals.ts';
import { listRequests } from '#contract/admin/requests.ts';
import { listSubscriptions } from '#contract/admin/subscriptions.ts';
import { listUsers } from '#contract/admin/users.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { actorOf } from '../audit/record-audit.ts';
import { feedback } from './feedback.ts';
import { readListPage } from './list.ts';
import { professionals } from './professionals.ts';
import { requests } from './requests.ts';
import { subscriptions } from './subscriptions.ts';
import { users } from './users.ts';

/** The lists of the panel, a page at a time. */
export function listRoutes(platform: Platform): Route[] {
  const everyRequest = requests(platform);
  return [
    route(listUsers, ({ query }, call) => readListPage(platform, users, query, actorOf(call))),
    route(listProfessionals, ({ query }, call) =>
      readListPage(platform, professionals, query, actorOf(call)),
    ),
    route(listRequests, ({ query }, call) =>
      readListPage(platform, everyRequest, query, actorOf(call)),
    ),
    route(listFeedback, ({ query }, call) =>
      readListPage(platform, feedback, query, actorOf(call)),
    ),
    route(listSubscriptions, ({ query }, call) =>
      readListPage(platform, subscriptions, query, actorOf(call)),
    ),
  ];
}
