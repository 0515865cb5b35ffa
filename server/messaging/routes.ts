import * as calls from '#contract/requests/messages.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { listConversation, markRead } from './read.ts';
import { messageSender } from './send.ts';
import { publishTyping } from './typing.ts';

export function messagingRoutes(platform: Platform): Route[] {
  const sendMessage = messageSender(platform);
  return [
    route(calls.listMessages, async ({ query }, { session }) =>
      listConversation(platform, session, { ...query, serviceRequestId: requestOf(query) }),
    ),

    route(calls.sendMessage, async ({ body }, { session, idempotencyKey }) =>
      sendMessage(session, body, idempotencyKey),
    ),

    route(calls.markMessagesRead, async ({ body }, { session }) =>
      markRead(platform, session, body),
    ),

    route(calls.sayTyping, async ({ body }, { session }) => publishTyping(platform, session, body)),
  ];
}

/** Both names of the parameter may be given, if they agree. */
function requestOf(query: {
  serviceRequestId?: string | undefined;
  requestId?: string | undefined;
}) {
  const { serviceRequestId, requestId } = query;
  const id = serviceRequestId ?? requestId;
  if (id !== undefined && (requestId ?? id) === id) return id;
  const problem = id === undefined ? 'missing' : 'disagrees';
  throw new Refusal('invalid_input', { details: [{ field: 'serviceRequestId', problem }] });
}
