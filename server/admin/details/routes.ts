import {
  getAdminProfessional,
  getAdminRequest,
  getUser,
  readConversation as readConversationCall,
} from '#contract/admin/details.ts';
import type { Platform } from '#server/platform/platform.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { actorOf } from '../audit/record-audit.ts';
import { readConversation } from './conversation.ts';
import { readProfessional } from './professional.ts';
import { readRequest } from './request.ts';
import { readUser } from './user.ts';

/** The details of one row of a list, and a conversation for a reason. */
export function detailRoutes(platform: Pick<Platform, 'db' | 'clock'>): Route[] {
  return [
    route(getUser, ({ params }, call) => readUser(platform, actorOf(call), params.id)),
    route(getAdminProfessional, ({ params }, call) =>
      readProfessional(platform, actorOf(call), params.id),
    ),
    route(getAdminRequest, ({ params }, call) => readRequest(platform, actorOf(call), params.id)),
    route(readConversationCall, ({ params, body }, call) =>
      readConversation(platform, actorOf(call), { requestId: params.id, ...body }),
    ),
  ];
}
