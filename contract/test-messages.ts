import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { CHANNELS } from './notifications.ts';
import { id } from './text.ts';

/**
 * Where a test message is: on its way, handed over to its service, refused by it for good, or kept in
 * the outbox because the site has no service for its channel.
 */
const testMessage = z.object({ id, state: z.enum(['queued', 'sent', 'failed', 'kept']) });
export type TestMessage = z.output<typeof testMessage>;

export const sendTestMessage = endpoint({
  method: 'POST',
  path: '/api/test-messages',
  audience: 'signed-in',
  summary: 'Send oneself a message by a channel, to see that it arrives',
  body: z.object({ channel: z.enum(CHANNELS) }),
  response: testMessage,
  status: 201,
  errors: [],
});

export const getTestMessage = endpoint({
  method: 'GET',
  path: '/api/test-messages/:id',
  audience: 'signed-in',
  summary: 'What became of a test message',
  params: { id },
  response: testMessage,
  errors: ['not_found'],
});
