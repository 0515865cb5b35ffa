import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { inboundChannel, inboundOutcome } from '../replies.ts';
import { id, moment } from '../text.ts';
import { cursor, own, pages } from './list.ts';

/** Why an inbound message had no effect, or not all of it. */
export const inboundReason = z.enum([
  // Ignored.
  'loop',
  'bounce',
  'automatic',
  'mailing_list',
  'unknown_sender',
  'suspended',
  // Refused without a word: nobody has proven who sent it, or not the one who may.
  'unproven',
  'wrong_sender',
  'misaddressed',
  'too_complex',
  // Refused, and its sender was notified.
  'gone',
  'closed',
  'nothing_open',
  'answered',
  'empty',
  'too_long',
  'too_many',
  'not_delivered',
  // Passed on without them.
  'files',
  // Asked back.
  'unclear',
]);
export type InboundReason = z.output<typeof inboundReason>;

/** A mail or text message that came in, without its words. */
export const inboundMessage = z.object({
  id,
  channel: inboundChannel,
  /** Masked. */
  sender: z.string(),
  /** Whose address that is; null where it is nobody's, or not proven. */
  userId: z.nullable(id),
  userName: z.nullable(z.string()),
  requestId: z.nullable(id),
  outcome: inboundOutcome,
  reason: z.nullable(inboundReason),
  receivedAt: moment,
  cursor,
});
export type InboundMessage = z.output<typeof inboundMessage>;

export const listInbound = endpoint({
  method: 'GET',
  path: '/api/admin/inbound',
  audience: 'admin',
  summary: 'Mails and text messages that people sent, and what became of them, newest first',
  query: {
    ...own,
    channel: z.optional(inboundChannel),
    outcome: z.optional(inboundOutcome),
    reason: z.optional(inboundReason),
    userId: z.optional(id),
    ...pages,
  },
  response: z.array(inboundMessage),
  errors: [],
});
