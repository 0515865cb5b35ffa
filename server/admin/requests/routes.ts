import {
  assignProfessional,
  cancelByOperator,
  deleteRequest as deleteRequestCall,
  reopenByOperator,
  replaceLead as replaceLeadCall,
} from '#contract/admin/requests.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import {
  assignByName,
  cancelRequest,
  deleteRequest,
  reopenRequest,
  replaceLead,
} from './request-operations.ts';

/** Operators' actions on requests. */
export function requestRoutes(platform: Platform): Route[] {
  return [
    route(deleteRequestCall, async ({ params, body }, call) =>
      deleteRequest(platform, call, params.id, body.reason),
    ),
    route(cancelByOperator, async ({ params, body }, call) =>
      cancelRequest(platform, call, params.id, body.reason),
    ),
    route(reopenByOperator, async ({ params, body }, call) =>
      reopenRequest(platform, call, params.id, body.reason),
    ),
    route(assignProfessional, async ({ params, body }, call) => ({
      leadId: await assignByName(platform, call, params.id, body),
    })),
    route(replaceLeadCall, async ({ params, body }, call) =>
      replaceLead(platform, call, params.id, body.reason),
    ),
  ];
}
