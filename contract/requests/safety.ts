import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id, moment, text } from '../text.ts';

export const REPORT_REASONS = ['spam', 'abuse', 'fraud', 'safety', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const MAX_REPORT_LENGTH = 1000;

/** The other side of a conversation; a customer with several names the professional. */
const otherSide = { serviceRequestId: id, professionalId: z.optional(z.nullable(id)) };

/** A blocked person; `name` is what the caller knew them by. */
export const block = z.object({ id, name: z.string(), since: moment });
export type Block = z.output<typeof block>;

export const blockPerson = endpoint({
  method: 'POST',
  path: '/api/blocks',
  audience: 'signed-in',
  summary: 'Block the other side of a conversation; again changes nothing',
  body: z.object(otherSide),
  response: null,
  errors: ['not_found', 'not_yours'],
});

export const listBlocks = endpoint({
  method: 'GET',
  path: '/api/blocks',
  audience: 'signed-in',
  summary: 'Those the caller has blocked, newest first',
  response: z.array(block),
  errors: [],
});

export const unblock = endpoint({
  method: 'DELETE',
  path: '/api/blocks/:id',
  audience: 'signed-in',
  summary: 'Take back a block; what it ended stays ended',
  params: { id },
  response: null,
  errors: ['not_found'],
});

/** The target of a report. */
export const reportTarget = z.discriminatedUnion('type', [
  z.object({ type: z.literal('review'), id }),
  z.object({ type: z.literal('message'), id }),
  z.object({ type: z.literal('person'), ...otherSide }),
]);
export type ReportTarget = z.output<typeof reportTarget>;

export const report = endpoint({
  method: 'POST',
  path: '/api/reports',
  audience: 'signed-in',
  summary: 'Report a review, a message or the other side of a conversation to the operator',
  body: z.object({
    target: reportTarget,
    reason: z.enum(REPORT_REASONS),
    comment: z.optional(z.nullable(text(0, MAX_REPORT_LENGTH))),
  }),
  response: z.object({ id }),
  status: 201,
  errors: ['not_found', 'not_yours'],
});
