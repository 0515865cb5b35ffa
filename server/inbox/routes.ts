import { listLeads as listLeadsCall, respondToLead as respondCall } from '#contract/leads.ts';
import {
  getOwnRequest as getOwnRequestCall,
  listOwnRequests as listOwnRequestsCall,
} from '#contract/requests.ts';
import { respondToLead } from '#server/matching/matching.ts';
import { assertNamesCaller } from '#server/platform/claimed-identity.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { route, type Route } from '#server/platform/route.ts';
import { getLead, getOwnRequest, listLeads, listOwnRequests } from './inbox.ts';

export function inboxRoutes(platform: Platform): Route[] {
  const { db } = platform;
  return [
    route(listOwnRequestsCall, async ({ query }, { session }) => {
      assertNamesCaller(session, query.userId);
      return listOwnRequests(db, session, query.before);
    }),

    route(getOwnRequestCall, async ({ params }, { session }) =>
      getOwnRequest(db, session, params.id),
    ),

    route(listLeadsCall, async ({ params, query }, { session }) => {
      assertThat(params.id === session.professionalId, 'not_yours');
      return listLeads(db, session, query.before);
    }),

    route(respondCall, async ({ params, body }, { session }) => {
      await respondToLead(platform, session, params.id, body);
      return getLead(db, session, params.id);
    }),
  ];
}
