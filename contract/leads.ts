import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { message } from './messages.ts';
import { PROFESSIONS } from './professions.ts';
import { id, moment, text } from './text.ts';
import { LEAD_STATUSES, REQUEST_STATUSES } from './statuses.ts';
import { URGENCIES } from './urgency.ts';

/** Why a professional was chosen; the reader's page says it in words. */
export const reason = z.discriminatedUnion('code', [
  z.object({ code: z.literal('near'), km: z.number() }),
  z.object({ code: z.literal('same_area') }),
  z.object({ code: z.literal('well_rated'), rating: z.number(), reviews: z.int() }),
  z.object({ code: z.literal('answers'), percent: z.int() }),
  z.object({ code: z.literal('fresh_turn') }),
  z.object({ code: z.literal('newcomer') }),
]);
export type Reason = z.output<typeof reason>;

/**
 * A request as sent to one professional. Until it is accepted `location` is the area only,
 * contacts in the description are masked, and `customer` is null.
 */
export const lead = z.object({
  id,
  status: z.enum(LEAD_STATUSES),
  sentAt: moment,
  respondedAt: z.nullable(moment),
  professionalResponse: z.nullable(z.string()),
  reasons: z.array(reason),
  distanceKm: z.nullable(z.number()),
  unreadCount: z.int(),
  allowedActions: z.array(z.enum(['accept', 'decline', 'message'])),
  serviceRequest: z.object({
    id,
    profession: z.enum(PROFESSIONS),
    description: z.string(),
    location: z.string(),
    urgency: z.enum(URGENCIES),
    status: z.enum(REQUEST_STATUSES),
    createdAt: moment,
    professionalId: z.nullable(id),
    messages: z.array(message),
    customer: z.nullable(
      z.object({
        id,
        name: z.string(),
        avatar: z.nullable(z.string()),
        email: z.nullable(z.string()),
        phone: z.nullable(z.string()),
      }),
    ),
  }),
});
export type Lead = z.output<typeof lead>;

export const listLeads = endpoint({
  method: 'GET',
  path: '/api/professionals/:id/service-requests',
  audience: 'professional',
  summary: 'The requests sent to the signed-in professional, newest first',
  params: { id },
  query: { before: z.optional(id) },
  response: z.array(lead),
  errors: ['not_yours'],
});

export const respondToLead = endpoint({
  method: 'POST',
  path: '/api/service-request-professionals/:id/respond',
  audience: 'professional',
  summary: 'Accept or decline a lead; the same answer again is harmless',
  params: { id },
  body: z.object({
    status: z.enum(['accepted', 'denied']),
    response: z.optional(z.nullable(text(0, 1000))),
  }),
  response: lead,
  errors: ['not_found', 'lead_already_answered', 'lead_closed', 'request_filled', 'request_closed'],
});
