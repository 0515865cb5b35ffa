import * as neighbourhoodCalls from '#contract/requests/neighbourhood.ts';
import * as leadCalls from '#contract/requests/leads.ts';
import * as requestCalls from '#contract/requests/requests.ts';
import {
  askOthers,
  assignLead,
  cancelRequest,
  completeRequest,
  hireProfessional,
  markLeadsSeen,
  releaseLead,
  reportCompletion,
  respondToLead,
  stepBack,
} from '#server/matching/matching.ts';
import { storeAcceptanceNote } from '#server/messaging/messaging.ts';
import { assertNamesCaller } from '#server/platform/http/claimed-identity.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import {
  countLeads,
  getLead,
  getLeadMap,
  getNeighbourhood,
  getOwnRequest,
  listLeads,
  listWrittenRequests,
  getRequestWithTimeline,
} from './inbox.ts';

export function inboxRoutes(platform: Platform): Route[] {
  return [...customersRoutes(platform), ...professionalsRoutes(platform)];
}

function customersRoutes(platform: Platform): Route[] {
  const { db } = platform;
  return [
    route(requestCalls.listOwnRequests, async ({ query }, { session, language }) => {
      assertNamesCaller(session, query.userId);
      return listWrittenRequests(db, session, { before: query.before, language });
    }),

    route(requestCalls.getOwnRequest, async ({ params }, { session }) =>
      getRequestWithTimeline(db, session, params.id),
    ),

    route(neighbourhoodCalls.getNeighbourhood, ({ params, query }, { session, language }) =>
      getNeighbourhood(platform, session, params.id, query.language ?? language),
    ),

    route(requestCalls.hireProfessional, async ({ params, body }, { session }) => {
      await hireProfessional(platform, session, params.id, body.professionalId);
      return getOwnRequest(db, session, params.id);
    }),

    route(requestCalls.cancelRequest, async ({ params, body }, { session }) => {
      await cancelRequest(platform, session, params.id, body.reason || null);
      return getOwnRequest(db, session, params.id);
    }),

    route(requestCalls.completeRequest, async ({ params, body }, { session }) => {
      await completeRequest(platform, session, params.id, body.done ?? true);
      return getOwnRequest(db, session, params.id);
    }),

    route(requestCalls.askOthers, async ({ params }, { session }) => {
      await askOthers(platform, session, params.id);
      return getOwnRequest(db, session, params.id);
    }),

    route(requestCalls.reopenSearch, async ({ params, body }, { session }) => {
      const { professionalId, reason } = body;
      await releaseLead(platform, session, params.id, { professionalId, reason: reason || null });
      return getOwnRequest(db, session, params.id);
    }),
  ];
}

function professionalsRoutes(platform: Platform): Route[] {
  const { db } = platform;
  return [
    route(leadCalls.listLeads, async ({ params, query }, { session }) => {
      assertThat(params.id === session.professionalId, 'not_yours');
      return listLeads(db, session, query);
    }),

    route(leadCalls.countLeads, async ({ params }, { session }) => {
      assertThat(params.id === session.professionalId, 'not_yours');
      return countLeads(db, session);
    }),

    route(neighbourhoodCalls.getLeadMap, ({ params, query }, { session, language }) =>
      getLeadMap(db, session, params.id, query.language ?? language),
    ),

    route(leadCalls.respondToLead, async ({ params, body }, { session }) => {
      await respondToLead(platform, session, params.id, body, storeAcceptanceNote(session));
      return getLead(db, session, params.id);
    }),

    route(leadCalls.assignLead, async ({ params, body }, { session }) => {
      await assignLead(platform, session, params.id, body);
      return getLead(db, session, params.id);
    }),

    route(leadCalls.markLeadsSeen, async ({ body }, { session }) =>
      markLeadsSeen(platform, session, body.leadIds),
    ),

    route(leadCalls.reportCompletion, async ({ params }, { session }) => {
      await reportCompletion(platform, session, params.id);
      return getLead(db, session, params.id);
    }),

    route(leadCalls.stepBack, async ({ params, body }, { session }) => {
      await stepBack(platform, session, params.id, body.reason || null);
      return getLead(db, session, params.id);
    }),
  ];
}
