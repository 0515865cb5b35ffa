import { describeCaller } from './callers.ts';
import { refusalsByStatus } from './errors.ts';
import type { Operation } from './operation.ts';
import type { JsonSchema } from './schemas.ts';

const example =
  'event: beat\ndata: {}\n\nid: 1842\ndata: {"type":"request.changed","requestId":"01936f0e-7d2a-7c3e-9b1a-4f5d6e7a8b9c"}\n\n';

/** The live stream, which is not in the contract; its refusals are in `responses`. */
export function liveStream(responses: Record<string, JsonSchema>): Operation {
  return {
    operationId: 'liveEvents',
    tags: ['live'],
    summary:
      'What changed for the signed-in person, as server-sent events; resumes by Last-Event-ID',
    description: describeCaller('signed-in'),
    'x-audience': 'signed-in',
    security: [{ session: [] }],
    responses: {
      200: {
        description:
          'Each event is {type, …ids}; `event: beat` comes first and every ten seconds, `event: bye` ' +
          'before the server ends the stream',
        content: { 'text/event-stream': { schema: { type: 'string' }, example } },
      },
      ...refusalsByStatus(['not_signed_in', 'too_many', 'unavailable'], responses),
    },
  };
}
