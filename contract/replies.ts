import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The ways a message comes in from outside the app. */
export const inboundChannel = z.enum(['email', 'sms', 'whatsapp']);
export type InboundChannel = z.output<typeof inboundChannel>;

/** What became of an inbound message; `received` while it is being read. */
export const inboundOutcome = z.enum([
  'received',
  'accepted',
  'declined',
  'message',
  'asked_back',
  'stopped',
  'resumed',
  'helped',
  'ignored',
  'refused',
]);
export type InboundOutcome = z.output<typeof inboundOutcome>;

export const revokeReplyAddresses = endpoint({
  method: 'POST',
  path: '/api/reply-addresses/revoke',
  audience: 'signed-in',
  summary:
    'Switch off every address under which the caller answers mails; the next mails have new ones',
  response: null,
  errors: [],
});
